// The model that the mind may ask, as whoever opens the mind hands it over: which one, whether it gets through, and what it took today.
import type { Call } from '../../base/operation.ts';
import { MIND_ACTOR, readMindModel, setMindModel, unsetMindModel, type MindModel } from '../settings/mind-model.ts';
import type { Settings } from '../settings/settings.ts';
import { NOTHING } from '../state/entities.ts';
import { budgetNow } from './budgets.ts';
import type { Gateway } from './gateway-api.ts';
import { policyOperations } from './policy.ts';

export interface ModelOfMindDeps {
  /** Read without opening the gateway: where no model is on, its database need not be made. */
  readonly settings: Settings;
  readonly gateway: () => Promise<Gateway>;
}

export function createModelOfMind({ settings, gateway }: ModelOfMindDeps) {
  return {
    isOn: async () => (await readMindModel(settings)) !== undefined,
    set: (wanted: MindModel) => setMindModel(settings, wanted),
    unset: () => unsetMindModel(settings),
    async show(call: Call) {
      const chosen = await readMindModel(settings);
      if (!chosen) return undefined;
      const { provider, model } = chosen;
      const opened = await gateway();
      const { actors, renewed_at } = await budgetNow(opened, MIND_ACTOR);
      const { spent, reserved } = actors[0] ?? { spent: NOTHING, reserved: NOTHING };
      const asked = { provider, model, actor: MIND_ACTOR, category: 'default' };
      const { passes, why, act } = await policyOperations['gateway.explain'].handler(opened, asked, call);
      return { ...chosen, spent, reserved, renewed_at, passes, why, act };
    },
  };
}
