// What the observations of a session come to, in whatever order they arrive.
import { describe, expect, test } from 'vitest';
import { fraction, seededRandom } from '../../src/base/random.ts';
import type { Observation } from '../../src/mind/observe/contract.ts';
import { observe } from '../../src/mind/observe/observe.ts';
import { reflect } from '../../src/mind/reflect/reflect.ts';
import { play } from '../support/mind-set/script.ts';

function observed(script: string, tagAt: (seq: number) => string = () => 'main'): readonly Observation[] {
  const session = { id: 's1', agent: 'codex', at: '2026-01-01T10:00:00.000Z', changed: [] };
  const { events } = play('p1', { ...session, script });
  return observe({ project_id: 'p1', agent: 'codex', session_id: 's1', tagAt, events }).observations;
}

const durable = (script: string) => reflect(observed(script)).filter(({ is_durable }) => is_durable);

describe('reflecting on one session', () => {
  test("a person's later word replaces an earlier one of the same subject", () => {
    expect(durable('U use npm, not yarn\nA ok\nU we switched to pnpm')).toMatchObject([
      { subject: 'package manager', value: 'pnpm', is_correction: true },
    ]);
  });

  test('within one turn the last sentence counts', () => {
    expect(durable('U The API listens on 4000. Actually the API listens on 5000.')).toMatchObject([
      { subject: 'port of api', value: '5000' },
    ]);
  });

  test('what was said twice is one reflection with both observations', () => {
    const [only, ...others] = durable('A Done.\nU never push to main\nA ok\nU we never push to main');
    expect(others).toEqual([]);
    expect(only?.observation_ids).toHaveLength(2);
  });

  test('two values of different subjects stand side by side', () => {
    expect(durable('U the API listens on 4000\nU the admin listens on 4001').map(({ subject }) => subject)).toEqual([
      'port of api',
      'port of admin',
    ]);
  });

  test("a person's word beats what ran, whichever came last", () => {
    const said = 'U run the tests with `pnpm test`';
    const ran = '$ npm test\n= 0 ok';
    for (const script of [`${said}\n${ran}`, `${ran}\n${said}`]) {
      expect(durable(script)).toMatchObject([{ value: 'pnpm test', source: 'person', kind: 'fact' }]);
    }
  });

  test("an agent's claim joins a person's word and takes its source", () => {
    const [only, ...others] = durable('A I chose zod over yup because it infers types.\nU we use zod for validation');
    expect(others).toEqual([]);
    expect(only).toMatchObject({ source: 'person', subject: 'validation library', value: 'zod' });
    expect(only?.observation_ids).toHaveLength(2);
  });

  test('files, commits, open ends and outcomes are of the session alone', () => {
    const reflections = reflect(
      observed(
        'E a.ts\nE a.ts\n$ git commit -am "x"\n= 0 [main 1234567] x\n$ npm test\n= 1 Error: no\nA Left to do: b.',
      ),
    );
    expect(new Set(reflections.filter(({ is_durable }) => !is_durable).map(({ kind }) => kind))).toEqual(
      new Set(['files', 'commit', 'open_end', 'outcome']),
    );
    expect(reflections.filter(({ is_durable }) => is_durable)).toEqual([]);
    expect(reflections.find(({ kind }) => kind === 'files')?.observation_ids).toHaveLength(2);
  });

  test('[MND-03] what holds for one tag is not touched by another', () => {
    const both = observed('U use npm, not yarn\nU use pnpm, not npm', (seq) => (seq === 1 ? 'web' : 'cli'));
    expect(both.map(({ tag }) => tag)).toEqual(['web', 'cli']);
    expect(reflect(both).map(({ tag, value }) => [tag, value])).toEqual([
      ['web', 'npm'],
      ['cli', 'pnpm'],
    ]);
  });

  test('the order of observations, and one that comes twice, change nothing', () => {
    const observations = observed(
      'U use npm, not yarn\nU we switched to pnpm\nE a.ts\n$ npm test\n= 0 ok\nU never push to main\nE b.ts\nE a.ts\nU The license is MIT. The license is Apache-2.0 now.',
    );
    const expected = reflect(observations);
    expect(expected.length).toBeGreaterThan(5);
    const random = seededRandom(7);
    for (let round = 0; round < 50; round += 1) {
      const shuffled = [...observations, ...observations.slice(0, 2)]
        .map((each) => [fraction(random), each] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, each]) => each);
      expect(reflect(shuffled)).toEqual(expected);
    }
  });

  test('nothing gives nothing', () => {
    expect(reflect([])).toEqual([]);
  });
});
