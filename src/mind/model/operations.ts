// Switching the model on and off that the mind may ask, and what it took.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import {
  modelOutput,
  modelRefusals,
  refuseModel,
  setModelInput,
  type ChosenModel,
  type ModelOfMind,
  type ShownModel,
} from './contract.ts';

/** The mind as these operations need it. */
export interface WithModel {
  readonly model: ModelOfMind;
}

const define = operationsOf<WithModel>(modelRefusals);

const OFF: ShownModel = {
  is_on: false,
  model: null,
  daily_tokens: null,
  spent_tokens: 0,
  reserved_tokens: 0,
  spent_calls: 0,
  cost_nano: 0,
  renewed_at: null,
  may_ask: false,
  why: 'No model is on: the rules observe alone',
  act: null,
};

async function shown(model: ModelOfMind, call: Call): Promise<ShownModel> {
  const on = await model.show(call);
  if (!on) return OFF;
  const { provider, model: name, daily_tokens, spent, reserved, renewed_at, passes, why, act } = on;
  return {
    is_on: true,
    model: `${provider}/${name}`,
    daily_tokens,
    spent_tokens: spent.tokens,
    reserved_tokens: reserved.tokens,
    spent_calls: spent.calls,
    cost_nano: spent.cost_nano,
    renewed_at,
    may_ask: passes,
    why,
    act,
  };
}

function chosenOf({ model, daily_tokens }: z.output<typeof setModelInput>): ChosenModel {
  const at = model.indexOf('/');
  return { provider: model.slice(0, at), model: model.slice(at + 1), daily_tokens };
}

export const modelOperations = {
  'mind.set_model': define({
    name: 'mind.set_model',
    summary: 'Let a model observe sessions beside the rules, within so many tokens a day',
    details:
      'It is shown what people and agents said in a session, in parts of bounded size, and only what is new. What it quotes must stand there to the letter, else its answer is not used and the run is marked as a fallback. The name, the rule that lets the mind ask it and the limit stand in your gateway.json.',
    risk: 'write',
    tier: 'admin',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    idempotent: true,
    input: setModelInput,
    output: modelOutput,
    refusals: ['unknown_model_provider'],
    cli: { command: 'mind model set', args: ['model'] },
    examples: [{ says: 'A local model', input: { model: 'ollama/qwen3:8b', daily_tokens: 200_000 } }],
    preview: async ({ model }, _input, call) => ({ before: await shown(model, call) }),
    async handler({ model }, input, call) {
      const chosen = chosenOf(input);
      if (!(await model.set(chosen)))
        throw refuseModel('unknown_model_provider', `There is no provider "${chosen.provider}"`, {
          provider: chosen.provider,
        });
      return shown(model, call);
    },
  }),
  'mind.show_model': define({
    name: 'mind.show_model',
    summary: 'Which model observes sessions beside the rules, and what it took today',
    risk: 'read',
    tier: 'admin',
    input: z.strictObject({}),
    output: modelOutput,
    refusals: [],
    cli: { command: 'mind model show' },
    examples: [{ says: 'What did it cost today?', input: {} }],
    handler: ({ model }, _input, call) => shown(model, call),
  }),
  'mind.unset_model': define({
    name: 'mind.unset_model',
    summary: 'Ask no model about sessions any more',
    details: 'What it observed stays. The rules observe alone.',
    risk: 'write',
    tier: 'admin',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    idempotent: true,
    input: z.strictObject({}),
    output: modelOutput,
    refusals: [],
    cli: { command: 'mind model off' },
    examples: [{ says: 'Rules alone', input: {} }],
    preview: async ({ model }, _input, call) => ({ before: await shown(model, call) }),
    async handler({ model }, _input, call) {
      await model.unset();
      return shown(model, call);
    },
  }),
};
