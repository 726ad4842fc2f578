// The providers of models: what each does with data, what was consented to, and one question to try it.
import { useState } from 'react';
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask } from '../dialogs.ts';
import { LOOK_MS, refreshModels } from '../models.ts';
import { Copy } from '../parts/copy.tsx';
import { Missing, PageProblem } from '../parts/empty.tsx';
import { askToKill, endKill, useSwitches } from '../parts/kill-switch.tsx';
import { ModelsPage } from '../parts/models-page.tsx';
import { PrivacyFacts } from '../parts/privacy-facts.tsx';
import { askForConsent, askForProvider, secretCommand } from '../parts/provider-forms.tsx';
import { ProviderTest } from '../parts/provider-test.tsx';
import { Badge } from '../parts/status.tsx';
import { Text, visible } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { say } from '../toasts.ts';
import type { Provider } from '../types.ts';

const OFFLINE = 'offline';

export function Providers() {
  const { data, error } = useQuery('gateway.list_providers', {}, LOOK_MS);
  return (
    <ModelsPage
      title="Providers"
      actions={
        <button type="button" className="primary" onClick={askForProvider}>
          Add a provider
        </button>
      }
    >
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data?.providers.length === 1 ? (
        <p className="prose faint">
          No model is asked yet. Add a provider, read what it does with data, and consent; nothing is sent before that.
        </p>
      ) : null}
      <ul className="providers">
        {data?.providers.map((provider) => (
          <ProviderCard key={provider.name} provider={provider} />
        ))}
      </ul>
    </ModelsPage>
  );
}

function ProviderCard({ provider }: { readonly provider: Provider }) {
  const { name, kind, url, local, proxy, ca_file, may_reach, auth, secret_ref, models, facts, killed } = provider;
  const [isTesting, setTesting] = useState(false);
  const isOwn = useSwitches()?.some(({ scope }) => scope === name) ?? false;
  const isOffline = kind === OFFLINE;
  return (
    <li className="provider" aria-label={name}>
      <div className="provider-head">
        <h2>{name}</h2>
        <Badge of={kind} />
        {local ? <Badge of="local" /> : null}
        {killed ? <Badge of="stopped" tone="bad" /> : <Badge of="on" tone="good" />}
      </div>
      <p className="faint">
        {url === null ? 'Nothing leaves this machine.' : <code>{url}</code>}{' '}
        {models ? <Text of={`Only ${models.join(', ')}.`} /> : 'Any of its models.'}
      </p>
      <PrivacyFacts {...facts} proxy={proxy} ca_file={ca_file} may_reach={may_reach} />
      {isOffline ? null : <Consents provider={provider} />}
      {auth === 'key' && secret_ref !== null ? (
        <div className="key">
          <p className="faint">
            Its key is read from <code>{secret_ref}</code>.{' '}
            {secret_ref.startsWith('keychain:') ? 'Put its key into the keychain:' : null}
          </p>
          {secret_ref.startsWith('keychain:') ? <Copy text={secretCommand(name)} /> : null}
        </div>
      ) : null}
      <div className="buttons">
        <button type="button" aria-expanded={isTesting} onClick={() => setTesting(!isTesting)}>
          Test
        </button>
        {isOffline ? null : (
          <button type="button" onClick={() => askForConsent(provider)}>
            Read the facts and consent
          </button>
        )}
        {isOwn ? (
          <button type="button" onClick={() => endKill(name)}>
            Let calls to {name} through
          </button>
        ) : (
          <button type="button" className="quiet-danger" onClick={() => askToKill(name)}>
            Stop calls to {name}
          </button>
        )}
        {isOffline ? null : (
          <button type="button" className="quiet-danger" onClick={() => remove(name)}>
            Remove
          </button>
        )}
      </div>
      {isTesting ? <ProviderTest provider={provider} /> : null}
    </li>
  );
}

function Consents({ provider }: { readonly provider: Provider }) {
  if (provider.consents.length === 0) return <p>Nobody has consented: nothing is sent to it.</p>;
  return (
    <ul className="consents">
      {provider.consents.map(({ model, holds, confirmed_at, confirmed_by }) => (
        <li key={model}>
          <Badge of={holds ? 'consented' : 'asks again'} tone={holds ? 'good' : 'bad'} />
          <span className="grow">
            <Text of={model} />{' '}
            <span className="faint">
              by <Text of={confirmed_by} />, <When at={confirmed_at} />
              {holds ? '' : '. What it does with data, or its address, changed since.'}
            </span>
          </span>
          {holds ? null : (
            <button type="button" className="link" onClick={() => askForConsent(provider, model)}>
              Read it again
            </button>
          )}
          <button type="button" className="link" onClick={() => revoke(provider.name, model)}>
            Revoke<span className="sr"> {visible(model)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function revoke(name: string, model: string): void {
  once(`revoke ${name} ${model}`, async () => {
    const agreed = await ask({
      title: 'Take the consent back?',
      text: `From the next call on, nothing is sent to ${model} of ${name}.`,
      confirm: 'Revoke',
      isDangerous: true,
    });
    if (agreed === undefined) return;
    await call('gateway.revoke_consent', { name, model }).finally(refreshModels);
    say({ text: `Nothing is sent to ${model} of ${name} any more` });
  });
}

function remove(name: string): void {
  once(`remove ${name}`, async () => {
    const agreed = await ask({
      title: `Remove ${name}?`,
      text: 'Its consents go with it, and its key in the keychain. Calls that were made stay on record.',
      confirm: 'Remove it',
      isDangerous: true,
    });
    if (agreed === undefined) return;
    await call('gateway.remove_provider', { name }).finally(refreshModels);
    say({ text: `${name} is removed` });
  });
}
