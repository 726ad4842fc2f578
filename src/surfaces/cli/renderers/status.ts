// What a home holds, at a glance: where the work stands first, then the ledger under it.
import type { HomeStatus } from '../contract.ts';
import { paint, table, type Cell, type Line } from '../../terminal/text.ts';
import { needsText } from './work-cells.ts';

export function renderStatus(status: HomeStatus): readonly Line[] {
  const { work } = status;
  return [
    paint('bold', `Throughline ${status.version}`),
    ...(work
      ? [
          ...table([
            fact('project', `${work.project.name} (${work.project.project_id})`),
            fact('next', work.next_step.next_step),
            ...waitingFact(work.next_step),
            fact('goals', countsText(work.goals)),
            fact('tasks', countsText(work.tasks)),
            fact('claims', String(work.claims)),
          ]),
          ...attentionLines(status.attention),
          '',
        ]
      : []),
    ...table([
      fact('home', status.home),
      fact('created', status.created_at),
      fact('database', status.database),
      fact('streams', String(status.streams)),
      fact('events', `${status.events} (${status.unsigned_events} not signed yet)`),
      fact('last signed', status.last_signed_at ?? 'never'),
      fact('jobs', countsText(status.jobs)),
      fact('workflows', `${status.running_workflows} running`),
    ]),
  ];
}

/** In red: nobody would notice otherwise. */
export function attentionLines(attention: HomeStatus['attention']): Line[] {
  return attention === null ? [] : [paint('red', attention.says), [paint('dim', 'To do: '), attention.todo]];
}

/** What waits for a person or the outside. */
function waitingFact({ waiting, waiting_count }: NonNullable<HomeStatus['work']>['next_step']): Cell[][] {
  if (waiting.length === 0) return [];
  const named = waiting.map(({ number, needs }) => `T${number}${needsText(needs)}`).join(', ');
  return [fact('waiting', waiting_count > waiting.length ? `${named}, …` : named)];
}

export function countsText(counts: Readonly<Record<string, number>>): string {
  const shown = Object.entries(counts).filter(([, count]) => count > 0);
  return shown.length > 0 ? shown.map(([name, count]) => `${count} ${name}`).join(', ') : 'none';
}

function fact(name: string, value: string): Cell[] {
  return [paint('dim', name.padEnd(11)), value];
}
