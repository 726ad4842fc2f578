// Real processes with the names of agents: windows of one session that end one by one, and sessions that are killed.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startFakeAgent, type FakeAgent } from '../support/fake-agent.ts';
import { createHookHome, type HookHome } from '../support/hook-home.ts';

// Elsewhere a process is known by its number alone, and the shell between agent and hook hides it.
describe.skipIf(process.platform !== 'linux')('a session of an agent', () => {
  let home: HookHome;
  let agents: FakeAgent[];
  beforeEach(() => {
    home = createHookHome();
    agents = [];
    home.tl('goal', 'create', 'Ship');
    home.tl('task', 'add', 'G1', 'Write the login');
  });
  afterEach(async () => {
    for (const agent of agents) await agent.kill();
    home.dispose();
  });

  const SESSION = '6f1c2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e4f';
  const OWNER = 'claude:1c2d3e4f';
  const event = (hook_event_name: string, session_id: string) => ({ hook_event_name, session_id, cwd: home.folder });

  async function begin(session_id: string): Promise<{ readonly agent: FakeAgent; readonly block: string }> {
    const agent = startFakeAgent('claude', home);
    agents.push(agent);
    return { agent, block: await agent.event(event('SessionStart', session_id)) };
  }
  const holders = () => (home.tl('task', 'claims')['claims'] as { owner: string }[]).map(({ owner }) => owner);
  const ends = () => home.sessions().map(({ session_id, end_reason }) => [session_id, end_reason]);

  test('holds its tasks until the last of its windows ends', async () => {
    const { agent: one } = await begin(SESSION);
    const { agent: two } = await begin(SESSION);
    home.tl('task', 'start', 'T1', '--owner', OWNER);
    await two.event({ ...event('SessionEnd', SESSION), reason: 'exit' });
    expect([holders(), ends()]).toEqual([[OWNER], [[SESSION, null]]]);
    await one.event({ ...event('SessionEnd', SESSION), reason: 'exit' });
    // On a busy machine a process of its own finishes what the agent does not wait for.
    await eventually('its task is free', () => holders().length === 0);
    expect(ends()).toEqual([[SESSION, 'exit']]);
  });

  test('that was killed frees its task for the next session, which reads so in its block', async () => {
    const { agent } = await begin(SESSION);
    home.tl('task', 'start', 'T1', '--owner', OWNER);
    expect((await begin('codex-of-another')).block).toContain(`Held by other sessions: T1 by \\"${OWNER}\\"`);
    await agent.kill();
    const { block } = await begin('the-next-one-5a5a5a5a');
    expect(block).toContain('start_task T1 claims it');
    expect(block).not.toContain('Held by other sessions');
    expect([holders(), ends()]).toEqual([
      [],
      expect.arrayContaining([
        [SESSION, 'process gone'],
        ['codex-of-another', null],
      ]),
    ]);
  });

  test('that was killed in one window holds its tasks in the other', async () => {
    const { agent: one } = await begin(SESSION);
    await begin(SESSION);
    home.tl('task', 'start', 'T1', '--owner', OWNER);
    await one.kill();
    expect((await begin('the-next-one-5a5a5a5a')).block).toContain('Held by other sessions');
    expect(holders()).toEqual([OWNER]);
  });

  test('that was killed is noticed by whoever claims or starts a task', async () => {
    const { agent } = await begin(SESSION);
    home.tl('task', 'start', 'T1', '--owner', OWNER);
    expect(() => home.tl('task', 'start', 'T1', '--owner', 'codex:9f80911a')).toThrow('task_claimed');
    expect(() => home.tl('task', 'claim-next', '--owner', 'codex:9f80911a')).toThrow('nothing_to_claim');
    await agent.kill();
    expect(home.tl('task', 'claim-next', '--owner', 'codex:9f80911a')).toMatchObject({ number: 1 });
    expect(ends()).toEqual([[SESSION, 'process gone']]);
  });

  test('that was killed and resumed goes on with what it held', async () => {
    const { agent } = await begin(SESSION);
    home.tl('task', 'start', 'T1', '--owner', OWNER);
    await agent.kill();
    const { block } = await begin(SESSION);
    expect(block).toContain('this session holds T1');
    expect([holders(), ends()]).toEqual([[OWNER], [[SESSION, null]]]);
  });
});
