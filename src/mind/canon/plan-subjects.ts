// Loads everything there is about some subjects, folds it, and says by which events the canon becomes what it should be. Runs inside the
// append's transaction, so that it decides on what stands there.
import { readAny } from '../../store/rows.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { deniedBy } from '../observe/denials.ts';
import type { NewCanonEvent } from './canon-events.ts';
import type { KnownEvidence } from './claims.ts';
import { diffEntries, entryEvents, type ChangedEntry, type Words } from './decide-entries.ts';
import { renewDigests } from './digests.ts';
import { renewNames } from './names.ts';
import { endedKeysOf, type PersonsAct } from './fold-acts.ts';
import { foldSubject } from './fold-subject.ts';
import * as q from './queries.ts';

export interface PlanInput {
  readonly projectId: string;
  readonly subjectKeys: readonly string[];
  /** Not in the tables yet: the events of this append put them there. */
  readonly evidence?: readonly q.EvidenceRow[];
  readonly acts?: readonly q.ActRow[];
  readonly withdrawn?: ReadonlySet<string>;
  readonly restored?: ReadonlySet<string>;
  /** Evidence whose words are erased by this append, and entries that nothing else speaks for. */
  readonly erased?: ReadonlySet<string>;
  readonly emptied?: ReadonlySet<string>;
  readonly lastNumber: number;
  readonly nowMs: number;
  readonly gone: ReadonlySet<string>;
  readonly hashOf: (text: string) => string;
}

export interface Planned {
  readonly events: readonly NewCanonEvent[];
  readonly changes: readonly ChangedEntry[];
  readonly lastNumber: number;
}

export interface Loaded {
  readonly subjectKeys: readonly string[];
  readonly evidence: readonly q.EvidenceRow[];
  readonly acts: readonly q.ActRow[];
}

/** With the subjects that people merged with these. */
export async function loadSubjects(
  tx: ReadTx,
  projectId: string,
  subjectKeys: readonly string[],
  newActs: readonly q.ActRow[] = [],
): Promise<Loaded> {
  const loaded = await loadActs(tx, projectId, subjectKeys, newActs);
  const evidence = await readAny(
    tx,
    q.evidenceOfSubjects,
    loaded.subjectKeys.map((key) => [projectId, key]),
  );
  return { ...loaded, evidence };
}

async function loadActs(
  tx: ReadTx,
  projectId: string,
  subjectKeys: readonly string[],
  newActs: readonly q.ActRow[],
): Promise<Omit<Loaded, 'evidence'>> {
  const known = new Set<string>();
  const acts = new Map(newActs.map((act) => [act.act_id, act]));
  for (let next = [...new Set(subjectKeys)]; next.length > 0;) {
    for (const key of next) known.add(key);
    const keys = next.map((key) => [projectId, key]);
    const found = [
      ...(await readAny(tx, q.actsOfSubjects, keys)),
      ...(await readAny(tx, q.actsIntoSubjects, keys)),
      ...newActs.filter(
        ({ subject_key, into_subject_key }) =>
          next.includes(subject_key) || (into_subject_key !== null && next.includes(into_subject_key)),
      ),
    ];
    for (const act of found) acts.set(act.act_id, act);
    next = [
      ...new Set(found.flatMap(({ subject_key, into_subject_key }) => [subject_key, into_subject_key ?? subject_key])),
    ].filter((key) => !known.has(key));
  }
  return { subjectKeys: [...known], acts: [...acts.values()] };
}

/** The subjects under which something was said in one of these wordings. */
export async function subjectsSaying(
  tx: ReadTx,
  projectId: string,
  statementKeys: Iterable<string>,
): Promise<readonly string[]> {
  const keys = [...new Set(statementKeys)].map((key) => [projectId, key]);
  return [...new Set((await readAny(tx, q.subjectsOfStatements, keys)).map(({ subject_key }) => subject_key))];
}

/** Wordings of this evidence that a person ended, under whatever subject it was. */
export async function endedKeysFor(
  tx: ReadTx,
  projectId: string,
  { evidence, acts }: Pick<Loaded, 'evidence' | 'acts'>,
): Promise<ReadonlySet<string>> {
  const subjects = await subjectsSaying(
    tx,
    projectId,
    evidence.map(({ statement_key }) => statement_key),
  );
  const loaded = await loadActs(tx, projectId, subjects, acts);
  return endedKeysOf(loaded.acts.map(personsAct));
}

/** Also the subjects elsewhere whose evidence has a wording that a new act ends or brings back. */
async function loadConcerned(tx: ReadTx, { projectId, subjectKeys, acts = [] }: PlanInput): Promise<Loaded> {
  const loaded = await loadSubjects(tx, projectId, subjectKeys, acts);
  const touched = new Set(acts.map(({ entry_id }) => entry_id));
  const wordings = loaded.acts
    .filter(({ entry_id }) => touched.has(entry_id))
    .flatMap((row) => personsAct(row).statement_keys);
  const others = await subjectsSaying(tx, projectId, wordings);
  if (others.every((key) => loaded.subjectKeys.includes(key))) return loaded;
  return loadSubjects(tx, projectId, [...loaded.subjectKeys, ...others], acts);
}

export async function planSubjects(tx: ReadTx, input: PlanInput): Promise<Planned> {
  const { projectId, nowMs, gone, hashOf, withdrawn, restored, erased, emptied } = input;
  const loaded = await loadConcerned(tx, input);
  const evidence = [...loaded.evidence, ...(input.evidence ?? [])];
  const endedKeys = await endedKeysFor(tx, projectId, { ...loaded, evidence });
  const standing = await readAny(
    tx,
    q.entriesOfSubjects,
    loaded.subjectKeys.map((key) => [projectId, key]),
  );
  const statements = new Map(evidence.map((row) => [row.reflection_id, row]));
  const acts = new Map(loaded.acts.map((act) => [act.act_id, act]));
  const subjects = new Map(
    evidence.flatMap(({ reflection_id, subject_key, subject }) =>
      subject === null || erased?.has(reflection_id) === true ? [] : [[subject_key, subject] as const],
    ),
  );

  const groups = inOrderOfTime(groupsOf(loaded), evidence);
  const changes: ChangedEntry[] = [];
  let { lastNumber } = input;
  for (const group of groups) {
    const inGroup = ({ subject_key }: { readonly subject_key: string }) => group.has(subject_key);
    const folded = foldSubject({
      projectId,
      evidence: evidence.filter(inGroup).map((row) => knownEvidence(row, { hashOf, withdrawn, restored, erased })),
      acts: loaded.acts.filter(inGroup).map(personsAct),
      endedKeys,
      nowMs,
      gone,
    });
    const some = diffEntries({
      folded,
      standing: standing.filter(inGroup),
      lastNumber,
      nowMs,
      hashOf,
      emptied,
      wordsOf: ({ words_from, subject_key, files }): Words => ({
        subject: subjects.get(subject_key) ?? null,
        summary: statements.get(words_from)?.statement ?? acts.get(words_from)?.words ?? null,
        files,
      }),
    });
    lastNumber += some.filter(({ type }) => type === 'canon.entries_added').length;
    changes.push(...some);
  }
  return { events: entryEvents(projectId, changes), changes, lastNumber };
}

/** What was said first has the lowest number, whatever the slice listed first. */
function inOrderOfTime(groups: readonly ReadonlySet<string>[], evidence: readonly q.EvidenceRow[]) {
  const first = new Map<string, string>();
  for (const { subject_key, at, reflection_id } of evidence) {
    const of = `${at} ${reflection_id}`;
    if (of < (first.get(subject_key) ?? '~')) first.set(subject_key, of);
  }
  const firstOf = (group: ReadonlySet<string>) => [...group].map((key) => first.get(key) ?? '~').toSorted()[0] ?? '~';
  return groups.toSorted((a, b) => (firstOf(a) < firstOf(b) ? -1 : Number(firstOf(a) > firstOf(b))));
}

/** Subjects that are folded together, in the order of their keys. */
function groupsOf({ subjectKeys, acts }: Loaded): readonly ReadonlySet<string>[] {
  const groupOf = new Map(subjectKeys.map((key) => [key, new Set([key])]));
  for (const { subject_key, into_subject_key } of acts) {
    const [one, other] = [groupOf.get(subject_key), groupOf.get(into_subject_key ?? '')];
    if (!one || !other || one === other) continue;
    for (const key of other) {
      one.add(key);
      groupOf.set(key, one);
    }
  }
  return [...new Set(subjectKeys.toSorted().map((key) => groupOf.get(key) ?? new Set([key])))];
}

/** After the events were projected, in the same transaction. */
export async function writeWords(tx: WriteTx, projectId: string, changes: readonly ChangedEntry[]): Promise<void> {
  const writes: Promise<unknown>[] = [];
  for (const { type, change, words } of changes) {
    const { entry_id, revision } = change;
    if (words === null) {
      writes.push(
        tx.run(q.setEntryWords, null, null, null, entry_id),
        tx.run(q.eraseRevisions, entry_id),
        tx.run(q.eraseActs, entry_id),
      );
      continue;
    }
    const { subject, summary, files } = words;
    writes.push(tx.run(q.setEntryWords, subject, summary, JSON.stringify(files), entry_id));
    if (type !== 'canon.entries_confirmed') writes.push(tx.run(q.setRevisionWords, summary, entry_id, revision));
  }
  await Promise.all(writes);
  const changed = changes.map(({ change }) => change.entry_id);
  await renewDigests(tx, projectId, changed);
  await renewNames(tx, projectId, changed);
}

interface Knowing {
  /** Without it nobody knows what is denied: enough to sort evidence into claims. */
  readonly hashOf?: (text: string) => string;
  readonly withdrawn?: ReadonlySet<string> | undefined;
  readonly restored?: ReadonlySet<string> | undefined;
  readonly erased?: ReadonlySet<string> | undefined;
}

export function knownEvidence(row: q.EvidenceRow, knowing: Knowing = {}): KnownEvidence {
  const { hashOf, withdrawn, restored, erased } = knowing;
  const { reflection_id, agent, session_id, tag, kind, topic, source, at, subject_key, value_key, statement_key } = row;
  const denied = row.value === null ? undefined : deniedBy(row.value);
  return {
    denied_key: denied === undefined ? null : (hashOf?.(denied) ?? null),
    reflection_id,
    agent,
    session_id,
    tag,
    kind,
    topic,
    source,
    at,
    subject_key,
    value_key,
    statement_key,
    is_correction: row.is_correction === 1,
    files: row.files_json === null ? [] : (JSON.parse(row.files_json) as string[]),
    is_withdrawn: withdrawn?.has(reflection_id) === true || (row.is_withdrawn === 1 && !restored?.has(reflection_id)),
    is_erased: row.statement === null || (erased?.has(reflection_id) ?? false),
  };
}

export function personsAct(row: q.ActRow): PersonsAct {
  return {
    act_id: row.act_id,
    number: row.number,
    type: row.type,
    entry_id: row.entry_id,
    subject_key: row.subject_key,
    claim_key: row.claim_key,
    into_entry_id: row.into_entry_id,
    into_subject_key: row.into_subject_key,
    into_claim_key: row.into_claim_key,
    says_key: row.says_key,
    statement_keys: JSON.parse(row.statement_keys_json) as string[],
    tag: row.tag,
    has_words: row.words_hash !== null,
    at: row.at,
  };
}
