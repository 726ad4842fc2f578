// What `import` reads when no file is named: what other programs keep in this folder, or above it in the same project.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operationDefinitions, readConfig } from '../../src/main.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'throughline-import-'));
  mkdirSync(join(top, 'project', '.throughline'), { recursive: true });
  mkdirSync(join(top, 'project', 'src', 'deep'), { recursive: true });
});
afterEach(() => rmSync(top, { recursive: true }));

/** The text that the operation was given, or the code of the refusal. */
async function imported(cwd: string): Promise<unknown> {
  let told = '';
  let given: unknown;
  await runCli(
    ['import', '--json'],
    {
      config: { ...readConfig(), cwd },
      stdout: (text) => (told += text),
      stderr: () => {},
      readStdin: async () => '',
      call: async (_name, input) => {
        given = (input as { content: string }).content;
        return {};
      },
    },
    operationDefinitions,
  );
  return given ?? (JSON.parse(told) as { code: string }).code;
}

function keep(...path: string[]): void {
  const file = join(top, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, path.join('/'));
}

test('what lies in the project is found from any of its folders, the nearest first', async () => {
  keep('project', '.taskmaster', 'tasks', 'tasks.json');
  expect(await imported(join(top, 'project', 'src', 'deep'))).toBe('project/.taskmaster/tasks/tasks.json');
  keep('project', 'src', '.beads', 'issues.jsonl');
  expect(await imported(join(top, 'project', 'src', 'deep'))).toBe('project/src/.beads/issues.jsonl');
  expect(await imported(join(top, 'project'))).toBe('project/.taskmaster/tasks/tasks.json');
});

test('what lies above the project is not taken, and nothing is said to be there', async () => {
  keep('.beads', 'issues.jsonl');
  expect(await imported(join(top, 'project', 'src'))).toBe('nothing_to_import');
});
