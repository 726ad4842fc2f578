// One call to a model, with all that is on record of it. What was sent and answered is not: nobody keeps that here.
import type { ReactNode } from 'react';
import { dollars, duration } from '../amounts.ts';
import { CallStatus } from '../parts/call-status.tsx';
import { Missing, PageProblem } from '../parts/empty.tsx';
import { Explained } from '../parts/explained.tsx';
import { Json } from '../parts/json.tsx';
import { ModelsPage } from '../parts/models-page.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import type { ModelCall } from '../types.ts';

export function CallPage({ callId }: { readonly callId: string }) {
  const { data, error } = useQuery('gateway.get_call', { call_id: callId });
  return (
    <ModelsPage title="Call">
      {data ? <PageProblem error={error} /> : <Missing error={error} elsewhere={['/models/calls', 'All calls']} />}
      {data ? <Record of={data.call} /> : null}
    </ModelsPage>
  );
}

const CHARGED: Readonly<Record<string, string>> = {
  provider: 'Counted by the provider’s figures.',
  estimate: 'Counted without the provider’s figures, by the most that it could be.',
  reservation: 'Counted by all that was reserved: nothing came, and nobody knows what was done.',
  nothing: 'Nothing was charged.',
};

function Record({ of }: { readonly of: ModelCall }) {
  const tokens = (value: number | null) => (value === null ? 'not told' : value.toLocaleString('en'));
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Caller', <Text key="c" of={`${of.agent_id} (${of.agent_kind.replaceAll('_', ' ')})`} />],
    ['Provider', of.provider],
    ['Model asked', <Text key="m" of={of.model} />],
    ['Model answered', <Text key="a" of={of.model_answered ?? 'none'} />],
    ['Begun', <When key="b" at={of.begun_at} />],
    ['Ended', of.ended_at === null ? 'not yet' : <When key="e" at={of.ended_at} />],
    ['For', `${of.operation_key}${of.prompt_id === null ? '' : `, prompt ${of.prompt_id} ${of.prompt_version ?? ''}`}`],
    ['Day', `${of.window_start_local_date}, ${of.timezone}`],
  ];
  const figures: readonly (readonly [string, ReactNode])[] = [
    ['Tokens in', tokens(of.input_tokens)],
    ['of these from a cache', tokens(of.cache_read_tokens)],
    ['of these into a cache', tokens(of.cache_write_tokens)],
    ['Tokens out', tokens(of.output_tokens)],
    ['of these reasoning', tokens(of.reasoning_tokens)],
    ['Charged', `${of.charged_tokens.toLocaleString('en')} tokens`],
    ['Cost', of.price_known ? dollars(of.charged_cost_nano) : 'price not known'],
    ['Took', duration(of.charged_runtime_ms)],
    ['First token', of.first_token_ms === null ? 'none' : `after ${duration(of.first_token_ms)}`],
    ['Attempts', of.attempts],
  ];
  return (
    <>
      <p>
        <CallStatus of={of.status} /> <Link href="/models/calls">All calls</Link>
      </p>
      {of.code === null ? null : <Explained code={of.code} why={of.why} provider={of.provider} />}
      <Facts of={facts} />
      <h2>What it took</h2>
      <Facts of={figures} />
      {of.charged_by === null ? null : <p className="faint">{CHARGED[of.charged_by] ?? of.charged_by}</p>}
      {of.dropped_fields.length === 0 ? null : (
        <p>
          Left out before it was sent: <Text of={of.dropped_fields.join(', ')} />
        </p>
      )}
      <details className="codes">
        <summary>The whole record</summary>
        <Json value={of} label={`Call ${of.call_id}`} />
      </details>
    </>
  );
}

function Facts({ of }: { readonly of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
