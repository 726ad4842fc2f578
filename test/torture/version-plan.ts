// What the writers of two versions do, decided by seed, writer and number alone, and what must hold of the events
// afterwards: every acknowledged change is there once, and an older program changed nothing after a newer one.
import { createDice } from '../simulation/dice.ts';
import { expect } from './audit.ts';

export type Version = 'older' | 'newer';

export interface Change {
  readonly operationId: string;
  /** Stands in the event, so that one change can be told from all others. */
  readonly text: string;
  /** For a caller of the library. */
  readonly operation: string;
  readonly input: Readonly<Record<string, string>>;
  /** The same on the command line. */
  readonly args: readonly string[];
}

/** The goal and the task that every trial begins with. */
export const GOAL = 'G1';
export const TASK = 'T1';

export function changeOf(seed: string, writer: string, n: number): Change {
  const operationId = `${writer}/${n}`;
  const text = `Change ${n} of ${writer}`;
  const repeatable = ['--operation-id', operationId, '--json'];
  const inWords = { operationId, text };
  switch (createDice(`${seed}/${operationId}`).int(3)) {
    case 0:
      return {
        ...inWords,
        operation: 'work.create_goal',
        input: { text, operation_id: operationId },
        args: ['goal', 'create', text, ...repeatable],
      };
    case 1:
      return {
        ...inWords,
        operation: 'work.update_checkpoint',
        input: { task_id: TASK, where_we_left_off: text, next_step: 'Go on', operation_id: operationId },
        args: ['checkpoint', 'set', TASK, text, 'Go on', ...repeatable],
      };
    default:
      return {
        ...inWords,
        operation: 'work.add_task',
        input: { goal_id: GOAL, title: text, operation_id: operationId },
        args: ['task', 'add', GOAL, text, ...repeatable],
      };
  }
}

/** Who writes: a library names the version by the actor, the command line by the writer in its operation ids. */
export const actorOf = (version: Version, writer: string): string => `${version}:${writer}`;
export const shellOf = (version: Version): string => `${version}:shell`;

/** Where a home stands; while it is upgraded either version may find it in either format. */
export type Phase = 'before' | 'upgrading' | 'after';

/** Whether a command that ran from one phase to another is acknowledged: before the upgrade the older one, then the newer. */
export function verdictOn(version: Version, begun: Phase, ended: Phase): 'acknowledged' | 'refused' | 'either' {
  if (begun !== ended || begun === 'upgrading') return 'either';
  return (version === 'older') === (begun === 'before') ? 'acknowledged' : 'refused';
}

export interface WrittenRow {
  readonly position: number;
  readonly append_seq: number;
  readonly actor: string;
  readonly operation_id: string | null;
  readonly payload: string;
}

/** `rows` in commit order. Throws a Violation. */
export function checkChanges(rows: readonly WrittenRow[], acknowledged: readonly Change[]): void {
  const byOperation = Map.groupBy(rows, ({ operation_id }) => operation_id);
  for (const { operationId, text } of acknowledged) {
    const written = byOperation.get(operationId) ?? [];
    const appends = new Set(written.map(({ append_seq }) => append_seq)).size;
    const saying = written.filter(({ payload }) => payload.includes(`"${text}"`)).length;
    expect(
      'what was acknowledged is there once',
      { operationId, appends, saying },
      { operationId, appends: 1, saying: 1 },
    );
  }
  let firstNewer: number | undefined;
  for (const { position, actor, operation_id } of rows) {
    const version = [actor, operation_id].map((name) => /^(older|newer):/.exec(name ?? '')?.[1]).find(Boolean);
    if (version === 'newer') firstNewer ??= position;
    const isLate = version === 'older' && firstNewer !== undefined;
    expect(
      'an older program writes nothing after a newer one has',
      { position, operation_id, isLate },
      { position, operation_id, isLate: false },
    );
  }
}
