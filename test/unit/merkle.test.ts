import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import {
  consistencyProof,
  createMerkleFrontier,
  EMPTY_ROOT,
  inclusionProof,
  verifyConsistency,
  verifyInclusion,
} from '../../src/base/merkle.ts';

// The reference leaves, roots and proofs of the Certificate Transparency projects.
const CT_LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const CT_ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const CT_INCLUSION: [leaf: number, size: number, proof: string[]][] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [3, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    2,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];
const CT_CONSISTENCY: [oldSize: number, newSize: number, proof: string[]][] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
  [
    6,
    7,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
];

const digest = (...parts: Uint8Array[]) => {
  const hasher = createHash('sha256');
  for (const part of parts) hasher.update(part);
  return hasher.digest();
};

/** RFC 6962, 2.1, word for word; remembered, because the exhaustive tests ask for the same subtrees again and again. */
function naiveRoot(leaves: readonly string[]): Buffer {
  const id = leaves.join();
  const known = naiveRoots.get(id) ?? computeNaiveRoot(leaves);
  naiveRoots.set(id, known);
  return known;
}

const naiveRoots = new Map<string, Buffer>();

function computeNaiveRoot(leaves: readonly string[]): Buffer {
  if (leaves.length === 0) return digest();
  if (leaves.length === 1) return digest(Buffer.of(0), Buffer.from(leaves[0] ?? '', 'hex'));
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return digest(Buffer.of(1), naiveRoot(leaves.slice(0, k)), naiveRoot(leaves.slice(k)));
}

/** RFC 6962, 2.1.1: PATH(m, D[n]). */
function naivePath(index: number, leaves: readonly string[]): string[] {
  if (leaves.length <= 1) return [];
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return index < k
    ? [...naivePath(index, leaves.slice(0, k)), naiveRoot(leaves.slice(k)).toString('hex')]
    : [...naivePath(index - k, leaves.slice(k)), naiveRoot(leaves.slice(0, k)).toString('hex')];
}

/** RFC 6962, 2.1.2: SUBPROOF(m, D[n], b). */
function naiveSubproof(oldSize: number, leaves: readonly string[], isWhole: boolean): string[] {
  if (oldSize === leaves.length) return isWhole ? [] : [naiveRoot(leaves).toString('hex')];
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return oldSize <= k
    ? [...naiveSubproof(oldSize, leaves.slice(0, k), isWhole), naiveRoot(leaves.slice(k)).toString('hex')]
    : [...naiveSubproof(oldSize - k, leaves.slice(k), false), naiveRoot(leaves.slice(0, k)).toString('hex')];
}

const LEAVES = Array.from({ length: 70 }, (_, index) => sha256(`leaf ${index}`));
const ROOTS = Array.from({ length: 71 }, (_, size) => naiveRoot(LEAVES.slice(0, size)).toString('hex'));
const rootOf = (size: number) => ROOTS[size] ?? '';

function frontierOf(leaves: readonly string[]) {
  const frontier = createMerkleFrontier();
  for (const leaf of leaves) frontier.append(leaf);
  return frontier;
}

function flipBit(hash: string, bit: number): string {
  const bytes = Buffer.from(hash, 'hex');
  const at = bit >> 3;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit & 7));
  return bytes.toString('hex');
}

/** Every way to spoil a list of hashes in one place. */
function* mutations(proof: readonly string[]): Generator<string[]> {
  for (let at = 0; at <= proof.length; at += 1) {
    yield proof.toSpliced(at, 0, sha256(`inserted ${at}`));
    if (at === proof.length) continue;
    const hash = proof[at] ?? '';
    yield proof.toSpliced(at, 0, hash);
    yield proof.toSpliced(at, 1);
    for (let bit = 0; bit < 256; bit += 37) yield proof.with(at, flipBit(hash, bit));
    yield proof.with(at, hash.slice(0, 62));
    yield proof.with(at, `${hash}00`);
    yield proof.with(at, 'not hex');
    if (hash !== hash.toUpperCase()) yield proof.with(at, hash.toUpperCase());
    if (at > 0 && proof[at - 1] !== hash) yield proof.with(at, proof[at - 1] ?? '').with(at - 1, hash);
  }
}

describe('the Certificate Transparency vectors', () => {
  test('give the published root at every size', () => {
    expect(EMPTY_ROOT).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    const frontier = createMerkleFrontier();
    expect(frontier.root()).toBe(EMPTY_ROOT);
    CT_LEAVES.forEach((leaf, index) => {
      frontier.append(leaf);
      expect(frontier.root()).toBe(CT_ROOTS[index]);
    });
  });

  test.each(CT_INCLUSION)('give the published inclusion proof of leaf %i in a tree of %i', (leaf, size, proof) => {
    expect(inclusionProof(CT_LEAVES, leaf - 1, size)).toEqual(proof);
    const claim = { leaf: CT_LEAVES[leaf - 1] ?? '', index: leaf - 1, size, proof, root: CT_ROOTS[size - 1] ?? '' };
    expect(verifyInclusion(claim)).toBe(true);
  });

  test.each(CT_CONSISTENCY)('give the published consistency proof from %i to %i', (oldSize, newSize, proof) => {
    expect(consistencyProof(CT_LEAVES, oldSize, newSize)).toEqual(proof);
    const oldRoot = CT_ROOTS[oldSize - 1] ?? '';
    expect(verifyConsistency({ oldSize, oldRoot, newSize, newRoot: CT_ROOTS[newSize - 1] ?? '', proof })).toBe(true);
  });
});

describe('the frontier', () => {
  test('equals the recursive definition at every size up to 70, and after a restart at each', () => {
    const whole = createMerkleFrontier();
    let restarted = createMerkleFrontier();
    for (let size = 0; size <= 70; size += 1) {
      expect([whole.size, whole.root()]).toEqual([size, rootOf(size)]);
      expect([restarted.size, restarted.root()]).toEqual([size, rootOf(size)]);
      expect(whole.hashes()).toHaveLength(size.toString(2).replaceAll('0', '').length);
      const leaf = LEAVES[size];
      if (leaf === undefined) break;
      whole.append(leaf);
      restarted = createMerkleFrontier(restarted.size, restarted.hashes());
      restarted.append(leaf);
    }
  });

  test('equals the recursive definition for random leaves and restart points', () => {
    const anyLeaves = fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { maxLength: 300 });
    fc.assert(
      fc.property(anyLeaves, fc.nat(300), (bytes, cut) => {
        const leaves = bytes.map((leaf) => Buffer.from(leaf).toString('hex'));
        const first = frontierOf(leaves.slice(0, cut));
        const second = createMerkleFrontier(first.size, first.hashes());
        for (const leaf of leaves.slice(cut)) second.append(leaf);
        expect(second.root()).toBe(naiveRoot(leaves).toString('hex'));
      }),
    );
  });

  test('goes on beyond 2^32 leaves', () => {
    const size = 2 ** 33 + 1;
    const [perfect = '', single = ''] = LEAVES;
    const frontier = createMerkleFrontier(size, [perfect, single]);
    frontier.append(LEAVES[2] ?? '');
    expect(frontier.size).toBe(size + 1);
    const pair = digest(Buffer.of(1), Buffer.from(single, 'hex'), naiveRoot([LEAVES[2] ?? '']));
    expect(frontier.hashes()).toEqual([perfect, pair.toString('hex')]);
    expect(frontier.root()).toBe(digest(Buffer.of(1), Buffer.from(perfect, 'hex'), pair).toString('hex'));
  });

  test('gives hashes that do not change when it goes on', () => {
    const frontier = frontierOf(LEAVES.slice(0, 5));
    const before = frontier.hashes();
    frontier.append(LEAVES[5] ?? '');
    expect(before).toEqual(frontierOf(LEAVES.slice(0, 5)).hashes());
  });

  test.each<[string, () => unknown]>([
    ['too few hashes for its size', () => createMerkleFrontier(3, [sha256('a')])],
    ['too many hashes for its size', () => createMerkleFrontier(4, [sha256('a'), sha256('b')])],
    ['a negative size', () => createMerkleFrontier(-1)],
    ['a fractional size', () => createMerkleFrontier(0.5)],
    ['a hash that is none', () => createMerkleFrontier(1, ['ab'])],
    ['a leaf that is not hex', () => createMerkleFrontier().append('zz'.repeat(32))],
    ['a leaf of half bytes', () => createMerkleFrontier().append('abc')],
    ['a leaf with a stray letter at its end', () => createMerkleFrontier().append(`${'a'.repeat(63)}g`)],
    ['an index outside the tree', () => inclusionProof(LEAVES, 3, 3)],
    ['a size beyond the leaves', () => inclusionProof(LEAVES, 3, 71)],
    ['a negative index', () => inclusionProof(LEAVES, -1)],
    ['a tree that shrank', () => consistencyProof(LEAVES, 5, 4)],
  ])('refuses %s', (_name, action) => {
    expect(action).toThrow(Refusal);
  });
});

describe('inclusion proofs', () => {
  test('are those of RFC 6962 and verify, for every leaf of every size up to 70', () => {
    for (let size = 1; size <= 70; size += 1) {
      for (let index = 0; index < size; index += 1) {
        const proof = inclusionProof(LEAVES, index, size);
        expect(proof).toEqual(naivePath(index, LEAVES.slice(0, size)));
        const leaf = LEAVES[index] ?? '';
        expect(verifyInclusion({ leaf, index, size, proof, root: rootOf(size) })).toBe(true);
      }
    }
  });

  test('are refused after any single mutation, for every leaf of every size up to 20', () => {
    for (let size = 1; size <= 20; size += 1) {
      for (let index = 0; index < size; index += 1) {
        const claim = {
          leaf: LEAVES[index] ?? '',
          index,
          size,
          proof: inclusionProof(LEAVES, index, size),
          root: rootOf(size),
        };
        for (const proof of mutations(claim.proof)) expect(verifyInclusion({ ...claim, proof })).toBe(false);
        for (let other = -1; other <= size + 1; other += 1) {
          expect(verifyInclusion({ ...claim, index: other })).toBe(other === index);
        }
        for (const other of LEAVES.slice(0, 21)) {
          expect(verifyInclusion({ ...claim, leaf: other })).toBe(other === claim.leaf);
        }
        for (const root of [flipBit(claim.root, 0), EMPTY_ROOT, rootOf(size + 1), claim.root.toUpperCase(), '']) {
          expect(verifyInclusion({ ...claim, root })).toBe(false);
        }
        expect(verifyInclusion({ ...claim, size: 0 })).toBe(false);
        expect(verifyInclusion({ ...claim, size: size + 64 })).toBe(false);
        expect(verifyInclusion({ ...claim, index: index + 0.5 })).toBe(false);
      }
    }
  });

  test('do not let an inner node pass for a leaf', () => {
    const [left = '', right = ''] = LEAVES;
    const inner = naiveRoot([left]).toString('hex') + naiveRoot([right]).toString('hex');
    expect(verifyInclusion({ leaf: inner, index: 0, size: 1, proof: [], root: rootOf(2) })).toBe(false);
  });
});

describe('consistency proofs', () => {
  test('are those of RFC 6962 and verify, for every pair of sizes up to 70', () => {
    for (let newSize = 0; newSize <= 70; newSize += 1) {
      for (let oldSize = 0; oldSize <= newSize; oldSize += 1) {
        const proof = consistencyProof(LEAVES, oldSize, newSize);
        expect(proof).toEqual(oldSize === 0 ? [] : naiveSubproof(oldSize, LEAVES.slice(0, newSize), true));
        const claim = { oldSize, oldRoot: rootOf(oldSize), newSize, newRoot: rootOf(newSize), proof };
        expect(verifyConsistency(claim)).toBe(true);
      }
    }
  });

  test('are refused after any single mutation, for every pair of sizes up to 20', () => {
    for (let newSize = 1; newSize <= 20; newSize += 1) {
      for (let oldSize = 0; oldSize <= newSize; oldSize += 1) {
        const proof = consistencyProof(LEAVES, oldSize, newSize);
        const claim = { oldSize, oldRoot: rootOf(oldSize), newSize, newRoot: rootOf(newSize), proof };
        for (const spoilt of mutations(proof)) expect(verifyConsistency({ ...claim, proof: spoilt })).toBe(false);
        for (let other = -1; other <= newSize + 1; other += 1) {
          expect(verifyConsistency({ ...claim, oldSize: other })).toBe(other === oldSize);
        }
        expect(verifyConsistency({ ...claim, oldRoot: flipBit(claim.oldRoot, 9) })).toBe(false);
        expect(verifyConsistency({ ...claim, oldRoot: '' })).toBe(false);
        // Nothing is known of a tree that continues the empty one.
        expect(verifyConsistency({ ...claim, newRoot: flipBit(claim.newRoot, 9) })).toBe(oldSize === 0);
        const swapped = { ...claim, oldRoot: claim.newRoot, newRoot: claim.oldRoot };
        expect(verifyConsistency(swapped)).toBe(oldSize === newSize);
        expect(verifyConsistency({ ...claim, oldSize: newSize, newSize: oldSize })).toBe(oldSize === newSize);
      }
    }
  });

  test('find a log whose past was rewritten', () => {
    const rewritten = LEAVES.with(3, sha256('another past'));
    for (let oldSize = 4; oldSize < 40; oldSize += 1) {
      const proof = consistencyProof(rewritten, oldSize, 40);
      const newRoot = frontierOf(rewritten.slice(0, 40)).root();
      expect(verifyConsistency({ oldSize, oldRoot: rootOf(oldSize), newSize: 40, newRoot, proof })).toBe(false);
    }
  });
});
