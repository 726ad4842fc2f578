// What ask costs and how well it judges: the sanitiser beside redaction alone, compiling, recording, what is kept, what recall finds, and the
// rules of drift on labelled answers.
// npm run bench -- ask [--quick] [--only <part>]… [--json]
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { benchCompiling } from './ask/compiling.ts';
import { benchDrift } from './ask/drift.ts';
import { benchRanking, benchRecall } from './ask/recall.ts';
import { benchGrowth, benchRecording } from './ask/recording.ts';
import { benchSanitising } from './ask/sanitising.ts';
import { createReport, type Report } from './report.ts';

export interface AskBench {
  readonly report: Report;
  readonly quick: boolean;
}

const PARTS = new Map<string, readonly [string, (bench: AskBench) => Promise<void>]>([
  ['sanitise', ['Sanitising', benchSanitising]],
  ['compile', ['Compiling in a project with many artifacts', benchCompiling]],
  ['record', ['Putting an exchange on record', benchRecording]],
  ['growth', ['One conversation that grows', benchGrowth]],
  ['recall', ['Evidence that recall finds', benchRecall]],
  ['ranking', ['Ranking documents', benchRanking]],
  ['drift', ['Drift in labelled answers', benchDrift]],
]);

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [...PARTS.keys()] },
    json: { type: 'boolean', default: false },
  },
});
const report = createReport('ask', { json: values.json, folder: tmpdir() });
for (const [name, [title, run]] of PARTS) {
  if (values.only.includes(name)) await report.section(name, title, () => run({ report, quick: values.quick }));
}
report.end();
