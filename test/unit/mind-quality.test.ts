// How well the rules do on labelled sessions, and what holds for every one of them.
import { describe, expect, test } from 'vitest';
import { OBSERVATION_KINDS, SOURCES } from '../../src/mind/observe/contract.ts';
import { observe } from '../../src/mind/observe/observe.ts';
import { MOST_SENTENCE, sentencesOf } from '../../src/mind/observe/reading.ts';
import { reflect } from '../../src/mind/reflect/reflect.ts';
import type { T0Event } from '../../src/mind/t0/contract.ts';
import type { LabelledProject } from '../support/mind-set/labelled.ts';
import { distil, measureProject, summed } from '../support/mind-set/measure.ts';
import { MIND_SET, PARTS, type MindSetPart } from '../support/mind-set/mind-set.ts';
import { play } from '../support/mind-set/script.ts';

const SESSIONS = MIND_SET.flatMap((project) =>
  project.sessions.map((session) => [session.id, project, session] as const),
);

/** The parts that no change of a rule may be led by. */
const isUnseen = ({ name }: MindSetPart) => name === 'fresh' || name === 'blind' || name === 'unseen';
const DEVELOPED = PARTS.flatMap(({ name, projects }) => (name === 'developed on' ? projects : []));
const UNSEEN = PARTS.filter(isUnseen).flatMap(({ projects }) => projects);

test('each part of the set has at least 28 sessions of six projects, and no session has the id of another', () => {
  expect(PARTS.map(({ name }) => name)).toEqual(['tuned on', 'developed on', 'held out', 'fresh', 'blind', 'unseen']);
  for (const { projects } of PARTS) {
    expect(projects.length).toBeGreaterThanOrEqual(6);
    expect(projects.flatMap(({ sessions }) => sessions).length).toBeGreaterThanOrEqual(28);
  }
  expect(new Set(SESSIONS.map(([id]) => id)).size).toBe(SESSIONS.length);
  expect(new Set(MIND_SET.map(({ name }) => name)).size).toBe(MIND_SET.length);
});

test('every label names a marked event', () => {
  for (const { name, sessions, wanted, questions } of MIND_SET) {
    const marks = sessions.flatMap((session) =>
      [...play(name, session).marked.keys()].map((mark) => `${session.id}#${mark}`),
    );
    for (const { anchor } of [...wanted, ...questions]) expect(marks).toContain(anchor);
  }
});

// A label whose words stand nowhere would be missing, or gone, whatever the rules find.
describe('labels', () => {
  const eventsOf = ({ name, sessions }: LabelledProject) => sessions.flatMap((each) => play(name, each).events);
  const unsaid = (words: readonly string[], events: readonly T0Event[]) => {
    const said = events.map(({ text }) => text.toLowerCase());
    return words.filter((word) => !word.split('|').some((each) => said.some((text) => text.includes(each))));
  };

  // What a person wants of a command may stand in its output, or in the change before it.
  test.each(MIND_SET)(
    'of $name: wanted words stand in their event, or around a command',
    ({ name, sessions, wanted }) => {
      for (const session of sessions) {
        const { events, marked } = play(name, session);
        for (const { words, anchor } of wanted.filter((each) => each.anchor.startsWith(`${session.id}#`))) {
          const event = events.find(({ t0_id }) => t0_id === marked.get(anchor.replace(/.*#/, '')));
          expect(unsaid(words, event?.kind === 'user' ? [event] : events)).toEqual([]);
        }
      }
    },
  );

  test.each(MIND_SET)('of $name: changed files are named by a call of their session', ({ name, sessions }) => {
    for (const session of sessions) {
      const calls = play(name, session).events.filter(({ kind }) => kind === 'call');
      expect(session.changed.filter((file) => !calls.some(({ text }) => text.includes(file)))).toEqual([]);
    }
  });

  test.each(UNSEEN)('of $name: what was superseded and what is junk was once said', (project) => {
    expect(unsaid([...project.superseded, ...project.junk].flat(), eventsOf(project))).toEqual([]);
  });
});

// What changes from one session to the next is most of the part that rules are changed by: it is harder than what people say on average.
test('on the part “developed on” at least 65 % is found, little is junk or there twice, and most of what changed is replaced', () => {
  const figures = summed(DEVELOPED.map((project) => measureProject(project)));
  expect(figures.found / figures.wanted).toBeGreaterThanOrEqual(0.65);
  expect(figures.junk / figures.lines).toBeLessThan(0.035);
  expect(figures.duplicates / figures.lines).toBeLessThan(0.03);
  const changed = DEVELOPED.flatMap(({ superseded }) => superseded).length;
  expect(figures.superseded / changed).toBeLessThan(0.5);
});

// The unseen parts have no thresholds here: a change of a rule must not be led by them. The benchmark prints their figures.
describe.each(PARTS.filter(({ name }) => name === 'tuned on' || name === 'held out'))(
  'on the part “$name”',
  ({ projects }) => {
    const figures = summed(projects.map((project) => measureProject(project)));

    test('at least 80 % of what a person wants next is found', () => {
      expect(figures.found / figures.wanted).toBeGreaterThanOrEqual(0.8);
    });

    test('less than 3 % is junk, less than 3 % is there twice', () => {
      expect(figures.junk / figures.lines).toBeLessThan(0.03);
      expect(figures.duplicates / figures.lines).toBeLessThan(0.03);
    });

    test('nothing stands that was superseded, and no quote is invented', () => {
      expect([figures.superseded, figures.invented]).toEqual([0, 0]);
    });

    test('at least 90 % of the files that matter are among the first five', () => {
      expect(figures.filesFound / figures.files).toBeGreaterThanOrEqual(0.9);
    });
  },
);

describe.each(SESSIONS)('session %s', (_, project, session) => {
  const { played, observations, reflections } = distil(project, session);

  test('gives the same again, also from events in another order', () => {
    const input = { project_id: project.name, agent: session.agent, session_id: session.id, tagAt: () => 'main' };
    expect(distil(project, session).observations).toEqual(observations);
    expect(observe({ ...input, events: played.events.toReversed() }).observations).toEqual(observations);
    expect(reflect(observations.toReversed())).toEqual(reflections);
  });

  test('quotes only what counts, and a person only by their own words', () => {
    const byId = new Map(played.events.map((event) => [event.t0_id, event]));
    for (const { quotes, source, statement, subject, kind, at } of observations) {
      const events = quotes.map(({ t0_id }) => byId.get(t0_id));
      expect(events.every((event) => event !== undefined && !event.is_retracted)).toBe(true);
      expect(statement.length).toBeLessThanOrEqual(160);
      expect([OBSERVATION_KINDS.includes(kind), SOURCES.includes(source), subject.trim()]).toEqual([
        true,
        true,
        subject,
      ]);
      expect(events.reduce((last, event) => ((event?.at ?? '') > last ? (event?.at ?? '') : last), '')).toBe(at);
      if (source === 'person')
        expect(events.at(-1)).toMatchObject({ kind: 'user', speaker: 'person', is_sidechain: false });
      if (events.some((event) => event?.kind === 'result')) expect(kind).toBe('fix');
    }
  });
});

describe('hostile text', () => {
  const event = (text: string, over: Partial<T0Event> = {}): T0Event => ({
    ...{ t0_id: 't1', project_id: 'p', agent: 'a', session_id: 's', seq: 1, kind: 'user', speaker: 'person', text },
    ...{ at: '2026-01-01T00:00:00.000Z', tool: null, command: null, files_read: [], files_changed: [], call: null },
    ...{ exit_code: null, is_error: false, is_sidechain: false, is_retracted: false, ...over },
  });
  const learn = (events: readonly T0Event[]) =>
    observe({ project_id: 'p', agent: 'a', session_id: 's', tagAt: () => 'main', events }).observations;

  const SEEDS = [
    'a ',
    'never ',
    'we use ',
    'use a not ',
    'the a is ',
    'no x ',
    '../',
    ', ',
    "don't ",
    '1.1.',
    '`',
    '"',
    '\n',
    '. ',
    '> ',
    '```\n',
  ];

  test('no part of a text that a rule looks at is longer than a sentence, and only its beginning is read', () => {
    for (const seed of SEEDS) {
      const sentences = sentencesOf(seed.repeat(200_000));
      expect(sentences.every(({ text }) => text.length <= MOST_SENTENCE)).toBe(true);
      expect(Math.max(0, ...sentences.map(({ end }) => end))).toBeLessThanOrEqual(20_000);
    }
  });

  test('a megabyte of one sign, as a word of everybody, comes to nothing', () => {
    for (const seed of SEEDS) {
      const text = seed.repeat(Math.ceil(1_000_000 / seed.length));
      const command = event(text, { kind: 'call', speaker: 'agent', command: text, call: 'c' });
      const result = event(text, { t0_id: 't2', seq: 2, kind: 'result', speaker: 'tool', call: 'c', exit_code: 1 });
      expect(learn([event(text)])).toEqual([]);
      expect(
        learn([event(text, { kind: 'agent', speaker: 'agent' })]).filter(({ kind }) => kind !== 'outcome'),
      ).toEqual([]);
      expect(learn([command, result]).filter(({ kind }) => kind !== 'files')).toEqual([]);
    }
  });

  test('signs that turn words around and cut-off pairs break nothing', () => {
    const texts = [
      '\u202ealways use tabs',
      'never use \ud800',
      '\u0000always\u0000',
      'use ‹it›, not ‹not›',
      '${x} always `',
    ];
    for (const text of texts) {
      for (const { quotes } of learn([event(text)])) {
        for (const quote of quotes) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
      }
    }
  });
});
