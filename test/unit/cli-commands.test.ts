// Every command of the program, without starting a process: its help, its examples, its way to the operations, and the
// completion made of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseErrors } from '../../src/base/contract.ts';
import type { ErrorTable } from '../../src/base/errors.ts';
import { jsonSchemaOf, type JsonSchema } from '../../src/base/json-schema.ts';
import { kernelRefusals } from '../../src/kernel/contract.ts';
import { ledgerRefusals } from '../../src/ledger/contract.ts';
import { openHome, operationDefinitions, readConfig } from '../../src/main.ts';
import { storeFailures, storeRefusals } from '../../src/store/contract.ts';
import { commandLineOf } from '../../src/surfaces/cli/command-line.ts';
import { createContext, type CliEnvironment } from '../../src/surfaces/cli/context.ts';
import { cliRefusals } from '../../src/surfaces/cli/contract.ts';
import { EXIT_CODES } from '../../src/surfaces/cli/exit-codes.ts';
import { createProgram, runCli } from '../../src/surfaces/cli/program.ts';
import { httpFailures, httpRefusals } from '../../src/surfaces/http/contract.ts';
import { mcpRefusals } from '../../src/surfaces/mcp/contract.ts';
import { workErrors } from '../../src/work/operations.ts';
import { drawn } from '../support/secret-samples.ts';

const silent: CliEnvironment = {
  config: readConfig(),
  stdout: () => {},
  stderr: () => {},
  readStdin: async () => '',
};

/** Every command by its words. */
function pathsOf(command: Command, path: readonly string[] = []): string[][] {
  return command.commands.flatMap((each) => [[...path, each.name()], ...pathsOf(each, [...path, each.name()])]);
}

const paths = pathsOf(createProgram(createContext([], silent), operationDefinitions));

async function tl(argv: readonly string[], environment: Partial<CliEnvironment> = {}) {
  let [stdout, stderr] = ['', ''];
  const code = await runCli(
    argv,
    { ...silent, stdout: (text) => (stdout += text), stderr: (text) => (stderr += text), ...environment },
    operationDefinitions,
  );
  return { code, stdout, stderr };
}

test('a command line that does not fit is refused without the secret in it', async () => {
  const secret = ['gh', 'p_', drawn('a', 36, 'usage')].join('');
  for (const json of [[], ['--json']]) {
    for (const argv of [['next', secret], [`--${secret}`], ['task', 'show', 'T1', `--x=${secret}`], [secret]]) {
      const { code, stdout, stderr } = await tl([...argv, ...json]);
      expect(code).toBe(2);
      expect(stdout + stderr).not.toContain(secret);
    }
  }
});

/** As a POSIX shell takes a line apart. */
function wordsOf(line: string): string[] {
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return stdout.split('\0').slice(0, -1);
}

/** The smallest answer that fits. */
function leastOf({
  type,
  anyOf,
  oneOf,
  enum: choices,
  const: only,
  required = [],
  properties = {},
}: JsonSchema): unknown {
  const [choice] = choices ?? [];
  if (only !== undefined || choice !== undefined) return only ?? choice;
  const [alternative] = anyOf ?? oneOf ?? [];
  if (alternative) return leastOf(alternative);
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, leastOf(properties[name] ?? {})]));
  const least = { array: [], string: '', boolean: true, integer: 1, number: 1 } as const;
  return least[type as keyof typeof least] ?? null;
}

describe('help', () => {
  test('of every command says what it is for and how it is typed', async () => {
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths) {
      const { code, stdout, stderr } = await tl([...path, '--help']);
      expect([path, code, stderr]).toEqual([path, 0, '']);
      expect(stdout).toMatch(new RegExp(`^Usage: throughline ${path.join(' ')}\\b.*\\n\\n[^\\n]{5,}`));
      expect(stdout).toContain('--json');
      expect(stdout).not.toContain('undefined');
    }
  });

  test('of the program names every command once', async () => {
    const { stdout } = await tl(['--help']);
    // Those two are started by npm and by agents, never by a person.
    const top = paths.filter((path) => path.length === 1 && !['start', 'hook'].includes(path[0] ?? ''));
    for (const [name] of top)
      expect([name, stdout.match(new RegExp(`^  ${name}(?: |$)`, 'gm'))?.length]).toEqual([name, 1]);
    expect(stdout).not.toMatch(/^  (?:start|hook) /m);
  });

  test('has an example for every operation that is a command', () => {
    const without = operationDefinitions.filter(({ cli, examples = [] }) => cli && examples.length === 0);
    expect(without.map(({ cli }) => cli?.command)).toEqual([]);
  });

  test('has examples that give the operation what they say', async () => {
    const typed = operationDefinitions.flatMap((definition) =>
      (definition.cli ? (definition.examples ?? []) : []).map(({ input }) => ({ definition, input })),
    );
    expect(typed.length).toBeGreaterThan(5);
    for (const { definition, input } of typed) {
      const line = commandLineOf(definition, input);
      const [program, ...argv] = wordsOf(line);
      const seen: unknown[] = [];
      const { code } = await tl(['--json', ...argv], {
        call: async (name, given) => {
          seen.push([name, given]);
          return leastOf(jsonSchemaOf(definition.output));
        },
      });
      expect([program, line, code, seen]).toEqual(['throughline', line, 0, [[definition.name, input]]]);
    }
  });

  test('explains every exit code that any refusal or failure has', async () => {
    const ground: ErrorTable[] = [baseErrors, storeRefusals, storeFailures, ledgerRefusals, kernelRefusals];
    const tables: ErrorTable[] = [...ground, workErrors, httpRefusals, httpFailures, mcpRefusals, cliRefusals];
    const codes = new Set(tables.flatMap((table) => Object.values(table).map(({ exit }) => exit)));
    for (const code of codes) expect(Object.keys(EXIT_CODES)).toContain(String(code));
    const { stdout } = await tl(['help', 'exit-codes']);
    for (const code of codes) expect(stdout).toMatch(new RegExp(`^  ${code} `, 'm'));
  });
});

test('help names the variables that the program reads', async () => {
  expect((await tl(['help', 'environment'])).stdout).toMatch(/THROUGHLINE_HOME[^]*THROUGHLINE_OWNER[^]*NO_COLOR/);
});

describe('operations', () => {
  let folder: string;
  let environment: Pick<CliEnvironment, 'config' | 'call'>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'throughline-calls-'));
    const config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') };
    const home = await openHome({ folder: join(folder, '.throughline'), create: true, config });
    environment = { config, call: (name, input, call) => home.call(name, input, call) };
    return () => home.close();
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are all reached by call, which answers each in JSON with its result or its refusal', async () => {
    for (const { name } of operationDefinitions) {
      const { code, stdout, stderr } = await tl(['call', name, '{}'], environment);
      const answer = JSON.parse(stdout) as { code?: string; kind?: string; hint?: string };
      expect(stderr).toBe('');
      expect(answer.code).not.toBe('unknown_operation');
      expect(answer.kind).not.toBe('bug');
      if (answer.kind === 'refusal') expect([typeof answer.hint, code > 0]).toEqual(['string', true]);
      else expect(code).toBe(0);
    }
    const { code, stdout } = await tl(['call', 'work.make_coffee', '{}'], environment);
    expect([code, (JSON.parse(stdout) as { code: string }).code]).toEqual([2, 'unknown_operation']);
  });

  test('that people type have a command each', () => {
    const commands = new Set(paths.map((path) => path.join(' ')));
    const typed = operationDefinitions.flatMap(({ cli }) => (cli ? [cli.command] : []));
    expect(typed.filter((command) => !commands.has(command))).toEqual([]);
  });

  test('show to people what was written as text, never as anything a terminal would obey', async () => {
    const hostile = '\u001b]52;c;aGk=\u0007\u202etxt.exe \u009b31m';
    const line = 'two\nlines \u001b[2J';
    const call = async () => ({
      ...{ task: { number: 1, title: hostile, status: line, archived: false }, claim: null },
      ...{ next_step: hostile, why: line, where_we_left_off: line, required_context_refs: [hostile], blockers: [] },
      ...{
        acceptance_criteria: [line],
        otherwise: null,
        number: 1,
        title: line,
        status: 'doing',
        tasks: [],
        goals: [],
      },
      ...{ events: [{ event_seq: 1, event_type: 'x', timestamp: line, actor: hostile, payload: line }] },
      ...{ waiting: [], waiting_count: 0, left_out: [], left_out_count: 0 },
      ...{ claims: [], checkpoints: [], projects: [{ project_id: 'p', name: hostile, root: line }] },
    });
    const color = { ...silent.config, color: true, isTerminal: true };
    for (const argv of [['next'], ['task', 'start', '1'], ['task', 'list'], ['history'], ['project', 'list']]) {
      const { code, stdout } = await tl(argv, { config: color, call });
      expect(code).toBe(0);
      // Our own colours, and nothing else of the kind.
      const [, ...escapes] = stdout.split('\u001b');
      for (const escape of escapes) expect(escape).toMatch(/^\[\d{1,2}m/);
      for (const obeyed of ['\u0007', '\u202e', '\u009b', '\r']) expect(stdout).not.toContain(obeyed);
    }
  });
});

describe('completion', () => {
  test('in bash offers commands, subcommands, options and the choices of an option', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'throughline-completion-'));
    try {
      writeFileSync(join(folder, 'completion.bash'), (await tl(['completion', 'bash'])).stdout);
      const offered = (...words: string[]) => {
        const script = `. ./completion.bash; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
          COMP_CWORD=${words.length - 1}; _throughline; printf '%s\\n' "\${COMPREPLY[@]}"`;
        return spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' }).stdout.trim().split('\n');
      };
      expect(offered('throughline', 'ne')).toEqual(['next']);
      expect(offered('tl', 'task', 'st')).toEqual(['start']);
      expect(offered('throughline', 'task', 'list', '--re')).toEqual(['--ready']);
      expect(offered('throughline', 'task', 'list', '--status', 'do')).toEqual(['doing', 'done']);
      expect(offered('throughline', 'completion', '--j')).toEqual(['--json']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test.each(['zsh', 'fish'])('is written for %s too', async (shell) => {
    const { code, stdout } = await tl(['completion', shell]);
    expect(code).toBe(0);
    expect(stdout).toContain('checkpoint');
    expect(stdout).toContain('needed-context-refs');
  });

  test('for an unknown shell is refused', async () => {
    expect(await tl(['completion', 'cmd', '--json'])).toMatchObject({ code: 2, stderr: '' });
  });
});
