// One stream: its events as the ledger has them, and its own verification.
import { useState } from 'react';
import { Problem } from '../parts/dialog.tsx';
import { Loading } from '../parts/empty.tsx';
import { EventList } from '../parts/event-list.tsx';
import { Page } from '../parts/page.tsx';
import { Text } from '../parts/text.tsx';
import { Verify } from '../parts/verify.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';

const PAGE = 50;

export function StreamPage({ stream }: { readonly stream: string }) {
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined]);
  const { data: known } = useQuery('work.list_projects', {});
  const name = known?.projects.find(({ project_id: id }) => id === stream)?.name;
  return (
    <Page
      title={name ?? 'Stream'}
      heading={name === undefined ? 'Stream' : <Text of={name} />}
      above={
        <>
          <Link href="/ledger">Ledger</Link>
          <code className="cut">{stream}</code>
        </>
      }
    >
      <Verify stream={stream} />
      <h2>Events, newest first</h2>
      {pages.map((after, at) => (
        <Events
          key={after ?? 'newest'}
          stream={stream}
          after={after}
          {...(at === pages.length - 1 ? { onMore: (next: number) => setPages([...pages, next]) } : {})}
        />
      ))}
    </Page>
  );
}

interface EventsProps {
  readonly stream: string;
  readonly after: number | undefined;
  readonly onMore?: (after: number) => void;
}

function Events({ stream, after, onMore }: EventsProps) {
  const { data, error } = useQuery('ledger.log', {
    stream,
    limit: PAGE,
    newest_first: true,
    ...(after === undefined ? {} : { after }),
  });
  if (!data) return error === undefined ? <Loading /> : <Problem error={error} />;
  const next = data.next_after;
  return (
    <>
      <EventList events={data.events} whole />
      {next !== null && onMore ? (
        <button type="button" onClick={() => onMore(next)}>
          Earlier events
        </button>
      ) : null}
    </>
  );
}
