// The newest head of a ledger, kept outside the database: events that were acknowledged and are gone are noticed before
// any signature covers them, and nothing else is taken for a loss.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import type { KeptHead } from '../../src/base/kept-head.ts';
import { systemRandom } from '../../src/base/random.ts';
import type { KeptHeads } from '../../src/ledger/proof/checkpoints.ts';
import { openSigningFiles } from '../../src/ledger/proof/signing-files.ts';
import { board } from '../support/board.ts';
import type { BoardEvent } from '../support/board-model.ts';
import { eventually } from '../support/eventually.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type OpenOptions, type Opened } from '../support/fixture.ts';
import { tableNames } from '../support/raw-database.ts';

const cards = (from: number, count: number): BoardEvent[] =>
  Array.from({ length: count }, (_, n) => ({ type: 'card.added', payload: { card_id: `c${from + n}`, title: 'x' } }));

describe.each(DIALECTS)('the kept head on %s', (dialect) => {
  let fixture: Fixture;
  let heads: KeptHeads;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  /** How often a head was written. */
  let raised: number;

  const open = (options: OpenOptions = {}) => fixture.open({ heads, ...options });
  const append = (from: number, count = 1, { ledger } = opened) => ledger.append(stream, cards(from, count));
  const kept = async (): Promise<KeptHead | undefined> => (await heads.read()).at(-1);

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    const folder = join(fixture.folder, 'user');
    mkdirSync(folder);
    const files = await openSigningFiles({
      folder,
      homeId: 'home',
      database: 'work',
      clock: systemClock,
      ids: fixture.ids,
      random: systemRandom,
    });
    raised = 0;
    const { heads: found } = files;
    if (!found) throw new Error('heads are kept in files');
    heads = {
      ...found,
      raise: async (head) => {
        raised += 1;
        await found.raise(head);
      },
    };
    opened = await open();
    stream = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, cards(0, 1), { create: true });
    await opened.ledger.settled();
  });
  afterEach(() => fixture.dispose());

  /** As the database is now; call what it returns to put the database back to that. */
  const save = async (): Promise<() => Promise<void>> => {
    await opened.ledger.settled();
    if (dialect === 'sqlite') {
      await opened.store.close();
      copyFileSync(fixture.path, `${fixture.path}.old`);
      opened = await open();
      return async () => {
        await opened.store.close();
        for (const end of ['-wal', '-shm']) rmSync(`${fixture.path}${end}`, { force: true });
        copyFileSync(`${fixture.path}.old`, fixture.path);
        opened = await open();
      };
    }
    const old = `${fixture.schema}_old`;
    await opened.store.backup(old);
    const tables = await tableNames(fixture);
    return async () => {
      await fixture.tamper(
        tables.map((name) => `DELETE FROM ${name}; INSERT INTO ${name} SELECT * FROM ${old}.${name};`).join(''),
      );
      opened = await open();
    };
  };

  it('finds the loss of events that no signature covers', async () => {
    const putBack = await save();
    await append(1, 3);
    await opened.ledger.settled();
    expect(await opened.ledger.lost()).toBeUndefined();
    await putBack();
    expect(await opened.ledger.lost()).toMatchObject({ seen: 4, events: 1 });
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems).toMatchObject([{ code: 'rolled_back', position: 2 }]);
    expect(problems[0]?.message).toMatch(/4 events were acknowledged.*holds only 1/);
    expect((await refusalOf(opened.ledger.sign())).code).toBe('checksum_mismatch');
  });

  it('stays evidence when new events are longer than what was lost', async () => {
    const putBack = await save();
    await append(1, 3);
    await opened.ledger.settled();
    const before = await kept();
    await putBack();
    await append(100, 9);
    await opened.ledger.close();
    expect(await kept()).toEqual(before);
    expect(await opened.ledger.lost()).toMatchObject({ seen: 4, events: 10 });
    expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'rolled_back' }]);
  });

  it('is taken back when the loss is accepted, and watches again', async () => {
    const putBack = await save();
    await append(1, 3);
    await opened.ledger.settled();
    await putBack();
    expect(await opened.ledger.acceptLoss()).toMatchObject({ events: 1, signed: { tree_size: 1 } });
    expect(await opened.ledger.acceptLoss()).toBeUndefined();
    expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true, signed_events: 1 });
    await append(200, 2);
    await opened.ledger.settled();
    expect(await kept()).toMatchObject({ position: 3 });
    expect(await opened.ledger.lost()).toBeUndefined();
    await putBack();
    expect(await opened.ledger.lost()).toMatchObject({ seen: 3 });
  });

  it('also accepts the loss of signed events', async () => {
    const putBack = await save();
    await append(1, 3);
    await opened.ledger.sign();
    await putBack();
    expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'rolled_back' }]);
    expect(await opened.ledger.acceptLoss()).toMatchObject({ events: 1 });
    expect((await opened.ledger.verify()).problems).toEqual([]);
    await append(200, 2);
    expect(await opened.ledger.sign()).toMatchObject({ tree_size: 3 });
  });

  it('accepts nothing while the events that are left do not hold', async () => {
    const putBack = await save();
    await append(1, 3);
    await opened.ledger.settled();
    await putBack();
    await fixture.tamper("UPDATE events SET actor = 'mallory' WHERE position = 1");
    expect((await refusalOf(opened.ledger.acceptLoss())).code).toBe('chain_broken');
    expect(await opened.ledger.lost()).toBeDefined();
  });

  it('is no loss where another machine has signed a restore since, and follows it', async () => {
    const putBack = await save();
    await append(1, 3);
    await opened.ledger.settled();
    await putBack();
    fixture.advance(1_000);
    const elsewhere = await fixture.open();
    await elsewhere.ledger.sign({ restored: true });
    await elsewhere.ledger.append(stream, cards(300, 3));
    await elsewhere.store.close();
    expect(await kept()).toMatchObject({ position: 4 });
    expect(await opened.ledger.lost()).toBeUndefined();
    expect((await opened.ledger.verify()).problems).toEqual([]);
    // The same position, of another history.
    await append(400);
    await opened.ledger.settled();
    expect(await kept()).toMatchObject({ position: 5 });
    expect(await opened.ledger.lost()).toBeUndefined();
  });

  it('is no loss for a ledger whose process died between a commit and the head', async () => {
    const behind = await kept();
    const dying = await open({ heads: { ...heads, raise: () => Promise.reject(new Error('died')) } });
    await append(1, 5, dying);
    await dying.store.close();
    expect(await kept()).toEqual(behind);
    expect(await opened.ledger.lost()).toBeUndefined();
    expect((await opened.ledger.verify()).problems).toEqual([]);
  });

  it('is never set back by a slower process', async () => {
    const first = await kept();
    await append(1, 4);
    await opened.ledger.settled();
    if (!first) throw new Error('no head was kept');
    await heads.raise(first);
    expect(await kept()).toMatchObject({ position: 5 });
    const others = await Promise.all([open(), open(), open()]);
    for (const [n, other] of others.entries()) await append(10 + n, 1, other);
    await Promise.all(others.map(({ ledger }) => ledger.settled()));
    expect(await kept()).toMatchObject({ position: 8 });
  });

  it.each(['database_id', 'host_id'] as const)('of another %s is no loss, and is kept beside it', async (field) => {
    const head = await kept();
    if (!head) throw new Error('no head was kept');
    const other = { ...head, [field]: fixture.ids.uuid(), position: 99 };
    await heads.raise(other);
    expect(await opened.ledger.lost()).toBeUndefined();
    expect((await opened.ledger.verify()).problems).toEqual([]);
    await append(1);
    await opened.ledger.settled();
    expect(await heads.read()).toMatchObject([
      other,
      { database_id: head.database_id, host_id: head.host_id, position: 2 },
    ]);
    await heads.forget(other.host_id);
    expect(await heads.read()).toHaveLength(field === 'host_id' ? 1 : 0);
  });

  it('is kept for the sixteen hosts that were raised last', async () => {
    const head = await kept();
    if (!head) throw new Error('no head was kept');
    const others = Array.from({ length: 20 }, () => ({ ...head, host_id: fixture.ids.uuid() }));
    for (const other of others) await heads.raise(other);
    expect(await heads.read()).toEqual(others.slice(-16));
  });

  it('is written once a second while events are appended, and when the ledger is closed', async () => {
    // The first append of the fixture was less than a second ago.
    const before = raised;
    for (let n = 1; n <= 20; n += 1) await append(n);
    expect(raised).toBe(before);
    fixture.advance(1_000);
    await eventually('the head is kept', async () => (await kept())?.position === 21);
    expect(raised).toBe(before + 1);
    await append(21);
    await opened.ledger.close();
    expect(await kept()).toMatchObject({ position: 22 });
    expect(raised).toBe(before + 2);
  });

  it('that cannot be written fails no append, and is reported once', async () => {
    const errors: unknown[] = [];
    const other = await open({
      heads: { ...heads, raise: () => Promise.reject(new Error('no space')) },
      onBackgroundError: (error) => errors.push(error),
    });
    for (const n of [1, 2, 3]) {
      await append(n, 1, other);
      await other.ledger.settled();
    }
    expect(errors).toMatchObject([{ message: 'no space' }]);
  });
});
