// What the mind learns from labelled sessions.
// npm run bench -- mind-quality [--quick] [--json]
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { benchQuality } from './mind/quality.ts';
import { createReport } from './report.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});
const report = createReport('mind-quality', { json: values.json, folder: tmpdir() });
await report.section('quality', 'Labelled sessions', () => benchQuality({ report, quick: values.quick }));
report.end();
