// Long computations that leave room for others: a generator tells how much it has done, and its driver rests between
// slices. A process that serves many callers must not compute for seconds at a stretch.

/** Yields about as many characters as it handled since it yielded last; returns the result. */
export type Sliced<T> = Generator<number, T>;

/** Some milliseconds of reading, checking and redacting. */
const SLICE = 64 * 1024;
/** What every step costs beside its characters. */
const STEP = 1024;

/** What a pass over everything costs that cannot be divided: it is a slice of its own. */
export const ONE_PASS = SLICE;

/** Without a rest, for a process that has nothing else to do. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

export async function inSlices<T>(work: Sliced<T>, rest: () => Promise<void>): Promise<T> {
  for (let spent = 0; ;) {
    const step = work.next();
    if (step.done === true) return step.value;
    spent += STEP + step.value;
    if (spent < SLICE) continue;
    spent = 0;
    await rest();
  }
}
