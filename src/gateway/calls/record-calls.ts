// Puts intents and outcomes of calls on record. What waits together in this process goes in one append: inside its transaction each
// is decided behind those before it, so that two calls at the same moment cannot spend the same money.
import { batchCalls, type Outcome } from '../../base/batch-calls.ts';
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { Bug, Failure } from '../../base/errors.ts';
import type { DecideView } from '../../ledger/append/append-plan.ts';
import type { EntityRef } from '../../ledger/contract.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Store, WriteTx } from '../../store/store.ts';
import type { Kills } from '../kill/kills.ts';
import { recordedSwitches } from '../kill/recorded-switches.ts';
import * as q from '../queries.ts';
import type { Rules } from '../settings/settings.ts';
import {
  CURRENT_RULES,
  newWindow,
  reserveIn,
  settleIn,
  type GatewayEntities,
  type WindowEntity,
} from '../state/entities.ts';
import type { CallEnded, NewGatewayEvent } from '../state/events.ts';
import { gatewayKind } from '../state/evolve.ts';
import {
  eventsOf,
  judgeCall,
  windowsOf,
  type Accounting,
  type CallFacts,
  type CallVerdict,
  type Readings,
} from './judge-call.ts';
import { settleExpired } from './settle-expired.ts';

export interface CallRecordsDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly clock: Clock;
  readonly kills: Kills;
  readonly accounting: () => Promise<Accounting>;
}

export interface Intent {
  readonly facts: CallFacts;
  readonly rules: Rules;
  readonly actor: string;
  /** Nothing is recorded if the call would pass. */
  readonly onlyDenial?: boolean;
  /** Written in the same transaction, if the call is let through. */
  readonly beside?: ((tx: WriteTx) => Promise<void>) | undefined;
}

export interface CallRecords {
  /** Undefined where only a denial was to be recorded, and the call would pass. */
  intent(intent: Intent): Promise<CallVerdict | undefined>;
  /** Whether it went on record: where another process took this one for dead, an outcome is there already. */
  outcome(ended: CallEnded, actor: string, beside?: (tx: WriteTx) => Promise<void>): Promise<boolean>;
}

/** Bounds how long one append keeps others waiting: with more, the first of many wait longer for their first token than they gain. */
const MOST_TOGETHER = 16;
/**
 * Turns of the event loop until a call that was let through has written its request. The next append waits for them: while it holds the
 * process, the model works on what was sent.
 */
const TURNS_TO_SEND = 3;
/** Nothing waits for it: a dead call counts the same as long as it is open. */
const SETTLE_EVERY_MS = 1_000;

interface Item {
  readonly actor: string;
  /** What it will most likely look at. */
  readonly reads: readonly EntityRef<keyof GatewayEntities>[];
  readonly decide: (together: Together) => Promise<unknown>;
  /** Written in the same transaction, if what was decided goes on record. */
  readonly beside?: ((tx: WriteTx, decided: unknown) => Promise<void>) | undefined;
}

export function createCallRecords(deps: CallRecordsDeps): CallRecords {
  const { ledger, clock, kills } = deps;

  let settledAt: number | undefined;
  async function putInOrder({ gatewayId }: Accounting): Promise<void> {
    if (settledAt !== undefined && clock.monotonic() - settledAt < SETTLE_EVERY_MS) return;
    settledAt = clock.monotonic();
    await settleExpired(deps, gatewayId);
  }

  async function append(
    items: readonly Item[],
    actor: string,
    accounting: Accounting,
    isInOrder: boolean,
  ): Promise<unknown[]> {
    let answers: unknown[] = [];
    await ledger.append(
      { kind: gatewayKind, id: accounting.gatewayId },
      async (view, nowMs) => {
        const together = decideTogether(view, kills, accounting, nowMs, isInOrder);
        answers = [];
        for (const { decide } of items) answers.push(await decide(together));
        return together.events;
      },
      {
        create: true,
        actor,
        reads: items.flatMap(({ reads }) => reads),
        ...(items.some(({ beside }) => beside) && {
          also: async (tx: WriteTx) => {
            for (const [at, item] of items.entries()) {
              await item.beside?.(tx, answers[at]).catch((error: unknown) => {
                // The store has to know its own failure: behind some of them it must not go on.
                throw error instanceof Failure ? error : new BesideFailed(item, error);
              });
            }
          },
        }),
      },
    );
    return answers;
  }

  /** What one of them writes beside its call fails that one alone: the others are appended without it. */
  async function appendEach(
    items: readonly Item[],
    actor: string,
    accounting: Accounting,
  ): Promise<Outcome<unknown>[]> {
    const failed = new Map<Item, unknown>();
    let isInOrder = false;
    for (;;) {
      const left = items.filter((item) => !failed.has(item));
      const told = new Map<Item, Outcome<unknown>>();
      try {
        const values = left.length === 0 ? [] : await append(left, actor, accounting, isInOrder);
        for (const [at, item] of left.entries()) told.set(item, { ok: true, value: values[at] });
      } catch (error) {
        if (error instanceof BesideFailed) {
          failed.set(error.item, error.why);
          continue;
        }
        if (error instanceof OnlyInFile) {
          isInOrder = true;
          // What cannot be written now, the next try will say.
          await kills.recordFromFile().catch(() => {});
          continue;
        }
        // A failure of the database itself is everybody's.
        for (const item of left) told.set(item, { ok: false, error });
      }
      return items.map((item) => told.get(item) ?? { ok: false, error: failed.get(item) });
    }
  }

  const letSend = async () => {
    for (let turn = 0; turn < TURNS_TO_SEND; turn += 1) await clock.macrotask();
  };
  let lastSize = 1;
  /** Calls of this process without an outcome, by their ids: an outcome that could not be written is tried again. */
  const underWay = new Set<string>();
  const { call } = batchCalls<Item, unknown>({
    most: MOST_TOGETHER,
    // Answers that came together are read in this turn of the event loop, one after the other.
    gather: () => (lastSize > 1 || underWay.size > 1 ? letSend() : undefined),
    async run(take) {
      const accounting = await deps.accounting();
      const items = take();
      // What cannot be written now, the append itself will say.
      await putInOrder(accounting).catch(() => {});
      lastSize = items.length;
      const outcomes: Outcome<unknown>[] = [];
      for (const [actor, group] of Map.groupBy(items.keys(), (at) => items[at]?.actor ?? '')) {
        const asked = group.flatMap((at) => items[at] ?? []);
        const answered = await appendEach(asked, actor, accounting);
        for (const [index, at] of group.entries()) outcomes[at] = answered[index] ?? { ok: false, error: UNANSWERED };
      }
      return outcomes;
    },
  });

  return {
    async intent({ actor, beside, ...intent }) {
      const { facts, rules, onlyDenial = false } = intent;
      const reads: Item['reads'][number][] = [{ collection: 'rules', id: CURRENT_RULES }];
      if (!onlyDenial) {
        // By this process's clock, which may be of another day than the store's: then they are read when they are asked for.
        const { windows } = windowsOf(await deps.accounting(), rules.document, facts.caller, clock.now());
        reads.push({ collection: 'calls', id: facts.call_id });
        for (const { window_id: id } of windows) reads.push({ collection: 'windows', id });
      }
      const decide = (together: Together) => together.intent(intent);
      const write = async (tx: WriteTx, decided: unknown) => {
        const verdict = decided as CallVerdict | undefined;
        if (verdict && !verdict.denial) await beside?.(tx);
      };
      const verdict = (await call({ actor, reads, decide, beside: beside && write })) as CallVerdict | undefined;
      if (verdict && !verdict.denial) underWay.add(intent.facts.call_id);
      return verdict;
    },
    outcome(ended, actor, beside) {
      underWay.delete(ended.call_id);
      const write = async (tx: WriteTx, decided: unknown) => {
        if (decided === true) await beside?.(tx);
      };
      const decide = (together: Together) => together.outcome(ended);
      const reads = [
        { collection: 'calls', id: ended.call_id } as const,
        ...ended.windows.map((id) => ({ collection: 'windows', id }) as const),
      ];
      return call({ actor, reads, decide, beside: beside && write }) as Promise<boolean>;
    },
  };
}

/** What a caller wanted to write beside its call could not be written. */
class BesideFailed extends Error {
  readonly item: Item;
  readonly why: unknown;
  constructor(item: Item, why: unknown) {
    super('a write beside a call failed');
    this.item = item;
    this.why = why;
  }
}

/** A switch is on in the file alone: what it denies goes on record behind the switch itself. */
class OnlyInFile extends Error {}

const LONGEST_AGO_MS = 4 * 86_400_000;
const UNANSWERED = new Bug('a call was not answered by its append');

interface Together {
  readonly events: readonly NewGatewayEvent[];
  intent(intent: Omit<Intent, 'actor'>): Promise<CallVerdict | undefined>;
  outcome(ended: CallEnded): Promise<boolean>;
}

/** Several decisions of one append: each sees what those before it reserved and gave back. */
function decideTogether(
  view: DecideView<GatewayEntities>,
  kills: Pick<Kills, 'inFile'>,
  accounting: Accounting,
  nowMs: number,
  isInOrder: boolean,
): Together {
  const events: NewGatewayEvent[] = [];
  const windows = new Map<string, WindowEntity | undefined>();
  const window = async (id: string) => {
    if (!windows.has(id)) windows.set(id, await view.get('windows', id));
    return windows.get(id);
  };
  const found = new Map<string, readonly { readonly window_id: string; readonly scope: string | null }[]>();
  const killedNow = async () => {
    const inFile = kills.inFile();
    const switches = await recordedSwitches(view.tx, accounting.gatewayId);
    if (inFile.size === 0 && switches.length === 0) return NOTHING_KILLED;
    const recorded = new Set(switches.map(({ scope }) => scope));
    if (!isInOrder && [...inFile].some((scope) => !recorded.has(scope))) throw new OnlyInFile();
    return new Set([...inFile, ...recorded]);
  };
  const readings: Omit<Readings, 'killed'> = {
    window,
    async windowIds(scopes, { starts_at, ends_at }) {
      const key = `${scopes.join('\n')}\n${starts_at}\n${ends_at}`;
      let stored = found.get(key);
      if (!stored) {
        // A day of any timezone that has a moment in common with today began later.
        const from = toTimestamp(nowMs - LONGEST_AGO_MS).slice(0, 'YYYY-MM-DD'.length);
        const day = [...scopes, starts_at, ends_at] as const;
        stored = await view.tx.all(q.readWindowsAndLost, ...day, accounting.gatewayId, from);
        found.set(key, stored);
        for (const { window_id, scope } of stored) if (scope === null) await window(window_id);
      }
      // One of another timezone may have begun in this append, and its row is not there yet; or its row was lost.
      const begun = Array.from(windows, ([window_id, at]) => ({ window_id, at })).flatMap(({ window_id, at }) =>
        at && at.ends_at > starts_at && at.starts_at < ends_at ? { window_id, scope: at.scope } : [],
      );
      return [...stored, ...begun].flatMap(({ window_id, scope }) => (scope === null ? [] : { window_id, scope }));
    },
  };
  let met: string | undefined;
  let killed: ReadonlySet<string> | undefined;
  return {
    events,
    async intent({ facts, rules, onlyDenial = false }) {
      killed ??= await killedNow();
      const verdict = await judgeCall({ ...readings, killed }, accounting, rules, facts, nowMs);
      if (onlyDenial && !verdict.denial) return undefined;
      met ??= (await view.get('rules', CURRENT_RULES))?.hash;
      const hasBegun = (id: string) => windows.get(id) !== undefined;
      events.push(...eventsOf(verdict, met, hasBegun, accounting, rules, facts, nowMs));
      met = rules.hash;
      for (const key of verdict.denial ? [] : verdict.windows)
        windows.set(key.window_id, reserveIn(windows.get(key.window_id) ?? newWindow(key), facts.asked));
      return verdict;
    },
    async outcome(ended) {
      const call = await view.get('calls', ended.call_id);
      if (!call) return false;
      events.push({ type: 'gateway.call_ended', payload: ended, tokens: ENDED });
      for (const id of ended.windows) {
        const before = await window(id);
        if (before) windows.set(id, settleIn(before, call.reserved, ended.charged));
      }
      return true;
    },
  };
}

const NOTHING_KILLED: ReadonlySet<string> = new Set();
const ENDED = [{ token_class: 'semanticKey', token_value: 'CALL' }] as const;
