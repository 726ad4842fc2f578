// The newest head of a ledger that this machine has seen committed, kept outside the home. A ledger that no longer holds
// it has lost acknowledged events, even if its own chain is sound.

export interface KeptHead {
  readonly database_id: string;
  readonly position: number;
  readonly row_hash: string;
  /** When that event was written, by the clock of the store. */
  readonly at: string;
}

/** A longer file holds no head. */
export const MOST_HEAD_BYTES = 4_096;

/** In the user's folder, beside the second copy of the notes. */
export function headPath(folder: string, homeId: string, database: string): string {
  return `${folder}/checkpoints/${homeId}/${database}.head`;
}

export function formatHead({ database_id, position, row_hash, at }: KeptHead): string {
  return `${JSON.stringify({ database_id, position, row_hash, at })}\n`;
}

/** A power cut may leave the file empty or torn. That is no sign of a loss. */
export function parseHead(text: string): KeptHead | undefined {
  let found: Partial<Record<keyof KeptHead, unknown>> | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    return undefined;
  }
  const { database_id, position, row_hash, at } = found ?? {};
  return typeof database_id === 'string' &&
    Number.isSafeInteger(position) &&
    typeof row_hash === 'string' &&
    typeof at === 'string'
    ? { database_id, position: position as number, row_hash, at }
    : undefined;
}

/** What a ledger says of the place of a kept head. */
export interface LedgerThere {
  readonly database_id: string;
  /** Of its newest event. */
  readonly position: number;
  /** Of the event in that place. */
  readonly row_hash: string | null;
}

/** Read `kept` before the ledger: another process may replace it by a newer one at any time. */
export function isHeld(kept: KeptHead, there: LedgerThere | undefined): boolean {
  // Another database in its place is noticed by its id, which is registered.
  if (there?.database_id !== kept.database_id) return true;
  return there.position >= kept.position && there.row_hash === kept.row_hash;
}
