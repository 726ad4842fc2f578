// What agents are told in a generated month, what of it they were told before, what it costs, and what each hook takes.
// npm run bench -- injection [--quick] [--only <part>]… [--seed <number>] [--json]
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { benchMonth } from './injection/bench-month.ts';
import { benchHooks } from './injection/hook-times.ts';
import { createReport, type Report } from './report.ts';

export interface InjectionBench {
  readonly report: Report;
  readonly quick: boolean;
  readonly seed: number;
}

const PARTS = new Map<string, readonly [string, (bench: InjectionBench) => Promise<void>]>([
  ['month', ['What agents are told in a generated month', benchMonth]],
  ['hooks', ['What the hooks cost', benchHooks]],
]);

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [...PARTS.keys()] },
    seed: { type: 'string', default: '18' },
    json: { type: 'boolean', default: false },
  },
});
const { quick } = values;
const seed = Number(values.seed);
const report = createReport('injection', { json: values.json, folder: tmpdir() });
for (const [name, [title, run]] of PARTS) {
  if (values.only.includes(name)) await report.section(name, title, () => run({ report, quick, seed }));
}
report.end();
