// What each context of a session has before it, and what is due to it, told a second time: from the canon as it is read, and from what happened,
// without a table of injection. Holds where every line fits into its message.
import type { CanonEntry } from '../../src/mind/canon/contract.ts';
import type { decide, Situation } from '../../src/mind/injection/decide.ts';
import type { InjectionMode, Trigger } from '../../src/mind/injection/matrix.ts';

type Beginning = 'start' | 'clear' | 'compaction' | 'resume';
type What = 'new' | 'changed' | 'ended';

interface DueLine {
  readonly key: string;
  readonly anchor: string;
  readonly what: What;
  readonly trigger: Trigger;
  readonly isGrave: boolean;
}

interface ToldLine {
  readonly anchor: string;
  readonly seq: number;
}

interface Context {
  number: number;
  due: Beginning | null;
  turns: number;
  begunTurn: number;
  turnId: string | undefined;
  isInTurn: boolean;
  /** Of the last prompt or beginning. */
  at: number;
  told: Map<string, ToldLine>;
  /** The tag and the list that it was told of. */
  tag: string | null;
  list: string | null;
  hasWork: boolean;
  saidTurn: number | null;
  saidAt: number;
  isHeard: boolean;
  /** When it was told last what was not urgent. */
  deltaAt: number | null;
}

interface Heard {
  readonly seq: number;
  readonly at: number;
  readonly turn: number;
  readonly context: number;
  readonly beginning: Beginning | null;
  readonly lines: readonly DueLine[];
}

interface Session {
  switched: string | null;
  mode: InjectionMode;
  readonly handoffs: string[];
  readonly windows: Map<string, Context>;
  readonly heard: Heard[];
}

export interface Happening {
  readonly at: number;
  readonly optedOut: boolean;
  /** In basis points. */
  readonly pressure: number | null;
}

export interface Expected {
  /** The costs are counts: one for each line. */
  readonly situation: Omit<Situation, 'since_said_ms'>;
  readonly deltaAt: number | null;
  readonly tag: string;
  /** Of a decision on that, what is said. */
  lines(says: readonly Trigger[], isTrimmed: boolean): readonly DueLine[];
  /** The decision is on record; `isHeard` once its answer was written. */
  decided(seq: number, decision: ReturnType<typeof decide>, isHeard: boolean): void;
}

const MAIN = 'main';
const EVERY = '*';
const UNHEARD_AFTER_MS = 6_000;
const BESIDE_MS = 5_000;
const URGENT: ReadonlySet<Trigger> = new Set(['start', 'clear', 'compaction', 'resume', 'handoff', 'tag'] as const);

export class InjectionModel {
  readonly #sessions = new Map<string, Session>();
  /** By tag, the lines that hold and those that ever did. */
  readonly #lists = new Map<string, { readonly holds: Map<string, string>; readonly ever: Set<string> }>();
  #active = new Map<string, string>();
  #tags = new Set([MAIN, EVERY]);

  /** The canon as it is when its lines are compiled. */
  compiled(entries: readonly CanonEntry[]): void {
    this.#active = new Map(entries.map(({ entry_id, anchor }) => [entry_id, anchor]));
    for (const { tag } of entries) this.#tags.add(tag);
    for (const tag of this.#tags) {
      const list = this.#lists.get(tag) ?? { holds: new Map<string, string>(), ever: new Set<string>() };
      list.holds.clear();
      for (const entry of entries)
        if (entry.tag === tag || entry.tag === EVERY) list.holds.set(entry.entry_id, entry.anchor);
      for (const key of list.holds.keys()) list.ever.add(key);
      this.#lists.set(tag, list);
    }
  }

  session(name: string): Session {
    const known = this.#sessions.get(name) ?? {
      ...{ switched: null, mode: 'adaptive' as const, handoffs: [] },
      ...{ windows: new Map<string, Context>(), heard: [] },
    };
    this.#sessions.set(name, known);
    return known;
  }

  /** It has a list of its own from the next compilation on. */
  switched(name: string, tag: string | null): void {
    this.session(name).switched = tag;
    if (tag !== null) this.#tags.add(tag);
  }

  begin(name: string, window: string, by: Beginning, happening: Happening): Expected {
    const session = this.session(name);
    const own = session.windows.get(window);
    const known = own ?? newestOf(session);
    let context: Context;
    if (by === 'compaction' && own?.due === 'compaction') context = own;
    else if (by !== 'resume') context = fresh(own, by, happening.at);
    else if (!known || (known.due !== null && known.due !== 'resume'))
      context = fresh(own, known?.due ?? 'start', happening.at);
    else context = resumed(known, happening.at);
    session.windows.set(window, context);
    return this.#expect(session, context, happening);
  }

  prompt(name: string, window: string, turnId: string, happening: Happening): Expected {
    const session = this.session(name);
    const context = findIn(session, window) ?? fresh(undefined, 'start', happening.at);
    if (findIn(session, window) === undefined) session.windows.set(window, context);
    if (!context.isInTurn || context.turnId !== turnId)
      Object.assign(context, { turnId, turns: context.turns + 1, isInTurn: true, at: happening.at });
    return this.#expect(session, context, happening);
  }

  stop(name: string, window: string): void {
    const context = findIn(this.session(name), window);
    if (context) context.isInTurn = false;
  }

  compacting(name: string, window: string, at: number): void {
    const session = this.session(name);
    const known = findIn(session, window);
    const key = [...session.windows].find(([, context]) => context === known)?.[0] ?? window;
    session.windows.set(key, fresh(known, 'compaction', at));
  }

  /** Of a session with one window. */
  takenBack(name: string, from: number, to: number): void {
    const session = this.session(name);
    const [context] = session.windows.values();
    if (!context) return;
    const gone = session.heard.filter(
      ({ at, turn }) => at >= from - BESIDE_MS && at <= to + BESIDE_MS && (turn > 0 || (at >= from && at <= to)),
    );
    for (const { seq } of gone) for (const [key, told] of context.told) if (told.seq === seq) context.told.delete(key);
    for (const one of gone) {
      if (one.context !== context.number) continue;
      for (const { key, anchor, what } of one.lines)
        if (what === 'ended') context.told.set(key, { anchor, seq: one.seq });
    }
    const begun = gone.find((one) => one.context === context.number && one.beginning !== null);
    if (begun) Object.assign(context, { due: begun.beginning, hasWork: false });
  }

  /** What each window has before it that holds in its list, or was told of another one. */
  before(name: string): readonly ReadonlyMap<string, string>[] {
    return [...this.session(name).windows.values()].map(
      ({ told }) => new Map([...told].map(([key, { anchor }]) => [key, anchor])),
    );
  }

  holding(tag: string): ReadonlyMap<string, string> {
    return new Map(this.#lists.get(tag)?.holds);
  }

  isActive(key: string): boolean {
    return this.#active.has(key);
  }

  #expect(session: Session, context: Context, { at, optedOut, pressure }: Happening): Expected {
    const tag = session.switched ?? MAIN;
    const list = this.#lists.has(tag) ? tag : this.#lists.has(EVERY) ? EVERY : null;
    const due = this.#due(session, context, tag, list);
    const beginning = context.due;
    const isWhole = beginning !== null && beginning !== 'resume';
    const saysWork = beginning !== null && !optedOut && (isWhole || !context.hasWork);
    const groups = new Map<Trigger, { count: number; grave: number }>();
    const groupOf = (trigger: Trigger) => {
      const group = groups.get(trigger) ?? { count: 0, grave: 0 };
      groups.set(trigger, group);
      return group;
    };
    for (const { trigger, isGrave } of due) {
      groupOf(trigger).count += 1;
      groupOf(trigger).grave += isGrave ? 1 : 0;
    }
    if (beginning !== null) {
      groupOf(beginning).count += saysWork ? 1 : 0;
      groupOf(beginning).grave += saysWork ? 1 : 0;
    }
    const isWanted = [...groups.values()].some(({ count }) => count > 0);
    const wasHeard = context.isHeard || at - context.saidAt < UNHEARD_AFTER_MS;
    return {
      situation: {
        due: [...groups].map(([trigger, { count, grave }]) => ({
          trigger,
          costs: Array<number>(count).fill(1),
          grave,
        })),
        opted_out: optedOut,
        mode: session.mode,
        is_related_on: false,
        spoken_this_turn: context.saidTurn === context.turns && wasHeard,
        pressure_bps: isWanted ? pressure : null,
      },
      deltaAt: context.deltaAt,
      tag,
      lines: (says, isTrimmed) =>
        due.filter(({ trigger, isGrave }) => says.includes(trigger) && (!isTrimmed || isGrave)),
      decided: (seq, decision, isHeard) => {
        if (decision.decision === 'nothing') return;
        Object.assign(context, { saidTurn: context.turns, saidAt: at, isHeard });
        if (!isHeard) return;
        const { says, is_trimmed: isTrimmed } = decision;
        const lines = due.filter(({ trigger, isGrave }) => says.includes(trigger) && (!isTrimmed || isGrave));
        for (const { key, anchor, what, trigger } of lines) {
          if (trigger === 'handoff') session.handoffs.splice(session.handoffs.indexOf(key), 1);
          else if (what === 'ended') context.told.delete(key);
          else context.told.set(key, { anchor, seq });
        }
        const isBase = beginning !== null && says.includes(beginning);
        session.heard.push({
          ...{ seq, at, turn: context.turns, context: context.number, lines },
          beginning: decision.trigger === beginning ? beginning : null,
        });
        if (isBase) Object.assign(context, { due: null, hasWork: context.hasWork || saysWork });
        if (isBase || says.includes('tag') || (says.includes('canon') && context.list !== list)) {
          context.tag = tag;
          if (beginning !== 'resume') context.list = list;
        }
        if (!says.some((trigger) => URGENT.has(trigger))) context.deltaAt = at;
      },
    };
  }

  #due(session: Session, context: Context, tag: string, list: string | null): DueLine[] {
    const [handoff] = session.handoffs;
    const lines: DueLine[] = handoff
      ? [{ key: handoff, anchor: `handoff:${handoff}`, what: 'new', trigger: 'handoff', isGrave: true }]
      : [];
    const { holds, ever } = (list === null ? undefined : this.#lists.get(list)) ?? {
      holds: new Map(),
      ever: new Set(),
    };
    const isWhole = context.due !== null && context.due !== 'resume';
    const isSwitched = context.due === null && context.tag !== null && context.tag !== tag;
    const trigger = context.due ?? (isSwitched ? 'tag' : 'canon');
    const say = (key: string, anchor: string, what: What) => lines.push({ key, anchor, what, trigger, isGrave: false });
    for (const [key, anchor] of holds as ReadonlyMap<string, string>) {
      const told = isWhole ? undefined : context.told.get(key)?.anchor;
      if (told !== anchor) say(key, anchor, told === undefined ? 'new' : 'changed');
    }
    if (isWhole) return lines;
    const isOther = context.list !== list;
    for (const [key, { anchor }] of context.told) {
      if (holds.has(key)) continue;
      const now = this.#active.get(key);
      // Another list than the one it was told of is looked at as a whole.
      if (now === undefined && (isOther || ever.has(key))) say(key, anchor, 'ended');
      else if (now !== undefined && now !== anchor && isOther) say(key, now, 'changed');
    }
    return lines;
  }
}

function newestOf({ windows }: Session): Context | undefined {
  return [...windows.values()].toSorted((a, b) => b.at - a.at)[0];
}

function findIn(session: Session, window: string): Context | undefined {
  const { windows } = session;
  return windows.get(window) ?? (windows.size === 1 ? newestOf(session) : undefined);
}

function fresh(before: Context | undefined, due: Beginning, at: number): Context {
  const turns = before ? before.turns + 1 : 0;
  return {
    number: (before?.number ?? 0) + 1,
    ...{ due, turns, begunTurn: turns, turnId: undefined, isInTurn: false, at, told: new Map() },
    ...{ tag: null, list: null, hasWork: false, saidTurn: null, saidAt: 0, isHeard: true, deltaAt: null },
  };
}

function resumed(known: Context, at: number): Context {
  const turns = known.turns + 1;
  const told = new Map(known.told);
  return {
    ...known,
    due: 'resume',
    turns,
    begunTurn: turns,
    turnId: undefined,
    isInTurn: false,
    at,
    told,
    saidTurn: null,
  };
}
