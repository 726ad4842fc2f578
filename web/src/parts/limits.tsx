// Limits of a day as bars: what is spent, what calls under way have reserved, and where it warns and stops.
import { useState } from 'react';
import { once } from '../actions.ts';
import { UNITS, amount, amountOf } from '../amounts.ts';
import { call } from '../api.ts';
import { ask, showDialog } from '../dialogs.ts';
import { refreshModels } from '../models.ts';
import { say } from '../toasts.ts';
import type { BudgetUnit, Limit } from '../types.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Line } from './fields.tsx';
import { Badge } from './status.tsx';
import { Text } from './text.tsx';

const WIDTH = 400;
const HEIGHT = 10;

export function LimitRow({ limit }: { readonly limit: Limit }) {
  const { actor, scope, unit, soft, hard, spent, reserved } = limit;
  const used = spent + reserved;
  const state =
    hard !== null && used >= hard
      ? (['reached', 'bad'] as const)
      : soft !== null && used > soft
        ? (['warns', 'busy'] as const)
        : (['within', 'good'] as const);
  return (
    <li className="limit" aria-label={`${UNITS[unit].label} of ${whose(limit)}`}>
      <div className="limit-head">
        <strong>
          {UNITS[unit].label} of <Text of={whose(limit)} />
        </strong>
        <Badge of={state[0]} tone={state[1]} />
        <span className="buttons">
          <button type="button" className="link" onClick={() => askForLimit(limit)}>
            Change
          </button>
          <button type="button" className="link" onClick={() => remove(limit)}>
            Remove
          </button>
        </span>
      </div>
      <Bar limit={limit} />
      <p className="faint">
        {amount(spent, unit)} spent
        {reserved === 0 ? '' : `, ${amount(reserved, unit)} reserved by calls under way`}
        {soft === null ? '' : `; warns from ${amount(soft, unit)}`}
        {hard === null ? '' : `; stops at ${amount(hard, unit)}`}
        {actor === 'each' && scope !== 'each' ? '; each caller has this limit' : ''}
      </p>
    </li>
  );
}

const whose = ({ actor, scope }: Limit): string =>
  scope === 'all' ? 'all callers' : scope === 'each' ? 'each caller' : actor === 'each' ? scope : scope;

/** The words beside it say the same. */
function Bar({ limit: { soft, hard, spent, reserved } }: { readonly limit: Limit }) {
  const most = Math.max(hard ?? 0, soft ?? 0, spent + reserved, 1);
  const at = (value: number) => Math.min(WIDTH, (value / most) * WIDTH);
  return (
    <svg className="bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width={WIDTH} height={HEIGHT} />
      <rect className="spent" width={at(spent)} height={HEIGHT} />
      <rect className="reserved" x={at(spent)} width={at(reserved)} height={HEIGHT} />
      {soft === null ? null : <path className="soft" d={`M${at(soft)} 0V${HEIGHT}`} />}
      {hard === null ? null : <path className="hard" d={`M${Math.max(1, at(hard) - 1)} 0V${HEIGHT}`} />}
    </svg>
  );
}

export function askForLimit(limit?: Limit): void {
  showDialog(<LimitForm {...(limit ? { limit } : {})} />);
}

const UNIT_NAMES = Object.keys(UNITS) as BudgetUnit[];
const SCALES: Readonly<Record<BudgetUnit, number>> = { cost_nano: 1e9, tokens: 1, calls: 1, runtime_ms: 1e3 };

/** As a person would write it. */
const written = (value: number | null | undefined, unit: BudgetUnit): string =>
  value === null || value === undefined
    ? ''
    : (value / SCALES[unit]).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 9 });

function LimitForm({ limit }: { readonly limit?: Limit }) {
  const [unit, setUnit] = useState<BudgetUnit>(limit?.unit ?? 'cost_nano');
  const { label, measure } = UNITS[unit];
  const save = async (form: FormData) => {
    const soft = amountOf(textOf(form, 'soft'), unit);
    const hard = amountOf(textOf(form, 'hard'), unit);
    const timezone = textOf(form, 'timezone');
    const { note } = await call('gateway.set_limit', {
      unit,
      actor: limit?.actor ?? textOf(form, 'actor'),
      ...(soft === undefined ? {} : { soft }),
      ...(hard === undefined ? {} : { hard }),
      ...(timezone === '' ? {} : { timezone }),
    }).finally(refreshModels);
    say({ text: note ?? `The limit of ${label.toLowerCase()} holds from the next call on` });
  };
  return (
    <FormDialog title={limit ? 'Change the limit' : 'Limit what a day may take'} submit="Set the limit" onSubmit={save}>
      {limit ? (
        <p className="faint">
          {label} of {limit.actor === 'each' ? 'each caller' : limit.actor === 'all' ? 'all callers' : limit.actor}
        </p>
      ) : (
        <>
          <label className="field">
            <span>What is counted</span>
            <select name="unit" value={unit} onChange={(event) => setUnit(event.target.value as BudgetUnit)}>
              {UNIT_NAMES.map((each) => (
                <option key={each} value={each}>
                  {UNITS[each].label}
                </option>
              ))}
            </select>
          </label>
          <Line
            name="actor"
            label="Whose"
            value="all"
            hint="all callers together, each of them, or a name such as claude"
            required
            max={100}
          />
        </>
      )}
      <Line
        name="soft"
        label={`Warn from, in ${measure}`}
        value={written(limit?.soft, unit)}
        hint="May stay empty."
        max={25}
      />
      <Line
        name="hard"
        label={`Stop at, in ${measure}`}
        value={written(limit?.hard, unit)}
        hint="May stay empty."
        max={25}
      />
      {limit ? null : (
        <Line
          name="timezone"
          label="Whose days are counted"
          hint="As in Europe/Berlin, for all limits. Empty: as it is."
          max={100}
        />
      )}
    </FormDialog>
  );
}

function remove({ actor, unit }: Limit): void {
  once(`remove limit ${actor} ${unit}`, async () => {
    const agreed = await ask({
      title: 'Remove the limit?',
      text: `${UNITS[unit].label} of ${actor === 'all' ? 'all callers' : actor === 'each' ? 'each caller' : actor} will have no limit of its own.`,
      confirm: 'Remove it',
      isDangerous: true,
    });
    if (agreed === undefined) return;
    await call('gateway.remove_limit', { actor, unit }).finally(refreshModels);
    say({ text: 'The limit is removed' });
  });
}
