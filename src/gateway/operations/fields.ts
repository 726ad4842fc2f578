// Fields that several operations of the gateway share.
import { z } from 'zod';
import { providerNameSchema, modelNameSchema, ruleSchema } from '../settings/document.ts';

export const providerField = providerNameSchema.describe('Its name, as `provider list` shows it');
export const modelField = modelNameSchema.describe('The model, as the provider names it');

/** Of an answer that streams. */
export const textPart = z.strictObject({
  type: z.literal('text'),
  text: z.string().describe('The next piece of its text'),
});

const rule = ruleSchema.shape;

export const ruleFields = {
  provider: rule.provider.describe('The provider; * for any'),
  model: rule.model.describe('The model; * for any'),
  actor: rule.actor.describe('Who: claude, codex, token:ci, person …; * for anybody'),
  actor_kind: rule.actor_kind.describe('What: coding_agent, token, program, domain or person; * for any'),
  category: rule.category.describe('The category of the work; * for any'),
};

export const ruleOutput = z.strictObject({
  number: z.int().describe('Its place in the list'),
  effect: z.enum(['allow', 'deny']),
  actor: z.string(),
  actor_kind: z.string(),
  category: z.string(),
  provider: z.string(),
  model: z.string(),
});
