// The model that the mind may ask beside its rules. Switching one on is three things at once: its name, a rule that lets the mind ask it and
// nothing else, and a hard limit of tokens a day.
import { providerIn, type GatewayDocument, type PolicyRule } from './document.ts';
import type { Settings } from './settings.ts';

/** As policy, budgets and the ledger name the mind. */
export const MIND_ACTOR = 'domain:mind';

export interface MindModel {
  readonly provider: string;
  readonly model: string;
  readonly daily_tokens: number;
}

export async function readMindModel(settings: Settings): Promise<MindModel | undefined> {
  return mindModelIn((await settings.read()).document);
}

/** A person who removed the limit or the rule by hand has switched it off. */
export function mindModelIn({ mind, limits, policy }: GatewayDocument): MindModel | undefined {
  if (!mind) return undefined;
  const limit = limits.find(({ actor, unit }) => actor === MIND_ACTOR && unit === 'tokens');
  const isAllowed = policy.some(
    (rule) => isOwnRule(rule) && rule.provider === mind.provider && rule.model === mind.model,
  );
  return limit?.hard === undefined || !isAllowed ? undefined : { ...mind, daily_tokens: limit.hard };
}

/** False where no provider of that name was declared; then nothing is written. */
export async function setMindModel(settings: Settings, wanted: MindModel): Promise<boolean> {
  const { provider, model, daily_tokens } = wanted;
  const isKnown = providerIn((await settings.read()).document, provider) !== undefined;
  if (!isKnown) return false;
  await settings.change((before) => ({
    ...without(before),
    mind: { provider, model },
    policy: [...without(before).policy, ruleFor(provider, model)],
    limits: [...without(before).limits, { actor: MIND_ACTOR, unit: 'tokens', hard: daily_tokens }],
  }));
  return true;
}

export async function unsetMindModel(settings: Settings): Promise<void> {
  const { document } = await settings.read();
  if (document.mind) await settings.change(without);
}

function without({ mind: _, ...document }: GatewayDocument): GatewayDocument {
  return {
    ...document,
    policy: document.policy.filter((rule) => !isOwnRule(rule)),
    limits: document.limits.filter(({ actor, unit }) => actor !== MIND_ACTOR || unit !== 'tokens'),
  };
}

function ruleFor(provider: string, model: string): PolicyRule {
  return { effect: 'allow', actor: MIND_ACTOR, actor_kind: 'domain', category: '*', provider, model };
}

function isOwnRule({ effect, actor }: PolicyRule): boolean {
  return effect === 'allow' && actor === MIND_ACTOR;
}
