// The operation that asks a model.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { gatewayRefusals } from '../../gateway/contract.ts';
import { OFFLINE, OFFLINE_MODEL, textPart } from '../../gateway/gateway.ts';
import { bundleSchema } from '../bundle/bundle.ts';
import { askRefusals, intentTextSchema, questionSchema } from '../contract.ts';
import { factRefusals } from '../facts/contract.ts';
import { createStreamSanitiser } from '../sanitise/stream-sanitiser.ts';
import type { Ask } from './ask-api.ts';
import {
  driftOutput,
  findingOutput,
  modelOf,
  modelRefField,
  projectField,
  sessionField,
  validationOutput,
} from './fields.ts';

const define = operationsOf<Ask>({ ...gatewayRefusals, ...askRefusals, ...factRefusals });

export const questionOperations = {
  'ask.ask': define({
    name: 'ask.ask',
    summary: 'Ask a model: the context is compiled first, and the exchange is recorded before you see the answer',
    details:
      'What the model is shown is a context bundle: the work at hand, turns of this conversation, ratified facts, open drift and what sight observes, each with its id, and nothing else. Without `model` no model is asked: the answer quotes from the bundle. What a streamed answer shows while it comes is provisional.',
    risk: 'write',
    tier: 'standard',
    tool: 'ask',
    openWorld: true,
    input: z.strictObject({
      question: questionSchema.describe('What you want to know'),
      project_id: projectField,
      model: modelRefField.optional(),
      session_id: sessionField
        .optional()
        .describe('Go on in this conversation; without it the latest that fits, or a new one'),
      deep: z.boolean().default(false).describe('Add deep history: turns of other conversations that fit the question'),
      intent: intentTextSchema.optional().describe('What this conversation is for; nothing is inferred'),
      tier: z
        .union([z.literal(1), z.literal(2), z.literal(3)])
        .optional()
        .describe('1 sees the home, 2 the machine too, 3 may propose actuation; the kernel says which by default'),
      show_bundle: z.boolean().default(false).describe('Show the context bundle with the answer'),
    }),
    output: z.strictObject({
      exchange_id: z.string(),
      session_id: z.string(),
      project_id: z.string(),
      model_id: z.string(),
      text: z.string(),
      recorded: z.literal(true),
      bundle_hash: z.string(),
      prompt_hash: z.string(),
      response_hash: z.string(),
      ...validationOutput,
      findings: z.array(findingOutput),
      drift: z.array(driftOutput),
      disclosures: z.array(z.string()).describe('What was added of deep history, and why'),
      call_id: z.string(),
      finish_reason: z.string(),
      input_tokens: z.int().nullable(),
      output_tokens: z.int().nullable(),
      cost_nano: z.int().describe('In billionths of a dollar'),
      price_known: z.boolean(),
      warnings: z.array(z.strictObject({ actor: z.string(), unit: z.string(), soft: z.int(), reached: z.int() })),
      bundle: bundleSchema.optional(),
    }),
    parts: textPart,
    refusals: [
      'exchange_not_recorded',
      'compile_failed',
      'fact_damaged',
      'kernel_invalid',
      'tier_not_allowed',
      'unknown_chat',
      'chat_closed',
      'chat_differs',
      'unknown_provider',
      'provider_killed',
      'provider_not_allowed',
      'model_not_allowed',
      'privacy_confirmation_required',
      'overshared_payload_blocked',
      'budget_exceeded',
      'price_unknown',
      'secret_unavailable',
      'network_denied',
      'invalid_request',
      'call_cancelled',
      'gateway_config_invalid',
    ],
    cli: { command: 'ask', args: ['question'] },
    examples: [
      { says: 'What stands in the ledger about it', input: { question: 'Where did we leave off?' } },
      { says: 'Ask a model', input: { question: 'What blocks the release?', model: 'ollama/qwen3' } },
      {
        says: 'With deep history, and an intent',
        input: { question: 'Why did we drop Redis?', deep: true, intent: 'Write the decision record' },
      },
    ],
    async handler(domain, input, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      await domain.settle(projectId);
      const stream = streaming(call);
      const { judged, answer } = await domain.ask(
        {
          question: input.question,
          projectId,
          projectRoot: await domain.work.rootOf(projectId),
          sessionId: input.session_id,
          model: modelOf(input.model ?? `${OFFLINE}/${OFFLINE_MODEL}`),
          deep: input.deep,
          intent: input.intent,
          tier: input.tier,
        },
        call,
        stream?.onText,
      );
      await stream?.end();
      const { answered, response, validation, drift } = judged;
      const { context, rendered } = answered.prompt;
      const { bundle } = context.compiled;
      return {
        exchange_id: context.at.exchangeId,
        session_id: context.at.session.session_id,
        project_id: projectId,
        model_id: context.at.binding.model_id,
        text: response.text,
        recorded: true as const,
        bundle_hash: rendered.context_bundle_hash,
        prompt_hash: rendered.prompt_hash,
        response_hash: judged.response_hash,
        validator_summary: validation.summary,
        refusal: validation.refusal,
        authority_state: validation.authority_state,
        findings: validation.findings.map(({ rule_id, drift_class, severity, span, summary }) => ({
          rule_id,
          drift_class,
          severity,
          start: span.start,
          end: span.end,
          quote: span.quote,
          note: summary,
        })),
        drift,
        disclosures: bundle.disclosures.map(({ line }) => line),
        call_id: answer.call_id,
        finish_reason: answer.reason,
        input_tokens: answer.usage.input_tokens ?? null,
        output_tokens: answer.usage.output_tokens ?? null,
        cost_nano: answer.cost_nano,
        price_known: answer.price_known,
        warnings: answer.warnings,
        ...(input.show_bundle && { bundle }),
      };
    },
  }),
};

/** By the rules of the record: what may still become a secret, or a file of them, is held back. */
function streaming({ onPart }: Call<{ type: 'text'; text: string }>) {
  if (!onPart) return undefined;
  const sanitiser = createStreamSanitiser();
  const tell = async (text: string) => {
    if (text !== '') await onPart({ type: 'text', text });
  };
  return { onText: (piece: string) => tell(sanitiser.push(piece)), end: () => tell(sanitiser.end()) };
}
