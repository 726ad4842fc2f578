// How well observing and reflecting do on the labelled sessions, with a canon in its simplest form: of a subject, the latest word holds.
import type { Observation } from '../../../src/mind/observe/contract.ts';
import { isContrary } from '../../../src/mind/observe/denials.ts';
import { observe } from '../../../src/mind/observe/observe.ts';
import type { Reflection } from '../../../src/mind/reflect/contract.ts';
import { reflect } from '../../../src/mind/reflect/reflect.ts';
import type { LabelledProject, LabelledSession, Words } from './labelled.ts';
import { play, type Played } from './script.ts';

/** A reflection that stands, with the events that it rests on. */
export interface Line {
  readonly reflection: Reflection;
  readonly session: string;
  readonly evidence: ReadonlySet<string>;
}

export interface Figures {
  readonly wanted: number;
  readonly found: number;
  readonly lines: number;
  readonly junk: number;
  readonly duplicates: number;
  readonly superseded: number;
  readonly invented: number;
  readonly files: number;
  readonly filesFound: number;
  /** What is wrong, to read. */
  readonly remarks: readonly string[];
}

export interface Distilled {
  readonly session: LabelledSession;
  readonly played: Played;
  readonly observations: readonly Observation[];
  readonly reflections: readonly Reflection[];
}

export function distil(project: LabelledProject, session: LabelledSession): Distilled {
  const played = play(project.name, session);
  const { observations } = observe({
    ...{ project_id: project.name, agent: session.agent, session_id: session.id, events: played.events },
    tagAt: () => 'main',
  });
  return { session, played, observations, reflections: reflect(observations) };
}

const MOST_FILES = 5;

export function measureProject(project: LabelledProject): Figures {
  const sessions = project.sessions.map((session) => distil(project, session));
  const remarks: string[] = [];
  const marks = marksOf(sessions);
  const markedIds = new Set(marks.values());
  const lines = standing(sessions);

  const missing = project.wanted.filter(({ words, anchor }) => {
    const event = marks.get(anchor);
    if (event === undefined) throw new TypeError(`${anchor} marks no event`);
    return !lines.some(({ reflection, evidence }) => evidence.has(event) && holds(reflection.statement, words));
  });
  for (const { words, anchor } of missing) remarks.push(`missing ${anchor}: ${words.join(' + ')}`);

  const junk = lines.filter((line) => isJunk(project, line, markedIds));
  for (const { reflection, session } of junk)
    remarks.push(`junk ${session}: ${reflection.statement} (${reflection.kind})`);

  const duplicates = lines.filter((line, at) => lines.slice(0, at).some((other) => alike(line, other)));
  for (const { reflection, session } of duplicates) remarks.push(`twice ${session}: ${reflection.statement}`);

  const stale = project.superseded.flatMap((words) =>
    lines.filter(({ reflection }) => holds(reflection.statement, words)),
  );
  for (const { reflection, session } of stale) {
    remarks.push(`stands ${session}: ${reflection.statement} [${reflection.subject}] = ${reflection.value}`);
  }

  const files = sessions.map((each) => [each, each.session.changed.slice(0, MOST_FILES)] as const);
  const filesFound = files.map(([each, changed]) => {
    const top = topFiles(each.reflections);
    for (const file of changed) if (!top.includes(file)) remarks.push(`file ${each.session.id}: ${file}`);
    return changed.filter((file) => top.includes(file)).length;
  });
  return {
    ...{ wanted: project.wanted.length, found: project.wanted.length - missing.length },
    ...{ lines: lines.length, junk: junk.length, duplicates: duplicates.length, superseded: stale.length, remarks },
    invented: sessions.reduce((sum, each) => sum + inventedIn(each), 0),
    files: files.reduce((sum, [, changed]) => sum + changed.length, 0),
    filesFound: filesFound.reduce((sum, count) => sum + count, 0),
  };
}

/** The id of each marked event, by `session#name`. */
export function marksOf(sessions: readonly Distilled[]): ReadonlyMap<string, string> {
  return new Map(
    sessions.flatMap(({ session, played }) =>
      [...played.marked].map(([name, id]) => [`${session.id}#${name}`, id] as const),
    ),
  );
}

/** The files of a session's handshake: those changed most often, of equal ones the last. */
export function topFiles(reflections: readonly Reflection[]): string[] {
  return reflections
    .filter(({ kind }) => kind === 'files')
    .toSorted((a, b) => b.observation_ids.length - a.observation_ids.length || (a.at < b.at ? 1 : -1))
    .slice(0, MOST_FILES)
    .flatMap(({ files }) => files);
}

/** An agent's claim alone is no entry. Of one subject a later value replaces an earlier one; a person's word is never replaced by a run. */
export function standing(sessions: readonly Distilled[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { session, observations, reflections } of sessions.toSorted((a, b) =>
    a.session.at < b.session.at ? -1 : 1,
  )) {
    const byId = new Map(observations.map((each) => [each.observation_id, each]));
    for (const reflection of reflections) {
      if (!reflection.is_durable || reflection.source === 'agent' || reflection.source === 'tool') continue;
      const quoted = reflection.observation_ids.flatMap((id) => byId.get(id)?.quotes.map(({ t0_id }) => t0_id) ?? []);
      const key = JSON.stringify([reflection.subject, reflection.value ?? reflection.statement.toLowerCase()]);
      const known = lines.get(key);
      const keepsOld = known?.reflection.source === 'person' && reflection.source !== 'person';
      const evidence = new Set([...(known?.evidence ?? []), ...quoted]);
      for (const [other, line] of lines) {
        const isSame = line.reflection.subject === reflection.subject && other !== key;
        const isWeaker = line.reflection.source === 'person' && reflection.source !== 'person';
        const [value, before] = [reflection.value, line.reflection.value];
        const isContraryToIt = value === null || before === null ? reflection.is_correction : isContrary(value, before);
        if (isSame && !isWeaker && isContraryToIt) lines.delete(other);
      }
      lines.set(key, { reflection: keepsOld ? known.reflection : reflection, session: session.id, evidence });
    }
  }
  return [...lines.values()];
}

function inventedIn({ played, observations }: Distilled): number {
  const byId = new Map(played.events.map((event) => [event.t0_id, event]));
  return observations
    .flatMap(({ quotes }) => quotes)
    .filter(({ t0_id, of, start, end, text }) => {
      const event = byId.get(t0_id);
      return (of === 'text' ? event?.text : event?.command)?.slice(start, end) !== text || text === '';
    }).length;
}

/** It says what the labels call junk, or rests on nothing that they mark. */
export function isJunk(project: LabelledProject, { reflection, evidence }: Line, marked: ReadonlySet<string>): boolean {
  const isNamed = project.junk.some((words) => holds(reflection.statement, words));
  return isNamed || ![...evidence].some((id) => marked.has(id));
}

export function holds(statement: string, words: Words): boolean {
  const line = statement.toLowerCase();
  return words.every((word) => word.split('|').some((each) => line.includes(each.toLowerCase())));
}

/** Two lines that a person would call one: nearly the same words. */
function alike({ reflection: a }: Line, { reflection: b }: Line): boolean {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}._/-]+/gu) ?? []);
  const [one, other] = [wordsOf(a.statement), wordsOf(b.statement)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size, other.size) >= 0.8;
}

export function summed(figures: readonly Figures[]): Figures {
  const sum = (pick: (each: Figures) => number) => figures.reduce((total, each) => total + pick(each), 0);
  return {
    ...{
      wanted: sum((f) => f.wanted),
      found: sum((f) => f.found),
      lines: sum((f) => f.lines),
      junk: sum((f) => f.junk),
    },
    ...{ duplicates: sum((f) => f.duplicates), superseded: sum((f) => f.superseded), invented: sum((f) => f.invented) },
    ...{
      files: sum((f) => f.files),
      filesFound: sum((f) => f.filesFound),
      remarks: figures.flatMap(({ remarks }) => remarks),
    },
  };
}
