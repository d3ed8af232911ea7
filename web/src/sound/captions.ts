import { say } from '../lib/words';

export type SoundKey =
  'creak' | 'step' | 'match' | 'click' | 'shuffle' | 'breath' | 'scream' | 'heartbeat' | 'door' | 'snuff';

/** Every sound says what it is. */
export const captionOf = (key: SoundKey) => say(`sound-${key}`);
