// What was asked of the mind by hand: who, what, about what, and what came of it. A control that is one transaction puts its row into that; one
// that takes many is on record before it begins, so that a process which dies leaves it as begun. What is refused changes nothing, and leaves no row.
import { toTimestamp } from '../../base/clock.ts';
import { Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { timeCursorOf, timePlaceOf } from '../session/cursor.ts';
import type { ListedControls } from './contract.ts';
import * as q from './queries.ts';

export type Counts = Readonly<Record<string, number>>;

export interface AskedByHand {
  readonly project_id: string;
  readonly actor: string;
  readonly control: q.Control;
  /** Ids, never words: it outlives what is erased. Null for the whole project. */
  readonly subject: string | null;
}

export interface Controls {
  /** Within the transaction that does it. */
  note(tx: WriteTx, asked: AskedByHand, counts: Counts): Promise<void>;
  /** Around work of several transactions. */
  around<T>(asked: AskedByHand, work: () => Promise<T>, countsOf: (answer: T) => Counts): Promise<T>;
  /** What was asked long ago goes. */
  prune(): Promise<void>;
  list(projectId: string, after: string | undefined, limit: number): Promise<ListedControls>;
}

/** What a control is about, where that is a session. */
export function ofSession({ agent, session_id }: { readonly agent: string; readonly session_id: string }): string {
  return `session:${agent}:${session_id}`;
}

const NOTHING_COUNTED = '{}';
const KEPT_MS = 365 * 24 * 60 * 60_000;

export function createControls({ store, ids }: { readonly store: Store; readonly ids: Ids }): Controls {
  async function put(tx: WriteTx, asked: AskedByHand, outcome: q.Outcome, counts: string): Promise<string> {
    const control_id = ids.uuid();
    const now = toTimestamp(await tx.now());
    const ended_at = outcome === 'begun' ? null : now;
    await writeRow(tx, q.insertControl, { ...asked, control_id, asked_at: now, outcome, counts, ended_at });
    return control_id;
  }

  async function end(id: string, outcome: q.Outcome, counts: string): Promise<void> {
    await store.write(async (tx) => {
      await tx.run(q.endControl, outcome, counts, toTimestamp(await tx.now()), id);
    });
  }

  return {
    async note(tx, asked, counts) {
      await put(tx, asked, 'done', JSON.stringify(counts));
    },

    async around(asked, work, countsOf) {
      const id = await store.write((tx) => put(tx, asked, 'begun', NOTHING_COUNTED));
      let answer;
      try {
        answer = await work();
      } catch (error) {
        const isRefused = error instanceof Refusal;
        const told = isRefused ? store.write((tx) => tx.run(q.dropControl, id)) : end(id, 'failed', NOTHING_COUNTED);
        // The caller hears what went wrong first.
        await told.catch(() => {});
        throw error;
      }
      // It is done, and perhaps cannot be undone: the caller hears that, even where its row stays as begun.
      await end(id, 'done', JSON.stringify(countsOf(answer))).catch(() => {});
      return answer;
    },

    async prune() {
      await store.write(async (tx) => {
        await tx.run(q.pruneControls, toTimestamp((await tx.now()) - KEPT_MS));
      });
    },

    async list(projectId, after, limit) {
      const place = timePlaceOf(after, 'what was asked');
      const found = await store.read((tx) => tx.all(q.listControls, projectId, ...place, limit + 1));
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      return {
        project_id: projectId,
        controls: rows.map(shown),
        next_after: last ? timeCursorOf(last.asked_at, last.control_id) : null,
      };
    },
  };
}

function shown({ counts, project_id: _project, ...row }: q.ControlRow): ListedControls['controls'][number] {
  return { ...row, counts: JSON.parse(counts) as Record<string, number> };
}
