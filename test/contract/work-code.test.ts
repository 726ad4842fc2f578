// A checkpoint knows its code: what git said is part of it wherever checkpoints go, and what happened since is told by git alone.
import { existsSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { createGit } from '../../src/kernel/git/git.ts';
import { workKind } from '../../src/work/state/evolve.ts';
import { createTransfer } from '../../src/work/create-transfer.ts';
import { transferOperations } from '../../src/work/transfer/operations.ts';
import { bindOperations } from '../../src/base/operation.ts';
import { codeOperations } from '../../src/work/operations/code.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS } from '../support/fixture.ts';
import { gitRepository, hasGit, NEEDS_GIT, type GitRepository } from '../support/git-repository.ts';
import { createWorkFixture, damageOf, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

describe.skipIf(!hasGit).each(DIALECTS)(`the code of checkpoints on %s${NEEDS_GIT}`, (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let repository: GitRepository;
  /** What git is called with; one test takes it away. */
  let variables: Record<string, string>;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open({ git: createGit({ variable: (name) => variables[name], timeoutMs: 30_000 }) });
  });
  afterAll(() => fixture.dispose());
  beforeEach(() => {
    repository = gitRepository();
    ({ variables } = repository);
    repository.commit('First', { 'a.txt': 'a\n', 'b.txt': 'b\n' });
  });
  afterEach(() => repository.remove());

  const run = (name: keyof typeof codeOperations, input: object, by: object = {}) =>
    bindOperations(process.work, codeOperations)
      .find(({ definition }) => definition.name === name)
      ?.run(input, { actor: 'ada', ...by });
  const call = async <Name extends keyof typeof codeOperations>(name: Name, input: object, by?: object) => {
    const answer = await run(name, input, by);
    expect(answer).toEqual(codeOperations[name].output.parse(answer));
    return answer as z.output<(typeof codeOperations)[Name]['output']>;
  };
  const problem = async (name: keyof typeof codeOperations, input: object, by?: object) =>
    (await refusalOf(Promise.resolve(run(name, input, by)))).toJSON();
  const refused = async (...asked: Parameters<typeof problem>) => (await problem(...asked)).code;

  const here = () => ({ cwd: repository.root, isLocal: true });
  const begin = async () => {
    const { project_id } = await process.call('work.create_project', { name: 'code', root: repository.root });
    await process.call('work.create_goal', { project_id, text: 'Ship it' });
    const { task_id } = await process.call('work.add_task', { project_id, goal_id: 'G1', title: 'Build' });
    await process.call('work.start_task', { project_id, task_id });
    return { project_id, task_id };
  };
  const checkpoint = (ids: { project_id: string; task_id: string }, by: object = here()) =>
    process.call('work.update_checkpoint', { ...ids, where_we_left_off: 'Here.', next_step: 'Go on' }, by);

  it('is recorded with it and stands in every answer, through rollback, undo, rebuild and verification', async () => {
    const ids = await begin();
    repository.write('a.txt', 'changed\n');
    const commit = repository.git('rev-parse', 'HEAD').trim();
    const hash = repository.git('hash-object', 'a.txt').trim();
    const code = { branch: 'main', commit, changed: [{ path: 'a.txt', hash }], more: 0 };
    const { checkpoint: first } = await checkpoint(ids);
    expect(first.code).toEqual(code);
    const shown = await process.call('work.get_task', ids, here());
    expect(shown).toMatchObject({ checkpoint: { code }, checkpoints: [{ code }] });
    expect(shown.since).toMatchObject({ seq: first.seq, commits: 0, files: 0 });
    repository.write('b.txt', 'changed\n');
    repository.commit('Second');
    await checkpoint(ids);
    const { checkpoints } = await process.call('work.list_checkpoints', ids);
    expect(checkpoints.map((each) => each.code?.changed.length)).toEqual([0, 1]);
    await process.call('work.undo', { project_id: ids.project_id });
    expect(await process.call('work.get_task', ids)).toMatchObject({ checkpoint: { code } });
    await process.call('work.update_task', { ...ids, title: 'Other' });
    await process.call('work.rollback', { project_id: ids.project_id, to_seq: first.seq, reason: 'As it was' });
    expect(await process.call('work.get_task', ids)).toMatchObject({ checkpoint: { code } });
    await process.ledger.rebuild({ stream: ids.project_id });
    expect(await process.call('work.get_task', ids)).toMatchObject({ checkpoint: { code } });
    expect(await damageOf(process)).toEqual([]);
  });

  it('is told by the next step and the task as what happened since, where the caller works or else in the root', async () => {
    const ids = await begin();
    repository.write('a.txt', 'before\n');
    await checkpoint(ids);
    repository.commit('Second', { 'b.txt': 'since\n' });
    repository.commit('Third', { 'c.txt': 'since\n' });
    repository.write('d.txt', 'since\n');
    const text = '2 commits, 3 files changed since this checkpoint';
    expect(await process.call('work.get_next_step', { project_id: ids.project_id }, here())).toMatchObject({
      since: { commits: 2, missing: 0, files: 3, text },
    });
    // As the page of a daemon asks, which works in no folder.
    expect((await process.call('work.get_task', ids)).since?.text).toBe(text);
    repository.git('checkout', '--quiet', '-b', 'other', 'HEAD~2');
    expect((await process.call('work.get_task', ids)).since?.text).toMatch(/; it was on main, this is on other$/);
    variables = {};
    expect((await process.call('work.get_task', ids, here())).since).toBeUndefined();
  });

  it('is not recorded without git, outside of the project, over the network, or as a caller says', async () => {
    const ids = await begin();
    expect((await checkpoint(ids, {})).checkpoint.code).toBeUndefined();
    expect((await checkpoint(ids, { cwd: repository.root })).checkpoint.code).toBeUndefined();
    const other = gitRepository();
    expect((await checkpoint(ids, { cwd: other.root, isLocal: true })).checkpoint.code).toBeUndefined();
    other.remove();
    variables = {};
    expect((await checkpoint(ids)).checkpoint.code).toBeUndefined();
    const code = { branch: 'main', commit: null, changed: [], more: 0 };
    const input = { ...ids, where_we_left_off: 'Here.', next_step: 'Go on', code };
    expect(await process.refused('work.update_checkpoint', input)).toBe('invalid_input');
    expect((await process.call('work.get_task', ids)).since).toBeUndefined();
    expect(await refused('work.diff_checkpoint', ids)).toBe('no_code');
  });

  it('names at most so many files, within what an entity may have, and no secret', async () => {
    const ids = await begin();
    const secret = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
    repository.write(`${secret}.txt`, 'x');
    repository.write('a\ttab \u001b[31m\nline.txt', 'x');
    for (let at = 0; at < 220; at += 1) repository.write(`${'long-name-'.repeat(15)}/${at}.txt`, 'x');
    const { checkpoint: recorded } = await checkpoint(ids);
    expect(recorded.code?.changed).toHaveLength(20);
    expect(recorded.code?.more).toBe(202);
    const entity = await process.ledger.restore({ kind: workKind, id: ids.project_id });
    const kept = JSON.stringify(entity.state.checkpoints);
    expect(kept.length).toBeLessThan(30_000);
    expect(kept).not.toContain(secret);
    const { since } = await process.call('work.get_task', ids, here());
    expect(since?.text).toMatch(/^up to \d+ files changed since this checkpoint$/);
  });

  it('goes out and comes back in, marked as imported', async () => {
    const ids = await begin();
    repository.write('a.txt', 'changed\n');
    const { checkpoint: recorded } = await checkpoint(ids);
    const transfer = new Map(
      bindOperations(createTransfer({ ...process, ids: fixture.ids, clock: fixture.clock }), transferOperations).map(
        (operation) => [operation.definition.name, operation],
      ),
    );
    const move = (name: string, input: object) => transfer.get(name)?.run(input, { actor: 'ada' });
    const { content } = (await move('work.export', { project_id: ids.project_id })) as { content: string };
    const { project_id } = await process.call('work.create_project', { name: 'copy' });
    await move('work.import', { project_id, content });
    const copied = await process.call('work.get_task', { project_id, task_id: 'T1' });
    expect(copied.checkpoint?.code).toEqual({ ...recorded.code, imported: true });
    const again = (await move('work.export', { project_id })) as { content: string };
    const portable = canonicalJson({
      branch: 'main',
      commit: recorded.code?.commit,
      changed: recorded.code?.changed,
      more: 0,
    });
    for (const text of [content, again.content]) expect(text).toContain(`"code":${portable}`);
    // One that does not fit is left out, and the checkpoint stays.
    const broken = content.replaceAll(/"commit":"[0-9a-f]{40}"/g, '"commit":"HEAD; rm -rf /"');
    const { project_id: third } = await process.call('work.create_project', { name: 'broken' });
    await move('work.import', { project_id: third, content: broken });
    const left = await process.call('work.get_task', { project_id: third, task_id: 'T1' });
    expect(left.checkpoint).toMatchObject({ next_step: 'Go on' });
    expect(left.checkpoint?.code).toBeUndefined();
  });

  it('is compared with what is there: commits, files and their differences', async () => {
    const ids = await begin();
    await checkpoint(ids);
    repository.commit('Second', { 'a.txt': 'since\n' });
    const shown = await call('work.diff_checkpoint', ids, here());
    expect(shown).toMatchObject({ number: 1, commits: 1, files: 1, changed: ['a.txt'], is_cut: false });
    expect(shown.log[0]).toMatch(/ Second$/);
    expect(shown.diff).toContain('+since');
    expect((await call('work.diff_checkpoint', { ...ids, stat: true }, here())).diff).toContain('1 file changed');
    expect(await refused('work.diff_checkpoint', { ...ids, seq: 1 })).toBe('unknown_checkpoint');
    variables = {};
    expect(await problem('work.diff_checkpoint', ids, here())).toMatchObject({
      code: 'git_unavailable',
      reason: 'no_git',
    });
  });

  it('is kept as a working tree where snapshots are on, put into a new folder only, and dropped with its task', async () => {
    const ids = await begin();
    const refs = () =>
      repository.git('for-each-ref', '--format=%(refname)', 'refs/throughline').split('\n').filter(Boolean);
    await checkpoint(ids);
    expect(refs()).toEqual([]);
    const to = join(dirname(repository.root), 'restored');
    expect(await refused('work.restore_checkpoint', { ...ids, to }, here())).toBe('no_snapshot');
    const { project } = await process.call('work.update_project', { project_id: ids.project_id, snapshots: 'on' });
    expect(project.snapshots).toBe('on');
    repository.write('a.txt', 'not committed\n');
    repository.write('new.txt', 'new\n');
    const { checkpoint: first } = await checkpoint(ids);
    expect(refs()).toEqual([`refs/throughline/${ids.task_id}/${first.seq}`]);
    // Said again, as after a lost reply, it is the same one.
    const once = { ...ids, where_we_left_off: 'Here.', next_step: 'Go on', operation_id: 'once' };
    const [one, two] = [
      await process.call('work.update_checkpoint', once, here()),
      await process.call('work.update_checkpoint', once, here()),
    ];
    expect(two.checkpoint).toEqual(one.checkpoint);
    expect(refs()).toHaveLength(2);

    const restore = { ...ids, seq: first.seq };
    expect(await refused('work.restore_checkpoint', { ...restore, to: repository.root }, here())).toBe('folder_in_use');
    const own = join(repository.root, '.git', 'x');
    expect(await refused('work.restore_checkpoint', { ...restore, to: own }, here())).toBe('folder_in_use');
    expect(await call('work.restore_checkpoint', { ...restore, to: '../restored' }, here())).toMatchObject({
      to,
    });
    expect(readFileSync(join(to, 'a.txt'), 'utf8')).toBe('not committed\n');
    expect(existsSync(join(to, 'new.txt'))).toBe(true);
    expect(await refused('work.restore_checkpoint', { ...restore, to }, here())).toBe('folder_in_use');
    rmSync(to, { recursive: true });

    // Of each task the newest ten are kept, and those of other projects in the same repository are left alone.
    const other = `refs/throughline/${ids.project_id}/1`;
    for (let seq = 900; seq < 909; seq += 1)
      repository.git('update-ref', `refs/throughline/${ids.task_id}/${seq}`, 'HEAD');
    repository.git('update-ref', other, 'HEAD');
    await process.call('work.undo', { project_id: ids.project_id });
    await checkpoint(ids);
    expect(refs()).toHaveLength(11);
    expect(await refused('work.restore_checkpoint', { ...restore, to }, here())).toBe('snapshot_gone');
    expect(existsSync(to)).toBe(false);
    await process.call('work.complete_task', { ...ids, evidence: 'Seen.' }, here());
    expect(refs()).toEqual([other]);
    expect(await damageOf(process)).toEqual([]);
  });

  it('is recorded although the working tree cannot be kept, and the answer says why', async () => {
    const ids = await begin();
    await process.call('work.update_project', { project_id: ids.project_id, snapshots: 'on' });
    repository.write('large', '');
    truncateSync(join(repository.root, 'large'), 300 * 1024 * 1024);
    const answer = await checkpoint(ids);
    expect(answer.checkpoint.code).toMatchObject({ branch: 'main', changed: [{ path: 'large', hash: null }] });
    expect(answer.checkpoint.code?.snapshot).toBeUndefined();
    expect(answer.no_snapshot).toBe('it is too large');
  });
});
