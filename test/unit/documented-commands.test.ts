// Every command that the README and the guides name is one that there is; those of the work are run as they stand.
import { globSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operationDefinitions, readConfig } from '../../src/main.ts';
import { createContext } from '../../src/surfaces/cli/context.ts';
import { createProgram, runCli } from '../../src/surfaces/cli/program.ts';
import { openLineInput, type LineInputOptions } from '../../src/surfaces/terminal/line-input.ts';
import { inlineCode, misfit, shellLines, throughlineWords, wordsOf } from '../support/documented-commands.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = [
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  'bench/README.md',
  ...globSync('docs/**/*.md', { cwd: root }).filter((path) => !path.startsWith('docs/reference/')),
];
const inBlocks = documents.flatMap((path) => shellLines(path, read(path)));
const inText = documents.flatMap((path) => inlineCode(path, read(path)));
const silent = { config: readConfig(), stdout: () => {}, stderr: () => {}, readStdin: async () => '' };
const program = createProgram(createContext([], silent), operationDefinitions);

test('every command in a shell block is one that the program takes, whole', () => {
  const found = inBlocks.flatMap(({ at, text }) => {
    const words = throughlineWords(text);
    return words ? [{ at, why: misfit(program, words, true) }] : [];
  });
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ why }) => why !== undefined)).toEqual([]);
});

test('every command in the text is one that the program has', () => {
  const found = inText.flatMap(({ at, text }) => {
    // Where several are named, as in `setup claude|codex`, each is.
    const words = throughlineWords(text.replaceAll(/(\w)\|[\w|]+/g, '$1'));
    return words ? [{ at, why: misfit(program, words, false) }] : [];
  });
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ why }) => why !== undefined)).toEqual([]);
});

test('every script and every benchmark that is named is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = [...inBlocks, ...inText].filter(({ text }) => {
    const [, name, benchmark] = /npm run (?:-s )?([\w-]+)(?: -- (\w+))?/.exec(text) ?? [];
    if (name === undefined) return false;
    return (
      !(name in scripts) || (name === 'bench' && !!benchmark && !existsSync(join(root, 'bench', `${benchmark}.ts`)))
    );
  });
  expect(unknown).toEqual([]);
});

test('every route of an operation that is named is one', () => {
  const names = new Set(operationDefinitions.map(({ name }) => name));
  const routes = [...inBlocks, ...inText].flatMap(({ at, text }) =>
    [...text.matchAll(/\/v1\/(work|ledger|mind)\/(\w+)/g)].map(([, domain, operation]) => ({
      at,
      name: `${domain}.${operation}`,
    })),
  );
  expect(routes.length).toBeGreaterThan(4);
  expect(routes.filter(({ name }) => !names.has(name))).toEqual([]);
});

test('what does not fit is found', () => {
  const why = (line: string, isWhole = true) => misfit(program, throughlineWords(line) ?? [], isWhole);
  expect(why('throughline task start T1 --owner me # as a session')).toBeUndefined();
  expect(why('throughline task begin T1')).toContain('takes no "begin"');
  expect(why('throughline task start T1 --ownr me')).toContain('has no --ownr');
  expect(why('throughline task start')).toContain('needs <task_id>');
  expect(why('throughline rollback 3')).toContain('needs --reason');
  expect(why('throughline rollback 3', false)).toBeUndefined();
  expect(shellLines('x.md', 'a\n```sh\none \\\n  two\n\nthree\n```\n')).toEqual([
    { at: 'x.md:3', text: 'one two' },
    { at: 'x.md:6', text: 'three' },
  ]);
});

// ── Run ──────────────────────────────────────────────────────────────────────────────────────────────────────

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-documents-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The exit code, and what refused it. */
async function run(words: readonly string[]): Promise<string> {
  let said = '';
  const environment = {
    config: { ...readConfig(), cwd: join(folder, 'project'), home: undefined, configFolder: join(folder, 'config') },
    stdout: (text: string) => (said += text),
    stderr: () => {},
    readStdin: async () => '',
    openLines: (options: LineInputOptions) => openLineInput({ ...options, input: new PassThrough().end() }),
  };
  const code = await runCli(['--json', ...words], environment, operationDefinitions);
  return code === 0 ? 'done' : (JSON.parse(said) as { code: string }).code;
}

/** They need the built program, or one that goes on running. */
const ELSEWHERE = new Set(['setup', 'up', 'login', 'mcp', 'hook']);
/** They need a model that a person consented to. */
const OF_MODELS = '--model';

test.each(['README.md', 'docs/guide/work.md', 'docs/guide/ask.md'])(
  'the commands of %s do what it says, one after another',
  async (path) => {
    const tasks = join(folder, 'project', '.taskmaster', 'tasks', 'tasks.json');
    mkdirSync(dirname(tasks), { recursive: true });
    writeFileSync(tasks, JSON.stringify({ master: { tasks: [{ id: 1, title: 'Moved in', status: 'pending' }] } }));
    await run(['init']);
    const outcomes: object[] = [];
    const expected: object[] = [];
    for (const { at, text } of inBlocks) {
      const words = at.startsWith(`${path}:`) ? throughlineWords(text) : undefined;
      if (!words || ELSEWHERE.has(words[0] ?? '') || words.includes(OF_MODELS) || /<[^<>]+>/.test(text)) continue;
      const refused = /# refused: (\w+)/.exec(text)?.[1];
      expected.push({ at, text, outcome: refused ?? 'done' });
      outcomes.push({ at, text, outcome: await run(words) });
    }
    expect(expected.length).toBeGreaterThan(8);
    expect(outcomes).toEqual(expected);
  },
);

test('a line is taken apart as a shell does it', () => {
  expect(wordsOf(`task add G1 "Write it" --x 'a b' # and more`)).toEqual([
    'task',
    'add',
    'G1',
    'Write it',
    '--x',
    'a b',
  ]);
});
