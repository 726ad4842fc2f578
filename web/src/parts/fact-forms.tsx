// What people do with facts: propose, ratify, reject, put one in the place of another, and say how a conflict ends.
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask, showDialog } from '../dialogs.ts';
import { invalidate } from '../queries.ts';
import { say } from '../toasts.ts';
import type { Fact, FactConflict } from '../types.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Area, Choice, Line } from './fields.tsx';
import { Text } from './text.tsx';

function done(text: string): void {
  say({ text });
  invalidate((name) => name.startsWith('ask.'));
}

const given = (form: FormData, name: string) => {
  const text = textOf(form, name);
  return text === '' ? {} : { [name]: text };
};

export function askForFact(projectId: string): void {
  showDialog(
    <FormDialog
      title="Propose a fact"
      submit="Propose it"
      onSubmit={async (form) => {
        const confidence = (['high', 'low'] as const).find((each) => each === textOf(form, 'confidence')) ?? 'medium';
        const { fact, created } = await call('ask.propose_fact', {
          project_id: projectId,
          claim: textOf(form, 'claim'),
          confidence,
          ...given(form, 'subject'),
          ...given(form, 'source'),
        });
        done(
          created
            ? `${fact.name} is proposed. No model is shown it before a person ratifies it.`
            : `${fact.name} stands there already`,
        );
      }}
    >
      <Area name="claim" label="The claim" hint="One claim, in one sentence." required max={1000} rows={2} />
      <Line
        name="subject"
        label="What it is about"
        hint="Facts about the same are held against each other."
        max={120}
      />
      <Choice
        name="confidence"
        label="How sure"
        value="medium"
        options={[
          ['high', 'high'],
          ['medium', 'medium'],
          ['low', 'low'],
        ]}
      />
      <Line name="source" label="Where it comes from" hint="file:docs/ports.md, or an https address." max={500} />
    </FormDialog>,
  );
}

const wordsOf = ({ claim }: Pick<Fact, 'claim'>): string => claim ?? 'Its words are erased.';

export function ratify(projectId: string, fact: Fact): void {
  once(`ratify ${fact.fact_id}`, async () => {
    const asked = { title: `Ratify ${fact.name}?`, text: wordsOf(fact), confirm: 'It holds' };
    if ((await ask(asked)) === undefined) return;
    const { conflicts } = await call('ask.ratify_fact', { project_id: projectId, fact: fact.fact_id });
    const found =
      conflicts.length === 0 ? '' : `; it seems to contradict others: ${conflicts.map(({ name }) => name).join(', ')}`;
    done(`${fact.name} is ratified: models are shown it from now on${found}`);
  });
}

export function reject(projectId: string, fact: Fact): void {
  once(`reject ${fact.fact_id}`, async () => {
    const reason = await ask({
      title: `Reject ${fact.name}?`,
      text: wordsOf(fact),
      confirm: 'It does not hold',
      reason: 'Why? The history keeps the reason',
      isDangerous: true,
    });
    if (reason === undefined) return;
    await call('ask.reject_fact', { project_id: projectId, fact: fact.fact_id, reason });
    done(`${fact.name} is rejected: no model is shown it any more`);
  });
}

/** `others` are the ratified facts that may take its place. */
export function askToSupersede(projectId: string, fact: Fact, others: readonly Fact[]): void {
  showDialog(
    <FormDialog
      title={`Replace ${fact.name}`}
      submit="Replace it"
      isDangerous
      onSubmit={async (form) => {
        await call('ask.supersede_fact', {
          project_id: projectId,
          fact: fact.fact_id,
          by: textOf(form, 'by'),
          ...given(form, 'reason'),
        });
        done(`${fact.name} is superseded`);
      }}
    >
      <p>
        <Text of={wordsOf(fact)} />
      </p>
      <Choice
        name="by"
        label="The ratified fact that takes its place"
        required
        options={others.map((each) => [each.fact_id, `${each.name}: ${wordsOf(each)}`] as const)}
      />
      <Line name="reason" label="Why" max={500} />
    </FormDialog>,
  );
}

export function askForConflict(projectId: string, facts: readonly Fact[]): void {
  const options = facts.map((each) => [each.fact_id, `${each.name}: ${wordsOf(each)}`] as const);
  showDialog(
    <FormDialog
      title="Two facts contradict each other"
      submit="Mark them"
      onSubmit={async (form) => {
        const { conflict } = await call('ask.mark_conflict', {
          project_id: projectId,
          fact: textOf(form, 'fact'),
          other: textOf(form, 'other'),
          ...given(form, 'about'),
        });
        done(`${conflict.name} is marked: models are shown both until a person resolves it`);
      }}
    >
      <Choice name="fact" label="This one" required options={options} />
      <Choice name="other" label="and this one" required options={options} value={options[1]?.[0] ?? ''} />
      <Line name="about" label="What they disagree about" max={500} />
    </FormDialog>,
  );
}

export function askToResolve(projectId: string, conflict: FactConflict): void {
  const { a, b, name } = conflict;
  showDialog(
    <FormDialog
      title={`Resolve ${name}`}
      submit="Resolve it"
      isDangerous
      onSubmit={async (form) => {
        await call('ask.resolve_conflict', {
          project_id: projectId,
          conflict: conflict.conflict_id,
          keep: textOf(form, 'keep'),
          reason: textOf(form, 'reason'),
        });
        done(`${name} is resolved`);
      }}
    >
      {[a, b].map((side) => (
        <p key={side.fact_id}>
          <span className="number">{side.name}</span> {side.status}: <Text of={wordsOf(side)} />
        </p>
      ))}
      <Choice
        name="keep"
        label="What holds"
        hint="Only a ratified fact can be kept alone."
        options={[
          [a.name, `${a.name} holds, ${b.name} does not`],
          [b.name, `${b.name} holds, ${a.name} does not`],
          ['both', 'Both: they do not contradict each other'],
          ['neither', 'Neither: both are rejected'],
        ]}
      />
      <Area name="reason" label="Why" hint="The history keeps the reason." required max={500} rows={2} />
    </FormDialog>,
  );
}
