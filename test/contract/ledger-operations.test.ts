// The ledger's operations on both databases: what they return is what their output says, whatever there is to tell.
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bindOperations, type Call, type Operation, type Progress } from '../../src/base/operation.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import type { OpenDatabase } from '../../src/home/open-database.ts';
import { ledgerOperations, type LedgerDomain } from '../../src/home/operations/ledger-operations.ts';
import { verifyProof } from '../../src/ledger/proof/proof.ts';
import { board, log } from '../support/board.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { until } from '../support/until.ts';

const STRANGER = '01890a5d-ac96-774b-bcce-b302099a8057';
const CALL: Call = { actor: 'ada' };

type Names = keyof typeof ledgerOperations;
type OutputOf<Name extends Names> = z.output<(typeof ledgerOperations)[Name]['output']>;

/** A home of one database. */
function databasesWith({
  name,
  store,
  ledger,
}: Pick<OpenDatabase, 'name' | 'store' | 'ledger'>): LedgerDomain['databases'] {
  const first = { name, store, ledger } as OpenDatabase;
  return { first, made: () => Promise.resolve([first]) };
}

describe.each(DIALECTS)('the operations of the ledger on %s', (dialect) => {
  let fixture: Fixture;
  let ledger: Kernel;
  let operations: ReadonlyMap<string, Operation>;
  let backups: string[];

  beforeEach(async () => {
    fixture = createFixture(dialect);
    const { ledger: opened, metrics, store } = await fixture.open();
    ledger = opened;
    backups = [];
    const domain: LedgerDomain = {
      databases: databasesWith({ name: 'work', store, ledger }),
      metrics,
      homeId: fixture.ids.uuid(),
      location: 'a home',
      createdAt: '2026-01-01T00:00:00.000Z',
      version: '0.0.0-test',
      verifierKeyPath: '/keys/home.pub',
      async backup(to) {
        backups.push(to);
        await store.backup(to);
        return { to, events: (await ledger.status()).events, blobs: 0 };
      },
    };
    operations = new Map(bindOperations(domain, ledgerOperations).map((one) => [one.definition.name, one]));
  });

  afterEach(() => fixture.dispose());

  /** Every result is held against the output that its own definition promises. */
  async function run<Name extends Names>(name: Name, input: unknown = {}, call = CALL): Promise<OutputOf<Name>> {
    const operation = operations.get(name);
    if (!operation) throw new Error(`there is no ${name}`);
    const result = await operation.run(input, call);
    // Over the wire nothing but JSON arrives.
    return operation.definition.output.parse(JSON.parse(JSON.stringify(result))) as OutputOf<Name>;
  }

  const added = (id: string) => ({ type: 'card.added', payload: { card_id: id, title: id } }) as const;
  const written = (text: string) => ({ type: 'line.written', payload: { text } }) as const;

  /** A board of three cards, two of them moved, and a log beside it. */
  async function fill() {
    const [cards, lines] = [
      { kind: board, id: fixture.ids.uuid() },
      { kind: log, id: fixture.ids.uuid() },
    ];
    await ledger.append(cards, [added('a'), added('b')], { create: true, actor: 'ada', operationId: 'first' });
    await ledger.append(lines, [written('one')], { create: true });
    await ledger.append(cards, [
      { type: 'card.moved', payload: { card_id: 'a', column: 'done' } },
      added('c'),
      { type: 'card.moved', payload: { card_id: 'b', column: 'done' } },
    ]);
    await ledger.append(lines, [written('two')]);
    return { cards: cards.id, lines: lines.id };
  }

  it('tell what the home holds', async () => {
    expect(await run('ledger.status')).toMatchObject({ events: 0, streams: 0, last_signed_at: null, live_leases: 0 });
    await fill();
    await ledger.jobs.enqueue('mail');
    await ledger.leases.acquire(fixture.ids.uuid(), 'me', 60_000);
    await ledger.sign();
    expect(await run('ledger.status')).toMatchObject({
      home: 'a home',
      version: '0.0.0-test',
      events: 7,
      streams: 2,
      unsigned_events: 0,
      jobs: { ready: 1, dead: 0 },
      live_leases: 1,
    });
  });

  it('tell the log of one stream from either end, page by page', async () => {
    const { cards } = await fill();
    const first = await run('ledger.log', { stream: cards, limit: 2 });
    expect(first.events.map(({ event_seq }) => event_seq)).toEqual([1, 2]);
    expect(first.events[0]).toMatchObject({
      workflow_id: cards,
      event_type: 'card.added',
      actor: 'ada',
      operation_id: 'first',
      payload: { card_id: 'a', title: 'a', column: 'todo' },
    });
    const rest = await run('ledger.log', { stream: cards, after: first.next_after });
    expect(rest).toMatchObject({ events: [{ event_seq: 3 }, { event_seq: 4 }, { event_seq: 5 }], next_after: null });
    const newest = await run('ledger.log', { project_id: cards, newest_first: true, limit: 2 });
    expect(newest).toMatchObject({ events: [{ event_seq: 5 }, { event_seq: 4 }], next_after: 4 });
    const older = await run('ledger.log', { stream: cards, newest_first: true, after: newest.next_after });
    expect(older).toMatchObject({ events: [{ event_seq: 3 }, { event_seq: 2 }, { event_seq: 1 }], next_after: null });
    expect((await refusalOf(run('ledger.log', { stream: STRANGER }))).code).toBe('unknown_stream');
  });

  it('tell the log of all streams in the order of their commits, also backwards and by type', async () => {
    const { cards, lines } = await fill();
    const all = await run('ledger.log');
    expect(all.events.map(({ workflow_id }) => workflow_id === cards)).toEqual([
      ...[true, true, false, true, true, true, false],
    ]);
    expect(all.next_after).toBeNull();
    const last = await run('ledger.log', { newest_first: true, limit: 1 });
    expect(last.events).toMatchObject([{ workflow_id: lines, position: 7, payload: { text: 'two' } }]);
    const moved = await run('ledger.log', { types: ['card.moved', 'line.written'], limit: 3 });
    expect(moved.events.map(({ event_type }) => event_type)).toEqual(['line.written', 'card.moved', 'card.moved']);
    expect(await run('ledger.log', { types: ['card.moved', 'line.written'], after: moved.next_after })).toMatchObject({
      events: [{ position: 7 }],
      next_after: null,
    });
  });

  it('look for rare events in a long log piece by piece', async () => {
    const stream = { kind: log, id: fixture.ids.uuid() };
    await ledger.append(stream, [written('the first')], { create: true });
    for (let n = 0; n < 5; n += 1) {
      await ledger.append(
        stream,
        Array.from({ length: 100 }, () => written('more')),
      );
    }
    await fill();
    const { events } = await run('ledger.log', { types: ['card.moved'] });
    expect(events.map(({ event_type }) => event_type)).toEqual(['card.moved', 'card.moved']);
    const gone = new AbortController();
    gone.abort();
    const unread = await run('ledger.log', { types: ['card.moved'] }, { ...CALL, signal: gone.signal });
    expect(unread).toEqual({ events: [], next_after: 0 });
  });

  it('look for rare events until the page is full, from either end, and say where to go on', async () => {
    const stream = { kind: log, id: fixture.ids.uuid() };
    const { cards } = await fill();
    await ledger.append(stream, [written('the first')], { create: true });
    await Promise.all(
      Array.from({ length: 240 }, () =>
        ledger.append(
          stream,
          Array.from({ length: 100 }, () => written('more')),
        ),
      ),
    );
    await fill();
    const types = ['card.moved'];
    const moved = await run('ledger.log', { types });
    expect(moved).toMatchObject({ events: [{ event_seq: 3 }, { event_seq: 5 }, {}, {}], next_after: null });
    expect(moved.events.map(({ workflow_id }) => workflow_id === cards)).toEqual([true, true, false, false]);
    const places = moved.events.map(({ position }) => position);
    expect(places[2]).toBeGreaterThan(24_000);

    const down = await run('ledger.log', { types, newest_first: true, limit: 3 });
    expect(down.events.map(({ position }) => position)).toEqual(places.toReversed().slice(0, 3));
    const rest = await run('ledger.log', { types, newest_first: true, after: down.next_after });
    expect(rest).toMatchObject({ events: [{ position: places[0] }], next_after: null });

    const one = await run('ledger.log', { types, limit: 3 });
    expect(one.events.map(({ position }) => position)).toEqual(places.slice(0, 3));
    expect(await run('ledger.log', { types, after: one.next_after })).toMatchObject({
      events: [{ position: places[3] }],
      next_after: null,
    });
    expect(await run('ledger.log', { stream: stream.id, types })).toEqual({ events: [], next_after: null });
    const lines = await run('ledger.log', { stream: stream.id, types: ['line.written'], newest_first: true, limit: 2 });
    expect(lines.events.map(({ event_seq }) => event_seq)).toEqual([24_001, 24_000]);
    const many = await run('ledger.log', { types: ['line.written'], limit: 1_000 });
    expect(many.events).toHaveLength(1_000);
    const last = await run('ledger.log', { types: ['line.written'], after: many.next_after, limit: 1 });
    expect(last.events[0]?.position).toBeGreaterThan(many.events.at(-1)?.position ?? Infinity);
  });

  it('refuse to tell an event that is no JSON any more', async () => {
    const { lines } = await fill();
    await fixture.tamper(`UPDATE events SET payload = '{"text":' WHERE workflow_id = '${lines}' AND event_seq = 2`);
    const refusal = await refusalOf(run('ledger.log', { stream: lines }));
    expect(refusal).toMatchObject({ code: 'checksum_mismatch', details: { workflow_id: lines, event_seq: 2 } });
  });

  it('list the streams page by page', async () => {
    const { cards, lines } = await fill();
    const first = await run('ledger.list_streams', { limit: 1 });
    const second = await run('ledger.list_streams', { limit: 1, after: first.next_after });
    const ids = [...first.streams, ...second.streams].map(({ workflow_id }) => workflow_id);
    expect(ids.toSorted()).toEqual([cards, lines].toSorted());
    expect(await run('ledger.list_streams', { limit: 1, after: second.next_after })).toEqual({
      streams: [],
      next_after: null,
    });
  });

  it('verify all or one stream, say how far they are, and find what was changed where it is', async () => {
    const { cards, lines } = await fill();
    await ledger.sign();
    await ledger.append({ kind: log, id: lines }, [written('three')]);
    const told: Progress[] = [];
    const onProgress = (progress: Progress) => told.push(progress);
    const whole = await run('ledger.verify', { deep: true }, { ...CALL, onProgress });
    expect(whole).toMatchObject({ ok: true, events: 8, streams: 2, signed_events: 7, unsigned_events: 1 });
    expect(told.at(-1)).toEqual({ done: 8, of: 8, what: 'events' });
    const one = await run('ledger.verify', { stream: lines, deep: true }, { ...CALL, onProgress });
    expect(one).toMatchObject({ ok: true, stream: lines, events: 3, streams: 1, signed_events: 2, unsigned_events: 1 });
    expect(told.at(-1)).toEqual({ done: 3, of: 3, what: 'events' });

    await fixture.tamper(`UPDATE events SET actor = 'eve' WHERE workflow_id = '${cards}' AND event_seq = 3`);
    expect(await run('ledger.verify', { stream: lines })).toMatchObject({ ok: true });
    expect(await run('ledger.verify', { stream: cards })).toMatchObject({
      ok: false,
      problems: [{ workflow_id: cards, event_seq: 3 }],
    });
    expect((await refusalOf(run('ledger.verify', { stream: STRANGER }))).code).toBe('unknown_stream');
  });

  it('verify of one stream that it ends where it should and that it is the one that was signed', async () => {
    const { cards, lines } = await fill();
    await ledger.sign();
    await fixture.tamper(`DELETE FROM events WHERE workflow_id = '${lines}' AND event_seq = 2`);
    expect(await run('ledger.verify', { stream: lines })).toMatchObject({
      ok: false,
      problems: [{ code: 'chain_broken', workflow_id: lines, event_seq: 2 }, { code: 'rolled_back' }, {}],
    });
    // A hash that was put in place of another breaks the signature of all, not the chain of this one.
    await fixture.tamper(`UPDATE events SET row_hash = '${'0'.repeat(64)}' WHERE workflow_id = '${lines}'`);
    const report = await run('ledger.verify', { stream: cards });
    expect(report.problems.every(({ table }) => table === 'checkpoints')).toBe(true);
    expect(report).toMatchObject({ ok: false, signed_events: 0 });
  });

  it('end a verification that no caller waits for any more', async () => {
    await fill();
    const gone = new AbortController();
    const onProgress = () => gone.abort(new Error('nobody waits'));
    const call = { ...CALL, signal: gone.signal, onProgress };
    await expect(run('ledger.verify', { deep: true }, call)).rejects.toThrow('nobody waits');
    await expect(run('ledger.verify', {}, call)).rejects.toThrow('nobody waits');
    expect(await run('ledger.verify')).toMatchObject({ ok: true });
  });

  it('sign once, and prove what is signed', async () => {
    const { cards } = await fill();
    expect((await refusalOf(run('ledger.export_proof', { stream: cards }))).code).toBe('not_signed');
    expect(await run('ledger.sign')).toMatchObject({ signed: { tree_size: 7 }, verifier_key_path: '/keys/home.pub' });
    expect(await run('ledger.sign')).toMatchObject({ signed: null });
    const proof = await run('ledger.export_proof', { stream: cards, from_seq: 2, to_seq: 900 });
    expect(verifyProof(proof, fixture.signing.verifiers)).toMatchObject({ first_seq: 2, last_seq: 5, events: 4 });
    const nothing = await refusalOf(run('ledger.export_proof', { stream: cards, from_seq: 6 }));
    expect(nothing).toMatchObject({ code: 'invalid_page', details: { from_seq: 6, to_seq: 5 } });
    expect((await refusalOf(run('ledger.export_proof', { stream: STRANGER }))).code).toBe('unknown_stream');
  });

  it('prove no more at once than fits into an answer', async () => {
    const stream = { kind: log, id: fixture.ids.uuid() };
    for (let n = 0; n < 11; n += 1) {
      await ledger.append(
        stream,
        Array.from({ length: 100 }, () => written('line')),
        { create: true },
      );
    }
    await ledger.sign();
    expect((await refusalOf(run('ledger.export_proof', { stream: stream.id }))).code).toBe('invalid_page');
    const proof = await run('ledger.export_proof', { stream: stream.id, from_seq: 101 });
    expect(proof.events).toHaveLength(1_000);
  });

  it('show jobs, put a dead one back and take one out, in the name of the caller', async () => {
    fixture.flow();
    await ledger.jobs.enqueueAll([
      { kind: 'mail', payload: { to: 'ada' }, maxAttempts: 1, uniqueKey: 'welcome' },
      { kind: 'later', runAt: Date.UTC(2040, 1) },
    ]);
    const worker = ledger.jobs.worker({
      handlers: {
        mail: () => {
          throw new Error('no server');
        },
      },
      onError: () => {},
    });
    await until(async () => (await ledger.jobs.states()).dead === 1);
    await worker.stop();
    const { jobs } = await run('ledger.list_jobs', { state: 'dead' });
    expect(jobs).toMatchObject([{ kind: 'mail', payload: { to: 'ada' }, last_error: 'Error: no server' }]);
    expect(await run('ledger.list_jobs', { dead: true })).toMatchObject({ jobs });
    expect(await run('ledger.list_jobs', { dead: true, state: 'dead' })).toMatchObject({ jobs });
    expect((await refusalOf(run('ledger.list_jobs', { dead: true, state: 'ready' }))).code).toBe('invalid_input');
    const dead = jobs[0]?.job_id ?? '';
    expect(await run('ledger.get_job', { job_id: dead })).toMatchObject({ job: { state: 'dead', attempts: 1 } });
    expect(await run('ledger.requeue_job', { job_id: dead })).toMatchObject({ was: 'dead', is: 'ready' });
    expect((await refusalOf(run('ledger.requeue_job', { job_id: dead }))).code).toBe('job_not_dead');

    const { jobs: later } = await run('ledger.list_jobs', { kind: 'later', limit: 1 });
    const gone = await run('ledger.cancel_job', { job_id: later[0]?.job_id });
    expect(gone).toMatchObject({ was: 'scheduled', is: 'gone' });
    expect((await refusalOf(run('ledger.get_job', { job_id: gone.job_id }))).code).toBe('unknown_job');
    expect((await refusalOf(run('ledger.cancel_job', { job_id: gone.job_id }))).code).toBe('unknown_job');

    const { events } = await run('ledger.log', { types: ['job.requeued', 'job.cancelled'] });
    expect(events.map(({ event_type, actor }) => [event_type, actor])).toEqual([
      ['job.requeued', 'ada'],
      ['job.cancelled', 'ada'],
    ]);
  });

  it('show workflows at every stage, signal one and cancel one', async () => {
    fixture.flow();
    const { workflows } = ledger;
    workflows.define('approval', async (wf) => {
      await wf.step('ask', { effect: 'external', idempotencyKey: 'mail-1' }, () => ({ asked: true }));
      return wf.waitFor('approved');
    });
    workflows.define('failing', (wf) =>
      wf.step('bad', { effect: 'pure', retry: { attempts: 1 } }, () => {
        throw new TypeError('no');
      }),
    );
    const [approved, cancelled, failed] = [fixture.ids.uuid(), fixture.ids.uuid(), fixture.ids.uuid()];
    await workflows.start('approval', { id: approved, input: { order: 7 } });
    await workflows.start('approval', { id: cancelled });
    await workflows.start('failing', { id: failed });
    const worker = workflows.worker({ onError: () => {} });
    const waits = async (id: string) => (await run('ledger.get_workflow', { workflow_id: id })).workflow;
    for (const id of [approved, cancelled]) await until(async () => (await waits(id)).job?.state === 'scheduled');
    expect(await waits(approved)).toMatchObject({
      input: { order: 7 },
      steps_total: 1,
      steps: [{ step_id: 'ask', effect: 'external', result: { asked: true } }],
      waiting: [{ event: 'approved' }],
    });

    const signal = { workflow_id: approved, event: 'approved', payload: { by: 'ada' }, operation_id: 'mail-1' };
    expect(await run('ledger.signal_workflow', signal)).toEqual({
      workflow_id: approved,
      event: 'approved',
      operation_id: 'mail-1',
    });
    const reason = 'ordered twice';
    expect(await run('ledger.cancel_workflow', { workflow_id: cancelled, reason })).toMatchObject({
      workflow: { status: 'cancelled' },
    });
    await until(async () => (await run('ledger.list_workflows', { status: 'running' })).workflows.length === 0);
    await worker.stop();
    expect(await waits(approved)).toMatchObject({ status: 'completed', result: { by: 'ada' } });
    expect(await waits(cancelled)).toMatchObject({ status: 'cancelled', reason });
    expect(await waits(failed)).toMatchObject({ status: 'failed', error: { message: 'no' } });
    expect((await run('ledger.list_workflows', { limit: 2 })).next_after).not.toBeNull();
    const { events } = await run('ledger.log', { types: ['signal.received', 'workflow.cancelled'] });
    expect(events.map(({ actor }) => actor)).toEqual(['ada', 'ada']);

    expect((await refusalOf(run('ledger.signal_workflow', { ...signal, operation_id: 'x' }))).code).toBe(
      'workflow_ended',
    );
    const again = { workflow_id: cancelled, reason };
    expect((await refusalOf(run('ledger.cancel_workflow', again))).code).toBe('workflow_ended');
    expect((await refusalOf(run('ledger.get_workflow', { workflow_id: STRANGER }))).code).toBe('unknown_workflow');
  });

  it('show a workflow that is being run, and the leases that are held, not those that ended', async () => {
    const { leases, workflows } = ledger;
    const [released, expired, held] = [fixture.ids.uuid(), fixture.ids.uuid(), fixture.ids.uuid()];
    await leases.release(await leases.acquire(released, 'gone', 60_000));
    await leases.acquire(expired, 'dead', 1_000);
    fixture.advance(2_000);
    fixture.flow();
    await workflows.run(held, { owner: 'me', ttlMs: 60_000 }, async (wf) => {
      await wf.step('one', { effect: 'pure' }, () => 1);
      expect(await run('ledger.get_workflow', { workflow_id: held })).toMatchObject({
        workflow: { status: 'running', lease: { owner_id: 'me' }, job: null },
      });
      expect(await run('ledger.list_leases')).toMatchObject({
        leases: [{ workflow_id: held, owner_id: 'me', fencing_token: 1 }],
        next_after: null,
      });
    });
    expect(await run('ledger.list_leases')).toEqual({ leases: [], next_after: null });
    expect(await leases.counts()).toEqual({ live: 0, left_behind: 1 });
  });

  it('back up to the given place, and never over something', async () => {
    await fill();
    const to = dialect === 'sqlite' ? join(fixture.folder, 'copy.sqlite') : `${fixture.schema}_copy`;
    expect(await run('ledger.backup', { to })).toEqual({ to, events: 7, blobs: 0 });
    expect((await refusalOf(run('ledger.backup', { to }))).code).toBe('backup_exists');
    expect(backups).toEqual([to, to]);
    expect(operations.get('ledger.backup')?.role).toBe('admin');
  });

  it('tell what was counted and measured', async () => {
    await fill();
    const { metrics } = await run('ledger.get_metrics');
    expect(Object.values(metrics).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['counter', 'histogram']));
  });
});

describe('the definitions of the ledger’s operations', () => {
  const definitions = Object.values(ledgerOperations);

  it('take only what they name', async () => {
    const [status] = bindOperations({} as LedgerDomain, ledgerOperations);
    const refusal = await refusalOf(status?.run({ nonsense: 1 }, CALL) ?? Promise.resolve());
    expect(refusal.code).toBe('invalid_input');
  });

  it.each(definitions.map((one) => [one.name, one] as const))('%s is described for the caller', (_, one) => {
    expect(one.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(one.examples?.length ?? 0).toBeGreaterThan(0);
    for (const { input } of one.examples ?? []) one.input.parse(input);
    for (const schema of [one.input, one.output]) {
      // As the documents of the surfaces are made.
      expect(z.toJSONSchema(schema, { io: schema === one.input ? 'input' : 'output' })).toMatchObject({
        type: 'object',
      });
    }
  });

  it('let a reader change nothing, and only an administrator write to the server’s disk', () => {
    const roles = bindOperations({} as LedgerDomain, ledgerOperations).map(
      ({ definition, role }) => [definition.name, definition.risk, role] as const,
    );
    for (const [name, risk, role] of roles) {
      expect([name, role]).toEqual([name, risk === 'read' ? 'read' : name === 'ledger.backup' ? 'admin' : 'operate']);
    }
  });
});
