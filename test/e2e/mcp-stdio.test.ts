// MCP over stdio with real processes and the official client, as one of 2025 and one of 2026.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '@modelcontextprotocol/client';
import { workRefusals } from '../../src/work/contract.ts';
import { eventually } from '../support/eventually.ts';
import { DESK_CHILD, ERAS, createClient, stdioTransport, type Era } from '../support/mcp-clients.ts';

const open: Client[] = [];
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
});

async function connect(era: Era, args: readonly string[] = [], asksApart = false) {
  const client = createClient(era);
  const transport = stdioTransport([DESK_CHILD, ...args], { asksApart });
  let said = '';
  transport.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await client.connect(transport);
  open.push(client);
  return { client, transport, said: () => said };
}

const textOf = (result: unknown) => (result as { content: { text: string }[] }).content[0]?.text ?? '';

describe.each(ERAS)('a client of %s', (era) => {
  let connected: ReturnType<typeof connect> | undefined;
  /** A process costs more than the tests that can share one. */
  const shared = () => (connected ??= connect(era, ['--tier=admin']));

  test('finds tools, resources and prompts, and uses them', async () => {
    const { client, said } = await connect(era, [], true);
    expect(client.getServerVersion()).toMatchObject({ name: 'throughline', version: '0.0.0-test' });
    expect(client.getInstructions()).toContain('get_next_step first');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['add_task', 'update_checkpoint', 'get_next_step', 'crash', 'wait']);

    const added = await client.callTool({ name: 'add_task', arguments: { title: 'Write tests' } });
    expect(added.structuredContent).toMatchObject({ task: { number: 1, title: 'Write tests' } });
    expect(textOf(added)).toContain('title: "Write tests"');
    const id = (added.structuredContent as { task_id: string }).task_id;

    // Another name of a field is understood though the schema is strict.
    const checkpoint = await client.callTool({
      name: 'update_checkpoint',
      arguments: { task_id: id, where_left_off: 'Half way.', next_step: 'Go on' },
    });
    expect(checkpoint.structuredContent).toEqual({ where_we_left_off: 'Half way.', next_step: 'Go on' });

    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'throughline://next',
      'throughline://tasks',
      `throughline://task/${id}`,
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'throughline://task/{id}',
      'throughline://checkpoint/{task}',
    ]);
    for (const uri of [
      'throughline://next',
      'throughline://tasks',
      'throughline://task/1',
      'throughline://checkpoint/1',
    ]) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType: 'application/json' }]);
      expect(JSON.stringify(contents)).toContain('Write tests');
    }

    expect((await client.listPrompts()).prompts).toMatchObject([{ name: 'resume' }, { name: 'checkpoint' }]);
    const { messages } = await client.getPrompt({ name: 'resume', arguments: { owner: 'me' } });
    expect(messages).toMatchObject([{ role: 'user', content: { type: 'text' } }]);
    expect(JSON.stringify(messages)).toContain('Criteria without evidence:\\n- \\"It is fast\\"');
    expect(said()).toBe('');
  });

  test('is refused in a way that its model can act on', async () => {
    const { client, said } = await shared();
    const refused = await client.callTool({
      name: 'update_checkpoint',
      arguments: { task_id: '9', where_left_off: 'A.', next_step: 'B' },
    });
    expect(refused.isError).toBe(true);
    expect(JSON.parse(textOf(refused))).toMatchObject({
      code: 'unknown_task',
      task_id: '9',
      hint: workRefusals.unknown_task.hint,
    });
    const misfit = await client.callTool({ name: 'add_task', arguments: { title: 7, more: 1 } });
    expect(misfit.isError).toBe(true);
    expect(JSON.parse(textOf(misfit))).toMatchObject({ code: 'invalid_input', issues: [{ path: 'title' }, {}] });

    await expect(client.callTool({ name: 'no_such_tool' })).rejects.toMatchObject({ code: -32602 });
    await expect(client.getPrompt({ name: 'other' })).rejects.toMatchObject({ code: -32602 });
    await expect(client.readResource({ uri: 'throughline://task/9' })).rejects.toMatchObject({
      code: -32602,
      data: { code: 'unknown_task' },
    });
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toMatchObject({ code: -32602 });

    // A defect of ours is told to the log and to nobody else.
    const crashed = await client.callTool({ name: 'crash', arguments: {} });
    expect(crashed.isError).toBe(true);
    expect(JSON.parse(textOf(crashed))).toMatchObject({ code: 'bug' });
    expect(JSON.stringify(crashed)).not.toMatch(/hunter2|\/etc\//);
    await eventually('the log has it', () => said().includes('hunter2'));
  });

  test('hears of progress, and can cancel', async () => {
    const { client } = await shared();
    const heard: number[] = [];
    await client.callTool({ name: 'ledger_count' }, { onprogress: ({ progress }) => heard.push(progress) });
    // The client forgets what comes in one piece with the answer.
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));

    const abort = new AbortController();
    const waiting = client.callTool({ name: 'wait' }, { signal: abort.signal });
    await client.callTool({ name: 'get_next_step' });
    abort.abort();
    await expect(waiting).rejects.toBeDefined();
    expect(await client.callTool({ name: 'get_next_step' })).toMatchObject({ structuredContent: { rank: 'propose' } });
  });

  test('hears of changes of what it subscribed to', async () => {
    const { client } = await shared();
    const updated = new Set<string>();
    let listChanges = 0;
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => void updated.add(params.uri));
    client.setNotificationHandler('notifications/resources/list_changed', () => void (listChanges += 1));
    if (era === '2025') await client.subscribeResource({ uri: 'throughline://next' });
    else await client.listen({ resourceSubscriptions: ['throughline://next'], resourcesListChanged: true });
    await client.callTool({ name: 'add_task', arguments: { title: 'One' } });
    await eventually('both are told', () => updated.size === 1 && listChanges > 0);
    expect([...updated]).toEqual(['throughline://next']);
    if (era === '2025') {
      await client.unsubscribeResource({ uri: 'throughline://next' });
      updated.clear();
      const before = listChanges;
      await client.callTool({ name: 'add_task', arguments: { title: 'Two' } });
      await eventually('the list changed again', () => listChanges > before);
      expect(updated.size).toBe(0);
    }
  });
});

const initialize = (protocolVersion = '2025-06-18') => ({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
});

/** Lines to a process and its answers, by id. */
function rawProcess(args: readonly string[] = []) {
  const child = spawn(process.execPath, [DESK_CHILD, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const answers = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { id: number | string | null; result?: unknown; error?: { code: number } });
  return {
    child,
    write: (...messages: (object | string)[]) =>
      child.stdin.write(messages.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('')),
    answers,
    errors: () => errors,
    output: () => output,
    answer: async (id: number | string | null) => {
      await eventually(`an answer to ${id}`, () => answers().some((each) => each.id === id));
      return answers().find((each) => each.id === id);
    },
    ended: async () => {
      if (child.exitCode === null) await once(child, 'close');
      return child.exitCode;
    },
  };
}

const call = (id: number, name: string, args: unknown = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

describe('the process', () => {
  test('answers calls that are under way when its input ends, then ends, with protocol alone on stdout', async () => {
    const raw = rawProcess(['--answer-at-end']);
    raw.write(initialize(), { jsonrpc: '2.0', method: 'notifications/initialized' }, call(1, 'crash'), call(2, 'wait'));
    raw.child.stdin.end();
    expect(await raw.ended()).toBe(0);
    expect(raw.answers().map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(raw.answers().at(-1)?.result).toMatchObject({ structuredContent: { ended: 'released' } });
    expect(
      raw
        .output()
        .split('\n')
        .every((line) => line === '' || 'jsonrpc' in (JSON.parse(line) as object)),
    ).toBe(true);
    expect(raw.errors()).toContain('ended: released');
  });

  test('does the same on a signal', async () => {
    const raw = rawProcess();
    raw.write(initialize(), call(1, 'wait'));
    await raw.answer(0);
    raw.child.kill('SIGTERM');
    expect(await raw.ended()).toBe(0);
    expect(raw.answers().map(({ id }) => id)).toEqual([0, 1]);
  });

  test('ends at once when nothing is under way, also when no client ever spoke', async () => {
    const raw = rawProcess();
    raw.child.stdin.end();
    expect(await raw.ended()).toBe(0);
    expect(raw.output()).toBe('');
  });

  test('tells of progress about a hundred times at most, always more than before', async () => {
    const raw = rawProcess(['--tier=admin']);
    const verify = call(1, 'ledger_count');
    raw.write(initialize(), { ...verify, params: { ...verify.params, _meta: { progressToken: 'p' } } });
    await raw.answer(1);
    const told = raw
      .output()
      .split('\n')
      .filter((line) => line.includes('notifications/progress'))
      .map((line) => (JSON.parse(line) as { params: { progress: number } }).params);
    expect(told.length).toBeGreaterThan(50);
    expect(told.length).toBeLessThanOrEqual(101);
    expect(told.map(({ progress }) => progress)).toEqual(
      told.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );
    expect(told.at(-1)).toEqual({ progressToken: 'p', progress: 1_000, total: 1_000, message: 'events' });
    raw.child.stdin.end();
    expect(await raw.ended()).toBe(0);
  });

  test('greets a client before there is a home, and tells it why there is none', async () => {
    const raw = rawProcess(['--no-home']);
    raw.write(initialize(), { jsonrpc: '2.0', id: 1, method: 'tools/list' }, call(2, 'get_next_step'));
    expect(await raw.answer(0)).toMatchObject({ result: { serverInfo: { name: 'throughline' } } });
    for (const id of [1, 2]) {
      expect(await raw.answer(id)).toMatchObject({ error: { code: -32_602, data: { code: 'no_project' } } });
    }
    raw.child.stdin.end();
    expect(await raw.ended()).toBe(0);
  });

  test('survives whatever is no message, and answers it', async () => {
    const raw = rawProcess();
    raw.write(
      initialize(),
      'no json',
      '[]',
      '{"jsonrpc":"2.0"}',
      '',
      '\u0000\u001b]52;c;x\u0007',
      call(1, 'get_next_step'),
    );
    await raw.answer(1);
    const codes = raw.answers().flatMap(({ id, error }) => (id === null ? [error?.code] : []));
    expect(codes).toEqual([-32_700, -32_600, -32_600, -32_700]);
    raw.child.stdin.end();
    expect(await raw.ended()).toBe(0);
  });

  test('answers a malformed request under its id, for which its client waits', async () => {
    const raw = rawProcess();
    raw.write(initialize(), '{"jsonrpc":"2.0","id":"odd","method":"tools/list","params":"text"}');
    await raw.answer('odd');
    expect(raw.answers().find(({ id }) => id === 'odd')).toMatchObject({ error: { code: -32_600 } });
    raw.child.stdin.end();
    expect(await raw.ended()).toBe(0);
  });

  test('refuses hostile arguments one by one and goes on', async () => {
    const raw = rawProcess();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const hostile = [
      JSON.stringify(call(1, 'add_task', { title: 'x'.repeat(10 * 1024 * 1024) })),
      JSON.stringify(call(2, 'add_task', { title: 'T' })).replace('"T"', deep),
      JSON.stringify(call(3, 'add_task', { title: 'T' })).replace('"title":"T"', '"__proto__":{"title":"T"}'),
      JSON.stringify(call(4, 'add_task', { title: 'ok', constructor: { prototype: {} } })),
      JSON.stringify(call(5, 'add_task', { title: 'a\u001b]52;c;x\u0007' })),
      JSON.stringify(call(6, 'add_task', { title: 'a\u0000' })),
      String.raw`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"add_task","arguments":{"title":"\ud800"}}}`,
      JSON.stringify(call(8, 'add_task', ['title'])),
      JSON.stringify(call(9, '__proto__')),
      JSON.stringify(call(10, `\u001b[2J${'n'.repeat(100_000)}`)),
    ];
    raw.write(initialize(), ...hostile, call(99, 'get_next_step'));
    const last = await raw.answer(99);
    await eventually('all are answered', () => raw.answers().length === hostile.length + 2);
    // Nothing was added by any of them.
    expect(last?.result).toMatchObject({ structuredContent: { rank: 'propose' } });
    const codes: Record<string, unknown> = {};
    for (const { id, result, error } of raw.answers().filter((each) => each.id !== 0 && each.id !== 99)) {
      codes[String(id)] = error?.code ?? (JSON.parse(textOf(result)) as { code?: string }).code;
    }
    expect(codes).toEqual({
      1: 'too_large',
      2: 'too_deep',
      3: 'invalid_input',
      4: 'invalid_json_value',
      5: 'invalid_input',
      6: 'invalid_json_value',
      7: 'invalid_json_value',
      8: -32_602,
      9: -32_602,
      10: -32_602,
    });
    // Neither a terminal nor a log obeys what came in, and an answer is never as large as its question.
    expect(raw.output().replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(raw.output().length).toBeLessThan(100_000);
    raw.child.stdin.end();
    expect(await raw.ended()).toBe(0);
  });
});
