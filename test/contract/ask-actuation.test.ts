// Actuation on both databases: intended on record, approved by a person for exactly one thing, run once, and denied as soon as anything is
// not what was approved.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { BUILT_IN } from '../../src/ask/kernel/kernel-snapshot.ts';
import { askOperations } from '../../src/ask/operations.ts';
import * as q from '../../src/ask/queries.ts';
import { openAskOf, type OpenedAsk } from '../support/ask-fixture.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { configFolderOf, writeDocument } from '../support/gateway-fixture.ts';

type Shown = z.output<(typeof askOperations)['ask.get_actuation']['output']>['actuation'];

const MINUTE = 60_000;
const PERSON = { actor: 'ada', person: true } as const;
const SECRET = `ghp_${'a1B2'.repeat(9)}`;

describe.each(DIALECTS)('[AEG-12] actuation on %s', (dialect) => {
  let fixture: Fixture;
  let opened: OpenedAsk;
  let folder: string;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    writeDocument(fixture, { version: 1 });
    folder = configFolderOf(fixture);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    kernel({ max_tier: 3 });
    declare('echo it; exit 0');
    opened = await openAskOf(fixture);
  });
  afterEach(() => fixture.dispose());

  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(value), { mode: 0o600 });
  const kernel = (more: object) => write('kernel.json', { ...BUILT_IN, ...more });
  /** It writes what it got to `ran`, then does what `script` says. */
  const declare = (script: string, purpose = 'actuation') =>
    write('commands.json', {
      commands: [
        { name: 'restart', argv: ['/bin/sh', '-c', `/bin/cat >> ${join(folder, 'ran')}; ${script}`], for: purpose },
      ],
    });
  const ran = () =>
    existsSync(join(folder, 'ran')) ? readFileSync(join(folder, 'ran'), 'utf8').trim().split('\n') : [];
  const call = async (name: keyof typeof askOperations, input: object, by: object = PERSON) =>
    (await opened.call<{ actuation: Shown }>(name, input, by as typeof PERSON)).actuation;
  const propose = (args: readonly string[] = ['web']) =>
    call('ask.propose_actuation', { command: 'restart', arguments: args }, { actor: 'bot' });
  const approve = (actuation_id: string, more: object = {}) => call('ask.approve_actuation', { actuation_id, ...more });
  const run = (actuation_id: string, more: object = {}) => call('ask.run_actuation', { actuation_id, ...more });
  const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
  const types = async () => (await opened.told()).map(({ type }) => type);

  test('intent first, then a person, then one run with its result', async () => {
    declare(`echo token ${SECRET}; echo done`);
    const { actuation_id, status } = await propose();
    expect(status).toBe('proposed');
    expect(await types()).toEqual(['actuation.intended']);
    expect(await codeOf(run(actuation_id))).toBe('approval_missing');
    expect(await codeOf(call('ask.approve_actuation', { actuation_id }, { actor: 'bot' }))).toBe(
      'confirmation_required',
    );
    expect(await approve(actuation_id)).toMatchObject({ status: 'approved', decided_by: 'ada' });
    expect(ran()).toEqual([]);

    const ended = await run(actuation_id);
    expect(ended).toMatchObject({ status: 'ended', outcome: 'succeeded', exit_code: 0 });
    expect(ended.tail).toContain('done');
    expect(JSON.stringify(ended)).not.toContain(SECRET);
    expect(JSON.parse(ran()[0] ?? '')).toMatchObject({
      actuation_id,
      arguments: ['web'],
      idempotency_key: ended.run_id,
    });
    expect(await types()).toEqual(['actuation.intended', 'actuation.approved', 'actuation.begun', 'actuation.ended']);
    // No word of arguments or output is in an event.
    expect(JSON.stringify(await opened.told())).not.toMatch(/"web"|done/);
    expect(await codeOf(run(actuation_id))).toBe('approval_used');
    expect(await codeOf(approve(actuation_id))).toBe('actuation_decided');
    expect(ran()).toHaveLength(1);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  test('anything that is not what was approved is denied, and nothing runs', async () => {
    const { actuation_id } = await propose(['web']);
    await approve(actuation_id);
    expect(await codeOf(run(actuation_id, { arguments: ['db'] }))).toBe('approval_mismatch');
    await fixture.tamper(`UPDATE actuation SET arguments = '["db"]'`);
    expect(await codeOf(run(actuation_id))).toBe('approval_mismatch');
    await fixture.tamper(`UPDATE actuation SET arguments = '["web"]'`);
    declare('rm -rf somewhere');
    expect(await codeOf(run(actuation_id))).toBe('approval_mismatch');
    declare('echo it; exit 0');
    kernel({ max_tier: 3, phase: 'other' });
    expect(await codeOf(run(actuation_id))).toBe('approval_mismatch');
    kernel({ max_tier: 2 });
    expect(await codeOf(run(actuation_id))).toBe('tier_not_allowed');
    kernel({ max_tier: 3 });
    declare('echo it; exit 0', 'step');
    expect(await codeOf(run(actuation_id))).toBe('command_not_for');
    expect(ran()).toEqual([]);
    declare('echo it; exit 0');
    expect(await run(actuation_id)).toMatchObject({ outcome: 'succeeded' });
  });

  test('an approval expires, and can be taken back', async () => {
    const late = await propose();
    await approve(late.actuation_id, { expires_in_minutes: 5 });
    fixture.advance(5 * MINUTE);
    expect(await codeOf(run(late.actuation_id))).toBe('approval_expired');
    const back = await propose();
    await approve(back.actuation_id);
    expect(await call('ask.reject_actuation', { actuation_id: back.actuation_id, reason: 'Frozen' })).toMatchObject({
      status: 'rejected',
      reason: 'Frozen',
    });
    expect(await codeOf(run(back.actuation_id))).toBe('approval_missing');
    expect(ran()).toEqual([]);
  });

  test('a command that fails or does not start is a result', async () => {
    declare('echo no such service >&2; exit 3');
    const failed = await propose();
    await approve(failed.actuation_id);
    const ended = await run(failed.actuation_id);
    expect(ended).toMatchObject({ outcome: 'failed', exit_code: 3 });
    expect(ended.tail).toContain('no such service');
    write('commands.json', { commands: [{ name: 'restart', argv: ['/nowhere/restart'], for: 'actuation' }] });
    const none = await propose();
    await approve(none.actuation_id);
    expect(await run(none.actuation_id)).toMatchObject({ outcome: 'not_started', exit_code: null });
  });

  test('[AEG-18] retention empties arguments and output of what is over, keeps the hashes, and leaves what waits', async () => {
    fixture.abandon();
    opened = await openAskOf(fixture, { erases: true });
    // Not in one piece: the program's own line stays with what waits.
    declare('echo told canary-$(echo tail)');
    const prune = (older_than_days: number, more: object = {}) =>
      opened.call<object>('ask.prune_exchanges', { older_than_days, ...more }, PERSON);
    const show = (actuation_id: string) => call('ask.get_actuation', { actuation_id });
    const over = await propose(['canary-argument']);
    await approve(over.actuation_id);
    await run(over.actuation_id);
    const refused = await propose(['canary-refused']);
    await call('ask.reject_actuation', { actuation_id: refused.actuation_id, reason: 'No' });
    const waiting = await propose(['canary-waiting']);
    const before = await show(over.actuation_id);
    expect(before.tail).toContain('canary-tail');
    expect(await prune(90)).toMatchObject({ pruned: false, actuations: 0, log: 'untouched' });

    fixture.advance(MINUTE);
    expect(await prune(0, { dry_run: true })).toMatchObject({ pruned: false, exchanges: 0, actuations: 2 });
    expect(await show(over.actuation_id)).toEqual(before);
    expect(await prune(0)).toMatchObject({ pruned: true, exchanges: 0, actuations: 2 });
    const { output_hash, arguments_hash, outcome } = before;
    expect(await show(over.actuation_id)).toMatchObject({
      ...{ arguments: null, tail: null, output_hash, arguments_hash, outcome },
    });
    expect(await show(refused.actuation_id)).toMatchObject({ arguments: null, reason: 'No' });
    // It may still be approved and run.
    expect(await show(waiting.actuation_id)).toMatchObject({ arguments: ['canary-waiting'] });
    if (dialect === 'sqlite') {
      const files = readdirSync(fixture.folder).filter((name) => name.startsWith('work.sqlite'));
      const bytes = Buffer.concat(files.map((name) => readFileSync(join(fixture.folder, name)))).toString('latin1');
      expect(bytes.match(/canary-\w+/g)).toEqual(['canary-waiting']);
    }
    expect((await opened.told()).at(-1)).toMatchObject({ type: 'actuation.texts_pruned', payload: { actuations: 2 } });
    expect(await prune(0)).toMatchObject({ pruned: false, actuations: 0, log: 'untouched' });

    // After a day nobody can use an approval of it any more: it is as old as the rest.
    fixture.advance(25 * 60 * MINUTE);
    expect(await prune(0)).toMatchObject({ actuations: 1 });
    expect((await refusalOf(approve(waiting.actuation_id))).message).toContain('were pruned');
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  test('only in tier 3, only for commands of that purpose, only in its own project', async () => {
    kernel({ max_tier: 2 });
    expect(await codeOf(propose())).toBe('tier_not_allowed');
    kernel({ max_tier: 3 });
    declare('true', 'step');
    expect(await codeOf(propose())).toBe('command_not_for');
    declare('true');
    const { actuation_id } = await propose();
    const project_id = '01990000-0000-7000-8000-00000000b009';
    expect(await codeOf(approve(actuation_id, { project_id }))).toBe('unknown_actuation');
  });

  test('a process that dies between approval and run, or while the command runs, leaves one result', async () => {
    const { actuation_id } = await propose();
    await approve(actuation_id);
    const dying = await openAskOf(fixture, {
      probe({ at }) {
        // The approval is used, the command has run, and nothing of its result is on record.
        if (at === 'before' && existsSync(join(folder, 'ran'))) throw new Error('the process died');
      },
    });
    await expect(dying.call('ask.run_actuation', { actuation_id }, PERSON)).rejects.toThrow('the process died');
    expect(ran()).toHaveLength(1);
    fixture.abandon();
    opened = await openAskOf(fixture);
    fixture.advance(MINUTE);
    const ended = await run(actuation_id);
    expect(ended).toMatchObject({ status: 'ended', outcome: 'succeeded' });
    expect((await types()).filter((type) => type === 'actuation.begun')).toHaveLength(1);
    expect((await types()).filter((type) => type === 'actuation.ended')).toHaveLength(1);
    // A second attempt, with the same key.
    expect(ran()).toHaveLength(2);
    const keys = ran().map((line) => (JSON.parse(line) as { idempotency_key: string }).idempotency_key);
    expect(new Set(keys)).toEqual(new Set([ended.run_id]));
    expect(await codeOf(run(actuation_id))).toBe('approval_used');
    const row = await opened.store.read((tx) => tx.get(q.readActuation, actuation_id));
    expect(row?.status).toBe('ended');
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });
});

test('[AEG-12] no tool and no route proposes or runs, and only people approve', () => {
  const {
    'ask.propose_actuation': propose,
    'ask.approve_actuation': approve,
    'ask.run_actuation': run,
  } = askOperations;
  expect([propose.local, run.local]).toEqual([true, true]);
  expect([approve.person, run.person, approve.agentsMayConfirm, run.agentsMayConfirm]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
