// What recall finds of sessions, over whole homes on both databases: the canon first, then what people said, and nothing that no longer holds.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DIALECTS } from '../support/fixture.ts';
import { openMindHome, PERSON, type MindHomeOfTest } from '../support/mind-home.ts';

interface Item {
  readonly ref: string;
  readonly kind: string;
  readonly text: string;
  readonly beside?: string;
}

describe.each(DIALECTS)('recall of sessions on %s', (dialect) => {
  let mind: MindHomeOfTest;
  beforeEach(async () => {
    mind = await openMindHome(dialect);
  });
  afterEach(() => mind.dispose());

  const recall = async (query: string) => (await mind.call<{ items: Item[] }>('ask.recall', { query })).items;
  const texts = async (query: string) => (await recall(query)).map(({ text }) => text);

  test('an entry is found by what it is about, before the turn that it was learned from', async () => {
    await mind.learn('s1', ['agent: Shall I begin?', 'user: yes, and use pnpm, not yarn']);
    const found = await recall('which package manager?');
    expect(found[0]).toMatchObject({ kind: 'canon', text: 'Use pnpm, not yarn.' });
    expect((await recall('pnpm begin')).map(({ kind }) => kind)).toEqual(['canon', 'said']);
  });

  test('what no rule understood is found in its own words, with what it answers', async () => {
    await mind.learn('s1', [
      'user: look at the rack',
      'agent: I looked at every shelf.',
      'agent: Which machine holds the nightly copies?',
      'user: Berta under the stairs',
      'agent: I see.',
    ]);
    const [question, answer, ...others] = await recall('machine of the nightly copies');
    expect(question).toMatchObject({ kind: 'said_by_agent', text: 'Which machine holds the nightly copies?' });
    expect(answer).toMatchObject({ kind: 'said', text: 'Berta under the stairs', beside: question?.ref });
    expect(others).toEqual([]);
    // What an agent said on its way to that, and what nobody answered, is not there.
    expect(await texts('shelf see')).toEqual([]);
    expect(await mind.call('mind.trace', { anchor: answer?.ref })).toMatchObject({ project_id: mind.project_id });
  });

  test('what was replaced later, or ended by a person, is not given as it was said', async () => {
    await mind.learn('s1', ['user: the feed is at https://feed.example/v1', 'user: always use tabs in makefiles']);
    expect(await texts('feed makefiles')).toHaveLength(4);
    await mind.learn('s2', ['user: the feed moved to https://feed.example/v2']);
    expect((await texts('where is the feed')).join(' ')).not.toContain('/v1');
    expect((await texts('where is the feed')).join(' ')).toContain('/v2');
    const [entry] = await recall('makefiles');
    await mind.call('mind.reject_canon', { anchor: entry?.ref.slice('canon:'.length) });
    expect(await texts('makefiles')).toEqual([]);
  });

  test('what was said otherwise since, or in another project, is not found', async () => {
    await mind.say('s1', ['user: Berta under the stairs']);
    expect(await texts('stairs')).toEqual(['Berta under the stairs']);
    await mind.say('s1', ['user: Berta in the attic']);
    expect(await texts('Berta stairs attic')).toEqual(['Berta in the attic']);
    const { project_id } = await mind.home.work.projects.create({ name: 'other' }, PERSON);
    expect(await mind.call('ask.recall', { query: 'Berta', project_id })).toMatchObject({ items: [] });
  });
});
