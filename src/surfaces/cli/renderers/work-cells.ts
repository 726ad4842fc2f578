// How tasks and goals look inside a line or a table.
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

/** To the minute, as it is in the ledger. */
export function timeCell(timestamp: string): Cell {
  return { text: timestamp.replace('T', ' ').replace(/:\d\d\.\d+Z$/, 'Z'), style: 'dim' };
}
