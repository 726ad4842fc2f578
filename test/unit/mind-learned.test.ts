// The scorer of statements: its numbers follow from the labelled sentences, it knows sentences of people whom it has not read, and what it
// takes has the subject that lets a later value replace an earlier one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { learnedWeights } from '../../src/mind/observe/learned-score.ts';
import { valuedIn } from '../../src/mind/observe/values.ts';
import { observe } from '../../src/mind/observe/observe.ts';
import { play } from '../support/mind-set/script.ts';
import { labelledSentences, ruleExamples } from '../support/statement-set/labelled.ts';
import { judgeLeftOut } from '../support/statement-set/left-out.ts';
import { train, VERSION, weightsFile } from '../support/statement-set/train.ts';

const SENTENCES = labelledSentences();
const COMMITTED = join(import.meta.dirname, '../../src/mind/observe/learned-weights.ts');

test('the committed numbers are those that training makes of the labelled sentences', () => {
  expect(weightsFile(train([...SENTENCES, ...ruleExamples()])) === readFileSync(COMMITTED, 'utf8')).toBe(true);
  expect(learnedWeights().version).toBe(VERSION);
});

// Measured of voices that were left out of the training; `npm run train` prints the same for all of them.
test('of people who were left out of the training, few idle sentences are taken and two thirds of the lasting ones', () => {
  const judged = judgeLeftOut(SENTENCES, { always: ruleExamples(), rounds: 2 });
  const share = (isLasting: boolean) => {
    const some = judged.filter(({ sentence }) => (sentence.kind !== undefined) === isLasting);
    return some.filter(({ rule }) => rule !== undefined).length / some.length;
  };
  expect(share(true)).toBeGreaterThan(2 / 3);
  expect(share(false)).toBeLessThan(0.03);
});

/** What is learned when a person says this to an agent. */
function learned(person: string, agent = 'Done.') {
  const session = { id: 's', agent: 'codex', at: '2026-01-01T00:00:00.000Z', changed: [] };
  const { events } = play('p', { ...session, script: `U hello\nA ${agent}\nU ${person}` });
  return observe({ project_id: 'p', agent: 'codex', session_id: 's', tagAt: () => 'main', events }).observations;
}

describe('a person’s sentence that no rule knows', () => {
  test.each([
    ['the printers in hall 3 only understand zpl', 'learned:'],
    ['we never reveal that an account exists, not even by timing', ''],
  ])('%s', (text, rule) => {
    const found = learned(text).find(({ kind }) => kind !== 'outcome');
    expect(found).toMatchObject({ source: 'person', quotes: [{ text }] });
    expect(found?.rule.startsWith(rule)).toBe(true);
  });

  test.each([
    'add a filter for the country to the list',
    'the import stopped after 1000 rows and i do not know why',
    'someone on the forum said that prices are always net',
    'for this run the limit is 50 rows',
  ])('is left out: %s', (text) => {
    expect(learned(text).filter(({ kind }) => kind !== 'outcome')).toEqual([]);
  });
});

describe('the thing and its value', () => {
  test.each([
    ['the staging queue is at 10.0.3.7', 'staging queue moved, it’s 10.7.0.22 now', 'address of queu stag'],
    ['max upload went from 5 to 10 mb', 'the upload limit is 25 MB now', 'size of upload'],
    ['we keep logs for 3 weeks', 'logs are kept 90 days', 'duration of log'],
    ['release day is thursday', 'the release is on tuesdays these days', 'day of releas'],
    ['sensors report every 15 minutes', 'sensors report every hour now', 'interval of report sensor'],
    ['ein termin dauert zwanzig minuten', 'ein termin dauert 30 minuten', 'duration of dauert termin'],
    ['la impresora es de 58 mm', 'hemos cambiado la impresora, ahora es de 80 mm', 'length of impresora'],
    ['photos must be smaller than 300 kb', 'photos can be up to 500 kb now', 'size of photo'],
    ['the watchdog is at 2 seconds', 'the watchdog went from 2 seconds to 500 ms', 'duration of watchdog'],
    [
      'a question is open for 30 seconds',
      '30 seconds is too short, questions are open for 45 seconds',
      'duration of open question',
    ],
    ['a team has 2 to 6 people', 'teams can have 8 people now', 'number (peopl) of team'],
    ['prod runs on box-07', 'box-07 died, prod runs on box-11 now', 'name of prod'],
  ])('%s, then: %s', (earlier, later, subject) => {
    const [one, other] = [valuedIn(earlier), valuedIn(later)];
    expect([one?.subject, other?.subject]).toEqual([subject, subject]);
    expect(one?.value).not.toBe(other?.value);
  });

  test.each([
    ['prod has 3 replicas', 'prod has 2 databases'],
    ['the report runs at 03:15', 'the report takes 40 minutes'],
    ['a build needs 8 GB ram', 'a build needs 20 GB disk'],
    ['the cache lives 5 minutes', 'the cache is written every 5 minutes'],
    ['the depot is at http://depot.example', 'the depot in staging is at http://depot-2.example'],
    ['a job has at most two owners', 'a job has at most two retries'],
  ])('%s and %s hold side by side', (one, other) => {
    expect(valuedIn(one)?.subject).not.toBe(valuedIn(other)?.subject);
  });

  test.each(['customers under 18 have no overdraft', 'if it takes 30 seconds it is killed', 'nothing with a value'])(
    'none in: %s',
    (text) => {
      expect(valuedIn(text)).toBeUndefined();
    },
  );
});
