// The ledgers of a home for people: whether they are sound, what was signed, what was copied.
import type { Kernel } from '../../../kernel/kernel.ts';
import { countOf, listing, paint, table, type Line } from '../../terminal/text.ts';
import type { View } from './view.ts';

type Report = Awaited<ReturnType<Kernel['verify']>>;

const DAMAGED = 4;

export const verifyView: View<Report> = {
  lines: (report) => [
    verdict(report),
    `${countOf(report.signed_events, 'event is', 'events are')} covered by ${countOf(report.checkpoints, 'verified checkpoint', 'verified checkpoints')}, ${countOf(report.unsigned_events, 'is', 'are')} not signed yet`,
    ...(report.streams_not_folded > 0 && report.deep
      ? [
          `${report.streams_not_folded} streams are of kinds that this program does not know: rebuilt from their deltas, not folded again`,
        ]
      : []),
    ...unknownSigners(report),
    ...table(report.problems.map((problem) => [problem.code, problem.message])),
  ],
  // The report is the answer; the exit code lets a script decide without reading it.
  exitCode: ({ ok }) => (ok ? 0 : DAMAGED),
  examples: ['throughline verify', 'throughline verify --deep --json'],
};

function verdict({ ok, events, streams, problems_found }: Report): Line {
  const counted = countOf(events, 'event', 'events');
  if (ok) return [paint('green', 'Sound'), `: ${counted} in ${countOf(streams, 'stream', 'streams')}`];
  return [paint('red', 'DAMAGED'), `: ${countOf(problems_found, 'problem', 'problems')} in ${counted}`];
}

interface Rebuilt {
  readonly ok: boolean;
  readonly dry_run: boolean;
  readonly events: number;
  readonly streams: number;
  readonly streams_not_known: number;
  readonly streams_rebuilt: number;
  readonly differences_found: number;
  readonly differences: readonly {
    readonly database: string;
    readonly table: string;
    readonly workflow_id: string;
    readonly key: string;
    readonly what: string;
  }[];
}

export const rebuildView: View<Rebuilt> = {
  lines: (report) => [
    rebuildVerdict(report),
    'Not covered, because no event tells of them: operations that wrote no event, leases, claims, jobs, cursors',
    ...(report.streams_not_known > 0
      ? [`${report.streams_not_known} streams are of kinds that this program does not know, and stay as they are`]
      : []),
    ...table(
      report.differences.map(({ what, database, table: name, workflow_id, key }) => [
        what,
        `${database}.${name}`,
        `${workflow_id} ${key}`.trimEnd(),
      ]),
    ),
    ...(report.differences_found > report.differences.length
      ? [`and ${report.differences_found - report.differences.length} more`]
      : []),
  ],
  // A dry run lets a script decide without reading the report.
  exitCode: ({ ok }) => (ok ? 0 : DAMAGED),
  examples: ['throughline rebuild --dry-run', 'throughline rebuild', 'throughline rebuild --project my-app'],
};

function rebuildVerdict({ dry_run, events, streams, streams_rebuilt, differences_found }: Rebuilt): Line {
  const looked = `${countOf(events, 'event', 'events')} in ${countOf(streams, 'stream', 'streams')}`;
  if (differences_found === 0)
    return [paint('green', 'Nothing differs'), `: every row that follows from events is what they give (${looked})`];
  const rows = countOf(differences_found, 'row', 'rows');
  const of = countOf(streams_rebuilt, 'stream', 'streams');
  if (dry_run) return [paint('red', 'Differs'), `: ${rows} of ${of}; nothing was written`];
  return [paint('green', 'Rebuilt'), `: ${rows} of ${of}, from ${looked}`];
}

function unknownSigners({ unknown_signers }: Report): Line[] {
  if (unknown_signers.length === 0) return [];
  return [
    ...unknown_signers.map(({ key, checkpoints, events }): Line => [
      paint('yellow', 'Not judged'),
      `: ${countOf(checkpoints, 'checkpoint', 'checkpoints')} over ${countOf(events, 'event', 'events')} by ${key}, a key that this machine does not know`,
    ]),
    'On the machine that has the key: `throughline key show`. Here, if you trust it: `throughline key trust <key>`',
  ];
}

interface Signed {
  readonly databases: readonly {
    readonly name: string;
    readonly signed: { readonly tree_size: number; readonly root_hash: string } | null;
  }[];
}

export function renderSigned({ databases }: Signed): readonly Line[] {
  const lines = databases.flatMap(({ name, signed }, at) => {
    if (!signed) return [];
    const where = at === 0 ? '' : ` in ${name}`;
    return [`Signed ${countOf(signed.tree_size, 'event', 'events')}${where}, root ${signed.root_hash}`];
  });
  return lines.length > 0 ? lines : ['Everything is signed already'];
}

interface Listed {
  readonly databases: readonly {
    readonly name: string;
    readonly database: string;
    readonly events: number;
    readonly streams: number;
    readonly unsigned_events: number;
    readonly jobs: Readonly<Record<string, number>>;
  }[];
}

export function renderDatabases({ databases }: Listed): readonly Line[] {
  return listing(
    ['DATABASE', 'EVENTS', 'STREAMS', 'NOT SIGNED', 'JOBS', 'WHERE'],
    databases.map(({ name, database, events, streams, unsigned_events, jobs }) => [
      name,
      String(events),
      String(streams),
      String(unsigned_events),
      String(Object.values(jobs).reduce((sum, each) => sum + each, 0)),
      database,
    ]),
  );
}

interface BackedUp {
  readonly to: string;
  readonly events: number;
  readonly blobs: number;
}

export function renderBackedUp({ to, events, blobs }: BackedUp): readonly Line[] {
  return [`Backed up ${countOf(events, 'event', 'events')} and ${countOf(blobs, 'blob', 'blobs')} to ${to}`];
}
