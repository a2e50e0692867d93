/** Short, quiet sounds made on the spot; there are no sound files. Silent until the reader has touched the page, and whenever the switch is off. */
import { settings } from "./settings.svelte";

export type SoundName = "turn" | "dice" | "step" | "card" | "envelope" | "monster" | "death" | "shutter" | "end" | "door" | "fire" | "rise" | "wound";
/** What is heard behind a table: wind in an empty mall, a town at night, a machine. */
export type Mood = "mall" | "town" | "station";

let context: AudioContext | undefined;

/** Browsers make no sound before the page was touched. */
function audible(): AudioContext | null {
  if (!settings.sound || !("AudioContext" in globalThis) || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

export function play(name: SoundName): void {
  const audio = audible();
  if (audio !== null) SOUNDS[name](audio, audio.currentTime + 0.01);
}

/** Pitch of the wind and of the hum under it. */
const MOODS: Record<Mood, { wind: number; hum: number }> = { mall: { wind: 320, hum: 50 }, town: { wind: 520, hum: 0 }, station: { wind: 180, hum: 62 } };

/** A quiet sound behind the table, until the returned word ends it. It starts at the first touch if none came yet. */
export function ambience(mood: Mood): () => void {
  let stop: (() => void) | null = null;
  const start = (): void => {
    const audio = stop === null ? audible() : null;
    if (audio !== null) stop = wind(audio, MOODS[mood]);
  };
  const hush = (): void => {
    if (document.hidden) {
      stop?.();
      stop = null;
    } else start();
  };
  start();
  addEventListener("pointerdown", start);
  addEventListener("keydown", start);
  document.addEventListener("visibilitychange", hush);
  return () => {
    removeEventListener("pointerdown", start);
    removeEventListener("keydown", start);
    document.removeEventListener("visibilitychange", hush);
    stop?.();
  };
}

const LOOP = 4;

function wind(audio: AudioContext, { wind: pitch, hum }: { wind: number; hum: number }): () => void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, LOOP);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  const gust = audio.createOscillator();
  const swing = audio.createGain();
  gust.frequency.value = 0.07;
  swing.gain.value = pitch * 0.45;
  gust.connect(swing).connect(filter.frequency);
  const loud = audio.createGain();
  loud.gain.setValueAtTime(0.0001, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.035, audio.currentTime + 3);
  source.connect(filter).connect(loud).connect(audio.destination);
  const tones: AudioScheduledSourceNode[] = [source, gust];
  if (hum > 0) {
    const drone = audio.createOscillator();
    const low = audio.createGain();
    drone.frequency.value = hum;
    low.gain.value = 0.2;
    drone.connect(low).connect(loud);
    tones.push(drone);
  }
  for (const tone of tones) tone.start();
  return () => {
    loud.gain.cancelScheduledValues(audio.currentTime);
    loud.gain.setTargetAtTime(0, audio.currentTime, 0.15);
    for (const tone of tones) tone.stop(audio.currentTime + 0.8);
  };
}

function hiss(audio: AudioContext, length: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

type Maker = (audio: AudioContext, at: number) => void;

const SOUNDS: Record<SoundName, Maker> = {
  turn: (audio, at) => {
    tone(audio, at, 523, 0.16, 0.07, "triangle");
    tone(audio, at + 0.12, 784, 0.3, 0.07, "triangle");
  },
  dice: (audio, at) => {
    for (let knock = 0; knock < 6; knock++) noise(audio, at + knock * 0.06 + Math.random() * 0.02, 0.03, 2400, 0.09);
  },
  step: (audio, at) => {
    noise(audio, at, 0.05, 420, 0.12);
    noise(audio, at + 0.12, 0.05, 380, 0.1);
  },
  card: (audio, at) => noise(audio, at, 0.09, 3600, 0.06),
  envelope: (audio, at) => {
    noise(audio, at, 0.16, 1800, 0.08);
    tone(audio, at + 0.14, 330, 0.08, 0.04, "sine");
  },
  monster: (audio, at) => tone(audio, at, 92, 0.28, 0.09, "sawtooth", 58),
  death: (audio, at) => {
    tone(audio, at, 196, 0.5, 0.08, "triangle", 73);
    noise(audio, at, 0.18, 300, 0.12);
  },
  shutter: (audio, at) => {
    for (let slat = 0; slat < 9; slat++) noise(audio, at + slat * 0.035, 0.03, 900 - slat * 60, 0.09);
    noise(audio, at + 0.34, 0.14, 160, 0.22);
  },
  door: (audio, at) => {
    noise(audio, at, 0.06, 900, 0.2);
    noise(audio, at + 0.16, 0.07, 700, 0.24);
    for (let splinter = 0; splinter < 5; splinter++) noise(audio, at + 0.3 + splinter * 0.03, 0.05, 1600 - splinter * 180, 0.14);
  },
  fire: (audio, at) => {
    for (let lick = 0; lick < 10; lick++) noise(audio, at + lick * 0.06, 0.14, 500 + (lick % 3) * 260, 0.12);
    tone(audio, at, 70, 0.6, 0.08, "sawtooth", 44);
  },
  rise: (audio, at) => {
    noise(audio, at, 0.3, 210, 0.14);
    tone(audio, at + 0.1, 64, 0.36, 0.07, "sawtooth", 96);
  },
  wound: (audio, at) => {
    noise(audio, at, 0.05, 1300, 0.16);
    tone(audio, at + 0.02, 150, 0.18, 0.08, "square", 90);
  },
  end: (audio, at) => {
    for (const [index, pitch] of [262, 330, 392, 523].entries()) tone(audio, at + index * 0.17, pitch, 0.6, 0.05, "triangle");
  },
};

function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number, shape: OscillatorType, end = pitch): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(end, at + length);
  source.connect(fade(audio, at, length, loud)).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, length);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(audio, at, length, loud)).connect(audio.destination);
  source.start(at);
}

function fade(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}
