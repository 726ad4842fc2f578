// What one session hands to another: sealed from what is on record of it, said once in the first turn of whoever takes it, gone after a week.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { CODING_AGENTS, isCodingAgent } from '../../base/coding-agents.ts';
import type { Ids } from '../../base/ids.ts';
import type { Call } from '../../base/operation.ts';
import { redactedStart, redactText } from '../../base/redact.ts';
import { within } from '../../base/within.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { MAIN_TAG } from '../finalize/contract.ts';
import type { Distil } from '../finalize/distil.ts';
import { observationsOf, tagsOf } from '../finalize/queries.ts';
import { tagAtOf } from '../finalize/tags.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import { handoffText } from '../injection/handoff-lines.ts';
import * as injection from '../injection/queries.ts';
import type { ReadWorkInHand } from '../session/ports.ts';
import { readFiles, readTasksInFlight } from '../queries.ts';
import { timeCursorOf, timePlaceOf } from '../session/cursor.ts';
import { findSession } from '../session/find-session.ts';
import { inProject, type SessionInProject } from '../session/in-project.ts';
import { meantSession } from '../session/meant-session.ts';
import { refuseT0 } from '../t0/contract.ts';
import {
  HANDOFF_DAYS,
  HANDOFF_STATES,
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
  /** Those that nobody took in time. */
  sweep(): Promise<void>;
}

export interface HandoffDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly distil: Pick<Distil, 'work'>;
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
  readonly readWorkInHand: ReadWorkInHand;
}

const DAY_MS = 24 * 60 * 60_000;
/** What the session said last is distilled for so long; then it is handed over without. */
const LONGEST_OBSERVING_MS = 10_000;
const MOST_FILES = 200;

export function createHandoffs({ store, clock, ids, distil, projectOf, readWorkInHand }: HandoffDeps): Handoffs {
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
      const session = inProject(await store.read((tx) => meantSession(tx, named, () => projectOf(ref, call), call)));
      const { agent, session_id, project_id } = session;
      const job = { agent, session_id, trigger: 'handoff', finalize: false } as const;
      const error = await within(clock, LONGEST_OBSERVING_MS, distil.work(job));
      const lines = await gather(session);
      const note = words === undefined ? null : redactText(words).text;
      if (lines.length === 0 && note === null) {
        const of = redactedStart(session_id, 100);
        throw refuseHandoff('nothing_to_hand_over', `Session ${of} of ${agent} left nothing to go on with`);
      }
      const row = await store.write(async (tx) => {
        const nowMs = await tx.now();
        const made: injection.HandoffRow = {
          handoff_id: ids.uuid(),
          project_id,
          tag: await tagOf(tx, session),
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
        await writeRow(tx, injection.putHandoff, made);
        return made;
      });
      return { handoff: handoffOf(row, row.created_at), observed: { done: error === undefined, error: error ?? null } };
    },

    async list({ session: ref, agent, project_id, state, after, limit }, call) {
      const place = timePlaceOf(after, 'handoffs');
      const project = await projectOf(project_id, call);
      return store.read(async (tx) => {
        const of = ref === undefined ? undefined : await findSession(tx, ref, agent);
        const [by, id] = [of?.agent ?? '', of?.session_id ?? ''];
        const now = toTimestamp(await tx.now());
        const states =
          state === undefined ? HANDOFF_STATES.filter((each) => each !== 'expired') : [state, state, state];
        const [first = '', second = '', third = ''] = states;
        const rows = await tx.all(
          q.listHandoffs,
          project,
          ...place,
          by,
          by,
          id,
          by,
          id,
          now,
          first,
          second,
          third,
          limit,
        );
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
        await tx.run(q.dropExpired, toTimestamp(await tx.now()));
      }),
  };
}

async function tagOf(tx: ReadTx, session: SessionInProject): Promise<string> {
  const marks = await tx.all(tagsOf, sessionKeyOf(session));
  return marks.length === 0 ? MAIN_TAG : tagAtOf(marks)(Number.MAX_SAFE_INTEGER);
}

function newestFirst<Row extends { readonly at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

export function handoffOf(row: injection.HandoffRow, now: string): Handoff {
  const { taken_agent, taken_session, offered_at, taken_at, taken_seq, slice, refs, ...rest } = row;
  const isTaken = taken_at !== null && taken_agent !== null && taken_session !== null;
  return {
    ...rest,
    lines: slice === null ? null : (JSON.parse(slice) as SliceLine[]),
    refs: JSON.parse(refs) as string[],
    state: isTaken ? 'taken' : row.expires_at <= now ? 'expired' : offered_at === null ? 'waiting' : 'offered',
    taken_by: isTaken ? { agent: taken_agent, session_id: taken_session, at: taken_at, seq: taken_seq } : null,
    text: handoffText(row) ?? null,
  };
}
