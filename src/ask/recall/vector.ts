// Vectors as they are kept: quantised to whole numbers before anything depends on them, because the last digits that a model gives differ
// between machines and batches. From then on all arithmetic is exact.

/** A component of a vector of length one is a small number; the largest that is told apart is a quarter. */
const STEPS_PER_UNIT = 508;
const MOST = 127;

export interface QuantisedVector {
  readonly steps: Int8Array;
  /** The sum of its squares. */
  readonly square: number;
}

/** Undefined for a vector without direction. */
export function quantise(vector: readonly number[]): QuantisedVector | undefined {
  const length = Math.hypot(...vector);
  if (!(length > 0) || !Number.isFinite(length)) return undefined;
  const steps = Int8Array.from(vector, (value) =>
    Math.max(-MOST, Math.min(MOST, Math.round((value / length) * STEPS_PER_UNIT))),
  );
  const square = dot(steps, steps);
  return square === 0 ? undefined : { steps, square };
}

export function vectorText({ steps }: QuantisedVector): string {
  return Buffer.from(steps.buffer, steps.byteOffset, steps.length).toString('base64');
}

export function readVector(text: string): QuantisedVector {
  const bytes = Buffer.from(text, 'base64');
  const steps = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return { steps, square: dot(steps, steps) };
}

/** One bit for each component, as hexadecimal digits: which side of zero it is on. */
export function bitsOf({ steps }: QuantisedVector): string {
  const bytes = new Uint8Array(Math.ceil(steps.length / 8));
  for (const [at, step] of steps.entries()) if (step > 0) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
  return Buffer.from(bytes).toString('hex');
}

/** The cosine of the angle between them; 0 for two that cannot be compared. */
export function similarity(a: QuantisedVector, b: QuantisedVector): number {
  if (a.steps.length !== b.steps.length) return 0;
  return dot(a.steps, b.steps) / Math.sqrt(a.square * b.square);
}

function dot(a: Int8Array, b: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
