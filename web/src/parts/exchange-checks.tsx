// Whether an exchange is still what it was: every hash is computed again by the daemon while you look.
import { invalidate, useQuery } from '../queries.ts';
import type { Output } from '../types.ts';
import { Missing } from './empty.tsx';

type Check = Output<'ask.verify_exchange'>['checks'][number];

const CHECKED: Readonly<Record<Check['check'], string>> = {
  context_bundle_hash: 'The bundle is the one that was compiled',
  prompt_hash: 'The prompt is the one that was sent',
  question_hash: 'The question is the one that was asked',
  response_hash: 'The response is the one that came',
  kernel_hash: 'The kernel is the one that held',
  refs_hash: 'What was injected, and why, is as recorded',
  findings_hash: 'The findings are those that were made',
  rendered_again: 'Rendered again it gives the same bytes',
};
const RESULTS = {
  ok: 'ok',
  gone: 'text gone',
  mismatch: 'not what it was',
  no_renderer: 'rendered by another version of Throughline',
} as const;

export function ExchangeChecks({ projectId, exchangeId }: { readonly projectId: string; readonly exchangeId: string }) {
  const { data, error } = useQuery('ask.verify_exchange', { project_id: projectId, exchange_id: exchangeId });
  if (!data) return <Missing error={error} />;
  const again = () =>
    invalidate((name, input) => name === 'ask.verify_exchange' && input['exchange_id'] === exchangeId);
  return (
    <>
      <div className={`verdict ${data.ok ? '' : 'is-bad'}`} role="status">
        <strong>{data.ok ? 'It is what it was.' : 'It is not what it was.'}</strong>{' '}
        {data.gone.length === 0 ? 'Every hash was computed again just now.' : 'Of some parts only the hash is left.'}
      </div>
      <ul className="checks" aria-label="Checks">
        {data.checks.map(({ check, result }) => (
          <li key={check} className={result === 'ok' ? '' : result === 'mismatch' ? 'is-bad' : 'is-gone'}>
            {CHECKED[check]}: {RESULTS[result]} <code>{check}</code>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button type="button" onClick={again}>
          Verify again
        </button>
      </div>
    </>
  );
}
