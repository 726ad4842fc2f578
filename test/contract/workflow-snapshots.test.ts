// Snapshots of workflows on both databases: a long run resumes from its newest snapshot and at most a hundred events, and
// replays no result but the one that was recorded.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { SNAPSHOT_EVERY } from '../../src/ledger/contract.ts';
import { workflowKind, type WorkflowRun } from '../../src/kernel/workflows/contract.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { queryRaw } from '../support/raw-database.ts';
import { until } from '../support/until.ts';

const PURE = { effect: 'pure' } as const;
const OWNER = { owner: 'me', ttlMs: 60_000 } as const;

describe.each(DIALECTS)('snapshots of workflows on %s', (dialect) => {
  let fixture: Fixture;
  let id: string;
  let ran: string[];

  beforeEach(() => {
    fixture = createFixture(dialect);
    fixture.flow();
    id = fixture.ids.uuid();
    ran = [];
  });
  afterEach(() => fixture.dispose());

  /** Takes that many steps, a few side by side, and adds up their results; stops for good behind the step `dies`. */
  const sums = (steps: number, dies = -1) => {
    return async (wf: WorkflowRun) => {
      let sum = 0;
      for (let from = 0; from < steps; from += 10) {
        const count = Math.min(10, steps - from);
        const group = Array.from({ length: count }, (_, at) => `step-${from + at}`);
        const results = await Promise.all(
          group.map((stepId, at) => wf.step(stepId, PURE, () => (ran.push(stepId), from + at))),
        );
        sum += results.reduce((total, result) => total + result, 0);
        if (dies >= 0 && from + count > dies) await new Promise(() => {});
      }
      return sum;
    };
  };
  const runUntilItDies = async (steps: number) => {
    const dying = await fixture.open();
    void dying.ledger.workflows.run(id, OWNER, sums(steps + 10, steps - 1)).catch(() => {});
    await until(async () => (await dying.ledger.stream(id).catch(() => undefined))?.head_seq === steps + 1);
    await dying.ledger.settled();
    dying.store.abandon();
    fixture.advance(60_001);
    expect(ran.splice(0)).toHaveLength(steps);
  };
  const sampleOf = ({ metrics }: Opened, name: string) => {
    const [sample] = metrics.snapshot()[name]?.samples ?? [];
    return sample && 'count' in sample ? { count: sample.count, sum: sample.sum } : sample?.value;
  };
  /** How many exactly depends on which steps shared a commit. */
  const expectWithinBound = (opened: Opened) => {
    const replayed = sampleOf(opened, 'events_replayed_per_restore');
    expect(replayed).toMatchObject({ count: 1 });
    expect((replayed as { readonly sum: number }).sum).toBeLessThanOrEqual(SNAPSHOT_EVERY);
  };
  const parts = (): Promise<readonly { readonly state_inline?: string }[]> =>
    queryRaw(fixture, `SELECT snapshot_id, last_event_seq, state_inline FROM snapshots WHERE workflow_id = '${id}'`);
  const total = (steps: number) => (steps * (steps - 1)) / 2;

  it('[ACL-15] resume a run of 351 events by replaying at most a hundred of them, and count them', async () => {
    await runUntilItDies(350);
    const opened = await fixture.open();
    expect(await opened.ledger.workflows.run(id, OWNER, sums(360))).toBe(total(360));
    expect(ran).toEqual(Array.from({ length: 10 }, (_, at) => `step-${350 + at}`));
    expectWithinBound(opened);
    expect(sampleOf(opened, 'restore_time_ms')).toMatchObject({ count: 1 });
    expect(sampleOf(opened, 'idempotency_cache_hits')).toBe(350);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('[ACL-08] stay few and within the bound for a run of thousands of steps', async () => {
    await runUntilItDies(2_150);
    const opened = await fixture.open();
    const stream = await opened.ledger.stream(id);
    expect(stream.head_seq - stream.snapshot_seq).toBeLessThan(SNAPSHOT_EVERY);
    expect((await parts()).length).toBeLessThan(20);
    expect(await opened.ledger.workflows.run(id, OWNER, sums(2_160))).toBe(total(2_160));
    expect(ran).toHaveLength(10);
    expectWithinBound(opened);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('give back the sleeps, waits and signals of a long run', async () => {
    const { ledger } = await fixture.open();
    ledger.workflows.define('long', async (wf) => {
      const heard: unknown[] = [];
      for (let at = 0; at < 60; at += 1) {
        heard.push(await wf.waitFor('go'));
        await wf.step(`after-${at}`, PURE, () => (ran.push(String(at)), at));
      }
      return heard;
    });
    await ledger.workflows.start('long', { id });
    // More signals than are waited for: the rest stays untaken.
    for (let at = 0; at < 65; at += 1) await ledger.workflows.signal(id, 'go', at);
    let worker = ledger.workflows.worker({ ttlMs: 10_000 });
    expect(await ledger.workflows.result(id)).toEqual(Array.from({ length: 60 }, (_, at) => at));
    await worker.stop();
    expect(ran).toHaveLength(60);
    const restored = await ledger.restore({ kind: workflowKind, id });
    expect(Object.keys(restored.state['signals'] ?? {})).toHaveLength(5);
    expect(restored.events_replayed).toBeLessThan(SNAPSHOT_EVERY);
    expect((await ledger.verify({ deep: true })).problems).toEqual([]);

    // Half way through, in another process.
    const second = fixture.ids.uuid();
    await ledger.workflows.start('long', { id: second });
    for (let at = 0; at < 40; at += 1) await ledger.workflows.signal(second, 'go', at);
    worker = ledger.workflows.worker({ ttlMs: 10_000 });
    await until(async () => (await ledger.workflows.describe(second)).steps.length >= 80);
    await worker.stop();
    const other = await fixture.open();
    other.ledger.workflows.define('long', async (wf) => {
      const heard: unknown[] = [];
      for (let at = 0; at < 60; at += 1) {
        heard.push(await wf.waitFor('go'));
        await wf.step(`after-${at}`, PURE, () => at);
      }
      return heard;
    });
    for (let at = 40; at < 60; at += 1) await other.ledger.workflows.signal(second, 'go', at);
    worker = other.ledger.workflows.worker({ ttlMs: 10_000 });
    expect(await other.ledger.workflows.result(second)).toEqual(Array.from({ length: 60 }, (_, at) => at));
    await worker.stop();
    expect((await other.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('are made up for by the next step of a run that began before there were any', async () => {
    await runUntilItDies(1_250);
    await fixture.tamper(`DELETE FROM snapshots WHERE workflow_id = '${id}'`);
    await fixture.tamper(
      `UPDATE streams SET snapshot_id = NULL, snapshot_seq = 0, snapshot_at = NULL, journal_bytes =
         (SELECT sum(length(payload)) FROM events WHERE workflow_id = '${id}') WHERE workflow_id = '${id}'`,
    );
    const opened = await fixture.open();
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
    expect(await opened.ledger.workflows.run(id, OWNER, sums(1_260))).toBe(total(1_260));
    expect(ran).toHaveLength(10);
    expect(await opened.ledger.restore({ kind: workflowKind, id })).toMatchObject({ seq: 1_262 });
    const stream = await opened.ledger.stream(id);
    expect(stream.head_seq - stream.snapshot_seq).toBeLessThan(SNAPSHOT_EVERY);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('fail closed when one was damaged, and run nothing', async () => {
    await runUntilItDies(150);
    await fixture.tamper(
      `UPDATE snapshots SET state_inline = replace(state_inline, '"result":7,', '"result":8,') WHERE workflow_id = '${id}'`,
    );
    const opened = await fixture.open();
    const refused = await refusalOf(opened.ledger.workflows.run(id, OWNER, sums(160)));
    expect(refused).toMatchObject({ code: 'checksum_mismatch', details: { table: 'snapshots', workflow_id: id } });
    expect(ran).toEqual([]);
    // With a checksum that fits, only the events themselves tell.
    const [part] = await parts();
    const text = String(part?.state_inline);
    expect(text).toContain('"result":8,');
    await fixture.tamper(`UPDATE snapshots SET part_checksum = '${sha256(text)}' WHERE workflow_id = '${id}'`);
    expect((await opened.ledger.verify({ deep: true })).problems).toMatchObject([
      { code: 'checksum_mismatch', table: 'snapshots', workflow_id: id },
    ]);
  });

  it('[ACL-10] replay no result that is in a snapshot and in no event, though the snapshot has its checksum', async () => {
    await runUntilItDies(150);
    const [part] = await queryRaw<{ snapshot_id: string; state_inline: string }>(
      fixture,
      `SELECT snapshot_id, state_inline FROM snapshots WHERE workflow_id = '${id}'`,
    );
    const forged = String(part?.state_inline).replace('"result":7,', '"result":7777,');
    expect(forged).not.toBe(part?.state_inline);
    await fixture.tamper(`UPDATE snapshots SET state_inline = '${forged.replaceAll("'", "''")}',
      part_checksum = '${sha256(forged)}' WHERE snapshot_id = '${part?.snapshot_id}'`);
    const opened = await fixture.open();
    expect(await refusalOf(opened.ledger.workflows.run(id, OWNER, sums(160)))).toMatchObject({
      code: 'checksum_mismatch',
      details: { table: 'snapshots', workflow_id: id, step_id: 'step-7' },
    });
    expect(ran).toEqual([]);
    await opened.ledger.rebuild();
    expect(await opened.ledger.workflows.run(id, OWNER, sums(160))).toBe(total(160));
  });

  it('refuse a snapshot that ends at another event', async () => {
    await runUntilItDies(150);
    const [part] = await parts();
    const text = String(part?.state_inline);
    const named = /"state_checksum":"([0-9a-f]{64})"/.exec(text)?.[1] ?? '';
    const other = text.replaceAll(named, sha256('other'));
    await fixture.tamper(
      `UPDATE snapshots SET state_inline = '${other}', state_checksum = '${sha256('other')}',
         part_checksum = '${sha256(other)}' WHERE workflow_id = '${id}'`,
    );
    const opened = await fixture.open();
    const refused = await refusalOf(opened.ledger.workflows.run(id, OWNER, sums(160)));
    expect(refused).toMatchObject({ code: 'checksum_mismatch', details: { table: 'snapshots' } });
    expect(ran).toEqual([]);
  });

  describe.each([20, 150])('of %i steps', (steps) => {
    it('[ACL-10] replay no result that is not the one recorded, and run no step', async () => {
      await runUntilItDies(steps);
      const step = `WHERE workflow_id = '${id}' AND step_id = 'step-7'`;
      await fixture.tamper(`UPDATE completed_steps SET result_checksum = '${sha256('another')}' ${step}`);
      const opened = await fixture.open();
      const refused = await refusalOf(opened.ledger.workflows.run(id, OWNER, sums(steps + 10)));
      expect(refused).toMatchObject({
        code: 'checksum_mismatch',
        details: { table: 'completed_steps', workflow_id: id, step_id: 'step-7' },
      });
      expect(refused.message).toContain(id);
      expect(refused.message).toContain('"step-7"');
      await fixture.tamper(`DELETE FROM completed_steps ${step}`);
      expect(await refusalOf(opened.ledger.workflows.run(id, OWNER, sums(steps + 10)))).toMatchObject({
        code: 'checksum_mismatch',
        details: { step_id: 'step-7' },
      });
      expect(ran).toEqual([]);
    });
  });

  it('[ACL-10] give up the job of a run whose recorded result was changed, and run no step of it', async () => {
    const { ledger } = await fixture.open();
    ledger.workflows.define('two-steps', async (wf) => {
      await wf.step('one', PURE, () => ran.push('one'));
      await wf.waitFor('go');
      await wf.step('two', PURE, () => ran.push('two'));
    });
    await ledger.workflows.start('two-steps', { id });
    const worker = ledger.workflows.worker({ ttlMs: 10_000 });
    await until(
      async () =>
        (await ledger.workflows.describe(id)).waiting.length === 1 &&
        (await ledger.jobs.get(id))?.state === 'scheduled',
    );
    await fixture.tamper(
      `UPDATE completed_steps SET result_checksum = '${sha256('another')}' WHERE workflow_id = '${id}' AND step_id = 'one'`,
    );
    await ledger.workflows.signal(id, 'go');
    await until(async () => (await ledger.jobs.get(id))?.state === 'dead');
    await worker.stop();
    expect((await ledger.jobs.get(id))?.last_error).toContain('"one"');
    expect(ran).toEqual(['one']);
  });
});
