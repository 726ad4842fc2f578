// A promise that did not hold. Ends the run of a seed.

export class Violation extends Error {
  override readonly name = 'Violation';
  readonly promise: string;

  constructor(promise: string, details: string, cause?: unknown) {
    super(`${promise}: ${details}`, cause === undefined ? undefined : { cause });
    this.promise = promise;
  }
}
