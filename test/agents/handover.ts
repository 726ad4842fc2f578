// An agent that is killed with a task in its hands, and another one that takes it up from the block alone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../support/eventually.ts';
import type { Turn } from '../support/model-server/model-server.ts';
import type { Stage } from './campaign.ts';
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
  type Held,
  type Partner,
} from './partner.ts';
import { eventsOf, tellingIn, timesIn } from './seen.ts';

export async function handover(stage: Stage, killed: Partner, other: Partner): Promise<void> {
  const { promise } = stage;
  const known = await killedAtWork(stage, killed);
  const from = stage.hooks().length;
  const { player, model } = other;
  const call = (name: string, input: object): Turn => ({ tool: player.tool(name), input });
  const proof = (criterion: string) => ({ criterion, proof: 'Tried by hand.' });
  model.say(
    ...player.opening,
    // It knows no more than what it was sent.
    ({ text }) => call('start_task', { task_id: /start_task (T\d+) claims it/.exec(text)?.[1] ?? 'none' }),
    player.write(join(stage.project, 'src', 'login.ts'), 'export const login = true;\n'),
    async ({ text }) => {
      // Some agents tell a hook of it without waiting. No real model is faster than that.
      await heardOf(stage, from, player.writeEvent);
      const [, criteria = ''] = /Criteria without evidence, \d of \d: (.*?)\\n/.exec(text) ?? [];
      const evidence = [...criteria.matchAll(/\\"(.+?)\\"/g)].map(([, criterion = '']) => proof(criterion));
      return call('complete_task', { task_id: 'T1', evidence });
    },
    { text: 'The login is there.' },
  );
  const { status, stdout, stderr } = await other.run('Go on');
  const [session, before] = stage.sessions();
  const start = tellingIn(stage.hooks().slice(from), session?.['session_id']);
  const given = neutralBlock(start ? [start] : []);
  const expected = [
    HEAD,
    ownerLine(session?.['owner']),
    'Goal: G1 "Ship the shop"',
    'Task: T1 "Write the login"',
    'The task says: "A form at /login that posts to the server. Sessions live in a cookie."',
    'Next step: T1 (doing): "Write the handler in src/login.ts"',
    'Why: T1 is in progress, nobody holds it, and of such tasks with the highest priority (0) it was started last.',
    'Left off: "The form is there. The server is not."',
    'Criteria without evidence, 2 of 2: "A wrong password is refused"; "A session ends after an hour"',
    'Could be started instead: T2 "Write the basket"',
    goOn('T1'),
  ].join('\n');
  promise(`${other.agent} gets the block to the letter`, given.neutral === expected, given.neutral);
  const [first, ...later] = model.requests.filter(({ is_conversation }) => is_conversation);
  promise(
    'it stands in the first request to its model, once',
    timesIn(first?.text ?? '', given.block) === 1,
    first?.text,
  );
  promise(
    'which begins from that alone: it claims the task without a conflict, does the step and completes with proofs',
    status === 0 && !later.some(({ text }) => text.includes('task_claimed')) && isDone(stage),
    { status, stdout, stderr, last: later.at(-1)?.text.slice(-3_000) },
  );
  promise(
    'the killed session is known to be gone, and nobody was asked',
    before?.['owner'] === known && before?.['end_reason'] === 'process gone',
    before,
  );
}

/** Its owner id. */
async function killedAtWork(stage: Stage, agent: Partner): Promise<string> {
  const { player, model } = agent;
  const checkpoint = {
    task_id: 'T1',
    where_we_left_off: 'The form is there. The server is not.',
    next_step: 'Write the handler in src/login.ts',
  };
  const form = join(stage.project, 'src', 'form.ts');
  model.say(
    ...player.opening,
    { tool: player.tool('start_task'), input: { task_id: 'T1' } },
    player.write(form, 'export const form = true;\n'),
    { tool: player.tool('update_checkpoint'), input: checkpoint },
    stayAtWork,
  );
  const running = agent.begin('Write the login');
  let holder: Held | undefined;
  try {
    await whileTheyRun([running], `${agent.agent} is at work`, () => isAtWork(agent));
    [holder] = claimsIn(stage);
    stage.promise(
      `${agent.agent} starts a task, changes a file and leaves a checkpoint`,
      holder?.owner.startsWith(`${agent.agent}:`) === true && existsSync(form),
      holder,
    );
    const pids = processesOf(stage, agent.agent);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    const { status } = await running.ended;
    stage.promise('kill -9 to the process that its hooks kept ends the agent', pids.length === 1 && status !== 0, {
      pids,
      status,
    });
  } finally {
    await running.end();
  }
  return holder?.owner ?? 'nobody';
}

async function heardOf(stage: Stage, from: number, event: string | undefined): Promise<void> {
  if (event === undefined) return;
  const isHeard = () => eventsOf(stage.hooks().slice(from)).includes(event);
  await eventually(`the hook hears of ${event}`, isHeard).catch(() => {});
}

function isDone(stage: Stage): boolean {
  const { task } = stage.tl('task', 'show', 'T1') as { task: { status: string; evidence: unknown[] } };
  const isWritten = existsSync(join(stage.project, 'src', 'login.ts'));
  return task.status === 'done' && task.evidence.length === 2 && isWritten;
}
