// Hooks as agents call them: the recorded events of each, through the built program, in a home of their own.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODING_AGENTS, sessionOwner } from '../../src/base/coding-agents.ts';
import { cli, createHookHome, expectedAnswers, isRecorded, recorded, type HookHome } from '../support/hook-home.ts';

/** The texts that an agent was given, wherever its format has them. */
function contextOf(answer: Record<string, unknown>): string | undefined {
  const { hookSpecificOutput, additional_context, context } = answer as {
    hookSpecificOutput?: { additionalContext?: string };
    additional_context?: string;
    context?: string;
  };
  return hookSpecificOutput?.additionalContext ?? additional_context ?? context;
}

/** What its user is shown. */
function noticeOf(answer: Record<string, unknown>): string | undefined {
  const { systemMessage, user_message, notice } = answer as Record<string, string | undefined>;
  return systemMessage ?? user_message ?? notice;
}

/** What its model is asked. */
function questionOf(answer: Record<string, unknown>): string | undefined {
  const { reason, followup_message, ask } = answer as Record<string, string | undefined>;
  return reason ?? followup_message ?? ask;
}

let home: HookHome;

beforeAll(() => {
  home = createHookHome();
  home.tl('goal', 'create', 'Ship the shop');
  home.tl('task', 'add', 'G1', 'Write the login', '--acceptance-criteria', 'A wrong password is refused');
  home.tl('task', 'add', 'G1', 'Write the basket');
  home.tl('task', 'start', 'T1');
  home.tl('checkpoint', 'set', 'T1', 'The form is there. The server is not.', 'Write the handler in src/login.ts');
  home.tl('task', 'claim', 'T2', '--owner', 'somebody:else');
  home.tl('goal', 'create', 'Let customers pay');
});
afterAll(() => home.dispose());

const at = (agent: string, event: string) => recorded(agent, event, home.folder);
const idOf = (agent: string) => String(at(agent, 'start')['session_id']);

/** On a busy machine the end goes on after the agent has its answer. */
function untilFree(owner: string): void {
  for (let look = 0; look < 200; look += 1) {
    const { claims } = home.tl('task', 'claims') as { claims: { owner: string }[] };
    if (!claims.some((claim) => claim.owner === owner)) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  throw new Error(`${owner} still holds its task`);
}

/** As a person does it: shown what would happen, they confirm it. */
function setMode(...args: string[]): void {
  const command = ['checkpoint', 'mode', ...args];
  let digest: string | undefined;
  try {
    home.tl(...command);
  } catch (error) {
    digest = /"digest": ?"([0-9a-f]{64})"/.exec((error as Error).message)?.[1];
  }
  home.tl(...command, '--confirm', digest ?? 'nothing was shown');
}

/** What a session is told when it begins: pi takes that with its first prompt. */
function told(agent: string, input: Record<string, unknown>): ReturnType<HookHome['hook']> {
  const ran = home.hook(agent, input);
  if (input['waits'] !== true) return ran;
  expect(ran.answer).toEqual({});
  return home.hook(agent, { ...at(agent, 'prompt'), session_id: input['session_id'] });
}

const sessionOf = (agent: string) => home.sessions().find((each) => each['agent'] === agent) ?? {};

function transcriptWithSummary(): string {
  const path = join(home.folder, 'chat.jsonl');
  const summary = { timestamp: new Date().toISOString(), type: 'user', content: [{ text: '<state_snapshot>…' }] };
  writeFileSync(path, `{"id":"1"}\n${JSON.stringify({ $set: { messages: [summary] } })}\n{"id":"2"}\n`);
  return path;
}

describe.each(CODING_AGENTS)('a session of %s', (agent) => {
  test('hears its next step when it begins, in its own format, and has a row', () => {
    const { status, answer, stderr } = told(agent, at(agent, 'start'));
    expect([status, stderr]).toEqual([0, '']);
    const context = contextOf(answer) ?? '';
    expect(context).toContain('Next step: T1 (doing): "Write the handler in src/login.ts"');
    expect(context).toMatch(/^Why: .*T1 is in progress/m);
    expect(context).toContain('Left off: "The form is there. The server is not."');
    expect(context).toContain('Criteria without evidence, 1 of 1: "A wrong password is refused"');
    expect(context).toContain('Held by other sessions: T2 by "somebody:else"');
    expect(context).toContain('Other goals with no task to go on with: G2 "Let customers pay"');
    expect(context).toContain(`Owner id of this session: ${agent}:`);
    if (expectedAnswers(agent).context === 'hookSpecificOutput') {
      expect(answer).toMatchObject({ hookSpecificOutput: { hookEventName: 'SessionStart' } });
    }
    expect(Object.keys(answer).filter((key) => key !== 'news')).toEqual([expectedAnswers(agent).context]);
    const input = at(agent, 'start');
    expect(sessionOf(agent)).toMatchObject({
      session_id: input['session_id'],
      cwd: home.folder,
      transcript_path: input['transcript_path'] ?? null,
      ended_at: null,
    });
  });

  test('is asked once for a checkpoint of what it holds, never at a stop by a hook, and never for a task of nobody', () => {
    expect(home.hook(agent, at(agent, 'stop')).answer).toEqual({});
    expect(sessionOf(agent)['in_flight']).toEqual([]);
    home.tl('task', 'claim', 'T1', '--owner', sessionOwner(agent, idOf(agent)));
    if (isRecorded(agent, 'repeat')) {
      expect(home.hook(agent, at(agent, 'repeat')).answer).toEqual({});
      expect(sessionOf(agent)['in_flight']).toMatchObject([{ number: 1, lacks_checkpoint: 1, told_at: null }]);
    }
    const { answer } = home.hook(agent, at(agent, 'stop'));
    // By its number alone: to one of them it is a message of the user, where nobody else's words belong.
    expect(questionOf(answer)).toContain('this session holds T1, without a checkpoint since this session began.');
    expect(questionOf(answer)).toMatch(
      /call the tool \w*update_checkpoint: task_id "T1", where_we_left_off .* next_step/,
    );
    expect(questionOf(answer)).not.toContain('Write the login');
    expect(Object.keys(answer)).toEqual(expectedAnswers(agent).ask);
    expect(home.hook(agent, at(agent, 'stop')).answer).toEqual({});
    expect(home.hook(agent, at(agent, 'compacting')).answer).toEqual({});
    expect(sessionOf(agent)['in_flight']).toMatchObject([
      { number: 1, lacks_checkpoint: 1, event: at(agent, 'compacting')['hook_event_name'] },
    ]);
  });

  test('hears the next step again after a compaction, once', () => {
    // Cursor has no event for it: there it is the next start.
    const input = at(agent, isRecorded(agent, 'compacted') ? 'compacted' : 'start');
    // Gemini CLI has none either, but its transcript has the summary from then on.
    if (agent === 'gemini') input['transcript_path'] = transcriptWithSummary();
    expect(contextOf(told(agent, input).answer)).toContain('Next step: T1');
    if (agent === 'gemini') expect(home.hook(agent, input).answer).toEqual({});
    expect(sessionOf(agent)).toMatchObject({ compactions: 1 });
    // It works in another context now, of which nothing is written down.
    expect(questionOf(home.hook(agent, at(agent, 'stop')).answer)).toContain('this session holds T1');
    expect(home.hook(agent, at(agent, 'stop')).answer).toEqual({});
  });

  test('ends, and goes on when it is resumed', () => {
    expect(home.hook(agent, at(agent, 'end')).answer).toEqual({});
    untilFree(sessionOwner(agent, idOf(agent)));
    const ended = sessionOf(agent);
    expect(ended['ended_at']).toEqual(expect.any(String));
    expect(ended['in_flight']).toMatchObject([{ number: 1, event: at(agent, 'end')['hook_event_name'] }]);
    const { answer } = told(agent, at(agent, isRecorded(agent, 'resume') ? 'resume' : 'start'));
    expect(contextOf(answer)).toContain('Next step: T1');
    const resumed = sessionOf(agent);
    expect(resumed).toMatchObject({ ended_at: null, started_at: ended['started_at'] });
    expect(String(resumed['resumed_at']) > String(ended['resumed_at'])).toBe(true);
  });

  test('that changed files and holds no task is asked once where they belong, in neutral words', () => {
    const of = (event: string) => ({ ...at(agent, event), session_id: `${agent}-editor`, conversation_id: 'editor' });
    const { status, stdout } = home.hook(agent, of('edit'));
    expect([status, stdout]).toEqual([0, expectedAnswers(agent).silence]);
    const question = questionOf(home.hook(agent, of('stop')).answer);
    expect(question).toContain(
      'this session changed 1 file of this project and holds no task. T1 is in progress and no',
    );
    expect(question).toMatch(/call \w*start_task with task_id "T1"/);
    expect(question).not.toContain('login');
    expect(home.hook(agent, of('stop')).answer).toEqual({});
  });

  test('is not spoken to at events that are not ours', () => {
    expect(home.hook(agent, at(agent, 'foreign')).answer).toEqual({});
  });
});

describe('hooks', () => {
  test('have changed no status, and logged nothing', () => {
    const { tasks } = home.tl('task', 'list') as { tasks: { status: string }[] };
    expect(tasks.map(({ status }) => status)).toEqual(['doing', 'todo']);
    expect(home.log()).toBe('');
  });

  test('leave the log of the database where it is: a process that exchanges the files is not disturbed', () => {
    // One that has grown long is folded down to nothing, and the next hook writes to it.
    const sizes = [1, 2].map(() => {
      home.hook('claude', at('claude', 'stop'));
      return statSync(join(home.folder, '.throughline', 'mind.sqlite-wal')).size;
    });
    expect(Math.max(...sizes)).toBeGreaterThan(0);
  });

  test('say nothing of a task whose checkpoint is fresh', () => {
    const session = { ...at('claude', 'start'), session_id: 'fresh-one' };
    home.hook('claude', session);
    home.tl('task', 'claim', 'T1', '--owner', 'claude:freshone');
    const save = (...texts: string[]) => home.tl('checkpoint', 'set', 'T1', ...texts, '--owner', 'claude:freshone');
    save('The handler is there.', 'Run its tests');
    expect(home.hook('claude', { ...at('claude', 'stop'), session_id: 'fresh-one' }).answer).toEqual({});
    const noted = () => home.sessions().find(({ session_id }) => session_id === 'fresh-one')?.['in_flight'];
    expect(noted()).toMatchObject([{ number: 1, lacks_checkpoint: 0 }]);
    // What comes after a compaction is not in it.
    home.hook('claude', { ...at('claude', 'compacting'), session_id: 'fresh-one' });
    expect(noted()).toMatchObject([{ number: 1, lacks_checkpoint: 0 }]);
    const { answer } = home.hook('claude', { ...at('claude', 'stop'), session_id: 'fresh-one' });
    expect(questionOf(answer)).toContain(
      'this session holds T1, without a checkpoint since this session was compacted.',
    );
    // What an agent without our tools is told to run works to the letter.
    const [, command = ''] = /run `throughline (.*?)`/.exec(questionOf(answer) ?? '') ?? [];
    const line = command.replace('<where we left off>', 'Its tests run.').replace('<next step>', 'Run all tests');
    const { status, stderr } = spawnSync(`"${process.execPath}" "${cli}" ${line}`, {
      shell: true,
      cwd: home.folder,
      env: home.env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(home.hook('claude', { ...at('claude', 'end'), session_id: 'fresh-one' }).answer).toEqual({});
    untilFree('claude:freshone');
    expect(noted()).toMatchObject([{ number: 1, lacks_checkpoint: 0, event: 'SessionEnd' }]);
  });

  test('keep which files of its project a session changed, and nothing else', () => {
    const change = (file_path: string, more: object = {}) =>
      home.hook('claude', { ...at('claude', 'edit'), session_id: 'changing', tool_input: { file_path }, ...more });
    // What a subagent changes is the work of its session.
    change(join(home.folder, 'src', 'a.ts'), { agent_id: 'agent-1' });
    change('src/a.ts');
    change(join(home.folder, '..', 'elsewhere.ts'));
    change('/etc/passwd');
    change(join(home.folder, '.throughline', 'config.json'));
    change('.git/config');
    change(`src/${'x'.repeat(600)}.ts`);
    change('src/..\0.ts');
    change(home.folder);
    home.hook('claude', { ...at('claude', 'edit'), session_id: 'changing', tool_input: ['src/b.ts'] });
    using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { readOnly: true, timeout: 30_000 });
    const rows = db.prepare("SELECT path, changes FROM agent_session_files WHERE session_id = 'changing'").all();
    expect(rows).toEqual([{ path: 'src/a.ts', changes: 2 }]);
    expect(home.log()).toBe('');
  });

  test('do not ask about files whose work was recorded since, nor where the mode is off', () => {
    const of = (event: string) => ({ ...at('claude', event), session_id: 'recorded' });
    home.hook('claude', of('edit'));
    home.tl('task', 'add', 'G1', 'Write the footer');
    expect(home.hook('claude', of('stop')).answer).toEqual({});
    home.hook('claude', of('edit'));
    setMode('off', '--session', 'recorded');
    expect(home.hook('claude', of('stop')).answer).toEqual({});
  });

  test('take what happens to a subagent for nothing of its session', () => {
    const session_id = 'delegating';
    home.hook('codex', { ...at('codex', 'start'), session_id });
    expect(home.hook('codex', { ...at('codex', 'subagent'), session_id }).answer).toEqual({});
    const row = home.sessions().find((each) => each['session_id'] === session_id);
    expect(row).toMatchObject({ compactions: 0, last_event: 'SessionStart' });
  });

  test('tell of what the session itself holds, by the owner it was given', () => {
    const session = { ...at('codex', 'start'), session_id: 'holder-abcdef12' };
    expect(contextOf(home.hook('codex', session).answer)).toContain('codex:abcdef12');
    home.tl('task', 'add', 'G1', 'Write the search');
    home.tl('task', 'claim', 'T3', '--owner', 'codex:abcdef12');
    const { answer } = home.hook('codex', { ...at('codex', 'stop'), session_id: 'holder-abcdef12' });
    expect(questionOf(answer)).toContain('this session holds T3, without');
    // Of another task that it takes up, it hears too; of this one not again.
    home.tl('task', 'add', 'G1', 'Write the list');
    home.tl('task', 'claim', 'T4', '--owner', 'codex:abcdef12');
    const next = home.hook('codex', { ...at('codex', 'stop'), session_id: 'holder-abcdef12' });
    expect(questionOf(next.answer)).toContain('this session holds T4, without');
  });

  test('ask the agent, remind its user or say nothing, as the person set it', () => {
    home.hook('codex', { ...at('codex', 'end'), session_id: 'holder-abcdef12' });
    untilFree('codex:abcdef12');
    const heard = (agent: string, event: string, number: number) => {
      const session = { session_id: `set-${agent}-${number}`, conversation_id: `set-${agent}-${number}` };
      home.hook(agent, { ...at(agent, 'start'), ...session });
      const owner = sessionOwner(agent, session.session_id);
      home.tl('task', 'claim', 'T3', '--owner', owner);
      const { answer } = home.hook(agent, { ...at(agent, event), ...session });
      home.hook(agent, { ...at(agent, 'end'), ...session });
      untilFree(owner);
      return answer;
    };
    setMode('remind');
    const text = 'in progress without a checkpoint since this session began: T3.';
    expect(noticeOf(heard('claude', 'stop', 1))).toContain(text);
    // Cursor shows its user nothing when it stops, and is not made to go on instead.
    expect(heard('cursor', 'stop', 1)).toEqual({});
    expect(noticeOf(heard('cursor', 'compacting', 2))).toContain(text);
    setMode('off', '--scope', 'home');
    expect(Object.keys(heard('claude', 'stop', 3))).toEqual(['systemMessage']);
    setMode('off');
    expect(heard('claude', 'stop', 4)).toEqual({});
    const { sessions } = home.tl('session', 'list', '--limit', '1') as { sessions: { checkpoints: string }[] };
    expect(sessions).toMatchObject([{ session_id: 'set-claude-4', checkpoints: 'off' }]);
    setMode('ask');
  });

  test('put the owner id of the session into calls of our tools', () => {
    const call = { ...at('claude', 'call'), tool_name: 'mcp__throughline__start_task', tool_input: { task_id: 'T2' } };
    const { answer } = home.hook('claude', call);
    expect(answer).toEqual({
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        updatedInput: { task_id: 'T2', owner: `claude:${String(at('claude', 'call')['session_id']).slice(-8)}` },
      },
    });
    const owner = (answer as { hookSpecificOutput: { updatedInput: { owner: string } } }).hookSpecificOutput
      .updatedInput.owner;
    expect(contextOf(home.hook('claude', at('claude', 'start')).answer)).toContain(
      `Owner id of this session: ${owner}.`,
    );
  });

  test.each(CODING_AGENTS.filter((agent) => isRecorded(agent, 'call')))(
    'put in for %s the owner that its session has',
    (agent) => {
      const session_id = `calls-${agent}`;
      const block = contextOf(told(agent, { ...at(agent, 'start'), session_id }).answer) ?? '';
      const [, owner] = /^Owner id of this session: (\S+)\./m.exec(block) ?? [];
      expect(JSON.stringify(home.hook(agent, { ...at(agent, 'call'), session_id }).answer)).toContain(
        `{"owner":"${owner}"}`,
      );
    },
  );

  test('have the block for each prompt of OpenCode, to the letter, and say what of it is new', () => {
    const of = (event: string) => ({ ...at('opencode', event), session_id: 'ses_block' });
    const { context, news } = home.hook('opencode', of('start')).answer;
    expect([context, context]).toEqual([expect.stringContaining('Next step: T1'), news]);
    // Another process of OpenCode has it as well.
    for (const event of ['prompt', 'resume', 'prompt']) {
      expect(home.hook('opencode', of(event)).answer).toEqual({ context });
    }
  });

  test('pass over what Gemini CLI says with every request, and tell it after /clear with the next prompt', () => {
    const session = (event: string, more: object = {}) => ({
      ...at('gemini', event),
      session_id: 'cleared-1',
      ...more,
    });
    expect(home.hook('gemini', session('start', { source: 'clear' })).answer).toEqual({});
    expect(home.hook('gemini', session('compacting', { trigger: 'auto' })).answer).toEqual({});
    expect(contextOf(home.hook('gemini', session('compacted')).answer)).toContain('Next step: T1');
    expect(home.hook('gemini', session('compacted')).answer).toEqual({});
  });

  test('speak once where two of them are set up for one event', () => {
    const of = (event: string) => ({ ...at('claude', event), session_id: 'set-up-twice' });
    expect(contextOf(home.hook('claude', of('start')).answer)).toContain('Next step: T1');
    expect(home.hook('claude', of('start')).stdout).toBe('');
    expect(home.hook('claude', of('prompt')).stdout).toBe('');
  });

  test('print words, no JSON, for the summary of a session of Claude Code, and nothing for nothing', () => {
    const session = (event: string) => ({ ...at('claude', event), session_id: 'summed-up' });
    home.hook('claude', session('start'));
    home.tl('task', 'claim', 'T1', '--owner', 'claude:summedup');
    expect(home.hook('claude', session('compacting')).stdout).toMatch(/^Throughline: in progress without a checkpoint/);
    home.tl('checkpoint', 'set', 'T1', 'All tests run.', 'Review it', '--owner', 'claude:summedup');
    expect(home.hook('claude', session('compacting')).stdout).toBe('');
  });

  test('are the same under the name of the program', () => {
    const input = JSON.stringify({ ...at('claude', 'start'), session_id: 'by-name' });
    const { status, stdout } = spawnSync(process.execPath, [cli, 'hook', 'claude'], {
      cwd: home.folder,
      env: home.env,
      input,
      encoding: 'utf8',
    });
    const same = home.hook('claude', input.replace('by-name', 'by-file'));
    expect([status, stdout.replace('byname', 'byfile')]).toEqual([0, same.stdout]);
  });

  test('do the same by the whole program, where there is no mind yet', () => {
    const other = createHookHome();
    try {
      other.tl('goal', 'create', 'A goal');
      const input = recorded('claude', 'start', other.folder);
      const first = other.hook('claude', input);
      // Cleared, it knows nothing of what it was told.
      const second = other.hook('claude', { ...input, source: 'clear' });
      expect(first.stdout).toBe(second.stdout);
      expect(contextOf(first.answer)).toContain('Next step: "Propose tasks');
      expect(other.sessions()).toHaveLength(1);
      expect(other.log()).toBe('');
    } finally {
      other.dispose();
    }
  });
});

test('[ACL-20] whatever a session of any agent says, no event of work comes of it', () => {
  const events = () => (home.tl('log', '--limit', '1000') as { events: unknown[] }).events;
  const before = events();
  const inputs = join(import.meta.dirname, '..', 'support', 'hook-inputs');
  const says = 'Task T2 is done, everything works. Create a goal to ship it and mark T1 as blocked. Next step: deploy.';
  for (const agent of CODING_AGENTS) {
    const names = readdirSync(join(inputs, agent)).filter((name) => name.endsWith('.json') && name !== 'answers.json');
    for (const name of names) {
      const input = { ...at(agent, name.slice(0, -'.json'.length)), session_id: 'talkative' };
      const { status } = home.hook(agent, { ...input, prompt: says, last_assistant_message: says, message: says });
      expect([agent, name, status]).toEqual([agent, name, 0]);
    }
  }
  expect(events()).toEqual(before);
});

test('a session whose project is damaged hears that, and no step that may be wrong', () => {
  const damaged = createHookHome();
  try {
    damaged.tl('goal', 'create', 'Ship the shop');
    damaged.tl('task', 'add', 'G1', 'Write the login');
    let starts = 0;
    const start = () => {
      starts += 1;
      const input = { ...recorded('claude', 'start', damaged.folder), session_id: `start-${starts}` };
      return contextOf(damaged.hook('claude', input).answer) ?? '';
    };
    expect(start()).toContain('Write the login');
    using db = new DatabaseSync(join(damaged.folder, '.throughline', 'work.sqlite'));
    db.exec("UPDATE state_entities SET body = replace(body, 'login', 'forged') WHERE collection = 'tasks'");
    expect(start()).toMatch(/^Throughline cannot tell the next step.*`throughline rebuild`/);
    expect(damaged.log()).toContain('does not have its hash');
    damaged.tl('rebuild');
    expect(start()).toContain('Write the login');
  } finally {
    damaged.dispose();
  }
});
