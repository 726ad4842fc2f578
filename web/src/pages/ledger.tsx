// The ledger: what the home holds, all its streams, and whether it is intact.
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { Page } from '../parts/page.tsx';
import { Text } from '../parts/text.tsx';
import { Verify } from '../parts/verify.tsx';
import { VirtualList } from '../parts/virtual-list.tsx';
import { When } from '../parts/when.tsx';
import { invalidate, useQuery } from '../queries.ts';
import { Link, usePlace } from '../router.tsx';
import { say } from '../toasts.ts';
import type { Stream } from '../types.ts';

const ROW_PX = 44;

async function sign(): Promise<void> {
  const { signed } = await call('ledger.sign', {});
  say({ text: signed ? `${signed.tree_size} events are signed` : 'Nothing is new since the last signature' });
  invalidate((name) => name === 'ledger.status');
}

export function Ledger() {
  const { query } = usePlace();
  const { data: status, error } = useQuery('ledger.status', {});
  const { data, error: unlisted } = useQuery('ledger.list_streams', { limit: 1000 });
  const { data: known } = useQuery('work.list_projects', {});
  const names = new Map((known?.projects ?? []).map(({ project_id: id, name }) => [id, name]));
  const streams = data?.streams ?? [];
  return (
    <Page
      title="Ledger"
      isFull
      actions={
        <button type="button" onClick={() => once('sign', sign)}>
          Sign now
        </button>
      }
    >
      <PageProblem error={error} />
      {status ? (
        <dl className="facts">
          <Fact name="Events">{status.events}</Fact>
          <Fact name="Streams">{status.streams}</Fact>
          <Fact name="Signed">{status.signed_events}</Fact>
          <Fact name="Not signed yet">{status.unsigned_events}</Fact>
          <div>
            <dt>Last signature</dt>
            <dd>
              <When at={status.last_signed_at} />
            </dd>
          </div>
        </dl>
      ) : null}
      <Verify startsAtOnce={query.has('verify')} />
      <h2>Streams</h2>
      {data ? null : <Missing error={unlisted} />}
      {data && streams.length === 0 ? (
        <Empty title="Nothing was written yet" commands={['throughline goal create "Ship the first version"']}>
          <p>Every change becomes an event of a stream: of a project, a workflow or the kernel.</p>
        </Empty>
      ) : null}
      {streams.length > 0 ? (
        <VirtualList items={streams} rowHeight={ROW_PX} label="Streams" keyOf={(stream) => stream.workflow_id}>
          {(stream) => <StreamRow stream={stream} name={names.get(stream.workflow_id)} />}
        </VirtualList>
      ) : null}
      {data?.next_after ? (
        <p className="faint pad">
          The first 1000 are here. Open another by its address, or look with <code>throughline log</code>.
        </p>
      ) : null}
    </Page>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children.toLocaleString('en')}</dd>
    </div>
  );
}

function StreamRow({ stream, name }: { readonly stream: Stream; readonly name: string | undefined }) {
  return (
    <div className="stream-row">
      <span className="kind">{stream.kind}</span>
      <Link href={`/ledger/${stream.workflow_id}`} className="cut">
        {name === undefined ? <code>{stream.workflow_id}</code> : <Text of={name} />}
      </Link>
      <span className="faint count">
        {stream.head_seq.toLocaleString('en')} {stream.head_seq === 1 ? 'event' : 'events'}
      </span>
      <span className="faint count">
        {stream.entity_count.toLocaleString('en')} {stream.entity_count === 1 ? 'record' : 'records'}
      </span>
      <span className="faint at">
        <When at={stream.created_at} />
      </span>
    </div>
  );
}
