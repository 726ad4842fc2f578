// The canon of a home's projects as operations and other parts of the mind use it.
import { toTimestamp } from '../../base/clock.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { Call } from '../../base/operation.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx } from '../../store/store.ts';
import { COUNTER } from './canon-events.ts';
import { canonIdOf, canonKind } from './evolve.ts';
import { refuseCanon, type CanonEntry, type CanonReads, type Evidence } from './contract.ts';
import { nearEntries, type NearEntry, type ReadLikeness } from './near-entries.ts';
import { normalForm } from './normal-form.ts';
import { createPeopleOfCanon, type PeopleDeps, type PeopleOfCanon } from './people.ts';
import * as q from './queries.ts';
import {
  anchorOf,
  createCanonReads,
  entryOf,
  foundIn,
  listEntries,
  withOrigins,
  type CanonFilter,
  type CanonPage,
} from './read-canon.ts';
import { takeEvidence, writeTaken, type Taken } from './take-evidence.ts';

export interface CanonDeps extends PeopleDeps {
  /** The project that is named, else the one of the caller's working directory. */
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
  /** By the vectors of the index; without it words alone propose. */
  readonly likeness?: ReadLikeness | undefined;
}

export interface ShownEntry {
  /** As the anchor names it: as it stands, or as it stood at a revision. */
  readonly entry: CanonEntry;
  readonly newest: string;
  readonly revisions: readonly q.RevisionRow[];
  readonly conflicts: readonly CanonEntry[];
  readonly supersedes: CanonEntry | null;
  readonly superseded_by: readonly CanonEntry[];
  readonly evidence: readonly q.EvidenceRow[];
  readonly acts: readonly q.ActRow[];
}

/** What somebody says that they learned. */
export interface Learned {
  readonly kind: 'preference' | 'decision' | 'fact';
  readonly text: string;
  /** A person's word is canon; an agent's waits for a proof. */
  readonly source: 'person' | 'agent';
  readonly actor: string;
  /** Where it holds; in the whole project unless told. */
  readonly tag?: string | undefined;
  readonly topic?: string | undefined;
}

export interface Canon extends CanonReads, PeopleOfCanon {
  readonly projectOf: CanonDeps['projectOf'];
  list(projectId: string, filter: CanonFilter): Promise<CanonPage>;
  show(projectId: string, anchor: string): Promise<ShownEntry>;
  /** What may say the same as an entry that was shown; nobody has decided that. */
  near(projectId: string, shown: Pick<ShownEntry, 'entry' | 'newest'>): Promise<readonly NearEntry[]>;
  /** Entries and saved learnings that share words with a text, the most fitting first. */
  find(projectId: string, text: string, limit: number): Promise<readonly FoundLearning[]>;
  /** False where the canon had it already. */
  learn(projectId: string, learned: Learned): Promise<{ readonly written: boolean }>;
  /** Evidence of no session here. How many pieces were new. */
  take(projectId: string, evidence: readonly Evidence[], actor: string): Promise<number>;
}

export interface FoundLearning {
  readonly kind: CanonEntry['kind'];
  readonly text: string;
  /** The session of another memory that it is quoted from. */
  readonly quoted_from?: string | undefined;
  readonly subject: string | null;
  /** `C12@3`, or undefined for a learning that nothing proved. */
  readonly anchor: string | undefined;
  readonly at: string;
}

const MOST_REVISIONS = 200;
/** The session that saved learnings belong to: they come one by one, outside of every session. */
const LEARNED = 'learned';

export function createCanon(deps: CanonDeps): Canon {
  const { store, ledger, hashOf } = deps;
  const reads = createCanonReads(store);

  async function learn(projectId: string, { kind, text, source, actor, tag = '*', topic = 'process' }: Learned) {
    const statement = deps.sanitise(text.trim());
    if (deps.isStatus(statement))
      throw refuseCanon('canon_boundary', 'This speaks of work under way, which is no canon.');
    if ((await deps.readErased?.())?.texts.has(statement) === true) return { written: false };
    const subject = `learning:${normalForm(statement)}`;
    const taken = await takeAll(projectId, actor, (at) => [
      {
        reflection_id: uuidOf(`learning of ${projectId}: ${source} ${subject}`),
        agent: actor,
        session_id: LEARNED,
        tag,
        kind,
        topic,
        subject,
        value: null,
        statement,
        source,
        at,
        files: [],
        is_correction: false,
      },
    ]);
    return { written: taken > 0 };
  }

  async function takeAll(
    projectId: string,
    actor: string,
    evidenceAt: (at: string) => readonly Evidence[],
  ): Promise<number> {
    const canonId = canonIdOf(projectId);
    let taken: Taken | undefined;
    await ledger.append(
      { kind: canonKind, id: canonId },
      async (view, nowMs) => {
        taken = await takeEvidence(view.tx, {
          projectId,
          canonId,
          sliceId: null,
          evidence: evidenceAt(toTimestamp(nowMs)),
          withdrawn: [],
          subjectKeys: [],
          counter: await view.get('counter', COUNTER),
          nowMs,
          gone: new Set(),
          hashOf,
        });
        return taken.events;
      },
      { create: true, actor, also: async (tx) => taken && writeTaken(tx, projectId, taken) },
    );
    return taken?.taken ?? 0;
  }

  return {
    ...reads,
    ...createPeopleOfCanon(deps),
    projectOf: deps.projectOf,
    list: (projectId, filter) =>
      store.read(async (tx) => {
        const page = await listEntries(tx, projectId, filter);
        return { ...page, entries: await withOrigins(tx, projectId, page.entries) };
      }),
    async show(projectId, anchor) {
      const entry = await reads.byAnchor(projectId, anchor);
      return store.read((tx) => showEntry(tx, projectId, entry));
    },
    near: (projectId, { entry, newest }) =>
      newest === entry.anchor ? nearEntries(store, projectId, entry, deps.likeness) : Promise.resolve([]),
    find: (projectId, text, limit) => store.read((tx) => findIn(tx, projectId, text, limit)),
    learn,
    take: (projectId, evidence, actor) =>
      takeAll(projectId, actor, () => evidence.map((each) => ({ ...each, statement: deps.sanitise(each.statement) }))),
  };
}

async function showEntry(tx: ReadTx, projectId: string, entry: CanonEntry): Promise<ShownEntry> {
  const { row } = await foundIn(tx, projectId, entry.entry_id);
  const entriesOf = async (ids: readonly string[]) =>
    (
      await readAny(
        tx,
        q.entriesByIds,
        ids.map((id) => [id, projectId]),
      )
    )
      .map(entryOf)
      .toSorted((a, b) => a.number - b.number);
  const evidence = await readAny(
    tx,
    q.evidenceByIds,
    entry.evidence.map((id) => [id, projectId]),
  );
  const order = new Map(entry.evidence.map((id, at) => [id, at]));
  const [supersedes = null] = entry.supersedes_entry_id === null ? [] : await entriesOf([entry.supersedes_entry_id]);
  return {
    entry,
    newest: anchorOf(row),
    revisions: await tx.all(q.revisionsOf, entry.entry_id, MOST_REVISIONS),
    conflicts: await entriesOf(entry.conflicts_with),
    supersedes,
    superseded_by: (await tx.all(q.supersededBy, projectId, entry.entry_id)).map(entryOf),
    evidence: evidence.toSorted((a, b) => (order.get(a.reflection_id) ?? 0) - (order.get(b.reflection_id) ?? 0)),
    acts: await tx.all(q.actsOfEntry, entry.entry_id),
  };
}

async function findIn(tx: ReadTx, projectId: string, text: string, limit: number): Promise<readonly FoundLearning[]> {
  const words = new Set(normalForm(text).split(' '));
  const score = (said: string) =>
    normalForm(said)
      .split(' ')
      .filter((word) => words.has(word)).length;
  const active = (await tx.all(q.activeEntries, projectId, '', '')).map(entryOf);
  const entries = (await withOrigins(tx, projectId, active)).flatMap(
    ({ kind, summary, quoted_from, subject, anchor, newest_at }): FoundLearning[] =>
      summary === null ? [] : [{ kind, text: summary, quoted_from, subject, anchor, at: newest_at }],
  );
  const known = new Set(entries.map((each) => normalForm(each.text)));
  const unproven = (await tx.all(q.learningsOf, projectId, LEARNED)).flatMap(
    ({ statement, kind, at }): FoundLearning[] =>
      statement === null || known.has(normalForm(statement))
        ? []
        : [{ kind, text: statement, subject: null, anchor: undefined, at }],
  );
  return [...entries, ...unproven]
    .map((each) => ({ each, fits: score(`${each.subject ?? ''} ${each.text}`) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((a, b) => b.fits - a.fits || (a.each.at < b.each.at ? 1 : -1))
    .slice(0, limit)
    .map(({ each }) => each);
}
