// What the mind learns from sessions, and what that costs.
// npm run bench -- mind [--quick] [--only <part>]… [--json]
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { benchCompile, benchFaults, benchTrigger } from './mind/consolidating.ts';
import { benchIngest } from './mind/ingesting.ts';
import { benchQuality, benchRules } from './mind/quality.ts';
import { benchModel } from './mind/with-model.ts';
import { createReport, type Report } from './report.ts';

export interface MindBench {
  readonly report: Report;
  readonly quick: boolean;
}

const PARTS = new Map<string, readonly [string, (bench: MindBench) => Promise<void>]>([
  ['ingest', ['Reading a transcript', benchIngest]],
  ['trigger', ['From silence to consolidation', benchTrigger]],
  ['faults', ['Consolidating under faults', benchFaults]],
  ['compile', ['Compiling a handshake', benchCompile]],
  ['rules', ['What the rules find in labelled sessions', benchRules]],
  ['model', ['What a played model adds to the rules', benchModel]],
  ['quality', ['What is known after labelled sessions, through a home', benchQuality]],
]);

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [...PARTS.keys()] },
    json: { type: 'boolean', default: false },
  },
});
const report = createReport('mind', { json: values.json, folder: tmpdir() });
for (const [name, [title, run]] of PARTS) {
  if (values.only.includes(name)) await report.section(name, title, () => run({ report, quick: values.quick }));
}
report.end();
