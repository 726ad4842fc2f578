// What people do with entries: pin, correct, reject, merge, revert, forget. Each is one append: the act, and what the canon becomes by it.
import { toTimestamp } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import type { Call } from '../../base/operation.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { COUNTER, type ActPayload, type NewCanonEvent } from './canon-events.ts';
import { canonIdOf, canonKind } from './evolve.ts';
import { actRow } from './canon-rows.ts';
import { sortClaims, type Claim } from './claims.ts';
import { refuseCanon, type CanonEntry } from './contract.ts';
import type { ChangedEntry } from './decide-entries.ts';
import { foldActs, type ActType } from './fold-acts.ts';
import type { GoneFiles } from './gone-files.ts';
import { normalForm } from './normal-form.ts';
import {
  knownEvidence,
  loadSubjects,
  personsAct,
  planSubjects,
  subjectsSaying,
  writeWords,
  type Loaded,
} from './plan-subjects.ts';
import * as q from './queries.ts';
import { anchorOf, currentIn, entryOf, foundIn, revisionIn } from './read-canon.ts';
import { CANON_LIMITS } from './rules.ts';

export interface PeopleDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly ids: Ids;
  readonly hashOf: (text: string) => string;
  /** What is kept of a text. */
  readonly sanitise: (text: string) => string;
  /** Whether it speaks of work under way. */
  readonly isStatus: (text: string) => boolean;
  readonly goneFiles: GoneFiles;
  readonly readErased?: (() => Promise<{ readonly texts: { has(text: string): boolean } }>) | undefined;
  /** Called behind an act, which stands whatever comes of this. */
  readonly onApplied?: ((projectId: string) => Promise<void>) | undefined;
}

export interface Act {
  readonly projectId: string;
  readonly call: Pick<Call, 'actor'>;
  readonly operationId?: string | undefined;
}

export interface Acted {
  readonly entry: CanonEntry;
  /** Every entry that it changed, this one too, as it stands now. */
  readonly changed: readonly string[];
}

export interface Correction {
  readonly text?: string | undefined;
  /** What it says of its subject, in one form. */
  readonly value?: string | undefined;
  /** Only the wording is better: it says the same. */
  readonly keepsClaim?: boolean | undefined;
  readonly tag?: string | undefined;
}

export interface PeopleOfCanon {
  pin(
    act: Act,
    anchor: string,
    options?: { readonly off?: boolean; readonly tag?: string | undefined },
  ): Promise<Acted>;
  correct(act: Act, anchor: string, correction: Correction): Promise<Acted>;
  reject(act: Act, anchor: string, why: string | undefined): Promise<Acted>;
  /** The first goes on as part of the second. */
  merge(act: Act, anchor: string, into: string): Promise<Acted>;
  /** To a revision that held. */
  revert(act: Act, anchor: string): Promise<Acted>;
  forget(act: Act, anchor: string, why: string | undefined): Promise<Acted>;
}

interface Decided {
  readonly row: q.EntryRow;
  readonly fields?: Partial<ActPayload>;
  readonly words?: string | null;
  /** Evidence whose words go with the entry's. */
  readonly erased?: readonly string[];
}

export function createPeopleOfCanon(deps: PeopleDeps): PeopleOfCanon {
  const { store, ledger, ids, hashOf, sanitise } = deps;

  async function act(
    { projectId, call, operationId }: Act,
    type: ActType,
    anchors: readonly string[],
    command: Readonly<Record<string, unknown>>,
    why: string | undefined,
    decide: (tx: ReadTx) => Promise<Decided>,
  ): Promise<Acted> {
    // Chosen before the transaction, which may run twice.
    const actId = ids.uuid();
    const reason = why === undefined ? null : sanitise(why);
    const gone = await deps.goneFiles(projectId, await filesAt(projectId, anchors));
    let changes: readonly ChangedEntry[] = [];
    let decided: Decided | undefined;
    const result = await ledger.append(
      { kind: canonKind, id: canonIdOf(projectId) },
      async (view, nowMs) => {
        decided = await decide(view.tx);
        const { row, fields, words = null } = decided;
        const counter = await view.get('counter', COUNTER);
        const payload: ActPayload = {
          project_id: projectId,
          act_id: actId,
          number: (counter?.acts ?? 0) + 1,
          entry_id: row.entry_id,
          subject_key: row.subject_key,
          claim_key: row.claim_key,
          into_entry_id: null,
          into_subject_key: null,
          into_claim_key: null,
          says_key: null,
          to_revision: null,
          tag: null,
          statement_keys: [],
          words_hash: words === null ? null : hashOf(words),
          reason_hash: reason === null ? null : hashOf(reason),
          ...fields,
        };
        const eventType = `canon.${type}` as const;
        const at = { workflow_id: row.canon_id, timestamp: toTimestamp(nowMs), actor: call.actor, event_seq: 0 };
        const planned = await planSubjects(view.tx, {
          projectId,
          subjectKeys: [row.subject_key],
          acts: [{ ...actRow(eventType, payload, at), words }],
          lastNumber: counter?.entries ?? 0,
          nowMs,
          gone,
          hashOf,
        });
        ({ changes } = planned);
        return [withTokens({ type: eventType, payload }), ...planned.events];
      },
      {
        create: true,
        actor: call.actor,
        ...(operationId === undefined ? {} : { operationId, command: { type, ...command } }),
        also: async (tx) => {
          if (!decided) return;
          await tx.run(q.setActWords, decided.words ?? null, reason, actId);
          await writeWords(tx, projectId, changes);
          await eraseEvidence(tx, decided.erased ?? []);
        },
      },
    );
    await deps.onApplied?.(projectId);
    const touched = result.events.flatMap(({ payload }) => {
      const { entries = [] } = JSON.parse(payload) as {
        readonly entries?: readonly { readonly number: number; readonly revision: number }[];
      };
      return entries.map(anchorOf);
    });
    const [first] = result.events;
    const { entry_id } = JSON.parse(first?.payload ?? '{}') as { readonly entry_id: string };
    return store.read(async (tx) => {
      const { row } = await foundIn(tx, projectId, entry_id);
      return { entry: entryOf(row), changed: touched };
    });
  }

  /** What the entries and those about the same may name. */
  function filesAt(projectId: string, anchors: readonly string[]): Promise<readonly string[]> {
    return store.read(async (tx) => {
      const keys: string[] = [];
      for (const anchor of anchors) keys.push((await foundIn(tx, projectId, anchor)).row.subject_key);
      const own = await loadSubjects(tx, projectId, keys);
      const wordings = own.evidence.map(({ statement_key }) => statement_key);
      const endedKeys = own.acts.flatMap((row) => personsAct(row).statement_keys);
      const others = await subjectsSaying(tx, projectId, [...wordings, ...endedKeys]);
      const { evidence } = await loadSubjects(tx, projectId, [...keys, ...others]);
      return [...new Set(evidence.flatMap((row) => knownEvidence(row).files))];
    });
  }

  function wordsOf(text: string): string {
    const words = sanitise(text.trim());
    if (!deps.isStatus(words)) return words;
    throw refuseCanon('canon_boundary', 'This speaks of work under way, which is no canon.');
  }

  return {
    pin: (by, anchor, { off = false, tag } = {}) =>
      act(by, off ? 'unpinned' : 'pinned', [anchor], { anchor, off, tag: tag ?? null }, undefined, async (tx) => {
        const row = await currentIn(tx, by.projectId, anchor);
        mustBeOpen(row);
        return { row, fields: { tag: tag ?? null } };
      }),

    correct(by, anchor, { text, value, keepsClaim = false, tag }) {
      const words = text === undefined ? null : wordsOf(text);
      const command = { anchor, text: words, value: value ?? null, keeps: keepsClaim, tag: tag ?? null };
      return act(by, 'corrected', [anchor], command, undefined, async (tx) => {
        const row = await currentIn(tx, by.projectId, anchor);
        mustBeOpen(row);
        const says =
          value !== undefined
            ? `v:${hashOf(value.trim())}`
            : words === null || keepsClaim
              ? row.says_key
              : `s:${hashOf(normalForm(words))}`;
        return { row, fields: { says_key: says, tag: tag ?? null }, words: words ?? row.summary };
      });
    },

    reject: (by, anchor, why) =>
      act(by, 'rejected', [anchor], { anchor, why: why ?? null }, why, async (tx) => {
        const row = await currentIn(tx, by.projectId, anchor);
        if (row.state === 'rejected' || row.state === 'forgotten') throw ended(row);
        const claim = await claimOf(tx, row);
        return { row, fields: { statement_keys: blockedBy(claim, row, hashOf) } };
      }),

    merge: (by, anchor, into) =>
      act(by, 'merged', [anchor, into], { anchor, into }, undefined, async (tx) => {
        const row = await currentIn(tx, by.projectId, anchor);
        const target = await currentIn(tx, by.projectId, into);
        mustBeOpen(row);
        mustBeOpen(target);
        if (row.entry_id === target.entry_id)
          throw refuseCanon('canon_with_itself', `C${row.number} was named twice`, { anchor, into });
        const { entry_id, subject_key, claim_key } = target;
        return {
          row,
          fields: { into_entry_id: entry_id, into_subject_key: subject_key, into_claim_key: claim_key },
        };
      }),

    revert: (by, anchor) =>
      act(by, 'reverted', [anchor], { anchor }, undefined, async (tx) => {
        const { row, revision = row.revision } = await foundIn(tx, by.projectId, anchor);
        if (row.state === 'forgotten') throw ended(row);
        const at = await revisionIn(tx, row, revision);
        if (at.state !== 'active' || at.summary === null) {
          const what = at.state === 'active' ? 'erased' : at.state;
          throw refuseCanon('revision_not_active', `C${row.number}@${revision} is ${what}`, {
            anchor,
            state: at.state,
          });
        }
        return { row, fields: { says_key: at.says_key, to_revision: revision, tag: at.tag }, words: at.summary };
      }),

    forget: (by, anchor, why) =>
      act(by, 'forgotten', [anchor], { anchor, why: why ?? null }, why, async (tx) => {
        const row = await currentIn(tx, by.projectId, anchor);
        if (row.state === 'forgotten') throw ended(row);
        const claim = await claimOf(tx, row);
        return {
          row,
          fields: { statement_keys: blockedBy(claim, row, hashOf) },
          erased: claim?.all.map(({ reflection_id }) => reflection_id) ?? [],
        };
      }),
  };
}

/** What the entry is made of. */
async function claimOf(tx: ReadTx, row: q.EntryRow): Promise<Claim | undefined> {
  const loaded: Loaded = await loadSubjects(tx, row.project_id, [row.subject_key]);
  const standings = foldActs(loaded.acts.map(personsAct));
  const claims = sortClaims(
    row.project_id,
    loaded.evidence.map((each) => knownEvidence(each)),
    standings,
  );
  return claims.find(({ entry_id }) => entry_id === row.entry_id);
}

/** Every wording that it had, so that none of them brings it back under another value. */
function blockedBy(claim: Claim | undefined, { summary }: q.EntryRow, hashOf: (text: string) => string): string[] {
  const keys = claim?.all.map(({ statement_key }) => statement_key) ?? [];
  const own = summary === null ? [] : [hashOf(normalForm(summary))];
  return [...new Set([...own, ...keys.toReversed()])].slice(0, CANON_LIMITS.evidenceRefs);
}

function mustBeOpen(row: q.EntryRow): void {
  if (row.state === 'rejected' || row.state === 'forgotten' || row.reason === 'merged') throw ended(row);
}

function ended(row: q.EntryRow) {
  const what = row.reason === 'merged' ? 'merged into another one' : row.state;
  return refuseCanon('canon_entry_ended', `C${row.number} is ${what}`, { anchor: anchorOf(row), state: row.state });
}

function withTokens<Event extends NewCanonEvent>(event: Event): Event {
  const id = 'entry_id' in event.payload ? event.payload.entry_id : '';
  return {
    ...event,
    tokens: [
      { token_class: 'semanticKey', token_value: 'CANON' },
      { token_class: 'entityId', token_value: id },
    ],
  };
}

async function eraseEvidence(tx: WriteTx, reflectionIds: readonly string[]): Promise<void> {
  for (const id of reflectionIds) await tx.run(q.setEvidenceWords, null, null, null, null, id);
}
