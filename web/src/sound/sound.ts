import type { SoundKey } from './captions';
import { VOICES } from './voices';

export interface SoundSettings {
  /** 0 to 1. At 0 nothing sounds; captions remain. */
  volume: number;
  /** Every sound begins slowly, and none is loud. */
  noSudden: boolean;
}

export interface Cue {
  key: SoundKey;
  /** Milliseconds from now. */
  after: number;
  /** 0 to 1: how hard, where it can be harder or softer. */
  loud?: number;
}

const GESTURES = ['pointerdown', 'keydown'] as const;
const SOFT = 0.004;
const SOFTER = 0.12;

let settings: SoundSettings = { volume: 0.6, noSudden: false };
let context: AudioContext | undefined;
let out: GainNode | undefined;

/** Browsers and good manners: silent until somebody has touched the page. Call once at the start. */
export function wakeOnGesture(): void {
  const wake = (gesture: Event) => {
    if (gesture instanceof KeyboardEvent && gesture.key === 'Escape') return; // no gesture to a browser
    GESTURES.forEach((gesture) => removeEventListener(gesture, wake, true));
    context = new AudioContext();
    const limit = context.createDynamicsCompressor();
    out = context.createGain();
    out.connect(limit).connect(context.destination);
    hear(settings);
  };
  GESTURES.forEach((gesture) => addEventListener(gesture, wake, { capture: true, passive: true }));
}

/** Take these settings from now on. */
export function hear(wanted: SoundSettings): void {
  settings = wanted;
  if (!context || !out) return;
  const loud = wanted.volume ** 2 * (wanted.noSudden ? 0.6 : 1);
  out.gain.setTargetAtTime(loud, context.currentTime, 0.02);
}

/** Sounds them if they may be heard. What they say is for the caller to show, heard or not. */
export function play(cues: Cue[]): void {
  if (!context || !out || settings.volume <= 0) return;
  if (context.state === 'suspended') void context.resume();
  const room = { context, out, soft: settings.noSudden ? SOFTER : SOFT };
  for (const cue of cues)
    VOICES[cue.key](room, context.currentTime + cue.after / 1000 + 0.01, cue.loud ?? 0.6);
}
