import type { State } from './types';

/** A game without words of its own is shown by the words of its records. */
export function worded(state: State): State {
  return {
    ...state,
    prompt: state.prompt.replace(/^prompt-/, ''),
    choices: state.choices.map((choice) =>
      choice.say.startsWith('choice-') ? { ...choice, say: choice.text } : choice,
    ),
    result: state.result.replace(/^result-/, ''),
  };
}
