export { captionOf, type SoundKey } from './captions';
export { hear, play, wakeOnGesture, type Cue, type SoundSettings } from './sound';
