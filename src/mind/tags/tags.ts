// The tag of a session: what holds, what was set when, and switching it. Never guessed from talk.
import type { Clock } from '../../base/clock.ts';
import { refuse as refuseInput } from '../../base/contract.ts';
import type { Call } from '../../base/operation.ts';
import { redactedStart } from '../../base/redact.ts';
import { EVERY_TAG, MAIN_TAG } from '../../base/tags.ts';
import { within } from '../../base/within.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import type { Distil } from '../finalize/distil.ts';
import { tagsOf } from '../finalize/queries.ts';
import { CLEARED, switchedTo, tagOfTasks } from '../finalize/tags.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import * as injection from '../injection/queries.ts';
import { readTasksInFlight, type SessionRow } from '../queries.ts';
import { inProject, type SessionInProject } from '../session/in-project.ts';
import { meantSession, type NamedSession } from '../session/meant-session.ts';
import {
  LONGEST_TAG,
  refuseTag,
  type ListedTags,
  type ListTags,
  type SessionTag,
  type ShowTag,
  type SwitchedTag,
  type SwitchTag,
} from './contract.ts';
import * as q from './queries.ts';

export interface Tags {
  show(input: ShowTag, call: Call): Promise<SessionTag>;
  list(input: ListTags, call: Call): Promise<ListedTags>;
  switch(input: SwitchTag, call: Call): Promise<SwitchedTag>;
  /** What holds of a session now. */
  of(session: SessionInProject): Promise<string>;
}

export interface TagDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly distil: Pick<Distil, 'ingest' | 'switchTag'>;
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
  readonly tagsOfTasks: (projectId: string, taskIds: readonly string[]) => Promise<readonly string[]>;
}

/** What was said before the switch belongs to the tag before it; a transcript that cannot be read keeps nobody waiting. */
const LONGEST_INGEST_MS = 3_000;
const MOST_MARKS = 50;

export function createTags({ store, clock, distil, projectOf, tagsOfTasks }: TagDeps): Tags {
  const meant = async (
    named: NamedSession,
    ref: string | undefined,
    call: Call,
    isToChange = false,
  ): Promise<SessionInProject> =>
    inProject(await store.read((tx) => meantSession(tx, named, () => projectOf(ref, call), call, { isToChange })));

  async function read(session: SessionInProject): Promise<SessionTag> {
    const { agent, session_id, project_id } = session;
    const { marks, taskIds } = await store.read(async (tx) => ({
      marks: await tx.all(tagsOf, sessionKeyOf(session)),
      taskIds: await tasksInHand(tx, session),
    }));
    const switched = switchedTo(marks) ?? null;
    const of_tasks = taskIds.length === 0 ? null : (tagOfTasks(await tagsOfTasks(project_id, taskIds)) ?? null);
    return {
      agent,
      session_id,
      project_id,
      tag: switched ?? of_tasks ?? MAIN_TAG,
      decided_by: switched !== null ? 'switch' : of_tasks !== null ? 'task' : 'default',
      switched,
      of_tasks,
      history: marks
        .toReversed()
        .slice(0, MOST_MARKS)
        .map(({ tag, source, from_seq, set_at, set_by }) => ({
          tag: tag === CLEARED ? null : tag,
          source,
          from_seq,
          set_at,
          set_by,
        })),
    };
  }

  return {
    of: async (session) => (await read(session)).tag,

    show: async ({ project_id, ...named }, call) => read(await meant(named, project_id, call)),

    async list({ project_id }, call) {
      const project = await projectOf(project_id, call);
      const { entries, sessions } = await store.read(async (tx) => ({
        entries: new Map((await tx.all(q.entriesByTag, project)).map((row) => [row.tag, row.entries])),
        sessions: new Map((await tx.all(q.sessionsByTag, project)).map((row) => [row.tag, row])),
      }));
      const all = [...new Set([MAIN_TAG, ...entries.keys(), ...sessions.keys()])].toSorted();
      return {
        project_id: project,
        tags: all.map((tag) => ({
          tag,
          entries: entries.get(tag) ?? 0,
          sessions: sessions.get(tag)?.sessions ?? 0,
          last_at: sessions.get(tag)?.last_at ?? null,
        })),
      };
    },

    async switch({ tag: asked, clear, project_id, ...named }, call) {
      const tag = wantedTag(asked, clear);
      const session = await meant(named, project_id, call, true);
      await within(clock, LONGEST_INGEST_MS, distil.ingest(session));
      const { agent, session_id } = session;
      const also = async (tx: WriteTx): Promise<void> => {
        await tx.run(injection.switchTag, tag ?? null, agent, session_id);
      };
      const changed = await distil.switchTag(session, tag, call.actor, also);
      return { ...(await read(session)), changed };
    },
  };
}

async function tasksInHand(tx: ReadTx, { agent, session_id, project_id }: SessionRow): Promise<readonly string[]> {
  const rows = await readAny(tx, readTasksInFlight, [[agent, session_id]]);
  return rows.filter((row) => row.project_id === project_id).map(({ task_id }) => task_id);
}

/** Undefined where a switch is to be taken back. */
function wantedTag(tag: string | undefined, clear: boolean): string | undefined {
  if (clear === (tag !== undefined)) {
    throw refuseInput('invalid_input', 'Name a tag, or `clear` to take a switch back; one of them', {
      issues: [{ path: 'tag', message: clear ? 'is not needed to clear' : 'is missing' }],
    });
  }
  if (tag === undefined) return undefined;
  const why = wrongWith(tag);
  if (why === undefined) return tag;
  throw refuseTag('invalid_tag', `"${redactedStart(tag.replaceAll(/\p{C}/gu, '\ufffd'), 80)}" is no tag: it ${why}`);
}

function wrongWith(tag: string): string | undefined {
  if (tag.trim() === '') return 'is empty';
  if (/[\p{C}\u2028\u2029]/u.test(tag)) return 'holds control characters';
  if (tag.length > LONGEST_TAG) return `is longer than ${LONGEST_TAG} characters`;
  if (tag !== tag.trim()) return 'begins or ends with a space';
  return tag === EVERY_TAG ? 'stands for every tag' : undefined;
}
