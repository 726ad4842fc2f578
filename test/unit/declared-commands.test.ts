// Commands that the user declared: who may write the file, what an entry says, and a real process that is bounded.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { Failure } from '../../src/base/errors.ts';
import { readConfigFile } from '../../src/home/config-file.ts';
import { createDeclaredCommands } from '../../src/kernel/commands/declared-commands.ts';
import { refusalOf } from '../support/expect-error.ts';
import { eventually } from '../support/eventually.ts';

let folder: string;
let config: string;
const variables: Record<string, string> = {};
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-commands-')));
  config = join(folder, 'throughline');
  mkdirSync(config);
  for (const name of Object.keys(variables)) delete variables[name];
  Object.assign(variables, { PATH: process.env['PATH'] ?? '', HOME: folder, SECRET_TOKEN: 'hidden', WANTED: 'yes' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const commands = () =>
  createDeclaredCommands({
    configFolder: config,
    readConfigFile: (name) => readConfigFile(config, name),
    variable: (name) => variables[name],
    clock: systemClock,
  });
function declare(...entries: unknown[]): void {
  writeFileSync(join(config, 'commands.json'), JSON.stringify({ commands: entries }), { mode: 0o600 });
}
/** A Node program as an entry. */
const node = (code: string, more: object = {}) => ({
  name: 'it',
  argv: [process.execPath, '-e', code],
  for: 'step',
  ...more,
});
const run = async (code: string, more: object = {}, options: object = {}) => {
  declare(node(code, more));
  return (await commands().find('it', 'step')).run({ input: 'in', ...options });
};
async function failureOf(failing: Promise<unknown>): Promise<Failure> {
  try {
    await failing;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('it did not fail');
}

describe('the file', () => {
  test('that is not there declares nothing', async () => {
    const refused = await refusalOf(commands().find('build', 'step'));
    expect(refused).toMatchObject({ code: 'unknown_command' });
    expect(refused?.message).toContain(join(config, 'commands.json'));
    expect(refused?.message).toContain('does not exist');
    expect(refused?.row.hint).toContain('"for": "step"');
  });

  test('with several commands, or without the one that was named, says how to name one', async () => {
    declare({ ...node(''), name: 'one' }, { ...node(''), name: 'two' });
    for (const name of [undefined, 'three']) {
      const refused = await refusalOf(commands().find(name, 'step'));
      expect(refused).toMatchObject({ code: 'unknown_command', details: { declared: ['one', 'two'] } });
      expect(refused?.message).toMatch(/one, two/);
      expect(refused?.message).toContain('--command');
      expect(refused?.row.hint).toContain('--command <name>');
    }
  });

  test.each([
    ['no JSON', '{"commands": [ {"argv": ["s3cr3t"', 'is no JSON'],
    ['another shape', '[]', 'does not fit'],
    [
      'a relative program',
      '{"commands":[{"argv":["a"],"for":"step"},{"name":"b","argv":["./b"],"for":"step"}]}',
      'entry 2 ("b"): argv.0: is an absolute path or a bare name',
    ],
    ['no purpose', '{"commands":[{"argv":["a"]}]}', 'entry 1: for'],
    ['an unknown field', '{"commands":[{"argv":["a"],"for":"step","shell":true}]}', 'entry 1: entry: '],
    [
      'a program twice',
      '{"commands":[{"argv":["a"],"for":"step"},{"argv":["/bin/a"],"for":"secret"}]}',
      'names "a" twice',
    ],
    ['no program', '{"commands":[{"argv":[],"for":"step"}]}', 'entry 1: argv'],
  ])('with %s is refused, with the file, the entry and what is wrong', async (_what, text, says) => {
    writeFileSync(join(config, 'commands.json'), text, { mode: 0o600 });
    const refused = await refusalOf(commands().find('a', 'step'));
    expect(refused).toMatchObject({ code: 'commands_invalid' });
    expect(refused?.message).toContain(join(config, 'commands.json'));
    expect(refused?.message).toContain(says);
    expect(refused?.message).not.toContain('s3cr3t');
  });

  test.each([0o620, 0o602])('that others can write (%o) is refused', async (mode) => {
    declare(node(''));
    chmodSync(join(config, 'commands.json'), mode);
    expect(await refusalOf(commands().find('it', 'step'))).toMatchObject({ code: 'config_untrusted' });
  });

  test('that is a link is refused', async () => {
    writeFileSync(join(folder, 'elsewhere.json'), '{"commands":[]}');
    symlinkSync(join(folder, 'elsewhere.json'), join(config, 'commands.json'));
    expect(await refusalOf(commands().find('it', 'step'))).toMatchObject({ code: 'config_untrusted' });
  });
});

describe('a command', () => {
  test('is found by its name, by its program, or as the only one for the purpose', async () => {
    declare({ argv: ['/usr/bin/one', 'x'], for: 'step' }, { name: 'two', argv: ['one'], for: 'secret' });
    expect(await commands().find('one', 'step')).toMatchObject({ name: 'one', argv: ['/usr/bin/one', 'x'] });
    expect(await commands().find(undefined, 'step')).toMatchObject({ name: 'one' });
    declare({ name: 'a', argv: ['x'], for: 'step' }, { name: 'b', argv: ['x'], for: 'step' });
    const refused = await refusalOf(commands().find(undefined, 'step'));
    expect(refused).toMatchObject({ code: 'unknown_command', details: { declared: ['a', 'b'] } });
  });

  test('is not run for another purpose than its own', async () => {
    declare({ name: 'key', argv: ['x'], for: 'secret' });
    expect(await refusalOf(commands().find('key', 'step'))).toMatchObject({
      code: 'command_not_for',
      details: { for: 'secret' },
    });
  });

  test('gets its input on stdin, its folder, and no more of the environment than it needs', async () => {
    const code = `process.stdin.on('data', (c) => { console.log(JSON.stringify({ in: String(c), cwd: process.cwd(), env: process.env })) })`;
    const given = JSON.parse(await run(code, { env: { MINE: '1' }, pass_env: ['WANTED'] }, { cwd: folder })) as {
      env: Record<string, string>;
    };
    expect(given).toMatchObject({ in: 'in', cwd: folder, env: { HOME: folder, MINE: '1', WANTED: 'yes' } });
    expect(given.env['SECRET_TOKEN']).toBeUndefined();
    expect(given.env['THROUGHLINE_HOME']).toBeUndefined();
  });

  test('of a project is not found by a bare name', async () => {
    const bin = join(folder, 'node_modules', '.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'planted'), '#!/bin/sh\necho planted\n', { mode: 0o755 });
    variables['PATH'] = `${bin}:.:${variables['PATH']}`;
    declare({ name: 'it', argv: ['planted'], for: 'step' });
    const found = await commands().find('it', 'step');
    expect(await failureOf(found.run({ input: '', cwd: bin }))).toMatchObject({ code: 'command_not_started' });
  });

  test('that takes no input ends all the same', async () => {
    expect(await run('console.log(1)', {}, { input: 'x'.repeat(10_000_000) })).toBe('1\n');
  });

  test('that ends with another code fails with it and with the end of its stderr, which is shown as it comes', async () => {
    let shown = '';
    const failed = await failureOf(
      run(`console.error('no disk ü'); process.exit(3)`, {}, { onStderr: (text: string) => (shown += text) }),
    );
    expect(failed).toMatchObject({ code: 'command_failed', details: { exit_code: 3 } });
    expect(failed.message).toContain('no disk ü');
    expect(shown).toBe('no disk ü\n');
  });

  test('that is not there fails', async () => {
    declare({ name: 'it', argv: ['/nowhere/program'], for: 'step' });
    const found = await commands().find('it', 'step');
    expect(await failureOf(found.run({ input: '' }))).toMatchObject({ code: 'command_not_started' });
  });

  test('that takes too long is ended, with the processes that it started', async () => {
    const child = `setInterval(() => require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'alive'))}, String(process.pid)), 20)`;
    const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1000)`;
    const failing = failureOf(run(code, { timeout_ms: 3_000 }));
    expect(await failing).toMatchObject({ code: 'command_timed_out' });
    if (!existsSync(join(folder, 'alive'))) return;
    const pid = Number(readFileSync(join(folder, 'alive'), 'utf8'));
    await eventually('its child has ended', () => !isAlive(pid));
  });

  test('that deafens itself to the signal is killed', async () => {
    const stopping = new AbortController();
    const deaf = run(
      `process.on('SIGTERM', () => {}); console.error('ready'); setInterval(() => {}, 1000)`,
      {},
      { signal: stopping.signal, onStderr: () => stopping.abort(new Error('stopped')) },
    );
    await expect(deaf).rejects.toThrow('stopped');
  });

  test('that writes without end is ended', async () => {
    const failing = failureOf(
      run(`setInterval(() => process.stdout.write('x'.repeat(100000)), 1)`, { max_output_bytes: 1_000 }),
    );
    expect(await failing).toMatchObject({ code: 'command_output_too_large' });
  });

  test('that leaves a process behind which holds its output does not wait for that', async () => {
    const code = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); setTimeout(() => process.exit(0), 200); console.log('done')`;
    expect(await run(code)).toBe('done\n');
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
