// Figures of a benchmark with their goals beside them: printed as tables while they come, or as one JSON object.
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Goal {
  readonly at: 'least' | 'most';
  readonly limit: number;
}

export const atLeast = (limit: number): Goal => ({ at: 'least', limit });
export const atMost = (limit: number): Goal => ({ at: 'most', limit });

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
  /** What the figure was made of. */
  readonly detail?: string;
}

interface Section {
  readonly name: string;
  readonly title: string;
  readonly figures: Figure[];
  readonly notes: string[];
  seconds: number;
}

export interface Report {
  figure(figure: Figure): void;
  /** A sentence that the figures of this section cannot be read without. */
  note(text: string): void;
  progress(text: string): void;
}

export interface BenchmarkReport extends Report {
  section(name: string, title: string, body: () => Promise<void>): Promise<void>;
  end(): void;
}

export function createReport(
  name: string,
  options: { readonly json: boolean; readonly folder: string },
): BenchmarkReport {
  const machine = describeMachine(options.folder);
  const loadAtStart = loadavg();
  const startedMs = performance.now();
  const sections: Section[] = [];
  const print = (line: string) => {
    if (!options.json) process.stdout.write(`${line}\n`);
  };
  let current: Section | undefined;
  const open = (): Section => {
    if (!current) throw new Error('a figure was reported outside of a section');
    return current;
  };

  print(`${name} benchmark\n`);
  for (const [key, value] of Object.entries(machine)) print(`  ${key.padEnd(12)} ${value}`);
  print(`  ${'load'.padEnd(12)} ${loadText(loadAtStart)} at the start`);

  return {
    async section(key, title, body) {
      current = { name: key, title, figures: [], notes: [], seconds: 0 };
      sections.push(current);
      process.stderr.write(`… ${title}\n`);
      const sectionMs = performance.now();
      await body();
      current.seconds = Math.round((performance.now() - sectionMs) / 100) / 10;
      print(sectionText(current));
      current = undefined;
    },
    figure(figure) {
      open().figures.push(figure);
    },
    note(text) {
      open().notes.push(text);
    },
    progress: (text) => process.stderr.write(`    ${text}\n`),
    end() {
      const figures = sections.flatMap((section) => section.figures);
      const withGoal = figures.filter(({ goal }) => goal !== undefined);
      const goals = { met: withGoal.filter(isMet).length, of: withGoal.length };
      const loadAtEnd = loadavg();
      const seconds = Math.round((performance.now() - startedMs) / 100) / 10;
      if (options.json) {
        const marked = sections.map(({ name: key, title, seconds: took, figures: list, notes }) => {
          const judged = list.map((figure) => (figure.goal ? Object.assign(figure, { met: isMet(figure) }) : figure));
          return { name: key, title, seconds: took, figures: judged, notes };
        });
        const all = { name, machine, load: { start: loadAtStart, end: loadAtEnd }, seconds, goals, sections: marked };
        process.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
        return;
      }
      print(`\n${goals.met} of ${goals.of} goals met in ${seconds} s; load ${loadText(loadAtEnd)} at the end`);
    },
  };
}

function isMet({ value, goal }: Figure): boolean {
  if (!goal) return true;
  return goal.at === 'least' ? value >= goal.limit : value <= goal.limit;
}

function sectionText(section: Section): string {
  const rows = section.figures.map((figure) => [
    figure.what,
    formatValue(figure.value, figure.unit),
    figure.goal ? `${figure.goal.at === 'least' ? '≥' : '≤'} ${formatValue(figure.goal.limit, figure.unit)}` : '',
    figure.goal ? (isMet(figure) ? 'met' : 'MISSED') : '',
    figure.detail ?? '',
  ]);
  const table = [['', 'reached', 'goal', '', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [`\n── ${section.title} (${section.seconds} s)`, ...lines, ...section.notes.map((note) => `   ${note}`)].join(
    '\n',
  );
}

export function formatValue(value: number, unit: string): string {
  const digits = value === 0 || Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

// ── The machine ──────────────────────────────────────────────────────────────────────────────────────────────

function describeMachine(folder: string): Record<string, string> {
  const processors = cpus();
  return {
    cpu: `${processors[0]?.model.trim() ?? 'unknown'}, ${processors.length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.version,
    sqlite: sqliteVersion(),
    folder: `${folder} on ${filesystemOf(folder)}`,
  };
}

function sqliteVersion(): string {
  const db = new DatabaseSync(':memory:');
  const row = db.prepare('SELECT sqlite_version() AS version').get();
  db.close();
  return String(row?.['version']);
}

function filesystemOf(folder: string): string {
  const path = resolve(folder);
  let mounts: string;
  try {
    mounts = readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return `an unknown filesystem (${process.platform})`;
  }
  const [found] = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, at = '-']) => path === at || path.startsWith(at.endsWith('/') ? at : `${at}/`))
    .toSorted(([, a = ''], [, b = '']) => b.length - a.length);
  return found ? `${found[2]} (${found[0]})` : 'an unknown filesystem';
}

function loadText(load: readonly number[]): string {
  return load.map((value) => value.toFixed(2)).join(' ');
}
