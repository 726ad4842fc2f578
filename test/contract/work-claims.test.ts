// Claims on tasks: one session at a time, by the store's time, and only as long as it shows signs of life.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DIALECTS } from '../support/fixture.ts';
import { startProxy } from '../support/proxy.ts';
import {
  createWorkFixture,
  damageOf,
  newProject,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';

const MINUTE = 60_000;

describe.each(DIALECTS)('claims on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
  });
  afterAll(() => fixture.dispose());

  const projectWith = async (count: number) => {
    const { project_id } = await newProject(process);
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      ids.push((await process.call('work.add_task', { project_id, goal_id: 'G1', title: `Task ${n}` })).task_id);
    }
    return { project_id, ids, first: ids[0] ?? '' };
  };
  const eventsOf = async (project_id: string) => (await process.call('work.history', { project_id })).events;

  it('are given to one session each, however many ask at once from several processes', async () => {
    const { project_id, ids } = await projectWith(12);
    const processes = [process, await fixture.open(), await fixture.open(), await fixture.open()];
    const askFor = (one: WorkProcess, owner: string) =>
      one.call('work.claim_next', { project_id, owner }).then(
        ({ task_id }) => [task_id],
        () => [],
      );
    const ask = async (one: WorkProcess, at: number) =>
      (await Promise.all([0, 1, 2, 3].map((n) => askFor(one, `session-${at}.${n}`)))).flat();
    const claimed: string[] = [];
    if (dialect === 'postgres') claimed.push(...(await Promise.all(processes.map(ask))).flat());
    // Connections to a file in one thread would wait for each other without end; real processes race in the torture.
    else for (const [at, one] of processes.entries()) claimed.push(...(await ask(one, at)));
    expect(claimed.toSorted()).toEqual(ids.toSorted());
    expect(await process.refused('work.claim_next', { project_id, owner: 'late' })).toBe('nothing_to_claim');
    const { rank } = await process.call('work.get_next_step', { project_id, owner: 'late' });
    expect(rank).toBe('propose');
  });

  it('are taken by a session that starts a task in progress without a claim, and its status stays as it is', async () => {
    const { project_id, first } = await projectWith(1);
    const start = { project_id, task_id: first };
    await process.call('work.start_task', { ...start, owner: 'gone', ttl_ms: MINUTE });
    expect(await process.refused('work.start_task', { ...start, owner: 'gone' })).toBe('invalid_transition');
    expect(await process.refused('work.start_task', { ...start, owner: 'next' })).toBe('task_claimed');
    fixture.advance(2 * MINUTE);
    const before = await eventsOf(project_id);
    // Without a name there is nothing to hold it by.
    expect(await process.refused('work.start_task', start)).toBe('invalid_transition');
    const again = { ...start, owner: 'next', operation_id: 'take-up' };
    const taken = await process.call('work.start_task', again);
    expect(taken).toMatchObject({ task: { status: 'doing' }, claim: { owner: 'next', fencing_token: 2 } });
    expect(await process.call('work.start_task', again)).toEqual(taken);
    expect(await eventsOf(project_id)).toEqual(before);
  });

  it('return by themselves when they expire, and a session that lost one is refused', async () => {
    const { project_id, first } = await projectWith(1);
    const left = await process.call('work.claim_next', { project_id, owner: 'left', ttl_ms: 10 * MINUTE });
    expect(await process.refused('work.claim_next', { project_id, owner: 'right' })).toBe('nothing_to_claim');
    fixture.advance(11 * MINUTE);
    expect((await process.call('work.list_claims', { project_id })).claims).toEqual([]);
    const right = await process.call('work.claim_next', { project_id, owner: 'right' });
    expect(right.fencing_token).toBeGreaterThan(left.fencing_token);
    const stale = { project_id, task_id: first, owner: 'left', fencing_token: left.fencing_token };
    expect(await process.refused('work.start_task', stale)).toBe('lease_lost');
    expect(await process.refused('work.start_task', { project_id, task_id: first, owner: 'left' })).toBe(
      'task_claimed',
    );
    expect(await process.refused('work.renew_claim', stale)).toBe('lease_lost');
    expect(await process.call('work.release_claim', stale)).toMatchObject({ released: false });
    expect((await process.call('work.list_claims', { project_id })).claims).toMatchObject([{ owner: 'right' }]);
  });

  it('refuse in words that a person can act on: by the number of the task, and with who is missing', async () => {
    const { project_id, first } = await projectWith(1);
    const claimed = { project_id, task_id: first, owner: 'left' };
    const { fencing_token } = await process.call('work.claim_task', claimed);
    const byAnother = { project_id, task_id: first, owner: 'right' };
    await expect(process.call('work.start_task', byAnother)).rejects.toThrow('Task T1 is claimed by "left"');
    await expect(process.call('work.claim_task', byAnother)).rejects.toThrow('Task T1 is claimed by "left"');
    const unnamed = process.call('work.start_task', { project_id, task_id: first, fencing_token });
    await expect(unnamed).rejects.toThrow(`No session holds task T1 with token ${fencing_token}: no owner was named`);
  });

  it('are renewed by what their session writes, for as long as they were asked for', async () => {
    const { project_id, first } = await projectWith(2);
    const mine = { project_id, task_id: first, owner: 'me' };
    await process.call('work.claim_task', { ...mine, ttl_ms: 60 * MINUTE });
    await process.call('work.start_task', mine);
    fixture.advance(50 * MINUTE);
    expect((await process.call('work.update_task', { ...mine, title: 'Renewed' })).claim?.owner).toBe('me');
    fixture.advance(50 * MINUTE);
    await process.call('work.update_checkpoint', { ...mine, where_we_left_off: 'Here.', next_step: 'Go on' });
    fixture.advance(50 * MINUTE);
    expect((await process.call('work.list_claims', { project_id })).claims).toMatchObject([{ owner: 'me' }]);
    fixture.advance(11 * MINUTE);
    expect((await process.call('work.list_claims', { project_id })).claims).toEqual([]);
    // Even if nobody took it meanwhile: others may have written since, as this caller does.
    expect(await process.refused('work.update_task', { ...mine, title: 'Late' })).toBe('claim_lost');
    await process.call('work.update_task', { project_id, task_id: first, title: 'Late' });
    // A claim that a refused write would have renewed is not renewed.
    const short = await process.call('work.claim_task', { ...mine, ttl_ms: 10 * MINUTE });
    fixture.advance(8 * MINUTE);
    expect(await process.refused('work.update_task', { ...mine, title: 'Late' })).toBe('nothing_changed');
    fixture.advance(3 * MINUTE);
    expect(await process.refused('work.renew_claim', { ...mine, fencing_token: short.fencing_token })).toBe(
      'lease_lost',
    );
  });

  it('end with the work on the task, and not with a status that stays', async () => {
    const { project_id, ids } = await projectWith(4);
    const [paused = '', blocked = '', done = '', archived = ''] = ids;
    for (const task_id of ids) await process.call('work.start_task', { project_id, task_id, owner: 'me' });
    const mine = (task_id: string) => ({ project_id, task_id, owner: 'me' });
    expect((await process.call('work.pause_task', mine(paused))).claim).toBeNull();
    expect((await process.call('work.block_task', { ...mine(blocked), blocker: 'A wall' })).claim).toBeNull();
    expect((await process.call('work.complete_task', mine(done))).claim).toBeNull();
    expect((await process.call('work.archive_task', mine(archived))).claim).toBeNull();
    expect((await process.call('work.list_claims', { project_id })).claims).toEqual([]);
    // Never a blocked, done or archived one.
    expect((await process.call('work.claim_next', { project_id, owner: 'you' })).task_id).toBe(paused);
    expect(await process.refused('work.claim_next', { project_id, owner: 'you' })).toBe('nothing_to_claim');
    expect((await process.call('work.get_task', { project_id, task_id: paused })).task.status).toBe('todo');
  });

  describe('a session whose last claim on a task was left behind', () => {
    /** A task in progress, which "left" claimed and lost by saying nothing for too long. */
    const leftBehind = async () => {
      const { project_id, first: task_id } = await projectWith(1);
      const on = { project_id, task_id };
      await process.call('work.start_task', { ...on, owner: 'left', ttl_ms: MINUTE });
      await process.call('work.update_checkpoint', { ...on, owner: 'left', where_we_left_off: 'a', next_step: 'b' });
      fixture.advance(2 * MINUTE);
      return on;
    };
    const write = { title: 'Another title' };
    const refused = (on: object, owner: string) => process.refused('work.update_task', { ...on, ...write, owner });

    it('may write with a reason, and to a task that is done, which it could not claim', async () => {
      const on = await leftBehind();
      await process.call('work.update_task', { ...on, ...write, owner: 'left', override: 'The user asked for it' });
      await process.call('work.complete_task', { ...on, evidence: [{ criterion: null, proof: 'x' }] });
      const { task } = await process.call('work.archive_task', { ...on, owner: 'left' });
      expect(task).toMatchObject({ status: 'done', archived: true });
    });

    it('is refused every write without a token, and says what to do', async () => {
      const on = await leftBehind();
      const before = await eventsOf(on.project_id);
      for (const [name, input] of [
        ['work.update_task', write],
        ['work.update_checkpoint', { where_we_left_off: 'x', next_step: 'y' }],
        ['work.pause_task', {}],
        ['work.block_task', { blocker: 'x' }],
        ['work.complete_task', { evidence: [{ criterion: null, proof: 'x' }] }],
        ['work.archive_task', {}],
        ['work.undo', {}],
      ] as const) {
        const asked = name === 'work.undo' ? { project_id: on.project_id } : on;
        expect([name, await process.refused(name, { ...asked, ...input, owner: 'left' } as never)]).toEqual([
          name,
          'claim_lost',
        ]);
      }
      expect(await eventsOf(on.project_id)).toEqual(before);
      const why = await process.call('work.update_task', { ...on, ...write, owner: 'left' }).catch((e: unknown) => e);
      expect(why).toMatchObject({ details: { task_id: on.task_id, owner: 'left' } });
      expect((why as Error).message).toContain('T1');
      // Another session, and a caller without a name, write as ever.
      await process.call('work.update_task', { ...on, title: 'By another', owner: 'right' });
      await process.call('work.update_task', { ...on, title: 'By nobody' });
    });

    it.each(['work.claim_task', 'work.start_task'] as const)('writes again once it claims by %s', async (claim) => {
      const on = await leftBehind();
      expect(await refused(on, 'left')).toBe('claim_lost');
      await process.call(claim, { ...on, owner: 'left' });
      await process.call('work.update_task', { ...on, ...write, owner: 'left' });
      await process.call('work.pause_task', { ...on, owner: 'left' });
      await process.call('work.update_task', { ...on, title: 'Again', owner: 'left' });
    });

    it('is still refused when another session took the task over and let go of it', async () => {
      const on = await leftBehind();
      const { fencing_token } = await process.call('work.claim_task', { ...on, owner: 'right' });
      expect(await refused(on, 'left')).toBe('task_claimed');
      await process.call('work.release_claim', { ...on, owner: 'right', fencing_token });
      expect(await refused(on, 'left')).toBe('claim_lost');
      // What others do does not give it back.
      await process.call('work.claim_task', { ...on, owner: 'third', ttl_ms: MINUTE });
      fixture.advance(2 * MINUTE);
      expect([await refused(on, 'left'), await refused(on, 'third')]).toEqual(['claim_lost', 'claim_lost']);
      await process.call('work.claim_next', { project_id: on.project_id, owner: 'left' });
      await process.call('work.update_task', { ...on, ...write, owner: 'left' });
      expect(await refused(on, 'third')).toBe('task_claimed');
      await process.call('work.pause_task', { ...on, owner: 'left' });
      expect(await refused(on, 'third')).toBe('claim_lost');
      await process.call('work.update_task', { ...on, title: 'Free', owner: 'left' });
    });

    it.each([
      ['started it', 'work.start_task', {}],
      ['paused it', 'work.pause_task', {}],
    ] as const)('is refused after another session %s over its live claim', async (_what, name, input) => {
      const { project_id, first: task_id } = await projectWith(1);
      const on = { project_id, task_id };
      if (name === 'work.start_task') await process.call('work.claim_task', { ...on, owner: 'left' });
      else await process.call('work.start_task', { ...on, owner: 'left' });
      await process.call(name, { ...on, ...input, owner: 'right', override: 'it hangs' });
      if (name === 'work.start_task') await process.call('work.pause_task', { ...on, owner: 'right' });
      expect(await refused(on, 'left')).toBe('claim_lost');
      await process.call('work.claim_task', { ...on, owner: 'left' });
      await process.call('work.update_task', { ...on, ...write, owner: 'left' });
    });

    it('can reopen and unarchive what it cannot claim', async () => {
      const on = await leftBehind();
      await process.call('work.complete_task', { ...on, evidence: [{ criterion: null, proof: 'done' }] });
      await process.call('work.reopen_task', { ...on, owner: 'left' });
      expect(await refused(on, 'left')).toBe('claim_lost');
      await process.call('work.archive_task', on);
      await process.call('work.unarchive_task', { ...on, owner: 'left' });
      expect(await refused(on, 'left')).toBe('claim_lost');
      await process.call('work.claim_task', { ...on, owner: 'left' });
      await process.call('work.update_task', { ...on, ...write, owner: 'left' });
    });

    it('is not refused when it released the claim itself, by a word or with its work', async () => {
      const { project_id, first: task_id } = await projectWith(1);
      const on = { project_id, task_id, owner: 'left' };
      const { fencing_token } = await process.call('work.claim_task', on);
      await process.call('work.release_claim', { ...on, fencing_token });
      await process.call('work.update_task', { ...on, ...write });
      await process.call('work.start_task', on);
      await process.call('work.pause_task', on);
      fixture.advance(60 * MINUTE);
      expect((await process.call('work.update_task', { ...on, title: 'Later' })).task.title).toBe('Later');
    });

    it('is on no list, and is damage to none', async () => {
      const on = await leftBehind();
      const { project_id } = on;
      const { fencing_token } = await process.call('work.claim_task', { ...on, owner: 'right' });
      await process.call('work.release_claim', { ...on, owner: 'right', fencing_token });
      expect((await process.call('work.list_claims', { project_id })).claims).toEqual([]);
      expect((await process.call('work.get_task', on)).claim).toBeNull();
      expect(await damageOf(process)).toEqual([]);
    });
  });

  describe('under an operation id', () => {
    it('are made once: repeated, the same claim is answered, and a lost reply claims nothing twice', async () => {
      const { project_id, ids } = await projectWith(3);
      const next = { project_id, owner: 'claude:left', operation_id: 'claim.1', ttl_ms: 30 * MINUTE };
      const claimed = await process.call('work.claim_next', next);
      const other = await fixture.open();
      expect(await other.call('work.claim_next', next)).toEqual(claimed);
      const task = { project_id, owner: 'claude:left', task_id: ids[2] ?? '', operation_id: 'claim.2' };
      const second = await process.call('work.claim_task', task);
      // What its session wrote since has renewed it, and is told with it.
      await process.call('work.update_task', { project_id, task_id: claimed.task_id, owner: next.owner, title: 'New' });
      const again = await process.call('work.claim_next', next);
      expect(again).toMatchObject({ title: 'New', fencing_token: claimed.fencing_token });
      expect(await process.call('work.claim_task', task)).toEqual(second);
      expect((await process.call('work.list_claims', { project_id })).claims).toHaveLength(2);
      // Claimed once more under another id, both operations are answered with the one claim.
      const renewed = { ...task, task_id: claimed.task_id, operation_id: 'claim.3' };
      const { fencing_token } = await process.call('work.claim_task', renewed);
      expect((await process.call('work.claim_next', next)).fencing_token).toBe(fencing_token);
      expect(await eventsOf(project_id)).toHaveLength(6);
      expect(await damageOf(process)).toEqual([]);
    });

    it('are refused where the id was used for something else, by another session too', async () => {
      const { project_id, first } = await projectWith(2);
      const once = { project_id, operation_id: 'claim.1' };
      await process.call('work.claim_next', { ...once, owner: 'left' });
      const others = [
        ['work.claim_next', { ...once, owner: 'right' }],
        ['work.claim_next', { ...once, owner: 'left', ttl_ms: 5 * MINUTE }],
        ['work.claim_task', { ...once, owner: 'left', task_id: first }],
        ['work.add_task', { ...once, goal_id: 'G1', title: 'Another' }],
      ] as const;
      for (const [name, input] of others) expect(await process.refused(name, input)).toBe('operation_conflict');
      expect((await process.call('work.list_claims', { project_id })).claims).toHaveLength(1);
      // One that was refused was not done: the id is still free.
      const refusedOnce = { project_id, task_id: first, owner: 'right', operation_id: 'claim.2' };
      expect(await process.refused('work.claim_task', refusedOnce)).toBe('task_claimed');
      fixture.advance(16 * MINUTE);
      expect(await process.call('work.claim_task', refusedOnce)).toMatchObject({ owner: 'right', fencing_token: 2 });
    });

    it('that ended since are refused, however they ended, and not made again', async () => {
      const { project_id, ids } = await projectWith(3);
      const endings: readonly ((task_id: string, fencing_token: number) => Promise<unknown>)[] = [
        (task_id, fencing_token) =>
          process.call('work.release_claim', { project_id, task_id, owner: 'left', fencing_token }),
        async () => fixture.advance(16 * MINUTE),
        async (task_id) => {
          fixture.advance(16 * MINUTE);
          await process.call('work.claim_task', { project_id, task_id, owner: 'left' });
        },
      ];
      for (const [at, end] of endings.entries()) {
        const claim = { project_id, task_id: ids[at] ?? '', owner: 'left', operation_id: `claim.${at}` };
        const { task_id, fencing_token } = await process.call('work.claim_task', claim);
        await end(task_id, fencing_token);
        await expect(process.call('work.claim_task', claim)).rejects.toMatchObject({
          code: 'claim_lost',
          details: { task_id, owner: 'left' },
        });
      }
    });
  });

  it('can be written over with a reason, which is on record', async () => {
    const { project_id, first } = await projectWith(1);
    const held = await process.call('work.claim_task', { project_id, task_id: first, owner: 'left' });
    const over = { project_id, task_id: first, owner: 'right', override: 'The left one is gone' };
    const changed = await process.call('work.update_task', { ...over, title: 'Over it' });
    expect(changed.claim?.owner).toBe('left');
    const record = { owner: 'left', reason: 'The left one is gone' };
    expect((await eventsOf(project_id)).at(-1)?.payload).toMatchObject({ override: record });
    await process.call('work.update_checkpoint', { ...over, where_we_left_off: 'x', next_step: 'x', blockers: ['y'] });
    expect((await eventsOf(project_id)).slice(-2).map(({ payload }) => payload)).toMatchObject([
      { override: record },
      { override: record },
    ]);
    // Beginning it is taking it: whoever held it finds out by the token.
    const started = await process.call('work.start_task', over);
    expect(started.claim).toMatchObject({ owner: 'right' });
    expect(started.claim?.fencing_token).toBeGreaterThan(held.fencing_token);
    expect((await eventsOf(project_id)).at(-1)?.payload).toMatchObject({ owner: 'right', override: record });
    const stale = { project_id, task_id: first, owner: 'left', fencing_token: held.fencing_token };
    expect(await process.refused('work.pause_task', stale)).toBe('lease_lost');
    expect(await process.refused('work.pause_task', { project_id, task_id: first })).toBe('task_claimed');
    const undone = await process.call('work.undo', { project_id, override: 'By mistake' });
    expect(undone.types).toEqual(['task.started']);
    expect((await eventsOf(project_id)).at(-1)?.payload).toMatchObject({
      override: { owner: 'right', reason: 'By mistake' },
    });
    expect((await process.call('work.list_claims', { project_id })).claims).toEqual([]);
    expect(await damageOf(process)).toEqual([]);
  });

  it('keep other sessions, and only them, from a task at every rank of the next step', async () => {
    const { project_id, ids } = await projectWith(3);
    const [doing = '', ready = '', last = ''] = ids;
    await process.call('work.start_task', { project_id, task_id: doing, owner: 'left' });
    await process.call('work.claim_task', { project_id, task_id: ready, owner: 'left' });
    const next = async (owner?: string) => {
      const input = owner === undefined ? {} : { owner };
      const { task_id, otherwise } = await process.call('work.get_next_step', { project_id, ...input });
      return [task_id, otherwise?.task_id ?? null];
    };
    expect(await next()).toEqual([doing, ready]);
    expect(await next('left')).toEqual([doing, ready]);
    expect(await next('right')).toEqual([last, null]);
    // The caller's own name counts where the input says none.
    const byCaller = await process.call('work.get_next_step', { project_id }, { owner: 'right' });
    expect(byCaller.task_id).toBe(last);
    expect(byCaller.why).toMatch(/^Apart from what other sessions hold, nothing is in progress or blocked, and T3 /);
    const claimed = await process.call('work.list_tasks', { project_id, claimed: true });
    expect(claimed.tasks.map(({ task_id }) => task_id)).toEqual([doing, ready]);
    fixture.advance(16 * MINUTE);
    expect(await next('right')).toEqual([doing, ready]);
    expect((await process.call('work.list_tasks', { project_id, claimed: false })).tasks).toHaveLength(3);
  });
});

describe('claims on a server whose replies get lost', () => {
  it('are found again under their operation id, and made once', async () => {
    const fixture = createWorkFixture('postgres');
    const lossy = await startProxy(inject('postgresUrl'));
    try {
      const process = await fixture.open();
      const cut = await fixture.open({ url: lossy.url });
      const { project_id } = await newProject(process);
      for (const title of ['First', 'Second', 'Third'])
        await process.call('work.add_task', { project_id, goal_id: 'G1', title });
      for (const operation_id of ['lost.1', 'lost.2']) {
        lossy.dropReplyTo('COMMIT', 'COMMIT');
        const claim = { project_id, owner: 'left', operation_id };
        const claimed = await cut.call('work.claim_next', claim);
        expect(await process.call('work.claim_next', claim)).toEqual(claimed);
      }
      expect(lossy.dropped()).toBe(2);
      expect((await process.call('work.list_claims', { project_id })).claims).toHaveLength(2);
    } finally {
      await lossy.stop();
      await fixture.dispose();
    }
  });
});
