// What one session hands to another: sealed from what is on record of it, said once in the first turn of whoever takes it, without its words after a week.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { CODING_AGENTS, isCodingAgent } from '../../base/coding-agents.ts';
import type { Ids } from '../../base/ids.ts';
import type { Call } from '../../base/operation.ts';
import { redactedStart, redactText } from '../../base/redact.ts';
import { within } from '../../base/within.ts';
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { Distil } from '../finalize/distil.ts';
import { observationsOf } from '../finalize/queries.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import { handoffText } from '../injection/handoff-lines.ts';
import { handoffStateOf, isSealIntact, linesOf, sealOf, takerOf } from '../injection/handoff-seal.ts';
import * as injection from '../injection/queries.ts';
import type { ReadWorkInHand } from '../session/ports.ts';
import { readFiles, readTasksInFlight } from '../queries.ts';
import { timeCursorOf, timePlaceOf } from '../session/cursor.ts';
import { findSession } from '../session/find-session.ts';
import { inProject, type SessionInProject } from '../session/in-project.ts';
import { meantSession } from '../session/meant-session.ts';
import { refuseT0 } from '../t0/contract.ts';
import {
  EXPIRED_DAYS,
  HANDOFF_DAYS,
  refuseHandoff,
  type Handoff,
  type ListedHandoffs,
  type ListHandoffs,
  type MadeHandoff,
  type MakeHandoff,
  type ShowHandoff,
  type SliceLine,
} from './contract.ts';
import { sliceOf, type SaidInSession } from './make-slice.ts';
import * as q from './queries.ts';

export interface Handoffs {
  make(input: MakeHandoff, call: Call): Promise<MadeHandoff>;
  list(input: ListHandoffs, call: Call): Promise<ListedHandoffs>;
  show(input: ShowHandoff, call: Call): Promise<Handoff>;
  /** The words of those that nobody took in time, and later their rows. */
  sweep(): Promise<void>;
}

export interface HandoffDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly distil: Pick<Distil, 'work'>;
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
  readonly readWorkInHand: ReadWorkInHand;
  /** What holds of a session now. */
  readonly tagOf: (session: SessionInProject) => Promise<string>;
}

const DAY_MS = 24 * 60 * 60_000;
/** What the session said last is distilled for so long; then it is handed over without. */
const LONGEST_OBSERVING_MS = 10_000;
const MOST_FILES = 200;

export function createHandoffs({ store, clock, ids, distil, projectOf, readWorkInHand, tagOf }: HandoffDeps): Handoffs {
  async function gather(session: SessionInProject): Promise<readonly SliceLine[]> {
    const { agent, session_id, project_id } = session;
    const { tasks, said, files } = await store.read(async (tx) => ({
      tasks: await readAny(tx, readTasksInFlight, [[agent, session_id]]),
      said: (await tx.all(observationsOf, sessionKeyOf(session))).flatMap((row): SaidInSession[] =>
        row.withdrawn_at === null && row.statement !== null
          ? [{ ...row, statement: row.statement, is_correction: row.is_correction === 1 }]
          : [],
      ),
      files: await tx.all(readFiles, agent, session_id, project_id, MOST_FILES),
    }));
    const inFlight = tasks.filter((task) => task.project_id === project_id).map(({ task_id }) => task_id);
    const work = await readWorkInHand(project_id, session.owner, inFlight);
    return sliceOf({ agent, session_id, work, said: newestFirst(said), files: files.map(({ path }) => path) });
  }

  return {
    async make({ to, note: words, project_id: ref, ...named }, call) {
      if (to !== undefined && !isCodingAgent(to)) {
        throw refuseT0('unknown_agent', `There is no agent "${redactedStart(to, 50)}"`, { agents: CODING_AGENTS });
      }
      const session = inProject(
        await store.read((tx) => meantSession(tx, named, () => projectOf(ref, call), call, { isToChange: true })),
      );
      const { agent, session_id, project_id } = session;
      const job = { agent, session_id, trigger: 'handoff', finalize: false } as const;
      const error = await within(clock, LONGEST_OBSERVING_MS, distil.work(job));
      const lines = await gather(session);
      const note = words === undefined ? null : redactText(words).text;
      if (lines.length === 0 && note === null) {
        const of = redactedStart(session_id, 100);
        throw refuseHandoff('nothing_to_hand_over', `Session ${of} of ${agent} left nothing to go on with`);
      }
      const tag = await tagOf(session);
      const row = await store.write(async (tx) => {
        const nowMs = await tx.now();
        const unsealed = {
          handoff_id: ids.uuid(),
          project_id,
          tag,
          from_agent: agent,
          from_session: session_id,
          to_agent: to ?? null,
          note,
          slice: JSON.stringify(lines),
          refs: JSON.stringify([...new Set(lines.map((line) => line.ref))]),
          created_at: toTimestamp(nowMs),
          created_by: call.actor,
          expires_at: toTimestamp(nowMs + HANDOFF_DAYS * DAY_MS),
          taken_agent: null,
          taken_session: null,
          offered_at: null,
          taken_at: null,
          taken_seq: null,
        };
        const made: injection.HandoffRow = { ...unsealed, payload_hash: sealOf(unsealed) };
        await writeRow(tx, injection.putHandoff, made);
        return made;
      });
      return { handoff: handoffOf(row, row.created_at), observed: { done: error === undefined, error: error ?? null } };
    },

    async list({ session: ref, agent, project_id, state, after, limit }, call) {
      const place = timePlaceOf(after, 'handoffs');
      const project = await projectOf(project_id, call);
      return store.read(async (tx) => {
        const of = ref === undefined ? undefined : await findSession(tx, ref, agent, { projectId: project });
        const [by, id] = [of?.agent ?? '', of?.session_id ?? ''];
        const now = toTimestamp(await tx.now());
        const rows = await tx.all(q.listHandoffs, project, ...place, by, by, id, by, id, state ?? '', now, limit);
        const last = rows.length < limit ? undefined : rows.at(-1);
        return {
          handoffs: rows.map((row) => handoffOf(row, now)),
          next_after: last ? timeCursorOf(last.created_at, last.handoff_id) : null,
        };
      });
    },

    async show({ handoff_id, project_id }, call) {
      const project = await projectOf(project_id, call);
      return store.read(async (tx) => {
        const found = await tx.all(q.findHandoffs, project, handoff_id.length, handoff_id);
        const [row, other] = found;
        const named = `"${redactedStart(handoff_id, 50)}"`;
        if (!row) throw refuseHandoff('unknown_handoff', `There is no handoff ${named} in this project`);
        if (other)
          throw refuseHandoff('unknown_handoff', `More than one handoff begins with ${named}: name the whole id`);
        return handoffOf(row, toTimestamp(await tx.now()));
      });
    },

    sweep: () =>
      store.write(async (tx) => {
        const nowMs = await tx.now();
        await tx.run(q.emptyExpired, toTimestamp(nowMs));
        await tx.run(q.dropExpired, toTimestamp(nowMs - EXPIRED_DAYS * DAY_MS));
      }),
  };
}

function newestFirst<Row extends { readonly at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

export function handoffOf(row: injection.HandoffRow, now: string): Handoff {
  const { taken_agent: _agent, taken_session: _session, offered_at: _offered, taken_at: _at, ...kept } = row;
  const { taken_seq: _seq, slice, refs, ...rest } = kept;
  return {
    ...rest,
    lines: (linesOf(slice) as SliceLine[] | undefined) ?? null,
    refs: JSON.parse(refs) as string[],
    state: handoffStateOf(row, now),
    taken_by: takerOf(row),
    text: handoffText(row) ?? null,
    is_intact: row.payload_hash === null || slice === null ? null : isSealIntact(row),
  };
}
