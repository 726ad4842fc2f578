// Providers, policy, budgets, costs, calls and kill switches, as people read them.
import type { gatewayOperations } from '../../../gateway/operations.ts';
import type { z } from 'zod';
import { shellWord } from '../../../base/shell-word.ts';
import { listing, paint, shorten, table, type Cell, type Line } from '../../terminal/text.ts';
import type { View } from './view.ts';
import { timeCell } from './work-cells.ts';

type AnswerOf<Name extends keyof typeof gatewayOperations> = z.output<(typeof gatewayOperations)[Name]['output']>;
type ListedProvider = AnswerOf<'gateway.add_provider'>;

const next = (command: string): Line => [paint('dim', 'Next: '), paint('bold', command)];

// ── Providers and models ─────────────────────────────────────────────────────────────────────────────────────

export function renderProvider(provider: ListedProvider): readonly Line[] {
  const { name, kind, url, proxy, ca_file, may_reach, auth, secret_ref, models, facts, consents } = provider;
  return [
    [paint('bold', name), ` (${kind})`],
    ...table([
      ['  address', url ?? 'none: nothing leaves this machine'],
      ...(proxy === null ? [] : [['  proxy', proxy]]),
      ...(ca_file === null ? [] : [['  certificates', ca_file]]),
      ...(may_reach.length === 0 ? [] : [['  may reach', may_reach.join(', ')]]),
      ['  key', auth === 'none' ? 'none' : (secret_ref ?? '')],
      ['  models', models?.join(', ') ?? 'any'],
      ['  keeps data', facts.retention],
      ['  trains on it', facts.training],
      ['  jurisdiction', facts.jurisdiction],
      ['  terms', `${facts.policy_version}${facts.source === null ? '' : `, from ${facts.source}`}`],
      ['  consent', consents.map(consentText).join(', ') || 'none'],
    ]),
    ...(kind === 'offline' ? [] : nextFor(provider)),
  ];
}

function consentText({ model, holds }: ListedProvider['consents'][number]): string {
  return holds ? model : `${model} (changed since, asks again)`;
}

function nextFor({ name, secret_ref, consents }: ListedProvider): readonly Line[] {
  if (consents.some(({ holds }) => holds)) return [];
  // What a command gives is not set here.
  const key = secret_ref?.startsWith('keychain:') === true ? [next(`throughline provider secret ${name}`)] : [];
  return [...key, next(`throughline provider consent ${name} <model>`)];
}

export function renderProviders({ providers }: AnswerOf<'gateway.list_providers'>): readonly Line[] {
  return [
    ...listing(
      ['PROVIDER', 'KIND', 'ADDRESS', 'KEY', 'KEEPS DATA', 'TRAINS', 'CONSENT', 'STATE'],
      providers.map(({ name, kind, url, auth, secret_ref, facts, consents, killed }): readonly Cell[] => [
        name,
        kind,
        url ?? '–',
        auth === 'none' ? '–' : (secret_ref ?? ''),
        shorten(facts.retention, 30),
        shorten(facts.training, 30),
        consents
          .filter(({ holds }) => holds)
          .map(({ model }) => model)
          .join(', ') || '–',
        killed ? paint('red', 'killed') : paint('green', 'on'),
      ]),
    ),
    ...(providers.length > 1 ? [] : [next('throughline provider add ollama --preset ollama')]),
  ];
}

export function renderModels({ models }: AnswerOf<'gateway.list_models'>): readonly Line[] {
  return listing(
    ['MODEL', 'PROVIDER', 'YOU MAY ASK IT', 'WHY'],
    models.map(({ provider, model, may_ask, code, why }) => [
      model,
      provider,
      may_ask ? paint('green', 'yes') : paint('red', code ?? 'no'),
      why,
    ]),
  );
}

export function renderConsent(receipt: AnswerOf<'gateway.consent'>): readonly Line[] {
  const { provider, model, policy_version, confirmed_at, confirmed_how } = receipt;
  return [
    `"${model}" of "${provider}" may be sent data, by its terms ${policy_version}`,
    [
      paint('dim', `Confirmed at ${confirmed_at} by ${confirmed_how}. Take it back: `),
      paint('bold', `throughline provider revoke ${provider} ${shellWord(model)}`),
    ],
    next(`throughline provider test ${provider} ${shellWord(model)}`),
  ];
}

type Test = AnswerOf<'gateway.test_provider'>;
type TestPart = z.output<NonNullable<(typeof gatewayOperations)['gateway.test_provider']['parts']>>;

export const testView: View<Test> = {
  lines: (answer) => [
    [paint('green', 'It answered: '), shorten(inOneParagraph(answer.text), 300)],
    ...renderTestFacts(answer),
  ],
  streamed: {
    lead: paint('green', 'It answers: '),
    text: ({ text }: TestPart) => inOneParagraph(text),
    lines: renderTestFacts,
  },
};

const inOneParagraph = (text: string) => text.replaceAll(/\s+/g, ' ');

function renderTestFacts(answer: Test): readonly Line[] {
  const { model, model_answered, input_tokens, output_tokens, cost_nano, price_known, attempts, call_id } = answer;
  return [
    ...table([
      [
        '  model',
        model_answered === null || model_answered === model ? model : `${model}, answered by ${model_answered}`,
      ],
      ['  tokens', `${input_tokens ?? '?'} in, ${output_tokens ?? '?'} out`],
      ['  cost', costText(cost_nano, price_known)],
      [
        '  first answer',
        `after ${answer.first_token_ms ?? '?'} ms, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
      ],
      ['  on record', call_id],
    ]),
    ...answer.warnings.map(({ actor, unit, soft, reached }): Line => [
      paint(
        'yellow',
        `Near the limit: ${amountText(unit, reached)} of ${amountText(unit, soft)} ${unitName(unit)} for ${actor}`,
      ),
    ]),
  ];
}

// ── Policy ───────────────────────────────────────────────────────────────────────────────────────────────────

export function renderRules({ rules, rules_hash }: AnswerOf<'gateway.list_rules'>): readonly Line[] {
  if (rules.length === 0)
    return ['No rule: only a person may ask models', next('throughline policy allow --actor claude')];
  return [
    ...listing(
      ['RULE', '', 'WHO', 'KIND', 'CATEGORY', 'PROVIDER', 'MODEL'],
      rules.map(({ number, effect, actor, actor_kind, category, provider, model }) => [
        String(number),
        effect === 'allow' ? paint('green', 'allow') : paint('red', 'deny'),
        actor,
        actor_kind,
        category,
        provider,
        model,
      ]),
    ),
    [paint('dim', `Rules ${rules_hash}`)],
  ];
}

export function renderExplained(answer: AnswerOf<'gateway.explain'>): readonly Line[] {
  const { actor, passes, why, act, gates } = answer;
  return [
    passes ? [paint('green', `${actor} would get through`)] : [paint('red', `${actor} would be refused: `), why],
    ...table(
      gates.map((each) => [each.passes ? paint('green', '  open') : paint('red', '  closed'), each.gate, each.why]),
    ),
    ...(act === null ? [] : [next(act)]),
  ];
}

// ── Budgets and costs ────────────────────────────────────────────────────────────────────────────────────────

export function renderBudget(budget: AnswerOf<'gateway.show_budget'>): readonly Line[] {
  const { window_start_local_date, timezone, renewed_at, limits, spent, reserved } = budget;
  return [
    [`${window_start_local_date} (${timezone}), `, paint('dim', `renewed at ${renewed_at}`)],
    `Spent: ${sumText(spent)}${reserved.calls === 0 ? '' : `; reserved by ${reserved.calls} under way: ${sumText(reserved)}`}`,
    ...(limits.length === 0
      ? ['No limit', next('throughline budget set cost_nano --hard 5000000000')]
      : listing(
          ['LIMIT FOR', 'OF', 'SPENT', 'RESERVED', 'WARNS AT', 'ENDS AT', ''],
          limits.map(({ actor, scope, unit, soft, hard, spent: used, reserved: held }) => [
            actor === 'each' && scope !== 'each' ? `each: ${scope}` : actor,
            unitName(unit),
            amountText(unit, used),
            amountText(unit, held),
            soft === null ? '–' : amountText(unit, soft),
            hard === null ? '–' : amountText(unit, hard),
            bar(used + held, hard ?? soft ?? 0),
          ]),
        )),
  ];
}

export function renderLimit({ note, ...budget }: AnswerOf<'gateway.set_limit'>): readonly Line[] {
  return [...renderBudget(budget), ...(note === null ? [] : [paint('yellow', note)])];
}

function sumText({ tokens, cost_nano, runtime_ms, calls }: AnswerOf<'gateway.show_budget'>['spent']): string {
  return `${calls} calls, ${tokens} tokens, ${dollars(cost_nano)}, ${Math.round(runtime_ms / 1_000)} s`;
}

const CELLS = 20;

function bar(used: number, most: number): Cell {
  const filled = most === 0 ? CELLS : Math.min(CELLS, Math.round((used / most) * CELLS));
  const text = `${'█'.repeat(filled)}${'░'.repeat(CELLS - filled)}`;
  return paint(filled === CELLS ? 'red' : filled > CELLS * 0.75 ? 'yellow' : 'green', text);
}

export function renderCosts({ from, to, rows, total }: AnswerOf<'gateway.show_costs'>): readonly Line[] {
  if (rows.length === 0) return [`No call from ${from} to ${to}`];
  return [
    ...listing(
      ['DAY', 'WHO', 'PROVIDER', 'MODEL', 'CALLS', 'FAILED', 'DENIED', 'TOKENS', 'COST'],
      rows.map((row) => [
        row.window_start_local_date,
        row.agent_id,
        row.provider,
        row.model,
        String(row.calls),
        String(row.failed),
        String(row.denied),
        String(row.tokens),
        costText(row.cost_nano, row.unpriced === 0),
      ]),
    ),
    [
      paint('bold', `${dollars(total.cost_nano)} in ${total.calls} calls`),
      total.unpriced === 0 ? '' : `, and ${total.unpriced} whose price is not known`,
    ],
  ];
}

// ── Calls and switches ───────────────────────────────────────────────────────────────────────────────────────

export function renderCalls({ calls, next_before }: AnswerOf<'gateway.list_calls'>): readonly Line[] {
  if (calls.length === 0) return ['No call yet', next('throughline provider test offline extract')];
  return [
    ...listing(
      ['WHEN', 'WHO', 'PROVIDER', 'MODEL', 'ENDED', 'TOKENS', 'COST', 'MS', 'CALL'],
      calls.map((call) => [
        timeCell(call.begun_at),
        call.agent_id,
        call.provider,
        call.model,
        statusCell(call),
        String(call.charged_tokens),
        costText(call.charged_cost_nano, call.price_known),
        String(call.charged_runtime_ms),
        call.call_id,
      ]),
    ),
    ...(next_before === null ? [] : [[paint('dim', 'More: '), paint('bold', `--before ${next_before}`)]]),
  ];
}

export function renderCall({ call }: AnswerOf<'gateway.get_call'>): readonly Line[] {
  return table(
    Object.entries(call)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name.replaceAll('_', ' '),
        Array.isArray(value) ? value.join(', ') || 'none' : String(value),
      ]),
  );
}

function statusCell({ status, code }: AnswerOf<'gateway.list_calls'>['calls'][number]): Cell {
  if (status === 'answered') return paint('green', status);
  if (status === 'open') return paint('cyan', status);
  return paint('red', code === null || code === status ? status : `${status}: ${code}`);
}

export function renderSwitches({ switches }: AnswerOf<'gateway.kill_status'>): readonly Line[] {
  if (switches.length === 0) return ['No kill switch is on: calls go out by the rules that hold'];
  return [
    ...listing(
      ['KILLED', 'SINCE', 'BY', 'REASON', ''],
      switches.map(({ scope, since, by, reason, recorded }) => [
        paint('red', scope),
        since === null ? 'now' : timeCell(since),
        by ?? '–',
        reason ?? '–',
        recorded ? 'on record' : 'it holds, and is not yet on record: the database cannot be written',
      ]),
    ),
    [paint('dim', 'A person switches it off: '), paint('bold', `throughline kill off ${switches[0]?.scope ?? 'all'}`)],
  ];
}

// ── Amounts ──────────────────────────────────────────────────────────────────────────────────────────────────

function unitName(unit: string): string {
  return { cost_nano: 'cost', runtime_ms: 'runtime' }[unit] ?? unit;
}

function amountText(unit: string, amount: number): string {
  if (unit === 'cost_nano') return dollars(amount);
  return unit === 'runtime_ms' ? `${Math.round(amount / 1_000)} s` : String(amount);
}

export function costText(costNano: number, isKnown: boolean): string {
  return isKnown ? dollars(costNano) : 'price not known';
}

/** Small ones to the last digit that says anything. */
function dollars(costNano: number): string {
  const value = costNano / 1e9;
  return value === 0 || value >= 0.01 ? `$${value.toFixed(2)}` : `$${value.toPrecision(2)}`;
}
