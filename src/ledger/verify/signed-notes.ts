// Part of verification: the signed checkpoints of the database and of its second copy, against the tree over all rows.
import { Refusal } from '../../base/errors.ts';
import { createMerkleFrontier } from '../../base/merkle.ts';
import { openNote, parseCheckpoint, signersOf } from '../../base/signed-note.ts';
import type { ReadTx } from '../../store/store.ts';
import { isRestoreNote, originOf, timeOf, type Signing } from '../proof/checkpoints.ts';
import * as q from '../queries.ts';
import type { Report, Seen, UnknownSigner, VerifyDeps } from './report.ts';

export interface Note {
  readonly size: number;
  readonly root: string;
  readonly from: string;
  readonly frontier: string | undefined;
}

interface ReadNotes {
  readonly notes: Note[];
  readonly unknownSigners: UnknownSigner[];
}

/** The notes of the database and of the second copy whose signature holds, and the keys that cannot be judged. */
export async function readNotes(
  tx: ReadTx,
  deps: VerifyDeps,
  meta: q.MetaRow,
  copies: readonly string[],
  report: Report,
): Promise<ReadNotes> {
  const { signing } = deps;
  if (!signing) return { notes: [], unknownSigners: [] };
  const notes: Note[] = [];
  const unknown = new UnknownNotes();
  const open = (text: string, from: string, row?: q.CheckpointRow) => {
    const reported = (error: unknown) => {
      const code = error instanceof Refusal ? error.code : 'checkpoint_mismatch';
      const message = `A checkpoint in ${from}${row ? ` at size ${row.tree_size}` : ''}: ${(error as Error).message}`;
      report({ code, message, table: 'checkpoints', ...(row ? { position: row.tree_size } : {}) });
    };
    try {
      const { body } = openNote(text, signing.verifiers);
      const { origin, size, root, extensions = [] } = parseCheckpoint(body);
      if (origin !== originOf(meta.database_id)) throw new Error(`is of ${origin}, not of this database`);
      if (row && (row.tree_size !== size || row.root_hash !== root || !extensions.includes(`time ${row.created_at}`))) {
        throw new Error('is not what its row says');
      }
      unknown.judged(body);
      return { size, root, from, frontier: row?.frontier, restored: isRestoreNote(extensions) };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unknown_signer') unknown.add(text, () => reported(error));
      else reported(error);
      return undefined;
    }
  };
  const rows = await tx.all(q.readCheckpoints);
  const known = new Set(copies);
  let restoredAt = '';
  for (const row of rows) {
    const note = open(row.note, 'the database', row);
    if (!note) continue;
    notes.push(note);
    const time = timeOf(row.note);
    // Signed by another machine, or by a process that died before it wrote the row here.
    if (note.restored && !known.has(row.note) && time > restoredAt) restoredAt = time;
  }
  let kept: Note[] = [];
  for (const text of copies) {
    const note = open(text, signing.secondCopy.location);
    if (!note || timeOf(text) <= restoredAt) continue;
    // A signed restore: its root covers everything that was restored, and earlier notes may cover another history.
    if (note.restored) kept = [];
    kept.push(note);
  }
  return { notes: [...notes, ...kept], unknownSigners: unknown.signers() };
}

/** Notes by keys that are not known here. Only one whose text a known key has signed elsewhere was changed since. */
class UnknownNotes {
  private readonly notes: { readonly text: string; readonly reported: () => void }[] = [];
  private readonly bodies = new Set<string>();

  judged(body: string): void {
    this.bodies.add(body);
  }

  add(text: string, reported: () => void): void {
    this.notes.push({ text, reported });
  }

  signers(): UnknownSigner[] {
    const signers = new Map<string, UnknownSigner>();
    for (const { text, reported } of this.notes) {
      const body = text.slice(0, text.lastIndexOf('\n\n') + 1);
      const size = sizeOf(body);
      if (size === undefined || this.bodies.has(body)) {
        reported();
        continue;
      }
      for (const { name, keyId } of signersOf(text)) {
        const key = `${name}+${keyId}`;
        const { checkpoints = 0, events = 0 } = signers.get(key) ?? {};
        signers.set(key, { key, checkpoints: checkpoints + 1, events: Math.max(events, size) });
      }
    }
    return [...signers.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }
}

function sizeOf(body: string): number | undefined {
  try {
    return parseCheckpoint(body).size;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export async function readSecondCopy(signing: Signing, report: Report): Promise<readonly string[]> {
  try {
    return await signing.secondCopy.read();
  } catch (error) {
    report({
      code: 'checkpoint_mismatch',
      message: `The second copy of the checkpoints cannot be read: ${(error as Error).message}`,
    });
    return [];
  }
}

export function compareNote(
  note: Note,
  roots: ReadonlyMap<number, TreeRoot>,
  position: number,
  report: Report,
  seen: Seen,
): void {
  const at = roots.get(note.size);
  if (!at) {
    report({
      code: 'rolled_back',
      message: `${note.size} events were signed (${note.from}), but the ledger holds only ${position}: it was cut or replaced by an older copy, and no note that this machine trusts says that it was restored`,
      table: 'checkpoints',
      position: position + 1,
    });
  } else if (at.root !== note.root) {
    report({
      code: 'checkpoint_mismatch',
      message: `The first ${note.size} events are not the ones that were signed (${note.from})`,
      table: 'checkpoints',
      position: note.size,
    });
  } else if (note.frontier !== undefined && note.frontier !== at.frontier) {
    report({
      code: 'checkpoint_mismatch',
      message: `The frontier at size ${note.size} is not the tree's`,
      table: 'checkpoints',
      position: note.size,
    });
  } else {
    seen.signed_events = Math.max(seen.signed_events, note.size);
  }
}

export interface TreeRoot {
  readonly root: string;
  readonly frontier: string;
}

/** The tree over all rows in commit order, remembered at every size that a note names. */
export function createRoots(notes: readonly Note[]): {
  readonly roots: ReadonlyMap<number, TreeRoot>;
  append(rowHash: string): void;
} {
  const sizes = new Set(notes.map((note) => note.size));
  const roots = new Map<number, TreeRoot>();
  const frontier = createMerkleFrontier();
  const note = () => {
    if (sizes.has(frontier.size))
      roots.set(frontier.size, { root: frontier.root(), frontier: JSON.stringify(frontier.hashes()) });
  };
  note();
  return {
    roots,
    append(rowHash) {
      frontier.append(rowHash);
      note();
    },
  };
}
