// Sessions whose record was not taken, though their hooks named one: nothing of them is learned, and nobody would notice.
import { toTimestamp } from '../../base/clock.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import type { SessionRow } from '../queries.ts';
import type { LeftTranscript } from '../t0/contract.ts';
import * as q from './queries.ts';

/** For how long somebody is told of a session that says nothing any more. */
const TOLD_FOR_MS = 7 * 24 * 60 * 60_000;

export async function noteTranscript(
  store: Store,
  { agent, session_id }: Pick<SessionRow, 'agent' | 'session_id'>,
  left: LeftTranscript | null,
): Promise<void> {
  const before = (await store.read((tx) => tx.get(q.readProgress, agent, session_id)))?.transcript_left ?? null;
  if (before === left) return;
  await store.write(async (tx) => {
    await tx.run(q.noteTranscript, agent, session_id, left, toTimestamp(await tx.now()));
  });
}

export interface LeftTranscripts {
  readonly says: string;
  readonly todo: string;
}

/** Of all projects of a home; null where there is none. */
export async function readLeftTranscripts(tx: ReadTx, nowMs: number): Promise<LeftTranscripts | null> {
  const rows = await tx.all(q.countLeftTranscripts, toTimestamp(nowMs - TOLD_FOR_MS));
  if (rows.length === 0) return null;
  const sessions = rows.reduce((sum, row) => sum + row.sessions, 0);
  const whys = rows.map((row) => `${row.sessions} ${WHY[row.transcript_left]}`).join(', ');
  return {
    says: `Nothing is learned of ${sessions === 1 ? '1 session' : `${sessions} sessions`} of the last week, because the record that the agent named was not taken: ${whys}`,
    todo: '`throughline mind status` names them. `throughline mind ingest <path>` takes a file that you name, if it is yours.',
  };
}

const WHY: Readonly<Record<LeftTranscript, string>> = {
  irregular: 'no regular file of a known format',
  outside: 'outside of the agent’s own folder',
  elsewhere: 'only of sessions elsewhere',
};
