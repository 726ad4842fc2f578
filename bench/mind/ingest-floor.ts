// What reading a transcript costs without a look at its texts: records read into events, two keyed hashes and two rows of each, and the copy
// of each part as it came, in one commit. No search for secrets, nothing reduced, judged or counted: what no cleaning can get below.
import { toTimestamp } from '../../src/base/clock.ts';
import { uuidOf } from '../../src/base/named-id.ts';
import type { T0Key } from '../../src/mind/t0/ingest.ts';
import { packLines } from '../../src/mind/t0/keep-transcript.ts';
import * as q from '../../src/mind/t0/queries.ts';
import { LIMITS, POLICY_VERSION } from '../../src/mind/t0/reduce.ts';
import type {
  TranscriptEvent,
  TranscriptFile,
  TranscriptPart,
  Transcripts,
} from '../../src/mind/transcripts/contract.ts';
import { runRows } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { writeRow } from '../../src/store/table.ts';

interface FloorDeps {
  readonly store: Store;
  readonly transcripts: Transcripts;
  readonly key: T0Key;
  readonly projectId: string;
}

export interface FloorRead {
  readonly records: number;
  readonly created: number;
  readonly kept_bytes: number;
}

export async function readFloor(deps: FloorDeps, file: TranscriptFile): Promise<FloorRead> {
  const { store, transcripts, key } = deps;
  const fileId = uuidOf(file.path);
  let [records, created, kept] = [0, 0, 0];
  for await (const part of transcripts.read(file, undefined, key.hash)) {
    const events = part.steps.flatMap((step) => (step.step === 'event' ? step.event : []));
    const rows = events.map((event, at) => rowsOf(deps, fileId, event, created + at + 1));
    const body = packLines(part.raw.bytes);
    await store.write(async (tx) => {
      await Promise.all([
        ...runRows(
          tx,
          q.insertRaw,
          rows.map(({ raw }) => raw),
        ),
        ...runRows(
          tx,
          q.insertCompact,
          rows.map(({ compact }) => compact),
        ),
      ]);
      await writeRow(tx, q.upsertChunk, chunkOf(deps, fileId, part, body));
    });
    records += part.counts.records;
    created += rows.length;
    kept += body.length;
  }
  return { records, created, kept_bytes: kept };
}

/** Of the size that they have when they are reduced. */
function rowsOf({ key, projectId }: FloorDeps, fileId: string, event: TranscriptEvent, ordinal: number) {
  const { kind, session_id, text, place } = event;
  const at = toTimestamp(Date.parse(event.at ?? ''));
  const id = uuidOf(`${fileId}\n${event.key}`);
  const body = JSON.stringify({ text: text.slice(0, LIMITS.result) });
  const of = { project_id: projectId, agent: 'claude', session_id, seq: ordinal, kind, at };
  const raw: q.RawRow = {
    ...of,
    ...{ event_id: id, base_id: id, file_id: fileId, generation: 1 },
    ...{ byte_offset: place.offset, byte_length: place.length, original_hash: key.hash(text), key_id: key.id },
  };
  const compact: q.CompactRow = {
    ...of,
    ...{ t0_id: id, ordinal, speaker: 'agent', is_sidechain: 0, body, compact_hash: key.hash(body) },
    ...{ policy_version: POLICY_VERSION, tokens: 0, evidence: 'yes', retraction: null, recorded_at: at },
  };
  return { raw, compact };
}

function chunkOf(
  { key, projectId }: FloorDeps,
  file_id: string,
  { raw: { offset, bytes } }: TranscriptPart,
  body: string,
): q.ChunkRow {
  return {
    ...{ file_id, generation: 1, start_offset: offset, end_offset: offset + bytes.length, project_id: projectId },
    ...{ content_hash: key.hash(bytes), body, bytes: body.length, kept_at: toTimestamp(0) },
  };
}
