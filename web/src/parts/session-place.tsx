// Where the session works that holds a task: its branch, and its worktree where that is not the main one.
import { useQuery } from '../queries.ts';
import { Text } from './text.tsx';

const NEWEST = 50;
/** Hooks write to another database, whose changes are not followed, so this is polled. */
const LOOK_MS = 10_000;

interface Place {
  readonly worktree: string | null;
  readonly branch: string | null;
}

export function PlaceOf({ worktree, branch }: Place) {
  if (worktree === null && branch === null) return null;
  return (
    <span className="faint">
      {worktree === null ? null : (
        <>
          in <Text of={worktree.split(/[\\/]/).at(-1) ?? worktree} />{' '}
        </>
      )}
      {branch === null ? null : (
        <>
          on <Text of={branch} />
        </>
      )}
    </span>
  );
}

export function PlaceOfOwner({ owner }: { readonly owner: string }) {
  const { data } = useQuery('mind.list_sessions', { limit: NEWEST }, LOOK_MS);
  const session = data?.sessions.find((each) => each.owner === owner);
  return session ? <PlaceOf worktree={session.worktree} branch={session.branch} /> : null;
}
