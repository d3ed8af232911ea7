export { captionOf, CAPTIONS, type SoundKey } from './captions';
export { soundsFor } from './hidden-rooms';
export { hear, play, wakeOnGesture, type Cue, type SoundSettings } from './sound';
