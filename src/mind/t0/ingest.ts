// Reads an agent's record of its sessions into T0, part by part. A process that dies between two parts leaves the rest to the next one, and
// two that read the same file do each part once.
import { canonicalJson } from '../../base/canonical-json.ts';
import { toTimestamp } from '../../base/clock.ts';
import { uuidOf } from '../../base/named-id.ts';
import { redactText } from '../../base/redact.ts';
import type { AppendWithin } from '../../ledger/append/append.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type {
  TranscriptCursor,
  TranscriptFile,
  TranscriptPart,
  TranscriptStep,
  Transcripts,
} from '../transcripts/contract.ts';
import type { Budget } from './budget.ts';
import { createCleaner, type Clean } from './clean.ts';
import { NOTHING_ERASED, refuseT0, type ErasedPort, type ReadErased } from './contract.ts';
import { instructionsOf, type Instructions } from './evidence.ts';
import type { ReadInstructions } from './instruction-files.ts';
import { bytesOfLines, cleanLines, cutLine, packLines } from './keep-transcript.ts';
import { placeInProject, type PlaceInProject } from './place-in-project.ts';
import { prepareSteps, type KnownSession, type Prepared, type T0Body } from './prepare-part.ts';
import * as q from './queries.ts';
import { BUDGET, ERASURES, KEPT, readSetting } from './settings.ts';
import {
  sweepGone,
  writeSteps,
  type OnFilesChanged,
  type OnTakenBack,
  type WriteContext,
  type Written,
} from './write-part.ts';

export interface T0Key {
  readonly id: string;
  /** The same text and key always give the same; a text may come as UTF-8. */
  readonly hash: (text: string | Uint8Array) => string;
}

export interface IngestDeps {
  readonly store: Store;
  readonly appendWithin: AppendWithin;
  readonly transcripts: Transcripts;
  readonly key: T0Key;
  readonly rootOf: (projectId: string) => Promise<string | null>;
  /** The project that a session belongs to by its folder; undefined where that is not clear. */
  readonly projectAt: (cwd: string) => Promise<string | undefined>;
  readonly readInstructions: ReadInstructions;
  readonly budget: Budget;
  readonly readErased?: ReadErased | undefined;
  readonly onTakenBack?: OnTakenBack | undefined;
  readonly onFilesChanged?: OnFilesChanged | undefined;
}

export interface IngestOptions {
  readonly projectId: string;
  readonly actor: string;
  /** A person named the file: all of its sessions are taken. Otherwise it lies in its agent's folder, and those that worked in the project are. */
  readonly isNamed?: boolean;
  /** Whether a session is the project's that names no folder, as in records of Cursor: whoever found the file knows by where it lies. */
  readonly isOurs?: (sessionId: string) => boolean;
  readonly signal?: AbortSignal | undefined;
  /** After each part, with the bytes that were read so far. */
  readonly onPart?: (ingested: Ingested) => void;
}

/** What reading a file came to. */
export interface Ingested {
  readonly parts: number;
  readonly bytes: number;
  /** Records of the file, those that are not known, and lines that could not be read. */
  readonly records: number;
  readonly unknown: number;
  readonly broken: number;
  /** Events of sessions of this project, and those that are new. */
  readonly events: number;
  readonly created: number;
  readonly retracted: number;
  readonly restored: number;
  /** Events of sessions that worked elsewhere. */
  readonly elsewhere: number;
  /** Bytes of the copy, as it is stored. */
  readonly kept_bytes: number;
  /** Sessions with events that are new or were taken back. */
  readonly sessions: readonly string[];
}

export const NOTHING: Ingested = {
  parts: 0,
  bytes: 0,
  records: 0,
  unknown: 0,
  broken: 0,
  events: 0,
  created: 0,
  retracted: 0,
  restored: 0,
  elsewhere: 0,
  kept_bytes: 0,
  sessions: [],
};

export function sumOf(one: Ingested, other: Ingested): Ingested {
  const sum: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    if (typeof value === 'number') sum[name] = (one[name as keyof Ingested] as number) + value;
  }
  return { ...(sum as unknown as Ingested), sessions: [...new Set([...one.sessions, ...other.sessions])] };
}

export type IngestFile = (file: TranscriptFile, options: IngestOptions) => Promise<Ingested>;

/** Another process has read on since this one looked. */
class Overtaken extends Error {}

const MOST_TRIES = 100;
const LONGEST_ID = 200;

export function fileIdOf(projectId: string, { agent, path }: TranscriptFile): string {
  return uuidOf(`transcript file 1\n${canonicalJson([projectId, agent, path])}`);
}

export function createIngest(deps: IngestDeps): IngestFile {
  const { store, transcripts, key, budget } = deps;

  return async function ingestFile(file, options) {
    const { projectId, isNamed = false, signal } = options;
    if (!isNamed && !(await transcripts.isOwn(file)))
      throw refuseT0('transcript_outside', `${file.path} does not lie in the folder of ${file.agent}`, {
        path: file.path,
      });
    const root = await deps.rootOf(projectId);
    const reading: Reading = {
      file,
      options,
      fileId: fileIdOf(projectId, file),
      place: placeInProject(root),
      instructions: instructionsOf(root === null ? [] : await deps.readInstructions(root)),
      sessions: new Map(),
      clean: createCleaner(),
    };
    let total = NOTHING;
    for (let tries = 0; ;) {
      const row = await store.read((tx) => tx.get(q.readFile, reading.fileId));
      try {
        for await (const done of readOn(reading, row)) {
          total = sumOf(total, done);
          tries = 0;
          options.onPart?.(total);
          signal?.throwIfAborted();
        }
        return sumOf(total, await sweep(reading));
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        reading.sessions.clear();
        tries += 1;
        if (tries >= MOST_TRIES)
          throw refuseT0('transcript_in_use', `${file.path} could not be read to its end`, { path: file.path }, error);
      }
    }
  };

  async function* readOn(reading: Reading, row: q.FileRow | undefined): AsyncGenerator<Ingested> {
    let before = row?.cursor;
    const cursor = before === undefined ? undefined : (JSON.parse(before) as TranscriptCursor);
    for await (const part of transcripts.read(reading.file, cursor, key.hash)) {
      const next = canonicalJson(part.cursor);
      if (next === before && part.steps.length === 0) continue;
      if (part.isAnew === true) reading.sessions.clear();
      yield await takePart(reading, part, before, next);
      before = next;
    }
  }

  async function takePart(
    reading: Reading,
    part: TranscriptPart,
    before: string | undefined,
    next: string,
  ): Promise<Ingested> {
    const { options, file, fileId } = reading;
    const { projectId, actor } = options;
    const steps = part.steps.filter(isStorable);
    const erasures = await store.read((tx) => readSetting(tx, ERASURES));
    const erased = (await deps.readErased?.()) ?? NOTHING_ERASED;
    await meet(reading, steps, erased);
    const context = { projectId, agent: file.agent, keyedHash: key.hash, ...reading, erased };
    const prepared = prepareSteps(context, steps);
    const chunk = await keep(reading, part, prepared, erased);
    const written = await store.write(async (tx) => {
      const row = await tx.get(q.readFile, fileId);
      if (row?.cursor !== before) throw new Overtaken();
      // Something was erased since this part was made ready, and may be in it.
      if ((await readSetting(tx, ERASURES)) !== erasures) throw new Overtaken();
      const generation = (row?.generation ?? 1) + (row && part.isAnew === true ? 1 : 0);
      const writing: WriteContext = {
        appendWithin: deps.appendWithin,
        projectId,
        agent: file.agent,
        actor,
        keyId: key.id,
        file: { file_id: fileId, generation },
        onTakenBack: deps.onTakenBack,
        onFilesChanged: deps.onFilesChanged,
        worktreeOf: (cwd) => reading.place.worktreeOf(cwd),
      };
      const done = await writeSteps(tx, writing, prepared.steps);
      const kept = chunk ? await writeChunk(tx, { ...chunk, file_id: fileId, generation, project_id: projectId }) : 0;
      const counts = countsOf(part, prepared.elsewhere, done, kept);
      const now = toTimestamp(await tx.now());
      const was = row ?? { records: 0, unknown: 0, broken: 0, events: 0, elsewhere: 0, kept_bytes: 0 };
      await writeRow(tx, q.upsertFile, {
        file_id: fileId,
        project_id: projectId,
        agent: file.agent,
        path: file.path,
        identity: part.cursor.identity,
        cursor: next,
        generation,
        is_unswept: generation > (row?.generation ?? 1) ? 1 : (row?.is_unswept ?? 0),
        records: was.records + counts.records,
        unknown: was.unknown + counts.unknown,
        broken: was.broken + counts.broken,
        events: was.events + done.created,
        elsewhere: was.elsewhere + counts.elsewhere,
        kept_bytes: was.kept_bytes + kept,
        first_at: now,
        read_at: now,
      });
      return counts;
    });
    const changed = written.created + written.retracted + written.restored > 0;
    return { ...written, sessions: changed ? [...new Set(prepared.steps.map(sessionIn))] : [] };
  }

  /** What is known of the sessions of a part before its events are looked at. */
  async function meet(reading: Reading, steps: readonly TranscriptStep[], erased: ErasedPort): Promise<void> {
    const { file, options, sessions, place } = reading;
    const { projectId, isNamed = false, isOurs = () => false } = options;
    const ids = [...new Set(steps.map(idIn))].filter((id) => sessions.get(id)?.isTaken !== true);
    if (ids.length === 0) return;
    const rows = await store.read((tx) => knownSessions(tx, projectId, file.agent, ids));
    for (const id of ids) {
      const row = rows.get(id);
      const told = steps.flatMap((step) =>
        step.step === 'session' && step.session.session_id === id ? (step.session.cwd ?? []) : [],
      );
      const isHere = told.length === 0 ? isOurs(id) : await isAnyHere(told, projectId, place);
      const isTaken =
        !erased.hasSession({ agent: file.agent, session_id: id }) && (row !== undefined || isNamed || isHere);
      sessions.set(id, { isTaken, cwd: row?.cwd ?? told[0], ownCalls: new Set(row?.ownCalls) });
    }
  }

  async function isAnyHere(folders: readonly string[], projectId: string, place: PlaceInProject): Promise<boolean> {
    for (const cwd of new Set(folders)) {
      if (place.holds(cwd) && (await deps.projectAt(cwd)) === projectId) return true;
    }
    return false;
  }

  /** The copy of a part, if there is room for it. Lines of sessions that worked elsewhere are none of this project's. */
  async function keep(
    reading: Reading,
    part: TranscriptPart,
    { elsewhere, dropped }: Prepared,
    erased: ErasedPort,
  ): Promise<NewChunk | undefined> {
    const { sessions, options, clean } = reading;
    const { raw, steps } = part;
    const { budget_bytes } = await budget.look();
    const hasOwn = steps.some((step) => sessions.get(idIn(step))?.isTaken === true);
    if (budget_bytes === 0 || raw.bytes.length === 0 || !hasOwn) return undefined;
    const own = new Set(
      steps.flatMap((step) =>
        step.step === 'event' && sessions.get(step.event.session_id)?.isTaken === true ? [step.event.place.offset] : [],
      ),
    );
    const lines = cleanLines(raw, (offset) => !dropped.has(offset) && (elsewhere === 0 || own.has(offset)), clean);
    const bytes = bytesOfLines(erased.isEmpty ? lines : lines.map((line) => cutLine(line, erased.texts)));
    if (bytes.length === 0) return undefined;
    const body = packLines(bytes);
    if (!(await budget.makeRoom(body.length, options.actor))) return undefined;
    return {
      start_offset: raw.offset,
      end_offset: raw.offset + raw.bytes.length,
      content_hash: key.hash(bytes),
      body,
      bytes: body.length,
    };
  }

  async function sweep(reading: Reading): Promise<Ingested> {
    const { fileId, options, file } = reading;
    const { projectId, actor } = options;
    const row = await store.read((tx) => tx.get(q.readFile, fileId));
    if (row?.is_unswept !== 1) return NOTHING;
    const retracted = await store.write(async (tx) => {
      const now = await tx.get(q.readFile, fileId);
      // It was written anew once more: the next reader sweeps.
      if (now?.cursor !== row.cursor || now.is_unswept !== 1) return 0;
      const writing = { appendWithin: deps.appendWithin, projectId, agent: file.agent, actor, keyId: key.id };
      return sweepGone(tx, { ...writing, file: { file_id: fileId, generation: now.generation } });
    });
    return { ...NOTHING, retracted };
  }
}

interface Reading {
  readonly file: TranscriptFile;
  readonly options: IngestOptions;
  readonly fileId: string;
  readonly place: PlaceInProject;
  readonly instructions: Instructions;
  readonly sessions: Map<string, KnownSession>;
  readonly clean: Clean;
}

type NewChunk = Pick<q.ChunkRow, 'start_offset' | 'end_offset' | 'content_hash' | 'bytes'> & { readonly body: string };

/** Returns the bytes that are stored more than before. */
async function writeChunk(
  tx: WriteTx,
  chunk: NewChunk & Pick<q.ChunkRow, 'file_id' | 'generation' | 'project_id'>,
): Promise<number> {
  const { file_id, generation, start_offset, content_hash, bytes } = chunk;
  // A file that was written anew mostly says the same again.
  const same = await tx.get(q.sameChunk, file_id, generation, start_offset, content_hash);
  if (same) {
    await tx.run(q.moveChunk, generation, file_id, same.generation, start_offset);
    return 0;
  }
  const [kept, most] = [await readSetting(tx, KEPT), await readSetting(tx, BUDGET)];
  if (kept + bytes > most) return 0;
  await writeRow(tx, q.upsertChunk, { ...chunk, kept_at: toTimestamp(await tx.now()) });
  await writeRow(tx, q.addToSetting, { name: KEPT, value: bytes });
  return bytes;
}

function countsOf(
  part: TranscriptPart,
  elsewhere: number,
  done: Written,
  kept_bytes: number,
): Omit<Ingested, 'sessions'> {
  const { created, known, retracted, restored } = done;
  return {
    parts: 1,
    bytes: part.raw.bytes.length,
    ...part.counts,
    events: created + known,
    created,
    retracted,
    restored,
    elsewhere,
    kept_bytes,
  };
}

interface StoredSession {
  readonly cwd: string | undefined;
  readonly ownCalls: readonly string[];
}

/** How far back a call of ours may lie whose result comes now. */
const CALLS_BACK = 200;

async function knownSessions(
  tx: ReadTx,
  projectId: string,
  agent: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredSession>> {
  const rows = await readAny(
    tx,
    q.sessionsByKey,
    ids.map((id) => [projectId, agent, id]),
  );
  const known = new Map<string, StoredSession>();
  for (const { session_id, cwd, seq } of rows) {
    const calls = await tx.all(q.ownCalls, projectId, agent, session_id, seq - CALLS_BACK);
    const ownCalls = calls.flatMap(({ body }) => (body === null ? [] : ((JSON.parse(body) as T0Body).call ?? [])));
    known.set(session_id, { cwd: cwd ?? undefined, ownCalls });
  }
  return known;
}

function idIn(step: TranscriptStep): string {
  if (step.step === 'event') return step.event.session_id;
  return step.step === 'session' ? step.session.session_id : step.session_id;
}

function sessionIn(
  step: { readonly session_id: string } | { readonly session: { readonly session_id: string } },
): string {
  return 'session' in step ? step.session.session_id : step.session_id;
}

/** An id that no database holds, or that is a secret, names no session. */
function isStorable(step: TranscriptStep): boolean {
  const id = idIn(step);
  const isName = id !== '' && id.length <= LONGEST_ID && id.isWellFormed() && !id.includes('\0');
  return isName && redactText(id, { allowText: true }).found.length === 0;
}
