// What a person means: the rows by their ids, and the words by which everything else is searched.
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { select } from '../../store/table.ts';
import { claimKeyOf } from '../canon/claims.ts';
import * as canonQueries from '../canon/queries.ts';
import { foundIn } from '../canon/read-canon.ts';
import * as distilQueries from '../finalize/queries.ts';
import * as mindQueries from '../queries.ts';
import type { SessionKey } from '../t0/contract.ts';
import type { T0Body } from '../t0/prepare-part.ts';
import * as t0Queries from '../t0/queries.ts';
import { refuseErase } from './contract.ts';
import type { Additions, Erased, ErasedList } from './erased-list.ts';
import { createMatcher, erasedText, wordsOf, type ErasedText, type KeyedHash, type Matcher } from './match-words.ts';

export type Wanted =
  | { readonly what: 'session'; readonly session: SessionKey & { readonly project_id: string } }
  | { readonly what: 'entry'; readonly anchor: string }
  | { readonly what: 'text'; readonly text: string }
  | { readonly what: 'again' };

export interface Selection {
  readonly additions: Additions;
  readonly sessions: readonly (SessionKey & { readonly project_id: string })[];
  readonly t0Ids: readonly string[];
  readonly observations: ReadonlySet<string>;
  readonly reflections: ReadonlySet<string>;
  readonly entries: readonly { readonly project_id: string; readonly entry_id: string; readonly number: number }[];
  /** Erased wherever they stand. */
  readonly texts: Matcher;
  /** By which it is searched afterwards: word for word. */
  readonly plain: readonly string[];
  /** Everything on the list: a process may have died after it emptied a tier, and before those that follow from it. */
  readonly isAgain?: boolean;
}

export interface SelectDeps {
  readonly store: Store;
  readonly list: ErasedList;
  readonly keyedHash: KeyedHash;
}

/** Shorter words of an entry stand in many texts that say something else. */
const LEAST_WORDS = 4;
const MOST_PROBES = 400;
const PAGE = 200;
const NIL = '00000000-0000-0000-0000-000000000000';

const everySession = select(mindQueries.agentSessions, 'WHERE project_id IS NOT NULL ORDER BY agent, session_id');

export function createSelect({
  store,
  list,
  keyedHash,
}: SelectDeps): (wanted: Wanted, projectId: string) => Promise<Selection> {
  return selectionOf;

  async function selectionOf(wanted: Wanted, projectId: string): Promise<Selection> {
    const nothing: Selection = {
      additions: {},
      sessions: [],
      t0Ids: [],
      observations: new Set(),
      reflections: new Set(),
      entries: [],
      texts: createMatcher([], keyedHash),
      plain: [],
    };
    switch (wanted.what) {
      case 'session':
        return {
          ...nothing,
          additions: { sessions: [wanted.session] },
          sessions: [wanted.session],
          plain: await probesOf(wanted.session),
        };
      case 'entry':
        return { ...nothing, ...(await entryOf(projectId, wanted.anchor)) };
      case 'again':
        return { ...nothing, ...(await listed(await list.read())), isAgain: true };
      default: {
        const made = textToErase(wanted.text);
        return {
          ...nothing,
          additions: { texts: [made] },
          texts: createMatcher([made], keyedHash),
          plain: [wanted.text],
        };
      }
    }
  }

  function textToErase(text: string): ErasedText {
    const words = wordsOf(text);
    const made = erasedText(text, keyedHash);
    if (!made || (words.length < 2 && (words[0]?.word.length ?? 0) < 5))
      throw refuseErase('erase_text_short', 'The text is too short to be told apart from others');
    return made;
  }

  async function entryOf(projectId: string, anchor: string): Promise<Partial<Selection>> {
    const { row, revisions, evidence } = await store.read(async (tx) => {
      const found = await foundIn(tx, projectId, anchor);
      const { entry_id, subject_key, claim_key } = found.row;
      const history = await tx.all(canonQueries.revisionsOf, entry_id, 10_000);
      const about = await readAny(tx, canonQueries.evidenceOfSubjects, [[projectId, subject_key]]);
      const refs = new Set([found.row, ...history].flatMap((each) => JSON.parse(each.evidence_refs_json) as string[]));
      return {
        row: found.row,
        revisions: history,
        evidence: about.filter((each) => refs.has(each.reflection_id) || claimKeyOf(each) === claim_key),
      };
    });
    const reflections = new Set(evidence.map(({ reflection_id }) => reflection_id));
    const { observations, bases } = await store.read(async (tx) => {
      const rows = await readAny(
        tx,
        distilQueries.reflectionsById,
        [...reflections].map((id) => [id]),
      );
      const ids = new Set(rows.flatMap(({ observation_ids }) => JSON.parse(observation_ids) as string[]));
      const observed = await readAny(
        tx,
        distilQueries.observationsById,
        [...ids].map((id) => [id]),
      );
      const quoted = new Set(observed.flatMap(({ quotes }) => quotedIn(quotes)));
      const places = await readAny(
        tx,
        t0Queries.basesOf,
        [...quoted].map((id) => [id]),
      );
      return { observations: observed, bases: places };
    });
    const said = [
      row.summary,
      ...revisions.map(({ summary }) => summary),
      ...evidence.map(({ statement }) => statement),
      ...observations.map(({ statement }) => statement),
      ...observations.flatMap(({ quote_texts }) => (quote_texts === null ? [] : (JSON.parse(quote_texts) as string[]))),
    ].filter((text) => text !== null);
    const plain = [...new Set(said)].filter((text) => wordsOf(text).length >= LEAST_WORDS);
    const texts = plain.flatMap((text) => erasedText(text, keyedHash) ?? []);
    return {
      additions: { entries: [row.entry_id], events: bases.map(({ base_id }) => base_id), texts },
      t0Ids: bases.map(({ event_id }) => event_id),
      observations: new Set(observations.map(({ observation_id }) => observation_id)),
      reflections,
      entries: [{ project_id: projectId, entry_id: row.entry_id, number: row.number }],
      texts: createMatcher(texts, keyedHash),
      plain,
    };
  }

  /** What the list names of what is here. */
  async function listed(erased: Erased): Promise<Partial<Selection>> {
    if (erased.isEmpty) return {};
    const sessions = new Map<string, SessionKey & { readonly project_id: string }>();
    const add = (row: SessionKey & { readonly project_id: string | null }) => {
      const { agent, session_id, project_id } = row;
      if (project_id !== null && erased.hasSession(row))
        sessions.set(`${project_id} ${agent} ${session_id}`, { agent, session_id, project_id });
    };
    for (const row of await store.read((tx) => tx.all(everySession))) add(row);
    for (let after: readonly string[] = [NIL, '', '']; ;) {
      const page = await store.read((tx) => tx.all(t0Queries.sessionsAfter, ...after, PAGE));
      for (const row of page) add(row);
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      after = [last.project_id, last.agent, last.session_id];
    }
    const t0Ids: string[] = [];
    for (let after = NIL; ;) {
      const page = await store.read((tx) => tx.all(t0Queries.basesAfter, after, PAGE));
      t0Ids.push(...page.flatMap(({ event_id, base_id }) => (erased.hasEvent(base_id) ? event_id : [])));
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      after = last.event_id;
    }
    const entries: Selection['entries'][number][] = [];
    const reflections = new Set<string>();
    for (const project_id of await projectsOf(store)) {
      for (let after = 0; ;) {
        const page = await store.read((tx) => tx.all(canonQueries.entriesAfter, project_id, after, PAGE));
        for (const { entry_id, number, evidence_refs_json } of page) {
          if (!erased.hasEntry(entry_id)) continue;
          entries.push({ project_id, entry_id, number });
          for (const id of JSON.parse(evidence_refs_json) as string[]) reflections.add(id);
        }
        const last = page.at(-1);
        if (!last || page.length < PAGE) break;
        after = last.number;
      }
    }
    const rows = await store.read((tx) =>
      readAny(
        tx,
        distilQueries.reflectionsById,
        [...reflections].map((id) => [id]),
      ),
    );
    const observations = new Set(rows.flatMap(({ observation_ids }) => JSON.parse(observation_ids) as string[]));
    return { sessions: [...sessions.values()], t0Ids, entries, reflections, observations, texts: erased.texts };
  }

  /** Sentences of a session, by which it is searched afterwards. */
  async function probesOf({ project_id, agent, session_id }: SessionKey & { readonly project_id: string }) {
    const rows = await store.read((tx) => tx.all(t0Queries.textsOfSession, project_id, agent, session_id));
    const lines = rows.flatMap(({ body }) => {
      const { text, command = '' } = JSON.parse(body) as T0Body;
      return text.split('\n').concat(command);
    });
    const probes = [...new Set(lines.map((line) => line.trim().slice(0, 200)))].filter(
      (line) => wordsOf(line).length >= LEAST_WORDS,
    );
    const step = Math.max(1, Math.ceil(probes.length / MOST_PROBES));
    return probes.filter((_, at) => at % step === 0);
  }
}

/** Every project of which the canon has anything. */
export async function projectsOf(store: Store): Promise<ReadonlySet<string>> {
  const both = await store.read(async (tx) => [
    ...(await tx.all(canonQueries.projectsOfCanon)),
    ...(await tx.all(canonQueries.projectsKnown)),
  ]);
  return new Set(both.map(({ project_id }) => project_id));
}

/** Whether a text holds what is erased, or a sentence by which it is searched. */
export function probing({ texts, plain }: Pick<Selection, 'texts' | 'plain'>, keyedHash: KeyedHash) {
  const probes = createMatcher(
    plain.flatMap((text) => erasedText(text, keyedHash) ?? []),
    keyedHash,
  );
  return (text: string) => texts.has(text) || probes.has(text);
}

/** The events that an observation quotes. */
export function quotedIn(quotes: string): readonly string[] {
  return (JSON.parse(quotes) as { readonly t0_id: string }[]).map(({ t0_id }) => t0_id);
}
