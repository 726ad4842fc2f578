// Child processes of the scripts: streaming or captured, signals passed on, and a lock between simultaneous runs.
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { whenStarterIsGone } from './starter.mjs';

/** Each with whether it takes two interrupts at once for one. */
const children = new Map();
/** Set by the first signal that asks us to stop, so that no further stage is started. */
let stopping;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the whole group; passing it on as well would look like a second one.
    stop(signal, { isSentToAll: signal === 'SIGINT' && process.stdin.isTTY });
  });
}
whenStarterIsGone(() => stop('SIGTERM'));

function stop(signal, { isSentToAll = false } = {}) {
  stopping = signal;
  for (const [child, hearsEchoes] of children) if (hearsEchoes || !isSentToAll) child.kill(signal);
}

/** Chatter goes to stderr: stdout belongs to the program that is run. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

export class Stop extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * Runs a command and resolves to its exit code. With `capture` its output is returned instead of shown; with `hearsEchoes`
 * it gets every signal that we get.
 */
export function run(command, args, { capture = false, hearsEchoes = false, timeoutMs, ...options } = {}) {
  if (stopping) throw new Stop(128 + constants.signals[stopping]);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options });
    // Not spawn's own timeout: its timer outlives a command that could not be started.
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill(), timeoutMs);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    children.set(child, hearsEchoes);
    child.on('error', (error) => {
      clearTimeout(timer);
      children.delete(child);
      reject(new Stop(1, `cannot run ${command}: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      children.delete(child);
      const exit = code ?? 128 + constants.signals[signal];
      if (capture && stopping) reject(new Stop(exit));
      else resolve({ code: exit, output });
    });
  });
}

const STALE_MS = 15 * 60_000;

/** Runs `work` while holding the lock file; waits for another holder, and takes over from one that died. */
export async function withLock(path, waiting, work) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${path}.${process.pid}`;
  // Linking a complete file is atomic, so no process ever reads a lock without its owner.
  writeFileSync(mine, String(process.pid));
  try {
    for (let told = false; !tryLink(mine, path); told = true) {
      if (removeIfStale(path, mine)) continue;
      if (stopping) throw new Stop(128 + constants.signals[stopping]);
      if (!told) say(waiting);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    unlinkSync(mine);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function removeIfStale(path, mine) {
  const owner = ownerOf(path);
  if (owner === undefined) return true;
  if (isAlive(owner.pid) && Date.now() - owner.sinceMs < STALE_MS) return false;
  // Renaming first: of several waiters one gets it, and it can see whether it got the lock it judged.
  const taken = `${mine}.stale`;
  try {
    renameSync(path, taken);
  } catch {
    return true;
  }
  if (ownerOf(taken)?.pid !== owner.pid) tryLink(taken, path);
  rmSync(taken, { force: true });
  return true;
}

function ownerOf(path) {
  try {
    return { pid: Number(readFileSync(path, 'utf8')), sinceMs: statSync(path).mtimeMs };
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
