// Chance that repeats: the same seed gives the same numbers. Every part of a run has dice of its own, by name, so that
// one part asking once more does not change what all the others get.

export interface Dice {
  /** In [0, 1). */
  next(): number;
  /** From 0 to `below` - 1. */
  int(below: number): number;
  between(least: number, most: number): number;
  hit(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  fork(name: string): Dice;
}

export function createDice(seed: string): Dice {
  let [a, b, c, d] = words(seed);
  // sfc32
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  const int = (below: number) => Math.floor(next() * below);
  return {
    next,
    int,
    between: (least, most) => least + int(most - least + 1),
    hit: (probability) => next() < probability,
    pick(from) {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[int(from.length)] as (typeof from)[number];
    },
    fork: (name) => createDice(`${seed}/${name}`),
  };
}

/** FNV-1a, once for each word. */
function words(seed: string): [number, number, number, number] {
  const word = (offset: number) => {
    let hash = 0x811c9dc5 ^ offset;
    for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    return hash | 0;
  };
  return [word(1), word(2), word(3), word(4)];
}
