// Following appends page by page on both databases: for a reader that keeps its own place.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Token } from '../../src/ledger/contract.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import { localSignals } from '../../src/store/signals.ts';
import { boardRegistration, log, logRegistration } from '../support/board.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

describe.each(DIALECTS)('following on %s', (dialect) => {
  let fixture: Fixture;
  let ledger: Kernel;
  let id: string;
  let ending: AbortController;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    ({ ledger } = await fixture.open({
      kinds: [boardRegistration, logRegistration],
      signals: localSignals(),
      signed: false,
    }));
    id = fixture.ids.uuid();
    ending = new AbortController();
  });

  afterEach(async () => {
    ending.abort();
    await ledger.close();
    await fixture.dispose();
  });

  const write = (text: string, tokens: readonly Token[] = []) =>
    ledger.append({ kind: log, id }, [{ type: 'line.written', payload: { text }, tokens }], { create: true });
  const follow = (after: number, filter: Parameters<Kernel['notifications']['follow']>[0] = {}) =>
    ledger.notifications.follow(filter, { after, signal: ending.signal });

  it('gives what is behind the position, then waits for what comes', async () => {
    for (const text of ['one', 'two', 'three']) await write(text);
    const pages = follow(1);
    const first = await pages.next();
    expect(first.value).toMatchObject({ position: 3, batches: [{ first_seq: 2 }, { first_seq: 3 }] });
    const second = pages.next();
    await write('four');
    expect((await second).value).toMatchObject({ position: 4, batches: [{ first_seq: 4 }] });
    expect(await ledger.notifications.cursor()).toEqual({
      database_id: (await ledger.status()).database_id,
      position: 4,
    });
  });

  it('is woken by a commit between two questions', async () => {
    await write('one');
    const pages = follow(0);
    await pages.next();
    await write('two');
    expect((await pages.next()).value).toMatchObject({ position: 2 });
  });

  it('moves its position past what the filter leaves out', async () => {
    const token: Token = { token_class: 'entityId', token_value: 'it' };
    await write('one', [token]);
    await write('two');
    const { value } = await follow(0, { tokens: [token] }).next();
    expect(value).toMatchObject({ position: 2, batches: [{ first_seq: 1 }] });
  });

  it('gives large pasts in pages, and reads a page only when it is asked for', async () => {
    const many = Array.from(
      { length: 50 },
      (_, n) => ({ type: 'line.written', payload: { text: String(n) } }) as const,
    );
    for (let n = 0; n < 6; n += 1) await ledger.append({ kind: log, id }, many, { create: true });
    const positions: number[] = [];
    for await (const { position } of follow(0)) {
      positions.push(position);
      if (position === 300) break;
    }
    expect(positions.length).toBeGreaterThan(1);
    expect(positions.at(-1)).toBe(300);
  });

  it('ends when its signal fires, and refuses a wrong filter at once', async () => {
    const pages = follow(0);
    const waiting = pages.next();
    ending.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
    const refusal = await refusalOf((async () => follow(0, { kind: 'unheard_of' }))());
    expect(refusal.code).toBe('invalid_filter');
  });
});
