/** Short, quiet sounds made on the spot; there are no sound files. Silent until the reader asks for sound. */
import { settings } from "./settings.svelte";

export type SoundName = "turn" | "dice" | "step" | "card" | "envelope" | "monster" | "death" | "shutter" | "end";

let context: AudioContext | undefined;

export function play(name: SoundName): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name](context, context.currentTime + 0.01);
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
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  source.buffer = buffer;
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
