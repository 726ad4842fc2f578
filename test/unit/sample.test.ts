// The guided sample teaches what is true: every command that its tasks name is run as it stands, one lesson after another.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationDefinitions, readConfig } from '../../src/main.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';
import type { Goal, Task } from '../../src/work/contract.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-sample-'));
  mkdirSync(join(folder, 'project'));
  await tl(['init']);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function tl(argv: readonly string[]) {
  const config = {
    ...readConfig(),
    cwd: join(folder, 'project'),
    home: undefined,
    configFolder: join(folder, 'config'),
  };
  let said = '';
  const code = await runCli(
    [...argv, '--json'],
    {
      config,
      stdout: (text) => (said += text),
      stderr: () => {},
      readStdin: async () => '',
    },
    operationDefinitions,
  );
  return { code, answer: JSON.parse(said) as Record<string, unknown> };
}

/** As a POSIX shell takes a line apart. */
function wordsOf(line: string): string[] {
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return stdout.split('\0').slice(0, -1);
}

const tasks = async () => (await tl(['task', 'list'])).answer['tasks'] as readonly Task[];

test('it is added once, to an empty project only, and taken back as a whole', async () => {
  const first = await tl(['sample', 'add']);
  expect(first).toMatchObject({ code: 0, answer: { added: true, tasks: 7, goal: { number: 1, status: 'active' } } });
  const again = await tl(['sample', 'add']);
  expect(again).toMatchObject({ code: 0, answer: { added: false, tasks: 7, goal: first.answer['goal'] } });

  expect((await tl(['undo'])).code).toBe(0);
  expect(await tasks()).toEqual([]);
  const { goal } = (await tl(['goal', 'create', 'Of my own'])).answer as { goal: Goal };
  const refused = await tl(['sample', 'add']);
  expect(refused).toMatchObject({ code: 5, answer: { code: 'goals_exist', goals: 1 } });

  expect((await tl(['undo'])).code).toBe(0);
  expect(await tl(['sample', 'add'])).toMatchObject({ code: 0, answer: { added: true } });
  // Numbers are not given twice, so the lessons name those that the tasks have now.
  expect((await tasks()).map(({ number }) => number)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  expect(goal.number).toBe(2);
});

test('each lesson is the next step in its turn, and its commands do what it says', async () => {
  const refusals: unknown[] = [];
  const kept: string[] = [];
  for (const lesson of await tasks()) {
    expect((await tl(['next'])).answer).toMatchObject({ task_id: lesson.task_id, rank: 'ready' });
    const lines = (lesson.description ?? '').split('\n').filter((line) => line.startsWith('  throughline '));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      const { answer } = await tl(['task', 'show', `T${lesson.number}`]);
      const [blocker] = answer['blockers'] as readonly { blocker_id: string }[];
      const { code, answer: said } = await tl(
        wordsOf(line.replace('<blocker_id>', blocker?.blocker_id ?? '')).slice(1),
      );
      if (code !== 0) refusals.push(said['code']);
      if (line.endsWith(' next')) kept.push(said['next_step'] as string);
    }
    if (lesson.description?.includes('throughline undo')) {
      // What it asks for in words.
      for (const verb of ['start', 'complete']) expect((await tl(['task', verb, `T${lesson.number}`])).code).toBe(0);
    }
  }
  expect(refusals).toEqual(['evidence_missing', 'task_claimed']);
  expect(kept[1]).toBe('Ask for the next step in another terminal');
  expect((await tl(['state'])).answer).toMatchObject({ counts: { tasks: { done: 7 } } });
  expect((await tl(['verify', '--deep'])).answer).toMatchObject({ ok: true });
});
