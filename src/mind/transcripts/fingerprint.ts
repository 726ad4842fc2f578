// What shows that a file still says what was read of it: its first bytes, and those right before the offset.

const HEAD_BYTES = 1_024;
const TAIL_BYTES = 4_096;

export interface Fingerprint {
  /** Bytes that follow those before. */
  add(bytes: Uint8Array): void;
  hash(keyedHash: (text: string) => string): string;
}

export function createFingerprint(): Fingerprint {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  return {
    add(bytes) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)]);
      tail =
        bytes.length >= TAIL_BYTES
          ? Buffer.from(bytes.subarray(bytes.length - TAIL_BYTES))
          : Buffer.concat([tail.subarray(Math.max(0, tail.length + bytes.length - TAIL_BYTES)), bytes]);
    },
    hash: (keyedHash) => keyedHash(`${head.toString('latin1')}\n${tail.toString('latin1')}`),
  };
}

/** The places of a file with an offset that a fingerprint is made of: first those of the head, then those of the tail. */
export function fingerprintRanges(offset: number): readonly [start: number, end: number][] {
  const head = Math.min(offset, HEAD_BYTES);
  return [
    [0, head],
    [Math.max(head, offset - TAIL_BYTES), offset],
  ];
}
