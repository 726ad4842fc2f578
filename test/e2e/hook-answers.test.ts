// Every answer of our hook to the events of each agent, to the letter: what the agent reads from its stdout in one session, in
// order. After a wanted change, `npm test -- test/e2e/hook-answers.test.ts --only -u` writes the fixtures anew; read the difference.
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CODING_AGENTS, sessionOwner } from '../../src/base/coding-agents.ts';
import { eventually } from '../support/eventually.ts';
import { createHookHome, isRecorded, recorded, type HookHome } from '../support/hook-home.ts';

const fixtures = join(import.meta.dirname, '..', 'support', 'hook-answers');

let home: HookHome;

beforeEach(() => {
  home = createHookHome();
  home.tl('goal', 'create', 'Ship the shop');
  home.tl('goal', 'create', 'Let customers pay');
  const criterion = ['--acceptance-criteria', 'A wrong password is refused'];
  home.tl('task', 'add', 'G1', 'Write the login', '--description', 'A form that posts to the server.', ...criterion);
  for (const title of ['Write the basket', 'Write the order', 'Sign the contract']) home.tl('task', 'add', 'G1', title);
  home.tl('task', 'start', 'T4');
  home.tl('task', 'block', 'T4', 'Which of the two prices is right?', '--needs', 'person');
  home.tl('task', 'start', 'T1');
  home.tl('checkpoint', 'set', 'T1', 'The form is there. The server is not.', 'Write the handler in src/login.ts');
  home.tl('task', 'claim', 'T2', '--owner', 'somebody:else');
});
afterEach(() => home.dispose());

function neutral(text: string): string {
  return text
    .replaceAll(home.folder, '/home/ada/shop')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z/g, '2026-01-01T00:00Z');
}

test.each(CODING_AGENTS)('every answer to %s is as in its fixture', async (agent) => {
  const answers: { event: string; stdout: string }[] = [];
  const says = (event: string, when = '') => {
    if (!isRecorded(agent, event)) return;
    const { status, stdout, stderr } = home.hook(agent, recorded(agent, event, home.folder));
    expect([event, status, stderr]).toEqual([event, 0, '']);
    answers.push({ event: when === '' ? event : `${event}, ${when}`, stdout: neutral(stdout) });
  };
  says('start');
  says('prompt');
  says('call');
  says('foreign');
  says('stop', 'holding nothing');
  const owner = sessionOwner(agent, String(recorded(agent, 'start', '')['session_id']));
  home.tl('task', 'claim', 'T1', '--owner', owner);
  says('repeat', 'holding T1');
  says('stop', 'holding T1');
  says('stop', 'once more');
  says('compacting');
  says('compacted');
  says('prompt', 'after it');
  says('resume');
  says('compacting', 'without a checkpoint');
  says('edit');
  says('end');
  // What goes on behind the answer.
  const countOf = (...command: string[]) => (Object.values(home.tl(...command))[0] as unknown[]).length;
  await eventually(
    'that its task is free, and a draft of it made',
    () => countOf('checkpoint', 'drafts') === 1 && countOf('task', 'claims') === 1,
  );
  says('resume', 'ended');
  says('prompt', 'resumed');
  says('edit', 'holding nothing');
  says('stop', 'after a change');
  says('end', 'once more');
  const [, ...others] = answers.map(({ stdout }) => stdout).filter((stdout) => stdout.includes('Throughline'));
  expect(others.length).toBeGreaterThan(2);
  await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(join(fixtures, `${agent}.json`));
});
