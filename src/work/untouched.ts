// Whether anybody has done anything in a home: one that only has the project it began with can still become another.
import { sql, type Store } from '../store/store.ts';

const readFirst = sql<{ event_type: string; actor: string }>(
  'SELECT event_type, actor FROM events ORDER BY position LIMIT 2',
);

export async function isUntouched(store: Store): Promise<boolean> {
  const events = await store.read((tx) => tx.all(readFirst));
  return events.every(({ event_type, actor }) => event_type === 'project.created' && actor === 'system');
}
