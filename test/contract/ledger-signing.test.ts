// Signed checkpoints: when they are made, what they let verify find, and that a second copy outside catches what the
// database cannot say about itself.
import { copyFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/base/random.ts';
import { generateSigningKey, signNote } from '../../src/base/signed-note.ts';
import { board } from '../support/board.ts';
import type { BoardEvent } from '../support/board-model.ts';
import { refusalOf } from '../support/expect-error.ts';
import { signCheckpoint } from '../../src/ledger/proof/checkpoints.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { queryRaw, tableNames } from '../support/raw-database.ts';

const cards = (from: number, count: number): BoardEvent[] =>
  Array.from({ length: count }, (_, n) => ({ type: 'card.added', payload: { card_id: `c${from + n}`, title: 'x' } }));

describe.each(DIALECTS)('signing on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    stream = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, cards(0, 1), { create: true });
    await opened.ledger.settled();
    await opened.ledger.sign();
  });
  afterEach(() => fixture.dispose());

  const append = (from: number, count: number, { ledger } = opened) => ledger.append(stream, cards(from, count));
  const status = () => opened.ledger.status();

  it('follows after 256 events, without anybody asking', async () => {
    await append(1, 100);
    await append(101, 100);
    await append(201, 55);
    await opened.ledger.settled();
    expect(await status()).toMatchObject({ events: 256, signed_events: 1, unsigned_events: 255 });
    await append(256, 1);
    await opened.ledger.settled();
    expect(await status()).toMatchObject({ events: 257, signed_events: 257, unsigned_events: 0 });
    expect(fixture.secondCopy).toHaveLength(2);
    expect(await opened.ledger.verify({ deep: true })).toMatchObject({
      ok: true,
      signed_events: 257,
      unsigned_events: 0,
      checkpoints: 4,
    });
  });

  it('follows with the first append after 60 seconds', async () => {
    // Half of it, because the time of a server goes on by itself.
    fixture.advance(30_000);
    await append(1, 1);
    await opened.ledger.settled();
    expect(await status()).toMatchObject({ unsigned_events: 1 });
    fixture.advance(30_000);
    await append(2, 1);
    await opened.ledger.settled();
    expect(await status()).toMatchObject({ unsigned_events: 0, signed_events: 3 });
  });

  it('happens when a process that appended closes after 60 seconds, and not before', async () => {
    await append(1, 1);
    await opened.ledger.close();
    expect(await status()).toMatchObject({ unsigned_events: 1 });
    const second = await fixture.open();
    await append(2, 1, second);
    fixture.advance(60_000);
    await second.ledger.close();
    expect(await status()).toMatchObject({ unsigned_events: 0 });
  });

  it('does not happen when a process that only read closes', async () => {
    await append(1, 1);
    fixture.advance(3_600_000);
    const reader = await fixture.open();
    await reader.ledger.restore(stream);
    await reader.ledger.close();
    expect(fixture.secondCopy).toHaveLength(1);
    expect(await status()).toMatchObject({ unsigned_events: 1 });
  });

  it('signs nothing twice, and the same tree whichever process signs it', async () => {
    expect(await opened.ledger.sign()).toBeUndefined();
    await append(1, 3);
    const other = await fixture.open();
    await Promise.all([opened.ledger.sign(), other.ledger.sign()]);
    expect(await opened.ledger.verify()).toMatchObject({ ok: true, signed_events: 4 });
    expect(await queryRaw(fixture, 'SELECT root_hash FROM checkpoints')).toHaveLength(2);
  });

  it('lets verify say how many events are signed and how many are not', async () => {
    await append(1, 5);
    expect(await opened.ledger.verify()).toMatchObject({ ok: true, events: 6, signed_events: 1, unsigned_events: 5 });
    const unsigned = await fixture.open({ signed: false });
    expect(await unsigned.ledger.sign()).toBeUndefined();
    expect(await unsigned.ledger.verify()).toMatchObject({ ok: true, signed_events: 0, unsigned_events: 6 });
  });

  it('stands on the second copy when the database’s own were removed, and the other way round', async () => {
    await fixture.tamper('DELETE FROM checkpoints');
    expect(await opened.ledger.verify()).toMatchObject({ ok: true, signed_events: 1 });
    await append(1, 1);
    await opened.ledger.sign();
    fixture.secondCopy.length = 0;
    expect(await opened.ledger.verify()).toMatchObject({ ok: true, signed_events: 2 });
  });

  it('counts no note that another key signed or that was changed', async () => {
    const stranger = generateSigningKey('test', seededRandom(99));
    const [note = ''] = fixture.secondCopy;
    const body = note.slice(0, note.lastIndexOf('\n\n') + 1);
    fixture.secondCopy.push(signNote(body, stranger));
    expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'unknown_signer', table: 'checkpoints' }]);
    fixture.secondCopy.pop();
    fixture.secondCopy.push(note.replace('\n1\n', '\n2\n'));
    expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'bad_signature' }]);
    fixture.secondCopy.pop();
    fixture.secondCopy.push('scribbled over');
    expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'malformed_note' }]);
  });

  it('is refused over a ledger that contradicts what this machine has signed', async () => {
    await append(1, 3);
    await opened.ledger.sign();
    await fixture.tamper(
      `DELETE FROM checkpoints; UPDATE events SET row_hash = '${'a'.repeat(64)}' WHERE position = 4`,
    );
    const changed = await fixture.open();
    expect(await refusalOf(changed.ledger.sign())).toMatchObject({ code: 'checksum_mismatch' });
    expect((await changed.ledger.verify()).ok).toBe(false);
    expect(await queryRaw(fixture, 'SELECT 1 FROM checkpoints')).toEqual([]);
  });

  it('takes what another process signs meanwhile for no loss of events', async () => {
    await append(1, 1);
    const other = await fixture.open();
    const { secondCopy } = fixture.signing;
    const slow = {
      ...fixture.signing,
      secondCopy: {
        ...secondCopy,
        async read() {
          await append(2, 3, other);
          await other.ledger.sign();
          return secondCopy.read();
        },
      },
    };
    expect(await signCheckpoint(opened.store, fixture.clock, slow)).toBeUndefined();
    expect(await opened.ledger.verify()).toMatchObject({ ok: true, signed_events: 5 });
  });

  it('is refused over a ledger that is shorter than what this machine has signed', async () => {
    await append(1, 3);
    await opened.ledger.sign();
    await fixture.tamper(
      'DELETE FROM checkpoints; DELETE FROM events WHERE position > 2; UPDATE ledger_meta SET position = 2, host_counter = 2',
    );
    const cut = await fixture.open();
    expect(await refusalOf(cut.ledger.sign())).toMatchObject({
      code: 'checksum_mismatch',
      message: expect.stringContaining('the ledger holds only 2') as string,
    });
  });

  describe('by a key that is not known here', () => {
    const stranger = generateSigningKey('elsewhere', seededRandom(99));
    const key = `elsewhere+${stranger.keyId}`;
    const secondCopyElsewhere: string[] = [];
    /** Another machine, which knows its own key only, appends and signs. */
    const workElsewhere = async (from: number, count: number) => {
      const mine = { ...fixture.signing };
      const secondCopy = {
        location: 'a second copy elsewhere',
        append: async (note: string) => void secondCopyElsewhere.push(note),
        read: async () => secondCopyElsewhere,
      };
      Object.assign(fixture.signing, { key: stranger, verifiers: [stranger], secondCopy });
      const elsewhere = await fixture.open();
      for (let n = 0; n < count; n += 100) await append(from + n, Math.min(100, count - n), elsewhere);
      await elsewhere.ledger.sign();
      const report = await elsewhere.ledger.verify();
      Object.assign(fixture.signing, mine);
      await elsewhere.store.close();
      return report;
    };
    beforeEach(() => {
      secondCopyElsewhere.length = 0;
    });

    it('is no damage: verify says whose signature it cannot judge, and counts only what it can', async () => {
      await workElsewhere(1, 3);
      expect(await opened.ledger.verify()).toMatchObject({
        ok: true,
        signed_events: 1,
        unsigned_events: 3,
        unknown_signers: [{ key, checkpoints: 1, events: 4 }],
      });
      expect(await status()).toMatchObject({ signed_events: 1, unsigned_events: 3 });
    });

    it('is signed again here, beside the signature that is there, and both machines count it', async () => {
      await workElsewhere(1, 3);
      expect(await opened.ledger.sign()).toMatchObject({ tree_size: 4 });
      expect(await opened.ledger.sign()).toBeUndefined();
      expect(await opened.ledger.verify()).toMatchObject({ ok: true, signed_events: 4, unsigned_events: 0 });
      expect(await status()).toMatchObject({ signed_events: 4, unsigned_events: 0 });
      expect(await queryRaw(fixture, 'SELECT tree_size FROM checkpoints')).toHaveLength(2);
      const there = await workElsewhere(4, 1);
      expect(there).toMatchObject({ ok: true, signed_events: 5, unknown_signers: [{ checkpoints: 1, events: 1 }] });
    });

    it('is signed by itself after 256 events that only the other has signed', async () => {
      await workElsewhere(1, 255);
      await append(256, 1);
      await opened.ledger.settled();
      expect(await status()).toMatchObject({ signed_events: 257 });
    });

    it('is never signed beside its word of a restore, which would make this machine forget what it signed', async () => {
      const [mine] = await queryRaw<{ note: string }>(fixture, 'SELECT note FROM checkpoints');
      const body = (mine?.note ?? '').split('\n\n')[0] ?? '';
      await append(1, 2);
      await opened.ledger.sign();
      // Another past of the same length, its chain made whole, under a note of a stranger that tells of a restore.
      await fixture.tamper(
        "DELETE FROM checkpoints; UPDATE events SET actor = 'mallory' WHERE position = 3; UPDATE ledger_meta SET position = 3",
      );
      const forged = signNote(`${body}\nrestored\n`.replace(/\n1\n/, '\n3\n'), stranger);
      const time = /^time (.*)$/m.exec(body)?.[1];
      await fixture.tamper(
        `INSERT INTO checkpoints (tree_size, root_hash, frontier, note, created_at) VALUES (3, '${'0'.repeat(64)}', '[]', '${forged}', '${time}')`,
      );
      await opened.ledger.sign().catch(() => undefined);
      expect(await opened.ledger.verify()).toMatchObject({ ok: false });
    });

    it('is not signed again when it says what is not so', async () => {
      await workElsewhere(1, 3);
      const [there] = await queryRaw<{ note: string }>(fixture, 'SELECT note FROM checkpoints WHERE tree_size = 4');
      const [body = ''] = (there?.note ?? '').split('\n\n');
      const lines = body.split('\n');
      lines[2] = Buffer.alloc(32, 7).toString('base64');
      const forged = signNote(`${lines.join('\n')}\n`, stranger);
      await fixture.tamper(`UPDATE checkpoints SET note = '${forged}' WHERE tree_size = 4`);
      await opened.ledger.sign();
      expect(await opened.ledger.verify()).toMatchObject({ ok: true, signed_events: 4, unknown_signers: [] });
    });
  });

  it('finds a rewritten history whose chain was made whole again', async () => {
    await append(1, 3);
    await opened.ledger.sign();
    // Somebody with the database and the code, but without the key, writes another past under the same identity.
    const forged = createFixture(dialect, 2);
    try {
      const other = await forged.open({ signed: false });
      await other.ledger.append(stream, [{ type: 'card.added', payload: { card_id: 'c0', title: 'forged' } }], {
        create: true,
      });
      await other.ledger.append(stream, cards(1, 3));
      const [mine] = await queryRaw<{ database_id: string }>(fixture, 'SELECT database_id FROM ledger_meta');
      await forged.tamper(`UPDATE ledger_meta SET database_id = '${mine?.database_id}'`);
      expect(await other.ledger.verify({ deep: true })).toMatchObject({ ok: true });
      forged.secondCopy.push(...fixture.secondCopy);
      const { signing } = forged;
      Object.assign(signing, { verifiers: fixture.signing.verifiers });
      const judged = await forged.open();
      const report = await judged.ledger.verify();
      expect(report).toMatchObject({ ok: false, signed_events: 0 });
      expect(new Set(report.problems.map(({ code }) => code))).toEqual(new Set(['checkpoint_mismatch']));
    } finally {
      await forged.dispose();
    }
  });

  describe('an older copy of the database', () => {
    let putBack: () => Promise<void>;
    beforeEach(async () => {
      await append(1, 3);
      await opened.ledger.sign();
      if (dialect === 'sqlite') {
        await opened.store.close();
        copyFileSync(fixture.path, `${fixture.path}.old`);
        opened = await fixture.open();
        putBack = async () => {
          await opened.store.close();
          for (const end of ['-wal', '-shm']) rmSync(`${fixture.path}${end}`, { force: true });
          copyFileSync(`${fixture.path}.old`, fixture.path);
          opened = await fixture.open();
        };
      } else {
        const old = `${fixture.schema}_old`;
        await opened.store.backup(old);
        const tables = await tableNames(fixture);
        putBack = () =>
          fixture.tamper(
            tables.map((name) => `DELETE FROM ${name}; INSERT INTO ${name} SELECT * FROM ${old}.${name};`).join(''),
          );
      }
      await append(4, 3);
      await opened.ledger.sign();
    });

    it('is found when it is put back', async () => {
      await putBack();
      expect((await opened.ledger.restore(stream)).seq).toBe(4);
      const report = await opened.ledger.verify({ deep: true });
      expect(report.problems).toMatchObject([{ code: 'rolled_back', position: 5 }]);
      expect(report.problems[0]?.message).toMatch(/7 events were signed.*holds only 4/);
    });

    it('is still found after events were appended on top of it, which are not signed', async () => {
      await putBack();
      await append(100, 5);
      expect((await refusalOf(opened.ledger.sign())).code).toBe('checksum_mismatch');
      expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'checkpoint_mismatch', position: 7 }]);
    });

    /** By another machine, or by a process that died before it said so here. */
    const signElsewhere = async () => {
      const elsewhere = await fixture.open({
        probe: ({ at, what }) => {
          if (at === 'before' && what === 'second copy') throw new Error('not here');
        },
      });
      await expect(elsewhere.ledger.sign({ restored: true })).rejects.toThrow('not here');
      await elsewhere.store.close();
    };

    it.each([
      ['here', () => opened.ledger.sign({ restored: true })],
      ['elsewhere', signElsewhere],
    ])('is accepted once its restoring was signed %s, and what follows is checked again', async (_where, sign) => {
      await putBack();
      await sign();
      expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true, signed_events: 4 });
      await append(100, 5);
      await opened.ledger.sign();
      expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true, signed_events: 9 });
      await putBack();
      expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'rolled_back' }]);
    });

    it('is accepted once the signer of its restoring is trusted, also when that comes late', async () => {
      const { key } = fixture.signing;
      const other = generateSigningKey('other', seededRandom(7));
      await putBack();
      Object.assign(fixture.signing, { key: other, verifiers: [key, other] });
      await signElsewhere();
      Object.assign(fixture.signing, { key, verifiers: [key] });
      opened = await fixture.open();
      await append(100, 5);
      expect((await refusalOf(opened.ledger.sign())).code).toBe('checksum_mismatch');
      const codes = async () => (await opened.ledger.verify()).problems.map(({ code }) => code);
      expect(await codes()).toEqual(['checkpoint_mismatch']);
      expect((await opened.ledger.verify()).unknown_signers).toMatchObject([{ checkpoints: 1, events: 4 }]);
      Object.assign(fixture.signing, { verifiers: [key, other] });
      opened = await fixture.open();
      expect(await codes()).toEqual([]);
      expect(await opened.ledger.sign()).toMatchObject({ tree_size: 9 });
      expect(await codes()).toEqual([]);
    });

    it('is found, though a restore was signed elsewhere before the newest note here', async () => {
      await putBack();
      await signElsewhere();
      const [old] = await queryRaw<{ note: string }>(fixture, 'SELECT note FROM checkpoints WHERE tree_size = 4');
      const time = /^time (.*)$/m.exec(old?.note ?? '')?.[1];
      await putBack();
      fixture.advance(1_000);
      await opened.ledger.sign({ restored: true });
      await append(100, 5);
      await opened.ledger.sign();
      await putBack();
      await fixture.tamper(`UPDATE checkpoints SET note = '${old?.note}', created_at = '${time}' WHERE tree_size = 4`);
      expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'rolled_back' }]);
      expect(await opened.ledger.sign()).toBeUndefined();
      expect((await opened.ledger.verify()).problems).toMatchObject([{ code: 'rolled_back' }]);
    });
  });

  it('that fails behind an append is said, does not fail the append, and is done later', async () => {
    const errors: unknown[] = [];
    const { secondCopy } = fixture.signing;
    const write = secondCopy.append.bind(secondCopy);
    let isBroken = true;
    Object.assign(secondCopy, {
      append: (note: string) =>
        isBroken ? Promise.reject(new Error('the disk of the second copy is full')) : write(note),
    });
    const failing = await fixture.open({ onBackgroundError: (error) => errors.push(error) });
    fixture.advance(61_000);
    await append(1, 1, failing);
    await failing.ledger.settled();
    expect(errors).toMatchObject([{ message: 'the disk of the second copy is full' }]);
    expect(failing.metrics.snapshot()['ledger_background_failures']?.samples).toMatchObject([{ value: 1 }]);
    isBroken = false;
    fixture.advance(61_000);
    await append(2, 1, failing);
    await failing.ledger.close();
    // The one that failed too.
    expect(fixture.secondCopy).toHaveLength(3);
    expect(await failing.ledger.verify()).toMatchObject({ ok: true, unsigned_events: 0 });
  });

  describe('whose note did not reach the second copy', () => {
    /** A process that wrote its checkpoint and died before it copied the note. */
    const dieInBetween = async (from: number) => {
      const dying = await fixture.open({
        probe: ({ at, what }) => {
          if (at === 'before' && what === 'second copy') throw new Error('died');
        },
      });
      await append(from, 1, dying);
      await expect(dying.ledger.sign()).rejects.toThrow('died');
      await dying.ledger.settled();
    };
    const notes = async () =>
      (await queryRaw<{ note: string }>(fixture, 'SELECT note FROM checkpoints ORDER BY tree_size')).map(
        ({ note }) => note,
      );

    it('is copied by the next who has nothing to sign', async () => {
      await dieInBetween(1);
      expect(fixture.secondCopy).toHaveLength(1);
      expect(await opened.ledger.sign()).toBeUndefined();
      expect(fixture.secondCopy).toEqual(await notes());
      expect(fixture.secondCopy).toHaveLength(2);
      expect(await opened.ledger.sign()).toBeUndefined();
      expect(fixture.secondCopy).toHaveLength(2);
    });

    it('is copied by the next process that appends, before anything is due, and by one that signs', async () => {
      await dieInBetween(1);
      const second = await fixture.open();
      await append(2, 1, second);
      await second.ledger.settled();
      expect(fixture.secondCopy).toEqual(await notes());
      await dieInBetween(3);
      const third = await fixture.open();
      await append(4, 1, third);
      await third.ledger.sign();
      expect(fixture.secondCopy).toEqual(await notes());
      expect(fixture.secondCopy).toHaveLength(4);
      expect(await third.ledger.verify()).toMatchObject({ ok: true, unsigned_events: 0 });
    });

    it('is copied only when it was really signed', async () => {
      await dieInBetween(1);
      await fixture.tamper("UPDATE checkpoints SET note = 'scribbled over' WHERE tree_size = 2");
      expect(await opened.ledger.sign()).toBeUndefined();
      expect(fixture.secondCopy).toHaveLength(1);
    });
  });

  it('goes by the time of the store, like the events', async () => {
    const { created_at } = await opened.ledger.stream(stream.id);
    const { last_signed_at } = await status();
    expect(Date.parse(last_signed_at ?? '')).toBeGreaterThanOrEqual(Date.parse(created_at));
    expect(Date.parse(last_signed_at ?? '') - Date.parse(created_at)).toBeLessThan(3_600_000);
  });

  it('goes on after a listener for its failures threw itself', async () => {
    let isBroken = true;
    const failing = await fixture.open({
      probe: ({ what }) => {
        if (isBroken && what === 'second copy') throw new Error('the disk is full');
      },
      onBackgroundError: () => {
        throw new Error('and so is the log');
      },
    });
    fixture.advance(61_000);
    await append(1, 1, failing);
    await failing.ledger.settled();
    isBroken = false;
    fixture.advance(61_000);
    await append(2, 1, failing);
    await failing.ledger.close();
    expect(await failing.ledger.status()).toMatchObject({ unsigned_events: 0 });
    expect(fixture.secondCopy).toHaveLength(3);
  });
});
