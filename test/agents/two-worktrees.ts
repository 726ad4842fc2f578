// Two agents at once, each in a linked worktree of one repository: one list of tasks, and never one task in two hands.
import { realpathSync } from 'node:fs';
import type { Reaction } from '../support/model-server/model-server.ts';
import type { HookCall, Stage } from './campaign.ts';
import {
  claimsIn,
  goOn,
  HEAD,
  isAtWork,
  neutralBlock,
  ownerLine,
  processesOf,
  stayAtWork,
  whileTheyRun,
  worktreesOf,
  type Partner,
} from './partner.ts';
import { tellingIn, timesIn } from './seen.ts';

export async function inTwoWorktrees(stage: Stage, left: Partner, right: Partner): Promise<void> {
  const { promise } = stage;
  const places = worktreesOf(stage);
  const both = [left, right].map((agent, at) => ({ agent, place: places[at] ?? '' }));
  const asked = both.map(({ agent }) => agent.model.requests.length);
  const from = stage.hooks().length;
  const together = createGate(both.length);
  for (const { agent } of both) wantOne(agent, together);
  const running = both.map(({ agent, place }) => agent.begin('Write the basket', { cwd: place }));
  try {
    await whileTheyRun(running, 'both are at work', () => both.every(({ agent }) => isAtWork(agent)));
    const pids = both.flatMap(({ agent }) => processesOf(stage, agent.agent));
    const sessions = stage.sessions().slice(0, 2);
    const sessionOf = (agent: Partner) => sessions.find((each) => each['agent'] === agent.agent);
    const claims = claimsIn(stage);
    const numbers = new Map(claims.map(({ owner, task_id }) => [owner, numberOf(stage, task_id)]));
    promise(
      'both ask for one task at the same moment: one of them gets it, the other is told and takes the next',
      [...numbers.values()].toSorted().join() === 'T2,T3' && sessions.every(({ owner }) => numbers.has(String(owner))),
      { claims, sessions },
    );
    promise(
      'their sessions say in which worktree they are, and on which branch',
      both.every(({ agent, place }) => {
        const session = sessionOf(agent);
        return session?.['worktree'] === realpathSync(place) && session['branch'] === branchOf(place);
      }),
      sessions,
    );
    both.forEach(({ agent, place }, at) => {
      const call = tellingIn(stage.hooks().slice(from), sessionOf(agent)?.['session_id']);
      const given = neutralBlock(call ? [call] : []);
      const expected = [
        HEAD,
        ownerLine(sessionOf(agent)?.['owner']),
        'Goal: G1 "Ship the shop"',
        'Next step: T2 (todo): "Start task T2: Write the basket"',
        'Why: Nothing is in progress or blocked, and T2 is the oldest of those with the highest priority (1) whose dependencies are done.',
        `This session is in the git worktree "${branchOf(place)}" on "${branchOf(place)}". All worktrees share this list.`,
        'Could be started instead: T3 "Write the order"',
        goOn('T2'),
      ].join('\n');
      const request = agent.model.requests.slice(asked[at]).find(({ is_conversation }) => is_conversation);
      promise(
        `the block of ${agent.agent} says its worktree, to the letter, once in its request`,
        given.neutral === expected && timesIn(request?.text ?? '', given.block) === 1,
        given.neutral,
      );
    });
    const holders = both.map(({ agent, place }) => {
      const owner = String(sessionOf(agent)?.['owner']);
      return `${numbers.get(owner)} by "${owner}" until <time> in "${branchOf(place)}" on "${branchOf(place)}"`;
    });
    await holdThird(stage, left, 'a third session sees who holds what, and in which worktree', (owner) => [
      HEAD,
      ownerLine(owner),
      'Goal: G1 "Ship the shop"',
      'Next step: T4 (todo): "Start task T4: Write the imprint"',
      'Why: Apart from what other sessions hold, nothing is in progress or blocked, and T4 is the oldest of those with the highest priority (2) whose dependencies are done.',
      `Held by other sessions: ${holders.toSorted().join('; ')}`,
      goOn('T4'),
    ]);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    for (const each of running) await each.ended;
  } finally {
    for (const each of running) await each.end();
  }
  await holdThird(
    stage,
    right,
    'both killed without a checkpoint, their tasks are free, and offered as they are',
    (owner) => [
      HEAD,
      ownerLine(owner),
      'Goal: G1 "Ship the shop"',
      'Next step: T2 (doing): "Go on with task T2: Write the basket"',
      'Why: T2 is in progress, nobody holds it, and of such tasks with the highest priority (1) it was started last.',
      'Also in progress, held by nobody: T3 "Write the order"',
      'Could be started instead: T4 "Write the imprint"',
      goOn('T2'),
    ],
  );
}

/** T2, and T3 if somebody else has it. */
function wantOne({ player, model }: Partner, together: () => Promise<void>): void {
  const start = (task_id: string) => ({ tool: player.tool('start_task'), input: { task_id } });
  const otherwise: Reaction = (request) => {
    if (!request.text.includes('task_claimed')) return stayAtWork(request);
    model.say(stayAtWork);
    return start('T3');
  };
  model.say(...player.opening, () => together().then(() => start('T2')), otherwise);
}

/** Opens when as many have come. */
function createGate(count: number): () => Promise<void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let come = 0;
  return () => {
    come += 1;
    if (come === count) open();
    return opened;
  };
}

/** One more session, in the main worktree. */
async function holdThird(
  stage: Stage,
  agent: Partner,
  sentence: string,
  linesFor: (owner: unknown) => readonly string[],
): Promise<void> {
  const from = stage.hooks().length;
  const asked = agent.model.requests.length;
  await agent.run('Hello');
  const calls: readonly HookCall[] = stage.hooks().slice(from);
  const given = neutralBlock(calls);
  const request = agent.model.requests.slice(asked).find(({ is_conversation }) => is_conversation);
  const expected = linesFor(stage.sessions()[0]?.['owner']).join('\n');
  stage.promise(sentence, given.neutral === expected && timesIn(request?.text ?? '', given.block) === 1, given.neutral);
}

const branchOf = (worktree: string) => worktree.split('/').at(-1) ?? '';

function numberOf(stage: Stage, task_id: string): string {
  const { task } = stage.tl('task', 'show', task_id) as { task: { number: number } };
  return `T${task.number}`;
}
