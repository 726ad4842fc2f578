// Errors of the disk at every call of an append: typed, nothing acknowledged is lost, and the next write works.
import { expect, test } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import type { AppendResult } from '../../src/ledger/contract.ts';
import type { StorageProbe } from '../../src/store/store.ts';
import { board } from '../support/board.ts';
import { FAST_FOLDER } from '../support/crash.ts';
import { countFaults, IS_WHOLE, isInPart } from '../support/fault-part.ts';
import { createFixture } from '../support/fixture.ts';

const ERRORS = [
  { errcode: 10, says: 'disk I/O error', code: 'storage_io_error' },
  { errcode: 13, says: 'database or disk is full', code: 'disk_full' },
  { errcode: 5, says: 'database is locked', code: 'database_busy' },
  { errcode: 11, says: 'database disk image is malformed', code: 'database_corrupt' },
];

test.each(ERRORS)('SQLite says "$says"', async ({ errcode, says, code }) => {
  const stream = { kind: board, id: '01900000-0000-7000-8000-0000000000e1' };
  const fixture = createFixture('sqlite', 1, FAST_FOLDER);
  let countdown = Infinity;
  let isStruck = false;
  let opens = 0;
  const probe: StorageProbe = (call) => {
    if (call.what === 'open' && call.at === 'before') opens += 1;
    if (call.at === 'after') return;
    countdown -= 1;
    // As the engine throws it, and once: the next call finds the disk well again.
    if (countdown === 0 && isStruck)
      throw Object.assign(new Error(says), { code: 'ERR_SQLITE_ERROR', errcode, errstr: says });
  };
  try {
    const { ledger, store } = await fixture.open({ probe, signed: false, lockTimeoutMs: 0 });
    const append = (operationId: string) =>
      ledger.append(stream, [{ type: 'card.added', payload: { card_id: operationId, title: 'a card' } }], {
        create: true,
        operationId,
      });
    const acknowledged: AppendResult[] = [await append('first')];
    countdown = Infinity;
    let failures = 0;
    for (let at = 1; ; at += 1) {
      const opensBefore = opens;
      countdown = at;
      isStruck = isInPart(at);
      const outcome = await append(`at-${at}`).catch((error: unknown) => error);
      const isDone = countdown > 0;
      countdown = Infinity;
      if (outcome instanceof Failure) {
        failures += 1;
        expect({ at, code: outcome.code }).toEqual({ at, code });
      } else if (outcome instanceof Error) throw outcome;
      // Asked again it is done once, whatever had become of it.
      acknowledged.push(await append(`at-${at}`));
      // A disk that failed is not asked through the same connection again.
      if (outcome instanceof Failure && (errcode === 10 || errcode === 11))
        expect({ at, opens }).toEqual({ at, opens: opensBefore + 1 });
      if (isDone) break;
    }
    if (IS_WHOLE) expect(failures).toBeGreaterThan(5);
    expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    const events = await ledger.events(stream.id);
    expect(events).toEqual(acknowledged.flatMap((result) => result.events));
    // All others would have thrown.
    countFaults(`errors of the disk, "${says}"`, { failures, lost: 0 });
    await store.close();
  } finally {
    await fixture.dispose();
  }
});
