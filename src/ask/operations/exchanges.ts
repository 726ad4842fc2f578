// Operations on exchanges: what the model was shown, what it said, what was found in it, and whether all of it is still what it was.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { readAny } from '../../store/rows.ts';
import { bundleSchema } from '../bundle/bundle.ts';
import { OUTCOMES, askRefusals, refuse } from '../contract.ts';
import { readKept, type KeptExchange } from '../exchange/read-exchange.ts';
import { openExchanges } from '../exchange/settle-exchanges.ts';
import { CHECKS, CHECK_RESULTS, checkExchange } from '../exchange/verify-exchange.ts';
import { PROMPT_ROLES } from '../content/prompt-list.ts';
import * as q from '../queries.ts';
import { DRIFT_CLASSES, summarySchema, type ValidatorSummary } from '../validate/contract.ts';
import type { Ask } from './ask-api.ts';
import {
  driftOutput,
  exchangeField,
  findingOutput,
  outcomeOutput,
  projectField,
  sessionField,
  validationOutput,
} from './fields.ts';

const define = operationsOf<Ask>(askRefusals);

const LATEST = Number.MAX_SAFE_INTEGER;
const LONGEST_START = 160;

const listed = z.strictObject({
  exchange_id: z.string(),
  session_id: z.string(),
  model_id: z.string().nullable(),
  outcome: outcomeOutput,
  code: z.string().nullable(),
  actor: z.string(),
  created_at: z.string(),
  question: z.string().describe('Its beginning'),
  drift: z.array(z.enum(DRIFT_CLASSES)),
  validator_summary: summarySchema.nullable(),
});

const checkOutput = z.strictObject({ check: z.enum(CHECKS), result: z.enum(CHECK_RESULTS) });

/** Looking must work where nothing can be written: then what is under way is shown as it stands. */
async function settled(domain: Ask, projectId: string): Promise<void> {
  await domain.settle(projectId).catch(() => {});
}

/** By its id, in the project that is meant: another project's are not there. */
async function exchangeIn(domain: Ask, input: { exchange_id: string; project_id?: string | undefined }, call: Call) {
  const projectId = await domain.work.projectOf(input.project_id, call);
  await settled(domain, projectId);
  const kept = await domain.store.read(async (tx) => {
    const row = await tx.get(q.readExchange, input.exchange_id);
    return row?.project_id === projectId ? readKept(tx, row) : undefined;
  });
  if (kept) return kept;
  const isOpen = (await openExchanges(domain.store, projectId)).some(
    ({ exchange_id }) => exchange_id === input.exchange_id,
  );
  const told = { exchange_id: input.exchange_id };
  throw isOpen
    ? refuse('exchange_open', `The exchange ${input.exchange_id} is under way`, told)
    : refuse('unknown_exchange', `There is no exchange ${input.exchange_id} in this project`, told);
}

function shownFindings({ findings, aurora }: KeptExchange) {
  return findings.map(({ rule_id, drift_class, severity, start_at, end_at, note }) => ({
    rule_id,
    drift_class,
    severity,
    start: start_at,
    end: end_at,
    quote: aurora?.content.slice(start_at, end_at) ?? '',
    note,
  }));
}

const exchangeInput = z.strictObject({ exchange_id: exchangeField, project_id: projectField });

export const exchangeOperations = {
  'ask.list_exchanges': define({
    name: 'ask.list_exchanges',
    summary: 'The exchanges with models in a project, the latest first',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      project_id: projectField,
      session_id: sessionField.optional().describe('Only of this conversation'),
      outcome: z.enum(OUTCOMES).optional().describe('Only with this outcome'),
      drift: z
        .enum([...DRIFT_CLASSES, 'any'])
        .optional()
        .describe('Only with drift of this class, or of any'),
      before: z.int().min(0).optional().describe('Where the page before it ended: its `next`'),
      limit: z.int().min(1).max(200).default(20),
    }),
    output: z.strictObject({
      project_id: z.string(),
      exchanges: z.array(listed),
      next: z.int().nullable().describe('For `before`; null on the last page'),
    }),
    refusals: [],
    cli: { command: 'exchange list' },
    examples: [
      { says: 'What was asked last', input: { limit: 10 } },
      { says: 'Answers that claimed what nobody observed', input: { drift: 'evidence' } },
    ],
    async handler(domain, { before = LATEST, limit, ...input }, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      await settled(domain, projectId);
      const { session_id: session, outcome = '', drift = '' } = input;
      const narrowed = [outcome, outcome, drift, drift, drift, limit + 1] as const;
      const { rows, shown } = await domain.store.read(async (tx) => {
        const found =
          session === undefined
            ? await tx.all(q.listExchanges, projectId, before, ...narrowed)
            : await tx.all(q.listExchangesOf, session, projectId, before, ...narrowed);
        const page = found.slice(0, limit);
        const keys = (of: (row: q.ExchangeRow) => string) => [...new Set(page.map(of))].map((id) => [id]);
        const turns = await readAny(
          tx,
          q.readTurns,
          keys((row) => row.turn_user_id),
        );
        const sessions = await readAny(
          tx,
          q.sessionsById,
          keys((row) => row.session_id),
        );
        const raised = await readAny(
          tx,
          q.driftOfExchanges,
          keys((row) => row.exchange_id),
        );
        const asked = new Map(turns.map((turn) => [turn.turn_id, turn.content]));
        const models = new Map(sessions.map((each) => [each.session_id, each.model_id]));
        return {
          rows: found,
          shown: page.map((row) => ({
            exchange_id: row.exchange_id,
            session_id: row.session_id,
            model_id: models.get(row.session_id) ?? null,
            outcome: row.outcome,
            code: row.code,
            actor: row.actor,
            created_at: row.created_at,
            question: startOf(asked.get(row.turn_user_id) ?? ''),
            drift: raised
              .flatMap((each) => (each.exchange_id === row.exchange_id ? [each.drift_class] : []))
              .toSorted(),
            validator_summary: JSON.parse(row.validator_summary) as ValidatorSummary,
          })),
        };
      });
      // What is under way stands before all others.
      const isFirst = before === LATEST && outcome === '' && drift === '';
      const open = isFirst
        ? (await openExchanges(domain.store, projectId)).filter(
            ({ session_id }) => session === undefined || session === session_id,
          )
        : [];
      return {
        project_id: projectId,
        exchanges: [
          ...open.map(({ exchange_id, session_id, actor, begun_at }) => ({
            exchange_id,
            session_id,
            model_id: null,
            outcome: 'open' as const,
            code: null,
            actor,
            created_at: begun_at,
            question: '',
            drift: [],
            validator_summary: null,
          })),
          ...shown,
        ],
        next: rows.length > limit ? (rows[limit - 1]?.seq ?? null) : null,
      };
    },
  }),

  'ask.get_exchange': define({
    name: 'ask.get_exchange',
    summary: 'One exchange: bundle, prompt, response, findings, refs and hashes',
    risk: 'read',
    input: exchangeInput,
    output: z.strictObject({
      exchange_id: z.string(),
      project_id: z.string(),
      session_id: z.string(),
      model_id: z.string().nullable(),
      outcome: z.enum(OUTCOMES),
      code: z.string().nullable(),
      actor: z.string(),
      call_id: z.string(),
      begun_at: z.string(),
      created_at: z.string(),
      context_bundle_hash: z.string(),
      prompt_hash: z.string(),
      response_hash: z.string(),
      kernel_hash: z.string().nullable(),
      prompt_id: z.string(),
      prompt_version: z.string(),
      question: z.string(),
      response: z.string(),
      bundle: bundleSchema.nullable().describe('null: its text is gone, and its hash is left'),
      prompt: z.array(z.strictObject({ role: z.enum(PROMPT_ROLES), content: z.string() })).nullable(),
      ...validationOutput,
      findings: z.array(findingOutput),
      drift: z.array(driftOutput.extend({ status: z.enum(['open', 'resolved']) })),
      refs: z.array(
        z.strictObject({
          ref_id: z.string(),
          artifact_type: z.string(),
          artifact_id: z.string(),
          artifact_hash: z.string().nullable(),
          included_reason: z.string(),
          observed_at: z.string().nullable(),
          freshness_s: z.int().nullable(),
          risk_flags: z.array(z.string()),
        }),
      ),
      originals: z.strictObject({ question_hmac: z.string(), response_hmac: z.string(), hmac_key_id: z.string() }),
      gone: z.array(z.string()).describe('Of which only the hash is left'),
    }),
    refusals: ['unknown_exchange', 'exchange_open'],
    cli: { command: 'exchange show', args: ['exchange_id'] },
    examples: [{ says: 'What was it shown?', input: { exchange_id: '01900000-0000-7000-8000-000000000001' } }],
    async handler(domain, input, call) {
      const kept = await exchangeIn(domain, input, call);
      const { row, session, user, aurora, bundle, prompt, refs, drift } = kept;
      return {
        exchange_id: row.exchange_id,
        project_id: row.project_id,
        session_id: row.session_id,
        model_id: session?.model_id ?? null,
        outcome: row.outcome,
        code: row.code,
        actor: row.actor,
        call_id: row.call_id,
        begun_at: row.begun_at,
        created_at: row.created_at,
        context_bundle_hash: row.context_bundle_hash,
        prompt_hash: row.prompt_hash,
        response_hash: row.response_hash,
        kernel_hash: session?.kernel_hash ?? null,
        prompt_id: row.prompt_id,
        prompt_version: row.prompt_version,
        question: user?.content ?? '',
        response: aurora?.content ?? '',
        bundle: bundle ?? null,
        prompt: prompt ?? null,
        validator_summary: JSON.parse(row.validator_summary) as ValidatorSummary,
        refusal: aurora?.refusal === 1,
        authority_state: aurora?.authority_state ?? 'ok',
        findings: shownFindings(kept),
        drift: drift.map(({ drift_id, drift_class, severity, summary, status }) => ({
          drift_id,
          drift_class,
          severity,
          summary,
          status,
        })),
        refs: refs.map((ref) => ({
          ref_id: ref.ref_id,
          artifact_type: ref.artifact_type,
          artifact_id: ref.artifact_id,
          artifact_hash: ref.artifact_hash,
          included_reason: ref.included_reason,
          observed_at: ref.observed_at,
          freshness_s: ref.freshness_s,
          risk_flags: JSON.parse(ref.risk_flags ?? '[]') as string[],
        })),
        originals: {
          question_hmac: user?.original_hmac ?? '',
          response_hmac: aurora?.original_hmac ?? '',
          hmac_key_id: aurora?.hmac_key_id ?? '',
        },
        gone: checkExchange(kept).gone,
      };
    },
  }),

  'ask.verify_exchange': define({
    name: 'ask.verify_exchange',
    summary: 'Hold everything that is kept of an exchange against its hashes',
    risk: 'read',
    input: exchangeInput,
    output: z.strictObject({
      exchange_id: z.string(),
      ok: z.boolean(),
      checks: z.array(checkOutput),
      gone: z.array(z.string()),
    }),
    refusals: ['unknown_exchange', 'exchange_open'],
    cli: { command: 'exchange verify', args: ['exchange_id'] },
    examples: [{ says: 'Is it what it was?', input: { exchange_id: '01900000-0000-7000-8000-000000000001' } }],
    async handler(domain, input, call) {
      const { ok, checks, gone } = checkExchange(await exchangeIn(domain, input, call));
      return { exchange_id: input.exchange_id, ok, checks, gone };
    },
  }),

  'ask.replay_exchange': define({
    name: 'ask.replay_exchange',
    summary: 'Render an exchange again from what is kept, and compare it with what was sent; no model is asked',
    risk: 'read',
    input: exchangeInput,
    output: z.strictObject({
      exchange_id: z.string(),
      ok: z.boolean(),
      context_bundle_hash: z.string(),
      prompt_hash: z.string(),
      response_hash: z.string(),
      prompt: z.array(z.strictObject({ role: z.enum(PROMPT_ROLES), content: z.string() })).nullable(),
      response: z.string().nullable(),
      checks: z.array(checkOutput),
      gone: z.array(z.string()).describe('What can no longer be rendered, because its text is gone'),
    }),
    refusals: ['unknown_exchange', 'exchange_open'],
    cli: { command: 'exchange replay', args: ['exchange_id'] },
    examples: [
      { says: 'What was sent, to the letter', input: { exchange_id: '01900000-0000-7000-8000-000000000001' } },
    ],
    async handler(domain, input, call) {
      const kept = await exchangeIn(domain, input, call);
      const { checks, gone, ok } = checkExchange(kept);
      const isGone = (check: string) => gone.includes(check);
      return {
        exchange_id: input.exchange_id,
        ok: ok && checks.every(({ check, result }) => check !== 'rendered_again' || result === 'ok'),
        context_bundle_hash: kept.row.context_bundle_hash,
        prompt_hash: kept.row.prompt_hash,
        response_hash: kept.row.response_hash,
        prompt: kept.prompt ?? null,
        response: isGone('response_hash') ? null : (kept.aurora?.content ?? null),
        checks,
        gone,
      };
    },
  }),
};

function startOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST_START ? line : `${line.slice(0, LONGEST_START).toWellFormed()}…`;
}
