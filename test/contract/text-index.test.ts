// The text index on both databases: the same documents for the same query, whatever somebody types, and nothing left of what was removed.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recallSchema } from '../../src/ask/recall/schema.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { seededRandom } from '../../src/base/random.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { createNearBits } from '../../src/store/text/near-bits.ts';
import { createTextIndex, type TextIndex } from '../../src/store/text/text-index.ts';
import { countTerm, parseQuery } from '../../src/store/text/text-query.ts';
import { stem } from '../../src/store/text/stem.ts';
import { wordsOf } from '../../src/store/text/words.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

const TEXTS = [
  'We decided to keep the session tokens in Redis for seven days',
  'The parser fails on nested brackets; see src/store/textQuery.ts',
  'Renamed read_next_step to readNextStep in the work domain',
  'Größe der Übersicht ändern, café und naïve',
  '東京で会議をします',
  'Index indexes indexed indexing: all of one stem',
  'The next step is written down. A step next to it is not.',
  '100% done, a!b, C++ and "quotes" — 🚀 emoji',
];

describe.each(DIALECTS)('a text index on %s', (dialect) => {
  let fixture: Fixture;
  let store: Store;
  let index: TextIndex;
  beforeEach(async () => {
    fixture = createFixture(dialect);
    store = await fixture.openStore({ sequences: [recallSchema] });
    index = createTextIndex('recall', store.dialect);
    await store.write((tx) =>
      index.put(
        tx,
        TEXTS.map((text, at) => ({ id: at + 1, scope: 1, text })),
      ),
    );
    await store.write((tx) =>
      index.put(tx, [{ id: 100, scope: 2, text: 'Another project has Redis and brackets too' }]),
    );
  });
  afterEach(async () => {
    await store.close();
    await fixture.dispose();
  });

  const find = async (query: string, scope = 1) => {
    const { documents } = await store.read((tx) => index.find(tx, scope, parseQuery(query), 200));
    return documents.map(({ id }) => id).toSorted((a, b) => a - b);
  };

  it('finds words by their stems, in any case and without accents', async () => {
    expect(await find('index')).toEqual([6]);
    expect(await find('INDEXATION')).toEqual([6]);
    expect(await find('deciding')).toEqual([1]);
    expect(await find('grosse übersicht')).toEqual([4]);
    expect(await find('cafe NAIVE')).toEqual([4]);
    expect(await find('nothing of the kind')).toEqual([]);
  });

  it('finds identifiers whole and by their parts, and files by parts of their paths', async () => {
    expect(await find('readNextStep')).toEqual(expect.arrayContaining([3]));
    expect(await find('"readNextStep"')).toEqual([3]);
    expect(await find('read_next_step brackets')).toEqual(expect.arrayContaining([2, 3]));
    expect(await find('textQuery')).toEqual([2]);
    expect(await find('"src/store/textQuery.ts"')).toEqual([2]);
  });

  it('finds phrases only where the words stand next to one another, and takes them for a condition', async () => {
    expect(await find('"next step"')).toEqual([3, 7]);
    expect(await find('"step next"')).toEqual([7]);
    expect(await find('"nested brackets" redis')).toEqual([2]);
    expect(await find('"redis brackets"')).toEqual([]);
    expect(await find('"next step')).toEqual([3, 7]);
  });

  it('finds beginnings, also where the stem is shorter than what was typed', async () => {
    expect(await find('ind*')).toEqual([6]);
    expect(await find('indexin*')).toEqual([6]);
    expect(await find('brack*')).toEqual([2]);
    expect(await find('bracke* tok*')).toEqual([1, 2]);
    expect(await find('zzz*')).toEqual([]);
  });

  it('finds texts that are written without blanks', async () => {
    expect(await find('会議')).toEqual([5]);
    expect(await find('東京')).toEqual([5]);
    expect(await find('京東')).toEqual([]);
  });

  it('never finds what another project holds', async () => {
    expect(await find('redis brackets', 2)).toEqual([100]);
    expect(await find('redis')).toEqual([1]);
    expect(await find('redis', 3)).toEqual([]);
    expect(await find('2_redis', 1)).toEqual([1]);
    expect(await store.read((tx) => index.count(tx, 1))).toBe(TEXTS.length);
  });

  it('takes any text for a query', async () => {
    const hostile = [
      ...['', ' ', '"', '""', '*', '"*"', 'AND', 'a AND', 'NEAR(a b)', 'NOT redis', 'words:redis', '-redis', '^redis'],
      ...[
        "'; DROP TABLE recall_texts; --",
        "':* | '",
        '!!&|()<->',
        '\\',
        "it's",
        '{a b}: c',
        'a+b',
        '🚀',
        '\u0301',
        '_',
        '____',
      ],
      'x'.repeat(5_000),
      '( '.repeat(500),
      Array.from({ length: 400 }, (_, at) => `word${at}`).join(' '),
    ];
    for (const query of hostile) expect(Array.isArray(await find(query))).toBe(true);
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !text.includes('\0')),
        async (query) => {
          expect(Array.isArray(await find(query))).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('finds exactly the documents that a comparison of words finds', async () => {
    const vocabulary = ['parser', 'token', 'redis', 'bracket', 'nextStep', 'über', '東京', 'fix_it', 'v2', 'index'];
    const sentence = fc
      .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 8 })
      .map((words) => words.join(' '));
    const query = fc.oneof(
      sentence,
      sentence.map((text) => `"${text}"`),
      fc.constantFrom(...vocabulary).map((word) => `${word.slice(0, 2)}*`),
    );
    let scope = 10;
    await fc.assert(
      fc.asyncProperty(
        fc.array(sentence, { minLength: 1, maxLength: 12 }),
        fc.array(query, { minLength: 1, maxLength: 4 }),
        async (texts, queries) => {
          scope += 1;
          const rows = texts.map((text, at) => ({ id: scope * 1_000 + at, scope, text }));
          await store.write((tx) => index.put(tx, rows));
          for (const each of queries) {
            const { terms } = parseQuery(each);
            const phrases = terms.filter(({ kind }) => kind === 'phrase');
            const expected = rows.filter(({ text }) => {
              const words = wordsOf(text);
              const has = (some: typeof terms) => some.map((term) => countTerm(term, words) > 0);
              return phrases.length > 0 ? has(phrases).every(Boolean) : has(terms).some(Boolean);
            });
            expect(await find(each, scope)).toEqual(expected.map(({ id }) => id));
          }
          // Half of them again, without the others.
          const gone = rows.filter((_, at) => at % 2 === 0);
          await store.write((tx) =>
            index.remove(
              tx,
              gone.map(({ id }) => id),
            ),
          );
          const left = await find(vocabulary.join(' '), scope);
          expect(left).toEqual(rows.filter((_, at) => at % 2 === 1).map(({ id }) => id));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('looks at the newest where a word is in very many, and at those with all words first', async () => {
    const rows = Array.from({ length: 4_600 }, (_, at) => ({
      id: 10_000 + at,
      scope: 5,
      text: at === 7 ? 'common rare' : 'common thing',
    }));
    for (let at = 0; at < rows.length; at += 500) await store.write((tx) => index.put(tx, rows.slice(at, at + 500)));
    const { documents } = await store.read((tx) => index.find(tx, 5, parseQuery('common'), 3));
    expect(documents.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([14_597, 14_598, 14_599]);
    const both = await store.read((tx) => index.find(tx, 5, parseQuery('rare common'), 1));
    expect(both.documents.map(({ id }) => id)).toEqual([10_007]);
    expect(both.terms.map(({ documents: count }) => count)).toEqual([1, 4_600]);
  }, 60_000);

  it('forgets what was cleared', async () => {
    await store.write((tx) => index.clear(tx));
    expect(await find('redis')).toEqual([]);
    await store.write((tx) => index.put(tx, [{ id: 1, scope: 1, text: 'redis' }]));
    expect(await find('redis')).toEqual([1]);
  });

  it('finds the nearest bits, the newer of two that are equally near', async () => {
    const bits = createNearBits('recall_bits', dialect);
    const rows = ['00'.repeat(64), 'ff'.repeat(64), `0f${'00'.repeat(63)}`, `f0${'00'.repeat(63)}`];
    await store.write(async (tx) => {
      for (const [at, each] of rows.entries()) await bits.put(tx, { id: at + 1, scope: 1, bits: each });
      await bits.put(tx, { id: 9, scope: 2, bits: rows[0] ?? '' });
    });
    const nearest = (of: string, most: number) => store.read((tx) => bits.nearest(tx, 1, of, most));
    expect(await nearest('00'.repeat(64), 3)).toEqual([1, 4, 3]);
    expect(await nearest('ff'.repeat(64), 1)).toEqual([2]);
    await store.write((tx) => bits.remove(tx, { id: 1, scope: 1 }));
    expect(await nearest('00'.repeat(64), 1)).toEqual([4]);
  });
});

describe('on SQLite', () => {
  it('no byte of a removed text is left in the files', async () => {
    const fixture = createFixture('sqlite');
    const path = join(fixture.folder, 'erased.sqlite');
    const open = () =>
      openStore(sqliteDriver({ path, clock: fixture.clock, random: seededRandom(1), erases: true }), {
        clock: fixture.clock,
        producerVersion: '0',
        sequences: [recallSchema],
      });
    const index = createTextIndex('recall', 'sqlite');
    const canary = 'zanzibarcanar';
    const bytes = () =>
      readdirSync(fixture.folder)
        .filter((name) => name.startsWith('erased'))
        .map((name) => readFileSync(join(fixture.folder, name), 'latin1'))
        .join('');
    let store = await open();
    const rows = Array.from({ length: 300 }, (_, at) => ({
      id: at + 1,
      scope: 1,
      text: `filler words number ${at} about nothing`,
    }));
    await store.write((tx) => index.put(tx, rows));
    await store.write((tx) => index.put(tx, [{ id: 1_000, scope: 1, text: `the ${canary} sings` }]));
    await store.close();
    expect(bytes().includes(canary)).toBe(true);
    store = await open();
    await store.write((tx) => index.remove(tx, [1_000]));
    await store.close();
    expect(bytes().includes(canary)).toBe(false);
    // Neither a piece of it: the index holds words by what they have in common with their neighbours.
    expect(bytes().includes(canary.slice(3))).toBe(false);
    await fixture.dispose();
  });

  it('is searched without sqlite-vec as with it', async () => {
    const fixture = createFixture('sqlite');
    const random = seededRandom(7);
    const rows = Array.from({ length: 200 }, (_, at) => ({
      id: at + 1,
      scope: 1,
      bits: Buffer.from(random.fill(new Uint8Array(64))).toString('hex'),
    }));
    const answers: number[][] = [];
    for (const settings of [{}, { extension: 'sqlite-vec' as const }]) {
      const path = join(fixture.folder, `vec${answers.length}.sqlite`);
      const store = await openStore(
        sqliteDriver({ path, clock: fixture.clock, random: seededRandom(1), ...settings }),
        { clock: fixture.clock, producerVersion: '0', sequences: [recallSchema] },
      );
      const bits = createNearBits('recall_bits', 'sqlite');
      await store.write(async (tx) => {
        for (const row of rows) await bits.put(tx, row);
      });
      answers.push(await store.read((tx) => bits.nearest(tx, 1, rows[5]?.bits ?? '', 20)));
      await store.close();
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(6);
    await fixture.dispose();
  });
});

describe('stems', () => {
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
    ['sing', 'sing'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['digitizer', 'digit'],
    ['operator', 'oper'],
    ['hopefulness', 'hope'],
    ['triplicate', 'triplic'],
    ['electrical', 'electr'],
    ['allowance', 'allow'],
    ['replacement', 'replac'],
    ['adoption', 'adopt'],
    ['probate', 'probat'],
    ['controlling', 'control'],
    ['generalizations', 'gener'],
    ['yes', 'ye'],
    ['über', 'über'],
    ['v2', 'v2'],
  ])('of %s is %s, as Porter gives it', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});
