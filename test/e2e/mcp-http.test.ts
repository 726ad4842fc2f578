// MCP over streamable HTTP with real sockets and the official client, as one of 2025 and one of 2026.
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, test } from 'vitest';
import { manualClock, systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { seededRandom } from '../../src/base/random.ts';
import type { Change, McpAuth } from '../../src/surfaces/mcp/contract.ts';
import { createMcpHttp, type McpHttpOptions } from '../../src/surfaces/mcp/serve-http.ts';
import { ASKED_EVERY_MS } from '../../src/surfaces/mcp/end-when-revoked.ts';
import { eventually } from '../support/eventually.ts';
import { ERAS, createClient, serveHttp, type Served } from '../support/mcp-clients.ts';
import { createDesk } from '../support/mcp-desk.ts';

const ended: Served[] = [];
afterEach(async () => {
  await Promise.all(ended.splice(0).map((each) => each.close()));
});

async function serve(options: Partial<McpHttpOptions> = {}) {
  const listeners = new Set<(change: Change) => void>();
  const desk = createDesk((taskId) => {
    for (const listener of listeners) listener({ taskIds: [taskId] });
  });
  const clock = manualClock();
  const errors: unknown[] = [];
  const mcp = createMcpHttp({
    operations: desk.operations,
    version: '0.0.0-test',
    ids: createIds(clock, seededRandom(1)),
    clock,
    changes: {
      subscribe: async (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    onError: (error) => errors.push(error),
    ...options,
  });
  const who: { auth: McpAuth } = { auth: { role: 'admin', actor: 'me' } };
  const served = await serveHttp(mcp, () => who.auth);
  ended.push(served);
  return { desk, clock, mcp, who, errors, ...served };
}

const post = (url: URL, body: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  });

const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
});
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

describe.each(ERAS)('a client of %s', (era) => {
  test('uses tools, resources and the prompt', async () => {
    const { connect } = await serve();
    const client = await connect(era);
    const added = await client.callTool({ name: 'add_task', arguments: { name: 'Over HTTP' } });
    expect(added.structuredContent).toMatchObject({ task: { title: 'Over HTTP' } });
    const { contents } = await client.readResource({ uri: 'throughline://task/1' });
    expect(JSON.stringify(contents)).toContain('Over HTTP');
    expect((await client.getPrompt({ name: 'resume' })).messages).toHaveLength(1);
    const crashed = await client.callTool({ name: 'crash' });
    expect(crashed.isError).toBe(true);
    expect(JSON.stringify(crashed)).not.toContain('hunter2');
    await client.close();
  });

  test('sees and calls only what its role allows', async () => {
    const { connect, who } = await serve({ tier: 'admin' });
    who.auth = { role: 'read', actor: 'reader' };
    const client = await connect(era);
    const { tools } = await client.listTools();
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.map(({ name }) => name)).not.toContain('ledger_verify');
    await expect(client.callTool({ name: 'add_task', arguments: { title: 'x' } })).rejects.toMatchObject({
      code: -32_602,
    });
    await client.close();
  });

  test('hears of progress and of changes, and can cancel', async () => {
    const { connect, desk } = await serve({ tier: 'admin' });
    const client = await connect(era);
    const heard: number[] = [];
    await client.callTool({ name: 'ledger_verify' }, { onprogress: ({ progress }) => heard.push(progress) });
    expect(heard.length).toBeGreaterThan(0);

    const updated: string[] = [];
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => void updated.push(params.uri));
    if (era === '2025') await client.subscribeResource({ uri: 'throughline://tasks' });
    else await client.listen({ resourceSubscriptions: ['throughline://tasks'] });
    // A client of 2025 hears over a stream that it opens by the way: until then nobody is there to be told.
    await eventually('a change is heard', async () => {
      await client.callTool({ name: 'add_task', arguments: { title: 'One' } });
      return updated.length > 0;
    });
    expect(new Set(updated)).toEqual(new Set(['throughline://tasks']));

    const abort = new AbortController();
    const waiting = client.callTool({ name: 'wait' }, { signal: abort.signal });
    await eventually('it waits', () => desk.waiting() === 1);
    abort.abort();
    await expect(waiting).rejects.toBeDefined();
    await eventually('the call was aborted', () => desk.ends.includes('aborted'));
    await client.close();
  });
});

test('every session of a client of 2025 is an owner of its own, one of 2026 is known by its token', async () => {
  const { connect, desk } = await serve();
  for (const era of ['2025', '2025', '2026', '2026'] as const) {
    const client = await connect(era, 'coder');
    await client.callTool({ name: 'add_task', arguments: { title: 'x' } });
    await client.callTool({ name: 'add_task', arguments: { title: 'x' } });
    await client.close();
  }
  const owners = desk.calls.map(({ owner }) => owner ?? '');
  expect(owners[0]).toMatch(/^mcp:coder:[0-9a-f-]{36}$/);
  expect(owners[1]).toBe(owners[0]);
  expect(owners[2]).not.toBe(owners[0]);
  expect(owners.slice(4)).toEqual(Array.from({ length: 4 }, () => 'mcp:coder:me'));
  expect(desk.calls.every(({ actor }) => actor.startsWith('me/mcp:coder'))).toBe(true);
});

test('an owner that the input names is the owner', async () => {
  const { connect, desk } = await serve();
  const client = await connect('2025');
  await client.callTool({ name: 'add_task', arguments: { title: 'x', owner: 'somebody' } });
  expect(desk.calls).toMatchObject([{ owner: 'somebody' }]);
  await client.close();
});

describe('a session', () => {
  test('ends when its client says so', async () => {
    const { url, mcp } = await serve();
    const client = createClient('2025');
    const transport = new StreamableHTTPClientTransport(url);
    await client.connect(transport);
    expect(mcp.sessionCount()).toBe(1);
    await transport.terminateSession();
    await client.close();
    expect(mcp.sessionCount()).toBe(0);
  });

  test('ends when no client used it for a while, but not while a call is under way', async () => {
    const { connect, mcp, clock, desk, url } = await serve({ idleMs: 1_000 });
    const busy = await connect('2025');
    const waiting = busy.callTool({ name: 'wait' });
    await eventually('it waits', () => desk.waiting() === 1);
    const idle = await post(url, INITIALIZE);
    const id = idle.headers.get('mcp-session-id') ?? '';
    await idle.text();
    expect((await post(url, LIST, { 'mcp-session-id': id })).status).toBe(200);
    expect(mcp.sessionCount()).toBe(2);
    clock.advance(1_000);
    expect((await post(url, LIST, { 'mcp-session-id': id })).status).toBe(404);
    expect(mcp.sessionCount()).toBe(1);
    desk.release();
    expect(await waiting).toMatchObject({ structuredContent: { ended: 'released' } });
    await busy.close();
  });

  test('makes room when there are too many, the quietest first, and never one with a call under way', async () => {
    const { connect, mcp, url, clock, desk } = await serve({ maxSessions: 2 });
    const busy = await connect('2025');
    const waiting = busy.callTool({ name: 'wait' });
    await eventually('it waits', () => desk.waiting() === 1);
    clock.advance(1);
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const response = await post(url, INITIALIZE);
      await response.text();
      ids.push(response.headers.get('mcp-session-id') ?? '');
      clock.advance(1);
    }
    expect(mcp.sessionCount()).toBe(2);
    const statuses = await Promise.all(ids.map(async (id) => (await post(url, LIST, { 'mcp-session-id': id })).status));
    expect(statuses).toEqual([404, 404, 200]);
    desk.release();
    await expect(waiting).resolves.toBeDefined();
    await busy.close();
  });

  test('is refused when all are busy', async () => {
    const { connect, url, desk } = await serve({ maxSessions: 1 });
    const busy = await connect('2025');
    const waiting = busy.callTool({ name: 'wait' });
    await eventually('it waits', () => desk.waiting() === 1);
    const refused = await post(url, INITIALIZE);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { data: { code: 'too_many_sessions' } } });
    desk.release();
    await waiting;
    await busy.close();
  });

  test('belongs to whom it was opened for', async () => {
    const { url, who } = await serve();
    const response = await post(url, INITIALIZE);
    await response.text();
    const headers = { 'mcp-session-id': response.headers.get('mcp-session-id') ?? '' };
    who.auth = { role: 'admin', actor: 'somebody else' };
    expect((await post(url, LIST, headers)).status).toBe(404);
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(404);
    who.auth = { role: 'read', actor: 'me' };
    expect((await post(url, LIST, headers)).status).toBe(404);
    who.auth = { role: 'admin', actor: 'me' };
    expect((await post(url, LIST, headers)).status).toBe(200);
  });

  test('refuses a batch with two requests of one id before either acts, and answers every request of another', async () => {
    const { url, desk } = await serve();
    const begun = await post(url, INITIALIZE);
    await begun.text();
    const headers = { 'mcp-session-id': begun.headers.get('mcp-session-id') ?? '' };
    const add = (id: unknown) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'add_task', arguments: { title: 'One' } },
    });
    const refused = await post(url, JSON.stringify([add(1), add(2), add(1)]), headers);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ id: null, error: { code: -32_600 } });
    for (const body of ['[null]', '[null,null]', '[[]]']) expect((await post(url, body, headers)).status).toBe(400);
    expect(desk.calls).toEqual([]);
    const answered = await (await post(url, JSON.stringify([add(1), add('1'), add(2)]), headers)).text();
    expect(answered.match(/"id":("1"|\d)/g)?.toSorted()).toEqual(['"id":"1"', '"id":1', '"id":2']);
    expect(desk.calls).toHaveLength(3);
  });
});

describe('the end of a token', () => {
  const LISTEN = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'subscriptions/listen',
    params: {
      notifications: { resourceSubscriptions: ['throughline://next'] },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  });
  const SUBSCRIBE = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'resources/subscribe',
    params: { uri: 'throughline://next' },
  });

  /** The stream of what changes, as somebody with a token of its own has it. */
  const STREAMS = {
    async '2025'(url: URL) {
      const begun = await post(url, INITIALIZE);
      await begun.text();
      const headers = { 'mcp-session-id': begun.headers.get('mcp-session-id') ?? '' };
      await (await post(url, SUBSCRIBE, headers)).text();
      return fetch(url, { headers: { accept: 'text/event-stream', ...headers } });
    },
    '2026': (url: URL) =>
      post(url, LISTEN, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }),
  };

  const serveGuest = async (era: keyof typeof STREAMS) => {
    const served = await serve();
    served.clock.park();
    let isAllowed = true;
    const owner = served.who.auth;
    served.who.auth = { role: 'read', actor: 'guest', isAllowed: async () => isAllowed };
    const stream = await STREAMS[era](served.url);
    expect(stream.status).toBe(200);
    served.who.auth = owner;
    const revoke = () => {
      isAllowed = false;
    };
    return { ...served, stream, revoke };
  };

  test.each(ERAS)('ends the stream of a client of %s before it sends anything more', async (era) => {
    const { stream, revoke, connect, clock, mcp } = await serveGuest(era);
    const other = await connect('2026');
    revoke();
    await other.callTool({ name: 'add_task', arguments: { name: 'Secret' } });
    clock.advance(50);
    expect(await stream.text()).not.toContain('updated');
    await other.close();
    expect(mcp.sessionCount()).toBe(0);
  });

  test.each(ERAS)('ends a quiet one of a client of %s within seconds', async (era) => {
    const { stream, revoke, clock, mcp } = await serveGuest(era);
    let isEnded = false;
    const reading = stream.text().then(() => {
      isEnded = true;
    });
    clock.advance(ASKED_EVERY_MS);
    revoke();
    await eventually('it is asked again', () => {
      clock.advance(ASKED_EVERY_MS);
      return isEnded;
    });
    await reading;
    expect(mcp.sessionCount()).toBe(0);
  });

  test('leaves no session to another token of the same name', async () => {
    const { url, who, mcp, clock } = await serve();
    clock.park();
    let isAllowed = true;
    who.auth = { role: 'admin', actor: 'me', isAllowed: async () => isAllowed };
    const begun = await post(url, INITIALIZE);
    await begun.text();
    isAllowed = false;
    who.auth = { role: 'admin', actor: 'me' };
    const headers = { 'mcp-session-id': begun.headers.get('mcp-session-id') ?? '' };
    expect((await post(url, LIST, headers)).status).toBe(404);
    expect(mcp.sessionCount()).toBe(0);
  });
});

describe('a hostile request', () => {
  test.each([
    ['that is too large', `{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`, {}, 413],
    ['that is no JSON', '{', {}, 400],
    ['that is empty', '', {}, 400],
    ['of another type', LIST, { 'content-type': 'text/plain' }, 415],
    ['without a session', LIST, {}, 400],
    ['of a session that never was', LIST, { 'mcp-session-id': '../../etc' }, 404],
    ['of a version that never was', LIST, { 'mcp-protocol-version': '2099-01-01' }, 400],
    ['that is deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}, 400],
  ])('%s is refused, and the next one is served', async (_what, body, headers, status) => {
    const { url, mcp } = await serve();
    const response = await post(url, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: {} });
    expect(mcp.sessionCount()).toBe(0);
    expect((await post(url, INITIALIZE)).status).toBe(200);
  });

  test.each(['PUT', 'PATCH', 'OPTIONS'])('by %s is refused', async (method) => {
    const { url } = await serve();
    expect((await fetch(url, { method })).status).toBeGreaterThanOrEqual(400);
  });
});

test.each(ERAS)('closing lets a call of %s that is under way finish, and takes no new one', async (era) => {
  const { connect, mcp, desk, url } = await serve({ clock: systemClock });
  const client = await connect(era);
  const waiting = client.callTool({ name: 'wait' });
  await eventually('it waits', () => desk.waiting() === 1);
  const closing = mcp.close();
  expect((await post(url, INITIALIZE)).status).toBe(503);
  desk.release();
  expect(await waiting).toMatchObject({ structuredContent: { ended: 'released' } });
  await closing;
  await client.close();
});

test('closing ends every session and stream', async () => {
  const { connect, mcp } = await serve();
  const client = await connect('2025');
  const modern = await connect('2026');
  await modern.listen({ resourceSubscriptions: ['throughline://next'] });
  await mcp.close();
  expect(mcp.sessionCount()).toBe(0);
  await client.close();
  await modern.close();
});
