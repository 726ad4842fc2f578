// Tokens, costs, times and calls, as people read and write them.
import type { BudgetUnit } from './types.ts';

const NANO = 1_000_000_000;

export function dollars(nano: number): string {
  if (nano === 0) return '$0';
  const value = nano / NANO;
  // Less than a cent is common for one call: two digits that say something.
  return `$${value < 0.01 ? Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 9 }) : value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

export function duration(ms: number): string {
  if (ms < 1_000) return `${ms.toLocaleString('en')} ms`;
  const seconds = ms / 1_000;
  return seconds < 90 ? `${Number(seconds.toPrecision(3))} s` : `${Number((seconds / 60).toPrecision(3))} min`;
}

const counted = (count: number, one: string): string => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

export function amount(value: number, unit: BudgetUnit): string {
  if (unit === 'cost_nano') return dollars(value);
  if (unit === 'runtime_ms') return duration(value);
  return counted(value, unit === 'tokens' ? 'token' : 'call');
}

/** How a unit is called, and in which measure a person writes it. */
export const UNITS: Readonly<Record<BudgetUnit, { readonly label: string; readonly measure: string }>> = {
  cost_nano: { label: 'Cost', measure: 'dollars' },
  tokens: { label: 'Tokens', measure: 'tokens' },
  calls: { label: 'Calls', measure: 'calls' },
  runtime_ms: { label: 'Time', measure: 'seconds' },
};
const DIGITS: Readonly<Record<BudgetUnit, number>> = { cost_nano: 9, tokens: 0, calls: 0, runtime_ms: 3 };

/** What a person wrote, as the whole number that is counted; undefined for nothing. */
export function amountOf(text: string, unit: BudgetUnit): number | undefined {
  if (text === '') return undefined;
  const [, whole = '', rest = ''] = /^(\d{1,15})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  if (whole === '' || rest.length > DIGITS[unit]) {
    const { measure } = UNITS[unit];
    const digits = DIGITS[unit] === 0 ? 'a whole number' : `a number with at most ${DIGITS[unit]} decimals`;
    throw new Error(`A limit of ${measure} is ${digits}, and not below zero.`);
  }
  return Number(whole) * 10 ** DIGITS[unit] + Number(rest.padEnd(DIGITS[unit], '0'));
}
