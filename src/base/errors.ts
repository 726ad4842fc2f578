// The three kinds of error, never mixed: a refusal is expected, a failure is the outside world, a bug is ours.
// All are thrown, so that a transaction around them rolls back.

/** How a refusal or failure code appears on every surface. Stands beside the code; a code without a row does not compile. */
export interface ErrorRow {
  /** HTTP status for problem+json. */
  readonly status: number;
  /** Process exit code. */
  readonly exit: number;
  /** What the user can do about it, in one plain sentence. */
  readonly hint: string;
}

export type ErrorTable<Code extends string = string> = Readonly<Record<Code, ErrorRow>>;

export type Details = Readonly<Record<string, unknown>>;

export interface ErrorJson {
  readonly kind: 'refusal' | 'failure' | 'bug';
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly [detail: string]: unknown;
}

/** Expected: the input or the state does not allow it. Nothing was changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly row: ErrorRow;
  readonly details: Details;

  constructor(code: string, row: ErrorRow, message: string, details: Details = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.row = row;
    this.details = details;
  }

  toJSON(): ErrorJson {
    return { ...this.details, kind: 'refusal', code: this.code, message: this.message, hint: this.row.hint };
  }
}

export type Retry = { readonly retry: false } | { readonly retry: true; readonly afterMs: number };

export const RETRY_NEVER: Retry = { retry: false };

/** The outside world did not do its part: a disk, a server, a lock. Says whether to try again, and when. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;
  readonly row: ErrorRow;
  readonly retry: Retry;
  readonly details: Details;

  constructor(code: string, row: ErrorRow, message: string, retry: Retry, details: Details = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.row = row;
    this.retry = retry;
    this.details = details;
  }

  toJSON(): ErrorJson {
    return {
      ...this.details,
      kind: 'failure',
      code: this.code,
      message: this.message,
      hint: this.row.hint,
      retry: this.retry,
    };
  }
}

/** An assertion of ours did not hold. Never caught to go on. */
export class Bug extends Error {
  override readonly name = 'Bug';

  toJSON(): ErrorJson {
    return {
      kind: 'bug',
      code: 'bug',
      message: this.message,
      hint: 'This is a defect in Throughline; please report it.',
    };
  }
}

/** Makes a `refuse(code, message, details)` for one domain's table of codes. */
export function refusals<Code extends string>(table: ErrorTable<Code>) {
  return function refuse(code: Code, message: string, details: Details = {}, cause?: unknown): Refusal {
    return new Refusal(code, table[code], message, details, cause);
  };
}

/** Makes a `fail(code, message, retry, details)` for one domain's table of codes. */
export function failures<Code extends string>(table: ErrorTable<Code>) {
  return function fail(code: Code, message: string, retry: Retry, details: Details = {}, cause?: unknown): Failure {
    return new Failure(code, table[code], message, retry, details, cause);
  };
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Bug(message);
}

/** Errors that belong together, as the reference lists them. */
export interface ErrorGroup {
  readonly title: string;
  readonly refusals: ErrorTable;
  readonly failures?: ErrorTable;
}
