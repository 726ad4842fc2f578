// What the crash tests live through: two lives of a ledger that together pass every kind of write it knows, written
// so that a life which was cut short can be lived again from its start and come to the same end.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import type { AppendOptions, AppendResult, NewEvent } from '../../src/ledger/contract.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import * as q from '../../src/ledger/queries.ts';
import { ROLLED_BACK } from '../../src/ledger/streams/registry.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';
import { sql } from '../../src/store/store.ts';
import { board, boardSchema, log } from './board.ts';
import type { Mortal } from './crash.ts';
import type { DialectName, Fixture, Opened } from './fixture.ts';

export const BOARD = '01900000-0000-7000-8000-00000000000b';
export const LOG = '01900000-0000-7000-8000-00000000001c';
const OTHER = '01900000-0000-7000-8000-00000000002d';

const boardStream = { kind: board, id: BOARD };
const logStream = { kind: log, id: LOG };
const otherStream = { kind: board, id: OTHER };

type BoardEvent = NewEvent<(typeof board)['events']>;
const added = (card_id: string, title = card_id): BoardEvent => ({ type: 'card.added', payload: { card_id, title } });
const moved = (card_id: string, column: string): BoardEvent => ({ type: 'card.moved', payload: { card_id, column } });
const noted = (card_id: string, note: string): BoardEvent => ({ type: 'card.noted', payload: { card_id, note } });
const removed = (card_id: string): BoardEvent => ({ type: 'card.removed', payload: { card_id } });
const line = (text: string) => ({ type: 'line.written' as const, payload: { text } });

const SEQUENCES = [ledgerSchema, boardSchema];
const UPGRADE: MigrationSequence = {
  name: 'colours',
  migrations: [
    {
      name: 'colours',
      sqlite: 'CREATE TABLE colours (name TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;',
      postgres: 'CREATE TABLE colours (name TEXT PRIMARY KEY);',
    },
  ],
};

/** What was promised to have happened, by whom it was heard. Outlives the processes. */
export type Journal = Map<string, unknown>;

function expectSame(actual: unknown, expected: unknown): void {
  expect(actual).toEqual(expected);
}

/** One attempt to live through a scenario. */
export class Life {
  private readonly fixture: Fixture;
  private readonly mortal: Mortal | undefined;
  private readonly journal: Journal;
  private upgraded = false;

  constructor(fixture: Fixture, journal: Journal, mortal?: Mortal) {
    this.fixture = fixture;
    this.journal = journal;
    this.mortal = mortal;
  }

  /** A process that opens, does its work and closes. `upgrade` is a newer program. */
  async process(work: (ledger: Kernel) => Promise<void>, { upgrade = false } = {}): Promise<void> {
    const { store, ledger } = await this.open(upgrade);
    await work(ledger);
    await ledger.close();
    await store.close();
  }

  private async open(upgrade: boolean): Promise<Opened> {
    const open = (sequences: readonly MigrationSequence[]) =>
      this.fixture.open({
        sequences,
        ...(this.mortal ? { probe: this.mortal.probe } : {}),
        onBackgroundError: (error) => {
          if (!this.mortal?.dead) throw error;
        },
      });
    // Two upgrades in one millisecond would want one name for their backups.
    this.fixture.advance(1000);
    if (upgrade || this.upgraded) return open([...SEQUENCES, UPGRADE]);
    try {
      return await open(SEQUENCES);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'database_newer') throw error;
      this.upgraded = true;
      return open([...SEQUENCES, UPGRADE]);
    }
  }

  private heard(name: string, value: unknown): void {
    if (!this.mortal?.dead) this.journal.set(name, value);
  }

  /** With an operation id: asked again it is the same append. */
  async operation(
    ledger: Kernel,
    name: string,
    append: (options: AppendOptions) => Promise<AppendResult>,
  ): Promise<void> {
    const before = this.journal.get(name) as AppendResult | undefined;
    const result = await append({ operationId: name });
    if (before) expectSame({ name, result }, { name, result: { ...before, repeated: true } });
    this.heard(name, before ?? result);
    await ledger.settled();
  }

  /** Without one: asked again it meets the sequence that it moved itself. */
  async onceAt(
    ledger: Kernel,
    name: string,
    expectedSeq: number,
    append: (options: { expectedSeq: number }) => Promise<AppendResult>,
  ): Promise<void> {
    try {
      const result = await append({ expectedSeq });
      expectSame({ name, doneTwice: this.journal.has(name) }, { name, doneTwice: false });
      this.heard(name, result);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'sequence_conflict') throw error;
    }
    await ledger.settled();
  }

  async sign(ledger: Kernel, name: string): Promise<void> {
    this.heard(name, await ledger.sign());
  }
}

export interface Scenario {
  readonly name: string;
  /** Calls that it must come by, or it would test less than it says. */
  readonly calls: Readonly<Record<DialectName, readonly string[]>>;
  prepare(fixture: Fixture): Promise<void>;
  live(life: Life): Promise<void>;
}

/** From nothing: the migration, the first streams, appends of every sort, a group, a signature. */
export const firstLife: Scenario = {
  name: 'a new database',
  calls: {
    sqlite: [
      'open',
      'BEGIN IMMEDIATE',
      'SAVEPOINT member',
      'ROLLBACK TO member',
      'RELEASE member',
      'COMMIT',
      'second copy',
      'close',
    ],
    postgres: [
      'BEGIN',
      'SAVEPOINT member',
      'ROLLBACK TO SAVEPOINT member',
      'RELEASE SAVEPOINT member',
      'COMMIT',
      q.appendAtOnce.text,
      'second copy',
    ],
  },
  prepare: async () => {},
  async live(life) {
    await life.process(async (ledger) => {
      await life.onceAt(ledger, 'create', 0, (options) =>
        ledger.append(boardStream, [added('a')], { ...options, create: true }),
      );
      await life.operation(ledger, 'several', (options) =>
        ledger.append(boardStream, [added('b'), moved('a', 'doing'), noted('b', 'n'), removed('a')], options),
      );
      await life.operation(ledger, 'decided', (options) =>
        ledger.append(boardStream, async (view) => ((await view.get('cards', 'b')) ? [moved('b', 'done')] : []), {
          ...options,
          command: 'finish b',
        }),
      );
      await life.operation(ledger, 'nothing', (options) => ledger.append(boardStream, [], options));
      const group = await Promise.allSettled([
        life.operation(ledger, 'group-1', (options) => ledger.append(boardStream, [added('c')], options)),
        life.operation(ledger, 'group-2', (options) =>
          ledger.append(logStream, [line('one'), line('two')], { ...options, create: true }),
        ),
        life.operation(ledger, 'group-3', (options) =>
          ledger.append(boardStream, [added('d')], { ...options, expectedSeq: 999 }),
        ),
        life.operation(ledger, 'group-4', (options) =>
          ledger.append(otherStream, [added('a', 'another a')], { ...options, create: true }),
        ),
        life.operation(ledger, 'group-5', (options) => ledger.append(boardStream, [moved('c', 'doing')], options)),
      ]);
      const reasons = group.map((member) => (member.status === 'rejected' ? member.reason : undefined) as unknown);
      // Of five only the third is refused, and only for its own reason.
      const death = reasons.find((reason) => reason !== undefined && !(reason instanceof Refusal));
      if (death instanceof Error) throw death;
      expect(reasons.map((reason) => (reason as Refusal | undefined)?.code)).toEqual([
        undefined,
        undefined,
        'sequence_conflict',
        undefined,
        undefined,
      ]);
      await life.sign(ledger, 'sign');
    });
    await life.process(async (ledger) => {
      // The third can be foreseen: the second found the ledger as the first has left it.
      for (const text of ['three', 'four', 'five']) {
        await life.operation(ledger, text, (options) => ledger.append(logStream, [line(text)], options));
      }
    });
  },
};

const LONG = 'long '.repeat(6_700);

/** One event before its hundredth since the last snapshot, with seven parts that wait for the eighth to be merged. */
export async function makeGrown(fixture: Fixture): Promise<void> {
  const { store, ledger } = await fixture.open();
  await ledger.append(boardStream, [added('a'), added('b'), noted('a', LONG), noted('b', LONG), added('c')], {
    create: true,
  });
  for (let part = 1; part <= 7; part += 1) {
    await ledger.append(boardStream, [moved('c', `column ${part}`)]);
    await ledger.rollback(boardStream, 4 + part, { reason: 'a part' });
  }
  await ledger.append(
    boardStream,
    Array.from({ length: 96 }, (_, i) => noted('c', `note ${i}`)),
  );
  await ledger.append(logStream, [line('one')], { create: true });
  await ledger.close();
  await store.close();
}

export const GROWN_SEQ = 115;

/** From seven parts of a snapshot: the eighth, the merge into a blob, a rollback that needs blobs, an upgrade. */
export const grownLife = (grown: () => Fixture): Scenario => ({
  name: 'a grown database',
  calls: {
    sqlite: [
      'mkdir',
      'open',
      'write',
      'fsync',
      'rename',
      'fsync_folder',
      'unlink',
      'vacuum into',
      q.deleteSnapshot.text,
      'COMMIT',
    ],
    postgres: ['mkdir', 'open', 'write', 'fsync', 'rename', 'fsync_folder', 'unlink', q.deleteSnapshot.text, 'COMMIT'],
  },
  async prepare(fixture) {
    cpSync(join(grown().folder, 'blobs'), join(fixture.folder, 'blobs'), { recursive: true });
    fixture.secondCopy.push(...grown().secondCopy);
    if (fixture.dialect === 'sqlite') {
      cpSync(grown().path, fixture.path);
      return;
    }
    const store = await grown().openStore();
    await store.backup(fixture.schema);
    await store.close();
  },
  async live(life) {
    await life.process(async (ledger) => {
      await life.operation(ledger, 'hundredth', (options) =>
        ledger.append(boardStream, [noted('c', '97'), noted('c', '98'), moved('c', 'done'), added('d')], options),
      );
      await life.operation(ledger, 'removal', (options) =>
        ledger.append(boardStream, [removed('a'), removed('b')], options),
      );
      await life.onceAt(ledger, 'rollback', GROWN_SEQ + 6, (options) =>
        ledger.rollback(boardStream, GROWN_SEQ + 4, { ...options, reason: 'both are needed' }),
      );
      await life.operation(ledger, 'beyond', (options) => ledger.append(boardStream, [moved('a', 'done')], options));
      // Two more parts, so that there are enough to merge, whatever the rule.
      for (const [name, seq] of [
        ['once', GROWN_SEQ + 8],
        ['twice', GROWN_SEQ + 10],
      ] as const) {
        await life.operation(ledger, name, (options) => ledger.append(boardStream, [moved('d', name)], options));
        await life.onceAt(ledger, `${name} undone`, seq + 1, (options) =>
          ledger.rollback(boardStream, seq, { ...options, reason: name }),
        );
      }
      await life.sign(ledger, 'sign');
      await ledger.sweepBlobs(Number.NEGATIVE_INFINITY);
    });
    await life.process(
      (ledger) => life.operation(ledger, 'upgraded', (options) => ledger.append(logStream, [line('two')], options)),
      { upgrade: true },
    );
  },
});

const appliedSequences = sql<{ sequence: string }>('SELECT sequence FROM schema_migrations ORDER BY sequence');

/** Opens whatever a crash left, by the program that fits it. */
async function openAgain(fixture: Fixture): Promise<Opened> {
  fixture.advance(1000);
  try {
    return await fixture.open({ sequences: SEQUENCES });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'database_newer') throw error;
    return fixture.open({ sequences: [...SEQUENCES, UPGRADE] });
  }
}

/** Everything that was acknowledged is there, once, and nothing is half written. */
export async function examine(fixture: Fixture, journal: Journal, what: string): Promise<void> {
  const { store, ledger } = await openAgain(fixture);
  const report = await ledger.verify({ deep: true });
  expect({ what, problems: report.problems }).toEqual({ what, problems: [] });
  for (const [name, value] of journal) {
    if (value === undefined) continue;
    if (!('events' in (value as object))) {
      const { tree_size } = value as { tree_size: number };
      expect({ what, name, signed: report.signed_events >= tree_size }).toEqual({ what, name, signed: true });
      continue;
    }
    const { workflow_id, first_seq, last_seq, events } = value as AppendResult;
    if (events.length === 0) continue;
    const rows = await ledger.events(workflow_id, { after: first_seq - 1, limit: last_seq - first_seq + 1 });
    expect({ what, name, rows }).toEqual({ what, name, rows: events });
  }
  for (const stream of await ledger.streams()) {
    const kind = stream.kind === 'log' ? log : board;
    await ledger.restore({ kind: kind as typeof board, id: stream.workflow_id });
  }
  await ledger.close();
  await store.close();
  await examineBackups(fixture, what);
}

/** Whatever bears the name of a backup is one. */
async function examineBackups(fixture: Fixture, what: string): Promise<void> {
  for (const name of readdirSync(fixture.folder)) {
    if (!name.endsWith('.backup.sqlite')) continue;
    const copy = new DatabaseSync(join(fixture.folder, name), { readOnly: true });
    const { events } = copy.prepare('SELECT count(*) AS events FROM events').get() as { events: number };
    const check = copy.prepare('PRAGMA integrity_check').get();
    expect({ what, name, isWhole: events > 0, check }).toEqual({
      what,
      name,
      isWhole: true,
      check: { integrity_check: 'ok' },
    });
    copy.close();
  }
}

/** All that must not depend on whether and where there was a crash: not ids and hashes, but everything they stand for. */
export async function outcome(fixture: Fixture): Promise<unknown> {
  const { store, ledger } = await openAgain(fixture);
  const streams = [];
  for (const stream of await ledger.streams()) {
    const kind = stream.kind === 'log' ? log : board;
    const { state, seq } = await ledger.restore({ kind: kind as typeof board, id: stream.workflow_id });
    const events = await ledger.events(stream.workflow_id);
    streams.push({
      id: stream.workflow_id,
      seq,
      state,
      snapshot_seq: stream.snapshot_seq,
      events: events.map(({ event_type, payload, append_seq, operation_id }) => ({
        event_type,
        append_seq,
        operation_id,
        payload: event_type === ROLLED_BACK ? payload.replace(/"to_hash":"[0-9a-f]+"/, '') : payload,
      })),
    });
  }
  const sequences = await store.read((tx) => tx.all(appliedSequences));
  await ledger.close();
  await store.close();
  return { streams, sequences: sequences.map(({ sequence }) => sequence) };
}
