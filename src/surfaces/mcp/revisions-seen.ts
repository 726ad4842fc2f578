// What one connection has read: the revision of each record, filled in as `if_revision` when the client writes to that
// record without naming one. So a model overwrites nothing that changed since it looked.
import { Refusal } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
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
  /** By id, and by what else a client may call the record: its number in its project, a blocker of a task. */
  const records = new Map<string, Seen>();
  /** The ids of projects by what a client calls them; under the empty name, the one that is meant when it names none. */
  const projects = new Map<string, string>();

  const put = (key: string, seen: Seen) => {
    records.delete(key);
    records.set(key, seen);
    const [oldest] = records.keys();
    if (records.size > MOST && oldest !== undefined) records.delete(oldest);
  };

  /** Adds the project of each record in it to `of`, and says how many records there were. */
  const note = (value: unknown, of: Set<string>): number => {
    if (typeof value !== 'object' || value === null) return 0;
    let count = 0;
    if (!Array.isArray(value)) {
      const { task_id, goal_id, project_id, revision, number, name, open_blockers } = value as Fields;
      const [letter, id] = task_id ? ['T', task_id] : goal_id ? ['G', goal_id] : ['', project_id];
      if (typeof revision === 'number' && typeof id === 'string') {
        const seen = { id, revision };
        if (typeof project_id === 'string') of.add(project_id);
        if (letter === '') projects.set(String(name), id);
        const numbers = letter === '' ? [] : [keyOf(letter, number), keyOf(letter, number, String(project_id))];
        const blockers = Array.isArray(open_blockers) ? (open_blockers as string[]) : [];
        for (const key of [id, ...numbers, ...blockers]) put(key, seen);
        count += 1;
      }
    }
    for (const member of Object.values(value)) count += note(member, of);
    return count;
  };

  /** An answer of one project's records also says which project the caller's word for it means. */
  const learn = ({ definition: { input } }: Operation, given: unknown, answer: unknown): number => {
    const of = new Set<string>();
    const count = note(answer, of);
    const [project, ...others] = of;
    if ('project_id' in input.shape && project !== undefined && others.length === 0) {
      projects.set(wordFor((given ?? {}) as Fields), project);
    }
    return count;
  };

  const revisionOf = (shape: object, input: Fields): number | undefined => {
    const [field, letter] = FIELDS.find(([name]) => name in shape) ?? ['', ''];
    const word = wordFor(input);
    const project = projects.get(word) ?? (isUuid(word) ? word : undefined);
    const given = field === 'project_id' ? project : input[field];
    if (typeof given !== 'string') return undefined;
    const number = letter === '' ? undefined : new RegExp(`^(?:#|${letter})?(\\d+)$`, 'i').exec(given)?.[1];
    const seen = records.get(number === undefined ? given : keyOf(letter, Number(number), project));
    // By its id it is this record only; a number may have become that of another one.
    return seen && records.get(seen.id)?.revision;
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
          if (learn(operation, input, result) === 0 && operation.definition.risk === 'destructive') records.clear();
          return result;
        } catch (error) {
          // The refusal of a stale write shows the record as it is now.
          if (error instanceof Refusal && 'if_revision' in error.details) {
            learn(operation, input, error.details['now']);
          }
          throw error;
        }
      },
    }),
  };
}

/** Without a project, the record of that number that was seen last, in whichever project. */
function keyOf(letter: string, number: unknown, project = ''): string {
  return `${project} ${letter}${String(number)}`;
}

/** What the client calls the project, empty when it names none. */
function wordFor({ project_id }: Fields): string {
  return typeof project_id === 'string' ? project_id : '';
}

/** Which field names the record that an operation changes, the nearest one first, with the letter of its numbers. */
const FIELDS = [
  ['blocker_id', ''],
  ['task_id', 'T'],
  ['goal_id', 'G'],
  ['project_id', ''],
] as const;
