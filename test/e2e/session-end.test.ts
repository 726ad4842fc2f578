// A session that is over lets go of what it held, so that the next one takes up that very task.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, type Config } from '../../src/config.ts';
import { openHome } from '../../src/main.ts';
import type { HookEvent } from '../../src/surfaces/hooks/hook-answers.ts';
import { releaseHeld, answerFromHome } from '../../src/surfaces/hooks/answer-from-home.ts';

let folder: string;
let config: Config;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-end-'));
  const cwd = join(folder, 'project');
  mkdirSync(cwd);
  config = { ...readConfig(), cwd, configFolder: join(folder, 'config'), home: undefined, owner: undefined };
  await use(async (call) => {
    const { goal_id } = await call('work.create_goal', { text: 'Ship' });
    for (const [title, owner] of [
      ['Mine', 'claude:1c2d3e4f'],
      ['Another’s', 'codex:9f80911a'],
    ]) {
      const { task_id } = await call('work.add_task', { goal_id, title });
      await call('work.start_task', { task_id, owner });
    }
  }, true);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Call = (name: string, input?: object) => Promise<Record<string, string>>;

async function use(body: (call: Call) => Promise<void>, create = false): Promise<void> {
  const home = await openHome({ folder: join(config.cwd, '.throughline'), create, config });
  try {
    await body(async (name, input) => (await home.call(name, input)) as Record<string, string>);
  } finally {
    await home.close();
  }
}

async function holders(): Promise<string[]> {
  let owners: string[] = [];
  await use(async (call) => {
    const { claims } = (await call('work.list_claims')) as unknown as { claims: { owner: string }[] };
    owners = claims.map(({ owner }) => owner);
  });
  return owners;
}

async function sessionEnds(): Promise<(string | null)[]> {
  let ends: (string | null)[] = [];
  await use(async (call) => {
    const { sessions } = (await call('mind.list_sessions')) as unknown as { sessions: { ended_at: string | null }[] };
    ends = sessions.map(({ ended_at }) => ended_at);
  });
  return ends;
}

const end = (): HookEvent => ({
  agent: 'claude',
  kind: 'end',
  event: 'SessionEnd',
  session_id: '6f1c2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
  cwd: config.cwd,
  transcript_path: null,
  source: 'clear',
  ways: { ask: false, remind: false },
  owner: 'claude:1c2d3e4f',
});
/** It left a task without a checkpoint. */
const drafts = [{ agent: 'claude', session_id: '6f1c2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e4f' }];
const onError = (what: string, error: unknown) => {
  throw new Error(what, { cause: error });
};

test('by the whole program, and by no other', async () => {
  expect(await answerFromHome(end(), { config, onError })).toEqual({ holds: true, drafts });
  expect(await holders()).toEqual(['codex:9f80911a']);
  expect(await answerFromHome(end(), { config, onError })).toEqual({});
});

test('and what it had in flight stays noted if its end is done once more: a draft is made of it', async () => {
  await answerFromHome({ ...end(), kind: 'start', event: 'SessionStart' }, { config, onError });
  const happened = Date.now();
  await answerFromHome(end(), { config, onError });
  expect(await holders()).toEqual(['codex:9f80911a']);
  expect(await answerFromHome({ ...end(), at_ms: happened }, { config, onError })).toEqual({ drafts });
  await use(async (call) => {
    const { sessions } = (await call('mind.list_sessions')) as unknown as { sessions: { in_flight: object[] }[] };
    expect(sessions.map(({ in_flight }) => in_flight)).toMatchObject([[{ number: 1, lacks_checkpoint: true }]]);
  });
});

test('also where only that is left to the whole program', async () => {
  await releaseHeld(end(), { config });
  expect(await holders()).toEqual(['codex:9f80911a']);
});

test('but not one that has begun again since its end, of which is heard late', async () => {
  const happened = Date.now() - 60_000;
  await answerFromHome({ ...end(), kind: 'start', event: 'SessionStart', source: 'resume' }, { config, onError });
  expect(await answerFromHome({ ...end(), at_ms: happened }, { config, onError })).toEqual({});
  expect(await holders()).toContain('claude:1c2d3e4f');
  expect(await sessionEnds()).toEqual([null]);
  expect(await answerFromHome({ ...end(), at_ms: Date.now() + 60_000 }, { config, onError })).toEqual({
    holds: true,
    drafts,
  });
  expect(await holders()).toEqual(['codex:9f80911a']);
  expect(await sessionEnds()).toEqual([expect.any(String)]);
});

test('nor one without an id: its name is not its own', async () => {
  expect(await answerFromHome({ ...end(), session_id: null }, { config, onError })).toEqual({});
  expect(await holders()).toContain('claude:1c2d3e4f');
});

test('but keeps it under a name that it was given: it may come back under it', async () => {
  const named = { ...config, owner: 'claude:1c2d3e4f' };
  expect(await answerFromHome(end(), { config: named, onError })).toEqual({ holds: true, drafts });
  expect(await holders()).toContain('claude:1c2d3e4f');
});
