// One question, from its conversation to its answer. The order is fixed: no model is asked without a compiled bundle on record, and no
// answer is given that is not on record.
import type { Json } from '../../base/canonical-json.ts';
import type { Clock } from '../../base/clock.ts';
import { toTimestamp } from '../../base/clock.ts';
import { messageOf } from '../../base/error-text.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Call } from '../../base/operation.ts';
import { askModel, callerOf, type Came, type Gateway, type GatewayAnswer } from '../../gateway/gateway.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import type { Artifact, ArtifactSource, Question } from '../artifacts/contract.ts';
import type { History } from '../artifacts/history-source.ts';
import { intentArtifact } from '../artifacts/own-sources.ts';
import { compile, type CompileInput } from '../compile/compile.ts';
import type { PromptMessage } from '../content/prompt-list.ts';
import { HOST_ROLE, refuse } from '../contract.ts';
import type { KernelSnapshot } from '../kernel/kernel-snapshot.ts';
import * as q from '../queries.ts';
import { ASK_PROMPT, render, type PromptName } from '../render/render.ts';
import { chooseSession, takeSession, type ChosenSession } from '../session/choose-session.ts';
import type { Sight } from '../sight/sight.ts';
import type { Binding } from '../state/entities.ts';
import { judge, type JudgePorts } from './judge.ts';
import { SessionEnded, recordBegun, recordEnded, type RecordPorts, type TurnIds } from './record.ts';
import type { AsPrompt, InContext, InSession, Judged, Said } from './stages.ts';

export interface AskInput {
  readonly question: string;
  readonly projectId: string;
  readonly projectRoot: string | null;
  readonly sessionId?: string | undefined;
  readonly model: { readonly provider: string; readonly model: string };
  readonly deep: boolean;
  readonly intent?: string | undefined;
  readonly tier?: 1 | 2 | 3 | undefined;
  /**
   * Asked for another domain, under a prompt of its own: the question and this source are all there is. No other source, no sight and
   * no turn is added, and it stands in a conversation apart from the caller's own.
   */
  readonly standalone?: Standalone | undefined;
}

export interface Standalone {
  readonly prompt: PromptName;
  readonly source: ArtifactSource;
  /** The shape of the answer, where the provider can be held to one. */
  readonly outputSchema?: Readonly<Record<string, Json>>;
}

export interface AskDeps extends RecordPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gateway: Pick<Gateway, 'calls' | 'kills'>;
  readonly sight: Sight;
  readonly sources: readonly ArtifactSource[];
  readonly kernel: () => Promise<KernelSnapshot>;
  readonly sanitise: (text: string) => Said;
  readonly validate: JudgePorts['validate'];
  readonly gates: CompileInput['gates'];
  /** Deep history, for a caller that asked for it, and how it was found. */
  readonly history: (question: Question, call: Call) => Promise<History>;
}

export interface AskAnswer {
  readonly judged: Judged;
  readonly answer: GatewayAnswer;
}

export type AskQuestion = (
  input: AskInput,
  call: Call,
  onText?: (text: string) => void | Promise<void>,
) => Promise<AskAnswer>;

/** The compiled prompt as the gateway takes it: what the system says stands apart. */
function requestOf(messages: readonly PromptMessage[]) {
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n');
  const others = messages.filter(({ role }) => role !== 'system');
  return { system, messages: others.map(({ role, content }) => ({ role, parts: [{ type: 'text', text: content }] })) };
}

/**
 * With whom a conversation is. Of an agent or a program it is the session: two windows of one agent must not read each other's questions.
 * A person is one, at whatever terminal.
 */
function partnerOf(call: Call): string {
  const { agent_id, agent_kind } = callerOf(call);
  return agent_kind === 'person' ? agent_id : (call.owner ?? call.actor);
}

/** Another question of the same partner opened the conversation first. */
class SessionOpened extends Error {}

const MOST_TRIES = 4;

export function createAsk(deps: AskDeps): AskQuestion {
  const { store, clock, ids } = deps;

  // ── Session ──────────────────────────────────────────────────────────────────────────────────────────────────

  async function openSession(input: AskInput, call: Call): Promise<InSession> {
    const kernel = await deps.kernel();
    const { document } = kernel;
    const tier = input.tier ?? document.tier;
    if (tier > document.max_tier) {
      throw refuse(
        'tier_not_allowed',
        `The kernel allows tier ${document.max_tier} at most, and ${tier} was asked for`,
        {
          tier,
          max_tier: document.max_tier,
        },
      );
    }
    const binding: Binding = {
      phase: document.phase,
      tier,
      kernel_hash: kernel.hash,
      host_role: HOST_ROLE,
      model_id: `${input.model.provider} ${input.model.model}`,
      agent_id: callerOf(call).agent_id,
      partner: [partnerOf(call), ...(input.standalone ? [input.standalone.prompt.id] : [])].join(' '),
    };
    return {
      projectId: input.projectId,
      exchangeId: ids.uuid(),
      session: await sessionFor(input, binding),
      binding,
      kernel,
      model: input.model,
      question: deps.sanitise(input.question),
      intent: input.intent === undefined ? undefined : deps.sanitise(input.intent).text,
      deep: input.deep,
      prompt: input.standalone?.prompt ?? ASK_PROMPT,
    };
  }

  async function sessionFor({ projectId, sessionId }: AskInput, binding: Binding): Promise<ChosenSession> {
    return store.read(async (tx) => {
      if (sessionId !== undefined)
        return takeSession(await tx.get(q.readSession, sessionId, projectId), sessionId, binding);
      const open = await tx.all(q.openSessions, projectId, binding.partner);
      return chooseSession(open, binding, await tx.now(), () => ids.uuid());
    });
  }

  /** Under the lock of the commit that opens a conversation: of several first questions at once, one opens it and the others go on in it. */
  async function assertFirst(tx: ReadTx, { session, projectId, binding }: InSession): Promise<void> {
    if (session.is === 'resumed') return;
    const open = await tx.all(q.openSessions, projectId, binding.partner);
    const chosen = chooseSession(open, binding, await tx.now(), () => session.session_id);
    if (chosen.is === 'resumed') throw new SessionOpened(chosen.session_id);
  }

  // ── Compile ──────────────────────────────────────────────────────────────────────────────────────────────────

  async function compileFor(at: InSession, { projectRoot, standalone }: AskInput, call: Call): Promise<InContext> {
    const { projectId, session, binding, question, deep } = at;
    const nowMs = clock.now();
    const asked: Question = { projectId, sessionId: session.session_id, text: question.text, deep, nowMs };
    try {
      const [sight, history, intents, ...offered] = await Promise.all([
        deps.sight.read(standalone ? [] : 'all', { tier: binding.tier, scope: { projectId, projectRoot } }),
        deps.history(standalone ? { ...asked, deep: false } : asked, call),
        standalone ? [] : intentsOf(at, nowMs),
        ...(standalone ? [standalone.source] : deps.sources).map((source) => source.artifactsFor(asked)),
      ]);
      const compiled = compile({
        session_id: session.session_id,
        kernel: at.kernel,
        tier: binding.tier,
        host_role: binding.host_role,
        model_id: binding.model_id,
        question: question.text,
        deep,
        nowMs: Math.max(nowMs, clock.now()),
        sight,
        artifacts: [...intents, ...offered.flat(), ...history.artifacts],
        ranking: history.ranking,
        gates: deps.gates,
      });
      return { at, compiled, sight };
    } catch (error) {
      // A failure of the store says itself whether and when to try again.
      if (error instanceof Refusal || error instanceof Failure) throw error;
      throw refuse('compile_failed', `The context could not be compiled: ${messageOf(error, 500)}`, {}, error);
    }
  }

  /** What the caller declares with this question, or declared earlier in this conversation. Nothing is inferred. */
  async function intentsOf({ intent, session, projectId }: InSession, nowMs: number): Promise<readonly Artifact[]> {
    const { session_id } = session;
    if (intent !== undefined) return [intentArtifact(intent, 'user', session_id, toTimestamp(nowMs))];
    if (session.is === 'opened') return [];
    const declared = await store.read((tx) => tx.get(q.declaredIntent, session_id, projectId));
    return declared?.body ? [intentArtifact(declared.body, 'session', session_id, declared.created_at)] : [];
  }

  // ── Invoke, validate, record ─────────────────────────────────────────────────────────────────────────────────

  async function invoke(
    prompt: AsPrompt,
    { standalone }: AskInput,
    call: Call,
    onText?: (text: string) => void | Promise<void>,
  ): Promise<AskAnswer> {
    const { kernel, model, exchangeId } = prompt.context.at;
    const turns: TurnIds = { user: ids.uuid(), aurora: ids.uuid() };
    let came: Came | undefined;
    let judged: Judged | undefined;
    const request = {
      ...model,
      operation_key: 'model.generate',
      prompt: prompt.context.at.prompt,
      payload: {
        ...requestOf(prompt.rendered.messages),
        max_output_tokens: kernel.document.caps.answer,
        ...(standalone?.outputSchema && { output_schema: standalone.outputSchema }),
      },
      beside: {
        async begun(tx, callId) {
          await assertFirst(tx, prompt.context.at);
          await recordBegun(deps, prompt, turns, tx, callId, call.actor);
        },
        ended(outcome) {
          came = outcome;
          judged = judge(deps, { prompt, came: outcome });
          const ready = judged;
          return (tx) => recordEnded(deps, ready, turns, tx, call.actor);
        },
      },
    } satisfies Parameters<typeof askModel>[1];
    const told = { exchange_id: exchangeId };
    let answer: GatewayAnswer;
    try {
      answer = await askModel(deps.gateway, request, call, onText);
    } catch (error) {
      if (came?.ending !== 'answered') throw error;
      throw refuse('exchange_not_recorded', `The exchange was not recorded: ${messageOf(error, 500)}`, told, error);
    }
    if (answer.was_settled || !judged) {
      const why = 'another process had taken this call for dead before the answer came';
      throw refuse('exchange_not_recorded', `The exchange was not recorded: ${why}`, told);
    }
    return { judged, answer };
  }

  return async function ask(input, call, onText) {
    for (let tries = 1; ; tries += 1) {
      const at = await openSession(input, call);
      const context = await compileFor(at, input, call);
      const prompt = { context, rendered: render(at.kernel.document, context.compiled.bundle, at.question.text) };
      try {
        return await invoke(prompt, input, call, onText);
      } catch (error) {
        // Nothing was sent yet: a conversation that another caller opened or ended meanwhile is chosen anew.
        if (error instanceof SessionOpened && tries < MOST_TRIES) continue;
        if (!(error instanceof SessionEnded || error instanceof SessionOpened)) throw error;
        if (input.sessionId !== undefined || tries >= MOST_TRIES)
          throw refuse('chat_closed', `The conversation ${at.session.session_id} was closed meanwhile`, {}, error);
      }
    }
  };
}
