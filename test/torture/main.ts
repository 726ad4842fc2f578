// The command: trial after trial of every scenario, each with a seed of its own, until its share of the time is up.
// Usage: npm run torture [-- --minutes M --only <scenario> --seed S --older <checkout>]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../support/bundled-script.ts';
import { builtProgram } from './built-program.ts';
import { addFigures, type Figures, type Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { runTrial, stopPostgres } from './trial.ts';

// Whoever listens for the end of this process has processes to kill and disks to unmount.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
const { minutes, only, seed, older } = readArguments();
const chosen = SCENARIOS.filter(({ name }) => only.length === 0 || only.includes(name));
const possible = chosen.filter((scenario) => scenario.unavailable?.({ older }) === undefined);
const results: Result[] = [];
try {
  for (const scenario of chosen) results.push(await campaign(scenario, (minutes * 60_000) / possible.length));
} finally {
  await stopPostgres();
}
print('');
for (const line of table(results)) print(line);
if (results.some(({ broken }) => broken)) process.exitCode = 1;

interface Result {
  readonly scenario: Scenario;
  readonly trials: number;
  readonly figures: Figures;
  readonly broken: boolean;
  readonly unavailable?: string;
}

async function campaign(scenario: Scenario, forMs: number): Promise<Result> {
  const unavailable = scenario.unavailable?.({ older });
  print(`── ${scenario.name}: ${scenario.summary}`);
  const figures: Record<string, number> = {};
  if (unavailable !== undefined) {
    print(`   not tried: ${unavailable}`);
    return { scenario, trials: 0, figures, broken: false, unavailable };
  }
  const endMs = performance.now() + forMs;
  let trials = 0;
  do {
    const own = String(seed + trials);
    trials += 1;
    try {
      const found = await runTrial(scenario, own, false, { older });
      addFigures(figures, found);
      print(`   seed ${own}: ${figuresText(found)}`);
    } catch (error) {
      print(`   BROKEN ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      const equipment = older === undefined ? '' : ` --older ${older}`;
      print(`   once more: npm run torture -- --only ${scenario.name} --seed ${own} --minutes 0${equipment}`);
      return { scenario, trials, figures, broken: true };
    }
  } while (performance.now() < endMs);
  return { scenario, trials, figures, broken: false };
}

function table(all: readonly Result[]): string[] {
  const width = Math.max(...all.map(({ scenario }) => scenario.name.length));
  return all.map(({ scenario, trials, figures, broken, unavailable }) => {
    const state = unavailable === undefined ? (broken ? 'BROKEN' : 'held') : 'not tried';
    const what = unavailable ?? `${trials} ${trials === 1 ? 'trial' : 'trials'}, ${figuresText(figures)}`;
    return `${scenario.name.padEnd(width)}  ${state.padEnd(9)}  ${what}`;
  });
}

function figuresText(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

interface Arguments {
  readonly minutes: number;
  readonly only: readonly string[];
  readonly seed: number;
  readonly older?: string | undefined;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      older: { type: 'string' },
    },
  });
  const asked = {
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    only: values.only,
    older: values.older === undefined ? undefined : resolve(values.older),
  };
  const unknown = asked.only.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown !== undefined) {
    usage(`there is no scenario ${unknown}; there are ${SCENARIOS.map(({ name }) => name).join(', ')}`);
  }
  if (!(asked.minutes >= 0)) usage('--minutes takes a number');
  if (!Number.isSafeInteger(asked.seed)) usage('--seed takes a whole number');
  for (const checkout of asked.older === undefined ? [] : [asked.older, root]) {
    if (!builtProgram(checkout)) usage(`--older takes a built checkout; nothing is built in ${checkout}`);
  }
  return asked;
}

function usage(message: string): never {
  process.stderr.write(
    `${message}\nusage: npm run torture [-- --minutes M --only <scenario> --seed S --older <checkout>]\n`,
  );
  process.exit(2);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
