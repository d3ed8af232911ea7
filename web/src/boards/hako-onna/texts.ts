import { speaker } from '../../lib/words';

export const say = speaker('hako-onna');
