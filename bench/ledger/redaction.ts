// How fast redaction reads, on texts of the installed packages, and that the time grows with the text in a straight line.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { redactText } from '../../src/base/redact.ts';
import { atMost } from '../report.ts';
import type { Bench } from './bench.ts';

const KIB = 1024;
const LONG = 1024 * KIB;
const SHORT = 128 * KIB;

export async function benchRedaction({ report, quick }: Bench): Promise<void> {
  const text = installedText(quick ? LONG : 16 * LONG);
  const pieces = Array.from({ length: Math.floor(text.length / SHORT) }, (_, at) =>
    text.slice(at * SHORT, (at + 1) * SHORT),
  );
  // The first run compiles.
  for (const piece of pieces) redactText(piece);
  const startedUs = process.cpuUsage().user;
  for (const piece of pieces) redactText(piece);
  const spentUs = process.cpuUsage().user - startedUs;
  report.figure({
    what: 'texts of packages',
    value: (pieces.length * SHORT) / spentUs,
    unit: 'MB/s of CPU',
    detail: `${pieces.length} texts of 128 KiB`,
  });
  const sample = text.slice(0, SHORT);
  const [short, long] = [cpuMsOf(sample, 80), cpuMsOf(sample.repeat(LONG / SHORT), 10)];
  report.figure({
    what: '1 MiB as a multiple of 128 KiB',
    value: long / short,
    unit: '×',
    goal: atMost(8.5),
    detail: `${long.toFixed(2)} ms and ${short.toFixed(2)} ms of CPU, over 10 MiB each`,
  });
  await Promise.resolve();
}

function cpuMsOf(text: string, runs: number): number {
  redactText(text);
  const startedUs = process.cpuUsage().user;
  for (let run = 0; run < runs; run += 1) redactText(text);
  return (process.cpuUsage().user - startedUs) / 1_000 / runs;
}

function installedText(length: number): string {
  let text = '';
  const add = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (text.length >= length) return;
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !entry.name.startsWith('.')) add(path);
      else if (/\.(?:md|m?js|ts|json)$/.test(entry.name) && statSync(path).size < 200 * KIB)
        text += readFileSync(path, 'utf8');
    }
  };
  add(join(import.meta.dirname, '../../node_modules'));
  return text;
}
