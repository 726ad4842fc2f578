// Facts of a project: proposed, ratified, rejected, superseded, and held against each other. Loads, decides, appends; the words are kept
// by their hashes in the transaction of the event that names them.
import { toTimestamp } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import type { Ids } from '../../base/ids.ts';
import type { Call } from '../../base/operation.ts';
import type { DecideView } from '../../ledger/append/append-plan.ts';
import type { AppendResult } from '../../ledger/contract.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { runRows } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import * as content from '../queries.ts';
import { refuseFact, type Confidence, type Kept } from './contract.ts';
import { checkSides, decideRatify, decideReject, decideResolve, decideSupersede } from './decide-facts.ts';
import { contradictionOf, subjectKeyOf } from './detect-conflict.ts';
import { COUNTER, type FactEntities, type NewFactEvent } from './fact-events.ts';
import { factsIdOf, factsKind } from './fact-kind.ts';
import * as q from './queries.ts';
import { conflictIn, factIn, unresolvedOf } from './read-facts.ts';

/** With how many facts about the same a newly ratified one is compared. */
const MOST_COMPARED = 50;

export interface FactDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly ids: Ids;
  /** What is kept of a text. */
  readonly sanitise: (text: string) => string;
}

export interface Act {
  readonly projectId: string;
  readonly call: Pick<Call, 'actor'>;
  readonly operationId?: string | undefined;
}

export interface NewFact {
  readonly claim: string;
  readonly subject?: string | undefined;
  readonly confidence: Confidence;
  readonly source?: string | undefined;
}

export interface Proposed {
  readonly fact: q.WordedFact;
  /** False where the same words stood there already. */
  readonly created: boolean;
  /** Whether something was left out of its words. */
  readonly sanitised: boolean;
}

export interface ChangedFact {
  readonly fact: q.WordedFact;
  /** Conflicts that this proposed, or ended. */
  readonly conflicts: readonly q.WordedConflict[];
}

export interface Facts {
  propose(act: Act, fact: NewFact): Promise<Proposed>;
  ratify(act: Act, ref: string): Promise<ChangedFact>;
  reject(act: Act, ref: string, reason: string): Promise<ChangedFact>;
  supersede(act: Act, ref: string, by: string, reason: string | undefined): Promise<ChangedFact>;
  markConflict(act: Act, one: string, other: string, about: string | undefined): Promise<q.WordedConflict>;
  resolveConflict(act: Act, ref: string, keep: string, reason: string): Promise<q.WordedConflict>;
  /** Refuses one that is not in this project. */
  find(projectId: string, ref: string): Promise<q.WordedFact>;
  findConflict(projectId: string, ref: string): Promise<q.WordedConflict>;
}

interface Text {
  readonly hash: string;
  readonly body: string;
}

export function createFacts({ store, ledger, ids, sanitise }: FactDeps): Facts {
  const textOf = (given: string): Text => {
    const body = sanitise(given);
    return { hash: sha256(body), body };
  };

  /** One change of a project's facts, its words and its answer, all of one transaction. */
  async function change<T>(
    { projectId, call, operationId }: Act,
    command: Readonly<Record<string, unknown>>,
    texts: readonly (Text | undefined)[],
    decide: (view: DecideView<FactEntities>) => Promise<readonly NewFactEvent[]>,
    tell: (tx: ReadTx, result: AppendResult) => Promise<T>,
    write: (tx: WriteTx) => Promise<unknown> = async () => {},
  ): Promise<T> {
    const result = await ledger.append(
      { kind: factsKind, id: factsIdOf(projectId) },
      async (view) => (await decide(view)).map(withTokens),
      {
        create: true,
        actor: call.actor,
        ...(operationId === undefined ? {} : { operationId, command }),
        also: async (tx, appended) => {
          if (appended.events.length > 0) {
            await keepTexts(tx, projectId, texts);
            await write(tx);
          }
          return { answer: await tell(tx, appended) };
        },
      },
    );
    return result.also ? result.also.answer : store.read((tx) => tell(tx, result));
  }

  async function propose(act: Act, given: NewFact): Promise<Proposed> {
    const { projectId } = act;
    const claim = textOf(given.claim);
    const subject = given.subject === undefined ? undefined : textOf(given.subject);
    const source = given.source === undefined ? undefined : textOf(given.source);
    const { confidence } = given;
    const keyOf = (key: string | undefined) => (key === undefined ? null : sha256(key));
    const keys = {
      subject_key: keyOf(subjectKeyOf(claim.body, subject?.body)),
      claim_key: keyOf(subjectKeyOf(claim.body, undefined) ?? subjectKeyOf('', subject?.body)),
    };
    // Chosen before the transaction, which may run twice.
    const factId = ids.uuid();
    return change(
      act,
      { name: 'propose', claim: claim.body, subject: subject?.body ?? null, source: source?.body ?? null, confidence },
      [source],
      async (view) => {
        const same = await view.tx.get(q.readFactByClaim, projectId, claim.hash);
        if (same && (same.status === 'proposed' || same.status === 'ratified')) return [];
        const sessionId = await sessionOfSource(view.tx, projectId, given.source);
        const payload = {
          fact_id: factId,
          project_id: projectId,
          number: ((await view.get('counter', COUNTER))?.facts ?? 0) + 1,
          confidence,
          claim_hash: claim.hash,
          subject_hash: subject?.hash ?? null,
          ...keys,
          source_hash: source?.hash ?? null,
          session_id: sessionId,
        };
        return [{ type: 'fact.proposed', payload }];
      },
      async (tx, { events }) => {
        const [event] = events;
        const made = event && (JSON.parse(event.payload) as { fact_id: string }).fact_id;
        const same = made === undefined ? await tx.get(q.readFactByClaim, projectId, claim.hash) : undefined;
        const sanitised = [
          [claim, given.claim],
          [subject, given.subject],
          [source, given.source],
        ] as const;
        return {
          fact: await factIn(tx, projectId, made ?? same?.fact_id ?? ''),
          created: events.length > 0,
          sanitised: sanitised.some(([text, was]) => text?.body !== was),
        };
      },
      (tx) => tx.run(q.setFactWords, claim.body, subject?.body ?? null, factId),
    );
  }

  async function ratify(act: Act, ref: string): Promise<ChangedFact> {
    const { projectId } = act;
    // One id for each fact that it may be held against.
    const conflictIds = Array.from({ length: MOST_COMPARED }, () => ids.uuid());
    return change(
      act,
      { name: 'ratify', fact: ref },
      [],
      async (view) => {
        const fact = await factIn(view.tx, projectId, ref);
        const events = decideRatify(fact);
        const found = await contradicted(view.tx, projectId, fact);
        const { conflicts: last } = (await view.get('counter', COUNTER)) ?? { conflicts: 0 };
        const proposed = found.map(({ fact_id, number, rule }, at): NewFactEvent => ({
          type: 'fact.conflict_proposed',
          payload: {
            conflict_id: conflictIds[at] ?? '',
            project_id: projectId,
            number: last + at + 1,
            ...inOrder(fact, { fact_id, number }),
            rule,
          },
        }));
        return [...events, ...proposed];
      },
      (tx, result) => changed(tx, projectId, result),
    );
  }

  function reject(act: Act, ref: string, given: string): Promise<ChangedFact> {
    const { projectId } = act;
    const reason = textOf(given);
    return change(
      act,
      { name: 'reject', fact: ref, reason: reason.body },
      [reason],
      async ({ tx }) => {
        const fact = await factIn(tx, projectId, ref);
        return decideReject(fact, reason.hash, await unresolvedOf(tx, projectId, [fact.fact_id]));
      },
      (tx, result) => changed(tx, projectId, result),
    );
  }

  function supersede(act: Act, ref: string, by: string, given: string | undefined): Promise<ChangedFact> {
    const { projectId } = act;
    const reason = given === undefined ? undefined : textOf(given);
    return change(
      act,
      { name: 'supersede', fact: ref, by, reason: reason?.body ?? null },
      [reason],
      async ({ tx }) => {
        const fact = await factIn(tx, projectId, ref);
        const later = await factIn(tx, projectId, by);
        return decideSupersede(fact, later, reason?.hash ?? null, await unresolvedOf(tx, projectId, [fact.fact_id]));
      },
      (tx, result) => changed(tx, projectId, result),
    );
  }

  function markConflict(act: Act, one: string, other: string, given: string | undefined): Promise<q.WordedConflict> {
    const { projectId } = act;
    const about = given === undefined ? undefined : textOf(given);
    const newId = ids.uuid();
    return change(
      act,
      { name: 'conflict', one, other, about: about?.body ?? null },
      [about],
      async (view) => {
        const a = await factIn(view.tx, projectId, one);
        const b = await factIn(view.tx, projectId, other);
        checkSides(a, b);
        const sides = inOrder(a, b);
        const before = await view.tx.get(q.conflictBetween, sides.fact_a, sides.fact_b);
        const about_hash = about?.hash ?? null;
        if (before?.status === 'open' && (about_hash === null || about_hash === before.about_hash)) return [];
        const isNew = before === undefined || before.status === 'resolved';
        const { conflicts: last } = (await view.get('counter', COUNTER)) ?? { conflicts: 0 };
        return [
          {
            type: 'fact.conflict_marked',
            payload: {
              conflict_id: isNew ? newId : before.conflict_id,
              project_id: projectId,
              number: isNew ? last + 1 : before.number,
              ...sides,
              about_hash: about_hash ?? before?.about_hash ?? null,
            },
          },
        ];
      },
      async (tx) => {
        const { fact_a, fact_b } = inOrder(await factIn(tx, projectId, one), await factIn(tx, projectId, other));
        const row = await tx.get(q.conflictBetween, fact_a, fact_b);
        return conflictIn(tx, projectId, row?.conflict_id ?? '');
      },
    );
  }

  function resolveConflict(act: Act, ref: string, keepRef: string, given: string): Promise<q.WordedConflict> {
    const { projectId } = act;
    const reason = textOf(given);
    return change(
      act,
      { name: 'resolve', conflict: ref, keep: keepRef, reason: reason.body },
      [reason],
      async ({ tx }) => {
        const conflict = await conflictIn(tx, projectId, ref);
        const { conflict_id, number, status } = conflict;
        if (status === 'resolved') {
          throw refuseFact('fact_conflict_resolved', `K${number} is resolved already`, { conflict_id, number });
        }
        const a = await factIn(tx, projectId, conflict.fact_a);
        const b = await factIn(tx, projectId, conflict.fact_b);
        const kept = await keptOf(tx, projectId, conflict, keepRef);
        const of = {
          a: await unresolvedOf(tx, projectId, [a.fact_id]),
          b: await unresolvedOf(tx, projectId, [b.fact_id]),
        };
        return decideResolve(conflict, { a, b }, kept, reason.hash, of);
      },
      (tx) => conflictIn(tx, projectId, ref),
    );
  }

  return {
    propose,
    ratify,
    reject,
    supersede,
    markConflict,
    resolveConflict,
    find: (projectId, ref) => store.read((tx) => factIn(tx, projectId, ref)),
    findConflict: (projectId, ref) => store.read((tx) => conflictIn(tx, projectId, ref)),
  };
}

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Ratified facts about the same that look like a contradiction, but for those that somebody spoke about already. */
async function contradicted(tx: ReadTx, projectId: string, fact: q.WordedFact) {
  const { claim, claim_key } = fact;
  if (claim === null || claim_key === null) return [];
  const others = await tx.all(q.ratifiedAbout, projectId, claim_key, MOST_COMPARED);
  const found = [];
  for (const { fact_id, number, claim: other } of others) {
    const rule = other === null || fact_id === fact.fact_id ? undefined : contradictionOf(claim, other);
    if (rule === undefined) continue;
    const { fact_a, fact_b } = inOrder(fact, { fact_id, number });
    if (!(await tx.get(q.conflictBetween, fact_a, fact_b))) found.push({ fact_id, number, rule });
  }
  return found.toSorted((one, other) => one.number - other.number);
}

async function keptOf(tx: ReadTx, projectId: string, conflict: q.WordedConflict, keep: string): Promise<Kept> {
  if (keep === 'both' || keep === 'neither') return keep;
  const { fact_id, number } = await factIn(tx, projectId, keep);
  if (fact_id === conflict.fact_a) return 'a';
  if (fact_id === conflict.fact_b) return 'b';
  const { a_number, b_number } = conflict;
  throw refuseFact(
    'not_a_side',
    `F${number} is no side of K${conflict.number}, which is between F${a_number} and F${b_number}`,
    { conflict_id: conflict.conflict_id, fact_id },
  );
}

/** The conversation of a turn or an exchange, which must be of this project. */
async function sessionOfSource(tx: ReadTx, projectId: string, source: string | undefined): Promise<string | null> {
  const [, kind, id] = /^(turn|exchange):(.*)$/.exec(source ?? '') ?? [];
  if (kind === undefined || id === undefined) return null;
  const row = kind === 'turn' ? await tx.get(content.readTurn, id) : await tx.get(content.readExchange, id);
  if (row?.project_id === projectId) return row.session_id;
  throw refuseFact('unknown_source', `There is no ${kind} ${id} in this project`, { source });
}

async function changed(tx: ReadTx, projectId: string, { events }: AppendResult): Promise<ChangedFact> {
  const payloads = events.map(({ payload }) => JSON.parse(payload) as { fact_id?: string; conflict_id?: string });
  const conflicts: q.WordedConflict[] = [];
  for (const { conflict_id } of payloads) {
    if (conflict_id !== undefined) conflicts.push(await conflictIn(tx, projectId, conflict_id));
  }
  return { fact: await factIn(tx, projectId, payloads[0]?.fact_id ?? ''), conflicts };
}

// ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

async function keepTexts(tx: WriteTx, projectId: string, texts: readonly (Text | undefined)[]): Promise<void> {
  const created_at = toTimestamp(await tx.now());
  const rows = texts.flatMap((text) =>
    text ? [{ project_id: projectId, content_hash: text.hash, body: text.body, created_at }] : [],
  );
  const distinct = [...new Map(rows.map((row) => [row.content_hash, row])).values()];
  await Promise.all(runRows(tx, content.keepWords, distinct));
}

interface Numbered {
  readonly fact_id: string;
  readonly number: number;
}

/** A pair has one order: the lower number first. */
function inOrder(one: Numbered, other: Numbered) {
  const [a, b] = one.number < other.number ? [one, other] : [other, one];
  return { fact_a: a.fact_id, fact_b: b.fact_id };
}

function withTokens(event: NewFactEvent): NewFactEvent {
  const { payload } = event;
  const id = 'conflict_id' in payload ? payload.conflict_id : payload.fact_id;
  const key = 'conflict_id' in payload ? 'FACT_CONFLICT' : 'FACT';
  return {
    ...event,
    tokens: [
      { token_class: 'semanticKey', token_value: key },
      { token_class: 'entityId', token_value: id },
    ],
  };
}
