// The kept records of events, by where they stand.
import { readAny } from '../../store/rows.ts';
import type { ReadTx } from '../../store/store.ts';
import { unpackLines } from './keep-transcript.ts';
import * as q from './queries.ts';

type Placed = Pick<q.PlacedRow, 'event_id' | 'file_id' | 'generation' | 'byte_offset'>;

/** By the event's id; what is no longer kept has none. */
export async function linesOf(tx: ReadTx, rows: readonly Placed[]): Promise<ReadonlyMap<string, string>> {
  const lines = new Map<string, string>();
  let over:
    | { readonly file: string; readonly generation: number; readonly start: number; readonly end: number }
    | undefined;
  let byOffset = new Map<number, string>();
  for (const { event_id, file_id, generation, byte_offset } of rows) {
    if (file_id === null) continue;
    const isOver =
      over?.file === file_id && over.generation === generation && byte_offset >= over.start && byte_offset < over.end;
    if (!isOver) {
      const chunk = await tx.get(q.chunkOver, file_id, generation, byte_offset, byte_offset);
      over = chunk && { file: file_id, generation, start: chunk.start_offset, end: chunk.end_offset };
      const body = chunk?.body ?? null;
      byOffset = new Map(body === null ? [] : unpackLines(body).map(({ offset, line }) => [offset, line]));
    }
    const line = byOffset.get(byte_offset);
    if (line !== undefined) lines.set(event_id, line);
  }
  return lines;
}

/** The path of each file. */
export async function filesOfRows(tx: ReadTx, rows: readonly Placed[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ file_id }) => file_id ?? []))];
  const files = await readAny(
    tx,
    q.filesById,
    ids.map((id) => [id]),
  );
  return new Map(files.map(({ file_id, path }) => [file_id, path]));
}
