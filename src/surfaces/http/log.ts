// The daemon's log: one JSON object per line. It contains no terminal control sequences, no secrets and no address with its
// query.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { redactTexts } from '../../base/redact.ts';
import { visibleJson } from './visible-text.ts';

export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** A user at a terminal wants to see what went wrong, and not each request. */
export type LogDepth = 'all' | 'errors';

export function createLog(write: (line: string) => void, clock: Clock, depth: LogDepth = 'all'): Log {
  const say = (level: 'info' | 'error', message: string, fields: Readonly<Record<string, unknown>>): void => {
    const line = { time: toTimestamp(clock.now()), level, message, ...fields };
    write(`${JSON.stringify(visibleJson(redactTexts(line)))}\n`);
  };
  return {
    info: (message, fields = {}) => {
      if (depth === 'all') say('info', message, fields);
    },
    error: (message, fields = {}) => say('error', message, fields),
  };
}

/** The parts of a thrown value that are worth logging. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.message, error_name: error.name, stack: error.stack?.split('\n').slice(1) ?? [] };
}
