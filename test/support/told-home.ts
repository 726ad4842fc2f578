// A home in which hooks are told something, the events that lead to each case, and how many statements a hook sends for one.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { databases } from '../../scripts/build-facts.ts';
import { toTimestamp } from '../../src/base/clock.ts';
import type { Processes } from '../../src/base/processes.ts';
import { openHome, readConfig, type Config } from '../../src/main.ts';
import { MAIN_TAG } from '../../src/base/tags.ts';
import { putBaseline, putLine } from '../../src/mind/injection/queries.ts';
import { recordBegin } from '../../src/mind/record-session.ts';
import { writeRow } from '../../src/store/table.ts';
import { parseEvent } from '../../src/surfaces/hooks/events.ts';
import { hotHook } from '../../src/surfaces/hooks/hot-hook.ts';
import { recorded } from './hook-home.ts';

/** As many as are compiled within 1,500 tokens; the others hold without being among the strongest. */
const MOST_COMPILED = 60;
export const CASES = ['prompt that is told nothing', 'start with canon', 'prompt that is told a change'] as const;
export type Case = (typeof CASES)[number];
export const WAYS = { silent: CASES[0], start: CASES[1], delta: CASES[2] } as const;

export interface Place {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly config: Config;
}

/** With so many sessions and lines of canon. */
export async function makeToldHome(root: string, size: number): Promise<Place> {
  const folder = join(root, `with-${size}`);
  mkdirSync(folder);
  const own = { XDG_CONFIG_HOME: join(root, 'xdg'), XDG_CACHE_HOME: join(root, 'cache') };
  const config = { ...readConfig(), cwd: folder, configFolder: join(root, 'xdg', 'throughline') };
  const home = await openHome({ folder: join(folder, '.throughline'), create: true, config });
  const call = { actor: 'bench' };
  const { goal_id } = await home.work.goals.create({ text: 'Ship the shop' }, call);
  const { task } = await home.work.tasks.add({ goal_id, title: 'Write the login' }, call);
  const project_id = task.project_id;
  const { store } = await home.mind();
  await store.write(async (tx) => {
    const now = toTimestamp(await tx.now());
    for (let at = 0; at < size; at += 1) {
      const session = { agent: 'claude', session_id: `past-${at}`, project_id, owner: `claude:${at}` };
      await recordBegin(tx, { ...session, cwd: folder, transcript_path: null, source: 'startup' });
      const isCompiled = at < MOST_COMPILED;
      await writeRow(tx, putLine, {
        project_id,
        tag: MAIN_TAG,
        line_key: `line-${at}`,
        state: isCompiled ? 'holds' : 'beyond',
        ordinal: at,
        section: 'canon',
        anchor: `C${at}@1`,
        line: isCompiled ? `- The port of part ${at} is ${3_000 + at}. [C${at}@1]` : null,
        tokens: 20,
        since_version: 1,
        replaces: null,
        changed_at: now,
      });
    }
    const lines = Math.min(size, MOST_COMPILED);
    await writeRow(tx, putBaseline, { project_id, tag: MAIN_TAG, version: 1, lines, compiled_at: now });
  });
  await home.close();
  return { folder, env: { ...process.env, ...own }, config };
}

let turns = 0;

/** The event of a case, with the home made such that it comes to that. */
export function eventOf(name: Case, { folder }: Place): Record<string, unknown> {
  turns += 1;
  const path = join(folder, '.throughline', 'mind.sqlite');
  // Closed last, and without a right to fold: the log stays for the hook, as the hook before it would have left it.
  using guard = new DatabaseSync(path, { readOnly: true, timeout: 30_000 });
  guard.exec('PRAGMA user_version');
  using db = new DatabaseSync(path, { timeout: 30_000 });
  // As if ten minutes had passed: neither cooldown nor the limit of tokens holds anything back.
  db.exec(`UPDATE injection_contexts SET delta_at = NULL;
    UPDATE injections SET decided_at = '2026-01-01T00:00:00.000Z';
    UPDATE injection_contexts SET begun_at = '2026-01-01T00:00:00.000Z', is_in_turn = 0`);
  if (name === WAYS.delta)
    db.exec(`UPDATE injection_baselines SET version = version + 1;
      UPDATE injection_lines SET anchor = 'C1@' || (SELECT version FROM injection_baselines),
        since_version = (SELECT version FROM injection_baselines) WHERE line_key = 'line-1'`);
  if (name === WAYS.start) return recorded('claude', 'start', folder);
  return { ...recorded('claude', 'prompt', folder), prompt_id: `turn-${turns}`, context_tokens: 20_000 };
}

/** One agent, in one window that lives. */
const processes: Processes = {
  machine: () => 'here',
  ancestors: () => [{ machine: 'here', pid: 7, started: '1', names: ['claude'] }],
  stateOf: () => 'running',
};

export interface Counted {
  readonly statements: number;
  /** Write transactions. */
  readonly transactions: number;
  /** To open and close the files. */
  readonly others: number;
}

/** Of a hook in this process, until it has kept what was heard. */
export async function countStatements(name: Case, place: Place): Promise<Counted> {
  const event = parseEvent('claude', eventOf(name, place), place.config);
  if (!event) throw new Error(`"${name}" is no event`);
  const onError = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  return counting(async () => {
    const outcome = await hotHook(event, { config: place.config, databases, processes, onError });
    await outcome?.said?.hear?.();
  });
}

async function counting(body: () => Promise<void>): Promise<Counted> {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its own `this`
  const { get, all, run } = StatementSync.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its own `this`
  const { exec } = DatabaseSync.prototype;
  let [statements, transactions, others] = [0, 0, 0];
  const counted = <F extends (...args: never[]) => unknown>(real: F): F =>
    function (this: unknown, ...args: never[]) {
      statements += 1;
      return real.apply(this, args);
    } as F;
  StatementSync.prototype.get = counted(get);
  StatementSync.prototype.all = counted(all);
  StatementSync.prototype.run = counted(run);
  DatabaseSync.prototype.exec = function (text) {
    if (text.startsWith('BEGIN IMMEDIATE')) transactions += 1;
    else others += 1;
    exec.call(this, text);
  };
  try {
    await body();
  } finally {
    Object.assign(StatementSync.prototype, { get, all, run });
    DatabaseSync.prototype.exec = exec;
  }
  return { statements, transactions, others };
}
