// Parts of an answer over HTTP: in order, no faster than they are read, with an end that is told; and a client that leaves is heard of.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock, systemClock } from '../../src/base/clock.ts';
import { bindOperations, operationsOf } from '../../src/base/operation.ts';
import { createClient, type Client } from '../../src/client.ts';
import { httpRefusals, refuse } from '../../src/surfaces/http/contract.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { streamResponse } from '../../src/surfaces/http/operation-stream.ts';
import { toProblem } from '../../src/surfaces/http/problem.ts';
import { openServedBoard, tokenOf, type ServedBoard } from '../support/served-home.ts';
import { until } from '../support/until.ts';

interface Speaker {
  sent: number;
  left: boolean;
}

const speaking = {
  'test.speak': operationsOf<Speaker>(httpRefusals)({
    name: 'test.speak',
    summary: 'Speak',
    risk: 'write',
    input: z.strictObject({ pieces: z.int(), length: z.int().default(1), after: z.enum(['end', 'fail', 'wait']) }),
    output: z.strictObject({ pieces: z.int() }),
    parts: z.strictObject({ type: z.literal('text'), text: z.string() }),
    refusals: [],
    async handler(speaker, { pieces, length, after }, { onPart, signal }) {
      for (let at = 0; at < pieces && !signal?.aborted; at += 1) {
        await onPart?.({ type: 'text', text: `${at}\n${'.'.repeat(length)}` });
        speaker.sent += 1;
      }
      if (after === 'fail') throw refuse('no_session', 'It broke off');
      if (after === 'wait') {
        await until(() => signal?.aborted ?? false);
        speaker.left = true;
      }
      return { pieces };
    },
  }),
};
type Table = typeof speaking;

const speaker: Speaker = { sent: 0, left: false };
let folder: string;
let board: ServedBoard;
let daemon: Daemon;
let client: Client<Table>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tl-parts-'));
  board = await openServedBoard(folder);
  daemon = await startDaemon(
    { ...board.served, operations: bindOperations(speaker, speaking) },
    { place: board.place, port: 0, log: () => {}, graceMs: 200 },
  );
  client = createClient<Table>({ url: daemon.url, token: await tokenOf(board.place) });
});
afterAll(async () => {
  await daemon.stop();
  await board.home.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => Object.assign(speaker, { sent: 0, left: false }));

describe('a client', () => {
  test('receives every part in order, then the result', async () => {
    const texts: string[] = [];
    const result = await client.call(
      'test.speak',
      { pieces: 100, after: 'end' },
      {
        async onPart({ text }) {
          await systemClock.macrotask();
          texts.push(text);
        },
      },
    );
    expect(texts).toEqual(Array.from({ length: 100 }, (_, at) => `${at}\n.`));
    expect(result).toEqual({ pieces: 100 });
  });

  test('that wants no parts gets the same result', async () => {
    expect(await client.call('test.speak', { pieces: 3, after: 'end' })).toEqual({ pieces: 3 });
    const options = { onProgress: () => {} };
    expect(await client.call('test.speak', { pieces: 3, after: 'end' }, options)).toEqual({ pieces: 3 });
  });

  test('is told of an error behind the parts that came', async () => {
    const texts: string[] = [];
    const told = client.call(
      'test.speak',
      { pieces: 2, after: 'fail' },
      { onPart: ({ text }) => void texts.push(text) },
    );
    await expect(told).rejects.toMatchObject({ kind: 'refusal', code: 'no_session' });
    expect(texts).toEqual(['0\n.', '1\n.']);
  });

  test('that leaves is heard of by the operation', async () => {
    const leaving = new AbortController();
    const told = client.call(
      'test.speak',
      { pieces: 1, after: 'wait' },
      { signal: leaving.signal, onPart: () => leaving.abort() },
    );
    await expect(told).rejects.toThrow('aborted');
    await until(() => speaker.left);
  });

  test('whose own function fails leaves, too', async () => {
    const onPart = () => {
      throw new Error('no more');
    };
    await expect(client.call('test.speak', { pieces: 1, after: 'wait' }, { onPart })).rejects.toThrow('no more');
    await until(() => speaker.left);
  });

  test('takes a stream that ends without a result for no answer', async () => {
    const cutting = createServer((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
      outgoing.end('event: part\ndata: {"type":"text","text":"half"}\n\n');
    });
    await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
    const { port } = cutting.address() as AddressInfo;
    const texts: string[] = [];
    const other = createClient<Table>({ url: `http://127.0.0.1:${port}`, token: 't' });
    const told = other.call('test.speak', { pieces: 1, after: 'end' }, { onPart: ({ text }) => void texts.push(text) });
    await expect(told).rejects.toMatchObject({ code: 'unreachable' });
    expect(texts).toEqual(['half']);
    await new Promise((resolve) => cutting.close(resolve));
  });
});

test('an operation speaks no faster than its reader takes it', async () => {
  const MOST = 2_000;
  const response = await fetch(`${daemon.url}/v1/test/speak`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${await tokenOf(board.place)}`,
      'content-type': 'application/json',
    },
    // Far more than sockets hold for a reader that takes nothing.
    body: JSON.stringify({ pieces: MOST, length: 64 * 1024, after: 'end' }),
  });
  let [before, same] = [-1, 0];
  await until(() => {
    same = speaker.sent === before && before > 0 ? same + 1 : 0;
    before = speaker.sent;
    return same > 200;
  });
  expect(speaker.sent).toBeLessThan(MOST);
  const text = await response.text();
  expect(speaker.sent).toBe(MOST);
  expect(text.match(/^event: part$/gm)).toHaveLength(MOST);
  expect(text).toMatch(/event: result\ndata: \{"pieces":2000\}\n\n$/);
});

test('an operation that says nothing for long gives signs of life', async () => {
  const clock = manualClock();
  clock.park();
  const answer = Promise.withResolvers<object>();
  const { body } = streamResponse(() => answer.promise, {
    asked: new AbortController().signal,
    clock,
    describe: (error) => toProblem(error, 'id'),
    abandon: () => {},
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  clock.advance(15_000);
  expect((await reader?.read())?.value).toBe(': beat\n\n');
  answer.resolve({ fine: true });
  let rest = '';
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) rest += piece.value;
  expect(rest).toContain('event: result\ndata: {"fine":true}\n\n');
});

test('a reader that takes nothing for a minute is disconnected, and one that only was slow is not', async () => {
  const clock = manualClock();
  clock.park();
  let [abandoned, sent] = [0, 0];
  const { body } = streamResponse(
    async ({ onPart, signal }) => {
      while (!signal.aborted) {
        await onPart({ at: sent });
        sent += 1;
      }
    },
    {
      asked: new AbortController().signal,
      clock,
      describe: (error) => toProblem(error, 'id'),
      abandon: () => (abandoned += 1),
    },
  );
  const reader = body?.getReader();
  const passBeats = async (count: number) => {
    for (let beat = 0; beat < count; beat += 1) {
      clock.advance(15_000);
      await systemClock.macrotask();
    }
  };
  for (let read = 1; read < 4; read += 1) {
    await reader?.read();
    await until(() => sent > read);
    await passBeats(3);
    expect(abandoned).toBe(0);
  }
  await passBeats(3);
  expect(abandoned).toBe(1);
  await reader?.cancel();
});
