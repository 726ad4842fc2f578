// A rule of the policy: who may ask what, or may not.
import { call } from '../api.ts';
import { showDialog } from '../dialogs.ts';
import { refreshModels } from '../models.ts';
import { useQuery } from '../queries.ts';
import { say } from '../toasts.ts';
import type { Input } from '../types.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Choice, Line } from './fields.tsx';

type Rule = Input<'gateway.allow'>;
type Kind = NonNullable<Rule['actor_kind']>;

export const ANY = '*';
export const KIND_WORDS: Readonly<Record<string, string>> = {
  [ANY]: 'anybody',
  coding_agent: 'every coding agent',
  token: 'every holder of a token',
  program: 'every other program',
  domain: 'every part of Throughline',
  person: 'every person',
};

export function askForRule(effect: 'allow' | 'deny', first: Rule = {}): void {
  showDialog(<RuleForm effect={effect} first={first} />);
}

function RuleForm({ effect, first }: { readonly effect: 'allow' | 'deny'; readonly first: Rule }) {
  const { data } = useQuery('gateway.list_providers', {});
  const names = data?.providers.map(({ name }) => name).filter((name) => name !== 'offline') ?? [];
  const save = async (form: FormData) => {
    const orAny = (name: string) => (textOf(form, name) === '' ? ANY : textOf(form, name));
    const rule = {
      actor: orAny('actor'),
      actor_kind: textOf(form, 'actor_kind') as Kind,
      provider: textOf(form, 'provider'),
      model: orAny('model'),
      category: orAny('category'),
    };
    const done = effect === 'allow' ? call('gateway.allow', rule) : call('gateway.deny', rule);
    await done.finally(refreshModels);
    say({ text: effect === 'allow' ? 'The rule allows it' : 'The rule denies it' });
  };
  return (
    <FormDialog
      title={effect === 'allow' ? 'Let a caller ask a model' : 'Keep a caller from asking a model'}
      submit={effect === 'allow' ? 'Allow' : 'Deny'}
      isDangerous={effect === 'deny'}
      onSubmit={save}
    >
      <p className="faint">
        {effect === 'allow'
          ? 'Agents, tokens and programs may ask nothing until a rule lets them. Consent is needed as well.'
          : 'A rule that denies counts before every rule that allows, for persons too.'}
      </p>
      <Line
        name="actor"
        label="Who"
        value={named(first.actor)}
        hint="As in claude or token:ci. Empty: anybody."
        max={100}
      />
      <Choice
        name="actor_kind"
        label="What they are"
        value={first.actor_kind ?? ANY}
        options={Object.entries(KIND_WORDS).map(([kind, words]) => [kind, kind === ANY ? 'anything' : words] as const)}
      />
      <Choice
        key={names.join(' ')}
        name="provider"
        label="Provider"
        value={first.provider ?? ANY}
        options={[[ANY, 'any provider'], ...names.map((name) => [name, name] as const)]}
      />
      <Line name="model" label="Model" value={named(first.model)} hint="Empty: any model." max={200} />
      <details className="more">
        <summary>Only a category of work</summary>
        <Line name="category" label="Category" value={named(first.category)} hint="Empty: any category." max={100} />
      </details>
    </FormDialog>
  );
}

const named = (value: string | undefined): string => (value === undefined || value === ANY ? '' : value);
