// Reading a long transcript into T0, beside the bare loop that everybody needs, read, split, parse, and beside what the same rows and the same
// copy cost where nobody looks at a text. Each in a process of its own, by CPU time.
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
    const rounds = Array.from({ length: quick ? 2 : 3 }, () => {
      return { bare: read('bare', file), floor: read('floor', file), own: read('ingest', file) };
    });
    const msOf = (who: 'bare' | 'floor' | 'own') => median(rounds.map((round) => round[who].cpuMs));
    const [bareMs, floorMs, ownMs] = [msOf('bare'), msOf('floor'), msOf('own')];
    const speed = (ms: number) => ((small * 1_000) / ms).toFixed(0);
    report.figure({
      what: `ingest of ${small} MB as a share of the bare loop`,
      value: bareMs / ownMs,
      unit: '×',
      goal: atLeast(0.5),
      detail: `${speed(ownMs)} and ${speed(bareMs)} MB/s of CPU, ${rounds[0]?.own.events} events`,
    });
    report.figure({
      what: 'the floor: its rows, hashes and copy with no look at a text, as a share of the bare loop',
      value: bareMs / floorMs,
      unit: '×',
      detail: `${speed(floorMs)} MB/s of CPU; ingest takes ${(ownMs / floorMs).toFixed(1)} times as long`,
    });
    report.progress(`${large} MB for the memory`);
    const long = join(folder, 'large.jsonl');
    writeLongTranscript(long, large * MB, join(folder, 'project'));
    const most = read('ingest', long);
    const least = median(rounds.map(({ own }) => own.mostMemoryMb));
    report.figure({
      what: `memory at ${large} MB as a multiple of that at ${small} MB`,
      value: most.mostMemoryMb / least,
      unit: '×',
      goal: atMost(1.2),
      detail: `${most.mostMemoryMb.toFixed(0)} and ${least.toFixed(0)} MB at most`,
    });
    report.note(
      'The bare loop keeps nothing, and takes some ten microseconds for a record. The floor reads the records into events, takes two keyed hashes',
    );
    report.note(
      'of each, writes its two rows and compresses a copy as it came, pictures and secrets with it: faster than that no ingest with a row for',
    );
    report.note(
      'each event can be. What ingest takes beyond it is the search of every text for secrets, reducing, and making the clean copy.',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
