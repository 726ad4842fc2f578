// Randomness as a port: the system's, or a seeded stream that gives the same bytes on every run.
import { randomFillSync } from 'node:crypto';

export interface Random {
  /** Fills the array and returns it. */
  fill(bytes: Uint8Array): Uint8Array;
}

export const systemRandom: Random = { fill: (bytes) => randomFillSync(bytes) };

/** xorshift128+ seeded by splitmix: fast and repeatable, never for secrets. */
export function seededRandom(seed: number): Random {
  let z = BigInt(seed) & MASK;
  const split = () => {
    z = (z + 0x9e3779b97f4a7c15n) & MASK;
    let x = z;
    x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return x ^ (x >> 31n);
  };
  let a = split();
  let b = split();
  return {
    fill: (bytes) => {
      for (let i = 0; i < bytes.length; i += 8) {
        let x = a;
        a = b;
        x ^= (x << 23n) & MASK;
        b = x ^ b ^ (x >> 17n) ^ (b >> 26n);
        let word = (a + b) & MASK;
        for (let j = i; j < Math.min(i + 8, bytes.length); j += 1) {
          bytes[j] = Number(word & 0xffn);
          word >>= 8n;
        }
      }
      return bytes;
    },
  };
}

/** A float in [0, 1) from a Random. */
export function fraction(random: Random): number {
  const b = random.fill(new Uint8Array(4));
  return ((((b[0] ?? 0) << 24) | ((b[1] ?? 0) << 16) | ((b[2] ?? 0) << 8) | (b[3] ?? 0)) >>> 0) / 2 ** 32;
}

const MASK = (1n << 64n) - 1n;
