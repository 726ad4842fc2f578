// The Merkle tree of RFC 6962 and RFC 9162 over leaves given in hex: an incremental root whose memory is log n hashes,
// and proofs that a leaf is included and that a tree only grew.
import { hash } from 'node:crypto';
import { refuse } from './contract.ts';
import { assert } from './errors.ts';
import { isSha256, sha256 } from './hash.ts';

/** The root of the tree without leaves. */
export const EMPTY_ROOT = sha256('');

export interface MerkleFrontier {
  readonly size: number;
  /** Adds one leaf: its bytes in hex, in the ledger always a 32-byte hash. */
  append(leaf: string): void;
  root(): string;
  /** Roots of the perfect subtrees, largest first: with `size`, all that is needed to go on later. */
  hashes(): string[];
}

/** Starts empty, or where an earlier frontier stood. */
export function createMerkleFrontier(startSize = 0, hashes: readonly string[] = []): MerkleFrontier {
  if (!isSize(startSize) || hashes.length !== countOnes(startSize) || !hashes.every(isSha256)) {
    throw refuse('invalid_proof', `A tree of ${startSize} leaves is not described by ${hashes.length} hashes.`, {
      size: startSize,
    });
  }
  let size = startSize;
  const stack = hashes.map(hexToBinary);
  return {
    get size() {
      return size;
    },
    append(leaf) {
      let node = hashLeaf(leaf);
      // Each trailing one bit of the size is a perfect subtree that the new one completes.
      for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) {
        const left = stack.pop();
        assert(left !== undefined, 'the frontier holds one hash for each one bit of its size');
        node = hashPair(left, node);
      }
      stack.push(node);
      size += 1;
    },
    root: () => binaryToHex(foldRight(stack)),
    hashes: () => stack.map(binaryToHex),
  };
}

/** The path from a leaf to the root of the tree of the first `size` leaves (RFC 9162, 2.1.3.1). */
export function inclusionProof(leaves: readonly string[], index: number, size = leaves.length): string[] {
  if (!isSize(size) || size > leaves.length || !isSize(index) || index >= size) {
    throw refuse('invalid_proof', `There is no leaf ${index} in a tree of ${size}.`, { index, size });
  }
  return pathTo(index, size, (start, end) => rangeRoot(leaves, start, end));
}

/** Below this many leaves a subtree is hashed again rather than remembered. */
const REMEMBERED_RANGE = 64;

/** Proofs for many leaves of one tree: large subtrees are hashed once for all of them. */
export function createInclusionProver(leaves: readonly string[]): { proof(index: number): string[] } {
  const known = new Map<string, string>();
  const rootOf = (start: number, end: number): string => {
    if (end - start < REMEMBERED_RANGE) return rangeRoot(leaves, start, end);
    const name = `${start}-${end}`;
    let root = known.get(name);
    if (root === undefined) {
      const middle = start + largestPowerBelow(end - start);
      root = binaryToHex(hashPair(hexToBinary(rootOf(start, middle)), hexToBinary(rootOf(middle, end))));
      known.set(name, root);
    }
    return root;
  };
  return {
    proof(index) {
      if (!isSize(index) || index >= leaves.length) {
        throw refuse('invalid_proof', `There is no leaf ${index} in a tree of ${leaves.length}.`, { index });
      }
      return pathTo(index, leaves.length, rootOf);
    },
  };
}

function pathTo(index: number, size: number, rootOf: (start: number, end: number) => string): string[] {
  const proof: string[] = [];
  let start = 0;
  let end = size;
  while (end - start > 1) {
    const middle = start + largestPowerBelow(end - start);
    if (index < middle) {
      proof.push(rootOf(middle, end));
      end = middle;
    } else {
      proof.push(rootOf(start, middle));
      start = middle;
    }
  }
  return proof.toReversed();
}

export interface InclusionClaim {
  readonly leaf: string;
  readonly index: number;
  readonly size: number;
  readonly proof: readonly string[];
  readonly root: string;
}

/** RFC 9162, 2.1.3.2. False for anything malformed, because a proof comes from outside. */
export function verifyInclusion({ leaf, index, size, proof, root }: InclusionClaim): boolean {
  if (!isSize(index) || !isSize(size) || index >= size) return false;
  if (!isHex(leaf) || !isSha256(root) || !proof.every(isSha256)) return false;
  let place = index;
  let last = size - 1;
  let node = hashLeaf(leaf);
  for (const sibling of proof) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      node = hashPair(hexToBinary(sibling), node);
      while (place % 2 === 0 && place !== 0) {
        place /= 2;
        last = half(last);
      }
    } else {
      node = hashPair(node, hexToBinary(sibling));
    }
    place = half(place);
    last = half(last);
  }
  return last === 0 && binaryToHex(node) === root;
}

/** Shows that the tree of the first `oldSize` leaves is a prefix of that of the first `newSize` (RFC 9162, 2.1.4.1). */
export function consistencyProof(leaves: readonly string[], oldSize: number, newSize = leaves.length): string[] {
  if (!isSize(oldSize) || !isSize(newSize) || oldSize > newSize || newSize > leaves.length) {
    throw refuse('invalid_proof', `A tree of ${newSize} leaves does not continue one of ${oldSize}.`, {
      old_size: oldSize,
      new_size: newSize,
    });
  }
  if (oldSize === 0 || oldSize === newSize) return [];
  const proof: string[] = [];
  let start = 0;
  let end = newSize;
  // Whether the old tree still is the whole of the range, so that its root is known to the verifier.
  let isWhole = true;
  while (oldSize < end) {
    const middle = start + largestPowerBelow(end - start);
    if (oldSize <= middle) {
      proof.push(rangeRoot(leaves, middle, end));
      end = middle;
    } else {
      proof.push(rangeRoot(leaves, start, middle));
      start = middle;
      isWhole = false;
    }
  }
  if (!isWhole) proof.push(rangeRoot(leaves, start, end));
  return proof.toReversed();
}

export interface ConsistencyClaim {
  readonly oldSize: number;
  readonly oldRoot: string;
  readonly newSize: number;
  readonly newRoot: string;
  readonly proof: readonly string[];
}

/** RFC 9162, 2.1.4.2. Every tree continues the empty one, whose root must then be the empty root. */
export function verifyConsistency({ oldSize, oldRoot, newSize, newRoot, proof }: ConsistencyClaim): boolean {
  if (!isSize(oldSize) || !isSize(newSize) || oldSize > newSize) return false;
  if (!isSha256(oldRoot) || !isSha256(newRoot) || !proof.every(isSha256)) return false;
  if (oldSize === newSize) return proof.length === 0 && oldRoot === newRoot && (newSize > 0 || newRoot === EMPTY_ROOT);
  if (oldSize === 0) return proof.length === 0 && oldRoot === EMPTY_ROOT;
  let place = oldSize - 1;
  let last = newSize - 1;
  while (place % 2 === 1) {
    place = half(place);
    last = half(last);
  }
  // An old tree that is perfect is itself the first node of the path.
  const path = place === 0 ? [oldRoot, ...proof] : proof;
  const first = path[0];
  if (first === undefined) return false;
  let oldNode = hexToBinary(first);
  let newNode = oldNode;
  for (const hex of path.slice(1)) {
    if (last === 0) return false;
    const sibling = hexToBinary(hex);
    if (place % 2 === 1 || place === last) {
      oldNode = hashPair(sibling, oldNode);
      newNode = hashPair(sibling, newNode);
      while (place % 2 === 0 && place !== 0) {
        place /= 2;
        last = half(last);
      }
    } else {
      newNode = hashPair(newNode, sibling);
    }
    place = half(place);
    last = half(last);
  }
  return last === 0 && binaryToHex(oldNode) === oldRoot && binaryToHex(newNode) === newRoot;
}

// Inside, a hash is a string of 32 code units below 256: node:crypto returns and Buffer writes that several times
// faster than hex or a new Buffer. The two inputs are reused, which is safe because hashing is synchronous.
const HASH_BYTES = 32;
const leafInput = Buffer.alloc(1 + HASH_BYTES, 0);
const pairInput = Buffer.alloc(1 + 2 * HASH_BYTES, 1);

function hashLeaf(leaf: string): string {
  if (leaf.length === 2 * HASH_BYTES && leafInput.write(leaf, 1, 'hex') === HASH_BYTES) {
    return hash('sha256', leafInput, 'binary');
  }
  const bytes = Buffer.from(`00${leaf}`, 'hex');
  if (bytes.length * 2 !== leaf.length + 2) throw refuse('invalid_proof', 'A leaf is given as whole bytes in hex.');
  return hash('sha256', bytes, 'binary');
}

function hashPair(left: string, right: string): string {
  pairInput.write(left, 1, 'latin1');
  pairInput.write(right, 1 + HASH_BYTES, 'latin1');
  return hash('sha256', pairInput, 'binary');
}

function hexToBinary(hex: string): string {
  return Buffer.from(hex, 'hex').toString('latin1');
}

function binaryToHex(binary: string): string {
  return Buffer.from(binary, 'latin1').toString('hex');
}

function foldRight(stack: readonly string[]): string {
  const smallest = stack.at(-1);
  if (smallest === undefined) return hexToBinary(EMPTY_ROOT);
  return stack.slice(0, -1).reduceRight((node, subtree) => hashPair(subtree, node), smallest);
}

function rangeRoot(leaves: readonly string[], start: number, end: number): string {
  const frontier = createMerkleFrontier();
  for (let index = start; index < end; index += 1) {
    const leaf = leaves[index];
    assert(leaf !== undefined, 'a range lies within the leaves');
    frontier.append(leaf);
  }
  return frontier.root();
}

// Sizes may pass 2^31, so no bitwise operators.
function half(value: number): number {
  return Math.floor(value / 2);
}

function largestPowerBelow(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

function countOnes(size: number): number {
  let ones = 0;
  for (let rest = size; rest > 0; rest = half(rest)) ones += rest % 2;
  return ones;
}

function isSize(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isHex(value: string): boolean {
  return /^(?:[0-9a-f]{2})*$/.test(value);
}
