// Several decisions of one append of calls, in one transaction: each sees what those before it reserved and gave back.
import { toTimestamp } from '../../base/clock.ts';
import type { DecideView } from '../../ledger/append/append-plan.ts';
import type { LocalDay } from '../budgets/local-day.ts';
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
import { eventsOf, judgeCall, type Accounting, type CallFacts, type CallVerdict, type Readings } from './judge-call.ts';

/** A switch is on in the file alone: what it denies goes on record behind the switch itself. */
export class OnlyInFile extends Error {}

const LONGEST_AGO_MS = 4 * 86_400_000;

/** By the scopes and the day that were asked for. */
export type FoundWindows = ReadonlyMap<string, FoundOfDay>;
interface FoundOfDay {
  readonly scopes: readonly string[];
  readonly day: Pick<LocalDay, 'starts_at' | 'ends_at'>;
  /** Without a scope: its row was lost. */
  readonly windows: readonly { readonly window_id: string; readonly scope: string | null }[];
}

/** What a call asks for, by which rules; nothing is recorded if only a denial is wanted and it would pass. */
interface Asking {
  readonly facts: CallFacts;
  readonly rules: Rules;
  readonly onlyDenial?: boolean;
}

export interface Together {
  readonly events: readonly NewGatewayEvent[];
  /** What the next append finds, if none comes between. */
  found(): FoundWindows;
  intent(intent: Asking): Promise<CallVerdict | undefined>;
  outcome(ended: CallEnded): Promise<boolean>;
}

interface TogetherDeps {
  readonly view: DecideView<GatewayEntities>;
  readonly kills: Pick<Kills, 'inFile'>;
  readonly accounting: Accounting;
  readonly nowMs: number;
  readonly isInOrder: boolean;
  /** Of the append before this one, where nothing came between. */
  readonly found: FoundWindows | undefined;
}

/** Several decisions of one append: each sees what those before it reserved and gave back. */
export function decideTogether({ view, kills, accounting, nowMs, isInOrder, found: before }: TogetherDeps): Together {
  const events: NewGatewayEvent[] = [];
  const windows = new Map<string, WindowEntity | undefined>();
  const window = async (id: string) => {
    if (!windows.has(id)) windows.set(id, await view.get('windows', id));
    return windows.get(id);
  };
  const found = new Map(before && before.size < MOST_FOUND ? before : []);
  const killedNow = async () => {
    const inFile = kills.inFile();
    const switches = await recordedSwitches(view.tx, accounting.gatewayId);
    if (inFile.size === 0 && switches.length === 0) return NOTHING_KILLED;
    const recorded = new Set(switches.map(({ scope }) => scope));
    if (!isInOrder && [...inFile].some((scope) => !recorded.has(scope))) throw new OnlyInFile();
    return new Set([...inFile, ...recorded]);
  };
  const begunIn = (day: FoundOfDay['day']) =>
    [...windows].flatMap(([window_id, at]) =>
      at && at.ends_at > day.starts_at && at.starts_at < day.ends_at ? { window_id, scope: at.scope } : [],
    );
  const readings: Omit<Readings, 'killed'> = {
    window,
    async windowIds(scopes, { starts_at, ends_at }) {
      const key = `${scopes.join('\n')}\n${starts_at}\n${ends_at}`;
      let stored = found.get(key)?.windows;
      if (!stored) {
        // A day of any timezone that has a moment in common with today began later.
        const from = toTimestamp(nowMs - LONGEST_AGO_MS).slice(0, 'YYYY-MM-DD'.length);
        const day = [...scopes, starts_at, ends_at] as const;
        stored = await view.tx.all(q.readWindowsAndLost, ...day, accounting.gatewayId, from);
        found.set(key, { scopes, day: { starts_at, ends_at }, windows: stored });
      }
      for (const { window_id, scope } of stored) if (scope === null) await window(window_id);
      // One of another timezone may have begun in this append, and its row is not there yet; or its row was lost.
      return [...stored, ...begunIn({ starts_at, ends_at })].flatMap(({ window_id, scope }) =>
        scope === null ? [] : { window_id, scope },
      );
    },
  };
  let met: string | undefined;
  let killed: ReadonlySet<string> | undefined;
  return {
    events,
    found: () =>
      new Map(
        Array.from(found, ([key, { scopes, day, windows: stored }]) => {
          const known = new Set(stored.map(({ window_id }) => window_id));
          const begun = begunIn(day).filter(({ window_id, scope }) => !known.has(window_id) && scopes.includes(scope));
          return [key, { scopes, day, windows: [...stored, ...begun] }];
        }),
      ),
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
        const used = await window(id);
        if (used) windows.set(id, settleIn(used, call.reserved, ended.charged));
      }
      return true;
    },
  };
}

/** Callers of a day: with more, all are looked for again. */
const MOST_FOUND = 64;
const NOTHING_KILLED: ReadonlySet<string> = new Set();
const ENDED = [{ token_class: 'semanticKey', token_value: 'CALL' }] as const;
