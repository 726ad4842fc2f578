// The command: npm run simulate -- --seeds N --from S [--cast mind], or --seed X [--trace] to look at one.
import { parseArgs } from 'node:util';
import { CASTS, type Cast } from './actors/all.ts';
import { runCampaign, runSeed, tellFailure, tellReport } from './campaign.ts';

const SAY_EVERY = 500;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    cast: { type: 'string', default: 'ledger' },
    trace: { type: 'boolean', default: false },
  },
});

const cast = castOf(values.cast);

if (values.seed === undefined) await many(wholeNumber('from', values.from), wholeNumber('seeds', values.seeds));
else await one(wholeNumber('seed', values.seed), values.trace);

async function many(from: number, seeds: number): Promise<void> {
  const report = await runCampaign({
    ...{ cast, from },
    seeds,
    twiceEvery: 100,
    onSeed: ({ seed }) => {
      if ((seed - from + 1) % SAY_EVERY === 0) say(`${seed - from + 1} seeds`);
    },
  });
  say(tellReport(report));
  if (report.failed) say(`\n${tellFailure(report.failed)}`);
  if (report.failed || report.missing.length > 0) process.exitCode = 1;
}

async function one(seed: number, isTraced: boolean): Promise<void> {
  const outcome = await runSeed(cast, seed, isTraced);
  if (isTraced && !outcome.violation) say(outcome.trace.join('\n'));
  if (outcome.violation) {
    say(tellFailure(outcome));
    process.exitCode = 1;
  }
  const again = await runSeed(cast, seed);
  say(
    `${outcome.turns} turns, trace ${outcome.hash}, ${again.hash === outcome.hash ? 'the same' : 'ANOTHER'} when run again`,
  );
}

function castOf(name: string): Cast {
  if (Object.hasOwn(CASTS, name)) return name as Cast;
  throw new Error(`--cast is one of ${Object.keys(CASTS).join(', ')}, not "${name}"`);
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number, not "${text}"`);
  return number;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
