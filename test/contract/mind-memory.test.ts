// The canon as the memory of a home where the user has named no other, on both databases.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DIALECTS } from '../support/fixture.ts';
import { AGENT, PERSON, openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';

interface Answer {
  readonly from: string;
  readonly trust: string;
  readonly entries: readonly { readonly kind: string; readonly text: string; readonly source: string | null }[];
}

describe.each(DIALECTS)('the canon as a memory on %s', (dialect) => {
  let mind: MindHomeOfTest;
  beforeEach(async () => {
    mind = await openMindHome(dialect);
  });
  afterEach(() => mind.dispose());

  const query = (text: string, more: object = {}) => mind.call<Answer>('work.query_memory', { text, ...more }, AGENT);
  const save = (text: string, call = AGENT, kind = 'preference') =>
    mind.call('work.save_learning', { kind, text }, call);
  const anchors = async () => (await mind.call<{ entries: { anchor: string }[] }>('mind.list_canon')).entries;

  test('answers nothing where nothing was learned, and makes no database for it', async () => {
    expect(await query('tabs')).toMatchObject({ from: 'canon', trust: 'untrusted', entries: [] });
    const { databases } = (await mind.home.call('ledger.list_databases')) as { databases: { name: string }[] };
    expect(databases.map(({ name }) => name)).not.toContain('mind');
  });

  test('takes a person’s word as an entry, and an agent’s as something that waits for a proof', async () => {
    expect(await save('Indent with tabs everywhere.', PERSON)).toMatchObject({ written: true });
    expect(await anchors()).toHaveLength(1);
    expect(await save('Parcels weigh at most thirty kilograms.', AGENT, 'fact')).toMatchObject({ written: true });
    expect(await anchors()).toHaveLength(1);
    expect((await query('tabs')).entries).toMatchObject([{ kind: 'preference', source: 'canon:C1@1' }]);
    expect((await query('parcels')).entries).toMatchObject([{ kind: 'fact', source: null }]);
    expect(await save('Indent with tabs everywhere.', PERSON)).toMatchObject({ written: false });
    // A person’s terminal that an agent drives is the agent’s.
    await save('Use four spaces.', { ...PERSON, runBy: 'claude' });
    expect(await anchors()).toHaveLength(1);
  });

  test('keeps the boundary, and keeps projects apart', async () => {
    expect(await mind.refused('work.save_learning', { kind: 'fact', text: 'Task T12 is done.' })).toBe(
      'memory_boundary',
    );
    await save('Indent with tabs everywhere.', PERSON);
    const { project_id } = await mind.call<{ project_id: string }>('work.create_project', {
      project_id: undefined,
      name: 'other',
    });
    expect((await query('tabs', { project_id })).entries).toEqual([]);
    expect(await mind.refused('work.query_memory', { text: 'x', project_id: 'nowhere' })).toBe('unknown_project');
  });

  test('is not asked where the user has named a memory', async () => {
    writeFileSync(join(mind.folder, 'config', 'memory.json'), '{"command": 1}', { mode: 0o600 });
    expect(await mind.refused('work.query_memory', { text: 'tabs' })).toBe('memory_config_invalid');
  });
});
