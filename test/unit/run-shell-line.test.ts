// A line for the shell, with real processes: what it came to, what is kept of its output, and that nothing outlives it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { sha256 } from '../../src/base/hash.ts';
import { createLineFeed, outputTail, plainOutput } from '../../src/kernel/commands/output-text.ts';
import { runShellLine, type ShellRun } from '../../src/kernel/commands/run-shell-line.ts';
import { eventually } from '../support/eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'throughline-shell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (line: string, more: Partial<ShellRun> = {}) =>
  runShellLine({
    ...{ line, cwd: folder, timeoutMs: 60_000, maxOutputBytes: 1024 * 1024, tailChars: 40, clock: systemClock },
    ...more,
  });

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
/** Of a process that the line started and left behind. */
const leftBehind = (name: string) => `sleep 600 & echo $! > ${name}; sleep 600`;
const isGone = (name: string) =>
  eventually('the process it started is gone', () => !isAlive(Number(readFileSync(join(folder, name), 'utf8'))));

describe('a line for the shell', () => {
  it('tells its exit code, the hash of all it wrote and the end of that', async () => {
    const said: string[] = [];
    const result = await run('printf "one\\ntwo\\n"; exit 3', { onOutput: (text) => said.push(text) });
    expect(result).toMatchObject({ end: 'exited', exit_code: 3, output_bytes: 8, output_hash: sha256('one\ntwo\n') });
    expect([result.tail, said.join('')]).toEqual(['one\ntwo', 'one\ntwo\n']);
  });

  it('is read by a shell, in the folder, with the environment of its caller and nothing on stdin', async () => {
    expect((await run('cd . && test "$PATH" && cat && pwd')).tail).toContain('throughline-shell-');
  });

  it('that is not found, or has no folder to run in, says so', async () => {
    expect(await run('no-such-program-here')).toMatchObject({ end: 'exited', exit_code: 127 });
    expect(await run('true', { cwd: join(folder, 'gone') })).toMatchObject({ end: 'not_started', exit_code: null });
  });

  it('that takes too long is ended with everything it started', async () => {
    expect(await run(leftBehind('slow'), { timeoutMs: 300 })).toMatchObject({ end: 'timed_out', exit_code: null });
    await isGone('slow');
  });

  it('that is interrupted is ended with everything it started', async () => {
    const stopping = new AbortController();
    const running = run(leftBehind('stopped'), { signal: stopping.signal });
    await eventually('it has begun', () => existsSync(join(folder, 'stopped')));
    stopping.abort(new Error('interrupted'));
    expect(await running).toMatchObject({ end: 'interrupted', exit_code: null });
    await isGone('stopped');
  });

  it('that was interrupted before it began is not begun', async () => {
    expect(await run('touch begun', { signal: AbortSignal.abort() })).toMatchObject({ end: 'interrupted' });
    expect(existsSync(join(folder, 'begun'))).toBe(false);
  });

  it('that writes without end is ended, and only the end of its output is held', async () => {
    const result = await run('yes throughline', { maxOutputBytes: 100_000 });
    expect(result).toMatchObject({ end: 'output_too_large' });
    expect(result.tail.length).toBeLessThanOrEqual(40);
  });

  it('that leaves a process behind ends when it ends itself', async () => {
    expect(await run('sleep 600 & echo $! > left; echo done')).toMatchObject({ end: 'exited', exit_code: 0 });
    await isGone('left');
  });
});

describe('the end of an output', () => {
  it('has no colours, no control characters, nothing that nobody sees, and of a progress bar what it came to', () => {
    const text = '\u001b[32mok\u001b[0m \u001b]0;title\u0007\u0000a\u200bb\r\n10 %\r50 %\r100 %\ndone\u202e';
    expect(plainOutput(text)).toBe('ok ab\n100 %\ndone');
  });

  it('has no secret, also where only its end is kept', () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const tail = outputTail(`${'x\n'.repeat(50)}token ${secret} used\nlast line`, 60);
    expect(tail).toContain('[redacted:');
    expect(tail).not.toContain('a1B2');
  });

  it('begins with a line where it can', () => {
    expect(outputTail('aaaa\nbbbb\ncccc', 11)).toBe('bbbb\ncccc');
    expect(outputTail('x'.repeat(30), 10)).toBe('x'.repeat(10));
  });

  it('is passed on in whole lines, so that no sequence is cut in two', () => {
    const said: string[] = [];
    const feed = createLineFeed((text) => said.push(text));
    for (const text of ['a\u001b[3', '2mb\nc', 'd']) feed.write(text);
    feed.end();
    expect(said).toEqual(['ab\n', 'cd\n']);
  });
});
