// What one connection has read: the revision of each record, filled in as `if_revision` when the client writes to that
// record without naming one. So a model overwrites nothing that changed since it looked.
import { Refusal } from '../../base/errors.ts';
import type { Operation } from '../../base/operation.ts';

export interface RevisionsSeen {
  /** The same operation, which also remembers what it answers. */
  watching(operation: Operation): Operation;
}

/** Enough for a session; the ones that were seen first make room. */
const MOST = 10_000;

type Fields = Readonly<Record<string, unknown>>;
interface Seen {
  readonly id: string;
  readonly revision: number;
}

export function createRevisionsSeen(): RevisionsSeen {
  /** By id, and by what else a client may call the record: `T12`, a blocker of a task, a project's name. */
  const records = new Map<string, Seen | 'ambiguous'>();

  const put = (key: string, seen: Seen) => {
    const before = records.get(key);
    const isOther = before === 'ambiguous' || (before !== undefined && before.id !== seen.id);
    records.delete(key);
    records.set(key, isOther ? 'ambiguous' : seen);
    const [oldest] = records.keys();
    if (records.size > MOST && oldest !== undefined) records.delete(oldest);
  };

  /** How many records there were in it. */
  const note = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0;
    let count = 0;
    if (!Array.isArray(value)) {
      const { task_id, goal_id, project_id, revision, number, name, open_blockers } = value as Fields;
      const [letter, id] = task_id ? ['T', task_id] : goal_id ? ['G', goal_id] : ['', project_id];
      if (typeof revision === 'number' && typeof id === 'string') {
        const seen = { id, revision };
        const blockers = Array.isArray(open_blockers) ? (open_blockers as string[]) : [];
        for (const key of [id, letter === '' ? name : `${letter}${String(number)}`, ...blockers])
          put(String(key), seen);
        count += 1;
      }
    }
    for (const member of Object.values(value)) count += note(member);
    return count;
  };

  const revisionOf = (shape: object, input: Fields): number | undefined => {
    const [field, letter] = FIELDS.find(([name]) => name in shape) ?? ['', ''];
    const given = input[field];
    if (typeof given !== 'string') return undefined;
    const number = letter === '' ? undefined : new RegExp(`^(?:#|${letter})?(\\d+)$`, 'i').exec(given)?.[1];
    const seen = records.get(number === undefined ? given : `${letter}${Number(number)}`);
    // By its id it is this record only; a number may have become that of another one.
    const record = seen === undefined || seen === 'ambiguous' ? undefined : records.get(seen.id);
    return record === undefined || record === 'ambiguous' ? undefined : record.revision;
  };

  const filled = ({ definition: { input } }: Operation, given: unknown): unknown => {
    const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
    if (!('if_revision' in input.shape) || !isObject || 'if_revision' in given) return given;
    const revision = revisionOf(input.shape, given as Fields);
    return revision === undefined ? given : { ...given, if_revision: revision };
  };

  return {
    watching: (operation) => ({
      definition: operation.definition,
      role: operation.role,
      async run(input, call) {
        try {
          const result = await operation.run(filled(operation, input), call);
          // An undo or a rollback puts records back to revisions that it does not list.
          if (note(result) === 0 && operation.definition.risk === 'destructive') records.clear();
          return result;
        } catch (error) {
          // The refusal of a stale write shows the record as it is now.
          if (error instanceof Refusal && 'if_revision' in error.details) note(error.details['now']);
          throw error;
        }
      },
    }),
  };
}

/** Which field names the record that an operation changes, the nearest one first, with the letter of its numbers. */
const FIELDS = [
  ['blocker_id', ''],
  ['task_id', 'T'],
  ['goal_id', 'G'],
  ['project_id', ''],
] as const;
