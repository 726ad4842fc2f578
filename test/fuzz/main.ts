// The command: npm run fuzz -- --seed S --runs N --only http|stdio|mcp|hooks|persons --operations gateway. Lives of a home one after another, each
// with the next seed.
import { parseArgs } from 'node:util';
import { LIFE, isSurface, runLife, tellFound, type Found } from './campaign.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '20000' },
    only: { type: 'string', multiple: true, default: [] },
    operations: { type: 'string', default: '' },
    trace: { type: 'boolean', default: false },
  },
});
const [first, runs] = [wholeNumber('seed', values.seed), wholeNumber('runs', values.runs)];
const only = values.only.filter(isSurface);
if (only.length < values.only.length) throw new Error('--only takes http, stdio, mcp, hooks or persons');

const total = new Map<string, Map<string, number>>();
const found: Found[] = [];
let done = 0;
for (let seed = first; done < runs; seed += 1) {
  const report = await runLife({
    seed,
    only,
    operations: values.operations,
    calls: Math.min(LIFE, runs - done),
    onCall: (call, shot) => {
      if (values.trace) say(`${seed}/${call} ${shot.name} ${shot.outcome} ${shot.sent}`);
    },
  });
  done += report.calls;
  for (const each of report.found) say(tellFound(each));
  found.push(...report.found);
  for (const [name, outcomes] of report.outcomes) {
    const own = total.get(name) ?? new Map<string, number>();
    for (const [outcome, times] of outcomes) own.set(outcome, (own.get(outcome) ?? 0) + times);
    total.set(name, own);
  }
  if (done < runs && (seed - first) % 5 === 4) say(`${done} calls, ${found.length} with a fault`);
}
for (const line of table()) say(line);
say(`\n${done} calls, ${found.length} with a fault`);
if (found.length > 0) process.exitCode = 1;

/** By surface: how many calls there were, how many were carried out, and what was answered to the others. */
function table(): string[] {
  const bySurface = new Map<string, Map<string, number>>();
  for (const [name, outcomes] of total) {
    const surface = name.split(' ', 1)[0] ?? '';
    const own = bySurface.get(surface) ?? new Map<string, number>();
    for (const [outcome, times] of outcomes) own.set(outcome, (own.get(outcome) ?? 0) + times);
    bySurface.set(surface, own);
  }
  return [...bySurface].map(([surface, outcomes]) => {
    const told = [...outcomes].toSorted(([, a], [, b]) => b - a).map(([outcome, times]) => `${outcome} ${times}`);
    return `${surface}: ${told.join(', ')}`;
  });
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number, not "${text}"`);
  return number;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
