// The beta harness for people: each criterion with its proof, and what failed.
import { paint, table, type Line } from '../../terminal/text.ts';
import type { View } from './view.ts';

interface Report {
  readonly ok: boolean;
  readonly exchanges: number;
  readonly calls: number;
  readonly checks: readonly {
    readonly id: string;
    readonly title: string;
    readonly ok: boolean;
    readonly checked: number;
    readonly what: string;
    readonly gone: number;
    readonly failed: number;
    readonly failures: readonly { readonly id: string; readonly why: string }[];
  }[];
}

const FAILED = 4;

export const harnessView: View<Report> = {
  lines: ({ checks }) => checks.flatMap(linesOf),
  // The report is the answer; the exit code lets a script decide without reading it.
  exitCode: ({ ok }) => (ok ? 0 : FAILED),
  examples: ['throughline harness beta', 'throughline harness beta --limit 5000 --json'],
};

function linesOf({ id, title, ok, checked, what, gone, failed, failures }: Report['checks'][number]): Line[] {
  const pruned = gone > 0 ? `, of ${gone} only hashes are left` : '';
  return [
    [ok ? paint('green', 'ok    ') : paint('red', 'FAILED'), ` §${id}  ${title} (${checked} ${what}${pruned})`],
    ...table(failures.map(({ id: which, why }) => ['      ', which, why])),
    ...(failed > failures.length ? [`       and ${failed - failures.length} more`] : []),
  ];
}
