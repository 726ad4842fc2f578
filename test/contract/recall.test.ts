// Recall on both databases: what is found, in which order, within which tokens; what is never found; and that the index can be lost,
// made by several processes at once, or cut off at any step.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexSightOf } from '../../src/ask/recall/sight.ts';
import type { Recall, RecallQuery } from '../../src/ask/recall/recall.ts';
import { tokenBound } from '../../src/base/token-bound.ts';
import type { Call } from '../../src/base/operation.ts';
import { refuseProvider } from '../../src/gateway/providers/errors.ts';
import { sql } from '../../src/store/store.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import {
  OTHER_PROJECT,
  PROJECT,
  createTestSource,
  openTestRecall,
  wordEmbed,
  type TestSource,
} from '../support/recall-home.ts';

const call: Call = { actor: 'test' };
const READ_EVERYTHING = [
  'SELECT * FROM recall_documents',
  'SELECT * FROM recall_texts',
  'SELECT * FROM recall_words',
  'SELECT * FROM recall_scopes',
  // Not by which change it came: those go on when all is made again.
  'SELECT scope, id, vector FROM recall_vectors',
].map((text) => sql<Record<string, unknown>>(text));

describe.each(DIALECTS)('recall on %s', (dialect) => {
  let fixture: Fixture;
  let source: TestSource;
  const opened: { close(): Promise<void> }[] = [];
  beforeEach(() => {
    fixture = createFixture(dialect);
    source = createTestSource();
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    await fixture.dispose();
  });

  const open = async (options: Parameters<typeof openTestRecall>[2] = {}) => {
    const { store, recall } = await openTestRecall(fixture, [source], options);
    opened.push(store);
    return { store, recall };
  };
  const ask = (recall: Recall, query: string, more: Partial<RecallQuery> = {}) =>
    recall.recall({ projectId: PROJECT, query, maxTokens: 1_000, ...more }, call);
  const refs = async (recall: Recall, query: string, more: Partial<RecallQuery> = {}) =>
    (await ask(recall, query, more)).items.map(({ ref }) => ref);

  it('finds what was written just now, word for word and with its ref, without any model', async () => {
    const { recall } = await open();
    source.put({ ref: 'turn:1', text: 'We keep  session tokens\nin Redis for seven days.' });
    const { items, tokens, ranking, project_id } = await ask(recall, 'how long are session tokens kept');
    expect(project_id).toBe(PROJECT);
    expect(items).toEqual([
      {
        ref: 'turn:1',
        kind: 'turn',
        text: 'We keep  session tokens\nin Redis for seven days.',
        tokens: tokenBound('We keep  session tokens\nin Redis for seven days.'),
        score: 1_000,
        created_at: '2026-01-01T00:00:00.000Z',
      },
    ]);
    expect(tokens).toBe(items[0]?.tokens);
    expect(ranking).toEqual({ method: 'text', vectors: 'not_installed', behind: 0 });
    source.put({ ref: 'turn:1', text: 'We keep session tokens in Postgres.' });
    expect((await ask(recall, 'session tokens')).items[0]?.text).toBe('We keep session tokens in Postgres.');
    expect(await refs(recall, 'redis')).toEqual([]);
    source.remove('turn:1');
    expect(await refs(recall, 'session tokens')).toEqual([]);
  });

  it('never crosses projects, not by words, vectors or neighbours', async () => {
    const { recall } = await open({ embed: wordEmbed });
    source.put({ ref: 'turn:mine', text: 'The deploy key is rotated on Mondays', after: 'turn:theirs' });
    source.put({ ref: 'turn:theirs', text: 'The deploy key is rotated on Mondays', project_id: OTHER_PROJECT });
    await recall.index(call, { vectors: true });
    for (const more of [{}, { vectors: true }, { only: 'vectors' as const }]) {
      expect(await refs(recall, 'deploy key mondays', more)).toEqual(['turn:mine']);
      expect(await refs(recall, 'deploy key mondays', { ...more, projectId: OTHER_PROJECT })).toEqual(['turn:theirs']);
      expect(await refs(recall, 'deploy key', { ...more, projectId: '01990000-0000-7000-8000-00000000000c' })).toEqual(
        [],
      );
    }
  });

  it('says how alike documents are by their vectors, and nothing of those that have none', async () => {
    const { recall } = await open({ embed: wordEmbed });
    source.put({ ref: 'turn:1', text: 'The deploy key is rotated on Mondays' });
    source.put({ ref: 'turn:2', text: 'On Mondays the deploy key is rotated' });
    source.put({ ref: 'turn:3', text: 'Lunch is at noon' });
    source.put({ ref: 'turn:theirs', text: 'The deploy key is rotated on Mondays', project_id: OTHER_PROJECT });
    const others = ['turn:2', 'turn:3', 'turn:theirs', 'turn:none'];
    expect(await recall.likeness(PROJECT, 'turn:1', others)).toEqual(new Map());
    await recall.index(call, { vectors: true });
    const alike = await recall.likeness(PROJECT, 'turn:1', others);
    expect([...alike.keys()].toSorted()).toEqual(['turn:2', 'turn:3']);
    expect(alike.get('turn:2')).toBeGreaterThan(0.9);
    expect(alike.get('turn:3')).toBeLessThan(0.5);
  });

  it('gives the neighbour of what it found within the tokens, and says so', async () => {
    const { recall } = await open();
    source.put({ ref: 'turn:q', text: 'Which database did we choose for the queue?', after: 'turn:a' });
    source.put({ ref: 'turn:a', text: 'Postgres, because of SKIP LOCKED.', before: 'turn:q' });
    source.put({ ref: 'turn:x', text: 'Lunch is at noon.' });
    const { items } = await ask(recall, 'database queue choice');
    expect(items.map(({ ref, beside }) => [ref, beside])).toEqual([
      ['turn:q', undefined],
      ['turn:a', 'turn:q'],
    ]);
    const tight = await ask(recall, 'database queue choice', {
      maxTokens: tokenBound('Which database did we choose for the queue?'),
    });
    expect(tight.items.map(({ ref }) => ref)).toEqual(['turn:q']);
  });

  it('keeps to the tokens, and gives the fitting part of a long text as it stands there', async () => {
    const { recall } = await open();
    const filler = Array.from({ length: 80 }, (_, at) => `Sentence ${at} speaks of other things.`);
    const text = [...filler.slice(0, 40), 'The retry budget is eleven attempts.', ...filler.slice(40)].join(' ');
    source.put({ ref: 'turn:long', text });
    source.put({ ref: 'turn:short', text: 'Retry later.' });
    for (const maxTokens of [1, 20, 60, 200, 5_000]) {
      const { items, tokens } = await ask(recall, 'retry budget attempts', { maxTokens });
      expect(tokens).toBeLessThanOrEqual(maxTokens);
      expect(items.reduce((sum, item) => sum + item.tokens, 0)).toBe(tokens);
      for (const item of items)
        expect((item.ref === 'turn:long' ? text : 'Retry later.').includes(item.text)).toBe(true);
    }
    const [first] = (await ask(recall, 'retry budget attempts', { maxTokens: 200 })).items;
    expect(first).toMatchObject({ ref: 'turn:long', cut: true });
    expect(first?.text).toContain('The retry budget is eleven attempts.');
  });

  it('puts the same first whatever order they were written in, the newer of equals', async () => {
    const { recall } = await open();
    for (const [at, id] of ['b', 'a', 'd', 'c'].entries())
      source.put({
        ref: `turn:${id}`,
        text: `Equal words ${id}`,
        created_at: `2026-02-0${[2, 1, 3, 3][at]}T00:00:00.000Z`,
      });
    source.put({ ref: 'turn:best', text: 'Equal words, equal words: deploy', created_at: '2026-01-01T00:00:00.000Z' });
    expect(await refs(recall, 'equal words deploy')).toEqual(['turn:best', 'turn:c', 'turn:d', 'turn:b', 'turn:a']);
    expect(await refs(recall, 'equal', { kinds: ['fact'] })).toEqual([]);
  });

  it('finds a text that calls it by another name, behind one that has the word itself', async () => {
    const { recall } = await open();
    source.put({ ref: 'turn:named', text: 'The monitoring of the depot moves to another team.' });
    source.put({ ref: 'turn:other', text: 'We pay six hundred for Grafana and its dashboards.' });
    source.put({ ref: 'turn:neither', text: 'Lunch is at noon in the large room.' });
    expect(await refs(recall, 'monitoring')).toEqual(['turn:named', 'turn:other']);
    // A search for words finds words.
    expect(await recall.find(PROJECT, 'monitoring', ['turn'], 10)).toEqual(['turn:named']);
  });

  it('holds vectors in memory as they stand in the table, also where another process changes them', async () => {
    const { recall } = await open({ embed: wordEmbed });
    const { recall: other } = await open({ embed: wordEmbed });
    const words = ['alpha', 'beta', 'gamma', 'delta', 'omega', 'sigma', 'kappa', 'theta'];
    const text = (at: number) => `${words[at % 8]} ${words[(at * 3 + 1) % 8]} ${words[(at * 5 + 2) % 8]} number${at}`;
    const check = async () => {
      // A process that asks for the first time compares by the engine.
      const { recall: fresh } = await open({ embed: wordEmbed });
      for (const query of ['alpha sigma', 'theta', 'beta gamma kappa']) {
        const asked = { projectId: PROJECT, query, vectors: true, only: 'vectors' } as const;
        expect(await recall.rank(asked, call)).toEqual(
          await (await open({ embed: wordEmbed })).recall.rank(asked, call),
        );
        expect(await fresh.rank(asked, call)).toEqual(await recall.rank(asked, call));
      }
    };
    for (let at = 0; at < 260; at += 1) source.put({ ref: `turn:${at}`, text: text(at) });
    await recall.index(call, { vectors: true });
    await check();
    for (let at = 260; at < 300; at += 1) source.put({ ref: `turn:${at}`, text: text(at) });
    await other.index(call, { vectors: true });
    await check();
    source.put({ ref: 'turn:7', text: 'theta theta theta' });
    source.remove('turn:299');
    await other.index(call, { vectors: true });
    await check();
    expect(await refs(recall, 'theta', { vectors: true, only: 'vectors' })).not.toContain('turn:299');
    await other.rebuild();
    await other.index(call, { vectors: true });
    await check();
    // As many as before, after as many changes.
    source.remove('turn:0');
    source.put({ ref: 'turn:300', text: text(300) });
    await other.rebuild();
    await other.index(call, { vectors: true });
    await check();
  });

  it('uses vectors where a model gives them, and says what it did where not', async () => {
    const { recall } = await open({ embed: wordEmbed });
    source.put({ ref: 'turn:1', text: 'alpha beta gamma delta' });
    expect((await ask(recall, 'alpha', { vectors: true })).ranking.vectors).toBe('not_made');
    await recall.index(call, { vectors: true });
    expect((await ask(recall, 'alpha')).ranking).toMatchObject({ method: 'text', vectors: 'not_asked' });
    expect((await ask(recall, 'alpha', { vectors: true })).ranking).toEqual({
      method: 'text+vectors',
      vectors: 'used',
      behind: 0,
    });
    recall.embedByDefault();
    expect((await ask(recall, 'alpha')).ranking.vectors).toBe('used');
    expect(await recall.status(PROJECT)).toMatchObject({ documents: 1, vectors: { documents: 1, available: true } });
    source.remove('turn:1');
    await recall.index(call, { vectors: true });
    expect(await recall.status(PROJECT)).toMatchObject({ documents: 0, vectors: { documents: 0 } });
  });

  it('is near by one sentence of a long text, whatever else that text says', async () => {
    const { recall } = await open({ embed: wordEmbed });
    const others = [
      'Lunch is at noon every day.',
      'Parking costs money on weekdays.',
      'Coffee comes from the machine.',
    ];
    source.put({ ref: 'turn:long', text: `${others.join(' ')} Webhooks carry a signature.` });
    source.put({ ref: 'turn:short', text: 'Webhooks carry much rain Mondays.' });
    for (let at = 0; at < 20; at += 1) source.put({ ref: `turn:${at}`, text: `Number ${at} is about nothing else.` });
    await recall.index(call, { vectors: true });
    const asked = { vectors: true, only: 'vectors' } as const;
    expect((await refs(recall, 'webhooks carry signature', asked))[0]).toBe('turn:long');
  });

  it('goes on by words where the model is missing, or the gateway does not let it through', async () => {
    let asked = 0;
    const { recall } = await open({
      embed: async () => {
        asked += 1;
        return undefined;
      },
    });
    source.put({ ref: 'turn:1', text: 'alpha beta' });
    await recall.index(call, { vectors: true });
    await recall.index(call, { vectors: true });
    expect(asked).toBe(1);
    expect((await ask(recall, 'alpha', { vectors: true })).ranking.vectors).toBe('not_installed');
    expect(await recall.isBehind()).toBe(false);
    const refused = await open({
      embed: async () => {
        throw refuseProvider('embeddings_not_installed', 'no');
      },
    });
    await refused.recall.index(call, { vectors: true });
    expect(await refs(refused.recall, 'alpha', { vectors: true })).toEqual(['turn:1']);
    expect(await refused.recall.isBehind()).toBe(false);
  });

  it('refuses a question without a word, and answers any other', async () => {
    const { recall } = await open();
    source.put({ ref: 'turn:1', text: 'it is the one' });
    expect((await refusalOf(ask(recall, '🚀 —')))?.code).toBe('empty_query');
    expect(await refs(recall, 'the')).toEqual(['turn:1']);
    for (const query of ['"', 'a" OR "', "'", 'NEAR(', '*', 'x*', '(((']) {
      const answer = await ask(recall, query).catch((error: { code?: string }) => error.code);
      expect(typeof answer === 'string' ? answer : 'answered').toMatch(/^(?:empty_query|answered)$/);
    }
  });

  it('is made again from its sources, and then holds what it held', async () => {
    const { store, recall } = await open({ embed: wordEmbed });
    for (let at = 0; at < 450; at += 1)
      source.put({ ref: `turn:${at % 300}`, text: `text ${at} about topic${at % 7} and ${at}` });
    for (let at = 0; at < 40; at += 1) source.remove(`turn:${at * 3}`);
    await recall.index(call, { vectors: true });
    const dump = async () => {
      const tables = await store.read((tx) => Promise.all(READ_EVERYTHING.map((statement) => tx.all(statement))));
      return tables.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted());
    };
    const answers = async () => {
      const all = [];
      for (const query of ['topic3', 'text about 77', '"topic5 and"', 'top* 12'])
        all.push((await ask(recall, query, { vectors: true, maxTokens: 4_000 })).items);
      return all;
    };
    const [before, answered] = [await dump(), await answers()];
    await recall.rebuild();
    await recall.index(call, { vectors: true });
    expect(await dump()).toEqual(before);
    expect(await answers()).toEqual(answered);
  }, 60_000);

  it('begins anew where a source ends before what was indexed of it', async () => {
    const { recall } = await open();
    for (let at = 0; at < 5; at += 1) source.put({ ref: `turn:${at}`, text: `old text ${at}` });
    expect(await refs(recall, 'old')).toHaveLength(5);
    // As after a restore of the others alone.
    source = createTestSource();
    source.put({ ref: 'turn:0', text: 'new text' });
    const after = await open();
    expect(await refs(after.recall, 'old')).toEqual([]);
    expect(await refs(after.recall, 'new')).toEqual(['turn:0']);
  });

  it('is made by several processes at once without losing or doubling anything', async () => {
    for (let at = 0; at < 900; at += 1) source.put({ ref: `turn:${at}`, text: `shared ${at}` });
    fixture.flow();
    const processes = await Promise.all([open(), open(), open()]);
    await Promise.all(processes.map(({ recall }) => recall.index(call, { vectors: true })));
    const [first] = processes;
    expect(await first?.recall.status(PROJECT)).toMatchObject({
      documents: 900,
      sources: [{ indexed_position: 900, head_position: 900 }],
    });
    const counted = await first?.store.read((tx) =>
      tx.get(sql<{ documents: number }>(`SELECT documents FROM recall_words WHERE word = 'share'`)),
    );
    expect(counted?.documents).toBe(900);
  }, 60_000);

  it('cut off at any step, is found as it was before or after it, and goes on', async () => {
    for (let at = 0; at < 8; at += 1) source.put({ ref: `turn:${at}`, text: `step ${at} of many` });
    const first = await open();
    await first.recall.index(call, { vectors: true });
    source.put({ ref: 'turn:1', text: 'changed into something else' });
    source.remove('turn:2');
    source.put({ ref: 'turn:new', text: 'a new step' });
    let crashes = 0;
    for (let point = 1; ; point += 1) {
      let calls = 0;
      let hasCrashed = false;
      const probe = () => {
        calls += 1;
        // Dead from here on.
        if (calls < point) return;
        hasCrashed = true;
        throw new Error('crash');
      };
      // Opening is not what is cut off here.
      let isOn = false;
      const { store, recall } = await openTestRecall(fixture, [source], { probe: () => (isOn ? probe() : undefined) });
      isOn = true;
      await recall.index(call, { vectors: true }).catch(() => {});
      store.abandon();
      if (!hasCrashed) break;
      crashes += 1;
      const { documents } = await first.recall.status(PROJECT);
      expect(documents).toBe(8);
      if (point > 400) throw new Error('it never ends');
    }
    expect(crashes).toBeGreaterThan(10);
    expect((await refs(first.recall, 'step', { maxTokens: 5_000 })).toSorted()).toEqual(
      ['turn:0', 'turn:3', 'turn:4', 'turn:5', 'turn:6', 'turn:7', 'turn:new'].toSorted(),
    );
    expect(await refs(first.recall, 'changed')).toEqual(['turn:1']);
  }, 120_000);

  it('tells sight what it holds and what the next run would bring, without running', async () => {
    const { recall } = await open();
    const sight = indexSightOf(async () => recall);
    const signal = new AbortController().signal;
    expect(await indexSightOf(async () => undefined).status(PROJECT, signal)).toBeUndefined();
    for (let at = 0; at < 3; at += 1) source.put({ ref: `turn:${at}`, text: `text ${at}` });
    expect(await sight.status(PROJECT, signal)).toEqual({
      documents: 0,
      indexedPosition: 0,
      headPosition: 3,
      indexedAt: null,
      vectors: undefined,
    });
    expect(await sight.changes(PROJECT, signal)).toEqual({
      since: null,
      sincePosition: 0,
      added: 3,
      changed: 0,
      removed: 0,
    });
    await recall.index(call, { vectors: true });
    source.put({ ref: 'turn:1', text: 'other' });
    source.put({ ref: 'turn:9', text: 'new' });
    source.remove('turn:0');
    expect(await sight.changes(PROJECT, signal)).toMatchObject({ sincePosition: 3, added: 1, changed: 1, removed: 1 });
    expect(await sight.status(PROJECT, signal)).toMatchObject({ documents: 3, indexedPosition: 3, headPosition: 6 });
    expect(await sight.changes(OTHER_PROJECT, signal)).toMatchObject({ added: 0, changed: 0, removed: 0 });
  });
});
