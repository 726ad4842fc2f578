// The order of what recall finds.
import { describe, expect, it } from 'vitest';
import { withRelated } from '../../src/ask/recall/related-words.ts';
import { pack, type Packable } from '../../src/ask/recall/pack.ts';
import { rank, saidOf, type Candidate } from '../../src/ask/recall/score.ts';
import { partsOf } from '../../src/ask/recall/sentences.ts';
import { parseQuery } from '../../src/store/text/text-query.ts';
import { wordsOf } from '../../src/store/text/words.ts';

const candidate = (ref: string, text: string, similarity?: number): Candidate => ({
  ref,
  createdAt: '2026-01-01T00:00:00.000Z',
  words: wordsOf(text),
  similarity,
  neighbours: { after: null, before: null },
});

describe('the order of what is found', () => {
  it('puts what is said again and again behind a text that is like no other, where both are as near', () => {
    const crowd = Array.from({ length: 40 }, (_, at) =>
      candidate(`small:${at}`, 'Thanks, I will look at it today.', 0.4),
    );
    const telling = candidate('told', 'Autovacuum was switched off on the replica since the February import.', 0.4);
    const [first] = rank([...crowd, telling], { terms: [], averageLength: 8 });
    expect(first?.candidate.ref).toBe('told');
  });

  it('counts the word itself for more than one that means about the same, and the best of several', () => {
    const term = {
      term: { kind: 'word', word: 'auth' },
      rarity: 3,
      related: [
        { word: 'login', weight: 0.5 },
        { word: 'sso', weight: 0.7 },
      ],
    } as const;
    expect(saidOf(term, ['auth', 'login'])).toEqual({ count: 1, weight: 1 });
    expect(saidOf(term, ['login', 'sso', 'login'])).toEqual({ count: 1, weight: 0.7 });
    expect(saidOf(term, ['other'])).toMatchObject({ count: 0 });
  });

  it('gives no word as related that was asked for itself, and leaves phrases as they are', () => {
    const { terms } = withRelated(parseQuery('db postgres "load test"'));
    const [db, , phrase] = terms;
    const related = db?.kind === 'word' ? db.related : [];
    expect(related).toContain('mysql');
    expect(related).not.toContain('postgr');
    expect(phrase).toEqual({ kind: 'phrase', words: ['load', 'test'] });
  });
});

describe('the parts of a text', () => {
  it('are whole sentences that have every word, so many at most, and none for a single sentence', () => {
    const text = Array.from({ length: 9 }, (_, at) => `This is sentence number ${at} of the text.`).join(' ');
    const parts = partsOf(text, 4);
    expect(parts).toHaveLength(4);
    expect(parts.join(' ')).toBe(text);
    expect(partsOf('Only one sentence, however long it may go on.', 4)).toEqual([]);
    expect(partsOf('Yes. Because the driver leaks a handle on each retry.', 4)).toEqual([]);
    expect(partsOf('\n\n', 4)).toEqual([]);
  });
});

describe('what fits', () => {
  it('gives the answer with a question that fits a little, and not the question with such an answer', () => {
    const packable = (ref: string, score: number, neighbours: Packable['neighbours']): Packable => ({
      ...{ ref, kind: 'turn', text: `Text of ${ref}.`, words: [ref], created_at: '', score, neighbours },
    });
    const rest = ['a', 'q'].map((ref) => [ref, packable(ref, 0, { after: null, before: null })] as const);
    const found = [packable('weak', 0.4, { after: 'a', before: 'q' })];
    expect(pack(found, new Map(rest), [], 1_000).items.map(({ ref }) => ref)).toEqual(['weak', 'a']);
    const [strong] = [packable('strong', 0.9, { after: 'a', before: 'q' })];
    expect(pack([strong], new Map(rest), [], 1_000).items.map(({ ref }) => ref)).toEqual(['strong', 'a', 'q']);
  });
});
