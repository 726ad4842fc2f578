// Windows of agents' sessions on every machine that start, are prompted, resumed, cleared, compacted, taken back and killed, while the canon of
// their project changes: what hooks tell them, at each turn, and what becomes of a hook between decision, answer and `hear`.
import { Failure, Refusal } from '../../../src/base/errors.ts';
import { mindDomain } from '../../../src/mind/domain.ts';
import {
  beginSession,
  endGoneSessions,
  noteSession,
  recordEdits,
  tellAtBeginning,
  tellAtPrompt,
  type BeginsBy,
  type Pressure,
  type Said,
  type Telling,
} from '../../../src/mind/hot.ts';
import { rewindContexts } from '../../../src/mind/injection/rewind.ts';
import type { Mind } from '../../../src/mind/mind.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { codeOf, type Life } from '../life.ts';
import { countTokens, MindHomes } from '../mind-home.ts';
import type { World } from '../world.ts';
import { AgentSessions, type AgentSession } from './agent-sessions.ts';
import { INJECTION_PROJECT, InjectionPromises } from './injection-promises.ts';

const AGENTS = ['claude', 'codex', 'pi'] as const;
const TAGS = ['main', 'billing'] as const;
const MOST_SESSIONS = 6;
const RUSHED = 12;
const APART_MS = 3_100;
const WORK = 'Throughline keeps the unfinished work of this project.\nNext step: T1 (todo): "Write the login"';
const LONG_WORK = `${WORK}\n${'Where it was left off: the form posts to the server. '.repeat(18)}`;

export const createInjected: CreateActor = (world) => {
  const sessions = new AgentSessions(500);
  const promises = new InjectionPromises(world);
  return {
    name: 'injection',
    turns: 400,
    kinds: mindDomain.kinds,
    sequences: mindDomain.schema,
    branches: [
      'inject: whole',
      'inject: delta',
      'inject: died before the answer was heard',
      'inject: said again after a death',
      'inject: handoff made',
      'inject: handed over',
      'inject: too much at once',
      'inject: began behind its end',
      'inject: found others gone',
      'inject: taken back',
      'inject: switched to another tag',
      ...['nothing_new', 'pressure', 'cooldown', 'opted_out', 'already_this_turn'].map((reason) => `inject: ${reason}`),
    ],
    async run(life) {
      const process = new Hooks(world, promises, sessions, life, await MindHomes.of(world).open(life));
      await Promise.all([process.agents(), process.people()]);
    },
    committed: () => promises.committed(),
    async finish(life) {
      const mind = await MindHomes.of(world).open(life);
      await new Hooks(world, promises, sessions, life, mind).sayTheRest();
      await promises.finish(mind, sessions.all);
    },
  };
};

const EXPECTED = new Set([
  ...['unknown_anchor', 'canon_entry_ended', 'anchor_stale', 'nothing_to_hand_over', 'unknown_session'],
]);

class Hooks {
  private readonly world: World;
  private readonly promises: InjectionPromises;
  private readonly sessions: AgentSessions;
  private readonly life: Life;
  private readonly mind: Mind;
  private readonly dice: Dice;

  constructor(world: World, promises: InjectionPromises, sessions: AgentSessions, life: Life, mind: Mind) {
    this.world = world;
    this.promises = promises;
    this.sessions = sessions;
    this.life = life;
    this.mind = mind;
    this.dice = life.dice.fork('injection');
  }

  private async trying(what: string, act: () => Promise<unknown>): Promise<void> {
    const { life } = this;
    try {
      life.note(what);
      await act();
    } catch (error) {
      const isExpected = (error instanceof Refusal || error instanceof Failure) && EXPECTED.has(error.code);
      life.note(`${what}: ${isExpected ? error.code : codeOf(life, `in ${what}`, error)}`);
    }
  }

  // ── Agents

  async agents(): Promise<void> {
    const { life, sessions } = this;
    const dice = this.dice.fork('agents');
    while (life.isWanted) {
      await life.clock.sleep(dice.hit(0.9) ? dice.int(150) : 70_000);
      if (!life.isWanted) return;
      const open = sessions.openHere(life);
      if (open.length === 0 || dice.hit(0.1)) await this.begin(dice);
      else await this.event(dice, dice.pick(open));
    }
  }

  private async begin(dice: Dice): Promise<void> {
    const { sessions, life } = this;
    const over = sessions.all.filter(({ isOpen }) => !isOpen);
    const isNew = over.length === 0 || (sessions.all.length < MOST_SESSIONS && dice.hit(0.5));
    if (isNew && sessions.all.length >= MOST_SESSIONS) return;
    const session = isNew ? sessions.create(dice.pick(AGENTS)) : dice.pick(over);
    sessions.openOn(session, life);
    await this.beginBy(dice, session, isNew ? 'start' : 'resume');
  }

  private async event(dice: Dice, session: AgentSession): Promise<void> {
    const what = dice.next();
    if (what < 0.65) await this.prompt(dice, session);
    else if (what < 0.72) await this.trying(`${session.name} stops`, () => this.note(session, 'stop'));
    else if (what < 0.8) {
      this.promises.losing(session);
      await this.trying(`${session.name} is compacting`, async () => {
        await this.note(session, 'compacting');
        this.promises.lost(session);
      });
      await this.beginBy(dice, session, 'compaction');
    } else if (what < 0.85) await this.beginBy(dice, session, 'clear');
    else if (what < 0.865) await this.rush(dice, session);
    else if (what < 0.89) await this.rewind(dice, session);
    else if (what < 0.93)
      await this.trying(`${session.name} edits`, () =>
        recordEdits(this.life.store, session.seen(INJECTION_PROJECT, 'Edit'), [dice.pick(['a.ts', 'b.ts'])]),
      );
    else {
      if (dice.hit(0.5)) await this.trying(`${session.name} ends`, () => this.note(session, 'end'));
      session.isOpen = false;
    }
  }

  /** Its context is lost again and again: more is said than anybody reads. */
  private async rush(dice: Dice, session: AgentSession): Promise<void> {
    for (let at = 0; at < RUSHED && this.life.isWanted; at += 1)
      await this.beginBy(dice, session, at % 2 === 0 ? 'clear' : 'compaction', LONG_WORK);
  }

  private note(session: AgentSession, kind: 'compacting' | 'stop' | 'end'): Promise<unknown> {
    return noteSession<never>(this.life.store, session.seen(INJECTION_PROJECT, kind), {
      ...{ kind, tasks: [], taskTag: null, recordedAt: null, ageMs: 0 },
      ways: { ask: false, remind: false },
      processes: this.sessions.processes(this.life),
    });
  }

  private telling(dice: Dice, work: string): Telling {
    const pressure: Pressure = { bps: dice.pick([1_000, 1_000, 1_000, 9_000, null]), source: 'simulated' };
    return {
      keepsBlock: false,
      opted_out: dice.hit(0.05),
      pressure: () => pressure,
      work: { say: (most) => (countTokens(work) > most ? '' : work) },
    };
  }

  private async beginBy(dice: Dice, session: AgentSession, by: BeginsBy, work = WORK): Promise<void> {
    const { life, sessions, promises, world } = this;
    // Sooner, it would be another hook of the same event.
    if (by === 'clear' && session.begunBy === by) await life.clock.sleep(APART_MS);
    session.begunBy = by;
    const seen = { ...session.seen(INJECTION_PROJECT, 'SessionStart', by), project_id: INJECTION_PROJECT };
    const isUnheard = dice.hit(0.1);
    const telling = this.telling(dice, work);
    const processes = sessions.processes(life);
    if (by === 'resume') promises.resuming(session);
    else promises.losing(session);
    const tell = () => ({ by, telling, isUnheard });
    await this.trying(`${session.name} begins by ${by}`, async () => {
      const begin = (isFree: boolean) =>
        beginSession(life.store, seen, { isFree, processes, beside: undefined, tell: isFree ? undefined : tell });
      const tried = await begin(false);
      // What it held before its end is released first.
      const begun = tried.isEnded === true ? await begin(true) : tried;
      if (tried.isEnded === true) world.branches.reached('inject: began behind its end');
      if (begun.gone.length > 0) {
        world.branches.reached('inject: found others gone');
        await endGoneSessions(life.store, begun.gone, processes);
      }
      const said = begun.said ?? (await tellAtBeginning(life.store, seen, tell(), processes));
      if (by === 'resume') promises.resumed(session);
      else promises.lost(session);
      await this.answer(dice, session, said);
    });
  }

  /** A person takes the conversation back to before something that it was told; a reader of its record tells of that. */
  private async rewind(dice: Dice, session: AgentSession): Promise<void> {
    const { life, promises, world } = this;
    const { agent, session_id } = session;
    const heard = promises.heardBy(session);
    const first = heard.length === 0 ? undefined : dice.pick(heard);
    const last = heard.at(-1);
    if (!first || !last) return;
    const taken = { from: first.decided_at, to: last.decided_at };
    promises.rewinding(session, taken);
    await this.trying(`${session.name} is taken back`, async () => {
      await life.store.write((tx) => rewindContexts(tx, { agent, session_id }, taken));
      promises.rewound(session, taken);
      world.branches.reached('inject: taken back');
    });
  }

  private async prompt(dice: Dice, session: AgentSession): Promise<void> {
    const { life } = this;
    const seen = session.seen(INJECTION_PROJECT, 'UserPromptSubmit');
    const turnId = dice.hit(0.5) ? `t${dice.int(1_000_000)}` : undefined;
    const telling = this.telling(dice, WORK);
    const hook = async () => {
      const said = await tellAtPrompt(life.store, seen, { ...telling, ...(turnId && { turnId }) });
      if (isSaid(said)) await this.answer(dice, session, said);
    };
    // A setup for the project and one for the user: two hooks of one prompt.
    const isDoubled = dice.hit(0.1);
    await Promise.all([
      this.trying(`${session.name} is prompted`, hook),
      ...(isDoubled ? [this.trying(`${session.name} is prompted too`, hook)] : []),
    ]);
    if (dice.hit(0.8)) await this.trying(`${session.name} stops`, () => this.note(session, 'stop'));
  }

  /** Written, or not; and then heard of, or not. */
  private async answer(dice: Dice, session: AgentSession, said: Said): Promise<void> {
    const { life, promises, world } = this;
    if (said.hear === undefined) return;
    await life.storageCall('write an answer');
    // Whoever dies before it wrote told nothing: here the answer was written.
    promises.told(session, said.news);
    if (dice.hit(0.15)) {
      world.branches.reached('inject: died before the answer was heard');
      life.note(`the hook of ${session.name} dies before hearing`);
      promises.unheard(session);
      return;
    }
    promises.hearing(session);
    await said.hear();
    promises.heard(session);
  }

  // ── People

  async people(): Promise<void> {
    const { life } = this;
    const dice = this.dice.fork('people');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(500));
      if (life.isWanted) await this.trying('a person', () => this.act(dice));
    }
  }

  private async act(dice: Dice): Promise<void> {
    const { mind, promises, world } = this;
    const canon = await mind.canon();
    const call = { actor: 'person', person: true };
    const by = { projectId: INJECTION_PROJECT, call };
    const entries = promises.entries();
    const what = dice.next();
    if (entries.length === 0 || what < 0.45) {
      const text = `Always keep rule ${promises.nextRule()} of the house.`;
      await canon.learn(INJECTION_PROJECT, { kind: 'preference', text, source: 'person', actor: 'person' });
      await (await mind.handshakes()).publish(INJECTION_PROJECT);
    } else if (what < 0.8) {
      const anchor = `C${dice.pick(entries)}`;
      const how = dice.pick(['reject', 'forget', 'correct'] as const);
      if (how === 'correct') await canon.correct(by, anchor, { text: `Keep to rule ${promises.nextRule()} instead.` });
      else await canon[how](by, anchor, undefined);
      if (how === 'forget') promises.forgotten();
    } else {
      const open = this.sessions.all;
      if (open.length === 0) return;
      const { agent, session_id } = dice.pick(open);
      if (what < 0.9) {
        const tag = dice.pick(TAGS);
        await mind.tags.switch({ agent, session: session_id, project_id: INJECTION_PROJECT, tag, clear: false }, call);
        world.branches.reached('inject: switched to another tag');
        return;
      }
      const asked = {
        agent,
        session: session_id,
        project_id: INJECTION_PROJECT,
        note: `Go on with it ${dice.int(9)}.`,
      };
      await mind.handoffs.make(asked, call);
      world.branches.reached('inject: handoff made');
    }
  }

  // ── The end

  /** Nothing holds anything back any more: what was due is said. */
  async sayTheRest(): Promise<void> {
    const { life, sessions, mind, promises } = this;
    await (await mind.handshakes()).publish(INJECTION_PROJECT);
    const telling: Telling = {
      keepsBlock: false,
      opted_out: false,
      pressure: () => ({ bps: 1_000, source: 'simulated' }),
      work: { say: (most) => (most < 10 ? '' : WORK) },
    };
    const processes = sessions.processes(life);
    for (const session of sessions.all) {
      sessions.openOn(session, life);
      const seen = { ...session.seen(INJECTION_PROJECT, 'SessionStart', 'resume'), project_id: INJECTION_PROJECT };
      promises.resuming(session);
      await tellAtBeginning(life.store, seen, { by: 'resume', telling, isUnheard: true }, processes);
      promises.resumed(session);
      for (let turn = 0; turn < LAST_TURNS; turn += 1) {
        await life.clock.sleep(700_000);
        const said = await tellAtPrompt(life.store, session.seen(INJECTION_PROJECT, 'UserPromptSubmit'), telling);
        if (!isSaid(said) || said.hear === undefined) continue;
        promises.told(session, said.news);
        promises.hearing(session);
        await said.hear();
        promises.heard(session);
      }
    }
  }
}

const LAST_TURNS = 6;

/** What a session met is not asked for here, so nothing has to be looked up for it. */
function isSaid(told: Awaited<ReturnType<typeof tellAtPrompt>>): told is Said {
  return told !== undefined && !('needs' in told);
}
