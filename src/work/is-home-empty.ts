// Whether a home holds only the project that it began with: such a home can still become another one.
import { sql, type Store } from '../store/store.ts';

const readFirst = sql<{ event_type: string; actor: string }>(
  'SELECT event_type, actor FROM events ORDER BY position LIMIT 2',
);

export async function isHomeEmpty(store: Store): Promise<boolean> {
  const events = await store.read((tx) => tx.all(readFirst));
  return events.every(({ event_type, actor }) => event_type === 'project.created' && actor === 'system');
}
