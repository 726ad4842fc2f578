// Server-sent events of changes: filters, resuming, restarts of the daemon, and readers that do not read.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { systemRandom } from '../../src/base/random.ts';
import { createEventReader } from '../../src/base/server-sent-events.ts';
import { createClient, type ClientEvent } from '../../src/client.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { createEventStreams, type EventStreams } from '../../src/surfaces/http/event-stream.ts';
import { createToken, revokeToken } from '../../src/surfaces/http/tokens.ts';
import { BOARD_ID, type boardOperations } from '../support/board-operations.ts';
import { board } from '../support/board.ts';
import { bundledScript } from '../support/bundled-script.ts';
import { eventually } from '../support/eventually.ts';
import { ask } from '../support/http-request.ts';
import { serveWork } from '../support/served-work.ts';
import { openServedBoard, tokenOf, type ServedBoard } from '../support/served-home.ts';

let folder: string;
let served: ServedBoard;
/** The place behind what a new home holds. */
let begin: string;
let position: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-events-'));
  served = await openServedBoard(folder);
  const cursor = await served.home.ledger.notifications.cursor();
  ({ position } = cursor);
  begin = `${cursor.database_id}:${position}`;
});

afterEach(async () => {
  await served.home.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (card: string, title = 'x') => served.board.add({ card_id: card, title }, 'test', undefined);
const cardOf = ({ change }: ClientEvent): string => change.typed_tokens[0]?.token_value ?? '';

test('changes of work are followed by their typed tokens, of every class', async () => {
  const work = await serveWork('tl-tokens-');
  const { client, projectId: project_id } = work;
  try {
    const { goal } = await client.call('work.create_goal', { project_id, text: 'Follow' });
    const { task } = await client.call('work.add_task', { project_id, goal_id: goal.goal_id, title: 'One' });
    const on = { project_id, task_id: task.task_id };
    await client.call('work.start_task', on);
    await client.call('work.update_checkpoint', { ...on, where_we_left_off: 'Here.', next_step: 'Go on' });
    const { task: blocked } = await client.call('work.block_task', { ...on, blocker: 'A wall' });
    // Behind everything else, so that a filter that lets too much pass is seen.
    const { goal: last } = await client.call('work.create_goal', { project_id, text: 'Last' });
    const followed = async (...token: string[]) => {
      const end = new AbortController();
      const seqs: number[] = [];
      const filter = { token: [...token, last.goal_id] };
      for await (const { change } of client.events({ after: 'start', filter, signal: end.signal })) {
        if (change.workflow_id === project_id) seqs.push(change.last_seq);
        if (change.typed_tokens.some(({ token_value }) => token_value === last.goal_id)) end.abort();
      }
      return seqs.slice(0, -1);
    };
    const { task: now } = await client.call('work.get_task', on);
    expect(now.revision).toBe(blocked.revision);
    const checkpointed = await followed('CHECKPOINT');
    expect(checkpointed).toContain(blocked.revision - 2);
    expect(checkpointed).not.toContain(blocked.revision);
    expect((await followed('task.status:blocked')).at(-1)).toBe(blocked.revision);
    const [tasks, own] = [await followed('TASK'), await followed(task.task_id)];
    expect(tasks).toContain(task.revision);
    expect(tasks).not.toContain(checkpointed.at(-1));
    expect(own).toEqual(
      [...tasks.filter((seq) => seq >= task.revision), checkpointed.at(-1) ?? 0].toSorted((a, b) => a - b),
    );
    expect(await followed('NOTHING_OF_THE_KIND')).toEqual([]);
  } finally {
    await work.close();
  }
});

describe('followed by the client', () => {
  let daemon: Daemon;
  let token: string;
  const ending = () => new AbortController();

  beforeEach(async () => {
    daemon = await startDaemon(served.served, { place: served.place, port: 0, log: () => {} });
    token = await tokenOf(served.place);
  });
  afterEach(() => daemon.stop());

  const client = () => createClient<typeof boardOperations>({ url: daemon.url, token });

  const take = async (count: number, options: Parameters<ReturnType<typeof client>['events']>[0] = {}) => {
    const end = ending();
    const taken: ClientEvent[] = [];
    for await (const event of client().events({ ...options, signal: end.signal })) {
      taken.push(event);
      if (taken.length === count) end.abort();
    }
    return taken;
  };

  test('changes come in their order, from the start or behind a cursor', async () => {
    for (const card of ['a', 'b', 'c']) await add(card);
    const all = await take(3, { after: begin });
    expect(all.map(cardOf)).toEqual(['a', 'b', 'c']);
    expect(all[0]?.change).toMatchObject({ kind: 'board', workflow_id: BOARD_ID, first_seq: 1 });
    expect((await take(1, { after: all[1]?.cursor ?? '' })).map(cardOf)).toEqual(['c']);
    const fromStart = await take(3, { after: 'start', filter: { kind: ['board'] } });
    expect(fromStart.map(cardOf)).toEqual(['a', 'b', 'c']);
  });

  test('from now on, earlier events are not sent', async () => {
    await add('before');
    const taken = take(1);
    await eventually('a stream', async () => (await metric('/v1/events')) === 1);
    await add('after');
    expect((await taken).map(cardOf)).toEqual(['after']);
  });

  test('a filter lets only its own pass, and the cursor moves past the rest', async () => {
    for (const card of ['a', 'b', 'a2', 'b2']) await add(card);
    expect((await take(1, { after: begin, filter: { task_id: ['b2'] } })).map(cardOf)).toEqual(['b2']);
    expect((await take(2, { after: begin, filter: { entity_id: ['a', 'b'] } })).map(cardOf)).toEqual(['a', 'b']);
    expect((await take(1, { after: begin, filter: { project_id: BOARD_ID, kind: ['board'] } })).map(cardOf)).toEqual([
      'a',
    ]);
    const { text } = await firstBytes(`/v1/events?after=${begin}&task_id=nobody`, (so) =>
      so.includes(`:${position + 4},`),
    );
    // The place in the board's database comes first; the others have theirs behind it.
    const place = begin.replace(/\d+$/, String(position + 4));
    expect(text).toMatch(new RegExp(`\\n\\nid: ${place}(?:,[0-9a-f-]{36}:\\d+)+\\n\\n$`));
    expect(text).not.toContain('event: change');
  });

  test('a wrong cursor or filter is refused before the stream begins, and a HEAD opens none', async () => {
    const headers = { authorization: `Bearer ${token}` };
    for (const [query, status, code] of [
      ['after=nonsense', 410, 'unknown_cursor'],
      ['after=01990000-0000-7000-8000-000000000000:1', 410, 'unknown_cursor'],
      ['task_id=%00', 400, 'invalid_query'],
      ['task_id=T1', 400, 'invalid_query'],
      ['kind=unheard_of', 400, 'invalid_filter'],
      ['colour=red', 400, 'invalid_query'],
      ['token=T1', 400, 'invalid_query'],
      ['token=', 400, 'invalid_query'],
      ['token=:x', 400, 'invalid_query'],
      ['token=a%7Cb', 400, 'invalid_query'],
      ['project_id=a&workflow_id=b', 400, 'invalid_query'],
    ] as const) {
      const answer = await ask(`${daemon.url}/v1/events?${query}`, { headers });
      expect([query, answer.status, answer.json['code']]).toEqual([query, status, code]);
    }
    const { json } = await ask(`${daemon.url}/v1/events?colour=red`, { headers });
    expect(json['detail']).toContain('task_id, goal_id, entity_id, token');
    expect((await ask(`${daemon.url}/v1/events`, { method: 'HEAD', headers })).status).toBe(405);
  });

  test('a stream ends with the token that opened it, and tells nothing more', async () => {
    const issued = await createToken(
      { place: served.place, clock: systemClock, random: systemRandom },
      { name: 'guest', role: 'read' },
    );
    const response = await fetch(`${daemon.url}/v1/events`, { headers: { authorization: `Bearer ${issued.token}` } });
    expect(response.status).toBe(200);
    await revokeToken(served.place, 'guest');
    await add('secret');
    expect(await response.text()).not.toContain('event: change');
  });

  test('a cursor of a future that was restored away is refused, not guessed at', async () => {
    await add('a');
    const [first] = await take(1, { after: begin });
    const ahead = (first?.cursor ?? '').replace(/\d+$/, String(position + 2));
    await expect(take(1, { after: ahead })).rejects.toMatchObject({ code: 'unknown_cursor', status: 410 });
  });

  async function metric(route: string): Promise<number> {
    const { text } = await ask(`${daemon.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return Number(
      new RegExp(`http_requests\\{method="GET",route="${route}",status="200"\\} (\\d+)`).exec(text)?.[1] ?? 0,
    );
  }

  async function firstBytes(path: string, isEnough: (text: string) => boolean): Promise<{ text: string }> {
    const end = ending();
    const response = await fetch(daemon.url + path, {
      headers: { authorization: `Bearer ${token}` },
      signal: end.signal,
    });
    let text = '';
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      if (isEnough(text)) break;
    }
    end.abort();
    return { text };
  }
});

test('over a stop, a kill and new starts nothing is lost and nothing sent twice', async () => {
  const script = bundledScript(join(import.meta.dirname, '..', 'support', 'http-daemon.ts'));
  const start = (at: number) => startDaemon(served.served, { place: served.place, port: at, log: () => {} });
  const first = await start(0);
  const port = Number(new URL(first.url).port);
  const end = new AbortController();
  const heard: string[] = [];
  const client = createClient<typeof boardOperations>({ url: first.url, token: await tokenOf(served.place) });
  const listening = (async () => {
    for await (const event of client.events({ after: begin, signal: end.signal })) heard.push(cardOf(event));
  })();
  const wanted: string[] = [];
  const write = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      wanted.push(`c${wanted.length}`);
      await add(wanted.at(-1) ?? '');
    }
  };
  const someHeard = () => eventually('some are heard', () => heard.length > wanted.length - 15);

  await write(20);
  await someHeard();
  await Promise.all([first.stop(), write(10)]);

  const child = spawn(process.execPath, [script, JSON.stringify({ folder, port })], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await once(child.stdout, 'data');
    await write(20);
    await someHeard();
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([ended, write(10)]);
  } finally {
    child.kill('SIGKILL');
  }

  const last = await start(port);
  await write(10);
  await eventually('all are heard', () => heard.length >= wanted.length);
  end.abort();
  await listening;
  await last.stop();
  expect(heard).toEqual(wanted);
});

describe('a reader that does not read', () => {
  const streamsWith = (options: Partial<Parameters<typeof createEventStreams>[0]> = {}): EventStreams =>
    createEventStreams({
      feeds: [served.home.ledger.notifications],
      clock: systemClock,
      stopping: new AbortController().signal,
      onError: (error) => {
        throw error;
      },
      ...options,
    });
  const request = (query: string, signal = new AbortController().signal) =>
    new Request(`http://127.0.0.1/v1/events?${query}`, { signal });

  test('makes the daemon read nothing for it: a page is asked for when the last one was taken', async () => {
    let pages = 0;
    const { notifications } = served.home.ledger;
    const streams = streamsWith({
      feeds: [
        {
          cursor: () => notifications.cursor(),
          knows: (kind) => notifications.knows(kind),
          async *follow(filter, options) {
            for await (const page of notifications.follow(filter, options)) {
              pages += 1;
              yield page;
            }
          },
        },
      ],
    });
    for (let n = 0; n < 250; n += 1) await add(`c${n}`, 'x'.repeat(1_000));
    const { body } = await streams.open(request(`after=${begin}`), () => {});
    const reader = body?.getReader();
    for (let turn = 0; turn < 20; turn += 1) await systemClock.macrotask();
    expect(pages).toBe(0);
    const events = createEventReader();
    const got: string[] = [];
    while (got.length < 250) {
      const value = (await reader?.read())?.value as Uint8Array | undefined;
      for (const { event, data } of events.push(value ?? new Uint8Array())) if (event === 'change') got.push(data);
    }
    expect(got).toHaveLength(250);
    expect(pages).toBe(2);
    await reader?.cancel();
    expect(streams.count).toBe(0);
  });

  test('gets signs of life while nothing happens, and is let go when it takes none', async () => {
    let abandoned = 0;
    const streams = streamsWith({ heartbeatMs: 5, stalledMs: 50 });
    const { body } = await streams.open(request(''), () => (abandoned += 1));
    const reader = body?.getReader();
    let text = '';
    while (text.split(': beat\nid: ').length < 3) text += Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(abandoned).toBe(0);
    await eventually('it is let go', () => abandoned === 1 && streams.count === 0);
  });

  test('cannot be opened without end', async () => {
    const streams = streamsWith({ maxStreams: 2 });
    const opened = [await streams.open(request(''), () => {}), await streams.open(request(''), () => {})];
    await expect(streams.open(request(''), () => {})).rejects.toMatchObject({ code: 'too_many_streams' });
    await opened[0]?.body?.cancel();
    const gone = new AbortController();
    opened.push(await streams.open(request('', gone.signal), () => {}));
    // The connection broke before anything was read from it.
    gone.abort();
    expect(streams.count).toBe(1);
    await opened[1]?.body?.cancel();
  });

  test('over a socket gets everything in order once it does', async () => {
    const daemon = await startDaemon(served.served, { place: served.place, port: 0, log: () => {} });
    const token = await tokenOf(served.place);
    const { port, host } = new URL(daemon.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.pause();
    socket.write(`GET /v1/events?after=${begin} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    // 100 tokens make each change large.
    const tokens = Array.from({ length: 100 }, (_, n) => ({
      token_class: 'entityId' as const,
      token_value: `${n}-${'x'.repeat(150)}`,
    }));
    const total = 300;
    const append = (n: number) =>
      served.home.ledger.append(
        { kind: board, id: BOARD_ID },
        [{ type: 'card.added', payload: { card_id: `c${n}`, title: 'x' }, tokens }],
        { create: true },
      );
    await append(0);
    await Promise.all(Array.from({ length: total - 1 }, (_, n) => append(n + 1)));
    // It reads at last, and has missed nothing.
    let [text, count] = ['', 0];
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      count = text.split('event: change').length - 1;
    });
    socket.resume();
    await eventually('all are read', () => count === total);
    socket.destroy();
    await daemon.stop();
    const positions = [...text.matchAll(/^id: [0-9a-f-]{36}:(\d+)(?:,[0-9a-f-]{36}:\d+)*$/gm)].map(([, at]) =>
      Number(at),
    );
    expect(positions).toEqual(Array.from({ length: total + 1 }, (_, n) => position + n));
  });
});
