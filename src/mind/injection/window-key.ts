// A window of an agent as one text, and back.
import type { ProcessRef } from '../../base/processes.ts';

/** Empty where the process is not known. */
export function windowKeyOf(window: ProcessRef | undefined): string {
  return window ? JSON.stringify([window.machine, window.pid, window.started]) : '';
}

export function windowOfKey(key: string): ProcessRef | undefined {
  if (key === '') return undefined;
  const [machine, pid, started] = JSON.parse(key) as [string, number, string];
  return { machine, pid, started };
}
