// Signals between processes on both databases: a commit of one wakes the others, and what is lost is caught later.
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { systemClock, type Clock } from '../../src/base/clock.ts';
import { createPostgresSignals } from '../../src/store/dialect/postgres-signals.ts';
import { createSqliteSignals } from '../../src/store/dialect/sqlite-signals.ts';
import { localSignals, type Signals } from '../../src/store/signals.ts';
import { sql } from '../../src/store/store.ts';
import { eventually } from '../support/eventually.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { startProxy } from '../support/proxy.ts';
import { withClient } from '../support/raw-database.ts';

function counting(signals: Signals) {
  const count = { heard: 0, stop: () => {} };
  count.stop = signals.watch(() => {
    count.heard += 1;
  });
  return count;
}

/** The first hints only say that it has begun. */
async function settled(count: { readonly heard: number }): Promise<number> {
  await eventually('the beginning', () => count.heard > 0);
  for (let before = -1; before !== count.heard; await systemClock.sleep(60)) before = count.heard;
  return count.heard;
}

/** Everything but the net: whoever sleeps is woken by an abort only. */
const WITHOUT_TIMERS: Clock = {
  ...systemClock,
  sleep: (_, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) resolve();
      signal?.addEventListener('abort', () => resolve());
    }),
};

describe('signals inside a process', () => {
  it('call every watcher, each as often as it watches, until it stops', () => {
    const signals = localSignals();
    const [a, b] = [counting(signals), counting(signals)];
    signals.raise();
    a.stop();
    a.stop();
    signals.raise();
    expect([a.heard, b.heard]).toEqual([1, 2]);
  });
});

describe.each(DIALECTS)('signals on %s', (dialect) => {
  let fixture: Fixture;
  let errors: unknown[];

  beforeEach(async () => {
    fixture = createFixture(dialect);
    errors = [];
    await fixture.open();
  });
  afterEach(() => fixture.dispose());

  const make = (clock: Clock = systemClock): Signals => {
    const common = { clock, onError: (error: unknown) => errors.push(error) };
    return dialect === 'sqlite'
      ? createSqliteSignals({ path: join(fixture.folder, 'signal'), driver: fixture.driver(), ...common })
      : createPostgresSignals({ url: inject('postgresUrl'), schema: fixture.schema, ...common });
  };

  it('wake others and the process that raised them', async () => {
    const [one, other] = [make(WITHOUT_TIMERS), make(WITHOUT_TIMERS)];
    const [here, there] = [counting(one), counting(other)];
    const before = [await settled(here), await settled(there)];
    one.raise();
    expect(here.heard).toBe((before[0] ?? 0) + 1);
    await eventually('the other hears', () => there.heard > (before[1] ?? 0));
    await one.close();
    await other.close();
    expect(errors).toEqual([]);
  });

  it('reach others also when the process ends with the raise', async () => {
    const other = make(WITHOUT_TIMERS);
    const there = counting(other);
    const before = await settled(there);
    const one = make();
    one.raise();
    one.raise();
    await one.close();
    one.raise();
    await eventually('the other hears', () => there.heard > before);
    await other.close();
    expect(errors).toEqual([]);
  });

  it('no longer call a watcher that stopped, and call one that comes back', async () => {
    const [one, other] = [make(), make()];
    const first = counting(other);
    await settled(first);
    first.stop();
    first.stop();
    const told = first.heard;
    const second = counting(other);
    one.raise();
    await eventually('the second hears', () => second.heard > 0);
    expect(first.heard).toBe(told);
    await one.close();
    await other.close();
    const late = counting(other);
    other.raise();
    expect(late.heard).toBe(1);
  });

  it('come together when many are raised at once', async () => {
    const [one, other] = [make(WITHOUT_TIMERS), make(WITHOUT_TIMERS)];
    const there = counting(other);
    const before = await settled(there);
    for (let n = 0; n < 1_000; n += 1) one.raise();
    await eventually('the other hears', () => there.heard > before);
    const after = await settled(there);
    expect(after - before).toBeLessThan(20);
    await one.close();
    await other.close();
  });
});

describe('signals on SQLite', () => {
  let fixture: Fixture;
  let errors: unknown[];
  let path: string;
  const change = sql("INSERT INTO consumer_cursors (consumer, position, updated_at) VALUES ('x', 0, '')");

  beforeEach(async () => {
    fixture = createFixture('sqlite');
    errors = [];
    mkdirSync(join(fixture.folder, 'signals'));
    path = join(fixture.folder, 'signals', 'work');
    await fixture.open();
  });
  afterEach(() => fixture.dispose());

  const make = (clock: Clock = systemClock) =>
    createSqliteSignals({ path, driver: fixture.driver(), clock, onError: (error) => errors.push(error) });

  it('leave one empty file that only its owner can read', async () => {
    const [one, other] = [make(), make()];
    counting(other);
    one.raise();
    await one.close();
    await other.close();
    expect(readdirSync(join(fixture.folder, 'signals'))).toEqual(['work']);
    expect(statSync(path)).toMatchObject({ size: 0 });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('touch nothing before the first raise, and watch nothing before a caller does', async () => {
    const signals = make();
    await systemClock.macrotask();
    expect(existsSync(path)).toBe(false);
    await signals.close();
  });

  it('hear of a commit whose process raised nothing', async () => {
    const signals = make();
    const count = counting(signals);
    const before = await settled(count);
    const { store } = await fixture.open();
    await store.write((tx) => tx.run(change));
    await eventually('the net', () => count.heard > before);
    await signals.close();
    expect(errors).toEqual([]);
  });

  it('go on when the file is removed', async () => {
    const [one, other] = [make(), make()];
    const count = counting(other);
    one.raise();
    await settled(count);
    rmSync(path);
    await eventually('a new file', () => existsSync(path));
    const before = await settled(count);
    one.raise();
    await eventually('a hint by the new file', () => count.heard > before);
    await one.close();
    await other.close();
    expect(errors).toEqual([]);
  });

  it('never follow a link, and say so instead of failing the writer', async () => {
    const elsewhere = join(fixture.folder, 'elsewhere');
    writeFileSync(elsewhere, 'not ours');
    const before = statSync(elsewhere).mtimeMs;
    symlinkSync(elsewhere, path);
    const signals = make();
    signals.raise();
    await signals.close();
    expect(statSync(elsewhere).mtimeMs).toBe(before);
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
    expect(errors).toEqual([expect.objectContaining({ code: 'ELOOP' })]);
  });

  it('wake by the net where the file cannot be watched', async () => {
    mkdirSync(path);
    const signals = make();
    const count = counting(signals);
    const before = await settled(count);
    const { store } = await fixture.open();
    await store.write((tx) => tx.run(change));
    await eventually('the net', () => count.heard > before);
    await signals.close();
    expect(errors).toEqual([expect.objectContaining({ code: 'EISDIR' })]);
  });
});

describe('signals on Postgres', () => {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = createFixture('postgres');
    await fixture.open();
  });
  afterEach(() => fixture.dispose());

  const terminate = () =>
    withClient(async (client) => {
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'throughline signals' AND query LIKE $1",
        [`%throughline_${fixture.schema}%`],
      );
    });

  it('listen again after their connection broke, and say that something may have been missed', async () => {
    const [one, other] = [fixture.signals(), fixture.signals()];
    const count = counting(other);
    const before = await settled(count);
    one.raise();
    await eventually('a hint', () => count.heard > before);
    await settled(count);
    const broken = count.heard;
    await terminate();
    await eventually('the hint after listening again', () => count.heard > broken);
    const again = await settled(count);
    one.raise();
    await eventually('a hint by new connections on both sides', () => count.heard > again);
    expect(again).toBeGreaterThan(broken);
  });

  it('keep trying while the server cannot be reached, and do not hold up the close', async () => {
    const proxy = await startProxy(inject('postgresUrl'));
    await proxy.stop();
    const errors: unknown[] = [];
    const signals = fixture.signals({ url: proxy.url, onError: (error) => errors.push(error) });
    const count = counting(signals);
    signals.raise();
    expect(count.heard).toBe(1);
    await eventually('several tries', () => errors.length > 2);
    await signals.close();
  });

  it('wake only those of their own schema', async () => {
    const foreign = createFixture('postgres');
    const count = counting(foreign.signals());
    const before = await settled(count);
    const one = fixture.signals();
    one.raise();
    await one.close();
    await systemClock.sleep(100);
    expect(count.heard).toBe(before);
    await foreign.dispose();
  });
});
