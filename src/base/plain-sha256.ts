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

/**
 * Eight rounds are written out, after which each name stands for its own value again. A loop of single rounds would be so
 * hot that V8 optimises it, for longer than a hook hashes.
 */
function takeBlock(state: Int32Array, w: Int32Array, block: DataView, at: number): void {
  let x: number;
  let y: number;
  for (let i = 0; i < 16; i += 1) w[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    x = w[i - 15] as number;
    y = w[i - 2] as number;
    x = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    y = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + x + (w[i - 7] as number) + y;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i += 8) {
    x = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    h = (h + x + (g ^ (e & (f ^ g))) + (ROUNDS[i] as number) + (w[i] as number)) | 0;
    d = (d + h) | 0;
    y = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    h = (h + y + ((a & b) | (c & (a | b)))) | 0;
    x = ((d >>> 6) | (d << 26)) ^ ((d >>> 11) | (d << 21)) ^ ((d >>> 25) | (d << 7));
    g = (g + x + (f ^ (d & (e ^ f))) + (ROUNDS[i + 1] as number) + (w[i + 1] as number)) | 0;
    c = (c + g) | 0;
    y = ((h >>> 2) | (h << 30)) ^ ((h >>> 13) | (h << 19)) ^ ((h >>> 22) | (h << 10));
    g = (g + y + ((h & a) | (b & (h | a)))) | 0;
    x = ((c >>> 6) | (c << 26)) ^ ((c >>> 11) | (c << 21)) ^ ((c >>> 25) | (c << 7));
    f = (f + x + (e ^ (c & (d ^ e))) + (ROUNDS[i + 2] as number) + (w[i + 2] as number)) | 0;
    b = (b + f) | 0;
    y = ((g >>> 2) | (g << 30)) ^ ((g >>> 13) | (g << 19)) ^ ((g >>> 22) | (g << 10));
    f = (f + y + ((g & h) | (a & (g | h)))) | 0;
    x = ((b >>> 6) | (b << 26)) ^ ((b >>> 11) | (b << 21)) ^ ((b >>> 25) | (b << 7));
    e = (e + x + (d ^ (b & (c ^ d))) + (ROUNDS[i + 3] as number) + (w[i + 3] as number)) | 0;
    a = (a + e) | 0;
    y = ((f >>> 2) | (f << 30)) ^ ((f >>> 13) | (f << 19)) ^ ((f >>> 22) | (f << 10));
    e = (e + y + ((f & g) | (h & (f | g)))) | 0;
    x = ((a >>> 6) | (a << 26)) ^ ((a >>> 11) | (a << 21)) ^ ((a >>> 25) | (a << 7));
    d = (d + x + (c ^ (a & (b ^ c))) + (ROUNDS[i + 4] as number) + (w[i + 4] as number)) | 0;
    h = (h + d) | 0;
    y = ((e >>> 2) | (e << 30)) ^ ((e >>> 13) | (e << 19)) ^ ((e >>> 22) | (e << 10));
    d = (d + y + ((e & f) | (g & (e | f)))) | 0;
    x = ((h >>> 6) | (h << 26)) ^ ((h >>> 11) | (h << 21)) ^ ((h >>> 25) | (h << 7));
    c = (c + x + (b ^ (h & (a ^ b))) + (ROUNDS[i + 5] as number) + (w[i + 5] as number)) | 0;
    g = (g + c) | 0;
    y = ((d >>> 2) | (d << 30)) ^ ((d >>> 13) | (d << 19)) ^ ((d >>> 22) | (d << 10));
    c = (c + y + ((d & e) | (f & (d | e)))) | 0;
    x = ((g >>> 6) | (g << 26)) ^ ((g >>> 11) | (g << 21)) ^ ((g >>> 25) | (g << 7));
    b = (b + x + (a ^ (g & (h ^ a))) + (ROUNDS[i + 6] as number) + (w[i + 6] as number)) | 0;
    f = (f + b) | 0;
    y = ((c >>> 2) | (c << 30)) ^ ((c >>> 13) | (c << 19)) ^ ((c >>> 22) | (c << 10));
    b = (b + y + ((c & d) | (e & (c | d)))) | 0;
    x = ((f >>> 6) | (f << 26)) ^ ((f >>> 11) | (f << 21)) ^ ((f >>> 25) | (f << 7));
    a = (a + x + (h ^ (f & (g ^ h))) + (ROUNDS[i + 7] as number) + (w[i + 7] as number)) | 0;
    e = (e + a) | 0;
    y = ((b >>> 2) | (b << 30)) ^ ((b >>> 13) | (b << 19)) ^ ((b >>> 22) | (b << 10));
    a = (a + y + ((b & c) | (d & (b | c)))) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}
