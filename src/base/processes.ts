// The processes around this one, as a port: which of them started it, and whether one that was seen earlier still runs.
// Files of the system only, no child process: hooks ask with every event. Where there is no /proc, only the parent is
// known, and neither its name nor its start.
import { closeSync, openSync, readFileSync, readSync, readlinkSync } from 'node:fs';
import { hostname, uptime } from 'node:os';

/** One process among all that ever ran; a number alone is given to another one later. */
export interface ProcessRef {
  /** Where the number counts: a machine since it was started, and a namespace of it. Empty if that is not known. */
  readonly machine: string;
  readonly pid: number;
  /** When it started, in a unit of the machine's own. Empty if that is not known. */
  readonly started: string;
}

export interface Ancestor extends ProcessRef {
  /** The names it goes by: of its program, and of the script that an interpreter runs. */
  readonly names: readonly string[];
}

/** `unknown` for a process of another machine, another namespace, or one that does not let itself be looked at. */
export type ProcessState = 'running' | 'gone' | 'unknown';

export interface Processes {
  /** As in `ProcessRef`. */
  readonly machine: () => string;
  /** From the parent upward; each is looked at only when it is asked for. */
  readonly ancestors: () => Iterable<Ancestor>;
  readonly stateOf: (process: ProcessRef) => ProcessState;
}

/** What the system says; injected in tests of the rules below. */
export interface ProcessFacts {
  readonly machine: string;
  readonly parent: number;
  /** Undefined if it cannot be read. */
  readonly stat: (pid: number) => ProcessStat | undefined;
  readonly names: (pid: number, command: string) => readonly string[];
  /** Whether a signal could be sent: `denied` means that there is such a process, of another user. */
  readonly signal: (pid: number) => 'sent' | 'denied' | 'none';
}

export interface ProcessStat {
  /** The name that it gives itself. */
  readonly command: string;
  readonly parent: number;
  readonly started: string;
  /** It has ended, and its parent has not asked for its exit code yet. */
  readonly isDead: boolean;
}

/** More than any agent, shell and terminal between a hook and the first process. */
const MOST_ANCESTORS = 16;

export function processesOf(facts: () => ProcessFacts): Processes {
  return {
    machine: () => facts().machine,
    *ancestors() {
      const { machine, parent, stat, names } = facts();
      let pid = parent;
      for (let count = 0; pid > 0 && count < MOST_ANCESTORS; count += 1) {
        const known = stat(pid);
        yield { machine, pid, started: known?.started ?? '', names: known ? names(pid, known.command) : [] };
        pid = known?.parent ?? 0;
      }
    },
    stateOf({ machine, pid, started }) {
      const here = facts();
      if (machine === '' || machine !== here.machine) return 'unknown';
      if (here.signal(pid) === 'none') return 'gone';
      if (started === '') return 'running';
      const now = here.stat(pid);
      if (!now) return 'unknown';
      return now.isDead || now.started !== started ? 'gone' : 'running';
    },
  };
}

// ── The system ───────────────────────────────────────────────────────────────────────────────────────────────

let here: ProcessFacts | undefined;

export const systemProcesses: Processes = processesOf(
  () => (here ??= { machine: machineHere(), parent: process.ppid, stat: statOf, names: namesOf, signal: signalTo }),
);

/**
 * On Linux by the id of this boot and the namespace of process ids, which no other machine has. Elsewhere by the minute
 * of the boot: if the clock is set meanwhile, it is another machine, and nothing is concluded.
 */
function machineHere(): string {
  try {
    if (process.platform !== 'linux') return `${hostname()} ${Math.round(Date.now() / 60_000 - uptime() / 60)}`;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

function signalTo(pid: number): ReturnType<ProcessFacts['signal']> {
  try {
    process.kill(pid, 0);
    return 'sent';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH' ? 'none' : 'denied';
  }
}

function statOf(pid: number): ProcessStat | undefined {
  try {
    return parseStat(startOf(`/proc/${pid}/stat`));
  } catch {
    return undefined;
  }
}

/** As proc(5) describes it. The name in brackets may hold spaces and brackets of its own. */
export function parseStat(text: string): ProcessStat | undefined {
  const end = text.lastIndexOf(')');
  const fields = text
    .slice(end + 1)
    .trim()
    .split(' ');
  const [state = '', parent = ''] = fields;
  const started = fields[19] ?? '';
  if (!NUMBER.test(parent) || !NUMBER.test(started)) return undefined;
  const command = text.slice(text.indexOf('(') + 1, end);
  return { command, parent: Number(parent), started, isDead: DEAD.has(state) };
}

const NUMBER = /^\d+$/;
const DEAD: ReadonlySet<string> = new Set(['Z', 'X', 'x']);

function namesOf(pid: number, command: string): readonly string[] {
  return programNames(command.trim(), startOf(`/proc/${pid}/cmdline`).split('\0'));
}

const INTERPRETERS = new Set(['node', 'nodejs', 'bun', 'deno']);

/** The name the process gives itself, its program, and of an interpreter the script and the packages that hold it. */
export function programNames(command: string, argv: readonly string[]): readonly string[] {
  const [program = '', ...args] = argv;
  const names = [command, plainName(program)];
  const script = INTERPRETERS.has(plainName(program)) ? args.find((each) => !each.startsWith('-')) : undefined;
  if (script !== undefined) {
    names.push(plainName(script));
    for (const [, name = ''] of script.matchAll(/node_modules[\\/](?:@[^\\/]+[\\/])?([^\\/]+)/g)) names.push(name);
  }
  return [...new Set(names.filter((name) => name !== ''))];
}

function plainName(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return name.includes('.') ? name.replace(/\.(?:exe|cmd|[cm]?[jt]s)$/i, '') : name;
}

/** The beginning of a file of /proc, which has no size. */
function startOf(path: string): string {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.allocUnsafe(4_096);
      return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}

// ── Whose process ────────────────────────────────────────────────────────────────────────────────────────────

/** What stands between an agent and its hook, or above all agents, and is neither. */
const SHELLS = /* @__PURE__ */ new Set(
  'sh bash dash ash zsh fish ksh csh tcsh busybox env nice timeout setsid xargs sudo cmd pwsh powershell'.split(' '),
);
const FIRST = /* @__PURE__ */ new Set(['systemd', 'init', 'launchd', 'tini', 'dumb-init', 'docker-init']);

function isBetween(name: string): boolean {
  // A shell of a login puts a hyphen before its name.
  return FIRST.has(name) || SHELLS.has(name.startsWith('-') ? name.slice(1) : name);
}

export interface AgentProcess extends ProcessRef {
  /** It has the agent's name. Otherwise it is only the nearest process that is no shell, and may be a helper. */
  readonly isNamed: boolean;
}

/** The process of the agent that started this one. */
export function agentProcess(ancestors: Iterable<Ancestor>, programs: readonly string[]): AgentProcess | undefined {
  let nearest: AgentProcess | undefined;
  for (const { machine, pid, started, names } of ancestors) {
    if (names.some((name) => programs.includes(name))) return { machine, pid, started, isNamed: true };
    if (pid > 1 && !names.some(isBetween)) nearest ??= { machine, pid, started, isNamed: false };
  }
  return nearest;
}
