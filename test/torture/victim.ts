// A process to be killed, stopped and continued. It says what happens to it in JSON lines; the end of its input tells
// it to finish, so that none outlives whoever started it.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundledScript } from '../support/bundled-script.ts';

export interface Said {
  readonly what: string;
  readonly [detail: string]: unknown;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The error that ended it, or whatever it wrote on its standard error. */
  readonly errors: string;
}

export interface VictimOptions {
  /** A command that runs the process it is given, such as a tracer. */
  readonly under?: readonly string[];
  /** Beside that of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

const COMPILED = join(import.meta.dirname, '..', '..', '.cache', 'torture');
const alive = new Set<Victim>();
process.on('exit', () => {
  for (const victim of alive) victim.kill();
});

/** Whoever a trial has left behind. */
export async function killAll(): Promise<void> {
  await Promise.all([...alive].map((victim) => victim.killed()));
}

export class Victim {
  readonly ended: Promise<Ending>;
  private readonly child: ChildProcess;
  private readonly said: Said[] = [];
  private readonly listeners = new Set<() => void>();
  private hasEnded = false;

  /** The script stands in this folder and gets its argument as JSON. */
  constructor(script: string, argument: unknown, { under = [], env }: VictimOptions = {}) {
    const path = bundledScript(fileURLToPath(new URL(script, import.meta.url)));
    const [command, ...args] = [...under, process.execPath, path, JSON.stringify(argument)];
    this.child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    });
    alive.add(this);
    let errors = '';
    this.child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
    this.child.stdin?.on('error', () => {});
    if (this.child.stdout) {
      createInterface(this.child.stdout).on('line', (line) => {
        const said = parse(line);
        if (said) this.said.push(said);
        this.wake();
      });
    }
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code, signal) => {
        alive.delete(this);
        this.hasEnded = true;
        this.wake();
        const failed = this.said.find(({ what }) => what === 'failed');
        resolve({ code, signal, errors: failed ? JSON.stringify(failed['error']) : errors });
      });
    });
  }

  get isRunning(): boolean {
    return !this.hasEnded;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.child.kill(signal);
  }

  /** Kills it and waits until it is gone. */
  async killed(): Promise<Ending> {
    this.kill();
    return this.ended;
  }

  /** Lets it finish what it does. */
  async finished(): Promise<Ending> {
    this.child.stdin?.end();
    return this.ended;
  }

  /** The first time it said or says this; undefined when it ended without. */
  heard(what: string): Promise<Said | undefined> {
    return this.heardAfter(0, what);
  }

  /** The next time it says one of these. */
  hears(...what: readonly string[]): Promise<Said | undefined> {
    return this.heardAfter(this.said.length, ...what);
  }

  private async heardAfter(from: number, ...what: readonly string[]): Promise<Said | undefined> {
    for (;;) {
      const found = this.said.find((each, index) => index >= from && what.includes(each.what));
      if (found || this.hasEnded) return found;
      await new Promise<void>((resolve) => this.listeners.add(resolve));
    }
  }

  private wake(): void {
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }
}

/** A killed process may leave half a line. */
function parse(line: string): Said | undefined {
  try {
    return JSON.parse(line) as Said;
  } catch {
    return undefined;
  }
}
