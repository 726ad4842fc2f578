// Erases words of the canon with what they rest on. Evidence without words counts no more: its entries are computed again, and one that
// rested on nothing else is forgotten by an event. Numbers, revisions and hashes stay.
import type { Ledger } from '../../ledger/ledger.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { COUNTER } from './canon-events.ts';
import { canonIdOf, canonKind } from './evolve.ts';
import { isEnded, type ChangedEntry } from './decide-entries.ts';
import { renewDigests } from './digests.ts';
import { foldSubject } from './fold-subject.ts';
import type { GoneFiles } from './gone-files.ts';
import { renewNames } from './names.ts';
import { normalForm } from './normal-form.ts';
import {
  endedKeysFor,
  knownEvidence,
  loadSubjects,
  personsAct,
  planSubjects,
  writeWords,
  type Loaded,
} from './plan-subjects.ts';
import * as q from './queries.ts';
import { filesOfSubjects } from './take-evidence.ts';

export interface CanonErasing {
  readonly projectId: string;
  /** Evidence by its reflections. */
  readonly reflections: ReadonlySet<string>;
  /** Entries that are erased whatever else speaks for them. */
  readonly entries: ReadonlySet<string>;
  /** Whether a text holds what is erased wherever it stands. */
  readonly has: ((text: string) => boolean) | undefined;
}

export interface CanonFound {
  readonly evidence: readonly q.EvidenceRow[];
  readonly subjectKeys: readonly string[];
  /** Entries that lose their words. */
  readonly emptied: readonly q.EntryRow[];
  /** Of these, the ones that hold by a person's word: that has to end, or they would hold without words. */
  readonly held: readonly q.EntryRow[];
  /** Entries that go on, in other words or in the same. */
  readonly changed: readonly q.EntryRow[];
  readonly revisions: readonly q.RevisionRow[];
  readonly acts: readonly q.ActRow[];
}

export interface CanonEraserDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly goneFiles: GoneFiles;
  readonly hashOf: (text: string) => string;
}

export interface CanonEraser {
  look(erasing: CanonErasing): Promise<CanonFound>;
  erase(erasing: CanonErasing, actor: string): Promise<CanonFound>;
}

const PAGE = 500;
const NIL = '00000000-0000-0000-0000-000000000000';

export function createCanonEraser({ store, ledger, goneFiles, hashOf }: CanonEraserDeps): CanonEraser {
  return {
    look: (erasing) => store.read((tx) => lookIn(tx, erasing, hashOf)),
    async erase(erasing, actor) {
      const { projectId } = erasing;
      const before = await store.read((tx) => lookIn(tx, erasing, hashOf));
      if (before.subjectKeys.length + before.revisions.length === 0) return before;
      const files = await store.read((tx) => filesOfSubjects(tx, projectId, before.subjectKeys));
      const gone = await goneFiles(projectId, files);
      let [found, changes]: [CanonFound, readonly ChangedEntry[]] = [before, []];
      await ledger.append(
        { kind: canonKind, id: canonIdOf(projectId) },
        async (view, nowMs) => {
          found = await lookIn(view.tx, erasing, hashOf);
          const planned = await planSubjects(view.tx, {
            projectId,
            subjectKeys: found.subjectKeys,
            erased: new Set(found.evidence.map(({ reflection_id }) => reflection_id)),
            emptied: new Set(found.emptied.map(({ entry_id }) => entry_id)),
            lastNumber: (await view.get('counter', COUNTER))?.entries ?? 0,
            nowMs,
            gone,
            hashOf,
          });
          ({ changes } = planned);
          return planned.events;
        },
        { actor, also: (tx) => empty(tx, projectId, found, changes) },
      );
      // Nothing is appended where no entry changed, and then nothing was emptied either.
      await store.write((tx) => empty(tx, projectId, found, []));
      return found;
    },
  };
}

async function empty(
  tx: WriteTx,
  projectId: string,
  found: CanonFound,
  changes: readonly ChangedEntry[],
): Promise<void> {
  for (const { reflection_id } of found.evidence)
    await tx.run(q.setEvidenceWords, null, null, null, null, reflection_id);
  await writeWords(tx, projectId, changes);
  for (const { entry_id } of found.emptied) await tx.run(q.setEntryWords, null, null, null, entry_id);
  const emptied = found.emptied.map(({ entry_id }) => entry_id);
  await renewDigests(tx, projectId, emptied);
  await renewNames(tx, projectId, emptied);
  for (const { entry_id, revision } of found.revisions) await tx.run(q.setRevisionWords, null, entry_id, revision);
  for (const { act_id } of found.acts) await tx.run(q.setActWords, null, null, act_id);
}

async function lookIn(
  tx: ReadTx,
  { projectId, reflections, entries, has }: CanonErasing,
  hashOf: CanonEraserDeps['hashOf'],
): Promise<CanonFound> {
  const named = await readAny(
    tx,
    q.evidenceByIds,
    [...reflections].map((id) => [id, projectId]),
  );
  const evidence = new Map(named.filter(hasWords).map((row) => [row.reflection_id, row]));
  const said = has ? await everythingThatSays(tx, projectId, has) : NOTHING;
  for (const row of said.evidence) evidence.set(row.reflection_id, row);
  const wanted = await readAny(
    tx,
    q.entriesByIds,
    [...new Set([...entries, ...said.entryIds])].map((id) => [id, projectId]),
  );
  const { subjectKeys, ...loaded } = await loadSubjects(tx, projectId, [
    ...new Set([...evidence.values(), ...wanted].map(({ subject_key }) => subject_key)),
  ]);
  const erased = new Set(reflections);
  for (const id of evidence.keys()) erased.add(id);
  const echoing = actsOnWordsOf(loaded, erased, hashOf);
  const saysSo = new Set([...said.acts, ...echoing].map(({ act_id }) => act_id));
  const endedKeys = await endedKeysFor(tx, projectId, loaded);
  const folded = new Map(
    foldSubject({
      projectId,
      evidence: loaded.evidence.map((row) => knownEvidence(row, { erased })),
      acts: loaded.acts.map(personsAct),
      endedKeys,
      nowMs: 0,
      gone: new Set(),
    }).entries.map((entry) => [entry.entry_id, entry]),
  );
  const standing = await readAny(
    tx,
    q.entriesOfSubjects,
    subjectKeys.map((key) => [projectId, key]),
  );
  // Also of an entry that went on in other words since, and rests on none of it any more.
  const ids = [...erased].map((id) => [id, projectId]);
  const former = (await readAny(tx, q.revisionsFrom, ids)).filter(({ summary }) => summary !== null);
  const saidSo = new Set(former.map(({ entry_id }) => entry_id));
  const [emptied, changed]: [q.EntryRow[], q.EntryRow[]] = [[], []];
  const held: q.EntryRow[] = [];
  for (const row of standing) {
    const says = has !== undefined && entryTexts(row).some(has);
    const refs = JSON.parse(row.evidence_refs_json) as string[];
    const rests = saidSo.has(row.entry_id) || refs.some((id) => erased.has(id));
    if (!entries.has(row.entry_id) && !says && !rests) continue;
    const stays = folded.get(row.entry_id);
    const isGone = entries.has(row.entry_id) || stays === undefined || saysSo.has(stays.words_from);
    // One that a person ended has no other words to take.
    if (isGone || (isEnded(row) && (says || rests))) emptied.push(row);
    else changed.push(row);
    if (isGone && stays !== undefined) held.push(row);
  }
  const emptiedIds = new Set(emptied.map(({ entry_id }) => entry_id));
  const revisions: q.RevisionRow[] = [];
  for (const { entry_id } of [...emptied, ...changed]) {
    for (const row of await tx.all(q.revisionsWithWords, entry_id)) {
      const isFrom = row.words_from !== null && (erased.has(row.words_from) || saysSo.has(row.words_from));
      if (emptiedIds.has(entry_id) || isFrom) revisions.push(row);
    }
  }
  const every = new Map(
    [...revisions, ...said.revisions, ...former].map((row) => [`${row.entry_id} ${row.revision}`, row]),
  );
  const ofEmptied = loaded.acts.filter(
    ({ entry_id, words, why }) => emptiedIds.has(entry_id) && (words ?? why) !== null,
  );
  return {
    evidence: [...evidence.values()],
    subjectKeys,
    emptied: emptied.filter((row) => entryTexts(row).length > 0),
    held,
    changed,
    revisions: [...every.values()],
    acts: [...new Map([...said.acts, ...echoing, ...ofEmptied].map((row) => [row.act_id, row])).values()],
  };
}

/** Acts by which people brought back or kept what only this evidence said: they have its words. */
function actsOnWordsOf(
  { acts, evidence }: Pick<Loaded, 'acts' | 'evidence'>,
  erased: ReadonlySet<string>,
  hashOf: CanonEraserDeps['hashOf'],
): readonly q.ActRow[] {
  const keysOf = (rows: readonly q.EvidenceRow[]) => new Set(rows.map(({ statement_key }) => statement_key));
  const gone = keysOf(evidence.filter(({ reflection_id }) => erased.has(reflection_id)));
  const kept = keysOf(evidence.filter((row) => !erased.has(row.reflection_id) && hasWords(row)));
  return acts.filter(({ words }) => {
    const key = words === null ? '' : hashOf(normalForm(words));
    return gone.has(key) && !kept.has(key);
  });
}

interface Said {
  readonly evidence: readonly q.EvidenceRow[];
  readonly entryIds: readonly string[];
  readonly revisions: readonly q.RevisionRow[];
  readonly acts: readonly q.ActRow[];
}
const NOTHING: Said = { evidence: [], entryIds: [], revisions: [], acts: [] };

async function everythingThatSays(tx: ReadTx, projectId: string, has: (text: string) => boolean): Promise<Said> {
  const evidence: q.EvidenceRow[] = [];
  for (let after = 0; ;) {
    const page = await tx.all(q.evidenceAfter, projectId, after, PAGE);
    evidence.push(...page.filter((row) => evidenceTexts(row).some(has)));
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.number;
  }
  const entryIds: string[] = [];
  for (let after = 0; ;) {
    const page = await tx.all(q.entriesAfter, projectId, after, PAGE);
    entryIds.push(...page.flatMap((row) => (entryTexts(row).some(has) ? row.entry_id : [])));
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.number;
  }
  const revisions: q.RevisionRow[] = [];
  for (let [id, revision] = [NIL, 0]; ;) {
    const page = await tx.all(q.allRevisionsAfter, projectId, id, revision, PAGE);
    revisions.push(...page.filter(({ summary }) => summary !== null && has(summary)));
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    [id, revision] = [last.entry_id, last.revision];
  }
  const acts: q.ActRow[] = [];
  for (let after = 0; ;) {
    const page = await tx.all(q.actsAfter, projectId, after, PAGE);
    acts.push(...page.filter(({ words, why }) => [words, why].some((text) => text !== null && has(text))));
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.number;
  }
  return { evidence, entryIds, revisions, acts };
}

function evidenceTexts({ subject, value, statement, files_json }: q.EvidenceRow): string[] {
  return [subject, value, statement, files_json].filter((text) => text !== null);
}

function entryTexts({ subject, summary, files_json }: q.EntryRow): string[] {
  return [subject, summary, files_json].filter((text) => text !== null);
}

function hasWords(row: q.EvidenceRow): boolean {
  return evidenceTexts(row).length > 0;
}
