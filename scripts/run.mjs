#!/usr/bin/env node
// Runs the project's tasks on any Node from 20: brings the right Node, the locked packages and a fresh build first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './fingerprint.mjs';
import { environmentWith, findNode, installPackages, root } from './install.mjs';
import { Stop, run, say } from './process.mjs';
import { prepareServices } from './services.mjs';

const tool = (name, file) => join(root, 'node_modules', name, file);

const TYPES = { name: 'types', args: [tool('typescript', 'bin/tsc'), '--noEmit'] };
const WEB_TYPES = { name: 'types of mission control', args: [...TYPES.args, '-p', join(root, 'web')] };
const LINT = { name: 'lint', args: [tool('oxlint', 'bin/oxlint'), '--deny-warnings'] };
const FORMAT_CHECK = { name: 'format check', args: [tool('oxfmt', 'bin/oxfmt'), '--check'] };
const BUILD = { name: 'build', args: [join(root, 'scripts', 'build.mjs')] };
const BUNDLE = { name: 'build', args: [...BUILD.args, '--no-types'] };

const tasks = {
  /** Serves the home of this folder, making it when there is none; says where it is served when it is already. */
  start: (context, args) => runCli(context, ['start', ...args]),
  /** Runs the command line: npm run -s tl -- status --json */
  tl: (context, args) => runCli(context, args),
  /** Plays what it is for, in a temporary folder: npm run demo */
  async demo(context, args) {
    await bringBuild(context);
    await stages(context, [{ name: 'demo', args: [join(root, 'scripts', 'demo.ts'), ...args] }]);
  },
  /** Everything that must hold; `--only` runs nothing but the tests, on dist/ as it is. */
  async test(context, args) {
    const only = args.includes('--only');
    const filters = args.filter((arg) => arg !== '--only');
    const services = await prepareServices();
    if (!only) await stagesTogether(context, [LINT, TYPES, BUILD, WEB_TYPES, FORMAT_CHECK]);
    say('── tests');
    // Nothing is said after them: their last line is the run's.
    const env = { ...context.env, ...services };
    const { code } = await run(context.node, [tool('vitest', 'vitest.mjs'), 'run', ...filters], { cwd: root, env });
    process.exitCode = code;
  },
  /** How much of a folder of src/ the tests reach; `npm run coverage -- src/mind test/unit test/contract` */
  async coverage(context, [folder = 'src', ...filters]) {
    const env = { ...context.env, ...(await prepareServices()) };
    const only = [
      `--coverage.include=${folder}/**`,
      '--coverage.reportsDirectory',
      join(root, 'node_modules', '.coverage'),
    ];
    const args = ['run', '--coverage', '--coverage.reporter=text', ...only, ...filters];
    const { code } = await run(context.node, [tool('vitest', 'vitest.mjs'), ...args], { cwd: root, env });
    process.exitCode = code;
  },
  /**
   * Every crash point and every flipped bit instead of a sample; takes hours, in parts that a second call continues.
   * `npm run faults -- bit-flips --parts 40 --record flips.jsonl`; a path names a test elsewhere that has a longer form.
   */
  faults: (context, args) =>
    stages(context, [{ name: 'faults', args: [join(root, 'test', 'faults', 'main.ts'), ...args] }]),
  /** Seeded runs of several machines with faults; a failing seed says how to see it again. `npm run simulate -- --seeds 1000` */
  simulate: (context, args) =>
    stages(context, [{ name: 'simulate', args: [join(root, 'test', 'simulation', 'main.ts'), ...args] }]),
  /**
   * Processes killed, stopped and starved for as long as you like. `npm run torture -- --minutes 60`; with
   * `--older <built checkout>` also those of two versions on one home.
   */
  async torture(context, args) {
    if (args.includes('--older')) await bringBuild(context);
    await stages(context, [{ name: 'torture', args: [join(root, 'test', 'torture', 'main.ts'), ...args] }]);
  },
  /**
   * Every operation and hook with right and wrong values, on every surface. `npm run fuzz -- --seed 7 --runs 500` repeats
   * what a failure names.
   */
  async fuzz(context, args) {
    await bringBuild(context);
    await stages(context, [{ name: 'fuzz', args: [join(root, 'test', 'fuzz', 'main.ts'), ...args] }]);
  },
  /** Hostile repositories, homes, peers and machines for as long as you like. `npm run attack -- --minutes 30` */
  async attack(context, args) {
    await bringBuild(context);
    await stages(context, [{ name: 'attack', args: [join(root, 'test', 'attack', 'main.ts'), ...args] }]);
  },
  /** The coding agents themselves, against a model on loopback; brings them by npm. `npm run agents -- claude` */
  async agents(context, args) {
    await bringBuild(context);
    await stages(context, [{ name: 'agents', args: [join(root, 'test', 'agents', 'main.ts'), ...args] }]);
  },
  build: (context) => stages(context, [BUILD]),
  check: (context) => stagesTogether(context, [LINT, TYPES, WEB_TYPES, FORMAT_CHECK]),
  format: (context, args) => stages(context, [{ name: 'format', args: [tool('oxfmt', 'bin/oxfmt'), ...args] }]),
  async bench(context, [name, ...args]) {
    const file = join(root, 'bench', `${name}.ts`);
    if (name === undefined || !existsSync(file)) throw new Stop(2, `usage: npm run bench -- <name of a bench/*.ts>`);
    // Peers are installed only here, never with the product; the benchmark says who is missing.
    const peers = join(root, 'bench', name, 'peers');
    if (existsSync(peers)) {
      // Large ones have a package of their own, so that nobody else waits for them.
      const folder = existsSync(join(peers, 'package.json')) ? peers : join(root, 'bench');
      await installPackages(folder, context.env).catch((error) => say(error.message));
    }
    await stages(context, [{ name: `bench ${name}`, args: [file, ...args] }]);
  },
  /** Files and folders that a command walks through. `npm run trace -- hook` */
  trace: (context, args) =>
    stages(context, [{ name: 'trace', args: [join(root, 'scripts', 'trace-path.ts'), ...args] }]),
  /** Numbers of the scorer of statements, from the labelled sentences. `npm run train` */
  train: (context) => stages(context, [{ name: 'train', args: [join(root, 'scripts', 'train-statements.ts')] }]),
  /** Rewrites docs/reference/ from the operations and the tables of errors. */
  reference: (context) => stages(context, [{ name: 'reference', args: [join(root, 'scripts', 'dump-reference.ts')] }]),
  /** Pictures of mission control for the documentation, in both themes. */
  screenshots: (context, args) =>
    stages(context, [BUNDLE, { name: 'screenshots', args: [join(root, 'scripts', 'screenshots.ts'), ...args] }]),
  /** Draws the imports of src/ into docs/graph/; `npm run graph -- --compare <checkout>` prints both instead. */
  graph: (context, args) =>
    stages(context, [{ name: 'graph', args: [join(root, 'scripts', 'draw-graph.ts'), ...args] }]),
  schema: (context, args) =>
    stages(context, [{ name: 'schema', args: [join(root, 'scripts', 'dump-schema.ts'), ...args] }]),
};

async function stages({ node, env }, list) {
  for (const { name, args } of list) {
    if (list.length > 1) say(`── ${name}`);
    const { code } = await run(node, args, { cwd: root, env });
    if (code !== 0) throw new Stop(code, `${name} failed (exit ${code})`);
  }
}

/** None of them needs another's result. Two at a time, each one's output in one piece; after a failure no further one begins. */
async function stagesTogether({ node, env }, list) {
  const waiting = [...list];
  let failed;
  const work = async () => {
    for (let stage = waiting.shift(); stage && !failed; stage = waiting.shift()) {
      const { code, output } = await run(node, stage.args, { cwd: root, env, capture: true });
      say(`── ${stage.name}`);
      if (output.trim() !== '') say(output.trimEnd());
      if (code !== 0) failed ??= { name: stage.name, code };
    }
  };
  await Promise.all([work(), work()]);
  if (failed) throw new Stop(failed.code, `${failed.name} failed (exit ${failed.code})`);
}

async function bringBuild({ node, env }) {
  if (isBuilt()) return;
  // Its output would land on stdout, which is the program's.
  const { code, output } = await run(node, BUNDLE.args, { cwd: root, env, capture: true });
  if (code !== 0) throw new Stop(code, `${output.trimEnd()}\nbuild failed (exit ${code})`);
}

async function runCli({ node, env }, args) {
  await bringBuild({ node, env });
  const options = { cwd: workingDirectory(), env, hearsEchoes: true };
  const { code } = await run(node, [join(root, 'dist', 'cli.cjs'), ...args], options);
  process.exitCode = code;
}

// `npm run` moves to the package's folder; the program works where the person stood.
function workingDirectory() {
  const { INIT_CWD, npm_lifecycle_event: event } = process.env;
  const cwd = process.cwd();
  return (event === 'tl' || event === 'start') && cwd === root && INIT_CWD !== undefined ? INIT_CWD : cwd;
}

async function main([name, ...args]) {
  if (name === undefined || !Object.hasOwn(tasks, name)) {
    throw new Stop(2, `usage: node scripts/run.mjs <${Object.keys(tasks).join('|')}> [arguments]`);
  }
  const node = await findNode();
  const env = environmentWith(node);
  await installPackages(root, env);
  await tasks[name]({ node, env }, args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  if (error.message !== '') say(error.message);
  process.exitCode = error.code;
}
