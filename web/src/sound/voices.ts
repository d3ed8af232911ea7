import type { SoundKey } from './captions';

/** A place to sound in: the clock, where it goes, and how soft its beginnings are. */
export interface Room {
  context: AudioContext;
  out: AudioNode;
  /** The shortest beginning of a sound, in seconds. Longer when sudden sounds are unwanted. */
  soft: number;
}

let hiss: AudioBuffer | undefined;

function noise({ context }: Room): AudioBufferSourceNode {
  if (!hiss || hiss.sampleRate !== context.sampleRate) {
    hiss = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  return source;
}

function filter({ context }: Room, type: BiquadFilterType, frequency: number, q = 1): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  node.Q.value = q;
  return node;
}

/** Up to `peak`, then away. */
function swell(room: Room, at: number, peak: number, rise: number, fall: number): GainNode {
  const gain = room.context.createGain();
  const up = Math.max(rise, room.soft);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + up);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + up + fall);
  return gain;
}

function run(source: AudioScheduledSourceNode, at: number, length: number, ...through: AudioNode[]): void {
  through.reduce<AudioNode>((from, to) => from.connect(to), source);
  source.start(at);
  source.stop(at + length + 0.5);
}

function tone(
  room: Room,
  type: OscillatorType,
  at: number,
  from: number,
  to: number,
  time: number,
): OscillatorNode {
  const source = room.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + time);
  return source;
}

function hush(
  room: Room,
  at: number,
  band: BiquadFilterNode,
  peak: number,
  rise: number,
  fall: number,
): void {
  run(noise(room), at, rise + fall, band, swell(room, at, peak, rise, fall), room.out);
}

function thump(room: Room, at: number, pitch: number, peak: number): void {
  run(tone(room, 'sine', at, pitch, pitch * 0.6, 0.16), at, 0.3, swell(room, at, peak, 0.012, 0.2), room.out);
}

function creak(room: Room, at: number, pitch: number, peak: number): void {
  const wood = tone(room, 'sawtooth', at, pitch, pitch * 0.72, 0.34);
  const wobble = tone(room, 'triangle', at, 17, 31, 0.34);
  const depth = room.context.createGain();
  depth.gain.value = pitch * 0.16;
  run(wobble, at, 0.4, depth);
  depth.connect(wood.frequency);
  run(wood, at, 0.4, filter(room, 'bandpass', pitch * 6, 7), swell(room, at, peak, 0.05, 0.32), room.out);
}

function click(room: Room, at: number, peak = 0.35): void {
  hush(room, at, filter(room, 'bandpass', 2100, 2), peak, 0.002, 0.035);
  run(tone(room, 'sine', at, 240, 170, 0.06), at, 0.1, swell(room, at, peak * 0.6, 0.002, 0.07), room.out);
}

function scream(room: Room, at: number): void {
  const voice = tone(room, 'sawtooth', at, 620, 410, 1.3);
  const shake = tone(room, 'sine', at, 6.5, 8, 1.3);
  const depth = room.context.createGain();
  depth.gain.value = 16;
  run(shake, at, 1.5, depth);
  depth.connect(voice.frequency);
  const wall = filter(room, 'lowpass', 480, 0.6);
  run(voice, at, 1.5, wall, swell(room, at, 0.24, 0.22, 1.1), room.out);
}

/** One stroke of a tall clock in another room. */
function chime(room: Room, at: number): void {
  [196, 392, 523].forEach((pitch, n) =>
    run(
      tone(room, 'sine', at, pitch, pitch * 0.995, 1.8),
      at,
      2,
      swell(room, at, 0.16 / (n + 1), 0.03, 1.8),
      room.out,
    ),
  );
}

/** A nail goes into wood. */
function knock(room: Room, at: number): void {
  click(room, at, 0.22);
  thump(room, at, 120, 0.36);
}

/** Lacquered wood on wood: short, dry, lower the harder it comes. */
function clack(room: Room, at: number, loud: number): void {
  const pitch = 620 - 190 * loud;
  const peak = 0.05 + 0.4 * loud;
  hush(room, at, filter(room, 'bandpass', 2600 + 900 * (1 - loud), 3), peak * 0.6, 0.002, 0.022);
  [1, 2.76, 5.4].forEach((over, n) =>
    run(
      tone(room, 'sine', at, pitch * over, pitch * over * 0.97, 0.05),
      at,
      0.1,
      swell(room, at, peak / (1 + 1.6 * n), 0.002, 0.06 - 0.012 * n),
      room.out,
    ),
  );
}

export const VOICES: Record<SoundKey, (room: Room, at: number, loud: number) => void> = {
  creak: (room, at) => creak(room, at, 132, 0.8),
  step: (room, at) => {
    thump(room, at, 82, 0.34);
    creak(room, at + 0.05, 84, 0.6);
  },
  match: (room, at) => {
    hush(room, at, filter(room, 'highpass', 3800), 0.15, 0.02, 0.09);
    hush(room, at + 0.1, filter(room, 'bandpass', 2400, 0.7), 0.13, 0.06, 0.5);
  },
  click: (room, at) => click(room, at),
  shuffle: (room, at) => [0, 0.06, 0.11, 0.18, 0.23].forEach((late) => click(room, at + late, 0.16)),
  breath: (room, at) => hush(room, at, filter(room, 'bandpass', 760, 1.4), 0.34, 0.26, 0.5),
  scream,
  heartbeat: (room, at) => {
    thump(room, at, 58, 0.55);
    thump(room, at + 0.24, 50, 0.4);
  },
  door: (room, at) => {
    click(room, at, 0.3);
    creak(room, at + 0.12, 104, 0.7);
    hush(room, at + 0.35, filter(room, 'lowpass', 420), 0.12, 0.3, 0.8);
  },
  lid: (room, at) => {
    creak(room, at, 96, 0.4);
    thump(room, at + 0.42, 74, 0.34);
  },
  page: (room, at) =>
    [0, 0.16].forEach((late) => hush(room, at + late, filter(room, 'highpass', 2600), 0.07, 0.05, 0.16)),
  chime,
  clack,
  scrape: (room, at, loud) => {
    creak(room, at, 210, 0.12 + 0.3 * loud);
    hush(room, at, filter(room, 'bandpass', 1500, 1.2), 0.03 + 0.06 * loud, 0.08, 0.22);
  },
  clatter: (room, at, loud) =>
    [0, 0.07, 0.19, 0.27, 0.42].forEach((late, n) => clack(room, at + late, loud * (1 - 0.14 * n))),
  hammer: (room, at) => [0, 0.34, 0.7].forEach((late) => knock(room, at + late)),
  snuff: (room, at) => hush(room, at, filter(room, 'bandpass', 1300, 0.8), 0.3, 0.03, 0.34),
};
