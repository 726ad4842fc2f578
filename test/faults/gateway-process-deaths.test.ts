// Sixteen processes at limits of tokens, costs and calls at once, half of them killed at a storage call and replaced: no limit is ever
// passed, and nothing stays reserved.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bundledScript, root } from '../support/bundled-script.ts';
import { ALL_FAULTS, FAST_FOLDER, spread } from '../support/crash.ts';
import { countFaults, inPart, tryPoints } from '../support/fault-part.ts';
import { createFixture, DIALECTS, type DialectName } from '../support/fixture.ts';
import { reservedIn, writeDocument } from '../support/gateway-fixture.ts';
import { openAt, type GatewayPlace } from '../support/gateway-place.ts';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';

const TIMEOUT_MS = 24 * 3_600_000;
const WORKERS = 16;
const MOST_ASKED = 20;
/** Past the longest that a call may take. */
const EXPIRED = 20 * 60_000;
/** Each a little more than thirty calls take: which of them is met first depends on who dies where. */
const HARD = { tokens: 4_000, cost_nano: 4_500, calls: 36 } as const;
const UNITS = ['tokens', 'cost_nano', 'calls'] as const;
const worker = bundledScript(join(root, 'test', 'support', 'gateway-mortal-worker.ts'));

let server: ModelServer;
beforeAll(async () => {
  server = await startOllama();
});
afterAll(() => server.close());

async function withPlace<T>(dialect: DialectName, body: (place: GatewayPlace) => Promise<T>): Promise<T> {
  const fixture = createFixture(dialect, 1, FAST_FOLDER);
  const limits = UNITS.map((unit) => ({ actor: 'all', unit, hard: HARD[unit] }));
  const provider = { prices: { [MODEL]: { input: 1_000_000, output: 2_000_000 } } };
  writeDocument(fixture, documentFor(`${server.url}/v1`, { provider, limits }));
  const { folder, path, schema } = fixture;
  const place = { dialect, folder, path, schema, url: inject('postgresUrl') };
  try {
    await (await openAt(place)).close();
    return await body(place);
  } finally {
    await fixture.dispose();
  }
}

interface Life {
  readonly told: readonly string[];
  readonly isKilled: boolean;
}

async function live(place: GatewayPlace, dieAt: number): Promise<Life> {
  const args = [worker, JSON.stringify(place), String(dieAt), String(MOST_ASKED)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (errors !== '' || (status !== 0 && signal !== 'SIGKILL')) throw new Error(`${status} ${signal}: ${errors}`);
  return { told: out.split('\n').filter((line) => line !== ''), isKilled: signal === 'SIGKILL' };
}

interface Amounts {
  readonly tokens: number;
  readonly cost_nano: number;
  readonly calls: number;
}
interface Told {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** By the events alone: the most that was spent and reserved at any moment. */
function mostUsed(events: readonly Told[]): Amounts {
  const open = new Map<unknown, Amounts>();
  const spent = { tokens: 0, cost_nano: 0, calls: 0 };
  const most = { ...spent };
  for (const { type, payload } of events) {
    if (type === 'gateway.call_begun') open.set(payload['call_id'], payload['reserved'] as Amounts);
    if (type === 'gateway.call_ended') {
      open.delete(payload['call_id']);
      for (const unit of UNITS) spent[unit] += (payload['charged'] as Amounts)[unit];
    }
    for (const unit of UNITS) {
      const reserved = [...open.values()].reduce((sum, each) => sum + each[unit], 0);
      most[unit] = Math.max(most[unit], spent[unit] + reserved);
    }
  }
  return most;
}

describe.each(DIALECTS)('%s', (dialect) => {
  test(
    '[AGT-23] 16 processes, half of them killed at a storage call and replaced, pass no limit and leave nothing reserved',
    { timeout: TIMEOUT_MS },
    async () => {
      const { told: alone } = await withPlace(dialect, (place) => live(place, 0));
      // Of the first two calls of a life: in a crowd few processes make more.
      const total = Math.ceil((2 * Number(alone.at(-1)?.split(' ').at(-1))) / alone.length);
      expect(total).toBeGreaterThan(10);
      const points = spread(total, 3);
      const sweep = `deaths of half of 16 processes at a gateway, ${dialect}`;
      let [died, settled] = [0, 0];
      await tryPoints(sweep, inPart(ALL_FAULTS ? points : points.slice(1, 2)), (k) =>
        withPlace(dialect, async (place) => {
          const before = server.requests.length;
          const lives = await Promise.all(
            Array.from({ length: WORKERS }, async (_, at) => {
              if (at % 2 === 1) return [await live(place, 0)];
              // Not all of them in the same moment of a life.
              const first = await live(place, k + at);
              return [first, await live(place, 0)];
            }),
          );
          const deaths = lives.flat().filter(({ isKilled }) => isKilled).length;
          expect({ k, isDead: deaths > 0 }).toEqual({ k, isDead: true });
          died += deaths;
          const sent = server.requests.length - before;
          const late = await openAt(place, { lateMs: EXPIRED });
          settled += await late.gateway.calls.settleExpired();
          const windows = await late.windows();
          expect({ k, reserved: reservedIn(windows) }).toEqual({ k, reserved: 0 });
          const spent = windows.filter(({ scope }) => scope === 'all').map((window) => window.spent);
          const events = await late.events();
          const most = mostUsed(events);
          for (const unit of UNITS) {
            const sum = spent.reduce((all, each) => all + each[unit], 0);
            expect({ k, unit, isPassed: sum > HARD[unit] || most[unit] > HARD[unit] }).toEqual({
              k,
              unit,
              isPassed: false,
            });
          }
          // A call is on record before its request leaves, and what a process was told is on record too.
          expect(spent.reduce((all, { calls }) => all + calls, 0)).toBeGreaterThanOrEqual(sent);
          const answered = lives
            .flat()
            .flatMap(({ told }) => told)
            .flatMap((line) => /^answered (\S+)$/.exec(line)?.[1] ?? []);
          const ended = new Set(
            events.flatMap(({ type, payload }) =>
              type === 'gateway.call_ended' && payload['ending'] === 'answered' ? [payload['call_id']] : [],
            ),
          );
          expect({ k, lost: answered.filter((id) => !ended.has(id)) }).toEqual({ k, lost: [] });
          expect(answered.length).toBeGreaterThan(0);
          expect((await late.ledger.verify({ deep: true })).problems).toEqual([]);
          await late.close();
        }),
      );
      countFaults(`${sweep}, processes killed and calls settled as unknown`, { died, settled });
    },
  );
});
