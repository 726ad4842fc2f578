// A month of five agents, generated from a seed and lived over the real tables: sessions begin, are prompted, fill up, are compacted, cleared,
// switched to other tags, left and resumed; meanwhile the project learns, corrects itself and rejects. What each context hears is kept
// here a second time, apart from the tables, and held against what it should have heard.
import { MAIN_TAG } from '../../src/base/tags.ts';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { tokenBound } from '../../src/base/token-bound.ts';
import { seededRandom } from '../../src/base/random.ts';
import { dueLines } from '../../src/mind/injection/due-lines.ts';
import { compose, lineOf, type WorkWords } from '../../src/mind/injection/lines.ts';
import { LIMITS, type Beginning } from '../../src/mind/injection/matrix.ts';
import * as q from '../../src/mind/injection/queries.ts';
import { PROJECT } from '../../test/support/canon-fixture.ts';
import type { SessionOf, Told } from '../../test/support/injection-fixture.ts';
import { RECALL_LIMITS } from '../../src/ask/recall/contract.ts';
import type { CanonEntry } from '../../src/mind/canon/contract.ts';
import type { MonthHome } from './month-home.ts';
import { PARTS, TOPICS, type Part, type Topic } from './month-language.ts';

export interface Size {
  readonly sessions: number;
  readonly turns: number;
}

const AGENTS = ['claude', 'codex', 'gemini', 'opencode', 'pi'] as const;
const TAGS = [MAIN_TAG, 'checkout', 'search', 'billing'] as const;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 4;
/** Of a hundred turns. */
const PER_CENT = { learns: 5, unheard: 2, unknownPressure: 5, switchesTag: 2, clears: 1, leaves: 4 } as const;
const COMPACTS_ABOVE_BPS = 8_500;
/** Of a returning session's task. */
const MOST_TOUCHED = 3;
const MOST_CLOSING_PROMPTS = 12;

export interface Tally {
  starts: number;
  prompts: number;
  compactions: number;
  learned: number;
  corrected: number;
  rejected: number;
  unheard: number;
  /** By a real tokenizer. */
  tokensOfStarts: number[];
  tokensOfSessions: number[];
  tokens: number;
  naive: number;
  repeated: number;
  naiveRepeated: number;
  linesTold: number;
  changes: number;
  stillDue: number;
  lost: string[];
  twice: string[];
  returns: number;
  returnsWithWants: number;
  withoutRecall: number;
  withOneRecall: number;
  /** The same, where the session wants all that changed. */
  wholeWithOneRecall: number;
  gaps: number[];
  gapsCutShort: number;
}

/** A line as it stood: its words are its anchor. */
interface Standing {
  readonly anchor: string;
  /** When the list first had these words. */
  readonly since: number;
}

interface Session extends SessionOf {
  turnsLeft: number;
  tag: string;
  /** Undefined before it is told anything. */
  list: string | undefined;
  pressure: number;
  /** The learning up to which its baseline was told. */
  baseAt: number;
  readonly heard: Map<string, string>;
  /** Whatever was said since its context began, heard or not. */
  readonly said: Set<string>;
  readonly naiveSaid: Set<string>;
  /** Changes that it has not heard of yet, with the turn in which it was when they were made. */
  readonly awaited: Map<string, number>;
  turn: number;
  tokens: number;
  wakesAt: number;
}

interface Subject {
  readonly subject: string;
  readonly tag: string;
  readonly part: Part;
  readonly topic: Topic;
  value: string;
  /** The learning that changed it last. */
  changedAt: number;
}

export async function liveMonth(home: MonthHome, seed: number, size: Size): Promise<Tally> {
  return new Month(home, seed, size).live();
}

class Month {
  readonly #home: MonthHome;
  readonly #size: Size;
  readonly #chance: (below: number) => number;
  readonly #tally: Tally = {
    starts: 0, prompts: 0, compactions: 0, learned: 0, corrected: 0, rejected: 0, unheard: 0, tokensOfStarts: [],
    tokensOfSessions: [], tokens: 0, naive: 0, repeated: 0, naiveRepeated: 0, linesTold: 0, changes: 0, stillDue: 0,
    lost: [], twice: [], returns: 0, returnsWithWants: 0, withoutRecall: 0, withOneRecall: 0, wholeWithOneRecall: 0, gaps: [], gapsCutShort: 0,
  }; // prettier-ignore
  readonly #subjects: Subject[] = [];
  /** Of each tag, the lines that hold; and when each was first seen to say what it says. */
  readonly #lists = new Map<string, Map<string, Standing>>();
  readonly #firstSeen = new Map<string, number>();
  #learnings = 0;
  #turns = 0;

  constructor(home: MonthHome, seed: number, size: Size) {
    this.#home = home;
    this.#size = size;
    const random = seededRandom(seed);
    const bytes = new Uint8Array(8);
    this.#chance = (below) => {
      random.fill(bytes);
      return new DataView(bytes.buffer).getUint32(0) % below;
    };
  }

  async live(): Promise<Tally> {
    const { sessions, turns } = this.#size;
    for (const tag of TAGS) for (let at = 0; at < 6; at += 1) await this.#learn(tag, undefined, []);
    const waiting = this.#plan();
    const asleep: Session[] = [];
    const live: Session[] = [];
    const perDay = turns / DAYS;
    let days = 0;
    while (waiting.length + asleep.length + live.length > 0) {
      if (this.#turns / perDay > days) {
        days += 1;
        this.#home.advance(DAY_MS / 2);
      }
      this.#home.advance(20_000 + this.#chance(160_000));
      const woken = asleep.findIndex(({ wakesAt }) => wakesAt <= this.#turns || waiting.length + live.length === 0);
      const [resumed] = woken === -1 ? [] : asleep.splice(woken, 1);
      if (resumed) {
        live.push(resumed);
        await this.#return(resumed, () => this.#begin(resumed, 'resume'));
      } else if (live.length < AT_ONCE && waiting.length > 0) {
        const [begun] = waiting.splice(0, 1);
        if (begun) {
          live.push(begun);
          await this.#begin(begun, 'start');
        }
      }
      const at = this.#chance(live.length);
      const session = live[at];
      if (!session) continue;
      if (this.#isChosen(PER_CENT.learns)) await this.#change(session, live);
      await this.#turn(session);
      session.turnsLeft -= 1;
      if (session.turnsLeft === 0) {
        live.splice(at, 1);
        await this.#close(session);
      } else if (this.#isChosen(PER_CENT.leaves)) {
        live.splice(at, 1);
        session.wakesAt = this.#turns + 20 + this.#chance(600);
        this.#cutShort(session);
        asleep.push(session);
      }
    }
    if (this.#tally.tokensOfSessions.length !== sessions) throw new Error('not every session was lived');
    return this.#tally;
  }

  #isChosen(perCent: number): boolean {
    return this.#chance(100) < perCent;
  }

  #plan(): Session[] {
    const { sessions, turns } = this.#size;
    const mean = Math.round(turns / sessions);
    let left = turns;
    return Array.from({ length: sessions }, (_, at): Session => {
      const rest = sessions - at - 1;
      const wanted = 1 + this.#chance(2 * mean - 1);
      const turnsLeft = rest === 0 ? left : Math.max(1, Math.min(wanted, left - rest));
      left -= turnsLeft;
      const agent = AGENTS[at % AGENTS.length] ?? 'claude';
      return {
        agent,
        session_id: `s${at}`,
        turnsLeft,
        tag: MAIN_TAG,
        list: undefined,
        pressure: 1_000,
        baseAt: -1,
        heard: new Map(),
        said: new Set(),
        naiveSaid: new Set(),
        awaited: new Map(),
        turn: 0,
        tokens: 0,
        wakesAt: 0,
      };
    });
  }

  // ── What the project learns ────────────────────────────────────────────────────────────────────────────────

  async #change(by: Session, live: readonly Session[]): Promise<void> {
    const others = live.filter((session) => session !== by);
    const kind = this.#chance(10);
    if (kind === 0) return this.#reject(others);
    const known = kind < 6 ? this.#subjects[this.#chance(this.#subjects.length)] : undefined;
    if (known) this.#tally.corrected += 1;
    const tag = known?.tag ?? TAGS[this.#chance(10) < 6 ? 0 : 1 + this.#chance(TAGS.length - 1)] ?? MAIN_TAG;
    await this.#learn(tag, known, others);
  }

  async #learn(tag: string, known: Subject | undefined, others: readonly Session[]) {
    const { shelf } = this.#home;
    const about = known ?? this.#newSubject(tag);
    this.#learnings += 1;
    this.#tally.learned += 1;
    about.value = this.#oneOf(about.topic.values.filter((value) => value !== about.value));
    about.changedAt = this.#learnings;
    const at = await this.#home.store.read((tx) => tx.now());
    const statement = sentence(this.#oneOf(about.topic.statements)(about.part[0], about.value));
    await this.#home.learn(
      shelf.add(about.value, {
        subject: about.subject,
        statement,
        tag,
        is_correction: known !== undefined,
        at: new Date(at).toISOString(),
        session_id: `l${this.#learnings}`,
      }),
    );
    await this.#look(others);
  }

  #newSubject(tag: string): Subject {
    const known = new Set(this.#subjects.map(({ subject }) => subject));
    const free = (PARTS[tag] ?? []).flatMap((part) =>
      TOPICS.flatMap((topic) => {
        const subject = `${topic.name} of the ${part[0]}`;
        return known.has(subject) ? [] : [{ subject, tag, part, topic, value: '', changedAt: 0 }];
      }),
    );
    const made = this.#oneOf(free);
    this.#subjects.push(made);
    return made;
  }

  #oneOf<T>(list: readonly T[]): T {
    const chosen = list[this.#chance(list.length)];
    if (chosen === undefined) throw new Error('the project of the month has nothing left to speak of');
    return chosen;
  }

  async #reject(others: readonly Session[]): Promise<void> {
    const entries = await this.#home.canon.active(PROJECT, '');
    const chosen = entries[this.#chance(entries.length)];
    if (!chosen) return;
    this.#learnings += 1;
    this.#tally.rejected += 1;
    await this.#home.call('mind.reject_canon', { anchor: chosen.anchor });
    await this.#home.compile();
    await this.#look(others);
  }

  /** Which lines came or changed, by looking at the lists themselves. */
  async #look(others: readonly Session[]): Promise<void> {
    for (const tag of TAGS) {
      const rows = await this.#home.store.read((tx) => tx.all(q.linesThatHold, PROJECT, tag, 1_000));
      const list = new Map<string, Standing>();
      for (const { line_key, anchor } of rows) {
        const words = `${tag} ${line_key} ${anchor}`;
        const since = this.#firstSeen.get(words) ?? this.#learnings;
        if (!this.#firstSeen.has(words)) {
          this.#firstSeen.set(words, since);
          for (const session of others) {
            if (session.list === tag && session.tag === tag) session.awaited.set(`${line_key} ${anchor}`, session.turn);
          }
        }
        list.set(line_key, { anchor, since });
      }
      this.#lists.set(tag, list);
    }
    for (const session of others) {
      const list = this.#lists.get(session.tag);
      for (const words of session.awaited.keys()) {
        const [key, anchor] = partsOf(words);
        if (list?.get(key)?.anchor !== anchor) session.awaited.delete(words);
      }
    }
  }

  // ── What sessions do ───────────────────────────────────────────────────────────────────────────────────────

  async #begin(session: Session, by: Beginning): Promise<void> {
    if (by !== 'resume') {
      if (session.list !== undefined) await this.#judge(session, false);
      this.#lose(session);
    }
    this.#tally.starts += 1;
    session.turn += 1;
    const told = await this.#home.begin(session, by, { work: this.#work(), pressure: this.#pressure(session) });
    const tokens = await this.#take(session, told);
    if (by === 'start') this.#tally.tokensOfStarts.push(tokens);
  }

  #lose(session: Session): void {
    this.#cutShort(session);
    session.heard.clear();
    session.said.clear();
    session.naiveSaid.clear();
    session.list = undefined;
    session.pressure = 1_000 + this.#chance(1_000);
  }

  /** The gap to a change that it will never hear of in this context is no figure. */
  #cutShort(session: Session): void {
    this.#tally.gapsCutShort += session.awaited.size;
    session.awaited.clear();
  }

  async #turn(session: Session): Promise<void> {
    session.pressure += 100 + this.#chance(700);
    if (session.pressure > COMPACTS_ABOVE_BPS) {
      this.#tally.compactions += 1;
      await this.#judge(session, false);
      await this.#home.compacting(session);
      this.#lose(session);
      await this.#begin(session, 'compaction');
      this.#home.advance(10_000);
    } else if (this.#isChosen(PER_CENT.clears)) {
      await this.#begin(session, 'clear');
      this.#home.advance(10_000);
    } else if (this.#isChosen(PER_CENT.switchesTag)) {
      session.tag = TAGS[this.#chance(TAGS.length)] ?? MAIN_TAG;
      this.#cutShort(session);
      await this.#home.store.write((tx) => tx.run(q.switchTag, session.tag, session.agent, session.session_id));
      await this.#return(session, () => this.#prompt(session));
      return;
    }
    await this.#prompt(session);
  }

  async #prompt(session: Session): Promise<void> {
    this.#turns += 1;
    this.#tally.prompts += 1;
    session.turn += 1;
    const how = { work: this.#work(), pressure: this.#pressure(session), turnId: `t${session.turn}` };
    await this.#take(session, await this.#home.prompt(session, how));
    await this.#home.stop(session);
  }

  #pressure({ pressure }: Session): { bps: number | null; source: string } {
    return { bps: this.#isChosen(PER_CENT.unknownPressure) ? null : pressure, source: 'bench' };
  }

  /** The work as it stands; it moves on every twenty turns. */
  #work(): WorkWords {
    const step = Math.floor(this.#turns / 20);
    const text = [
      'Throughline keeps the unfinished work of this project.',
      `Next step: T${step} (doing): "Answer a wrong password with 401 and say which field was wrong"`,
      `Where it was left off: the form posts to the server; ${step} of the checks are written, and the handler does not look at the session yet.`,
      'Then: write the handler in src/login.ts, and a test that a wrong password is refused.',
    ].join('\n');
    return { say: (most) => (tokenBound(text) <= most ? text : '') };
  }

  /** Keeps what a message tells, unless its agent drops it, and what a naive one would have told. */
  async #take(session: Session, told: Told): Promise<number> {
    const { tag } = session;
    await this.#naive(session);
    if (told.text === '') return 0;
    const tokens = countTokens(told.text);
    this.#tally.tokens += tokens;
    session.tokens += tokens;
    const isHeard = !this.#isChosen(PER_CENT.unheard);
    const row = await this.#newest(session);
    const said = saidIn(row);
    const work = row.decision === 'whole' ? row.payload_text?.split('\n', 2)[1] : undefined;
    for (const { key, anchor, tokens: cost, what } of said) {
      const words = `${key} ${anchor} ${what}`;
      if (session.said.has(words)) this.#tally.repeated += cost;
      session.said.add(words);
    }
    if (work !== undefined) {
      if (session.said.has(work)) this.#tally.repeated += tokenBound(this.#work().say(LIMITS.work));
      session.said.add(work);
    }
    if (!isHeard) {
      this.#tally.unheard += 1;
      this.#home.advance(8_000);
      return tokens;
    }
    await told.heard();
    for (const { key, anchor, what } of said) {
      this.#tally.linesTold += 1;
      if (what === 'ended') session.heard.delete(key);
      else {
        if (session.heard.get(key) === anchor) this.#tally.twice.push(`${session.session_id} ${anchor}`);
        session.heard.set(key, anchor);
      }
      const since = session.awaited.get(`${key} ${anchor}`);
      if (since !== undefined) {
        this.#tally.gaps.push(session.turn - since);
        session.awaited.delete(`${key} ${anchor}`);
      }
    }
    const context = await this.#context(session);
    // From here on only what changes has to be told: the rest fitted, or is for recall.
    if (context?.base_list === tag && context.base_tag === tag && (row.decision === 'whole' || session.list !== tag)) {
      session.list = tag;
      session.baseAt = context.base_version === 0 ? -1 : this.#learnings;
    }
    return tokens;
  }

  async #naive(session: Session): Promise<void> {
    const rows = await this.#home.store.read((tx) => tx.all(q.linesThatHold, PROJECT, session.tag, 200));
    const lines = rows.flatMap((row) => lineOf(row, new Map(), 'start') ?? []);
    const message = compose(lines, this.#work(), LIMITS.whole);
    const tokens = countTokens(message.text);
    this.#tally.naive += tokens;
    const parts = [message.work, ...message.said.map(({ text }) => text)];
    const repeated = parts.filter((part) => session.naiveSaid.has(part));
    this.#tally.naiveRepeated += repeated.reduce((sum, part) => sum + countTokens(`${part}\n`), 0);
    for (const part of parts) session.naiveSaid.add(part);
  }

  async #newest({ agent, session_id }: SessionOf): Promise<q.InjectionRow> {
    const row = await this.#home.store.read(async (tx) => {
      const newest = await tx.get(q.readSoFar, agent, session_id, agent, session_id, PROJECT);
      return tx.get(q.readInjection, agent, session_id, newest?.seq ?? 0);
    });
    if (!row) throw new Error(`nothing is on record of ${session_id}`);
    return row;
  }

  async #context({ agent, session_id }: SessionOf): Promise<q.ContextRow | undefined> {
    const [context] = await this.#home.store.read((tx) => tx.all(q.contextsOf, agent, session_id));
    return context;
  }

  // ── What it should have heard ──────────────────────────────────────────────────────────────────────────────

  /**
   * The session comes back or turns to something else, and is given a task there: has it before it what that needs, or by one recall? It needs
   * what changed of a few subjects since it was told; of a tag that it turned to, all that holds of them.
   */
  async #return(session: Session, act: () => Promise<void>): Promise<void> {
    const { list, baseAt } = session;
    const isSwitch = list !== session.tag;
    await act();
    this.#tally.returns += 1;
    const holding = Map.groupBy(await this.#home.canon.active(PROJECT, session.tag), ({ subject }) => subject);
    const news = this.#subjects.filter(
      ({ subject, tag, changedAt }) => tag === session.tag && holding.has(subject) && (isSwitch || changedAt > baseAt),
    );
    if (news.length === 0) return;
    this.#tally.returnsWithWants += 1;
    const touched = this.#some(news, 1 + this.#chance(MOST_TOUCHED));
    const recalled = await this.#recall(touched);
    const missing = this.#untold(session, touched, holding);
    if (missing.length === 0) this.#tally.withoutRecall += 1;
    if (missing.every(({ number }) => recalled.has(number))) this.#tally.withOneRecall += 1;
    if (this.#untold(session, news, holding).every(({ number }) => recalled.has(number)))
      this.#tally.wholeWithOneRecall += 1;
  }

  #some<T>(list: readonly T[], most: number): readonly T[] {
    const left = [...list];
    return Array.from({ length: Math.min(most, left.length) }, () => left.splice(this.#chance(left.length), 1)).flat();
  }

  #untold({ heard }: Session, subjects: readonly Subject[], holding: ReadonlyMap<string, readonly CanonEntry[]>) {
    const told = new Set([...heard.values()].flatMap((anchors) => anchors.split(' ')));
    return subjects.flatMap(({ subject }) => (holding.get(subject) ?? []).filter(({ anchor }) => !told.has(anchor)));
  }

  /** The numbers of the entries in the answer, asked as an agent does that was given the task. */
  async #recall(touched: readonly Subject[]): Promise<ReadonlySet<number>> {
    const query = sentence(
      touched.map(({ topic, part }) => this.#oneOf(topic.tasks)(this.#oneOf(part))).join(', and then '),
    );
    const asked = { projectId: PROJECT, query, maxTokens: RECALL_LIMITS.tokens, vectors: false };
    const { items } = await this.#home.recall.recall(asked, { actor: 'bench' });
    return new Set(items.flatMap(({ ref, cut }) => (cut === true ? [] : Number(/^canon:C(\d+)/.exec(ref)?.[1]))));
  }

  /** Nothing holds anything back any more: what is due is said, and then all that changed was told. */
  async #close(session: Session): Promise<void> {
    this.#tally.tokensOfSessions.push(session.tokens);
    this.#cutShort(session);
    for (let at = 0; at < MOST_CLOSING_PROMPTS; at += 1) {
      this.#home.advance(15 * 60_000);
      session.turn += 1;
      const how = { work: this.#work(), pressure: { bps: 1_000, source: 'bench' }, turnId: `t${session.turn}` };
      const told = await this.#home.prompt(session, how);
      if (told.text === '') break;
      const { tokens, repeated, naive, naiveRepeated, unheard, linesTold } = this.#tally;
      await this.#hearAll(session, told);
      Object.assign(this.#tally, { tokens, repeated, naive, naiveRepeated, unheard, linesTold });
      await this.#home.stop(session);
    }
    await this.#judge(session, true);
  }

  async #hearAll(session: Session, told: Told): Promise<void> {
    await told.heard();
    const row = await this.#newest(session);
    for (const { key, anchor, what } of saidIn(row)) {
      if (what === 'ended') session.heard.delete(key);
      else session.heard.set(key, anchor);
    }
    const context = await this.#context(session);
    if (context?.base_list === session.tag && session.list !== session.tag) {
      session.list = session.tag;
      session.baseAt = context.base_version === 0 ? -1 : this.#learnings;
    }
  }

  /** What changed while the context lived, and what ended of what it heard. Where it goes on, what is due is not lost. */
  async #judge(session: Session, isOver: boolean): Promise<void> {
    if (session.list !== session.tag) {
      if (isOver) this.#tally.lost.push(`${session.session_id} was never told of ${session.tag}`);
      return;
    }
    const context = await this.#context(session);
    if (!context) throw new Error(`${session.session_id} has no context`);
    const due = isOver
      ? new Set<string>()
      : await this.#home.store.read(async (tx) => {
          const { lines } = await dueLines(tx, context, PROJECT, await tx.now());
          return new Set(lines.map(({ key, anchor }) => `${key} ${anchor}`));
        });
    const expect = (isTold: boolean, words: string) => {
      this.#tally.changes += 1;
      if (isTold) return;
      if (due.has(words)) this.#tally.stillDue += 1;
      else this.#tally.lost.push(`${session.session_id} ${words}`);
    };
    const standing = this.#lists.get(session.tag) ?? new Map<string, Standing>();
    for (const [key, { anchor, since }] of standing) {
      if (since > session.baseAt) expect(session.heard.get(key) === anchor, `${key} ${anchor}`);
    }
    const rows = await this.#home.store.read((tx) => tx.all(q.linesOfTag, PROJECT, session.tag));
    const ended = new Set(rows.filter(({ state }) => state === 'ended').map(({ line_key }) => line_key));
    for (const [key, anchor] of session.heard) if (ended.has(key)) expect(false, `${key} ${anchor}`);
  }
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function partsOf(words: string): readonly [string, string] {
  const at = words.lastIndexOf(' ');
  return [words.slice(0, at), words.slice(at + 1)];
}

export interface SaidLine {
  readonly key: string;
  readonly anchor: string;
  readonly tokens: number;
  readonly what: string;
  readonly section: string;
}

export function saidIn({ said }: Pick<q.InjectionRow, 'said'>): readonly SaidLine[] {
  const list = JSON.parse(said) as [string, string, number, string, string][];
  return list.map(([key, anchor, tokens, what, section]) => ({ key, anchor, tokens, what, section }));
}
