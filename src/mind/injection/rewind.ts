// A conversation was taken back to an earlier point: what was told behind that point is not before the model any more, and is due again.
// Inside the write that notes it.
import { toTimestamp } from '../../base/clock.ts';
import type { WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { SessionKey } from '../session/windows.ts';
import { isBeginning, type Beginning } from './matrix.ts';
import * as q from './queries.ts';

/** The events that were taken back: the first and the last of them. */
export interface TakenBack {
  readonly from: string;
  readonly to: string;
}

/** An agent notes a prompt before or after the hook that speaks at it. Too much is said once more; too little would be lost. */
const BESIDE_MS = 5_000;

export async function rewindContexts(tx: WriteTx, { agent, session_id }: SessionKey, taken: TakenBack): Promise<void> {
  const contexts = await tx.all(q.contextsOf, agent, session_id);
  if (contexts.length === 0) return;
  const [from, to] = [Date.parse(taken.from), Date.parse(taken.to)];
  const wide = [toTimestamp(from - BESIDE_MS), toTimestamp(to + BESIDE_MS)] as const;
  const heard = (await tx.all(q.heardBetween, agent, session_id, ...wide)).filter(
    // What a start was told stands before its first prompt, however soon that came.
    ({ turn, decided_at }) => turn > 0 || (Date.parse(decided_at) >= from && Date.parse(decided_at) <= to),
  );
  if (heard.length === 0) return;
  const lost = heard.flatMap(({ seq, context, said }) =>
    saidIn(said).map(({ key, anchor, what }) => ({ seq, context, key, anchor, what })),
  );
  for (const { seq } of heard) await tx.run(q.dropToldBy, agent, session_id, seq);
  const since = await sinceOf(tx, heard, lost);
  for (const context of contexts) {
    const { window_key } = context;
    // It hears once more that these ended: it has them before it again, unless that was lost since.
    for (const { key: line_key, anchor, what, seq, context: number } of lost) {
      if (what !== 'ended' || number !== context.context) continue;
      const row = { agent, session_id, window_key, line_key, anchor, seq, told_at: toTimestamp(from) };
      await writeRow(tx, q.putToldLine, row);
    }
    const begun = heard.find((one) => one.context === context.context && isBeginning(one.trigger_name));
    await writeRow(tx, q.putContext, {
      ...context,
      base_version: Math.min(context.base_version, since),
      ...(begun && { due: begun.trigger_name as Beginning, work_hash: null }),
    });
  }
}

interface Lost {
  readonly key: string;
  readonly anchor: string;
  readonly what: unknown;
}

/** As `inject` puts them on record. */
function saidIn(said: string): Lost[] {
  const list = JSON.parse(said) as [string, string, number, string][];
  return list.map(([key, anchor, , what]) => ({ key, anchor, what }));
}

/** The version before the first in which one of them came to say what it says. */
async function sinceOf(tx: WriteTx, heard: readonly q.HeardRow[], lost: readonly Lost[]): Promise<number> {
  const keys = new Set(lost.map(({ key }) => key));
  let least = Infinity;
  for (const project_id of new Set(heard.map((one) => one.project_id)))
    for (const key of keys) {
      const row = project_id === null ? undefined : await tx.get(q.sinceOfLine, project_id, key);
      if (row) least = Math.min(least, row.since_version - 1);
    }
  return least;
}
