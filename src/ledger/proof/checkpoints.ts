// Signed checkpoints: the Merkle root over all events in commit order, as a C2SP note, in the database and in a
// second copy outside the home. A chain alone would not miss a cut tail or an older copy of the whole file.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { Bug, Refusal } from '../../base/errors.ts';
import type { KeptHead } from '../../base/kept-head.ts';
import { createMerkleFrontier } from '../../base/merkle.ts';
import {
  cosignNote,
  formatCheckpoint,
  openNote,
  parseCheckpoint,
  signNote,
  signersOf,
  type NoteSignature,
  type SigningKey,
  type VerifierKey,
} from '../../base/signed-note.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { refuse } from '../contract.ts';
import * as q from '../queries.ts';

/** Keeps notes where a program that can write the database cannot change them. */
export interface SecondCopy {
  readonly location: string;
  /** Durable when it resolves. */
  append(note: string): Promise<void>;
  /** All notes, oldest first. */
  read(): Promise<readonly string[]>;
}

/** Keeps the heads of one database and of its restored copies. What it holds may be older than the ledger, never newer. */
export interface KeptHeads {
  readonly location: string;
  /** Those that can be read: they are written without waiting for the disk. */
  read(): Promise<readonly KeptHead[]>;
  /** Keeps this one, unless a later one of the same ledger is kept already. */
  raise(head: KeptHead): Promise<void>;
  /** The ledger of this host was put back on purpose. */
  forget(hostId: string): Promise<void>;
}

export interface Signing {
  readonly key: SigningKey;
  /** The keys whose signatures count, including this machine's own. */
  readonly verifiers: readonly VerifierKey[];
  readonly secondCopy: SecondCopy;
  /** Without it, the loss of events that no note covers goes unnoticed. */
  readonly heads?: KeptHeads | undefined;
}

export const SIGN_EVERY_EVENTS = 256;
export const SIGN_EVERY_MS = 60_000;

const PAGE = 5_000;
const NOTES_PAGE = 100;
const RESTORED = 'restored';

export interface SignedCheckpoint {
  readonly tree_size: number;
  readonly root_hash: string;
  readonly note: string;
  readonly created_at: string;
}

export function originOf(databaseId: string): string {
  return `throughline/${databaseId}`;
}

/**
 * The newest checkpoint that names one of these keys. A checkpoint by other keys cannot be judged here, and so covers
 * nothing here.
 */
export async function lastCheckpointBy(
  tx: ReadTx,
  keys: readonly NoteSignature[] | undefined,
): Promise<q.CheckpointRow | undefined> {
  let row = await tx.get(q.lastCheckpoint);
  if (!keys) return row;
  while (row && !isBy(row.note, keys)) {
    const older = await tx.all(q.readCheckpointsBefore, row.tree_size, NOTES_PAGE);
    row = older.find(({ note }) => isBy(note, keys)) ?? older.at(-1);
  }
  return row;
}

function isBy(note: string, keys: readonly NoteSignature[]): boolean {
  let signers: readonly NoteSignature[];
  try {
    signers = signersOf(note);
  } catch (error) {
    // A note that cannot be read was changed. It stays, for verify to report it.
    if (error instanceof Refusal) return true;
    throw error;
  }
  return signers.some((signer) => keys.some(({ name, keyId }) => name === signer.name && keyId === signer.keyId));
}

/**
 * Signs everything committed so far; undefined when nothing is new. What only keys that are unknown here have signed is
 * signed again. `restored` says that the database was put back to this point on purpose, so that larger checkpoints
 * before it are no sign of a rollback.
 */
export async function signCheckpoint(
  store: Store,
  clock: Clock,
  signing: Signing,
  options: { readonly restored?: boolean } = {},
): Promise<SignedCheckpoint | undefined> {
  // Before the ledger is read: what another process signs from here on would look as if its events were lost.
  const copies = options.restored ? [] : await signing.secondCopy.read();
  const signed = await store.read(async (tx) => {
    const meta = await tx.get(q.readMeta);
    if (!meta) throw new Bug('ledger_meta has no row');
    const newest = await lastCheckpointBy(tx, signing.verifiers);
    if (newest && newest.tree_size >= meta.position && !options.restored) return undefined;
    // Of what is put back, a note may tell more than there is.
    const last = newest && newest.tree_size > meta.position ? undefined : newest;
    const frontier = createMerkleFrontier(last?.tree_size ?? 0, last ? (JSON.parse(last.frontier) as string[]) : []);
    const signedSince = options.restored
      ? new Map<number, string>()
      : await signedBeyond(tx, signing, copies, frontier.size);
    for (const size of signedSince.keys()) if (size > meta.position) throw refuseContradiction(size, meta.position);
    while (frontier.size < meta.position) {
      const rows = await tx.all(q.readRowHashes, frontier.size, meta.position, PAGE);
      if (rows.length === 0) throw new Bug(`events end at ${frontier.size}, not at ${meta.position}`);
      for (const row of rows) {
        frontier.append(row.row_hash);
        const known = signedSince.get(frontier.size);
        if (known !== undefined && known !== frontier.root()) throw refuseContradiction(frontier.size, meta.position);
      }
      await clock.macrotask();
    }
    // The store's time, like that of the events: several machines sign one home.
    return { meta, frontier, created_at: toTimestamp(await tx.now()) };
  });
  if (!signed) return undefined;
  const { meta, frontier, created_at } = signed;
  const root_hash = frontier.root();
  const extensions = [`time ${created_at}`, `host ${meta.host_id}`, ...(options.restored ? [RESTORED] : [])];
  const body = formatCheckpoint({
    origin: originOf(meta.database_id),
    size: frontier.size,
    root: root_hash,
    extensions,
  });
  const row = { tree_size: frontier.size, root_hash, frontier: JSON.stringify(frontier.hashes()) };
  const kept = await store.write(async (tx) => {
    if (options.restored) await tx.run(q.deleteCheckpointsAfter, frontier.size);
    const there = await tx.get(q.readCheckpointAt, frontier.size);
    // That it was restored stays in the database, for the other machines whose second copies tell of what was before.
    if (!there || options.restored) {
      const made = { ...row, note: signNote(body, signing.key), created_at };
      await writeRow(tx, q.writeCheckpoint, made);
      return made;
    }
    // Another process signed meanwhile.
    if (isBy(there.note, signing.verifiers)) return there;
    const made = isTrue(there, originOf(meta.database_id), root_hash)
      ? { ...row, note: cosignNote(there.note, signing.key), created_at: there.created_at }
      : { ...row, note: signNote(body, signing.key), created_at };
    await writeRow(tx, q.writeCheckpoint, made);
    return made;
  });
  const { tree_size, note } = kept;
  await signing.secondCopy.append(note);
  if (options.restored) await signing.heads?.forget(meta.host_id);
  return { tree_size, root_hash, note, created_at: kept.created_at };
}

/**
 * Whether a checkpoint by another key says what this machine has found, and nothing else: a word about a restore would
 * make this machine forget what it has signed.
 */
function isTrue({ note, tree_size, created_at }: q.CheckpointRow, origin: string, root: string): boolean {
  try {
    const said = parseCheckpoint(note.slice(0, note.lastIndexOf('\n\n') + 1));
    const [time, host, ...more] = said.extensions ?? [];
    return (
      said.origin === origin &&
      said.size === tree_size &&
      said.root === root &&
      time === `time ${created_at}` &&
      /^host \S+$/.test(host ?? '') &&
      more.length === 0
    );
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** What this machine knows to have been signed beyond a size: root by size, as the second copy keeps it. */
async function signedBeyond(
  tx: ReadTx,
  signing: Signing,
  copies: readonly string[],
  size: number,
): Promise<ReadonlyMap<number, string>> {
  const known = new Set(copies);
  const restores = (await tx.all(q.readCheckpointsBefore, Number.MAX_SAFE_INTEGER, NOTES_PAGE))
    .map(({ note }) => note)
    .filter((note) => !known.has(note) && isRestoreNote(note.split('\n')) && rootOf(note, signing) !== undefined);
  const restoredAt = restores.map(timeOf).reduce((latest, time) => (time > latest ? time : latest), '');
  const lastRestore = copies.findLastIndex((note) => isRestoreNote(note.split('\n')));
  const roots = new Map<number, string>();
  for (const note of copies.slice(Math.max(0, lastRestore))) {
    const claimed = Number(note.split('\n')[1]);
    if (!(claimed > size) || timeOf(note) <= restoredAt) continue;
    const root = rootOf(note, signing);
    if (root !== undefined) roots.set(claimed, root);
  }
  return roots;
}

/** Whether a note that this machine trusts says that the database was put back after that time. */
export async function isRestoredSince(tx: ReadTx, time: string, signing: Signing): Promise<boolean> {
  const notes = (await tx.all(q.readCheckpoints)).map(({ note }) => note);
  const restores = notes.filter((note) => isRestoreNote(note.split('\n')) && timeOf(note) > time);
  if (restores.length === 0) return false;
  const origin = originOf((await tx.get(q.readHead))?.database_id ?? '');
  return restores.some((note) => isSound(note, origin, signing));
}

function rootOf(note: string, { verifiers }: Signing): string | undefined {
  try {
    return parseCheckpoint(openNote(note, verifiers).body).root;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function refuseContradiction(size: number, position: number): Refusal {
  const what =
    size > position
      ? `${size} events were signed on this machine, and the ledger holds only ${position}`
      : `The first ${size} events are not the ones that this machine has signed`;
  return refuse('checksum_mismatch', `${what}: nothing is signed. \`throughline verify\` says what is wrong`, {
    table: 'checkpoints',
    position: size,
  });
}

/**
 * Copies the newest notes that the second copy lacks. A process writes the row first and may die before it copies the
 * note, and other machines write rows too. Returns the newest, for `copied` of the next call.
 */
export async function completeSecondCopy(store: Store, signing: Signing, copied?: string): Promise<string | undefined> {
  const newest = (await store.read((tx) => tx.get(q.lastCheckpoint)))?.note;
  if (newest === undefined || newest === copied) return newest;
  const kept = await signing.secondCopy.read();
  if (kept.includes(newest)) return newest;
  const [meta, rows] = await store.read((tx) => Promise.all([tx.get(q.readMeta), tx.all(q.readCheckpoints)]));
  for (const note of lackedBy(kept, rows)) {
    if (meta && isSound(note, originOf(meta.database_id), signing)) await signing.secondCopy.append(note);
  }
  return newest;
}

/**
 * The notes after the newest one in the second copy. A note of a restore counts only if none in the copy is newer: an
 * old one, written to the database again, would make the copy forget what was signed since.
 */
function lackedBy(kept: readonly string[], rows: readonly { readonly note: string }[]): readonly string[] {
  const known = new Set(kept);
  const newest = rows.findLastIndex(({ note }) => known.has(note));
  const since = kept.map(timeOf).reduce((latest, time) => (time > latest ? time : latest), '');
  return rows
    .slice(newest + 1)
    .map(({ note }) => note)
    .filter((note) => !isRestoreNote(note.split('\n')) || timeOf(note) >= since);
}

/** When it was signed, by the clock of the store. */
export function timeOf(note: string): string {
  return /^time (\S+)$/m.exec(note)?.[1] ?? '';
}

/** Keeps unsigned notes out of the second copy, even if a program writes them to the database; verify reports them. */
function isSound(note: string, origin: string, { verifiers }: Signing): boolean {
  try {
    return parseCheckpoint(openNote(note, verifiers).body).origin === origin;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export function isRestoreNote(lines: readonly string[]): boolean {
  return lines.includes(RESTORED);
}
