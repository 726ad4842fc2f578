// What a person takes back, and what holds then: within a session by their words, in a later one because both are about one thing.
import { describe, expect, test } from 'vitest';
import { restated, RESTATING_RULES } from '../../src/mind/observe/restated.ts';
import { retractionIn, RETRACTION_RULES } from '../../src/mind/observe/retractions.ts';
import { distil, standing } from '../support/mind-set/measure.ts';

/** What stands after these sessions, as lines. */
function standingAfter(...scripts: readonly string[]): string[] {
  const sessions = scripts.map((script, at) => {
    const told = `A Done.\n${script}`;
    return { id: `s${at}`, agent: 'claude-code', at: `2026-01-0${at + 1}T10:00:00.000Z`, changed: [], script: told };
  });
  const project = { name: 'p', sessions, wanted: [], superseded: [], junk: [], questions: [] };
  return standing(sessions.map((session) => distil(project, session))).map(({ reflection }) => reflection.statement);
}

describe('rules', () => {
  test.each(RETRACTION_RULES.map((rule) => [rule.id, rule] as const))(
    '%s leaves what is said in place of it',
    (_, rule) => {
      for (const [text, left] of rule.is) expect([text, retractionIn(text)]).toMatchObject([text, { left }]);
      expect(rule.is.some(([text]) => rule.pattern.test(text))).toBe(true);
      for (const text of rule.isNot) expect([text, rule.pattern.test(text)]).toEqual([text, false]);
    },
  );

  test.each(RESTATING_RULES.map((rule) => [rule.id, rule] as const))('%s says plainly what holds since', (_, rule) => {
    for (const [text, plain] of rule.is) expect([text, restated(text)]).toEqual([text, plain]);
    for (const text of rule.isNot) expect([text, restated(text)]).toEqual([text, undefined]);
  });

  test('no two have one id', () => {
    const ids = [...RETRACTION_RULES, ...RESTATING_RULES].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('after a correction only the new line holds, in the same session and in a later one', () => {
  test.each([
    [
      'Let us use Kafka for the event bus.',
      'No wait, forget Kafka, use NATS for the event bus.',
      'Use NATS for the event bus.',
    ],
    [
      'We decided to go with GraphQL for the public API.',
      'Scrap that decision, the public API stays REST.',
      'The public API stays REST.',
    ],
    [
      'Name branches feature/<ticket>.',
      'Sorry, wrong: name branches <ticket>-<slug>.',
      'Name branches <ticket>-<slug>.',
    ],
    ['The backup job runs at 2am.', 'Sorry, I was wrong: the backup job runs at 4am.', 'The backup job runs at 4am.'],
    [
      'The API rate limit is 100 requests per minute.',
      'The rate limit was raised, it is 500 requests per minute now.',
      'The rate limit was raised, it is 500 requests per minute now.',
    ],
    [
      'Design docs live in docs/design.',
      'Design docs were moved to docs/rfcs.',
      'Design docs were moved to docs/rfcs.',
    ],
    [
      'Design docs live in docs/design.',
      'We moved the design docs to docs/rfcs.',
      'We moved the design docs to docs/rfcs.',
    ],
    ['Our CI is CircleCI.', 'We moved CI to GitHub Actions.', 'We moved CI to GitHub Actions.'],
    ['Always squash before merging.', "Actually don't squash commits, keep them.", "Don't squash commits, keep them."],
    ["Let's use Redis for sessions.", 'Scratch that, use Memcached for sessions', 'Use Memcached for sessions.'],
    [
      'The session timeout is 30 minutes.',
      'The session timeout was raised to an hour.',
      'The session timeout was raised to an hour.',
    ],
    [
      'The session timeout is 30 minutes.',
      'We raised the session timeout to 45 minutes.',
      'We raised the session timeout to 45 minutes.',
    ],
    [
      'The staging bucket is called media-1.',
      'The staging bucket was renamed to media-2.',
      'The staging bucket was renamed to media-2.',
    ],
    [
      'The gateway listens on port 8080.',
      'I was wrong about the gateway, it listens on port 9090.',
      'The gateway listens on port 9090.',
    ],
    ['el puerto es 8081', 'me equivoqué, el puerto es 8082', 'El puerto es 8082.'],
  ])('%s / %s', (earlier, later, line) => {
    expect(standingAfter(`U ${earlier}\nU ${later}`)).toEqual([line]);
    expect(standingAfter(`U ${earlier}\nA Okay.\nU ${later}`)).toEqual([line]);
    expect(standingAfter(`U ${earlier}`, `U ${later}`)).toEqual([line]);
  });

  test.each([
    [
      'We decided to deploy with Helm.',
      "On second thought, let's deploy with plain kubectl.",
      "Let's deploy with plain kubectl.",
    ],
    [
      'Releases are cut from main.',
      'We changed our minds: releases are cut from release/next.',
      'Releases are cut from release/next.',
    ],
    [
      'All endpoints need a rate limit.',
      'Strike that, only public endpoints need a rate limit.',
      'Only public endpoints need a rate limit.',
    ],
    [
      'We store uploads in S3.',
      'Sorry. I was wrong. We store uploads under /srv/uploads.',
      'We store uploads under /srv/uploads.',
    ],
    ['Deploys go out on Tuesdays.', 'No wait, Thursdays.', 'Deploys go out on Thursdays.'],
    ['The API listens on port 4000.', 'no, 4100', 'The API listens on port 4100.'],
    ['We use tabs everywhere.', 'Oh, on second thought, 2 spaces.', '2 spaces.'],
    ['Wir nehmen npm als Paketmanager.', 'Nein, warte, vergiss npm, wir nehmen pnpm.', 'Wir nehmen pnpm.'],
    [
      'Usamos Redux para el estado.',
      'Pensándolo mejor, usamos Zustand para el estado.',
      'Usamos Zustand para el estado.',
    ],
    [
      'On utilise jest pour les tests.',
      'Finalement non, on utilise vitest pour les tests.',
      'On utilise vitest pour les tests.',
    ],
    ['Usamos jest para os testes.', 'Pensando melhor, usamos vitest para os testes.', 'Usamos vitest para os testes.'],
    ['We gebruiken npm.', 'Nee, wacht, we gebruiken pnpm.', 'We gebruiken pnpm.'],
  ])('in the session: %s / %s', (earlier, later, line) => {
    expect(standingAfter(`U ${earlier}\nU ${later}`)).toEqual([line]);
    expect(standingAfter(`U ${earlier}\nA Okay.\nU ${later}`)).toEqual([line]);
  });

  test('nothing holds where what is said in its place does not read alone', () => {
    const rule = 'U Never use any in TypeScript.';
    for (const between of ['', '\nA Okay.'])
      expect(standingAfter(`${rule}${between}\nU Forget what I said about any, it is fine in tests.`)).toEqual([]);
  });

  test('in one message', () => {
    expect(standingAfter('U Always use tabs. Scratch that, use 2 spaces for indentation.')).toEqual([
      'Use 2 spaces for indentation.',
    ]);
  });

  test('what was too unlikely to be learned is a reason to learn what corrects it', () => {
    expect(standingAfter('U Forget it.', 'U hello')).toEqual([]);
    const opening =
      'The timeout of the gateway is 30 seconds.\nU Sorry, wrong: the timeout of the gateway is 60 seconds.';
    expect(standingAfter(`U ${opening}`)).toEqual(['The timeout of the gateway is 60 seconds.']);
  });
});

describe('what a person does not take back stands', () => {
  test.each([
    ['Always run the linter before committing.', 'Actually, run the tests now.'],
    ['The backup job runs at 2am.', 'On second thought, run the backup job now.'],
    ['Never push to main.', 'No wait, look at the last commit first.'],
    ['Always use tabs. How do I start the server?', 'Never mind, I found it.'],
    ['Never commit secrets to the repo.', 'Never mind the lint errors.'],
    ['Never commit secrets to the repo.', 'Forget the footer, fix the header first.'],
  ])('%s / %s', (earlier, later) => {
    expect(standingAfter(`U ${earlier}\nA Okay.\nU ${later}`)).toEqual([
      `${earlier.split('. ')[0]?.replace(/\.$/, '')}.`,
    ]);
  });

  test.each([
    ['Always run the linter before each commit.', 'Sorry, my mistake: the linter config lives in tools/lint.'],
    ['Deploys go out on Tuesdays.', 'Actually no, the tests for deploys always need postgres running.'],
  ])('where what is said instead shares no more than a word with it: %s / %s', (earlier, later) => {
    for (const between of ['', '\nA Okay.']) {
      const lines = standingAfter(`U ${earlier}${between}\nU ${later}`);
      expect(lines).toContain(earlier);
      expect(lines).toHaveLength(2);
    }
  });

  test.each(['Forget Redis, look at the login bug first.', 'Forget Redis, please fix the login on port 4000 first.'])(
    'where what is to be forgotten gives way to a task: %s',
    (later) => {
      const told = ['We use Redis for the cache.', 'We use Redis for sessions as well.'];
      for (const between of ['', '\nA Okay.'])
        expect(standingAfter(`U ${told.join(' ')}${between}\nU ${later}`)).toEqual(told);
    },
  );

  test('where something is said besides', () => {
    expect(standingAfter('U Never push to main.\nA Okay.\nU Actually, also never push to develop.').length).toBe(2);
    expect(standingAfter('U The api listens on 4000.\nA Okay.\nU Correction: the admin listens on 4100.').length).toBe(
      2,
    );
  });

  test('a word that takes something back answers the agent where it asks', () => {
    const rule = 'U Never commit secrets to the repo.';
    for (const answer of ['Never mind.', 'forget it', 'no, forget it', 'Scratch that.'])
      expect([answer, standingAfter(`${rule}\nA Understood. Should I also rename the file?\nU ${answer}`)]).toEqual([
        answer,
        ['Never commit secrets to the repo.'],
      ]);
    for (const answer of ['Never mind.', 'forget it', 'Scratch that.'])
      expect([answer, standingAfter(`${rule}\nA Understood.\nU ${answer}`)]).toEqual([answer, []]);
    expect(standingAfter(`${rule}\nA Understood. Should I also rename the file?\nU Forget what I said.`)).toEqual([]);
  });

  test('an answer to the agent is no other value of what was said before', () => {
    expect(standingAfter('U The API listens on port 4000.\nA Should I open another port?\nU no, 4100')).toEqual([
      'The API listens on port 4000.',
    ]);
  });
});
