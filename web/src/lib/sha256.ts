/**
 * SHA-256, for checking the seed against its commitment. The browser's own is not available on plain HTTP in a
 * local network, which is where a game among friends often runs.
 */
const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);

// The constants are the first 32 bits of the fractional parts of roots of the first primes.
{
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    ROUND[found] = fraction(Math.cbrt(candidate));
    found++;
  }
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, bytes.length * 8);
  const state = Uint32Array.from(START);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 16; index++) schedule[index] = words.getUint32(block + index * 4);
    for (let index = 16; index < 64; index++) {
      const a = at(schedule, index - 15);
      const b = at(schedule, index - 2);
      const left = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const right = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      schedule[index] = at(schedule, index - 16) + left + at(schedule, index - 7) + right;
    }
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  const [s0, s1, s2, s3, s4, s5, s6, s7] = state as unknown as [number, number, number, number, number, number, number, number];
  let [a, b, c, d, e, f, g, h] = [s0, s1, s2, s3, s4, s5, s6, s7];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUND, index) + at(schedule, index)) >>> 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the seed shown at the end is the one that was promised at the start. */
export function keepsPromise(seed: string, commitment: string): boolean {
  return toHex(sha256(fromHex(seed))) === commitment.toLowerCase();
}
