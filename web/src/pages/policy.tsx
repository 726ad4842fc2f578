// Who may ask which model: the rules, and whether a caller would get through.
import { useState, type SyntheticEvent } from 'react';
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { explain } from '../denials.ts';
import { ask } from '../dialogs.ts';
import { LOOK_MS, refreshModels } from '../models.ts';
import { Copy } from '../parts/copy.tsx';
import { textOf } from '../parts/dialog.tsx';
import { Missing, PageProblem } from '../parts/empty.tsx';
import { Choice, Line } from '../parts/fields.tsx';
import { ModelsPage } from '../parts/models-page.tsx';
import { ANY, KIND_WORDS, askForRule } from '../parts/rule-form.tsx';
import { Badge } from '../parts/status.tsx';
import { Text, visible } from '../parts/text.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import { say } from '../toasts.ts';
import type { Input, Output, PolicyRule } from '../types.ts';

export function Policy() {
  const { data, error } = useQuery('gateway.list_rules', {}, LOOK_MS);
  return (
    <ModelsPage
      title="Policy"
      actions={
        <>
          <button type="button" className="primary" onClick={() => askForRule('allow')}>
            Allow
          </button>
          <button type="button" className="quiet-danger" onClick={() => askForRule('deny')}>
            Deny
          </button>
        </>
      }
    >
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      <p className="prose faint">
        A person needs no rule. Agents, tokens and programs may ask nothing until a rule lets them; a rule that denies
        counts first. Consent is needed as well.
      </p>
      {data?.rules.length === 0 ? <p className="pad faint">No rule yet: only persons may ask models.</p> : null}
      <ul className="rows" aria-label="Rules">
        {data?.rules.map((rule) => (
          <li key={rule.number} className="row">
            <span className="number">{rule.number}</span>
            <Badge of={rule.effect} tone={rule.effect === 'allow' ? 'good' : 'bad'} />
            <span className="grow">
              <Sentence of={rule} />
            </span>
            <button type="button" className="quiet-danger" onClick={() => remove(rule, data.rules_hash)}>
              Remove<span className="sr"> rule {rule.number}</span>
            </button>
          </li>
        ))}
      </ul>
      <Explain />
    </ModelsPage>
  );
}

function Sentence({ of: { effect, actor, actor_kind, category, provider, model } }: { readonly of: PolicyRule }) {
  return (
    <>
      {actor === ANY ? (
        <strong>{KIND_WORDS[actor_kind] ?? actor_kind}</strong>
      ) : (
        <strong>
          <Text of={actor} />
        </strong>
      )}
      {actor === ANY || actor_kind === ANY ? '' : ` (${actor_kind.replaceAll('_', ' ')})`}{' '}
      {effect === 'allow' ? 'may ask' : 'may not ask'} {model === ANY ? 'any model' : <Text of={model} />} of{' '}
      {provider === ANY ? 'any provider' : provider}
      {category === ANY ? '' : `, for work of the category ${category}`}
    </>
  );
}

function remove(rule: PolicyRule, rulesHash: string): void {
  once(`remove rule ${rule.number}`, async () => {
    const agreed = await ask({
      title: `Remove rule ${rule.number}?`,
      text:
        rule.effect === 'allow'
          ? 'Callers whom no other rule allows are refused from the next call on.'
          : 'Callers whom another rule allows get through from the next call on.',
      confirm: 'Remove it',
      isDangerous: true,
    });
    if (agreed === undefined) return;
    // Numbers move when another rule is removed: never remove a rule that was not shown.
    const input = { number: rule.number, if_rules_hash: rulesHash };
    await call('gateway.remove_rule', input).finally(refreshModels);
    say({ text: `Rule ${rule.number} is removed` });
  });
}

type Asked = Input<'gateway.explain'>;

function Explain() {
  const { data: listed } = useQuery('gateway.list_providers', {}, LOOK_MS);
  const [asked, setAsked] = useState<Asked>();
  const { data, error } = useQuery('gateway.explain', asked ?? false, LOOK_MS);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const actor = textOf(form, 'actor');
    setAsked({
      provider: textOf(form, 'provider'),
      model: textOf(form, 'model'),
      ...(actor === '' ? {} : { actor }),
    });
  };
  return (
    <section aria-labelledby="explain">
      <h2 id="explain">Would it pass?</h2>
      <form className="inline-form" onSubmit={send}>
        <Line name="actor" label="Who" hint="As in claude or token:ci. Empty: you." max={100} />
        <Choice
          key={listed?.providers.length ?? 0}
          name="provider"
          label="Provider"
          value={listed?.providers.at(-1)?.name ?? 'offline'}
          options={listed?.providers.map(({ name }) => [name, name] as const) ?? []}
        />
        <Line name="model" label="Model" required max={200} />
        <button type="submit" className="primary">
          Explain
        </button>
      </form>
      {asked === undefined ? null : <PageProblem error={error} />}
      {asked && data ? <Gates asked={asked} of={data} /> : null}
    </section>
  );
}

const HERE = '/models/policy';
const GATE_WORDS: Readonly<Record<string, string>> = {
  provider_killed: 'Kill switch',
  provider_not_allowed: 'Provider',
  model_not_allowed: 'Model',
  privacy_confirmation_required: 'Consent',
  budget_exceeded: 'Budget',
  price_unknown: 'Budget',
};

function Gates({ asked, of }: { readonly asked: Asked; readonly of: Output<'gateway.explain'> }) {
  const { actor, actor_kind, passes, code, why, act, gates } = of;
  const known = explain(code);
  return (
    <div className={`verdict ${passes ? '' : 'is-bad'}`} role="status">
      <p>
        <strong>
          {passes ? 'It would pass.' : 'It would be refused.'} {actor} ({actor_kind.replaceAll('_', ' ')}):{' '}
        </strong>
        <Text of={why} />.
      </p>
      <ol className="checks gates">
        {gates.map((gate) => (
          <li key={gate.gate} className={gate.passes ? 'is-good' : 'is-bad'}>
            <span className="sr">{gate.passes ? 'Open: ' : 'Closed: '}</span>
            {GATE_WORDS[gate.gate] ?? gate.gate}: <Text of={gate.why} />
          </li>
        ))}
      </ol>
      {passes ? (
        <p className="faint">
          What a request holds, how much it may take, the key and the address are judged when a call is made.
        </p>
      ) : (
        <p>
          {act === null ? known?.act : 'This opens it:'}{' '}
          {known?.place && known.place[0] !== HERE ? <Link href={known.place[0]}>{known.place[1]}</Link> : null}
        </p>
      )}
      {act === null ? null : <Copy text={visible(act)} />}
      {act?.startsWith('throughline policy allow') ? (
        <p>
          <button
            type="button"
            onClick={() => askForRule('allow', { actor, provider: asked.provider, model: asked.model })}
          >
            Allow it
          </button>
        </p>
      ) : null}
    </div>
  );
}
