// How tasks and goals look inside a line or a table.
import type { Needs } from '../../../work/contract.ts';
import type { Cell, Style } from '../../terminal/text.ts';

const STYLES: Readonly<Record<string, Style>> = {
  doing: 'cyan',
  active: 'cyan',
  blocked: 'red',
  done: 'green',
  paused: 'yellow',
};

export function statusCell(status: string, archived = false): Cell {
  if (archived) return { text: `${status}, archived`, style: 'dim' };
  const style = STYLES[status];
  return style ? { text: status, style } : status;
}

/** 0 is the highest. */
export function priorityCell(priority: number | null): Cell {
  if (priority === null) return { text: '–', style: 'dim' };
  return priority === 0 ? { text: 'P0', style: 'red' } : `P${priority}`;
}

const NEEDS = { agent: 'an agent', person: 'a person', external: 'the outside' } as const;

/** Behind a blocker: who can remove it, where somebody said. */
export function needsText(needs: Needs | null): string {
  return needs === null ? '' : ` (needs ${NEEDS[needs]})`;
}

/** To the minute, as it is in the ledger. */
export function timeCell(timestamp: string): Cell {
  return { text: timestamp.replace('T', ' ').replace(/:\d\d\.\d+Z$/, 'Z'), style: 'dim' };
}
