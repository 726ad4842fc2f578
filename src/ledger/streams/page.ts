// Where a page begins and how long it is, checked once: the engines differ in what they make of other numbers.
import { isUuid } from '../../base/ids.ts';
import { redactedStart } from '../../base/redact.ts';
import { NIL_ID, refuse } from '../contract.ts';

export interface Page {
  /** The sequence before the first one wanted. */
  readonly after?: number;
  readonly limit?: number;
}

const DEFAULT_LIMIT = 1_000;

export function checkPage({ after = 0, limit = DEFAULT_LIMIT }: Page): {
  readonly after: number;
  readonly limit: number;
} {
  checkWhole('after', after);
  checkWhole('limit', limit);
  return { after, limit };
}

/** A page over all streams begins after an id, the nil UUID standing before every other. */
export function checkStreamPage(
  after = NIL_ID,
  limit = DEFAULT_LIMIT,
): { readonly after: string; readonly limit: number } {
  if (!isUuid(after)) {
    throw refuse(
      'invalid_page',
      `A page of streams begins after a UUID in lower case, not after ${redactedStart(JSON.stringify(after), 80)}`,
      {
        option: 'after',
      },
    );
  }
  checkWhole('limit', limit);
  return { after, limit };
}

export function checkWhole(option: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw refuse('invalid_page', `"${option}" is a whole number from 0, not ${value}`, { option });
}
