// What an import added, what it left unchanged, and what needs attention.
import type { ImportProblem, ImportReport } from '../../../work/work.ts';
import { countOf, paint, shorten, table, type Line } from '../../terminal/text.ts';

const SHOWN = 20;

export function renderImport(report: ImportReport): readonly Line[] {
  const { created, existing, source, dry_run: isDry, changed, changed_count, problems, problem_count } = report;
  const counts = [
    countOf(created.goals, 'goal', 'goals'),
    countOf(created.tasks, 'task', 'tasks'),
    ...(created.blockers > 0 ? [countOf(created.blockers, 'blocker', 'blockers')] : []),
    ...(created.checkpoints > 0 ? [countOf(created.checkpoints, 'checkpoint', 'checkpoints')] : []),
  ];
  const there = existing.goals + existing.tasks;
  return [
    [paint('bold', `${isDry ? 'Would import' : 'Imported'} ${counts.join(', ')}`), ` from ${source}`],
    ...(there > 0 ? [`${countOf(there, 'record was', 'records were')} here already, and left unchanged`] : []),
    ...section(changed_count, 'different in the file by now', changed, ({ kind, external_id, title }) => [
      `${kind} ${external_id}`,
      shorten(title),
    ]),
    ...section(problem_count, 'to look at', problems, (problem) => [whereOf(problem), problem.message]),
    ...(problem_count + changed_count > 0 ? ['', paint('dim', 'All of it: --json')] : []),
  ];
}

function section<Item>(
  count: number,
  what: string,
  items: readonly Item[],
  cells: (item: Item) => readonly [string, string],
): Line[] {
  if (count === 0) return [];
  const rows = items.slice(0, SHOWN).map((item) => {
    const [where, text] = cells(item);
    return [paint('dim', `  ${where}`), text];
  });
  const more = count - rows.length;
  return ['', paint('yellow', `${count} ${what}`), ...table(rows), ...(more > 0 ? [`  and ${more} more`] : [])];
}

function whereOf({ kind, external_id, line, path }: ImportProblem): string {
  const place = line === undefined ? path : `line ${line}`;
  const record = external_id === undefined ? undefined : `${kind ?? 'record'} ${external_id}`;
  return [record, place].filter((part) => part !== undefined).join(', ') || 'file';
}
