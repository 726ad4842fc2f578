// SHA-256 without node:crypto, whose loading alone takes a hot command a tenth of its time. For short texts; the same
// digits as `sha256` gives.

/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard defines them. */
function fractionsOf(root: (prime: number) => number, count: number): Int32Array {
  const fractions = new Int32Array(count);
  for (let [found, candidate] = [0, 2]; found < count; candidate += 1) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 1;
    if (divisor * divisor <= candidate) continue;
    fractions[found] = ((root(candidate) % 1) * 2 ** 32) | 0;
    found += 1;
  }
  return fractions;
}

const ROUNDS = fractionsOf(Math.cbrt, 64);
const START = fractionsOf(Math.sqrt, 8);

/** 64 lower-case hex digits over UTF-8. */
export function plainSha256(text: string): string {
  const bytes = Buffer.byteLength(text);
  const length = (((bytes + 8) >> 6) + 1) << 6;
  const padded = Buffer.alloc(length);
  padded.write(text);
  const block = new DataView(padded.buffer, padded.byteOffset, length);
  block.setUint8(bytes, 0x80);
  block.setUint32(length - 8, Math.floor(bytes / 2 ** 29));
  block.setUint32(length - 4, bytes << 3);
  const state = START.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < length; at += 64) takeBlock(state, words, block, at);
  let digits = '';
  for (const word of state) digits += (word >>> 0).toString(16).padStart(8, '0');
  return digits;
}

function takeBlock(state: Int32Array, w: Int32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) w[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  const before = state.slice();
  let a = before[0] as number;
  let b = before[1] as number;
  let c = before[2] as number;
  let d = before[3] as number;
  let e = before[4] as number;
  let f = before[5] as number;
  let g = before[6] as number;
  let h = before[7] as number;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state.set([a, b, c, d, e, f, g, h]);
  for (let i = 0; i < 8; i += 1) state[i] = ((state[i] as number) + (before[i] as number)) | 0;
}
