// The extensions for OpenCode and pi: each is one file that its agent loads alone, so what they have in common is written
// in both.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Throughline as opencode } from '../../integrations/opencode/throughline.ts';
import pi from '../../integrations/pi/throughline.ts';

/** How it asks the program, whichever agent it is in. */
function askingOf(agent: string): string {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'integrations', agent, 'throughline.ts'), 'utf8');
  const [asking = ''] = /^function answerIn\([^]*?^function ask\([^]*?^\}$/m.exec(text) ?? [];
  return asking.replaceAll(`'${agent}'`, "'agent'");
}

test('both extensions ask in the same way', () => {
  expect(askingOf('pi')).toContain('spawn(');
  expect(askingOf('opencode')).toBe(askingOf('pi'));
});

describe('an extension', () => {
  let folder: string;
  const path = process.env['PATH'] ?? '';
  const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  const told = () => log().map((line) => JSON.parse(line) as Record<string, unknown>);

  /** A program that takes its time for every event, and notes each when it is done with it. */
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'throughline-integrations-'));
    const program = join(folder, 'throughline');
    const script = `const text = require('node:fs').readFileSync(0, 'utf8');
      const isEdit = text.includes('tool');
      setTimeout(() => require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'log'))}, text + '\\n'), isEdit ? 300 : 0);`;
    writeFileSync(program, `#!${process.execPath}\n${script}\n`);
    chmodSync(program, 0o755);
    process.env['PATH'] = `${folder}${delimiter}${path}`;
  });
  afterEach(() => {
    process.env['PATH'] = path;
    rmSync(folder, { recursive: true, force: true });
  });

  test('of pi tells a change of a file before the stop that follows it at once', async () => {
    const listeners = new Map<string, (event: Record<string, unknown>, context: { cwd: string }) => unknown>();
    pi({ on: (event, listener) => void listeners.set(event, listener) });
    const emit = (event: string, fields: Record<string, unknown> = {}) =>
      listeners.get(event)?.(fields, { cwd: folder });
    void emit('tool_result', { toolName: 'write', input: { path: 'a.ts' } });
    await emit('agent_end');
    expect(told().map((event) => event['hook_event_name'])).toEqual(['tool_result', 'agent_end']);
  });

  test('of pi tells with the next prompt what its model met since the last one, and of nothing at any other', async () => {
    const listeners = new Map<string, (event: Record<string, unknown>, context: { cwd: string }) => unknown>();
    pi({ on: (event, listener) => void listeners.set(event, listener) });
    const emit = (event: string, fields: Record<string, unknown> = {}) =>
      listeners.get(event)?.(fields, { cwd: folder });
    const printed = (text: string) => ({ content: [{ type: 'text', text }, null, 'odd'] });
    await emit('tool_result', { toolName: 'bash', isError: true, ...printed(`Error: no${'.'.repeat(30_000)}end`) });
    await emit('tool_result', { toolName: 'bash', isError: false, ...printed('fine') });
    for (let n = 0; n < 25; n += 1) await emit('tool_result', { toolName: 'read', input: { path: `${n}.ts` } });
    await emit('tool_result', { toolName: 'read', isError: true, input: { path: 'gone.ts' } });
    await emit('before_agent_start');
    await emit('before_agent_start');
    const [first, second, ...more] = told();
    expect(more).toEqual([]);
    expect(first?.['read']).toEqual(Array.from({ length: 20 }, (_, n) => `${n + 5}.ts`));
    expect(first?.['failed']).toEqual([expect.stringMatching(/^Error: no\.+\n\.+end$/)]);
    expect(JSON.stringify(first?.['failed']).length).toBeLessThan(20_010);
    expect(Object.keys(second ?? {})).not.toContain('read');
  });

  test('of OpenCode does so too, but for what a subagent met', async () => {
    const hooks = await opencode({ directory: folder });
    const session = { sessionID: 'ses_1' };
    const child = { id: 'ses_2', parentID: 'ses_1' };
    await hooks.event({ event: { type: 'session.created', properties: { sessionID: 'ses_2', info: child } } });
    const run = (sessionID: string, output: string, exit: number) =>
      hooks['tool.execute.after'](
        { tool: 'bash', sessionID, args: { command: 'npm test' } },
        { metadata: { exit }, output },
      );
    await run('ses_1', 'Error: one', 1);
    await run('ses_1', 'passed', 0);
    await run('ses_2', 'Error: of a subagent', 1);
    await hooks['tool.execute.after']({ tool: 'read', ...session, args: { filePath: 'src/db.ts' } });
    await hooks['chat.message'](session);
    await hooks['experimental.chat.system.transform'](session, { system: [] });
    await hooks['chat.message'](session);
    await hooks['experimental.chat.system.transform'](session, { system: [] });
    const prompts = told().filter((event) => event['hook_event_name'] === 'chat.message');
    expect(prompts.map(({ failed, read }) => [failed, read])).toEqual([
      [['Error: one'], ['src/db.ts']],
      [undefined, undefined],
    ]);
  });

  test('of OpenCode tells a change before the stop too, and says at the end what was said last and which commands failed', async () => {
    const hooks = await opencode({ directory: folder });
    const session = { sessionID: 'ses_1' };
    await hooks['chat.message'](session);
    await hooks['experimental.chat.system.transform'](session, { system: [] });
    await hooks['tool.execute.after']({ tool: 'write', ...session, args: { filePath: 'a.ts' } });
    await hooks.event({ event: { type: 'session.idle', properties: session } });
    expect(
      told()
        .slice(-2)
        .map((event) => event['hook_event_name']),
    ).toEqual(['tool.execute.after', 'session.idle']);
    const runs = [
      ['npm test', 1],
      ['make', 2],
      ['npm test', 0],
    ] as const;
    for (const [command, exit] of runs) {
      await hooks['tool.execute.after']({ tool: 'bash', ...session, args: { command } }, { metadata: { exit } });
    }
    await hooks['experimental.text.complete'](session, { text: 'There it is.' });
    await hooks['experimental.text.complete'](session, { text: ' ' });
    await hooks.dispose();
    expect(told().at(-1)).toMatchObject({
      hook_event_name: 'server.instance.disposed',
      said: { last_message: 'There it is.', failed_commands: [{ command: 'make', exit_code: 2 }] },
    });
  });
});
