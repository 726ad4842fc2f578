// The keychain of the operating system: macOS Keychain, Windows Credential Manager, the Secret Service of a Linux desktop. The entries
// are those of the service `throughline`. A keychain that is absent, locked or silent is refused as such; nothing is put anywhere else.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterIfRunning, type Clock } from '../../base/clock.ts';
import { Bug, type Refusal } from '../../base/errors.ts';
import { refuse } from '../contract.ts';
import type { Keychain } from './contract.ts';
import { keychainAnswerIn, type KeychainAct, type KeychainAnswer, type KeychainReason } from './keychain-lines.ts';

export interface KeychainDeps {
  readonly clock: Clock;
  /** An environment variable of this process. */
  readonly variable: (name: string) => string | undefined;
  /** How long the keychain may take to answer, and a person to unlock it. */
  readonly timeoutMs?: number;
  /** How long the process that talks to it is kept without a request. */
  readonly idleMs?: number;
}

export interface OpenKeychain extends Keychain {
  /** Ends the process that talks to it; the next request starts another. */
  close(): void;
}

const TIMEOUT_MS = 15_000;
const IDLE_MS = 60_000;

/** What it takes to find the keychain, and to ask a person to unlock it; nothing else of the environment is passed on. */
const PASSED = [
  ...['HOME', 'USER', 'LOGNAME', 'PATH', 'LANG', 'LC_ALL', 'TMPDIR'],
  ...['DBUS_SESSION_BUS_ADDRESS', 'XDG_RUNTIME_DIR', 'XDG_SESSION_ID', 'DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY'],
  ...['SystemRoot', 'TEMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'USERNAME', 'USERDOMAIN'],
];

type Ending = KeychainReason | 'timed_out';

const SAID: Record<Ending, string> = {
  absent: 'There is no keychain that this process can reach',
  locked: 'The keychain is locked, and it was not unlocked',
  no_keyring: 'The keychain has no default keyring to put a key into',
  failed: 'The keychain could not be used',
  timed_out: 'The keychain did not answer in time; it may be locked, and wait to be unlocked',
};

interface Talk {
  readonly child: ChildProcess;
  readonly waiting: Map<number, (ended: KeychainAnswer | Ending) => void>;
  stopIdling?: () => void;
}

export function createKeychain({
  clock,
  variable,
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
}: KeychainDeps): OpenKeychain {
  let talk: Talk | undefined;
  let lastId = 0;

  /** Everything that still waits gets that ending: requests are answered in turn, so all of them wait for the same one. */
  function end(ended: Talk, why: Ending): void {
    if (talk === ended) talk = undefined;
    ended.stopIdling?.();
    ended.child.kill('SIGKILL');
    for (const settle of ended.waiting.values()) settle(why);
    ended.waiting.clear();
  }

  function begin(): Talk {
    const passed = PASSED.flatMap((name) => {
      const value = variable(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const child = spawn(process.execPath, [keychainScript()], {
      env: Object.fromEntries(passed),
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    const begun: Talk = { child, waiting: new Map() };
    // The time limit keeps this process alive while it waits; afterwards nothing does, and the child ends with it.
    child.unref();
    for (const stream of [child.stdin, child.stdout]) (stream as { unref?: () => void }).unref?.();
    child.once('error', () => end(begun, 'failed'));
    child.once('exit', () => end(begun, 'failed'));
    child.stdin.on('error', () => end(begun, 'failed'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const answer = keychainAnswerIn(line);
      if (!answer) return;
      begun.waiting.get(answer.id)?.(answer);
      begun.waiting.delete(answer.id);
      if (begun.waiting.size === 0) begun.stopIdling = afterIfRunning(idleMs, () => end(begun, 'failed'));
    });
    return begun;
  }

  async function ask(account: string, act: KeychainAct): Promise<KeychainAnswer> {
    const asked = (talk ??= begin());
    asked.stopIdling?.();
    const id = (lastId += 1);
    const over = new AbortController();
    const answered = new Promise<KeychainAnswer | Ending>((settle) => asked.waiting.set(id, settle));
    asked.child.stdin?.write(`${JSON.stringify({ id, account, ...act })}\n`);
    void clock.sleep(timeoutMs, over.signal).then(() => {
      if (!over.signal.aborted) end(asked, 'timed_out');
    });
    const ending = await answered;
    over.abort('over');
    if (typeof ending === 'string') throw unavailable(account, ending, act);
    if (ending.reason !== undefined) throw unavailable(account, ending.reason, act);
    return ending;
  }

  return {
    get: async (account) => (await ask(account, { act: 'get' })).value ?? undefined,
    set: async (account, value) => void (await ask(account, { act: 'set', value })),
    delete: async (account) => (await ask(account, { act: 'delete' })).was === true,
    close: () => talk && end(talk, 'failed'),
  };
}

function unavailable(account: string, reason: Ending, { act }: KeychainAct): Refusal {
  const isUnknown = act !== 'get' && (reason === 'timed_out' || reason === 'failed');
  const left = act === 'set' ? 'stored' : 'removed';
  const message = `${SAID[reason]}${isUnknown ? `. Whether the key was ${left} is not known: try again` : ''}`;
  return refuse('secret_unavailable', message, { secret_ref: `keychain:${account}`, reason });
}

/** Beside this module in the sources, or in the built program: no module of `dist/` lies deeper than `program/chunks/`. */
export function keychainScript(moduleUrl: string = import.meta.url): string {
  const folder = dirname(fileURLToPath(moduleUrl));
  const places = ['.', '..', '../..'].map((up) => join(folder, up, 'program', 'keychain.js'));
  const found = [join(folder, 'keychain-process.ts'), ...places].find((path) => existsSync(path));
  if (found === undefined) throw new Bug('The process that talks to the keychain is not beside the program');
  return found;
}
