// Whose process a hook belongs to, and whether one that was seen earlier still runs: the rules over facts, and the facts
// of real processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  agentProcess,
  parseStat,
  processesOf,
  programNames,
  systemProcesses,
  type Ancestor,
  type ProcessFacts,
} from '../../src/base/processes.ts';

const isLinux = process.platform === 'linux';

describe('the state of a process', () => {
  const facts = (given: Partial<ProcessFacts> = {}) =>
    processesOf(() => ({
      machine: 'here',
      parent: 2,
      stat: () => ({ command: 'x', parent: 1, started: '100', isDead: false }),
      names: () => [],
      signal: () => 'sent',
      ...given,
    }));
  const seen = { machine: 'here', pid: 7, started: '100' };

  it('is running while the same process has its number', () => {
    expect(facts().stateOf(seen)).toBe('running');
  });

  it('is gone when there is none, when another has its number, and when it waits to be buried', () => {
    expect(facts({ signal: () => 'none' }).stateOf(seen)).toBe('gone');
    expect(facts().stateOf({ ...seen, started: '99' })).toBe('gone');
    expect(facts({ stat: () => ({ command: 'x', parent: 1, started: '100', isDead: true }) }).stateOf(seen)).toBe(
      'gone',
    );
  });

  it('is unknown on another machine, after a restart, in another namespace, and for another user who hides it', () => {
    expect(facts({ signal: () => 'none' }).stateOf({ ...seen, machine: 'there' })).toBe('unknown');
    expect(facts({ machine: '', signal: () => 'none' }).stateOf({ ...seen, machine: '' })).toBe('unknown');
    expect(facts({ signal: () => 'denied', stat: () => undefined }).stateOf(seen)).toBe('unknown');
  });

  it('is judged by its number alone where its start is not known', () => {
    const unknown = { ...seen, started: '' };
    expect(facts({ stat: () => undefined }).stateOf(unknown)).toBe('running');
    expect(facts({ stat: () => undefined, signal: () => 'none' }).stateOf(unknown)).toBe('gone');
  });

  it('leads upward only as far as processes can be read, and never in circles', () => {
    const circle = facts({ stat: (pid) => ({ command: 'x', parent: pid === 2 ? 3 : 2, started: '1', isDead: false }) });
    expect([...circle.ancestors()].length).toBe(16);
    expect([...facts({ stat: () => undefined }).ancestors()]).toEqual([
      { machine: 'here', pid: 2, started: '', names: [] },
    ]);
  });
});

describe('the process of an agent', () => {
  const line = (...chain: readonly (readonly string[])[]): Ancestor[] =>
    chain.map((names, index) => ({ machine: 'here', pid: 100 - index, started: '1', names }));
  const found = (...chain: readonly (readonly string[])[]) => {
    const process = agentProcess(line(...chain), ['claude', 'claude-code']);
    return process && [process.pid, process.isNamed];
  };

  it('is the nearest one of its name, whatever stands in between', () => {
    expect(found(['sh'], ['claude'], ['bash'])).toEqual([99, true]);
    expect(found(['node', 'npx'], ['sh'], ['node', 'cli', 'claude-code'], ['claude'])).toEqual([98, true]);
  });

  it('is otherwise the nearest that is no shell, without a name of its own', () => {
    expect(found(['sh'], ['-bash'], ['someone'])).toEqual([98, false]);
    expect(found([])).toEqual([100, false]);
    expect(found(['sh'], ['systemd'])).toBeUndefined();
    expect(agentProcess([{ machine: 'here', pid: 1, started: '1', names: ['x'] }], [])).toBeUndefined();
  });

  it.each([
    ['claude', ['claude'], ['claude']],
    [
      'MainThread',
      ['node', '--max-old-space-size=4096', '/usr/bin/gemini', 'claude'],
      ['MainThread', 'node', 'gemini'],
    ],
    [
      'node',
      ['/opt/node/bin/node', '/usr/lib/node_modules/@anthropic-ai/claude-code/cli.js'],
      ['node', 'cli', 'claude-code'],
    ],
    ['sh', ['sh', '-c', 'node /x/hook.cjs claude'], ['sh']],
    ['npm exec x', ['npm exec throughline hook claude'], ['npm exec x', 'npm exec throughline hook claude']],
    ['codex', [String.raw`C:\tools\codex.exe`], ['codex']],
  ])('has the names of its program: %s %j', (command, argv, names) => {
    expect(programNames(command, argv)).toEqual(names);
  });
});

test('the line of a process is read past any name, and a strange one is none', () => {
  const rest = Array.from({ length: 30 }, (_, index) => String(index + 5)).join(' ');
  expect(parseStat(`7 (a) b) (c) S 4 ${rest}`)).toEqual({
    command: 'a) b) (c',
    parent: 4,
    started: '22',
    isDead: false,
  });
  expect(parseStat(`7 (x) Z 4 ${rest}`)?.isDead).toBe(true);
  expect(['', '7 (x) S', '7 (x) S -1 2 3', 'x'].map(parseStat)).toEqual([undefined, undefined, undefined, undefined]);
});

test.skipIf(!isLinux)('a real process is found among the ancestors, and is gone once it was killed', async () => {
  const [parent] = systemProcesses.ancestors();
  expect([parent?.pid, parent && systemProcesses.stateOf(parent)]).toEqual([process.ppid, 'running']);
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  const pid = child.pid ?? 0;
  const started = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.started ?? '';
  const seen = { machine: systemProcesses.machine(), pid, started };
  expect(systemProcesses.stateOf(seen)).toBe('running');
  expect(systemProcesses.stateOf({ ...seen, started: '1' })).toBe('gone');
  expect(systemProcesses.stateOf({ ...seen, machine: `${seen.machine}x` })).toBe('unknown');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(systemProcesses.stateOf(seen)).toBe('gone');
});
