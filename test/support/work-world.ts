// A home in which something is in every state it can be in, so that every operation finds what it must refuse.
import type { WorkProcess } from './work-fixture.ts';

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Used for something else already, in every project. */
export const USED = 'used-before';
export const HOLDER = 'the-holder';

export async function makeWorld(process: WorkProcess) {
  const { call } = process;
  const newProject = async (name: string, root?: string) => {
    const input = { name, operation_id: `make-${name}`, ...(root === undefined ? {} : { root }) };
    const { project_id } = await call('work.create_project', input);
    await call('work.create_goal', { project_id, text: 'Used its operation id', operation_id: USED }, { actor: 'zoe' });
    return project_id;
  };
  const project_id = await newProject('main', '/main');
  const empty = (await call('work.create_project', { name: 'empty' })).project_id;

  const goal = async (text: string) => (await call('work.create_goal', { project_id, text })).goal_id;
  const goals = {
    active: await goal('Active'),
    paused: await goal('Paused'),
    done: await goal('Done'),
    archived: await goal('Archived'),
    spare: await goal('Spare'),
  };
  const addTo = async (
    goal_id: string,
    title: string,
    more: { depends_on?: string[]; criteria?: string[]; checks?: { criterion: string; command: string }[] } = {},
  ) => {
    const { depends_on = [], criteria = [], checks = [] } = more;
    const input = { project_id, goal_id, title, depends_on, acceptance_criteria: criteria, checks };
    return (await call('work.add_task', input)).task_id;
  };
  const add = (title: string, more?: Parameters<typeof addTo>[2]) => addTo(goals.active, title, more);
  const start = (task_id: string) => call('work.start_task', { project_id, task_id });

  const todo = await add('To do');
  const tasks = {
    todo,
    waiting: await add('Waiting', { depends_on: [todo] }),
    doing: await add('Doing'),
    proving: await add('Proving', { criteria: ['Green', 'Fast'] }),
    blocked: await add('Blocked'),
    obstructed: await add('Obstructed'),
    done: await add('Done'),
    archived: await add('Archived'),
    held: await add('Held'),
    hidden: await addTo(goals.paused, 'Of a paused goal'),
    reached: await addTo(goals.paused, 'Done, of a paused goal'),
    gone: await addTo(goals.archived, 'Of an archived goal'),
    checked: await add('Checked', { criteria: ['Green'], checks: [{ criterion: 'Green', command: 'npm test' }] }),
    full: await add('Full of blockers'),
    proved: await add('Proved at length'),
  };
  for (const name of ['doing', 'proving', 'checked', 'blocked', 'obstructed', 'done', 'full', 'proved'] as const)
    await start(tasks[name]);
  await call('work.block_task', { project_id, task_id: tasks.blocked, blocker: 'The key is missing' });
  const update = { project_id, where_we_left_off: 'Half way.', next_step: 'Do the other half' };
  await call('work.update_checkpoint', { ...update, task_id: tasks.obstructed, blockers: ['A wall', 'A door'] });
  const twenty = Array.from({ length: 20 }, (_, n) => `Obstacle ${n}`);
  await call('work.update_checkpoint', { ...update, task_id: tasks.full, blockers: twenty });
  await call('work.complete_task', { project_id, task_id: tasks.done });
  const proofs = Array.from({ length: 18 }, () => ({ criterion: null, proof: 'x'.repeat(2_000) }));
  await call('work.complete_task', { project_id, task_id: tasks.proved, evidence: proofs });
  await start(tasks.archived);
  await call('work.block_task', { project_id, task_id: tasks.archived, blocker: 'Nobody wants it' });
  await call('work.archive_task', { project_id, task_id: tasks.archived });
  await call('work.start_task', { project_id, task_id: tasks.held, owner: HOLDER });
  await call('work.update_checkpoint', { ...update, task_id: tasks.held, owner: HOLDER, blockers: ['Held up'] });
  await call('work.start_task', { project_id, task_id: tasks.reached });
  await call('work.complete_task', { project_id, task_id: tasks.reached });
  await call('work.pause_goal', { project_id, goal_id: goals.paused });
  await call('work.finish_goal', { project_id, goal_id: goals.done });
  await call('work.archive_goal', { project_id, goal_id: goals.archived });

  const openOf = async (task_id: string) => (await call('work.get_task', { project_id, task_id })).task.open_blockers;
  const [blocker = ''] = await openOf(tasks.blocked);
  const [wall = '', door = ''] = await openOf(tasks.obstructed);
  const [ofArchived = ''] = await openOf(tasks.archived);
  const [ofHeld = ''] = await openOf(tasks.held);
  await call('work.resolve_blocker', { project_id, blocker_id: door, resolution: 'It was open' });

  // Everybody's last change is one that cannot be undone, each for another reason.
  await call('work.update_goal', { project_id, goal_id: goals.spare, text: 'By carl' }, { actor: 'carl' });
  await call('work.update_goal', { project_id, goal_id: goals.spare, text: 'By ada' });
  const ofDora = { project_id, goal_id: goals.active, title: 'Of dora' };
  const { task_id: claimedLater } = await call('work.add_task', ofDora, { actor: 'dora' });
  await call('work.claim_task', { project_id, task_id: claimedLater, owner: HOLDER });
  const moved = await newProject('moved', '/first');
  await call('work.update_project', { project_id: moved, root: '/second' }, { actor: 'emil' });
  await newProject('successor', '/first');
  const { goal_id: putAside } = await call('work.create_goal', { project_id: moved, text: 'Put aside' });
  await call('work.pause_goal', { project_id: moved, goal_id: putAside });
  await call('work.finish_goal', { project_id: moved, goal_id: putAside }, { actor: 'fred' });

  return {
    project_id,
    empty,
    moved,
    goals,
    tasks: { ...tasks, claimedLater },
    blockers: { last: blocker, wall, resolved: door, ofArchived, ofHeld },
  };
}
