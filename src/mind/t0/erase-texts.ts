// Erases texts of T0: bodies of events, and lines of kept transcripts. Rows and hashes stay, so that no chain and no place breaks.
import { isDeepStrictEqual } from 'node:util';
import type { AppendWithin } from '../../ledger/append/append.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { ErasedPort, SessionKey } from './contract.ts';
import { bytesOfLines, cutLine, packLines, unpackLines, type KeptLine } from './keep-transcript.ts';
import * as q from './queries.ts';
import { ERASED_MARK, ERASURES, KEPT, readSetting } from './settings.ts';
import { idsHash, t0IdOf, t0Kind } from './t0-kind.ts';

/** What is erased: whole sessions, events, and texts wherever they stand. */
export interface T0Erasing {
  readonly sessions: readonly (SessionKey & { readonly project_id: string })[];
  readonly t0Ids: readonly string[];
  readonly texts: ErasedPort['texts'] & { readonly isEmpty: boolean };
}

export interface T0Found {
  readonly events: readonly { readonly t0_id: string; readonly project_id: string }[];
  readonly chunks: readonly FoundChunk[];
}

type ChunkKey = Pick<q.ChunkRow, 'file_id' | 'generation' | 'start_offset'>;
export interface FoundChunk extends ChunkKey, Pick<q.ChunkRow, 'project_id' | 'content_hash' | 'bytes'> {
  /** What is left of it. */
  readonly lines: readonly KeptLine[];
}

export interface T0Eraser {
  look(erasing: T0Erasing): Promise<T0Found>;
  erase(found: T0Found, actor: string): Promise<void>;
  /** From now on, a part that another process made ready before is made ready again. */
  announce(): Promise<void>;
  mark(): Promise<number>;
  setMark(mark: number): Promise<void>;
}

const PAGE = 500;
const NIL = '00000000-0000-0000-0000-000000000000';
const MOST_AT_ONCE = 1_000;

export function createT0Eraser({
  store,
  appendWithin,
  keyedHash,
}: {
  readonly store: Store;
  readonly appendWithin: AppendWithin;
  readonly keyedHash: (text: string | Uint8Array) => string;
}): T0Eraser {
  async function look(erasing: T0Erasing): Promise<T0Found> {
    const events = new Map<string, string>();
    for (const { project_id, agent, session_id } of erasing.sessions) {
      const rows = await store.read((tx) => tx.all(q.textsOfSession, project_id, agent, session_id));
      for (const { t0_id } of rows) events.set(t0_id, project_id);
    }
    const named = await store.read((tx) =>
      readAny(
        tx,
        q.fullTexts,
        erasing.t0Ids.map((id) => [id]),
      ),
    );
    for (const { t0_id, project_id } of named) events.set(t0_id, project_id);
    if (!erasing.texts.isEmpty)
      for await (const { t0_id, project_id, body } of textsOf(store))
        if (erasing.texts.has(body)) events.set(t0_id, project_id);
    return {
      events: [...events].map(([t0_id, project_id]) => ({ t0_id, project_id })),
      chunks: await lookAtChunks(erasing),
    };
  }

  async function lookAtChunks(erasing: T0Erasing): Promise<readonly FoundChunk[]> {
    const found = new Map<string, FoundChunk>();
    const take = (row: q.ChunkRow, left: (line: KeptLine) => KeptLine | undefined) => {
      const name = `${row.file_id} ${row.generation} ${row.start_offset}`;
      const before = found.get(name)?.lines ?? unpackLines(row.body ?? '');
      const lines = before.flatMap((line) => left(line) ?? []);
      const { file_id, generation, start_offset, project_id, content_hash, bytes } = row;
      if (!isDeepStrictEqual(lines, before))
        found.set(name, { file_id, generation, start_offset, project_id, content_hash, bytes, lines });
    };
    for (const session of erasing.sessions) {
      const files = await store.read((tx) =>
        tx.all(q.filesOfSession, session.project_id, session.agent, session.session_id),
      );
      for (const { file_id } of files) {
        const { chunks, others } = await store.read((tx) => fileOf(tx, file_id, session));
        // A line that no other session needs may be this one's, also where no event came of it.
        for (const row of chunks)
          take(row, (line) => (others.has(`${row.generation} ${line.offset}`) ? line : undefined));
      }
    }
    for (const place of await placesOf(erasing.t0Ids)) {
      const row = await store.read((tx) =>
        tx.get(q.chunkOver, place.file_id, place.generation, place.byte_offset, place.byte_offset),
      );
      if (row && row.body !== null) take(row, (line) => (line.offset === place.byte_offset ? undefined : line));
    }
    if (!erasing.texts.isEmpty)
      for await (const row of chunksOf(store)) take(row, (line) => cutLine(line, erasing.texts));
    return [...found.values()];
  }

  async function placesOf(t0Ids: readonly string[]) {
    const places = await store.read((tx) =>
      readAny(
        tx,
        q.placesOf,
        t0Ids.map((id) => [id]),
      ),
    );
    return places.flatMap(({ file_id, generation, byte_offset }) =>
      file_id === null ? [] : { file_id, generation, byte_offset },
    );
  }

  async function eraseSome(
    tx: WriteTx,
    projectId: string,
    ids: readonly string[],
    chunks: readonly FoundChunk[],
    actor: string,
  ) {
    await Promise.all(ids.map((id) => tx.run(q.eraseText, id)));
    let freed = 0;
    for (const { lines, file_id, generation, start_offset, content_hash, bytes } of chunks) {
      const left = bytesOfLines(lines);
      const body = left.length === 0 ? null : packLines(left);
      const size = body === null ? 0 : body.length;
      const hash = body === null ? content_hash : keyedHash(left);
      const params = [body, size, hash, file_id, generation, start_offset, content_hash] as const;
      if ((await tx.run(q.rewriteChunk, ...params)) > 0) freed += bytes - size;
    }
    if (freed !== 0) await writeRow(tx, q.addToSetting, { name: KEPT, value: -freed });
    const payload = { project_id: projectId, events: ids.length, chunks: chunks.length, ids_hash: idsHash(ids) };
    const tokens = [{ token_class: 'semanticKey', token_value: 'ERASED' }] as const;
    const stream = { kind: t0Kind, id: t0IdOf(projectId) };
    await appendWithin(tx, stream, [{ type: 't0.erased', payload, tokens }], { actor });
  }

  return {
    look,
    async erase({ events, chunks }, actor) {
      const projects = new Set([...events, ...chunks].map(({ project_id }) => project_id));
      for (const project of projects) {
        const ids = events.flatMap(({ t0_id, project_id }) => (project_id === project ? t0_id : []));
        const copies = chunks.filter(({ project_id }) => project_id === project);
        for (let at = 0; at === 0 || at < ids.length; at += MOST_AT_ONCE) {
          const some = ids.slice(at, at + MOST_AT_ONCE);
          await store.write((tx) => eraseSome(tx, project, some, at === 0 ? copies : [], actor));
        }
      }
    },
    async announce() {
      await store.write((tx) => writeRow(tx, q.addToSetting, { name: ERASURES, value: 1 }));
    },
    mark: () => store.read((tx) => readSetting(tx, ERASED_MARK)),
    async setMark(mark) {
      await store.write((tx) => writeRow(tx, q.upsertSetting, { name: ERASED_MARK, value: mark }));
    },
  };
}

/** Every text of T0 that is left. */
export async function* textsOf(store: Store) {
  for (let after = NIL; ;) {
    const page = await store.read((tx) => tx.all(q.textsAfter, after, PAGE));
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.t0_id;
  }
}

/** Every copy that is kept. */
export async function* chunksOf(store: Store): AsyncGenerator<q.ChunkRow> {
  for (let after: readonly (string | number)[] = [NIL, 0, -1]; ;) {
    // One holds up to two megabytes.
    const [row] = await store.read((tx) => tx.all(q.chunksAfter, ...after, 1));
    if (!row) return;
    yield row;
    after = [row.file_id, row.generation, row.start_offset];
  }
}

/** The copies of a file, and where other sessions stand in it. */
async function fileOf(tx: ReadTx, fileId: string, { agent, session_id }: SessionKey) {
  const [chunks, places] = await Promise.all([tx.all(q.chunksOfFile, fileId), tx.all(q.placesInFile, fileId)]);
  const others = places.filter((place) => place.agent !== agent || place.session_id !== session_id);
  return { chunks, others: new Set(others.map(({ generation, byte_offset }) => `${generation} ${byte_offset}`)) };
}
