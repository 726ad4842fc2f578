// What ask promises, held against every commit, every request at the model and every answer: no model is asked without a bundle on record,
// no answer is given that is not, two turns to each exchange, and one outcome.
import { sha256 } from '../../../src/base/hash.ts';
import { promptText, type PromptMessage } from '../../../src/ask/content/prompt-list.ts';
import { askIdOf } from '../../../src/ask/pipeline/record.ts';
import type { EventRow } from '../../../src/ledger/contract.ts';
import type { WindowEntity } from '../../../src/gateway/state/entities.ts';
import type { Commit } from '../actor.ts';
import type { Life } from '../life.ts';
import { WINDOWS } from './gateway-promises.ts';
import type { World } from '../world.ts';

export const ASK_GATEWAY = '01900000-0000-7000-8000-0000000000f5';
export const ASK_PROJECT = '01900000-0000-7000-8000-0000000000f6';
const STREAM = askIdOf(ASK_PROJECT);

interface Begun {
  readonly exchange_id: string;
  readonly session_id: string;
  readonly call_id: string;
  readonly turn_user_id: string;
  readonly turn_aurora_id: string;
  readonly question_hash: string;
  readonly context_bundle_hash: string;
  readonly bundle_content: string;
  readonly prompt_hash: string;
  readonly prompt_node: string;
  readonly refs: number;
}

interface Exchange extends Begun {
  readonly life: Life;
  requests: number;
  ended: { readonly outcome: string; readonly response_hash: string } | undefined;
}

export class AskPromises {
  private readonly world: World;
  private readonly exchanges = new Map<string, Exchange>();
  private readonly byPrompt = new Map<string, Exchange>();
  private readonly sessions = new Map<string, 'open' | 'closed'>();
  private asked = 0;

  constructor(world: World) {
    this.world = world;
  }

  /** A question that nobody asked before. */
  next(): string {
    this.asked += 1;
    return `Question a${this.asked}: is it done?`;
  }

  // ── The model

  /** It is asked this, word for word. */
  requested(messages: readonly PromptMessage[]): void {
    const { world } = this;
    const exchange = this.byPrompt.get(sha256(promptText(messages)));
    if (!exchange) throw world.fail('no model is asked without a bundle on record', messages.at(-1)?.content ?? '');
    exchange.requests += 1;
    world.expect(
      exchange.ended === undefined || !this.hasOneTime,
      'no model is asked after the outcome is on record',
      () => `${exchange.exchange_id} had ended as ${exchange.ended?.outcome}`,
    );
  }

  /** Whether no clock can make a process take a living one for dead. */
  private get hasOneTime(): boolean {
    const { clocks, rates } = this.world.profile;
    return clocks === 'one' && rates.clockJump === 0;
  }

  // ── Callers

  answered(exchangeId: string, text: string): void {
    const ended = this.exchanges.get(exchangeId)?.ended;
    this.world.expect(
      ended?.outcome === 'answered' && ended.response_hash === sha256(text),
      'an answer is on record before anybody gets it',
      () => `${exchangeId} was answered, on record is ${JSON.stringify(ended)}`,
    );
  }

  // ── Commits

  committed({ rows, life }: Commit): void {
    for (const row of rows) if (row.workflow_id === STREAM) this.arrived(row, life);
  }

  private arrived({ event_type, payload: text, event_seq }: EventRow, life: Life): void {
    const { world } = this;
    const payload = JSON.parse(text) as Begun & { readonly outcome: string; readonly response_hash: string };
    const { session_id } = payload;
    switch (event_type) {
      case 'chat.session_opened':
        world.expect(!this.sessions.has(session_id), 'a conversation is opened once', () => session_id);
        this.sessions.set(session_id, 'open');
        world.branches.reached('ask: conversation opened');
        break;
      case 'chat.session_closed':
        world.expect(this.sessions.get(session_id) === 'open', 'what is open is closed, once', () => session_id);
        this.sessions.set(session_id, 'closed');
        world.branches.reached(`ask: conversation ${text.includes('"idle"') ? 'ended by silence' : 'closed'}`);
        break;
      case 'exchange.begun':
        this.begun({ ...payload, life, requests: 0, ended: undefined }, event_seq);
        break;
      case 'exchange.ended':
        this.ended(payload.exchange_id, payload, event_seq, life);
        break;
      case 'drift.raised':
        world.branches.reached('ask: drift raised');
    }
  }

  /** Everything that the model will be shown can be read, in the commit of the call's intent. */
  private begun(exchange: Exchange, seq: number): void {
    const { world } = this;
    const { exchange_id } = exchange;
    world.expect(!this.exchanges.has(exchange_id), 'an exchange begins once', () => exchange_id);
    world.expect(
      this.sessions.get(exchange.session_id) === 'open',
      'a question is asked in a conversation that is open',
      () => `${exchange_id} in ${exchange.session_id}`,
    );
    if ([...this.exchanges.values()].some(({ session_id }) => session_id === exchange.session_id))
      world.branches.reached('ask: conversation resumed');
    this.exchanges.set(exchange_id, exchange);
    this.byPrompt.set(exchange.prompt_hash, exchange);
    const [call] = this.rows<{ status: string; prompt_id: string }>(
      'SELECT status, prompt_id FROM gateway_calls WHERE call_id = ?',
      exchange.call_id,
    );
    const [turn] = this.rows<{ content: string; seq: number }>(
      'SELECT content, seq FROM chat_turn WHERE turn_id = ?',
      exchange.turn_user_id,
    );
    const kept = this.count('ask_content WHERE body IS NOT NULL AND content_hash = ?', exchange.bundle_content);
    const nodes = this.count('prompt_node WHERE node_hash = ?', exchange.prompt_node);
    const refs = this.count('context_artifact_ref WHERE exchange_id = ?', exchange_id);
    world.expect(
      call?.prompt_id === 'ask' &&
        turn?.seq === seq &&
        sha256(turn.content) === exchange.question_hash &&
        kept === 1 &&
        nodes === 1 &&
        refs === exchange.refs,
      'what a model will be shown is on record with the intent of its call',
      () => `${exchange_id}: ${JSON.stringify({ call, turn, kept, nodes, refs })}`,
    );
  }

  private ended(
    exchangeId: string,
    {
      outcome,
      response_hash,
      context_bundle_hash,
    }: { outcome: string; response_hash: string; context_bundle_hash: string },
    seq: number,
    life: Life,
  ): void {
    const { world } = this;
    const exchange = this.exchanges.get(exchangeId);
    if (!exchange) throw world.fail('only what was begun ends', exchangeId);
    world.expect(exchange.ended === undefined, 'an exchange has one outcome', () => exchangeId);
    exchange.ended = { outcome, response_hash };
    const [call] = this.rows<{ status: string }>(
      'SELECT status FROM gateway_calls WHERE call_id = ?',
      exchange.call_id,
    );
    const [turn] = this.rows<{ content: string; seq: number }>(
      'SELECT content, seq FROM chat_turn WHERE turn_id = ?',
      exchange.turn_aurora_id,
    );
    const turns = this.count('chat_turn WHERE exchange_id = ?', exchangeId);
    const rows = this.count('llm_exchange WHERE exchange_id = ?', exchangeId);
    world.expect(
      call?.status !== 'open' &&
        turn?.seq === seq &&
        sha256(turn.content) === response_hash &&
        turns === 2 &&
        rows === 1 &&
        context_bundle_hash === exchange.context_bundle_hash,
      'an exchange ends with its call, two turns and one row',
      () => `${exchangeId}: ${JSON.stringify({ call, turn, turns, rows })}`,
    );
    world.expect(
      outcome !== 'answered' || exchange.requests > 0,
      'nothing is answered that was not asked',
      () => exchangeId,
    );
    if (life !== exchange.life) world.branches.reached('ask: settled by another process');
    world.branches.reached(`ask: ${outcome}`);
  }

  private rows<Row>(text: string, id: string): Row[] {
    return this.world.observer.rows<Row>(text, id);
  }

  private count(from: string, id: string): number {
    return this.rows<{ count: number }>(`SELECT count(*) AS count FROM ${from}`, id)[0]?.count ?? 0;
  }

  // ── The end

  get isSettled(): boolean {
    return [...this.exchanges.values()].every(({ ended }) => ended !== undefined);
  }

  get openConversations(): readonly string[] {
    return [...this.sessions].flatMap(([id, status]) => (status === 'open' ? [id] : []));
  }

  finish(): void {
    const open = [...this.exchanges.values()].filter(({ ended }) => !ended);
    this.world.expect(open.length === 0, 'every exchange has an outcome', () =>
      open.map(({ exchange_id }) => exchange_id).join(', '),
    );
    const left = this.world.observer.rows<{ body: string }>(WINDOWS, ASK_GATEWAY).filter(({ body }) => {
      const { reserved } = JSON.parse(body) as WindowEntity;
      return reserved.calls > 0 || reserved.tokens > 0;
    });
    this.world.expect(left.length === 0, 'nothing stays reserved for a question', () => JSON.stringify(left));
  }
}
