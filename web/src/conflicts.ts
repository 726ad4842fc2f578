// A change that came second: what the daemon tells of the first one, and when a person need not be asked about it.
import { ClientError } from './api.ts';
import { session } from './session.ts';
import type { Conflict } from './types.ts';

export function conflictOf(error: unknown): Conflict | undefined {
  const isConflict = error instanceof ClientError && error.code === 'revision_conflict';
  return isConflict ? (error.details as unknown as Conflict) : undefined;
}

/** The name under which this session's changes stand in the ledger. */
export const ownActor = (): string => `http:${session.get()?.name ?? ''}`;

/** Your own change was not shown yet, or the other one left alone what you correct. `shown` is the record before both. */
export function isHarmless({ since, more, yours, now }: Conflict, shown?: object): boolean {
  const mine = ownActor();
  if (since.length > 0 && !more && since.every(({ actor }) => actor === mine)) return true;
  return shown !== undefined && now !== null && lostFields({ yours, now }, shown).length === 0;
}

/** What you want to change and another one changed. */
export function lostFields({ yours, now }: Pick<Conflict, 'yours' | 'now'>, shown: object): string[] {
  const before = shown as Readonly<Record<string, unknown>>;
  return Object.keys(yours).filter((name) => JSON.stringify(now?.[name]) !== JSON.stringify(before[name]));
}
