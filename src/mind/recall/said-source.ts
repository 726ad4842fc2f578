// What people said in sessions, as recall sees it, with what the agent had asked right before. It stands behind the canon: no rule may have
// understood it. What was taken back, erased or replaced since is not given.
import type { RecallChanges, RecallDocument, RecallSource } from '../../ask/ask.ts';
import { readByPosition, readHead } from '../../ledger/queries.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import type { T0Body } from '../t0/prepare-part.ts';
import * as q from '../t0/queries.ts';
import { judgeTurns } from './judge-turns.ts';

/** As `mind trace` takes it. */
export const turnRef = (t0Id: string) => `t0:${t0Id}`;

/** What a turn counts beside an entry of the canon that fits as well. */
const WEIGHT = 0.7;

/** The database may not be made yet; to look does not make it. */
export function createSaidSource(open: () => Promise<Store | undefined>): RecallSource {
  return {
    name: 'said',
    weight: WEIGHT,
    async changesAfter(cursor, limit) {
      const store = await open();
      if (!store) return { documents: [], removed: [], cursor: cursor ?? '0', position: 0, head: 0 };
      return store.read((tx) => changesAfter(tx, Number(cursor ?? 0), limit));
    },
    async texts(projectId, refs) {
      const store = await open();
      return store ? store.read((tx) => textsOf(tx, projectId, refs)) : new Map();
    },
    async head() {
      const store = await open();
      return store ? store.read(headOf) : 0;
    },
  };
}

async function headOf(tx: ReadTx): Promise<number> {
  return (await tx.get(readHead))?.position ?? 0;
}

interface Changes {
  readonly documents: RecallDocument[];
  readonly removed: { readonly project_id: string; readonly ref: string }[];
}

/** What an event of T0 says of where to look: it has no words in it. */
interface Told {
  readonly project_id: string;
  readonly agent: string;
  readonly session_id: string;
  readonly first: number;
  readonly last: number;
}

async function changesAfter(tx: ReadTx, after: number, limit: number): Promise<RecallChanges> {
  const events = await tx.all(readByPosition, after, limit);
  const head = await headOf(tx);
  const changes: Changes = { documents: [], removed: [] };
  let position = events.length < limit ? head : (events.at(-1)?.position ?? head);
  for (const event of events) {
    const told = JSON.parse(event.payload) as Told;
    if (event.event_type === 't0.ingested') await addBatch(tx, told, changes);
    else if (event.event_type === 't0.retracted' || event.event_type === 't0.restored') {
      const rows = await tx.all(q.turnsOfSession, told.project_id, told.agent, told.session_id, 0, LAST);
      remove(rows, told, changes);
      add(rows, changes);
    } else if (event.event_type === 't0.erased' || event.event_type === 't0.texts_pruned')
      remove(await tx.all(q.emptyTurns, told.project_id), told, changes);
    // A batch can be thousands of turns: the run ends with it, and goes on behind it.
    if (changes.documents.length >= limit) {
      position = event.position;
      break;
    }
  }
  return { ...changes, cursor: String(position), position, head };
}

const LAST = 1_000_000_000;
/** How far before a batch the turn may stand that its first one answers. */
const LOOKS_BACK = 200;

async function addBatch(tx: ReadTx, { project_id, first, last }: Told, changes: Changes): Promise<void> {
  for (const { agent, session_id, from_seq, to_seq } of await tx.all(q.sessionsBetween, project_id, first, last)) {
    const from = Math.max(0, from_seq - LOOKS_BACK);
    add(await tx.all(q.turnsOfSession, project_id, agent, session_id, from, to_seq), changes);
  }
}

/** A question, or an offer of several ways. */
const ASKS =
  /[?？]|\b(?:or|oder|ou|either|could|would|should|shall|suggest|propose|recommend|options?|könnte|podría|pourrais)\b|\bI['’]d\b/i;

/** What is among the documents stays all the same. */
function remove(rows: readonly { readonly t0_id: string }[], { project_id }: Told, { removed }: Changes): void {
  for (const { t0_id } of rows) removed.push({ project_id, ref: turnRef(t0_id) });
}

/** Rows of one session in its order. */
function add(rows: readonly q.CompactRow[], { documents }: Changes): void {
  let before: RecallDocument | undefined;
  for (const row of rows) {
    const { project_id, t0_id, at } = row;
    const text = saidIn(row);
    const ref = turnRef(t0_id);
    if (text === undefined) continue;
    if (row.kind === 'agent') {
      before = ASKS.test(text) ? { project_id, ref, kind: 'said_by_agent', text, created_at: at } : undefined;
      continue;
    }
    // Of an agent's turns only the question that a person answers is kept: the others are its way there, and its own claims.
    if (before) documents.push({ ...before, after: ref });
    documents.push({ project_id, ref, kind: 'said', text, created_at: at, ...(before && { before: before.ref }) });
    before = undefined;
  }
}

/** Undefined for what was erased or taken back. */
function saidIn({ body, retraction }: q.CompactRow): string | undefined {
  if (body === null || retraction !== null) return undefined;
  const { text = '' } = JSON.parse(body) as Partial<T0Body>;
  return text.trim() === '' ? undefined : text;
}

async function textsOf(tx: ReadTx, projectId: string, refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = refs.flatMap((ref) => (ref.startsWith('t0:') ? [[ref.slice('t0:'.length)] as const] : []));
  const rows = (await readAny(tx, q.turnsByIds, ids)).filter(({ project_id }) => project_id === projectId);
  const answers = new Map(
    (
      await readAny(
        tx,
        q.answersTo,
        rows.flatMap(({ kind, t0_id }) => (kind === 'agent' ? [[t0_id] as const] : [])),
      )
    ).map((row) => [row.answered_id, row]),
  );
  const people = new Map(
    [...rows.filter(({ kind }) => kind === 'user'), ...answers.values()].map((row) => [row.t0_id, row]),
  );
  const { outdated, correcting } = await judgeTurns(tx, projectId, [...people.values()]);
  const holds = ({ t0_id, kind }: q.CompactRow): boolean => {
    if (kind === 'user') return !outdated.has(t0_id);
    // What an agent said and a person put right, or answered with what holds no longer, holds as little.
    const answer = answers.get(t0_id)?.t0_id ?? '';
    return !outdated.has(answer) && !correcting.has(answer);
  };
  return new Map(
    rows.flatMap((row) => {
      const text = saidIn(row);
      return text === undefined || !holds(row) ? [] : [[turnRef(row.t0_id), text] as const];
    }),
  );
}
