// Sessions distilled by real processes: asked for by the built hooks, worked on behind the agent's back by one process, killed at every step.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundledScript, root } from '../support/bundled-script.ts';
import { eventually } from '../support/eventually.ts';
import { createHookHome, recorded, type HookHome } from '../support/hook-home.ts';

const child = bundledScript(join(root, 'test', 'support', 'distil-child.ts'));
const FAR = '2999-01-01T00:00:00.000Z';

let home: HookHome;
beforeEach(() => {
  home = createHookHome();
});
afterEach(() => home.dispose());

const insight = () => join(home.folder, '.throughline', 'mind', 'insight');
const bundles = () => (existsSync(insight()) ? readdirSync(insight()) : []);
const isSealed = (id: string) => {
  const folder = bundles().find((name) => name.startsWith(`${id}_`) || name.includes(`-${id}-`));
  return folder !== undefined && existsSync(join(insight(), folder, 'manifest.json'));
};

function mindDatabase<T>(use: (db: DatabaseSync) => T): T {
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { timeout: 30_000 });
  return use(db);
}
const jobs = () =>
  mindDatabase((db) => db.prepare(`SELECT * FROM jobs WHERE kind = 'mind.distil' ORDER BY created_at, job_id`).all());
/** As if a process worked on the queue, or none did. */
const awake = (until: string) =>
  mindDatabase((db) =>
    db
      .prepare(
        `INSERT INTO distil_wakes (wake, awake_until) VALUES ('drain', ?)
         ON CONFLICT (wake) DO UPDATE SET awake_until = excluded.awake_until`,
      )
      .run(until),
  );

const ID = (index: number) => `6f1c2d3e-4a5b-4c6d-8e7f-${String(index).padStart(12, '0')}`;
const event = (hook_event_name: string, session_id: string, more: object = {}) => ({
  hook_event_name,
  session_id,
  cwd: home.folder,
  transcript_path: join(home.folder, 'none.jsonl'),
  ...more,
});
const begins = (id: string) => home.hook('claude', event('SessionStart', id, { source: 'startup' }));
const ends = (id: string) => event('SessionEnd', id, { reason: 'exit' });

describe('the end of a session', () => {
  test.each(['claude', 'codex', 'cursor', 'gemini', 'opencode', 'pi'])(
    'of %s is heard by its hook, and a process seals the session behind it',
    async (agent) => {
      home.hook(agent, recorded(agent, 'start', home.folder));
      const { status, stderr } = home.hook(agent, recorded(agent, 'end', home.folder));
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      await eventually('it is sealed', () =>
        bundles().some((each) => existsSync(join(insight(), each, 'manifest.json'))),
      );
      await eventually('the queue is empty', () => jobs().length === 0);
      const [folder = ''] = bundles();
      expect(readdirSync(join(insight(), folder)).toSorted()).toEqual(['manifest.json', 't1.md', 't2.md']);
      expect(statSync(join(insight(), folder, 't1.md')).mode & 0o777).toBe(0o600);
      const manifest = JSON.parse(readFileSync(join(insight(), folder, 'manifest.json'), 'utf8')) as object;
      expect(manifest).toMatchObject({ agent, version: 1, slice_key: null });
      expect(home.log()).toBe('');
    },
  );

  test('told twice is one job, and one that came back is another', () => {
    begins(ID(1));
    awake(FAR);
    for (let times = 0; times < 2; times += 1) home.hook('claude', ends(ID(1)));
    expect(jobs()).toMatchObject([
      { state: 'ready', attempts: 0, payload: expect.stringContaining('"trigger":"end"') as string },
    ]);
    home.hook('claude', event('SessionStart', ID(1), { source: 'resume' }));
    home.hook('claude', ends(ID(1)));
    expect(jobs()).toHaveLength(2);
    expect(bundles()).toEqual([]);
  });

  test('a compaction asks for an observation, each once', () => {
    begins(ID(1));
    awake(FAR);
    for (let times = 0; times < 2; times += 1) home.hook('claude', event('PreCompact', ID(1), { trigger: 'auto' }));
    const found = jobs();
    expect(found).toHaveLength(2);
    for (const job of found) expect(job).toMatchObject({ state: 'scheduled' });
    expect(found[0]?.['lane']).toBe(found[1]?.['lane']);
  });

  test.runIf(process.platform === 'linux')(
    'of sixteen at once starts one process, which seals all and leaves',
    async () => {
      const ids = Array.from({ length: 16 }, (_, index) => ID(index));
      for (const id of ids) begins(id);
      const seen = new Set<string>();
      let isOver = false;
      const watching = (async () => {
        while (!isOver) {
          for (const pid of finishing()) seen.add(pid);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })();
      const ended = await Promise.all(ids.map((id) => home.hookAsync('claude', ends(id))));
      for (const { status } of ended) expect(status).toBe(0);
      await eventually('all are sealed', () => ids.every(isSealed));
      await eventually('the process leaves', () => finishing().length === 0);
      isOver = true;
      await watching;
      // None where the machine is so busy that every hook left its end to a process of its own, of which one went on to the queue.
      expect(seen.size).toBeLessThanOrEqual(1);
      expect(jobs()).toEqual([]);
    },
  );

  test('whose job was lost is sealed by the next process that works on the queue', async () => {
    begins(ID(1));
    begins(ID(2));
    awake(FAR);
    home.hook('claude', ends(ID(1)));
    mindDatabase((db) => db.exec('DELETE FROM jobs'));
    awake('2000-01-01T00:00:00.000Z');
    home.hook('claude', ends(ID(2)));
    await eventually('both are sealed', () => isSealed(ID(1)) && isSealed(ID(2)));
    await eventually('the queue is empty', () => jobs().length === 0);
    expect(bundles()).toHaveLength(2);
  });
});

/** Processes that work on the queue of this home; others only finish an end for which a hook had no time. */
function finishing(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return (
        line.includes('hook.cjs') &&
        line.includes('--finish\0distil') &&
        readlinkSync(`/proc/${pid}/cwd`) === home.folder
      );
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });
}

test('a process that is killed at any step of sealing is finished by the next one, with one bundle and one slice', () => {
  const steps = ['ingest 1', 'observe 1', 'reflect 1', 'head 1', 'uuid 1', 'uuid 2', 'uuid 3', 'slice 1', 'sliced 1'];
  const where = join(home.folder, '.throughline');
  const config = join(home.folder, 'xdg', 'throughline');
  const run = (session: string, ...diesAt: string[]) =>
    spawnSync(process.execPath, [child, where, config, session, ...diesAt], {
      cwd: home.folder,
      env: home.env,
      encoding: 'utf8',
    });
  awakeAfterFirst();
  for (const [index, step] of steps.entries()) {
    begins(ID(index));
    expect({ step, signal: run(ID(index), step).signal }).toEqual({ step, signal: 'SIGKILL' });
    const { status, stdout, stderr } = run(ID(index));
    expect({ step, status, stderr }).toEqual({ step, status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ manifest: { observations: 3, reflections: 3, durable: 2 } });
  }
  mindDatabase((db) => {
    const count = (table: string) => db.prepare(`SELECT count(*) AS rows FROM ${table}`).get();
    expect(count('session_exports')).toEqual({ rows: steps.length });
    expect(count('observer_runs')).toEqual({ rows: steps.length });
    expect(count('observations_t1')).toEqual({ rows: 3 * steps.length });
    expect(db.prepare(`SELECT count(*) AS rows FROM jobs WHERE kind = 'test.slice'`).get()).toEqual({
      rows: steps.length,
    });
  });
  expect(bundles()).toHaveLength(steps.length);
  expect(home.tl('verify', '--deep')).toMatchObject({ ok: true });
});

/** The first hook makes the database; none of these ends a session. */
function awakeAfterFirst(): void {
  begins('first');
  awake(FAR);
}
