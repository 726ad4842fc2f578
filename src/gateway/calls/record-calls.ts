// Puts intents and outcomes of calls on record. What waits together in this process goes in one append: inside its transaction each
// is decided behind those before it, so that two calls at the same moment cannot spend the same money.
import { batchCalls, type Outcome } from '../../base/batch-calls.ts';
import type { Clock } from '../../base/clock.ts';
import { Bug, Failure } from '../../base/errors.ts';
import type { EntityRef } from '../../ledger/contract.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Store, WriteTx } from '../../store/store.ts';
import type { Kills } from '../kill/kills.ts';
import type { Rules } from '../settings/settings.ts';
import { CURRENT_RULES, type GatewayEntities } from '../state/entities.ts';
import type { CallEnded } from '../state/events.ts';
import { gatewayKind } from '../state/evolve.ts';
import { OnlyInFile, decideTogether, type FoundWindows, type Together } from './decide-together.ts';
import { windowsOf, type Accounting, type CallFacts, type CallVerdict } from './judge-call.ts';
import { settleExpired } from './settle-expired.ts';

export interface CallRecordsDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly clock: Clock;
  readonly kills: Pick<Kills, 'inFile' | 'recordFromFile'>;
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

  /** The windows that were found, by the stream's head behind the append that found them: only its events begin others. */
  const lastFound = new Map<number, FoundWindows>();

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
    let together: Together | undefined;
    const { last_seq } = await ledger.append(
      { kind: gatewayKind, id: accounting.gatewayId },
      async (view, nowMs) => {
        const found = lastFound.get(view.head_seq);
        together = decideTogether({ view, kills, accounting, nowMs, isInOrder, found });
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
    lastFound.clear();
    if (together) lastFound.set(last_seq, together.found());
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

const UNANSWERED = new Bug('a call was not answered by its append');
