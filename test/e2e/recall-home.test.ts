// Recall in a whole home, on both databases: what work says is found as soon as it is said and no longer than it is said; the index is
// derived, so it is neither verified with the others, nor backed up, nor missed.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { recallOperations } from '../../src/ask/operations/recall.ts';
import { INDEX_JOB } from '../../src/ask/recall/keep-indexed.ts';
import { bindOperations } from '../../src/base/operation.ts';
import type { Config } from '../../src/config.ts';
import { diagnoseHome, openHome, readConfig, restoreHome, type Home } from '../../src/main.ts';
import { startDaemon } from '../../src/surfaces/http/daemon.ts';
import { until } from '../support/until.ts';
import { wordEmbed } from '../support/recall-home.ts';

let folder: string;
let config: Config;
let url: string | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-recall-'));
  config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config', 'throughline') };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({
  ...(url === undefined ? { folder: join(folder, '.throughline') } : { postgres: url }),
  config,
});

async function inHome<T>(body: (home: Home) => Promise<T>, more: Parameters<typeof openHome>[0] = {}): Promise<T> {
  const home = await openHome({ ...options(), create: true, ...more });
  try {
    return await body(home);
  } finally {
    await home.close();
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

interface Answer {
  readonly items: readonly { readonly ref: string; readonly text: string }[];
  readonly ranking: { readonly vectors: string };
}

/** As the surfaces call it. */
async function recall(home: Home, query: string, more: object = {}): Promise<Answer> {
  const projectOf = async () => (await projectOfHome(home)).project_id;
  const api = { recall: () => home.recall(), projectOf };
  const operation = bindOperations(api, recallOperations).find(({ definition }) => definition.name === 'ask.recall');
  return (await operation?.run({ query, ...more }, { actor: 'test' })) as Answer;
}
const refsOf = async (home: Home, query: string) => (await recall(home, query)).items.map(({ ref }) => ref);

async function projectOfHome(home: Home): Promise<{ project_id: string }> {
  const { projects } = (await home.call('work.list_projects')) as { projects: { project_id: string }[] };
  return projects[0] as { project_id: string };
}

async function addTask(home: Home, title: string, more: object = {}): Promise<string> {
  const { goals } = (await home.call('work.list_goals')) as { goals: { goal_id: string }[] };
  const goal_id =
    goals[0]?.goal_id ??
    ((await home.call('work.create_goal', { text: 'Ship the parcels' })) as { goal_id: string }).goal_id;
  return ((await home.call('work.add_task', { goal_id, title, ...more })) as { task_id: string }).task_id;
}

describe.each(['sqlite', 'postgres'])('recall in a home on %s', (dialect) => {
  beforeEach(async () => {
    url = undefined;
    if (dialect === 'sqlite') return;
    const parsed = new URL(inject('postgresUrl'));
    parsed.pathname = `/recall_${process.pid}_${Date.now()}`;
    await onServer(`CREATE DATABASE ${parsed.pathname.slice(1)}`);
    url = parsed.href;
  });
  afterEach(async () => {
    if (url !== undefined) await onServer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    url = undefined;
  });

  test('finds tasks, goals and checkpoints when they are written, and not when they are undone or rolled back', () =>
    inHome(async (home) => {
      const task = await addTask(home, 'Rotate the signing keys', {
        description: 'Old ones stay valid for a week',
        acceptance_criteria: ['No request with an ancient key passes'],
      });
      expect(await refsOf(home, 'rotating keys')).toEqual([`task:${task}`]);
      expect(await refsOf(home, 'ancient')).toEqual([`task:${task}`]);
      expect((await refsOf(home, 'parcel ship'))[0]).toMatch(/^goal:/);
      const checkpoint = { task_id: task, where_we_left_off: 'Kestrel is half done', next_step: 'Write the migration' };
      await home.call('work.update_checkpoint', { ...checkpoint, needed_context_refs: [] });
      const [found] = (await recall(home, 'kestrel')).items;
      expect(found).toMatchObject({ text: 'Kestrel is half done\nWrite the migration' });
      expect(found?.ref).toMatch(new RegExp(`^checkpoint:${task}@\\d+$`));
      await home.call('work.undo');
      expect(await refsOf(home, 'kestrel')).toEqual([]);
      const { head_seq } = (await home.call('work.get_state')) as { head_seq: number };
      const gone = await addTask(home, 'Buy a walrus');
      expect(await refsOf(home, 'walrus')).toEqual([`task:${gone}`]);
      await home.call('work.update_task', { task_id: task, title: 'Rotate all certificates' });
      expect(await refsOf(home, 'certificate')).toEqual([`task:${task}`]);
      await home.call('work.rollback', { to_seq: head_seq, reason: 'a test' });
      expect(await refsOf(home, 'walrus')).toEqual([]);
      expect(await refsOf(home, 'certificate')).toEqual([]);
      expect(await refsOf(home, 'signing')).toEqual([`task:${task}`]);
      expect(await home.call('ledger.verify', { deep: true })).toMatchObject({ ok: true });
    }));

  test('is not in a backup; after a restore it is made again of what was restored', async () => {
    const to = url === undefined ? join(folder, 'monday') : 'monday';
    await inHome(async (home) => {
      await addTask(home, 'Keep the albatross');
      expect(await refsOf(home, 'albatross')).toHaveLength(1);
      await home.backup(to);
      await addTask(home, 'Feed the heron');
      expect(await refsOf(home, 'heron')).toHaveLength(1);
    });
    if (url === undefined) expect(readdirSync(to).filter((name) => name.includes('embeddings'))).toEqual([]);
    await restoreHome(to, options());
    await inHome(async (home) => {
      expect((await home.databases.made()).map(({ name }) => name)).not.toContain('embeddings');
      expect(await refsOf(home, 'albatross')).toHaveLength(1);
      expect(await refsOf(home, 'heron')).toEqual([]);
    });
    expect(await diagnoseHome(options())).toBeDefined();
  });

  test('helps the search of work once it is there, which finds what it found before, and does not make it', () =>
    inHome(async (home) => {
      await addTask(home, 'Indexing the catalogue');
      await addTask(home, 'A catalogue of indexes');
      await addTask(home, 'snake_case');
      const titles = async (text: string) => {
        const { tasks } = (await home.call('work.search', { text })) as { tasks: { title: string }[] };
        return tasks.map(({ title }) => title);
      };
      expect(await titles('catalogue index')).toEqual([]);
      expect((await home.databases.made()).map(({ name }) => name)).not.toContain('embeddings');
      await recall(home, 'anything');
      expect(await titles('catalogue index')).toEqual(['A catalogue of indexes', 'Indexing the catalogue']);
      expect(await titles('ke_ca')).toEqual(['snake_case']);
      await addTask(home, 'Index: one more catalogue');
      expect(await titles('catalogue index')).toHaveLength(3);
      expect(await titles('index')).toHaveLength(3);
    }));

  test('is kept in step by the daemon, with vectors, by a job that does not stay', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    /** The model takes its time, until the words were seen without vectors. */
    const embed: typeof wordEmbed = async (...asked) => {
      await begun;
      return wordEmbed(...asked);
    };
    await inHome(
      async (home) => {
        const task = await addTask(home, 'Paint the lighthouse');
        const daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, log: () => {} });
        try {
          const index = await home.recall();
          const { project_id } = await projectOfHome(home);
          await until(async () => (await index.status(project_id)).documents === 2);
          expect((await index.status(project_id)).vectors.documents).toBe(0);
          expect((await recall(home, 'lighthouse')).ranking.vectors).toBe('not_made');
          begin();
          await until(async () => (await index.status(project_id)).vectors.documents === 2);
          await addTask(home, 'Paint the harbour');
          await until(async () => (await index.status(project_id)).vectors.documents === 3);
          const answer = await recall(home, 'lighthouse paint');
          expect(answer.ranking.vectors).toBe('used');
          expect(answer.items[0]?.ref).toBe(`task:${task}`);
          const made = await home.databases.made();
          const jobs = made.find(({ name }) => name === 'embeddings')?.ledger.jobs;
          await until(async () => (await jobs?.list({ kind: INDEX_JOB }))?.length === 0);
        } finally {
          begin();
          await daemon.stop();
        }
      },
      { embed },
    );
  }, 60_000);
});

describe('in a folder', () => {
  beforeEach(() => {
    url = undefined;
  });

  test('the file may be deleted, and is made again', async () => {
    await inHome(async (home) => {
      await addTask(home, 'Count the gulls');
      await recall(home, 'gulls');
    });
    const files = () => readdirSync(join(folder, '.throughline')).filter((name) => name.startsWith('embeddings'));
    expect(files().length).toBeGreaterThan(0);
    for (const name of files()) rmSync(join(folder, '.throughline', name), { recursive: true });
    await inHome(async (home) => expect(await refsOf(home, 'gulls')).toHaveLength(1));
  });

  test('no byte of what was undone is left in its files', async () => {
    const file = join(folder, '.throughline', 'embeddings.sqlite');
    const bytes = () =>
      ['', '-wal', '-shm'].map((end) => (existsSync(file + end) ? readFileSync(file + end, 'latin1') : '')).join('');
    await inHome(
      async (home) => {
        for (let at = 0; at < 30; at += 1) await addTask(home, `Ordinary task number ${at}`);
        await addTask(home, 'The quagganox sleeps');
        await (await home.recall()).index({ actor: 'test' }, { vectors: true });
      },
      { embed: wordEmbed },
    );
    expect(bytes().includes('quagganox')).toBe(true);
    await inHome(async (home) => {
      await home.call('work.undo');
      expect(await refsOf(home, 'quagganox')).toEqual([]);
    });
    expect(bytes().includes('quagganox')).toBe(false);
    expect(bytes().includes('agganox')).toBe(false);
  });
});
