// What a project lives through in the crash tests: commands of every sort, each of which a session that was interrupted
// asks for again, and what everybody is told between any two of them.
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { createWork, workRegistration, workSchema, type Work } from '../../src/work/work.ts';
import type { Call } from '../../src/base/operation.ts';
import type { StorageProbe } from '../../src/store/store.ts';
import type { NextStepAnswer } from '../../src/work/contract.ts';
import type { Mortal } from './crash.ts';
import type { Fixture, Opened } from './fixture.ts';

export const PROJECT = '01900000-0000-7000-8000-0000000000f1';
const SESSION = 'session-1';
const OTHER = 'session-2';
const CALL: Call = { actor: 'ada', owner: SESSION };
const OTHER_CALL: Call = { actor: 'bob', owner: OTHER };

export interface Command {
  readonly name: string;
  run(work: Work): Promise<unknown>;
}

const command = (name: string, run: Command['run']): Command => ({ name, run });
/** Asked again, it is the same one. */
const once = (name: string) => ({ operation_id: name.replaceAll(' ', '-') });

const add = (name: string, title: string, depends_on: readonly string[] = [], priority?: number) =>
  command(name, (work) => work.tasks.add({ goal_id: 'G1', title, depends_on, priority, ...once(name) }, CALL));

export const COMMANDS: readonly Command[] = [
  command('make the project', (work) => work.projects.createDefault(PROJECT, { name: 'home', root: null })),
  command('make a goal', (work) => work.goals.create({ text: 'Ship it', priority: 1, ...once('goal') }, CALL)),
  add('add the first', 'Design'),
  add('add one that waits', 'Build', ['T1']),
  add('add an urgent one', 'Fix the leak', [], 0),
  add('add one that waits for two', 'Release', ['T2', 'T3']),
  command('start the first', (work) => work.tasks.start({ task_id: 'T1', ...once('start') }, CALL)),
  command('leave a checkpoint with two blockers', (work) =>
    work.checkpoints.update(
      {
        task_id: 'T1',
        where_we_left_off: 'Half of it is drawn.',
        next_step: 'Draw the other half',
        needed_context_refs: ['task:T3'],
        blockers: ['No paper', 'No ink'],
        ...once('checkpoint'),
      },
      CALL,
    ),
  ),
  command('be blocked', (work) =>
    work.tasks.block({ task_id: 'T1', blocker: 'The pen is lost', needs: 'person', ...once('block') }, CALL),
  ),
  command('claim what is next', (work) => work.claims.claimNext({ ...once('claim') }, OTHER_CALL)),
  command('resolve the first', (work) => resolve(work, 'No paper')),
  command('resolve the second', (work) => resolve(work, 'No ink')),
  command('resolve the last', (work) => resolve(work, 'The pen is lost')),
  command('correct the title', (work) =>
    work.tasks.update({ task_id: 'T1', title: 'Design it all', ...once('title') }, CALL),
  ),
  command('undo the correction', (work) => work.undo({ ...once('undo') }, CALL)),
  command('complete the first', (work) =>
    work.tasks.complete({ task_id: 'T1', evidence: 'It hangs on the wall.', ...once('complete') }, CALL),
  ),
  command('start what was claimed', (work) =>
    work.tasks.start({ task_id: 'T3', ...once('start-claimed') }, OTHER_CALL),
  ),
  command('complete what was claimed', (work) =>
    work.tasks.complete({ task_id: 'T3', evidence: 'It is dry.', ...once('complete-claimed') }, OTHER_CALL),
  ),
  command('pause the goal', (work) => work.goals.pause({ goal_id: 'G1', ...once('pause') }, CALL)),
  command('resume the goal', (work) => work.goals.resume({ goal_id: 'G1', ...once('resume') }, CALL)),
  command('start the second', (work) => work.tasks.start({ task_id: 'T2', ...once('start-second') }, CALL)),
];

async function resolve(work: Work, text: string): Promise<void> {
  const { blockers } = await work.reads.getTask({ task_id: 'T1' }, CALL);
  const blocker_id = blockers.find((blocker) => blocker.text === text)?.blocker_id ?? '';
  // oxlint-disable-next-line unicorn/no-thenable -- a field of that operation
  const then = text === 'The pen is lost' ? { then: 'doing' as const } : {};
  await work.tasks.resolveBlocker({ blocker_id, resolution: 'Bought.', ...then, ...once(text) }, CALL);
}

// ── A process ────────────────────────────────────────────────────────────────────────────────────────────────

export interface OpenedWork extends Opened {
  readonly work: Work;
}

/** `heard` is told of every call that it lived to make. */
export async function openWorkOf(fixture: Fixture, mortal?: Mortal, heard?: StorageProbe): Promise<OpenedWork> {
  const probe: StorageProbe = (call) => {
    mortal?.probe(call);
    heard?.(call);
  };
  fixture.advance(1000);
  const opened = await fixture.open({
    sequences: [ledgerSchema, workSchema],
    kinds: [workRegistration],
    probe,
    onBackgroundError: (error) => {
      if (!mortal?.dead) throw error;
    },
  });
  const { store, ledger } = opened;
  return { ...opened, work: createWork({ store, ledger, ids: fixture.ids }) };
}

export async function closeWork({ ledger, store }: Opened): Promise<void> {
  await ledger.close();
  await store.close();
}

// ── What is told ─────────────────────────────────────────────────────────────────────────────────────────────

/** What anybody is told at one point, without the ids and times that differ from run to run. */
export interface Told {
  /** Undefined before there is a project. */
  readonly next: unknown;
  /** To each of the sessions. */
  readonly own: readonly unknown[];
  readonly events: readonly string[];
  readonly claims: readonly string[];
}

export async function tell({ work, ledger }: OpenedWork): Promise<Told> {
  const projects = await work.projects.list();
  if (projects.length === 0) return { next: undefined, own: [], events: [], claims: [] };
  const step = async (owner?: string) =>
    words(await work.reads.nextStep({ ...(owner === undefined ? {} : { owner }) }, { actor: 'reader' }));
  const events = await ledger.events(PROJECT);
  return {
    next: await step(),
    own: [await step(SESSION), await step(OTHER), await step('somebody else'), await step('claude:somebody')],
    events: events.map(
      ({ event_type, actor, append_seq, operation_id }) => `${event_type} ${actor} ${append_seq} ${operation_id}`,
    ),
    claims: (await work.claims.list({}, CALL))
      .map(({ owner, fencing_token }) => `${owner} ${fencing_token}`)
      .toSorted(),
  };
}

function words(answer: NextStepAnswer) {
  const { project_id: _project, task_id: _task, goal_id: _goal, blockers, otherwise, ...told } = answer;
  return {
    ...told,
    waiting: told.waiting.map(({ number, needs }) => `T${number} ${needs}`),
    left_out: told.left_out.map(({ number, reason }) => `T${number} ${reason}`),
    blockers: blockers.map(({ text }) => text),
    otherwise: otherwise && { number: otherwise.number, title: otherwise.title, next_step: otherwise.next_step },
  };
}
