// The newest head of a ledger that this machine has seen committed, kept outside the home. A ledger that no longer holds
// it has lost acknowledged events, even if its own chain is sound. A restored copy of a database has a host id of its own,
// and so a head of its own: both may be in use on one machine.

export interface KeptHead {
  readonly database_id: string;
  /** Of the ledger, when it was kept. */
  readonly host_id: string;
  readonly position: number;
  readonly row_hash: string;
  /** When that event was written, by the clock of the store. */
  readonly at: string;
}

/** A longer file holds no head. */
export const MOST_HEAD_BYTES = 8_192;
/** The ones written last are kept. */
const MOST_HEADS = 16;

/** In the user's folder, beside the second copy of the notes. */
export function headPath(folder: string, homeId: string, database: string): string {
  return `${folder}/checkpoints/${homeId}/${database}.head`;
}

/** One head a line, the one written last at the end. */
export function formatHeads(heads: readonly KeptHead[]): string {
  return heads
    .slice(-MOST_HEADS)
    .map(({ database_id, host_id, position, row_hash, at }) => {
      return `${JSON.stringify({ database_id, host_id, position, row_hash, at })}\n`;
    })
    .join('');
}

/** A power cut may leave the file empty or torn. That is no sign of a loss. */
export function parseHeads(text: string): KeptHead[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : (parseHead(line) ?? [])));
}

function parseHead(line: string): KeptHead | undefined {
  let found: Partial<Record<keyof KeptHead, unknown>> | null;
  try {
    found = JSON.parse(line) as typeof found;
  } catch {
    return undefined;
  }
  const { database_id, host_id, position, row_hash, at } = found ?? {};
  return typeof database_id === 'string' &&
    typeof host_id === 'string' &&
    Number.isSafeInteger(position) &&
    typeof row_hash === 'string' &&
    typeof at === 'string'
    ? { database_id, host_id, position: position as number, row_hash, at }
    : undefined;
}

/** The head of this ledger. Another database in its place is noticed by its id, which is registered. */
export function headOf(
  heads: readonly KeptHead[],
  ledger: Pick<KeptHead, 'database_id' | 'host_id'> | undefined,
): KeptHead | undefined {
  return heads.find((head) => head.database_id === ledger?.database_id && head.host_id === ledger.host_id);
}

/** What a ledger says of the place of a kept head of its own. */
export interface LedgerThere {
  /** Of its newest event. */
  readonly position: number;
  /** Of the event in that place. */
  readonly row_hash: string | null;
}

/** Read `kept` before the ledger: another process may replace it by a newer one at any time. */
export function isHeld(kept: KeptHead, there: LedgerThere | undefined): boolean {
  return there !== undefined && there.position >= kept.position && there.row_hash === kept.row_hash;
}
