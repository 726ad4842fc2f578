// The state of a home's gateway: what is spent and reserved, which calls are under way, what is switched off.
import { z } from 'zod';

export const amountsSchema = z.strictObject({
  tokens: z.int().min(0),
  cost_nano: z.int().min(0),
  runtime_ms: z.int().min(0),
  calls: z.int().min(0),
});
export type Amounts = z.output<typeof amountsSchema>;

export const NOTHING: Amounts = { tokens: 0, cost_nano: 0, runtime_ms: 0, calls: 0 };

export function addAmounts(a: Amounts, b: Amounts): Amounts {
  return amountsOf((unit) => a[unit] + b[unit]);
}

/** Never below zero: what was reserved twice cannot be given back twice. */
export function takeAmounts(a: Amounts, b: Amounts): Amounts {
  return amountsOf((unit) => Math.max(0, a[unit] - b[unit]));
}

function amountsOf(of: (unit: keyof Amounts) => number): Amounts {
  const most = (unit: keyof Amounts) => Math.min(of(unit), Number.MAX_SAFE_INTEGER);
  return {
    tokens: most('tokens'),
    cost_nano: most('cost_nano'),
    runtime_ms: most('runtime_ms'),
    calls: most('calls'),
  };
}

/** A day of one scope on one host. Hosts count for themselves, and their counters add up. */
export const windowKeySchema = z.strictObject({
  window_id: z.string(),
  /** `all`, or the name of a caller. */
  scope: z.string(),
  timezone: z.string(),
  window_start_local_date: z.string(),
  host_id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type WindowKey = z.output<typeof windowKeySchema>;

export const windowSchema = windowKeySchema.omit({ window_id: true }).extend({
  spent: amountsSchema,
  reserved: amountsSchema,
});
export type WindowEntity = z.output<typeof windowSchema>;

/** A call whose outcome is not known yet. It leaves the state with its outcome. */
export const openCallSchema = z.strictObject({
  windows: z.array(z.string()),
  reserved: amountsSchema,
  begun_at: z.string(),
  /** After this its process is taken for dead. */
  expires_at: z.string(),
});
export type OpenCall = z.output<typeof openCallSchema>;

export const switchSchema = z.strictObject({ since: z.string(), by: z.string(), reason: z.string().nullable() });
export type KillSwitch = z.output<typeof switchSchema>;

export const gatewayCollections = {
  windows: windowSchema,
  calls: openCallSchema,
  switches: switchSchema,
  rules: z.strictObject({ hash: z.string() }),
};
export type GatewayEntities = {
  readonly windows: WindowEntity;
  readonly calls: OpenCall;
  readonly switches: KillSwitch;
  readonly rules: { readonly hash: string };
};

export const CURRENT_RULES = 'current';
