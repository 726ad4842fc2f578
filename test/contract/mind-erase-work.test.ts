// Erased words that work says, too: they stay there and the receipt says so, and the mind does not take them in again.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Receipt } from '../../src/mind/erase/contract.ts';
import { DIALECTS } from '../support/fixture.ts';
import { openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';

describe.each(DIALECTS)('[MND-18] erasing what work says, too, on %s', (dialect) => {
  let mind: MindHomeOfTest;
  beforeEach(async () => {
    mind = await openMindHome(dialect);
  });
  afterEach(() => mind.dispose());

  const SECRET = 'Never call the customer Zanzibar Holdings by name.';
  const agent = { actor: 'claude', owner: 'desk:s1' };
  const erase = (input: object) => mind.call<Receipt>('mind.erase', input);
  const inWork = ({ outside }: Receipt) => outside.find(({ place }) => place === 'work')?.why;

  async function checkpoint(): Promise<void> {
    const { goal_id } = await mind.call<{ goal_id: string }>('work.create_goal', { text: 'Write the letter' });
    const { task_id } = await mind.call<{ task_id: string }>('work.add_task', {
      goal_id,
      title: 'Letter to Zanzibar Holdings',
    });
    await mind.call('work.start_task', { task_id }, agent);
    const said = { where_we_left_off: SECRET, next_step: 'Print the letter' };
    await mind.call('work.update_checkpoint', { task_id, ...said }, agent);
  }

  test('it is named and counted in the receipt, remains nowhere in the mind, and is cut out of the handshake', async () => {
    await mind.learn('s1', [`user: ${SECRET}`]);
    await checkpoint();
    const { payload_text: before } = await mind.call<{ payload_text: string }>('mind.handshake_rebuild');
    expect(before).toContain('Zanzibar');
    const receipt = await erase({ text: 'Zanzibar Holdings' });
    expect(receipt).toMatchObject({ remaining: 0, still_in: [] });
    expect(inWork(receipt)).toMatch(/^2 of its goals, tasks and checkpoints hold it/);
    expect(JSON.stringify(receipt)).not.toContain('Zanzibar');
    const { payload_text } = await mind.call<{ payload_text: string }>('mind.handshake_rebuild');
    expect(payload_text).not.toContain('Zanzibar');
    expect(payload_text).toContain('Never call the customer [erased] by name.');
    expect(payload_text).toContain('Print the letter');
    expect(await erase({ text: 'Zanzibar Holdings' })).toMatchObject({ remaining: 0, still_in: [] });
    // Work's own record stays as it is.
    expect(JSON.stringify(await mind.call('work.search', { text: 'Zanzibar' }))).toContain('Letter to Zanzibar');
  });

  test('it is cut out of a handoff that is made afterwards', async () => {
    await mind.learn('s1', [`user: ${SECRET}`]);
    await checkpoint();
    await erase({ text: 'Zanzibar Holdings' });
    const { handoff } = await mind.call<{ handoff: { lines: { text: string }[] } }>('mind.handoff', {
      session: 's1',
      to: 'codex',
    });
    const told = JSON.stringify(handoff);
    expect(told).toContain('Letter to [erased]');
    expect(told).not.toContain('Zanzibar');
  });

  test('what work never said is counted as none', async () => {
    await mind.learn('s1', [`user: ${SECRET}`]);
    expect(inWork(await erase({ text: 'Zanzibar Holdings' }))).toMatch(/^0 of its/);
  });
});
