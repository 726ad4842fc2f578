// Pure: whether what a call may cost fits into the limits that hold for its caller today.
import type { BudgetUnit, Limit } from '../settings/document.ts';
import type { Amounts } from '../state/entities.ts';

/** The limits of `all` callers together are kept under this scope. */
export const EVERYBODY = 'all';
const EACH = 'each';

/** What is spent and reserved of a scope, all hosts together. */
export interface Used {
  readonly spent: Amounts;
  readonly reserved: Amounts;
}

export interface Asked extends Amounts {
  readonly price_known: boolean;
}

export interface LimitState {
  readonly actor: string;
  readonly scope: string;
  readonly unit: BudgetUnit;
  readonly soft: number | null;
  readonly hard: number | null;
  readonly spent: number;
  readonly reserved: number;
}

export type BudgetVerdict =
  | { readonly code: 'budget_exceeded' | 'price_unknown'; readonly limit: LimitState; readonly asked: number }
  | { readonly code: undefined; readonly neared: readonly (LimitState & { readonly reached: number })[] };

/** The scopes that a call of this caller is counted in. */
export function scopesOf(agentId: string): readonly [string, string] {
  return [EVERYBODY, agentId];
}

/** The limits that hold for this caller, each with what is used of it. */
export function limitsFor(
  limits: readonly Limit[],
  agentId: string,
  used: ReadonlyMap<string, Used>,
): readonly LimitState[] {
  return limits.flatMap(({ actor, unit, soft = null, hard = null }) => {
    const scope = actor === EVERYBODY ? EVERYBODY : agentId;
    if (actor !== EVERYBODY && actor !== EACH && actor !== agentId) return [];
    const { spent, reserved } = used.get(scope) ?? NONE;
    return [{ actor, scope, unit, soft, hard, spent: spent[unit], reserved: reserved[unit] }];
  });
}

export function decideBudget(
  limits: readonly Limit[],
  agentId: string,
  used: ReadonlyMap<string, Used>,
  asked: Asked,
): BudgetVerdict {
  const holding = limitsFor(limits, agentId, used);
  for (const limit of holding) {
    const { unit, hard, spent, reserved } = limit;
    if (unit === 'cost_nano' && !asked.price_known && hard !== null) return { code: 'price_unknown', limit, asked: 0 };
    if (hard !== null && spent + reserved + asked[unit] > hard)
      return { code: 'budget_exceeded', limit, asked: asked[unit] };
  }
  const neared = holding.flatMap((limit) => {
    const { unit, soft, spent, reserved } = limit;
    const before = spent + reserved;
    const reached = before + asked[unit];
    return soft !== null && reached > soft ? [{ ...limit, reached }] : [];
  });
  return { code: undefined, neared };
}

const ZERO: Amounts = { tokens: 0, cost_nano: 0, runtime_ms: 0, calls: 0 };
const NONE: Used = { spent: ZERO, reserved: ZERO };
