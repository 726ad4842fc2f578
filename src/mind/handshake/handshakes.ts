// Handshakes of a home: compiled from the canon, the work and what is open, kept as versions, and written as files where the home is a folder.
// Compiling again without a change gives the same version.
import { toTimestamp } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { ReadWorkAtHand } from '../../ask/ask.ts';
import { runRows } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { CanonReads } from '../canon/contract.ts';
import type { SessionKey } from '../t0/contract.ts';
import {
  compileHandshake,
  type CompiledHandshake,
  type HandshakeFacts,
  type SessionFacts,
} from './compile-handshake.ts';
import type { HandshakeLine, HandshakeSnapshot } from './contract.ts';
import { projectMindText } from './project-mind-text.ts';
import * as q from './queries.ts';
import { loadTokenizer, type CountTokens } from './tokenizer.ts';

/** What a handshake is for: the project, one of its tags, or one session. */
export type Wanted =
  | { readonly scope: 'project' }
  | { readonly scope: 'tag'; readonly tag: string }
  | { readonly scope: 'session'; readonly session: SessionKey };

export interface HandshakeDeps {
  readonly store: Store;
  readonly canon: CanonReads;
  readonly work: ReadWorkAtHand;
  /** Open drift of the project, the newest first. */
  readonly drift: (projectId: string) => Promise<HandshakeFacts['drift']>;
  /** What a session left, besides what may become canon, and the tag that it ended with. */
  readonly sessionFacts: (projectId: string, session: SessionKey) => Promise<SessionFacts & { readonly tag: string }>;
  /** The instruction files in the project's root. */
  readonly instructions: (projectId: string) => Promise<readonly string[]>;
  /** The lines that hooks say, compiled with the handshake. */
  readonly compileLines?: (projectId: string) => Promise<void>;
  readonly projectName: (projectId: string) => Promise<string>;
  /** Writes into the home's folder `mind/`, whole or not at all; undefined where the home is a server's. */
  readonly writeFile: ((projectId: string, name: string, text: string) => Promise<void>) | undefined;
  readonly tokenizer?: () => Promise<CountTokens>;
  /** How many entries are read at first. */
  readonly readAtFirst?: number;
}

export interface Handshake extends HandshakeSnapshot {
  readonly left_out: CompiledHandshake['left_out'];
  readonly left_out_count: number;
  readonly canon_hash: string;
}

export interface Handshakes {
  /** As it is now, without keeping it: its version is the kept one's, or the next where something changed. */
  look(projectId: string, wanted: Wanted): Promise<Handshake>;
  /** The same; a new version is kept if it differs from the one before. */
  compile(projectId: string, wanted: Wanted): Promise<Handshake>;
  /** The one that was compiled last; undefined where none was, or its words were erased. */
  newest(projectId: string, wanted: Wanted): Promise<Handshake | undefined>;
  /** The handshake of the project and `project_mind.md`, compiled and written as files. */
  publish(projectId: string): Promise<Handshake>;
  /** `project_mind.md`, as it is now. */
  projectMind(projectId: string): Promise<string>;
}

/** Of one scope; older ones are dropped. */
const MOST_VERSIONS = 20;
/** More than mostly are looked at. Where the instruction files say many of them already, more are read. */
const READ_AT_FIRST = 96;
/** The tag of a session that nobody gave another. */
const MAIN = 'main';

export const HANDSHAKE_FILE = 'handshake.md';
export const PROJECT_MIND_FILE = 'project_mind.md';

export function createHandshakes(deps: HandshakeDeps): Handshakes {
  const { store, canon, tokenizer = loadTokenizer } = deps;

  async function compiled(projectId: string, wanted: Wanted): Promise<Fresh> {
    const countTokens = await tokenizer();
    const session = wanted.scope === 'session' ? await deps.sessionFacts(projectId, wanted.session) : undefined;
    const tag = wanted.scope === 'tag' ? wanted.tag : (session?.tag ?? MAIN);
    const [work, drift, instructions, canon_hash] = await Promise.all([
      deps.work(projectId),
      deps.drift(projectId),
      deps.instructions(projectId),
      canon.hash(projectId),
    ]);
    for (let most = deps.readAtFirst ?? READ_AT_FIRST; ; most *= 4) {
      const known = await canon.strongest(projectId, tag, most);
      const { isFull, ...told } = compileHandshake({ work, drift, ...known, session, instructions }, countTokens);
      if (isFull || known.entries.length < most) return { ...told, canon_hash };
    }
  }

  async function look(projectId: string, wanted: Wanted): Promise<Handshake> {
    const fresh = await compiled(projectId, wanted);
    return store.read(async (tx) => {
      const { kept, row, lines } = await against(tx, projectId, wanted, fresh);
      return kept ?? handshakeOf(row, lines, fresh);
    });
  }

  async function compile(projectId: string, wanted: Wanted): Promise<Handshake> {
    const fresh = await compiled(projectId, wanted);
    return store.write(async (tx) => {
      const { kept, row, lines } = await against(tx, projectId, wanted, fresh);
      if (kept) return kept;
      const past = [projectId, row.scope, row.scope_key, row.version - MOST_VERSIONS] as const;
      await tx.run(q.dropOldLines, ...past);
      await tx.run(q.dropOldSnapshots, ...past);
      await writeRow(tx, q.insertSnapshot, row);
      await Promise.all(runRows(tx, q.insertLines, lines));
      return handshakeOf(row, lines, fresh);
    });
  }

  async function projectMind(projectId: string): Promise<string> {
    const [project, canon_hash, entries] = await Promise.all([
      deps.projectName(projectId),
      canon.hash(projectId),
      canon.all(projectId),
    ]);
    return projectMindText({ project, canon_hash, entries });
  }

  return {
    look,
    compile,
    projectMind,
    newest: (projectId, wanted) => store.read((tx) => readNewest(tx, projectId, wanted)),
    async publish(projectId) {
      await deps.compileLines?.(projectId);
      const handshake = await compile(projectId, { scope: 'project' });
      if (deps.writeFile) {
        await deps.writeFile(projectId, HANDSHAKE_FILE, handshake.payload_text);
        await deps.writeFile(projectId, PROJECT_MIND_FILE, await projectMind(projectId));
      }
      return handshake;
    },
  };
}

/** As it was compiled, and of which canon. */
type Fresh = Omit<CompiledHandshake, 'isFull'> & { readonly canon_hash: string };

interface Against {
  /** The newest version that was kept, if it says the same. */
  readonly kept: Handshake | undefined;
  /** The rows of the next version. */
  readonly row: SnapshotRow;
  readonly lines: readonly (LineRow & { readonly snapshot_id: string; readonly ordinal: number })[];
}

async function against(tx: ReadTx, projectId: string, wanted: Wanted, fresh: Fresh): Promise<Against> {
  const { scope } = wanted;
  const scope_key = keyOf(wanted);
  const payload_hash = sha256(fresh.payload_text);
  const before = await readRow(tx, projectId, wanted);
  const isSame = before?.payload_hash === payload_hash && before.payload_text !== null;
  const version = (before?.version ?? 0) + 1;
  const snapshot_id = uuidOf(`handshake ${projectId} ${scope} ${scope_key} ${version}`);
  return {
    kept: isSame ? handshakeOf(before, await tx.all(q.linesOf, before.snapshot_id), fresh) : undefined,
    row: {
      snapshot_id,
      project_id: projectId,
      scope,
      scope_key,
      version,
      payload_text: fresh.payload_text,
      payload_hash,
      token_estimate: fresh.token_estimate,
      left_out: JSON.stringify(fresh.left_out),
      left_out_count: fresh.left_out_count,
      canon_hash: fresh.canon_hash,
      created_at: toTimestamp(await tx.now()),
    },
    lines: fresh.lines.map(({ section, anchor, text: line, tokens }, ordinal) => ({
      snapshot_id,
      ordinal,
      section,
      anchor,
      line,
      tokens,
    })),
  };
}

function handshakeOf(row: SnapshotRow, lines: readonly LineRow[], fresh: Fresh): Handshake {
  const { left_out, left_out_count, canon_hash } = fresh;
  return { ...snapshotOf(row, lines), left_out, left_out_count, canon_hash };
}

type SnapshotRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;
type LineRow = Pick<HandshakeLine, 'section' | 'anchor' | 'tokens'> & { readonly line: string | null };

function readRow(tx: ReadTx, projectId: string, wanted: Wanted) {
  return tx.get(q.newestSnapshot, projectId, wanted.scope, keyOf(wanted));
}

async function readNewest(tx: ReadTx, projectId: string, wanted: Wanted): Promise<Handshake | undefined> {
  const row = await readRow(tx, projectId, wanted);
  if (!row || row.payload_text === null) return undefined;
  const left_out = JSON.parse(row.left_out) as Handshake['left_out'];
  return {
    ...snapshotOf(row, await tx.all(q.linesOf, row.snapshot_id)),
    left_out,
    left_out_count: row.left_out_count ?? left_out.length,
    canon_hash: row.canon_hash,
  };
}

function snapshotOf(row: SnapshotRow, lines: readonly LineRow[]): HandshakeSnapshot {
  const { snapshot_id, project_id, scope, scope_key, version, payload_hash, token_estimate, created_at } = row;
  return {
    snapshot_id,
    project_id,
    scope,
    scope_key,
    version,
    payload_text: row.payload_text ?? '',
    payload_hash,
    token_estimate,
    lines: lines.map(({ section, anchor, line, tokens }) => ({ section, anchor, text: line ?? '', tokens })),
    created_at,
  };
}

function keyOf(wanted: Wanted): string {
  if (wanted.scope === 'tag') return wanted.tag;
  return wanted.scope === 'session' ? `${wanted.session.agent} ${wanted.session.session_id}` : '';
}
