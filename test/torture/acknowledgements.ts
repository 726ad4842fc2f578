// The log of what was acknowledged, outside the home: one file for each life of a process, every line on disk before
// the process goes on.
import { existsSync, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { AppendResult } from '../../src/ledger/contract.ts';

export interface Acknowledged {
  readonly workflow_id: string;
  readonly events: readonly { readonly event_id: string; readonly event_seq: number; readonly row_hash: string }[];
}

export type Line = { readonly append: Acknowledged } | { readonly done: number };

export interface AcknowledgementLog {
  append(result: AppendResult): void;
  /** This operation of the process needs no second try. */
  done(operation: number): void;
}

export function openAcknowledgements(path: string): AcknowledgementLog {
  // Every write reaches the disk before it returns.
  const file = openSync(path, 'as');
  const write = (line: Line) => writeSync(file, `${JSON.stringify(line)}\n`);
  return {
    append: ({ workflow_id, events }) =>
      write({
        append: {
          workflow_id,
          events: events.map(({ event_id, event_seq, row_hash }) => ({ event_id, event_seq, row_hash })),
        },
      }),
    done: (operation) => write({ done: operation }),
  };
}

export function readAcknowledgements(path: string): Line[] {
  if (!existsSync(path)) return [];
  // What stands behind the last newline was never written whole.
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
}

/** Everything that any process of a trial was told. */
export function allAcknowledged(folder: string): Acknowledged[] {
  return readdirSync(folder)
    .flatMap((name) => readAcknowledgements(join(folder, name)))
    .flatMap((line) => ('append' in line ? [line.append] : []));
}
