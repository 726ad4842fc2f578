// Sessions of coding agents as somebody sees them who sits before them: what was said, run and taken back, in the agent's own record of it,
// and which process of which machine it runs in. No crash of ours touches any of it.
import { sessionOwner } from '../../../src/base/coding-agents.ts';
import type { AgentProcess, ProcessRef, ProcessState, Processes } from '../../../src/base/processes.ts';
import type { SessionEvent } from '../../../src/mind/record-session.ts';
import type { LineStep } from '../../support/line-transcripts.ts';
import type { Dice } from '../dice.ts';
import type { Life } from '../life.ts';
import type { MindHomes } from '../mind-home.ts';

type Event = Extract<LineStep, { readonly step: 'event' }>['event'];

export class AgentSession {
  readonly agent: string;
  readonly session_id: string;
  /** A word that stands in nothing but what this session says. */
  readonly secret: string;
  readonly path: string;
  machine = '';
  pid = 0;
  /** Its agent shows it to somebody. */
  isOpen = false;
  /** How its context began last. */
  begunBy: string | undefined;
  /** A person wants nothing of it kept, or not its secret. */
  isErased: 'session' | 'text' | undefined;
  /** What stands in its conversation: the rest was taken back. */
  events: readonly Event[] = [];
  private keys = 0;
  private takenBack: readonly Event[] = [];
  private atMs = 0;

  constructor(agent: string, number: number) {
    this.agent = agent;
    this.session_id = `${agent}-${number}`;
    this.secret = `kestrel${number}x`;
    this.path = `/agents/${agent}/${number}.jsonl`;
  }

  get name(): string {
    return `${this.agent} ${this.session_id}`;
  }

  window(): AgentProcess {
    return { machine: this.machine, pid: this.pid, started: '1', isNamed: true };
  }

  seen(project_id: string, event: string, source = 'startup'): SessionEvent {
    const { agent, session_id, path } = this;
    const owner = sessionOwner(agent, session_id);
    return {
      ...{ agent, session_id, project_id, owner, event, source },
      ...{ cwd: '/project', transcript_path: path, window: this.window() },
    };
  }

  /** In its conversation alone. */
  add(nowMs: number, said: readonly Omit<Event, 'session_id' | 'key' | 'at'>[]): readonly Event[] {
    const events = said.map((event): Event => {
      this.keys += 1;
      // An agent's own clock does not go back within a session.
      this.atMs = Math.max(this.atMs + 1, nowMs);
      return { ...event, session_id: this.session_id, key: `k${this.keys}`, at: new Date(this.atMs).toISOString() };
    });
    this.events = [...this.events, ...events];
    return events;
  }

  say(homes: MindHomes, nowMs: number, said: readonly Omit<Event, 'session_id' | 'key' | 'at'>[]): void {
    homes.append(
      this.path,
      this.add(nowMs, said).map((event) => ({ step: 'event', event })),
    );
  }

  /** The person goes back behind what was said last, and says something else. */
  rewind(homes: MindHomes, turns: number): void {
    const from = this.events.at(-turns);
    if (!from) return;
    this.takenBack = this.events.slice(-turns);
    this.events = this.events.slice(0, -turns);
    const { session_id } = this;
    homes.append(this.path, [{ step: 'retract', session_id, from: from.key, reason: 'rewind' }]);
  }

  /** They go forward again to what they had taken back, whatever was said since. */
  restore(homes: MindHomes): void {
    const { session_id, takenBack } = this;
    if (takenBack.length === 0) return;
    this.takenBack = [];
    this.events = [...this.events, ...takenBack].toSorted((a, b) => Number(a.key.slice(1)) - Number(b.key.slice(1)));
    homes.append(this.path, [{ step: 'restore', session_id, keys: takenBack.map(({ key }) => key) }]);
  }

  /** Its agent writes its record anew, without what it said last. */
  writeAnew(homes: MindHomes): void {
    this.events = this.events.slice(0, -1);
    this.takenBack = [];
    homes.writeAnew(
      this.path,
      this.events.map((event) => ({ step: 'event', event })),
    );
  }
}

/** More than one actor starts. */
const PIDS = 10_000;

/** All sessions there ever were, in all projects of one home. */
export class AgentSessions {
  readonly all: AgentSession[] = [];
  private pids: number;
  private readonly first: number;

  /** `first` keeps the sessions and processes of two actors apart. */
  constructor(first: number) {
    this.first = first;
    this.pids = first * PIDS;
  }

  create(agent: string): AgentSession {
    const session = new AgentSession(agent, this.first + this.all.length);
    this.all.push(session);
    return session;
  }

  /** In a new process of its agent, on this machine. */
  openOn(session: AgentSession, life: Life): void {
    this.pids += 1;
    session.machine = machineOf(life);
    session.pid = this.pids;
    session.isOpen = true;
  }

  openHere(life: Life): readonly AgentSession[] {
    return this.all.filter(({ isOpen, machine }) => isOpen && machine === machineOf(life));
  }

  processes(life: Life): Processes {
    return {
      machine: () => machineOf(life),
      ancestors: () => [],
      stateOf: (process) => this.stateOf(life, process),
    };
  }

  private stateOf(life: Life, { machine, pid }: ProcessRef): ProcessState {
    const isOurs = Math.floor(pid / PIDS) === this.first;
    if (machine !== machineOf(life) || !isOurs) return 'unknown';
    return this.all.some((session) => session.isOpen && session.pid === pid) ? 'running' : 'gone';
  }
}

export function machineOf({ name }: Life): string {
  return name.split('.')[0] ?? name;
}

// ── What is said

type Said = Parameters<AgentSession['say']>[2];

const MANAGERS = ['npm', 'pnpm', 'yarn'] as const;
const DATABASES = ['Postgres', 'SQLite', 'MySQL'] as const;
const ALWAYS = ['Never push to main without a review.', 'Never deploy on Friday.', 'Prefer tabs over spaces.'] as const;

/** What people lay down: some of it said by many sessions, some contradicting others, some of one session alone. */
export function sentence(dice: Dice, { secret }: AgentSession): string {
  const kind = dice.next();
  if (kind < 0.25) {
    const [one, other] = [dice.pick(MANAGERS), dice.pick(MANAGERS)];
    return one === other ? `Use ${one} as the package manager.` : `Use ${one}, not ${other}, in this project.`;
  }
  if (kind < 0.4) return `The staging database runs on port ${5_430 + dice.int(3)}.`;
  if (kind < 0.5) return `We decided to use ${dice.pick(DATABASES)} because the reports need it.`;
  if (kind < 0.65) return dice.pick(ALWAYS);
  if (kind < 0.85) return `The ${secret} service runs on port ${7_000 + dice.int(3)}.`;
  return 'Please write the login page.';
}

/** A command fails, something is changed, and it passes. */
export function fixed(dice: Dice, { secret }: AgentSession, call: number): Said {
  const command = dice.pick(['npm test', 'npm run build']);
  const run = (at: number): Said[number] => ({
    kind: 'call',
    text: command,
    tool: { tool: 'Bash', call: `c${call}-${at}`, command },
  });
  const end = (at: number, exit_code: number): Said[number] => ({
    kind: 'result',
    text: exit_code === 0 ? 'all passed' : `Error: cannot find module './${secret}.js'`,
    result: { call: `c${call}-${at}`, exit_code, is_error: exit_code !== 0 },
  });
  const edit: Said[number] = {
    kind: 'call',
    text: `src/${secret}.ts`,
    tool: { tool: 'Edit', call: `c${call}-2`, changed: [`src/${secret}.ts`] },
  };
  return [run(1), end(1, 1), edit, run(3), end(3, 0)];
}
