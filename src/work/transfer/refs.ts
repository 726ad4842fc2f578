// References between tasks inside texts: by id in a project, by key in a file, so that they still hold in another project.
import type { RecordKey } from './contract.ts';

const OF_TASK = /^(task|checkpoint):(.+?)(@\d{1,15})?$/;

/** A checkpoint's place in the stream means nothing elsewhere, so it becomes a reference to the task's newest. */
export function refWithKey(ref: string, keyOf: (idOrNumber: string) => RecordKey | undefined): string {
  const [, kind, id] = OF_TASK.exec(ref) ?? [];
  const key = id === undefined ? undefined : keyOf(id);
  return key === undefined ? ref : `${kind}:${key}`;
}

/** Keys may hold anything, so only one that is known is taken for one. */
export function refWithId(ref: string, idOf: (key: RecordKey) => string | undefined): string {
  for (const kind of ['task:', 'checkpoint:']) {
    const id = ref.startsWith(kind) ? idOf(ref.slice(kind.length)) : undefined;
    if (id !== undefined) return kind + id;
  }
  return ref;
}
