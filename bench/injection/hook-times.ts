// What the hooks of injection cost the agent that waits for them, in a home with little and with much: processor time and wall time beside
// `node -e 0`, and how many statements each sends to its databases.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { databases } from '../../scripts/build-facts.ts';
import { openHome, readConfig, type Config } from '../../src/main.ts';
import { toTimestamp } from '../../src/base/clock.ts';
import { MAIN_TAG } from '../../src/mind/injection/matrix.ts';
import { putBaseline, putLine } from '../../src/mind/injection/queries.ts';
import { recordBegin } from '../../src/mind/record-session.ts';
import { writeRow } from '../../src/store/table.ts';
import { parseEvent } from '../../src/surfaces/hooks/events.ts';
import { hotHook } from '../../src/surfaces/hooks/hot-hook.ts';
import { recorded } from '../../test/support/hook-home.ts';
import type { InjectionBench } from '../injection.ts';
import { atMost, median, type Report } from '../report.ts';

const hook = join(import.meta.dirname, '..', '..', 'dist', 'hook.cjs');
const SIZES = [10, 10_000] as const;
/** As many as are compiled within 1,500 tokens; the others hold without being among the strongest. */
const MOST_COMPILED = 60;
const MOST = { silent: 1.5, any: 1.6, growth: 1.1 } as const;
const CASES = ['prompt that is told nothing', 'start with canon', 'prompt that is told a change'] as const;
type Case = (typeof CASES)[number];
const WAYS = { silent: CASES[0], start: CASES[1], delta: CASES[2] } as const;
/** The kernel tells the time of ended children in these. */
const TICK_MS = 10;

interface Place {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly config: Config;
}

export async function benchHooks({ report, quick }: InjectionBench): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'throughline-bench-'));
  try {
    const cpu = new Map<string, number>();
    for (const size of SIZES) {
      const place = await makeHome(root, size);
      measure(report, place, size, quick ? 7 : 40, cpu);
      if (size === SIZES[0]) await reportStatements(report, place);
    }
    for (const name of CASES) {
      const [few, many] = SIZES.map((size) => cpu.get(`${name} ${size}`) ?? Number.NaN);
      report.figure({
        what: `${name}: growth`,
        value: (many ?? Number.NaN) / (few ?? Number.NaN),
        unit: '×',
        goal: atMost(MOST.growth),
        detail: 'from 10 to 10,000 sessions and canon lines, of the times beside node -e 0',
      });
    }
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function makeHome(root: string, size: number): Promise<Place> {
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
function eventOf(name: Case, { folder }: Place): Record<string, unknown> {
  turns += 1;
  using db = new DatabaseSync(join(folder, '.throughline', 'mind.sqlite'), { timeout: 30_000 });
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

function isAsMeant(name: Case, stdout: string): boolean {
  return stdout.includes('[C1@') === (name !== WAYS.silent);
}

/** Processor time of all processes that this one has waited for; undefined where the system does not tell. */
function childrenMs(): number | undefined {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return undefined;
  }
}

function measure(report: Report, place: Place, size: number, rounds: number, cpu: Map<string, number>): void {
  const run = (args: readonly string[], input = '') => {
    const [startedMs, before] = [performance.now(), childrenMs()];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: place.folder,
      env: place.env,
      input,
      encoding: 'utf8',
    });
    const after = childrenMs();
    const cpuMs = before === undefined || after === undefined ? Number.NaN : after - before;
    return { stdout, wallMs: performance.now() - startedMs, cpuMs };
  };
  const hooked = (name: Case) => {
    const made = run([hook, 'claude'], JSON.stringify(eventOf(name, place)));
    if (!isAsMeant(name, made.stdout)) throw new Error(`"${name}" was answered with ${made.stdout}`);
    return made;
  };
  // The first run of each way compiles it.
  for (const name of [WAYS.start, WAYS.silent, WAYS.delta, WAYS.silent]) hooked(name);
  const bare: { wallMs: number; cpuMs: number }[] = [];
  const times = new Map<Case, { wallMs: number; cpuMs: number }[]>(CASES.map((name) => [name, []]));
  // Turn by turn, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < rounds; round += 1) {
    bare.push(run(['-e', '0']));
    for (const name of CASES) times.get(name)?.push(hooked(name));
  }
  const least = Math.min(...bare.map(({ wallMs }) => wallMs));
  const bareCpu = sum(bare.map(({ cpuMs }) => cpuMs));
  for (const [name, made] of times) {
    const ofCpu = sum(made.map(({ cpuMs }) => cpuMs)) / bareCpu;
    const fastest = Math.min(...made.map(({ wallMs }) => wallMs)) / least;
    const middle = median(made.map(({ wallMs }, at) => wallMs / (bare[at]?.wallMs ?? Number.NaN)));
    const value = Number.isNaN(ofCpu) ? fastest : ofCpu;
    cpu.set(`${name} ${size}`, value);
    report.figure({
      what: `${name}, ${size} sessions and lines`,
      value,
      unit: '×',
      goal: atMost(name === WAYS.silent ? MOST.silent : MOST.any),
      detail: `processor time of node -e 0, ${rounds} rounds; wall: median ${middle.toFixed(2)} ×, fastest ${fastest.toFixed(2)} ×`,
    });
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Of the same hooks in this process, until they have kept what was heard. */
async function reportStatements(report: Report, place: Place): Promise<void> {
  for (const name of CASES) {
    const event = parseEvent('claude', eventOf(name, place), place.config);
    if (!event) throw new Error(`"${name}" is no event`);
    const fail = (what: string, error: unknown) => {
      throw new Error(what, { cause: error });
    };
    const made = await counting(async () => {
      const outcome = await hotHook(event, { config: place.config, databases, onError: fail });
      await outcome?.said?.hear?.();
    });
    report.figure({
      what: `${name}: statements`,
      value: made.statements,
      unit: 'statements',
      detail: `in ${made.transactions} write transactions; besides ${made.others} to open and close the files`,
    });
  }
}

async function counting(
  body: () => Promise<void>,
): Promise<{ readonly statements: number; readonly transactions: number; readonly others: number }> {
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
