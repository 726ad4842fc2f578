// One banner where the mind stopped learning without anybody noticing: what is wrong, and what to do.
import { useQuery } from '../queries.ts';
import { Text } from './text.tsx';

/** Queues move without a change of the ledger. */
const LOOK_MS = 15_000;

export function Attention({ projectId }: { readonly projectId: string }) {
  // Looking must not make a database.
  const { data: held } = useQuery('ledger.list_databases', {});
  const hasMind = held?.databases.some(({ name }) => name === 'mind') ?? false;
  const { data } = useQuery('mind.status', hasMind && { project_id: projectId, limit: 1 }, LOOK_MS);
  const attention = data?.attention ?? null;
  if (attention === null) return null;
  return (
    <p className="problem" role="alert">
      <Text of={attention.says} />
      <span className="hint">
        <Text of={attention.todo} />
      </span>
    </p>
  );
}
