// Pure: what a session leaves to whoever goes on, as lines that each say where they come from.
import { sessionOwner } from '../../base/coding-agents.ts';
import { cut } from '../../base/quoted.ts';
import type { ObservationKind } from '../observe/contract.ts';
import type { WorkInHand } from '../session/ports.ts';
import type { SliceLine } from './contract.ts';

export interface SaidInSession {
  readonly observation_id: string;
  readonly kind: ObservationKind;
  readonly is_correction: boolean;
  readonly statement: string;
  readonly at: string;
}

export interface SliceFacts {
  readonly agent: string;
  readonly session_id: string;
  readonly work: WorkInHand;
  /** The newest first. */
  readonly said: readonly SaidInSession[];
  /** Paths, the one that was changed last first. */
  readonly files: readonly string[];
}

const MOST_OF_A_KIND = 5;
const MOST_TASKS = 5;
const MOST_FILES = 8;
const LONGEST = 500;
/** Nothing is released by handing it over. */
const HELD = ', held by the giver: yours to start once that session ends or releases it';

export function sliceOf({ agent, session_id, work, said, files }: SliceFacts): SliceLine[] {
  const step = work.next_step;
  const tasks = work.tasks.slice(0, MOST_TASKS);
  const of = (kind: SliceLine['kind'], isOf: (one: SaidInSession) => boolean): SliceLine[] =>
    said
      .filter(isOf)
      .slice(0, MOST_OF_A_KIND)
      .map(({ statement, observation_id }) => line(kind, statement, `observation:${observation_id}`));
  return [
    ...(step && tasks.length > 0 ? [line('next_step', step.text, `task:T${step.number}`)] : []),
    ...tasks.flatMap(({ number, checkpoint }) =>
      checkpoint ? [line('checkpoint', checkpoint.where_we_left_off, `checkpoint:T${number}@${checkpoint.seq}`)] : [],
    ),
    ...tasks.map(({ number, title, status, is_held }) =>
      line('task', `T${number} (${status}${is_held ? HELD : ''}): ${title}`, `task:T${number}`),
    ),
    ...of('correction', ({ kind, is_correction }) => kind === 'correction' || is_correction),
    ...of('constraint', ({ kind, is_correction }) => kind === 'constraint' && !is_correction),
    ...of('decision', ({ kind, is_correction }) => kind === 'decision' && !is_correction),
    ...of('open_end', ({ kind }) => kind === 'open_end'),
    ...(files.length === 0
      ? []
      : [line('file', `Changed: ${listed(files)}`, `session:${sessionOwner(agent, session_id)}`)]),
  ];
}

function line(kind: SliceLine['kind'], text: string, ref: string): SliceLine {
  return { kind, text: cut(text.replaceAll(/\s+/g, ' '), LONGEST), ref };
}

function listed(files: readonly string[]): string {
  const shown = files.slice(0, MOST_FILES).join(', ');
  return files.length > MOST_FILES ? `${shown} and ${files.length - MOST_FILES} more` : shown;
}
