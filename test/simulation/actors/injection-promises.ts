// What injection promises each context, held against what was really said to it: each line once unless the hook that said it died, never too much,
// one message in a turn, nothing that was forgotten, and in the end everything that holds.
import { LIMITS } from '../../../src/mind/injection/matrix.ts';
import { explained } from '../../../src/mind/injection/read-injections.ts';
import type { InjectionRow } from '../../../src/mind/injection/queries.ts';
import type { TakenBack } from '../../../src/mind/injection/rewind.ts';
import type { Mind } from '../../../src/mind/mind.ts';
import { countTokens } from '../mind-home.ts';
import type { World } from '../world.ts';
import type { AgentSession } from './agent-sessions.ts';

export const INJECTION_PROJECT = '01900000-0000-7000-8000-0000000000e2';

interface Context {
  /** Lines that were said and heard of, by their anchors. */
  readonly known: Set<string>;
  /** Of an answer that may not have been heard of: they may be said once more. */
  readonly unsure: Set<string>;
  saying: readonly string[];
  /** Known before its agent went on with it in another process. */
  resuming: readonly string[];
}

/** As far as the record of an agent and a hook may tell of one moment apart, and a little more. */
const BESIDE_MS = 6_000;

const ANCHOR = /\[(C\d+@\d+(?: C\d+@\d+)*)\]/g;
const RULE = /rule (\d+)/g;

export class InjectionPromises {
  private readonly world: World;
  private readonly contexts = new Map<string, Context>();
  private readonly seqs = new Map<string, number>();
  private readonly takers = new Map<string, string>();
  /** Sessions that go on in a process of which no hook has told yet; and those that did so while something else happened to them. */
  private readonly unannounced = new Set<string>();
  private readonly shaken = new Set<string>();
  private rules = 0;
  /** Rules of which nobody may be told any more. */
  private gone = new Set<string>();

  constructor(world: World) {
    this.world = world;
  }

  nextRule(): number {
    this.rules += 1;
    return this.rules;
  }

  entries(): readonly number[] {
    return this.world.observer
      .rows<{ number: number }>(
        "SELECT number FROM canon_entries WHERE project_id = ? AND state = 'active' ORDER BY number",
        INJECTION_PROJECT,
      )
      .map(({ number }) => number);
  }

  // ── What is said

  private contextOf({ name }: AgentSession): Context {
    if (this.unannounced.has(name)) this.shaken.add(name);
    const known = this.contexts.get(name) ?? {
      known: new Set<string>(),
      unsure: new Set<string>(),
      saying: [],
      resuming: [],
    };
    this.contexts.set(name, known);
    return known;
  }

  /** Whatever its model was told is not before it any more. Until a hook has told of that, nobody can know: it need not be said again. */
  losing(session: AgentSession): void {
    const context = this.contextOf(session);
    for (const anchor of context.known) context.unsure.add(anchor);
    context.known.clear();
  }

  lost(session: AgentSession): void {
    this.contextOf(session);
    this.contexts.delete(session.name);
  }

  /** Until a hook has told of its new process, nobody knows what its model has before it. */
  resuming(session: AgentSession): void {
    const context = this.contextOf(session);
    context.resuming = [...new Set([...context.resuming, ...context.known])];
    for (const anchor of context.known) context.unsure.add(anchor);
    context.known.clear();
    this.unannounced.add(session.name);
  }

  resumed(session: AgentSession): void {
    this.unannounced.delete(session.name);
    const context = this.contextOf(session);
    for (const anchor of context.resuming) if (context.unsure.delete(anchor)) context.known.add(anchor);
    context.resuming = [];
  }

  told(session: AgentSession, text: string): void {
    const { world } = this;
    const context = this.contextOf(session);
    const tokens = countTokens(text);
    world.expect(tokens <= LIMITS.whole, 'nobody is told more than 500 tokens at once', () => `${tokens}: ${text}`);
    for (const [, rule = ''] of text.matchAll(RULE))
      world.expect(!this.gone.has(rule), 'what was forgotten is never said again', () => text);
    const lines = text.split('\n').filter((line) => line.startsWith('- ') && !line.startsWith('- No longer so'));
    const anchors = lines.flatMap((line) => line.match(ANCHOR)?.[0] ?? []);
    for (const anchor of anchors) {
      // Whose process nobody knew, its context may be taken for that of the process before: then lines are repeated, and none is lost.
      const isTwice = context.known.has(anchor) && !this.shaken.has(session.name);
      world.expect(!isTwice, 'no line is said twice in one context', () => `${anchor} in ${text}`);
      if (context.unsure.delete(anchor)) world.branches.reached('inject: said again after a death');
    }
    context.saying = anchors;
  }

  /** The answer was written, and the hook is gone: it may be said once more. */
  unheard(session: AgentSession): void {
    const context = this.contextOf(session);
    for (const anchor of context.saying) context.unsure.add(anchor);
  }

  /** From now on until it is heard it may die. */
  hearing(session: AgentSession): void {
    this.unheard(session);
  }

  heard(session: AgentSession): void {
    const context = this.contextOf(session);
    for (const anchor of context.saying) {
      context.unsure.delete(anchor);
      context.known.add(anchor);
    }
  }

  /** What its agent is known to have heard, the oldest first. */
  heardBy({ agent, session_id }: AgentSession): readonly InjectionRow[] {
    return this.world.observer.rows<InjectionRow>(HEARD, agent, session_id);
  }

  /** Until that is on record, what was said around these times may be said once more. */
  rewinding(session: AgentSession, taken: TakenBack): void {
    const context = this.contextOf(session);
    for (const anchor of this.saidAround(session, taken, BESIDE_MS))
      if (context.known.delete(anchor)) context.unsure.add(anchor);
  }

  /** What was said within them is not before its model any more, and has to be said again. */
  rewound(session: AgentSession, taken: TakenBack): void {
    const context = this.contextOf(session);
    for (const anchor of this.saidAround(session, taken, 0)) context.unsure.delete(anchor);
  }

  private saidAround(session: AgentSession, { from, to }: TakenBack, besideMs: number): ReadonlySet<string> {
    const [first, last] = [Date.parse(from) - besideMs, Date.parse(to) + besideMs];
    const rows = this.heardBy(session).filter(({ decided_at }) => {
      const atMs = Date.parse(decided_at);
      return atMs >= first && atMs <= last;
    });
    const said = rows.flatMap((row) => JSON.parse(row.said) as [key: string, anchor: string][]);
    return new Set(said.map(([, anchor]) => `[${anchor}]`));
  }

  /** A person has been told that it is forgotten: its words are in no table. */
  forgotten(): void {
    const kept = new Set<string>();
    const rows = this.world.observer.rows<{ summary: string | null }>(
      'SELECT summary FROM canon_entries WHERE project_id = ?',
      INJECTION_PROJECT,
    );
    for (const { summary } of rows) for (const [, rule = ''] of (summary ?? '').matchAll(RULE)) kept.add(rule);
    const known = this.world.observer.rows<{ statement: string | null; words: string | null }>(
      'SELECT statement, NULL AS words FROM canon_evidence WHERE project_id = ?1 UNION ALL SELECT NULL, words FROM canon_acts WHERE project_id = ?1',
      INJECTION_PROJECT,
    );
    for (const { statement, words } of known)
      for (const [, rule = ''] of `${statement ?? ''} ${words ?? ''}`.matchAll(RULE)) kept.add(rule);
    for (let rule = 1; rule <= this.committedRules(); rule += 1) if (!kept.has(`${rule}`)) this.gone.add(`${rule}`);
  }

  /** Rules that are asked for and not written yet may still come. */
  private committedRules(): number {
    return this.rules - MOST_UNDER_WAY;
  }

  // ── Commits

  committed(): void {
    const { world } = this;
    for (const { agent, session_id, seq } of world.observer.rows<InjectionRow>(NEWEST)) {
      const name = `${agent} ${session_id}`;
      const before = this.seqs.get(name) ?? 0;
      if (seq <= before) continue;
      this.seqs.set(name, seq);
      for (const row of world.observer.rows<InjectionRow>(SINCE, agent, session_id, before)) this.decided(row);
    }
    for (const { handoff_id, by } of world.observer.rows<{ handoff_id: string; by: string }>(TAKEN)) {
      const taker = this.takers.get(handoff_id);
      world.expect(taker === undefined || taker === by, 'a handoff is taken once', () => `${taker}, then ${by}`);
      if (taker === undefined) world.branches.reached('inject: handed over');
      this.takers.set(handoff_id, by);
    }
  }

  private decided(row: InjectionRow): void {
    const { world } = this;
    world.branches.reached(`inject: ${row.decision === 'nothing' ? row.reason : row.decision}`);
    const most = row.decision === 'whole' ? LIMITS.whole : row.decision === 'delta' ? LIMITS.delta : 0;
    world.expect(row.tokens_said <= most, 'no message is over its budget', () => JSON.stringify(row));
    world.expect(explained(row).matches, 'what is on record decides the same again', () => JSON.stringify(row));
  }

  // ── The end

  async finish(mind: Mind, sessions: readonly AgentSession[]): Promise<void> {
    const { world } = this;
    const twice = world.observer.rows(TWICE_IN_A_TURN);
    world.expect(twice.length === 0, 'one message is heard in a turn', () => JSON.stringify(twice));
    const lines = world.observer.rows<{ line_key: string; anchor: string }>(
      "SELECT line_key, anchor FROM injection_lines WHERE project_id = ? AND tag = 'main' AND state = 'holds' ORDER BY line_key",
      INJECTION_PROJECT,
    );
    const active = await (await mind.canon()).active(INJECTION_PROJECT, 'main');
    const holding = new Set(active.map(({ anchor }) => anchor));
    for (const session of sessions) {
      const { agent, session_id, name } = session;
      const [mode] = world.observer.rows(OWN_MODE, agent, session_id);
      if (mode !== undefined) world.branches.reached('inject: too much at once');
      const context = this.contextOf(session);
      const isSaid = (anchor: string) => context.known.has(`[${anchor}]`) || context.unsure.has(`[${anchor}]`);
      const missing = lines.filter(({ anchor }) => holding.has(anchor) && !isSaid(anchor));
      world.expect(
        missing.length === 0 || mode !== undefined || !this.hasBegun(session),
        'what holds was said to every session in the end',
        () => `${name} was never told ${missing.map(({ anchor }) => anchor).join(', ')}`,
      );
    }
  }

  private hasBegun({ agent, session_id }: AgentSession): boolean {
    return this.seqs.has(`${agent} ${session_id}`);
  }
}

/** One on each machine. */
const MOST_UNDER_WAY = 4;
const NEWEST = `SELECT agent, session_id, max(seq) AS seq FROM injections WHERE project_id = '${INJECTION_PROJECT}'
  GROUP BY agent, session_id ORDER BY agent, session_id`;
const SINCE = 'SELECT * FROM injections WHERE agent = ? AND session_id = ? AND seq > ? ORDER BY seq';
const TAKEN = `SELECT handoff_id, taken_agent || ' ' || taken_session AS by FROM handoffs
  WHERE project_id = '${INJECTION_PROJECT}' AND taken_at IS NOT NULL ORDER BY handoff_id`;
const HEARD = `SELECT * FROM injections
  WHERE agent = ? AND session_id = ? AND decision <> 'nothing' AND is_heard = 1 ORDER BY seq`;
const TWICE_IN_A_TURN = `SELECT agent, session_id, window_key, context, turn, count(*) AS said FROM injections
  WHERE project_id = '${INJECTION_PROJECT}' AND decision <> 'nothing' AND is_heard = 1
  GROUP BY agent, session_id, window_key, context, turn HAVING count(*) > 1`;
const OWN_MODE = "SELECT mode FROM injection_modes WHERE scope = 'session' AND agent = ? AND id = ?";
