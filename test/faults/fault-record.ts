// The record of a sweep that runs in parts: which parts are done, on which commit, and their counts added up.
import type { FaultCounts } from '../support/fault-part.ts';

/** A finished part, one line of the record. */
export interface PartLine {
  readonly commit: string;
  readonly what: string;
  readonly part: number;
  readonly of: number;
  /** Whether its tests passed. One that failed is run again by the next call. */
  readonly passed: boolean;
  readonly seconds: number;
  readonly kinds: readonly FaultCounts[];
}

/** Counts that must stay at zero. */
const BROKEN = new Set(['silent', 'lost']);

/** Throws an error that says which line is none. A last line without its end is one that was being written. */
export function parseRecord(text: string): PartLine[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        const read = JSON.parse(line) as PartLine;
        if (typeof read.commit === 'string' && Number.isInteger(read.part) && Array.isArray(read.kinds)) return read;
      } catch {
        // Said below, with its number.
      }
      throw new Error(`Line ${index + 1} of the record is not a part of a sweep`);
    });
}

/** Why the record cannot be continued by this run, if it cannot. */
export function misfitOf(
  lines: readonly PartLine[],
  run: { readonly commit: string; readonly sweeps: readonly string[]; readonly parts: number },
): string | undefined {
  const other = lines.find(({ commit }) => commit !== run.commit);
  if (other)
    return `The record is of commit ${other.commit}, this is ${run.commit}: counts of two commits do not add up. Take another file`;
  const divided = lines.find(({ what, of }) => run.sweeps.includes(what) && of !== run.parts);
  if (divided)
    return `The record has ${divided.what} in ${divided.of} parts, not ${run.parts}: continue with --parts ${divided.of}, or take another file`;
  return undefined;
}

/** The parts that a call still runs: those from its first on that have not passed yet. Earlier ones are left to another call. */
export function partsToRun(
  lines: readonly PartLine[],
  what: string,
  { begin, parts }: { readonly begin: number; readonly parts: number },
): number[] {
  const passed = latest(lines).filter((line) => line.what === what && line.passed);
  const done = new Set(passed.map(({ part }) => part));
  return Array.from({ length: parts }, (_, index) => index + 1).filter((part) => part >= begin && !done.has(part));
}

export interface Sum {
  readonly lines: readonly string[];
  /** Whether anything was silent, lost or failed, or a finished sweep never met what it is there to meet. */
  readonly isBroken: boolean;
}

export function sumOf(all: readonly PartLine[]): Sum {
  const said: string[] = [];
  let isBroken = false;
  for (const what of new Set(all.map((line) => line.what))) {
    const parts = latest(all).filter((line) => line.what === what);
    const of = parts[0]?.of ?? 0;
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
    said.push(`${what}: ${parts.length} of ${of} ${of === 1 ? 'part' : 'parts'}, ${Math.round(seconds)} s`);
    for (const [kind, counts] of addUp(parts)) {
      said.push(`  ${kind}: ${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}`);
      const broken = [...counts].filter(([name, count]) => BROKEN.has(name) && count > 0);
      const never = [...counts].filter(([name, count]) => !BROKEN.has(name) && count === 0);
      if (broken.length > 0) isBroken = true;
      if (never.length > 0 && parts.length === of) {
        isBroken = true;
        said.push(`  BROKEN: nothing was ${never.map(([name]) => name).join(' or ')}`);
      }
    }
    const failed = parts.filter(({ passed }) => !passed).map(({ part }) => part);
    if (failed.length > 0) {
      isBroken = true;
      said.push(`  BROKEN: the tests failed in part ${failed.join(', ')}`);
    }
  }
  return { lines: said, isBroken };
}

/** A part that was run again counts once, as it ended the last time. */
function latest(lines: readonly PartLine[]): PartLine[] {
  return [...new Map(lines.map((line) => [`${line.what} ${line.part}`, line])).values()];
}

function addUp(parts: readonly PartLine[]): Map<string, Map<string, number>> {
  const sums = new Map<string, Map<string, number>>();
  for (const { kind, counts } of parts.flatMap(({ kinds }) => kinds)) {
    const sum = sums.get(kind) ?? new Map<string, number>();
    sums.set(kind, sum);
    for (const [name, count] of Object.entries(counts)) sum.set(name, (sum.get(name) ?? 0) + count);
  }
  return sums;
}
