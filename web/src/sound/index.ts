export { captionOf, CAPTIONS, type SoundKey } from './captions';
export { hear, play, wakeOnGesture, type Cue, type SoundSettings } from './sound';
