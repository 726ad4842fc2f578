// Forms about a provider: adding one, and reading what it does with data before a person consents.
import { useState, type SyntheticEvent } from 'react';
import { call } from '../api.ts';
import { closeDialog, showDialog } from '../dialogs.ts';
import { refreshModels } from '../models.ts';
import { useQuery } from '../queries.ts';
import { say } from '../toasts.ts';
import type { Output, Provider } from '../types.ts';
import { Dialog, FormDialog, Problem, textOf } from './dialog.tsx';
import { Area, Choice, Line, linesOf } from './fields.tsx';
import { PrivacyFacts } from './privacy-facts.tsx';
import { Text, visible } from './text.tsx';

export const secretCommand = (name: string): string => `throughline provider secret ${name}`;

export function askForProvider(): void {
  showDialog(<ProviderForm />);
}

const KINDS = [
  ['openai-compatible', 'Compatible with OpenAI (Ollama, vLLM, LM Studio and others)'],
  ['openai', 'OpenAI'],
  ['anthropic', 'Anthropic'],
] as const;
const OWN = '';
const FACTS = ['retention', 'training', 'jurisdiction', 'policy_version', 'source'] as const;

function ProviderForm() {
  const { data } = useQuery('gateway.list_presets', {});
  const presets = data?.presets ?? [];
  const [preset, setPreset] = useState(OWN);
  const known = presets.find((each) => each.preset === preset);
  const save = async (form: FormData) => {
    const name = textOf(form, 'name');
    const models = linesOf(textOf(form, 'models'));
    const told = FACTS.flatMap((each) => (textOf(form, each) === '' ? [] : [[each, textOf(form, each)] as const]));
    const added = await call('gateway.add_provider', {
      name,
      ...(known
        ? { preset: known.preset }
        : {
            kind: textOf(form, 'kind') as (typeof KINDS)[number][0],
            url: textOf(form, 'url'),
            local: form.get('local') !== null,
            auth: textOf(form, 'auth') as 'key' | 'none',
          }),
      ...(models.length === 0 ? {} : { models }),
      ...Object.fromEntries(told),
    }).finally(refreshModels);
    const next = added.auth === 'key' ? `Put its key into the keychain: ${secretCommand(name)}` : undefined;
    say({ text: `${name} is added. Nothing was sent to it.`, ...(next === undefined ? {} : { hint: next }) });
  };
  return (
    <FormDialog title="Add a provider" submit="Add it" onSubmit={save}>
      <label className="field">
        <span>Which</span>
        <select name="preset" value={preset} onChange={(event) => setPreset(event.target.value)}>
          <option value={OWN}>Another: describe it</option>
          {presets.map((each) => (
            <option key={each.preset} value={each.preset}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <Line key={preset} name="name" label="What you call it" value={preset} required max={64} />
      {known ? (
        <>
          <p className="above-facts faint">
            {known.local ? 'On this machine' : 'Elsewhere'}, at <code>{known.url}</code>
          </p>
          <PrivacyFacts {...known.facts} />
        </>
      ) : (
        <Described />
      )}
      <Area name="models" label="Only these models, one per line" hint="Empty: any model that it has." rows={2} />
      <KeyHint isNeeded={known ? known.auth === 'key' : undefined} />
    </FormDialog>
  );
}

function Described() {
  return (
    <>
      <Choice name="kind" label="Which protocol it speaks" value={KINDS[0][0]} options={KINDS} />
      <Line name="url" label="Address" hint="The base of its addresses; it mostly ends in /v1." required max={1000} />
      <label className="field check-field">
        <input type="checkbox" name="local" value="yes" /> It runs on this machine or in its own network
      </label>
      <Choice
        name="auth"
        label="Key"
        value="none"
        options={[
          ['none', 'It wants none'],
          ['key', 'It wants one'],
        ]}
      />
      <details className="more">
        <summary>What it does with data, if you know</summary>
        <Line name="retention" label="How long it keeps what it is sent" max={500} />
        <Line name="training" label="Whether it trains on it" max={500} />
        <Line name="jurisdiction" label="Whose law holds there" max={500} />
        <Line name="policy_version" label="Version of its terms" hint="Another one asks for consent again." max={100} />
        <Line name="source" label="Where you read this" max={500} />
      </details>
    </>
  );
}

function KeyHint({ isNeeded }: { readonly isNeeded: boolean | undefined }) {
  if (isNeeded === false) return null;
  return (
    <p className="faint above-facts">
      {isNeeded ? 'It wants a key.' : 'If it wants a key:'} Keys are never typed into this page. Put it into the
      keychain afterwards, at a terminal: <code>{secretCommand('<name>')}</code>
    </p>
  );
}

export function askForConsent(provider: Provider, model = ''): void {
  showDialog(<ConsentForm provider={provider} model={model} />);
}

type Facts = Output<'gateway.get_facts'>;

/** First the model, then what is known, then the consent to exactly that. */
function ConsentForm({ provider, model: first }: { readonly provider: Provider; readonly model: string }) {
  const [read, setRead] = useState<Facts>();
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const model = read?.facts.model ?? textOf(new FormData(event.currentTarget), 'model');
    setBusy(true);
    setProblem(undefined);
    const done = read
      ? call('gateway.consent', { name: provider.name, model, digest: read.digest }).then(() => {
          refreshModels();
          say({ text: `You consented: ${model} of ${provider.name} may be sent data` });
          closeDialog();
        })
      : call('gateway.get_facts', { name: provider.name, model }).then(setRead);
    done
      .catch((error: unknown) => {
        setProblem(error);
        // Other facts hold now, so they are read again before anybody consents.
        setRead(undefined);
      })
      .finally(() => setBusy(false));
  };
  return (
    <Dialog title={`What ${provider.name} does with data`} onClose={closeDialog}>
      <form onSubmit={send}>
        {read ? (
          <>
            <p>
              <strong>
                <Text of={read.facts.model} />
              </strong>{' '}
              would be sent data, to <code className="wrap">{read.facts.url}</code>
              {read.facts.local ? ' (declared local)' : ''}.
            </p>
            <PrivacyFacts {...read.facts} />
          </>
        ) : (
          <ModelField provider={provider} value={first} />
        )}
        <Problem error={problem} />
        <div className="buttons end">
          <button type="button" onClick={closeDialog}>
            Cancel
          </button>
          <button type="submit" className="primary" disabled={isBusy}>
            {isBusy ? 'Working…' : read ? 'I read this, and consent' : 'Read the facts'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** One of the models that it was declared with, or any name. */
export function ModelField({ provider, value }: { readonly provider: Provider; readonly value: string }) {
  if (provider.models) {
    return (
      <Choice
        name="model"
        label="Model"
        value={value}
        options={provider.models.map((each) => [each, visible(each)] as const)}
        required
      />
    );
  }
  return <Line name="model" label="Model, as the provider names it" value={value} required max={200} />;
}
