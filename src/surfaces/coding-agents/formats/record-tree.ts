// The newest records of a session whose records form a tree: which of them are left, and which are gone back to, when a record goes on
// from another one than the last.
import type { Json } from '../../../base/canonical-json.ts';
import { keyOf } from './record-steps.ts';

const MOST_RECORDS = 1_024;

export interface Moved {
  /** Keys of events that are no longer on the way to the newest record. */
  readonly left: readonly string[];
  /** Of those that are so again. */
  readonly entered: readonly string[];
}

export interface RecordTree {
  /** Before a record is added. A parent that is not among the newest records moves nothing. */
  move(parent: string | null): Moved;
  add(id: string, parent: string | null, events: number): void;
  state(): Json;
}

interface Node {
  readonly parent: string | null;
  readonly events: number;
}

export function createRecordTree(state: unknown): RecordTree {
  const nodes = new Map<string, Node>();
  let leaf: string | null = null;
  for (const line of Array.isArray(state) ? state : []) {
    const [id, parent, events] = typeof line === 'string' ? line.split(' ') : [];
    if (id === undefined || events === undefined) continue;
    nodes.set(id, { parent: parent === '' || parent === undefined ? null : parent, events: Number(events) });
    leaf = id;
  }

  const wayTo = (from: string | null): ReadonlySet<string> => {
    const way = new Set<string>();
    for (let at = from; at !== null && !way.has(at); at = nodes.get(at)?.parent ?? null) way.add(at);
    return way;
  };
  const keysOf = (ids: readonly string[]) =>
    ids.toReversed().flatMap((id) => Array.from({ length: nodes.get(id)?.events ?? 0 }, (_, n) => keyOf(id, n)));

  return {
    move(parent) {
      if (parent === leaf || leaf === null || (parent !== null && !nodes.has(parent))) return { left: [], entered: [] };
      const [from, to] = [wayTo(leaf), wayTo(parent)];
      return {
        left: keysOf([...from].filter((id) => !to.has(id))),
        entered: keysOf([...to].filter((id) => !from.has(id))),
      };
    },
    add(id, parent, events) {
      nodes.delete(id);
      nodes.set(id, { parent, events });
      leaf = id;
      const [oldest] = nodes.size > MOST_RECORDS ? nodes.keys() : [];
      if (oldest !== undefined) nodes.delete(oldest);
    },
    state: () => [...nodes].map(([id, { parent, events }]) => `${id} ${parent ?? ''} ${events}`),
  };
}
