import { MediaQuery } from 'svelte/reactivity';

import type { Pace } from './director.svelte';
import { recall, remember } from './memory';
import type { Lang } from './types';

/** What this browser remembers about how the house is shown. Nothing of it leaves the browser but the language. */
export interface Settings {
  lang: Lang;
  theme: 'auto' | 'night' | 'morning';
  motion: 'auto' | 'moving' | 'still';
  text: 'normal' | 'large';
  /** How long what happens is looked at before the next thing comes. */
  pace: Pace;
  /** 0 is silent. */
  volume: number;
  suddenSounds: boolean;
  flashing: boolean;
  captions: boolean;
  /** A device that can trembles with what is felt. */
  vibration: boolean;
  /** The first tap selects, the second chooses. */
  twice: boolean;
  /** The list of what lies on the board is unfolded. */
  listed: boolean;
  /** Single keys choose and open things. */
  keys: boolean;
}

function preferred(): Lang {
  return navigator.language.startsWith('ja') ? 'ja' : 'en';
}

function defaults(): Settings {
  return {
    lang: preferred(),
    theme: 'night',
    motion: 'auto',
    text: 'normal',
    pace: 'calm',
    volume: 0.6,
    suddenSounds: false,
    flashing: false,
    captions: true,
    vibration: true,
    twice: false,
    listed: false,
    keys: true,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(recall('settings') || '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...kept() });

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)');
const light = new MediaQuery('(prefers-color-scheme: light)');

export function isStill(): boolean {
  return settings.motion === 'still' || (settings.motion === 'auto' && reduced.current);
}

export function isMorning(): boolean {
  return settings.theme === 'morning' || (settings.theme === 'auto' && light.current);
}

/** Writes the settings down and onto the root element, where the style sheets see them. */
export function keepSettings(): void {
  $effect(() => remember('settings', JSON.stringify(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = isMorning() ? 'morning' : 'night';
    root.dataset.motion = isStill() ? 'still' : 'moving';
    root.dataset.text = settings.text;
    const ground = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (ground) ground.content = isMorning() ? '#f1ead9' : '#12131a';
    root.dataset.flashing = settings.flashing ? 'yes' : 'no';
  });
}
