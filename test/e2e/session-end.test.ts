// A session that is over lets go of what it held, so that the next one takes up that very task.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Operation } from '../../src/base/operation.ts';
import type { Processes } from '../../src/base/processes.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { openHome, type Home } from '../../src/main.ts';
import type { HookEvent } from '../../src/surfaces/hooks/hook-answers.ts';
import { releaseHeld, answerFromHome } from '../../src/surfaces/hooks/answer-from-home.ts';
import { createSessionEnds } from '../../src/surfaces/sessions/session-ends.ts';

const SESSION = '6f1c2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e4f';

const STANDING = { number: 1, is_open: true, checkpoint_at: null, holder: null };

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

const use = (body: (call: Call) => Promise<void>, create = false) =>
  useHome((home) => body(async (name, input) => (await home.call(name, input)) as Record<string, string>), create);

async function useHome(body: (home: Home) => Promise<void>, create = false): Promise<void> {
  const home = await openHome({ folder: join(config.cwd, '.throughline'), create, config });
  try {
    await body(home);
  } finally {
    await home.close();
  }
}

async function holders(): Promise<string[]> {
  let owners: string[] = [];
  await use(async (call) => {
    const { claims } = (await call('work.list_claims')) as unknown as { claims: { owner: string }[] };
    owners = claims.map(({ owner }) => owner).toSorted();
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
  session_id: SESSION,
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
  expect(await answerFromHome(end(), { config, onError })).toEqual({ holds: true, drafts, drain: true });
  expect(await holders()).toEqual(['codex:9f80911a']);
  expect(await answerFromHome(end(), { config, onError })).toEqual({});
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
    drain: true,
    drafts,
  });
  expect(await holders()).toEqual(['codex:9f80911a']);
  expect(await sessionEnds()).toEqual([expect.any(String)]);
});

describe('a session that is resumed while it is released', () => {
  const HERE = 'this box';
  const OWNER = 'claude:1c2d3e4f';
  /** The process 1 is killed, and the session resumed in 2. */
  let killed: number[];
  const processes: Processes = {
    machine: () => HERE,
    ancestors: () => [],
    stateOf: ({ pid }) => (killed.includes(pid) ? 'gone' : 'running'),
  };
  beforeEach(async () => {
    killed = [];
    await begin(1);
    killed = [1];
  });
  const start = (pid: number): HookEvent => ({
    ...end(),
    kind: 'start',
    event: 'SessionStart',
    source: 'resume',
    window: { machine: HERE, pid, started: '9', isNamed: true },
  });
  const begin = async (pid: number) =>
    (await answerFromHome(start(pid), { config, processes, onError })).resume?.is_held ?? false;

  /** Ends what is gone, and does something else just before the first call of an operation. */
  const endGoneAnd = (before: string, act: () => Promise<unknown>) =>
    useHome(async (home) => {
      let waiting: typeof act | undefined = act;
      const operations = home.operations.map((operation): Operation => ({
        ...operation,
        async run(input, call) {
          const now = operation.definition.name === before ? waiting : undefined;
          if (now) waiting = undefined;
          await now?.();
          return operation.run(input, call);
        },
      }));
      const work = { taskOf: async (_: string, task_id: string) => ({ ...STANDING, task_id }) };
      await createSessionEnds({ operations, mind: () => home.mind(), work, processes }).endGone();
    });

  test('before its end is certain keeps its task', async () => {
    let isHeld: boolean | undefined;
    await endGoneAnd('work.list_claims', async () => (isHeld = await begin(2)));
    expect([isHeld, await holders(), await sessionEnds()]).toEqual([true, [OWNER, 'codex:9f80911a'], [null]]);
  });

  test('after that begins without its task, and keeps what it claims then', async () => {
    let isHeld: boolean | undefined;
    await endGoneAnd('work.release_claim', async () => {
      isHeld = await begin(2);
      await use(async (call) => void (await call('work.claim_task', { task_id: 'T1', owner: OWNER })));
    });
    expect([isHeld, await holders(), await sessionEnds()]).toEqual([false, [OWNER, 'codex:9f80911a'], [null]]);
  });

  test('keeps what it claims while its ordinary end is still at work', async () => {
    // As the hook of the end does it: the row first, then the claims.
    await useHome(async (home) => {
      const { agent, event, cwd, transcript_path, source, owner } = end();
      const seen = { agent, event, cwd, transcript_path, source, owner, session_id: SESSION, project_id: null };
      await (await home.mind()).sessions.end(seen);
    });
    expect(await begin(2)).toBe(false);
    await use(async (call) => void (await call('work.claim_task', { task_id: 'T1', owner: OWNER })));
    await releaseHeld(end(), { config });
    expect(await holders()).toContain(OWNER);
  });

  test('is released by the next one that looks, if the first one died of it', async () => {
    const died = new Error('killed');
    await expect(endGoneAnd('work.release_claim', () => Promise.reject(died))).rejects.toBe(died);
    expect(await holders()).toContain(OWNER);
    await endGoneAnd('', async () => {});
    expect(await holders()).toEqual(['codex:9f80911a']);
  });
});

test('nor one without an id: its name is not its own', async () => {
  expect(await answerFromHome({ ...end(), session_id: null }, { config, onError })).toEqual({});
  expect(await holders()).toContain('claude:1c2d3e4f');
});

test('but keeps it under a name that it was given: it may come back under it', async () => {
  const named = { ...config, owner: 'claude:1c2d3e4f' };
  expect(await answerFromHome(end(), { config: named, onError })).toEqual({ holds: true, drafts, drain: true });
  expect(await holders()).toContain('claude:1c2d3e4f');
});
