// What models cost, what may be spent today, and what callers have spent: live.
import { useState } from 'react';
import { UNITS, amount, dollars } from '../amounts.ts';
import { LOOK_MS } from '../models.ts';
import { Columns, Lines, type Figure } from '../parts/charts.tsx';
import { Missing, PageProblem } from '../parts/empty.tsx';
import { LimitRow, askForLimit } from '../parts/limits.tsx';
import { ModelsPage } from '../parts/models-page.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import type { Costs as CostsAnswer } from '../types.ts';

const SPANS = [7, 30, 90] as const;
const MEASURES = ['cost_nano', 'tokens', 'calls'] as const;
type Measure = (typeof MEASURES)[number];
const DAY_MS = 86_400_000;

export function Costs() {
  const [days, setDays] = useState<(typeof SPANS)[number]>(30);
  const { data: budget, error } = useQuery('gateway.show_budget', {}, LOOK_MS);
  const { data: costs, error: unknown } = useQuery('gateway.show_costs', { days });
  return (
    <ModelsPage
      title="Costs and budgets"
      actions={
        <button type="button" className="primary" onClick={() => askForLimit()}>
          Set a limit
        </button>
      }
    >
      {budget && costs ? <PageProblem error={error ?? unknown} /> : <Missing error={error ?? unknown} />}
      {budget ? (
        <>
          <h2>Today</h2>
          <p className="faint">
            {budget.window_start_local_date} in {budget.timezone}; the next day begins <When at={budget.renewed_at} />.
          </p>
          {budget.limits.length === 0 ? (
            <p className="pad faint">No limit is set: callers may spend as much as rules and consents let them.</p>
          ) : null}
          <ul className="limits" aria-label="Limits">
            {budget.limits.map((limit) => (
              <LimitRow key={`${limit.actor} ${limit.scope} ${limit.unit}`} limit={limit} />
            ))}
          </ul>
          <dl className="facts">
            {MEASURES.map((unit) => (
              <div key={unit}>
                <dt>{UNITS[unit].label} today</dt>
                <dd>
                  {amount(budget.spent[unit], unit)}
                  {budget.reserved[unit] === 0 ? '' : ` and ${amount(budget.reserved[unit], unit)} reserved`}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {costs ? <Charts costs={costs} days={days} setDays={setDays} /> : null}
    </ModelsPage>
  );
}

interface ChartsProps {
  readonly costs: CostsAnswer;
  readonly days: number;
  readonly setDays: (days: (typeof SPANS)[number]) => void;
}

function Charts({ costs, days, setDays }: ChartsProps) {
  const [chosen, setChosen] = useState<Measure>();
  // Models on this machine cost nothing: a chart of zeroes shows nobody anything.
  const measure = chosen ?? (costs.total.cost_nano > 0 ? 'cost_nano' : 'tokens');
  const format = (value: number) => amount(value, measure);
  const { total } = costs;
  return (
    <>
      <h2>The last {days} days</h2>
      <div className="buttons">
        <div className="chips" role="group" aria-label="Measure">
          {MEASURES.map((each) => (
            <button key={each} type="button" aria-pressed={measure === each} onClick={() => setChosen(each)}>
              {UNITS[each].label}
            </button>
          ))}
        </div>
        <div className="chips" role="group" aria-label="Days">
          {SPANS.map((each) => (
            <button key={each} type="button" aria-pressed={days === each} onClick={() => setDays(each)}>
              {each} days
            </button>
          ))}
        </div>
      </div>
      <p className="faint total" role="status">
        {dollars(total.cost_nano)}, {amount(total.tokens, 'tokens')}, {amount(total.calls, 'calls')}
        {total.denied === 0 ? '' : `, ${total.denied} denied`}
        {total.failed === 0 ? '' : `, ${total.failed} failed`}
        {total.unpriced === 0 ? '' : `; the price of ${amount(total.unpriced, 'calls')} is not known`}.
        {costs.truncated ? ' There is more than is shown here: choose fewer days.' : ''}
      </p>
      <Columns label={`${UNITS[measure].label} by day`} of="Day" figures={byDay(costs, measure)} format={format} />
      <div className="two">
        <Lines
          label={`${UNITS[measure].label} by model`}
          of="Model"
          figures={summed(costs, measure, ({ model, provider }) => `${model} of ${provider}`)}
          format={format}
        />
        <Lines
          label={`${UNITS[measure].label} by caller`}
          of="Caller"
          figures={summed(costs, measure, ({ agent_id }) => agent_id)}
          format={format}
        />
      </div>
    </>
  );
}

function summed(
  { rows }: CostsAnswer,
  measure: Measure,
  nameOf: (row: CostsAnswer['rows'][number]) => string,
): Figure[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row[measure]);
  return [...sums].map(([name, value]) => ({ name, value }));
}

/** Every day of the span, those without a call too. */
function byDay(costs: CostsAnswer, measure: Measure): Figure[] {
  const known = new Map(
    summed(costs, measure, (row) => row.window_start_local_date).map(({ name, value }) => [name, value]),
  );
  const [from, to] = [Date.parse(costs.from), Date.parse(costs.to)];
  return Array.from({ length: Math.round((to - from) / DAY_MS) + 1 }, (_, at) => {
    const name = new Date(from + at * DAY_MS).toISOString().slice(0, 10);
    return { name, value: known.get(name) ?? 0 };
  });
}
