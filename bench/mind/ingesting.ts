// Reading a long transcript into T0, beside the bare loop that everybody needs: read, split, parse. Each in a process of its own, by CPU time.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atLeast, atMost, median, type Report } from '../report.ts';
import type { IngestCost, IngestTask } from './ingest-child.ts';
import { writeLongTranscript } from './long-transcript.ts';

const MB = 1_000_000;
const CHILD = join(import.meta.dirname, 'ingest-child.ts');

function run(task: IngestTask): IngestCost {
  const printed = execFileSync(process.execPath, [CHILD, JSON.stringify(task)], { encoding: 'utf8' });
  return JSON.parse(printed) as IngestCost;
}

export async function benchIngest({
  report,
  quick,
}: {
  readonly report: Report;
  readonly quick: boolean;
}): Promise<void> {
  const [small, large] = quick ? [20, 100] : [100, 1_000];
  const folder = mkdtempSync(join(tmpdir(), 'throughline-ingest-'));
  const read = (how: IngestTask['how'], file: string): IngestCost => {
    const at = mkdtempSync(join(folder, 'home-'));
    const cost = run({ how, file, folder: at });
    rmSync(at, { recursive: true, force: true });
    return cost;
  };
  try {
    const file = join(folder, 'small.jsonl');
    const { records, bytes, bytesByKind } = writeLongTranscript(file, small * MB, join(folder, 'project'));
    const shares = [...bytesByKind].map(([kind, of]) => `${kind} ${((100 * of) / bytes).toFixed(0)} %`);
    report.note(`${records} records of ${(bytes / records / 1_000).toFixed(1)} kB: ${shares.join(', ')}.`);
    const rounds = Array.from({ length: quick ? 2 : 3 }, () => [read('bare', file), read('ingest', file)] as const);
    const bareMs = median(rounds.map(([bare]) => bare.cpuMs));
    const ownMs = median(rounds.map(([, own]) => own.cpuMs));
    const [, own] = rounds[0] ?? [];
    report.figure({
      what: `ingest of ${small} MB as a share of the bare loop`,
      value: bareMs / ownMs,
      unit: '×',
      goal: atLeast(0.5),
      detail: `${((small * 1_000) / ownMs).toFixed(0)} and ${((small * 1_000) / bareMs).toFixed(0)} MB/s of CPU, ${own?.events} events`,
    });
    report.progress(`${large} MB for the memory`);
    const long = join(folder, 'large.jsonl');
    writeLongTranscript(long, large * MB, join(folder, 'project'));
    const most = read('ingest', long);
    const least = median(rounds.map(([, each]) => each.mostMemoryMb));
    report.figure({
      what: `memory at ${large} MB as a multiple of that at ${small} MB`,
      value: most.mostMemoryMb / least,
      unit: '×',
      goal: atMost(1.2),
      detail: `${most.mostMemoryMb.toFixed(0)} and ${least.toFixed(0)} MB at most`,
    });
    report.note(
      'The bare loop keeps nothing, and takes some ten microseconds for a record. Ingest searches every text for secrets (over two fifths of its',
    );
    report.note(
      'time), writes two rows of each event in one commit for each part (an eighth), makes a compressed copy without secrets (a seventh), takes two',
    );
    report.note(
      'keyed hashes of each event, and reduces it. With a row for each event alone half of the loop’s speed is out of reach.',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
