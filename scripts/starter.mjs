// Whether the npm that started us is still there. It passes on no SIGHUP, and what it passes on ends its shell, not us.
import { readFileSync } from 'node:fs';

const EVERY_MS = 1_000;

/** Calls back once when npm, or the shell between it and us, has gone. Never keeps the process alive. */
export function whenStarterIsGone(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  // Whoever stands behind npm is nothing to us.
  const npm = /^npm\b/.test(nameOf(parentOf(parent))) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    callback();
  }, EVERY_MS);
  timer.unref();
}

/** Only where the system tells it by files; elsewhere the parent alone is watched. */
function parentOf(pid) {
  // The name before it is in brackets, and may hold anything.
  return Number(/.*\) \S (\d+)/s.exec(read(`/proc/${pid}/stat`))?.[1] ?? 0) || undefined;
}

function nameOf(pid) {
  return pid === undefined ? '' : read(`/proc/${pid}/comm`);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
