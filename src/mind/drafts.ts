// Drafts of checkpoints: made from what is known when a caller asks, or when a session has ended that left work without a fresh
// checkpoint. They are content of the session: no event comes of them, and no next step.
import type { Draft } from '../base/checkpoint-draft.ts';
import { toTimestamp } from '../base/clock.ts';
import { Refusal } from '../base/errors.ts';
import type { Call } from '../base/operation.ts';
import { shownPath } from '../kernel/git/compare-code.ts';
import type { Git } from '../kernel/git/contract.ts';
import { readAny } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import { refuse, type DraftCheckpoint, type Drafted, type ListDrafts, type ListedDrafts } from './contract.ts';
import { draftBeside, draftOf, type Beside } from './draft-record.ts';
import { makeDraft, type CodeOfSession, type DraftParts } from './make-draft.ts';
import { findSession } from './session/find-session.ts';
import type { ReadTranscript, Said, TaskOfSession, WorkOfSessions } from './session/ports.ts';
import * as q from './queries.ts';
import { isOff, lacksCheckpoint } from './record-note.ts';
import { MOST_FILES } from './record-files.ts';
import type { SessionKey } from './record-session.ts';

export interface Drafts {
  /** From what is known now, of each task that the session has in flight or of the one that was named. */
  make(input: DraftCheckpoint, call: Call): Promise<Drafted>;
  list(input: ListDrafts, call: Call): Promise<ListedDrafts>;
  /** Of sessions that have ended: where they left work without a fresh checkpoint. `said` where no transcript says it. */
  finish(sessions: readonly SessionKey[], said?: Said): Promise<readonly Draft[]>;
  /** What to show beside a task. */
  beside(what: Beside): Promise<Draft | undefined>;
}

export interface DraftsDeps {
  readonly store: Store;
  readonly work: WorkOfSessions;
  readonly git: Pick<Git, 'readCodeState' | 'diffStat'>;
  readonly readTranscript: ReadTranscript;
}

/** Of one subject. */
const MOST_DRAFTS = 5;
const GIT_MS = 2_000;
const MOST_STAT_BYTES = 2_000;
const MOST_CHANGED = 100;

/** What a draft is about: a task, or the changes of a project that belong to none. */
interface Subject {
  readonly project_id: string;
  readonly task: Pick<TaskOfSession, 'task_id' | 'number'> | undefined;
}

export function createDrafts({ store, work, git, readTranscript }: DraftsDeps): Drafts {
  async function sessionOf(
    { session, agent }: DraftCheckpoint,
    subject: Subject & { holder: string | null },
    call: Call,
  ) {
    const { project_id, task, holder } = subject;
    return store.read(async (tx) => {
      if (session !== undefined) return findSession(tx, session, agent, { isToChange: true });
      const owner = holder ?? (task ? undefined : call.owner);
      const byOwner = owner === undefined ? undefined : await tx.get(q.readPlaceOfOwner, owner);
      if (byOwner) return byOwner;
      if (!task) {
        const newest = await tx.get(q.readSessionOfProject, project_id);
        if (newest) return newest;
        throw refuse('unknown_session', 'No session of an agent was seen in this project');
      }
      const key = await tx.get(q.readSessionOfTask, task.task_id);
      const found = key && (await tx.get(q.readSession, key.agent, key.session_id));
      if (found) return found;
      throw refuse('unknown_session', `No session has had T${task.number} in hand: name one with --session`);
    });
  }

  /** Git is asked where the session worked; a folder of another machine is not there, and gives no answer. */
  async function codeOf({ worktree, cwd }: q.SessionRow, projectId: string): Promise<CodeOfSession | undefined> {
    const folder = worktree ?? cwd;
    const options = { of: (await work.rootOf(projectId)) ?? undefined, timeoutMs: GIT_MS };
    const [state, stat] = await Promise.all([
      git.readCodeState(folder, { ...options, maxFiles: MOST_CHANGED }),
      git.diffStat(folder, { ...options, maxBytes: MOST_STAT_BYTES }),
    ]);
    if (!state) return undefined;
    const { branch, commit, prefix, changed, more } = state;
    // By their names from the project's root, as the session's own files.
    const files = changed.map(({ path }) => shownPath(path.slice(prefix.length)));
    return { branch, commit, changed: files, more, diffStat: stat ?? null };
  }

  async function partsOf(session: q.SessionRow, projectId: string, said?: Said): Promise<DraftParts | undefined> {
    const { agent, session_id, transcript_path: path } = session;
    const files = await store.read((tx) => tx.all(q.readFiles, agent, session_id, projectId, MOST_FILES));
    return makeDraft({
      said: (path === null ? undefined : readTranscript(agent, path)) ?? said,
      files: files.map((file) => file.path),
      code: await codeOf(session, projectId),
    });
  }

  function keep(
    { agent, session_id, owner }: q.SessionRow,
    subjects: readonly Subject[],
    { files, failed_commands, commit, ...parts }: DraftParts,
    made_by: Draft['made_by'],
  ): Promise<Draft[]> {
    return store.write(async (tx) => {
      const made_at = toTimestamp(await tx.now());
      const kept: Draft[] = [];
      for (const { project_id, task } of subjects) {
        const row: q.DraftRow = {
          agent,
          session_id,
          subject_id: task?.task_id ?? project_id,
          project_id,
          task_id: task?.task_id ?? null,
          number: task?.number ?? null,
          owner,
          made_at,
          made_by,
          ...parts,
          files: JSON.stringify(files),
          failed_commands: JSON.stringify(failed_commands),
          head_commit: commit,
        };
        await writeRow(tx, q.upsertDraft, row);
        await tx.run(q.dropOldDrafts, row.subject_id, row.subject_id, MOST_DRAFTS);
        kept.push(draftOf(row));
      }
      return kept;
    });
  }

  async function inFlightOf(session: q.SessionRow, projectId: string): Promise<q.SessionTaskRow[]> {
    const rows = await store.read((tx) => readAny(tx, q.readTasksInFlight, [[session.agent, session.session_id]]));
    return rows.filter(({ project_id }) => project_id === projectId).toSorted((a, b) => a.number - b.number);
  }

  /** Of a session that has ended: the tasks that still lack a checkpoint of its context, or else its changes without a task. */
  async function leftBy(session: q.SessionRow, project_id: string): Promise<Subject[]> {
    const tasks = await inFlightOf(session, project_id);
    const left: Subject[] = [];
    for (const { task_id } of tasks) {
      const task = await work.taskOf(project_id, task_id);
      if (task.is_open && lacksCheckpoint(task, session)) left.push({ project_id, task });
    }
    if (tasks.length > 0) return left;
    const since = (await work.recordedAt(project_id)) ?? '';
    const { agent, session_id } = session;
    const [newest] = await store.read((tx) => tx.all(q.readFiles, agent, session_id, project_id, 1));
    const isLeft = newest !== undefined && newest.changed_at >= session.resumed_at && newest.changed_at > since;
    return isLeft ? [{ project_id, task: undefined }] : [];
  }

  async function finishOne({ agent, session_id }: SessionKey, said: Said | undefined): Promise<Draft[]> {
    const session = await store.read((tx) => tx.get(q.readSession, agent, session_id));
    // One that has come back knows what it was doing.
    const { project_id: project = null, ended_at = null } = session ?? {};
    if (!session || ended_at === null || project === null) return [];
    if (await store.read((tx) => isOff(tx, session, project))) return [];
    const subjects = await leftBy(session, project);
    const parts = subjects.length === 0 ? undefined : await partsOf(session, project, said);
    return parts ? keep(session, subjects, parts, 'session end') : [];
  }

  return {
    async make(input, call) {
      const named = input.session === undefined ? undefined : await sessionOf(input, NOBODYS, call);
      const project_id = named?.project_id ?? (await work.projectOf(input.project_id, call));
      const task = input.task_id === undefined ? undefined : await work.taskOf(project_id, input.task_id);
      const session = named ?? (await sessionOf(input, { project_id, task, holder: task?.holder ?? null }, call));
      const inFlight = task ? [task] : await inFlightOf(session, project_id);
      const subjects =
        inFlight.length > 0 ? inFlight.map((each) => ({ project_id, task: each })) : [{ project_id, task }];
      const parts = await partsOf(session, project_id);
      if (!parts) {
        throw refuse('nothing_to_draft', `Nothing is known of session ${session.session_id} of ${session.agent}`, {
          agent: session.agent,
          session_id: session.session_id,
        });
      }
      return { drafts: await keep(session, subjects, parts, 'command') };
    },

    async list({ task_id, session: ref, agent, project_id: named, limit }, call) {
      const project = await work.projectOf(named, call);
      const subject = task_id === undefined ? undefined : (await work.taskOf(project, task_id)).task_id;
      return store.read(async (tx) => {
        const session = ref === undefined ? undefined : await findSession(tx, ref, agent, { projectId: project });
        const of = [session?.agent ?? '', session?.agent ?? '', session?.session_id ?? ''] as const;
        const rows =
          subject === undefined
            ? await tx.all(q.listDrafts, project, ...of, limit)
            : await tx.all(q.listDraftsOf, subject, ...of, limit);
        return { drafts: rows.map(draftOf) };
      });
    },

    async finish(sessions, said) {
      const made: Draft[] = [];
      for (const session of sessions) {
        try {
          made.push(...(await finishOne(session, said)));
        } catch (error) {
          // Its project or its task is not there any more: the others get theirs.
          if (!(error instanceof Refusal)) throw error;
        }
      }
      return made;
    },

    beside: (what) => store.read((tx) => draftBeside(tx, what)),
  };
}

const NOBODYS = { project_id: '', task: undefined, holder: null } as const;
