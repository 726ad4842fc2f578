// One fixed question to a model. It is not in a dialog, so that the kill switch can be reached while it runs.
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { amount, dollars, duration } from '../amounts.ts';
import { call } from '../api.ts';
import { refreshModels } from '../models.ts';
import { Link } from '../router.tsx';
import type { BudgetUnit, Output, Provider } from '../types.ts';
import { textOf } from './dialog.tsx';
import { CallProblem } from './explained.tsx';
import { ModelField } from './provider-forms.tsx';
import { Text } from './text.tsx';

type Answer = Output<'gateway.test_provider'>;
/** How the last question stands. */
type Asked = 'nothing' | 'coming' | 'answered' | 'stopped' | 'failed';

export function ProviderTest({ provider }: { readonly provider: Provider }) {
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<unknown>();
  const [asked, setAsked] = useState<Asked>('nothing');
  const [said, setSaid] = useState('');
  const asking = useRef<AbortController>(null);
  // Nobody waits for the answer any more.
  useEffect(() => () => asking.current?.abort(), []);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const model = textOf(new FormData(event.currentTarget), 'model');
    const ended = new AbortController();
    asking.current = ended;
    setAsked('coming');
    setSaid('');
    setAnswer(undefined);
    setProblem(undefined);
    call(
      'gateway.test_provider',
      { name: provider.name, model },
      { signal: ended.signal, onPart: ({ text }) => setSaid((before) => before + text) },
    )
      .then(
        (whole) => {
          setAnswer(whole);
          setAsked('answered');
        },
        (error: unknown) => {
          if (!ended.signal.aborted) setProblem(error);
          setAsked(ended.signal.aborted ? 'stopped' : 'failed');
        },
      )
      .finally(refreshModels);
  };
  const isAsking = asked === 'coming';
  return (
    <section className="provider-test" aria-label={`Test ${provider.name}`}>
      <p className="faint">
        One fixed question is asked. Nothing of this home is sent; the call is recorded as any other.
      </p>
      <form onSubmit={send}>
        <ModelField
          provider={provider}
          value={provider.consents.find(({ holds }) => holds)?.model ?? provider.models?.[0] ?? ''}
        />
        <div className="buttons">
          <button type="submit" className="primary" disabled={isAsking}>
            {isAsking ? 'Waiting for the answer…' : 'Ask it'}
          </button>
          {isAsking ? (
            <button type="button" onClick={() => asking.current?.abort()}>
              Stop
            </button>
          ) : null}
        </div>
      </form>
      {asked === 'answered' || said === '' ? null : (
        <p className={isAsking ? 'coming' : 'coming faint'} aria-busy={isAsking}>
          {isAsking ? 'It answers: ' : 'It was broken off behind: '}
          <Text of={said} />
        </p>
      )}
      {asked === 'stopped' ? (
        <p role="status">You stopped it. What it had written until then counts as spent.</p>
      ) : null}
      {problem === undefined ? null : <CallProblem error={problem} provider={provider.name} />}
      {answer ? <Answered of={answer} /> : null}
    </section>
  );
}

function Answered({ of }: { readonly of: Answer }) {
  const { text, input_tokens, output_tokens, cost_nano, price_known, charged_by, first_token_ms, attempts } = of;
  const { call_id, model_answered, model, finish_reason, warnings } = of;
  return (
    <div className="verdict" role="status">
      <p>
        It answered: <Text of={text === '' ? 'nothing' : text} />
      </p>
      <p className="faint">
        <Text of={model_answered ?? model} />, {input_tokens ?? 'unknown'} tokens in, {output_tokens ?? 'unknown'} out,{' '}
        {price_known ? dollars(cost_nano) : 'price unknown'} by {charged_by},{' '}
        {first_token_ms === null ? '' : `after ${duration(first_token_ms)}, `}
        {attempts} {attempts === 1 ? 'attempt' : 'attempts'}, ended by {finish_reason}.{' '}
        <Link href={`/models/calls/${call_id}`}>The call</Link>
      </p>
      {warnings.map((warning) => (
        <p key={`${warning.actor} ${warning.unit}`} className="bad-text">
          A soft limit is passed: {amount(warning.reached, warning.unit as BudgetUnit)} of{' '}
          {amount(warning.soft, warning.unit as BudgetUnit)} for {warning.actor}.
        </p>
      ))}
    </div>
  );
}
