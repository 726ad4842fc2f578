// The command: every assault again and again, each with a seed of its own, until its share of the time is up.
// Usage: npm run attack [-- --minutes M --only <assault> --seed S --short]
import { parseArgs } from 'node:util';
import { addFigures, type Figures } from '../torture/scenario.ts';
import { ASSAULTS } from './assaults.ts';
import { runAssault } from './run-assault.ts';

// Processes that listen for the end of this one have others to kill and disks to unmount.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
  },
});
const [minutes, first] = [Number(values.minutes), Number(values.seed)];
if (!(minutes >= 0)) throw new Error('--minutes takes a number');
if (!Number.isSafeInteger(first)) throw new Error('--seed takes a whole number');
const unknown = values.only.find((name) => !ASSAULTS.some((assault) => assault.name === name));
if (unknown !== undefined)
  throw new Error(`there is no assault ${unknown}; there are ${ASSAULTS.map(({ name }) => name).join(', ')}`);

const chosen = ASSAULTS.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
const lines: string[] = [];
for (const assault of chosen) {
  say(`── ${assault.name}: ${assault.summary}`);
  const why = assault.unavailable?.();
  if (why !== undefined) {
    lines.push(`${assault.name.padEnd(22)} not tried  ${why}`);
    continue;
  }
  const endMs = performance.now() + (minutes * 60_000) / chosen.length;
  const figures: Record<string, number> = {};
  let [trials, broken] = [0, 0];
  do {
    const seed = String(first + trials);
    trials += 1;
    const report = await runAssault(assault, seed, values.short);
    addFigures(figures, report.figures);
    say(`   seed ${seed}: ${textOf(report.figures)}`);
    if (report.faults.length === 0) continue;
    broken += 1;
    for (const fault of report.faults) say(`   BROKEN ${fault}`);
    say(
      `   once more: npm run attack -- --only ${assault.name} --seed ${seed} --minutes 0${values.short ? ' --short' : ''}`,
    );
  } while (performance.now() < endMs);
  lines.push(
    `${assault.name.padEnd(22)} ${(broken === 0 ? 'held' : `BROKEN ${broken}`).padEnd(9)}  ${trials} trials, ${textOf(figures)}`,
  );
  if (broken > 0) process.exitCode = 1;
}
say('');
for (const line of lines) say(line);

function textOf(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
