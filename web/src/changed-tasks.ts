// Which tasks were changed by events, so that only these are read again.
import type { WorkEvent } from './types.ts';

export interface ChangedTasks {
  readonly changed: readonly string[];
  /** Undone: they never were. */
  readonly removed: readonly string[];
}

interface Payload {
  readonly task_id?: string;
  readonly restored?: readonly { readonly collection: string; readonly id: string; readonly entity: unknown }[];
}

export function changedTasks(events: readonly WorkEvent[]): ChangedTasks | 'anything' {
  const changed = new Set<string>();
  const removed = new Set<string>();
  for (const { event_type: type, payload } of events) {
    const { task_id: id, restored } = payload as Payload;
    if (restored) {
      for (const { collection, id: each, entity } of restored) {
        if (collection === 'tasks') (entity === null ? removed : changed).add(each);
      }
    } else if (id !== undefined) changed.add(id);
    else if (!/^(goal|project)\./.test(type)) return 'anything';
  }
  return { changed: [...changed].filter((id) => !removed.has(id)), removed: [...removed] };
}
