// Agents on every machine whose sessions speak, run commands, take back, are compacted, fall silent, end and are lost; daemons and drains that
// distil them into the canon of one project; and people who look after it.
import { Failure, Refusal } from '../../../src/base/errors.ts';
import { mindDomain } from '../../../src/mind/domain.ts';
import { beginSession, endGoneSessions, noteSession, type Look } from '../../../src/mind/hot.ts';
import type { Mind } from '../../../src/mind/mind.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { codeOf, type Life } from '../life.ts';
import { MindHomes } from '../mind-home.ts';
import type { World } from '../world.ts';
import { AgentSessions, fixed, sentence, type AgentSession } from './agent-sessions.ts';
import { lookAtTheEnd } from './mind-end.ts';
import { People } from './mind-people.ts';
import { MIND_PROJECT, MindPromises } from './mind-promises.ts';

/** Records what it was told by itself. */
const PROGRAM = 'desk';
const AGENTS = ['claude', 'claude', 'codex', 'gemini', PROGRAM] as const;
const MOST_SESSIONS = 12;
const MOST_OPEN = 2;

export const createMindOfAgents: CreateActor = (world) => {
  const sessions = new AgentSessions(1);
  const promises = new MindPromises(world);
  return {
    name: 'mind',
    turns: 900,
    kinds: mindDomain.kinds,
    sequences: mindDomain.schema,
    branches: [
      ...['run', 'observation', 'reflection', 'slice', 'evidence', 'handshake'].map((what) => `mind: ${what}`),
      ...['end', 'idle', 'manual'].map((trigger) => `mind: sealed by ${trigger}`),
      ...['active', 'superseded', 'rejected', 'forgotten'].map((state) => `mind: entry ${state}`),
      ...['correct', 'revert', 'forget', 'tag switched', 'erase session', 'erase text', 'consolidate'].map(
        (act) => `mind: ${act}`,
      ),
      'mind: session found lost',
    ],
    async run(life) {
      const mind = await MindHomes.of(world).open(life);
      const process = new Process(world, promises, sessions, life, mind);
      const keeping = process.isDaemon ? mind.keepDistilled((error) => hear(life, error)) : undefined;
      await Promise.all([process.agents(), process.people()]);
      await keeping?.stop();
      await process.settle();
    },
    committed: (commit) => promises.committed(commit),
    async finish(life) {
      await lookAtTheEnd(world, await MindHomes.of(world).open(life), sessions.all);
    },
  };
};

/** What one is told who meets others at the same thing, or what is gone. */
const EXPECTED = new Set([
  ...['unknown_anchor', 'anchor_stale', 'canon_entry_ended', 'revision_not_active', 'canon_with_itself'],
  ...['unknown_session', 'transcript_in_use', 'unknown_t3_job', 't3_job_not_dead', 'consolidator_busy'],
]);

function wentWrong(life: Life, where: string, error: unknown): string {
  const isExpected = (error instanceof Refusal || error instanceof Failure) && EXPECTED.has(error.code);
  return isExpected ? error.code : codeOf(life, where, error);
}

/** Workers tell what went wrong as what it was the cause of. */
function hear(life: Life, error: unknown): void {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof Refusal || at instanceof Failure) {
      life.note(`behind the mind: ${wentWrong(life, 'behind the mind', at)}`);
      return;
    }
  }
  life.expectFailure('behind the mind', error);
}

class Process {
  readonly isDaemon: boolean;
  private readonly world: World;
  private readonly promises: MindPromises;
  private readonly sessions: AgentSessions;
  private readonly life: Life;
  private readonly mind: Mind;
  private readonly homes: MindHomes;
  private readonly dice: Dice;
  private readonly persons: People;
  private calls = 0;
  private readonly draining = new Set<Promise<void>>();

  constructor(world: World, promises: MindPromises, sessions: AgentSessions, life: Life, mind: Mind) {
    this.world = world;
    this.promises = promises;
    this.sessions = sessions;
    this.life = life;
    this.mind = mind;
    this.homes = MindHomes.of(world);
    this.dice = life.dice.fork('mind');
    this.isDaemon = this.dice.hit(0.5);
    this.persons = new People(life, mind, sessions, promises);
  }

  // ── Agents

  async agents(): Promise<void> {
    const { life } = this;
    const dice = this.dice.fork('agents');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(150));
      if (!life.isWanted) break;
      const session = this.choose(dice);
      if (session) await this.turn(dice, session);
    }
    await Promise.all(this.draining);
  }

  private choose(dice: Dice): AgentSession | undefined {
    const { sessions, life } = this;
    const open = sessions.openHere(life);
    if (open.length > 0 && (open.length >= MOST_OPEN || dice.hit(0.7))) return dice.pick(open);
    const over = sessions.all.filter(({ isOpen }) => !isOpen);
    const isNew = sessions.all.length < MOST_SESSIONS && (over.length === 0 || dice.hit(0.8));
    return isNew ? sessions.create(dice.pick(AGENTS)) : over.length > 0 ? dice.pick(over) : undefined;
  }

  private async turn(dice: Dice, session: AgentSession): Promise<void> {
    const { homes, life, sessions } = this;
    if (!session.isOpen) {
      sessions.openOn(session, life);
      if (session.agent !== PROGRAM) await this.tell(session, 'begins', () => this.begin(session));
      return;
    }
    if (session.agent === PROGRAM) {
      session.add(life.clock.now(), [{ kind: 'user', text: sentence(dice, session) }]);
      await this.tell(session, 'is recorded', () => this.record(session));
      return;
    }
    const what = dice.next();
    if (what < 0.5) {
      const said = Array.from({ length: dice.between(1, 3) }, () => ({
        kind: 'user' as const,
        text: sentence(dice, session),
      }));
      session.say(homes, life.clock.now(), said);
      await this.tell(session, 'speaks', () => this.note(session, 'stop'));
    } else if (what < 0.6) {
      this.calls += 1;
      session.say(homes, life.clock.now(), fixed(dice, session, this.calls));
      await this.tell(session, 'runs a command', () => this.note(session, 'stop'));
    } else if (what < 0.74) {
      this.goBack(dice, session);
      await this.tell(session, 'goes on', () => this.note(session, 'stop'));
    } else if (what < 0.8) await this.tell(session, 'is compacted', () => this.note(session, 'compacting'));
    else if (what < 0.95) {
      await this.tell(session, 'ends', () => this.note(session, 'end'));
      session.isOpen = false;
    } else {
      life.note(`${session.name} is killed`);
      session.isOpen = false;
    }
  }

  /** And says something else: no hook tells of going back alone. */
  private goBack(dice: Dice, session: AgentSession): void {
    const { homes, life } = this;
    const what = dice.pick(['rewind', 'rewind', 'restore', 'write anew'] as const);
    life.note(`${session.name}: ${what}`);
    if (what === 'rewind') session.rewind(homes, dice.between(1, 3));
    else if (what === 'restore') session.restore(homes);
    else session.writeAnew(homes);
    session.say(homes, life.clock.now(), [{ kind: 'user', text: sentence(dice, session) }]);
  }

  /** What a hook does, and what becomes of it. */
  private async tell(
    session: AgentSession,
    what: string,
    hook: () => Promise<{ readonly drain: boolean }>,
  ): Promise<void> {
    const { life } = this;
    try {
      life.note(`${session.name} ${what}`);
      const { drain } = await hook();
      if (drain) this.drain();
    } catch (error) {
      life.note(`${session.name} ${what}: ${wentWrong(life, 'in a hook', error)}`);
    }
  }

  private async begin(session: AgentSession) {
    const { life, sessions } = this;
    const processes = sessions.processes(life);
    const seen = session.seen(MIND_PROJECT, 'SessionStart');
    const { gone, isEnded } = await beginSession(life.store, seen, { isFree: false, processes, beside: undefined });
    if (isEnded) await beginSession(life.store, seen, { isFree: true, processes, beside: undefined });
    if (gone.length > 0) {
      await endGoneSessions(life.store, gone, processes);
      this.world.branches.reached('mind: session found lost');
    }
    return { drain: gone.length > 0 };
  }

  /** All of it each time: what came before is known. */
  private async record({ agent, session_id, events }: AgentSession) {
    const t0 = await this.mind.t0();
    await t0.record({ projectId: MIND_PROJECT, actor: agent, agent, session_id, events });
    return { drain: false };
  }

  /** As a person asks for who does not know which hooks were heard. */
  private async ingest(session: AgentSession): Promise<void> {
    if (session.agent === PROGRAM) await this.record(session);
    else if (session.events.length > 0) {
      const t0 = await this.mind.t0();
      await t0.ingestFile(session, { projectId: MIND_PROJECT, actor: 'person', isNamed: true });
    }
  }

  private async note(session: AgentSession, kind: 'compacting' | 'stop' | 'end') {
    const look: Look<never> = {
      ...{ kind, tasks: [], taskTag: null, recordedAt: null, ageMs: 0 },
      ways: { ask: false, remind: false },
      processes: this.sessions.processes(this.life),
    };
    const { isDrainDue } = await noteSession(this.life.store, session.seen(MIND_PROJECT, kind), look);
    return { drain: isDrainDue };
  }

  /** As the process that a hook starts. */
  private drain(): void {
    const { life, mind } = this;
    const draining = (async () => {
      try {
        const { isEmpty } = await mind.drain(20_000, (error) => hear(life, error));
        life.note(`drained ${isEmpty}`);
      } catch (error) {
        life.note(`drain: ${wentWrong(life, 'in a drain', error)}`);
      }
    })();
    this.draining.add(draining);
    void draining.finally(() => this.draining.delete(draining));
  }

  // ── People

  async people(): Promise<void> {
    const { life } = this;
    const dice = this.dice.fork('people');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(250));
      if (!life.isWanted) return;
      try {
        await this.persons.act(dice);
      } catch (error) {
        life.note(`a person: ${wentWrong(life, 'of a person', error)}`);
      }
    }
  }

  // ── The end

  /** Until everything that was said is distilled. What nobody ended is taken for ended after half an hour. */
  async settle(): Promise<void> {
    const { world, life, promises } = this;
    while (world.isCalm && !life.isStopping && !life.isDead && !promises.isSettled) {
      try {
        await this.finishAll();
      } catch (error) {
        life.note(`at the end: ${wentWrong(life, 'at the end', error)}`);
      }
      if (!promises.isSettled) await life.clock.sleep(promises.waitsForIdle ? IDLE_MS : 1_000);
    }
  }

  private async finishAll(): Promise<void> {
    const { life, promises, mind, sessions, persons } = this;
    for (const session of sessions.all) {
      await this.ingest(session);
      if (session.isErased && !promises.isErased(session.secret)) await persons.eraseNow(session);
    }
    for (const jobId of promises.deadJobs()) {
      life.note(`puts back ${jobId}`);
      await life.ledger.jobs.requeue(jobId);
      this.world.branches.reached('mind: dead job put back');
    }
    await mind.drain(60_000, (error) => hear(life, error));
  }
}

const IDLE_MS = 31 * 60_000;
