import { say } from '../lib/words';

export type SoundKey =
  | 'creak'
  | 'step'
  | 'match'
  | 'click'
  | 'shuffle'
  | 'breath'
  | 'scream'
  | 'heartbeat'
  | 'door'
  | 'snuff'
  | 'lid'
  | 'page'
  | 'chime'
  | 'hammer'
  | 'clack'
  | 'scrape'
  | 'clatter';

/** Every sound says what it is. */
export const captionOf = (key: SoundKey) => say(`sound-${key}`);
