// What the hooks of each agent tell of what their session met, as real processes: off for Claude Code until a person switches it on, on in the
// agents in which our plugin runs. An earlier session failed, repaired it, and so taught what is told.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHookHome, type HookHome } from '../support/hook-home.ts';

const ERROR = 'Error: connect ECONNREFUSED 127.0.0.1:5432';
const SECRET = 'sk-live-4f9d0b7a2c6e8135';
const DAY_MS = 24 * 60 * 60_000;

let home: HookHome;
let records = 0;

beforeAll(() => {
  home = createHookHome();
  mkdirSync(join(home.folder, 'src'));
  writeFileSync(join(home.folder, 'src', 'db.ts'), 'export const pool = 10;\n');
  home.tl('goal', 'create', 'Ship the shop');
  home.tl('task', 'add', 'G1', 'Write the login');
  const path = join(home.folder, 'taught.jsonl');
  // They fill the message of a beginning, so that the repair is not among what is said there.
  const rules = Array.from('abcdefghijklmnopqrstuvwx').map(
    (name) => `Never edit the generated client of the service ${name.repeat(4)} by hand, always run its generator.`,
  );
  const at = Date.now() - DAY_MS;
  const steps = [
    ...rules.map((content) => person(content)),
    call('t1', 'Bash', { command: 'npm test' }),
    result('t1', `Exit code 1\n\n${ERROR}`, true),
    call('t2', 'Edit', { file_path: join(home.folder, 'src', 'db.ts'), old_string: '1', new_string: '2' }),
    result('t2', 'done', false),
    call('t3', 'Bash', { command: 'npm test' }),
    result('t3', 'all passed', false),
  ];
  writeFileSync(path, transcript('taught', at, steps));
  home.tl('mind', 'ingest', path);
  home.tl('mind', 'finalize');
  home.tl('mind', 'consolidate');
});
afterAll(() => home.dispose());

// ── What Claude Code writes ──────────────────────────────────────────────────────────────────────────────────

type Message = Readonly<Record<string, unknown>> & { readonly role: string };

const person = (content: string): Message => ({ role: 'user', content });
const call = (id: string, name: string, input: object): Message => ({
  role: 'assistant',
  content: [{ type: 'tool_use', id, name, input }],
});
const result = (id: string, content: string, is_error: boolean): Message => ({
  role: 'user',
  content: [{ type: 'tool_result', tool_use_id: id, content, is_error }],
});

function transcript(sessionId: string, atMs: number, messages: readonly Message[]): string {
  let parentUuid: string | null = null;
  return messages
    .map((message, at) => {
      records += 1;
      const uuid = `r${records}`;
      const timestamp = new Date(atMs + at).toISOString();
      const record = { type: message.role, uuid, parentUuid, timestamp, sessionId, cwd: home.folder, message };
      parentUuid = uuid;
      return `${JSON.stringify(record)}\n`;
    })
    .join('');
}

// ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

let turns = 0;

function hook(agent: string, session_id: string, hook_event_name: string, more: object = {}): string {
  turns += 1;
  const turn = { prompt_id: `p${turns}`, turn_id: `p${turns}`, message_id: `p${turns}` };
  const event = { hook_event_name, session_id, cwd: home.folder, source: 'startup', ...turn, ...more };
  const { status, answer } = home.hook(agent, event);
  expect(status).toBe(0);
  const { hookSpecificOutput, context } = answer as {
    hookSpecificOutput?: { additionalContext?: string };
    context?: string;
  };
  return hookSpecificOutput?.additionalContext ?? context ?? '';
}

/** As a person does it: shown what would happen, they confirm it. */
function asPerson(...command: string[]): Record<string, unknown> {
  let digest: string | undefined;
  try {
    return home.tl(...command);
  } catch (error) {
    digest = /"digest": ?"([0-9a-f]{64})"/.exec((error as Error).message)?.[1];
  }
  return home.tl(...command, '--confirm', digest ?? 'nothing was shown');
}

const rowsOf = (table: string) => {
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { readOnly: true, timeout: 30_000 });
  return db.prepare(`SELECT * FROM ${table}`).all();
};
const explain = (session: string) => home.tl('inject', 'explain', '--session', session) as { reason: string };

test('Claude Code is told of a failed command and of a file that it read once a person switches that on', () => {
  const path = join(home.folder, 'claude.jsonl');
  const prompt = () => {
    const said = hook('claude', 'c', 'UserPromptSubmit', { transcript_path: path });
    hook('claude', 'c', 'Stop', { transcript_path: path, stop_hook_active: true });
    return said;
  };
  const fail = () => [
    call('f1', 'Bash', { command: 'npm run migrate' }),
    result('f1', `Exit code 1\nkey ${SECRET}\n${ERROR}\n    at connect`, true),
    call('f2', 'Read', { file_path: join(home.folder, 'src', 'db.ts') }),
    result('f2', 'export const pool = 10;', false),
  ];
  expect(hook('claude', 'c', 'SessionStart')).not.toContain('ECONNREFUSED');
  expect(prompt()).toBe('');
  writeFileSync(path, transcript('c', Date.now(), fail()));
  expect(prompt()).toBe('');
  expect(rowsOf('injection_due')).toEqual([]);
  expect(explain('c').reason).toBe('nothing_new');

  expect(asPerson('inject', 'mode', '--related', 'on')).toMatchObject({ mode: 'adaptive', related: { holds: 'on' } });
  // What an earlier turn met is over.
  expect(prompt()).toBe('');
  writeFileSync(path, transcript('c', Date.now(), fail()));
  const said = prompt();
  expect(said.split('\n').slice(1)).toEqual([
    'Known about what was just met:',
    expect.stringMatching(/^- ´npm test´ failed with .*ECONNREFUSED.* passed after src\/db\.ts changed\. \[C\d+@1\]$/),
  ]);
  expect(explain('c').reason).toBe('command_failed');
  writeFileSync(path, transcript('c', Date.now(), fail()));
  expect(prompt()).toBe('');
  expect(JSON.stringify([rowsOf('injections'), rowsOf('injection_due'), rowsOf('canon_names')])).not.toContain(SECRET);
  expect(home.log()).toBe('');
});

test.each([
  ['pi', 'session_start', 'before_agent_start', 'agent_end'],
  ['opencode', 'session.created', 'chat.message', 'session.idle'],
])('%s is told without a word of anybody, of what its plugin says', (agent, start, ask, stop) => {
  asPerson('inject', 'mode', '--related', 'default');
  const prompt = (met: object = {}) => {
    const said = hook(agent, agent, ask, { context_usage_percent: 1, ...met });
    hook(agent, agent, stop, { stop_hook_active: true });
    return said;
  };
  hook(agent, agent, start);
  const before = prompt();
  const read = [join(home.folder, 'src', 'db.ts'), '../outside.ts', 7, ''];
  const said = prompt({ read }).replace(before, '');
  expect(said).toContain('src/db.ts changed. [C');
  expect(explain(agent).reason).toBe('file_read');
  expect(prompt({ failed: [`> x\n${ERROR}`, null], read: 'odd' }).split('ECONNREFUSED').length).toBeLessThanOrEqual(2);
  expect(explain(agent).reason).toBe('nothing_new');
  expect(home.log()).toBe('');
});

test('what was erased is told no more, and named nowhere', () => {
  expect(new Set(rowsOf('canon_names').map(({ what }) => what))).toEqual(new Set(['error', 'file']));
  hook('pi', 'late', 'session_start');
  hook('pi', 'late', 'before_agent_start', { context_usage_percent: 1 });
  hook('pi', 'late', 'agent_end', { stop_hook_active: true });
  // Held back by how full the context is, it waits.
  hook('pi', 'late', 'before_agent_start', { context_usage_percent: 90, failed: [ERROR] });
  hook('pi', 'late', 'agent_end', { stop_hook_active: true });
  expect(rowsOf('injection_due')).toHaveLength(1);
  asPerson('mind', 'erase', '--session', 'claude:taught');
  expect(rowsOf('canon_names')).toEqual([]);
  expect(hook('pi', 'late', 'before_agent_start', { context_usage_percent: 1, failed: [ERROR] })).not.toContain('5432');
  expect(rowsOf('injection_due')).toEqual([]);
});
