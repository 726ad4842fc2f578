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

/** Of a document: of the whole text first, then of its parts. */
export type DocumentVectors = readonly [whole: QuantisedVector, ...parts: QuantisedVector[]];

export function vectorsText(vectors: DocumentVectors): string {
  return vectors
    .map(({ steps }) => Buffer.from(steps.buffer, steps.byteOffset, steps.length).toString('base64'))
    .join(' ');
}

export function readVectors(text: string): DocumentVectors {
  const [whole = '', ...parts] = text.split(' ');
  return [readVector(whole), ...parts.map(readVector)];
}

function readVector(text: string): QuantisedVector {
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

/** So many vectors without direction are counted in: of a handful, what they have in common says nothing. */
const PRIOR = 50;

/** What the vectors of a project have in common, in whole steps; `like` says how long it is. */
export function centreOf(sums: readonly number[], count: number, { steps }: QuantisedVector): QuantisedVector {
  const centre = Int8Array.from(steps, (_, at) => Math.round((sums[at] ?? 0) / (count + PRIOR)));
  return { steps: centre, square: dot(centre, centre) };
}

/**
 * The cosine of the angle between a question's vector and others, as seen from the centre: all texts of one project look alike from afar.
 * 0 for two that cannot be compared.
 */
export function centredSimilarity(vector: QuantisedVector, centre: QuantisedVector): (of: QuantisedVector) => number {
  const own = Int16Array.from(vector.steps, (step, at) => step - (centre.steps[at] as number));
  const [square, toCentre] = [dot(own, own), dot(own, centre.steps)];
  return ({ steps, square: whole }) => {
    if (steps.length !== own.length) return 0;
    let [product, common] = [0, 0];
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at] as number;
      product += (own[at] as number) * step;
      common += (centre.steps[at] as number) * step;
    }
    const other = whole - 2 * common + centre.square;
    return square === 0 || other === 0 ? 0 : (product - toCentre) / Math.sqrt(square * other);
  };
}

/** The sums of all vectors of a project, component by component. */
export function sumsText(sums: readonly number[]): string {
  return sums.join(' ');
}

export function readSums(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}

function dot(a: Int8Array | Int16Array, b: Int8Array | Int16Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
