// What each agent's own record of a session says, in one shape: who said it, what was done and changed, what was taken back, and what is
// nobody's word.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TranscriptFile } from '../../src/mind/mind.ts';
import {
  claudeSession,
  codexMessage,
  codexMeta,
  eventsIn,
  geminiMessage,
  geminiMeta,
  lineOf,
  piEntry,
  piHeader,
  readAll,
  rollout,
  sampleOf,
  standing,
  text,
  use,
  writeLines,
} from '../support/transcript-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-readers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (agent: string, records: readonly unknown[], name = 'session.jsonl'): TranscriptFile => ({
  agent,
  path: writeLines(join(folder, name), records),
});

async function said(agent: string, records: readonly unknown[], name?: string): Promise<readonly string[]> {
  return standing((await readAll(file(agent, records, name))).steps);
}

describe('[MND-16] a whole session', () => {
  test('of Claude Code', async () => {
    const { steps, counts } = await readAll(sampleOf('claude', folder));
    expect(standing(steps)).toEqual([
      'user Use npm, not pnpm. Größe 5 €.',
      'agent On it',
      'call Bash npm test > out.log [changed out.log]',
      'result Exit code 1⏎red [code 1 error]',
      'call Edit file_path: /w/shop/a.ts⏎old_string: a⏎new_string: b [changed /w/shop/a.ts]',
      'result ok [code null]',
      'user No, another way',
      'user? Conversation compacted',
      'compaction Summary of all',
      'call? mcp__throughline__work_next ',
      'result? T1 [code null]',
      'agent Done',
    ]);
    expect(counts).toEqual({ records: 14, unknown: 0, broken: 0 });
    expect(steps.filter(({ step }) => step === 'session')).toEqual([
      {
        step: 'session',
        session: { session_id: 'ses-1', cwd: '/w/shop', branch: 'main', started_at: '2026-11-16T05:00:01.000Z' },
      },
    ]);
    expect(eventsIn(steps)[2]?.tool?.cwd).toBe('/w/shop');
  });

  test('of Codex', async () => {
    const { steps, counts } = await readAll(sampleOf('codex', folder));
    expect(standing(steps)).toEqual([
      'user? be good',
      'user? # AGENTS.md instructions for /w/shop⏎⏎<INSTRUCTIONS>⏎x⏎</INSTRUCTIONS>',
      'user? <environment_context>⏎<cwd>/w/shop</cwd>⏎</environment_context>',
      'user Use npm, not pnpm. Größe 5 €.',
      'call shell npm test',
      'result red [code 1 error]',
      expect.stringMatching(/^call apply_patch input: .*\[changed a\.ts\]$/),
      'result Success [code null]',
      'user No, another way',
      'compaction Summary of all',
      'call? mcp__throughline__work_next ',
      'result? T1 [code null]',
      'agent Done',
    ]);
    expect(counts).toEqual({ records: 19, unknown: 0, broken: 0 });
    const cwds = steps.flatMap((step) => (step.step === 'session' ? [step.session.cwd] : []));
    expect(cwds).toEqual(['/w/shop', '/w/shop/web']);
  });

  test('of Gemini CLI', async () => {
    const { steps, counts } = await readAll(sampleOf('gemini', folder));
    expect(standing(steps)).toEqual([
      'user Use npm, not pnpm. Größe 5 €.⏎',
      'user? <hook_context>be good</hook_context>',
      'agent On it',
      'call run_shell_command npm test',
      'result Exit Code: 1⏎red [code 1 error]',
      'user No, another way',
      'compaction <state_snapshot>Summary of all</state_snapshot>',
      'agent Done',
      'call? mcp_throughline_work_next ',
      'result? T1 [code null]',
    ]);
    expect(counts).toEqual({ records: 12, unknown: 0, broken: 0 });
    expect(new Set(eventsIn(steps).map(({ key }) => key)).size).toBe(eventsIn(steps).length);
  });

  test('of pi', async () => {
    const { steps, counts } = await readAll(sampleOf('pi', folder));
    expect(standing(steps)).toEqual([
      'user Use npm, not pnpm. Größe 5 €.',
      'agent On it',
      'call bash npm test',
      'result red⏎⏎Command exited with code 1 [code 1 error]',
      'compaction Tried this',
      'user No, another way',
      'call bash echo hi > greeting.txt [changed greeting.txt]',
      'result  [code 0]',
      'user? be good',
      'compaction Summary of all',
      'agent Done',
    ]);
    expect(counts).toEqual({ records: 13, unknown: 0, broken: 0 });
  });

  test('of Cursor', async () => {
    const { steps, counts } = await readAll(sampleOf('cursor', folder));
    expect(standing(steps)).toEqual([
      'user? <user_info>⏎be good⏎</user_info>',
      'user ⏎Use npm, not pnpm. Größe 5 €.⏎',
      'agent On it',
      'call Shell npm test',
      'result Exit code: 1⏎red [code 1 error]',
      'call Write path: a.ts⏎contents: b [changed a.ts]',
      'agent Done',
    ]);
    expect(counts).toEqual({ records: 6, unknown: 0, broken: 0 });
    expect(eventsIn(steps)[0]?.session_id).toBe('c-1');
  });
});

describe('Claude Code', () => {
  test('tells a record that stands twice once, and keeps sessions of one file apart', async () => {
    const [old, now] = [claudeSession('old'), claudeSession('new')];
    const first = old.prompt('First');
    const { steps } = await readAll(file('claude', [first, first, old.say(text('Yes')), now.prompt('Second')]));
    expect(eventsIn(steps).map((event) => `${event.session_id} ${lineOf(event)}`)).toEqual([
      'old user First',
      'old agent Yes',
      'new user Second',
    ]);
    expect(steps.flatMap((step) => (step.step === 'session' ? [step.session.parent_id] : []))).toEqual([
      undefined,
      'old',
    ]);
  });

  test('takes back nothing where results of parallel calls go on from their own calls', async () => {
    const { prompt, say, result } = claudeSession();
    const begun = prompt('Go');
    const one = say(use('a', 'Read', { file_path: '/w/a' }));
    const two = say(use('b', 'Read', { file_path: '/w/b' }));
    const first = { ...result('a', 'A'), parentUuid: one.uuid };
    const second = { ...result('b', 'B'), parentUuid: two.uuid };
    const next = { ...prompt('Further'), parentUuid: second.uuid };
    const { steps } = await readAll(file('claude', [begun, one, two, second, first, next]));
    expect(steps.some(({ step }) => step === 'retract')).toBe(false);
  });

  test('takes back what a rewind left, also twice, and leaves a parent that it does not know alone', async () => {
    const { prompt, say } = claudeSession();
    const [a, b] = [prompt('A'), say(text('a'))];
    const c = prompt('B');
    const d = prompt('C', { parentUuid: b.uuid });
    const e = prompt('D', { parentUuid: b.uuid });
    const f = prompt('E', { parentUuid: 'elsewhere' });
    expect(await said('claude', [a, b, c, d, e, f])).toEqual(['user A', 'agent a', 'user D', 'user E']);
  });

  test('marks what subagents, the system, hooks, commands and instruction files say', async () => {
    const { prompt, record, say } = claudeSession();
    expect(
      await said('claude', [
        prompt('Do this', { isSidechain: true }),
        prompt('Look', { isMeta: true }),
        prompt('<command-name>/clear</command-name>\n<command-message>clear</command-message>'),
        prompt('<local-command-stdout>ok</local-command-stdout>'),
        prompt('Caveat: The messages below were generated by the user while running local commands. DO NOT'),
        prompt([text('[Request interrupted by user]')]),
        prompt('Throughline: this session holds T1 "x", without a checkpoint.'),
        prompt('Throughline keeps the unfinished work of this project. These are facts'),
        prompt('<throughline-handshake>x</throughline-handshake>'),
        prompt('# CLAUDE.md\nUse tabs'),
        prompt('# README.md should say so'),
        record({ type: 'attachment', attachment: { type: 'hook_additional_context', content: ['be good'] } }),
        record({ type: 'attachment', attachment: { type: 'queued_command', prompt: 'Also this' } }),
        record({ type: 'attachment', attachment: { type: 'todo', content: [] } }),
        { ...say(text('API Error: 500')), isApiErrorMessage: true },
        say(text('<system-reminder> is a tag')),
      ]),
    ).toEqual([
      'user> Do this',
      'user? Look',
      'user? <command-name>/clear</command-name>',
      'user? <command-message>clear</command-message>',
      'user? <local-command-stdout>ok</local-command-stdout>',
      'user? Caveat: The messages below were generated by the user while running local commands. DO NOT',
      'user? [Request interrupted by user]',
      'user? Throughline: this session holds T1 "x", without a checkpoint.',
      'user? Throughline keeps the unfinished work of this project. These are facts',
      'user? <throughline-handshake>x</throughline-handshake>',
      'user? # CLAUDE.md⏎Use tabs',
      'user # README.md should say so',
      'user? be good',
      'user Also this',
      'agent? API Error: 500',
      'agent <system-reminder> is a tag',
    ]);
  });

  test('counts kinds that it does not know, and survives times that go back or are none', async () => {
    const { record, prompt } = claudeSession();
    const { steps, counts } = await readAll(
      file('claude', [
        prompt('A', { timestamp: '2026-11-16T05:00:09.000Z' }),
        prompt('B', { timestamp: '2026-11-16T06:00:01+01:00' }),
        prompt('C', { timestamp: 'yesterday' }),
        prompt('D', { timestamp: 7 }),
        record({ type: 'dream' }),
        { type: 'dream' },
      ]),
    );
    expect(eventsIn(steps).map((event) => event.at)).toEqual([
      '2026-11-16T05:00:09.000Z',
      '2026-11-16T05:00:01.000Z',
      undefined,
      '1970-01-01T00:00:00.007Z',
    ]);
    expect(counts).toEqual({ records: 6, unknown: 2, broken: 0 });
  });

  test('names files that its tools read and change, and leaves long inputs out of the text', async () => {
    const { prompt, say } = claudeSession();
    const long = 'x'.repeat(401);
    expect(
      await said('claude', [
        prompt('Go'),
        say(use('a', 'Write', { file_path: 'a.ts', content: long })),
        say(use('b', 'MultiEdit', { file_path: 'b.ts', edits: [] })),
        say(use('c', 'NotebookEdit', { notebook_path: 'c.ipynb' })),
        say(use('d', 'Read', { file_path: 'd.ts' })),
        say(use('e', 'Bash', { command: 'npx -y throughline next' })),
      ]),
    ).toEqual([
      'user Go',
      'call Write file_path: a.ts⏎content: (401 characters) [changed a.ts]',
      'call MultiEdit file_path: b.ts⏎edits: [] [changed b.ts]',
      'call NotebookEdit notebook_path: c.ipynb [changed c.ipynb]',
      'call Read file_path: d.ts [read d.ts]',
      'call? Bash npx -y throughline next',
    ]);
  });
});

describe('Codex', () => {
  const ID = '0199d2c8-1f00-7000-8000-000000000005';
  const meta = (more: object = {}) => rollout(0, 'session_meta', codexMeta(ID, more));
  const item = (n: number, payload: object, more: object = {}) => rollout(n, 'response_item', payload, more);

  test('takes back as many turns as were rolled back, and all where there are fewer', async () => {
    const turn = (n: number, words: string) => [
      item(n, codexMessage('user', words)),
      item(n, codexMessage('assistant', `re ${words}`)),
    ];
    const back = (count: number) => rollout(9, 'event_msg', { type: 'thread_rolled_back', num_turns: count });
    expect(
      await said('codex', [meta(), ...turn(1, 'A'), ...turn(2, 'B'), ...turn(3, 'C'), back(2), ...turn(4, 'D')]),
    ).toEqual(['user A', 'agent re A', 'user D', 'agent re D']);
    expect(await said('codex', [meta(), ...turn(1, 'A'), ...turn(2, 'B'), back(7), back(0), ...turn(4, 'D')])).toEqual([
      'user D',
      'agent re D',
    ]);
  });

  const copied = [
    rollout(0, 'session_meta', codexMeta('0199d2c0-0000-7000-8000-000000000001', { cwd: '/w/other' })),
    rollout(0, 'event_msg', { type: 'task_started', turn_id: '0199d2c0-0001-7000-8000-000000000001' }),
    item(0, codexMessage('user', 'Of the other')),
    item(0, codexMessage('assistant', 'Its answer')),
  ];

  test('counts what a fork inherited as context, until its own turn begins', async () => {
    const forked = meta({ forked_from_id: '0199d2c0-0000-7000-8000-000000000001' });
    const own = [
      rollout(0, 'event_msg', { type: 'task_started', turn_id: '0199d2c8-1f01-7000-8000-000000000001' }),
      item(0, codexMessage('user', 'My own')),
    ];
    const { steps } = await readAll(file('codex', [forked, ...copied, ...own]));
    expect(standing(steps)).toEqual(['user? Of the other', 'agent? Its answer', 'user My own']);
    expect(steps.flatMap((step) => (step.step === 'session' ? [step.session] : []))).toEqual([
      {
        session_id: ID,
        cwd: '/w/shop',
        branch: 'main',
        started_at: '2026-11-16T05:00:00.000Z',
        parent_id: '0199d2c0-0000-7000-8000-000000000001',
      },
    ]);
  });

  test('ends the copy at a pause where turns have no ids, and has none where the history lies in another file', async () => {
    const forked = (more: object = {}) => meta({ forked_from_id: 'old', ...more });
    expect(await said('codex', [forked(), ...copied, item(5, codexMessage('user', 'My own'))])).toEqual([
      'user? Of the other',
      'agent? Its answer',
      'user My own',
    ]);
    const based = forked({ history_mode: 'paginated', history_base: { thread_id: 'old', end_ordinal_exclusive: 4 } });
    expect(await said('codex', [based, item(0, codexMessage('user', 'My own'))])).toEqual(['user My own']);
  });

  test('marks a subagent, and what it inherited by its ordinal', async () => {
    const subagent = meta({ source: { subagent: 'review' }, subagent_history_start_ordinal: 3 });
    const lines = [
      subagent,
      item(1, codexMessage('user', 'Before'), { ordinal: 2 }),
      item(2, codexMessage('user', 'Task'), { ordinal: 3 }),
    ];
    expect(await said('codex', lines)).toEqual(['user>? Before', 'user> Task']);
  });

  test('finds patches in functions, custom tools and shells, and codes in every form of output', async () => {
    const patch =
      '*** Begin Patch\n*** Add File: a.ts\n+x\n*** Update File: b.ts\n*** Move to: c.ts\n*** Delete File: d.ts\n*** End Patch';
    const call = (id: string, name: string, args: unknown) =>
      item(1, {
        type: 'function_call',
        name,
        call_id: id,
        arguments: typeof args === 'string' ? args : JSON.stringify(args),
      });
    const out = (call_id: string, output: unknown) => item(1, { type: 'function_call_output', call_id, output });
    const { steps } = await readAll(
      file('codex', [
        meta(),
        call('1', 'apply_patch', { input: patch }),
        call('2', 'shell', { command: ['bash', '-lc', `cd web && apply_patch <<'EOF'\n${patch}\nEOF`] }),
        call('3', 'exec_command', { cmd: 'sed -i s/a/b/ x.ts' }),
        item(1, {
          type: 'local_shell_call',
          call_id: '4',
          status: 'completed',
          action: { type: 'exec', command: ['git', 'mv', 'p', 'q'] },
        }),
        call('5', 'odd', 'no json'),
        out('1', { content: 'Done!', success: true }),
        out('2', 'Exit code: 2\nWall time: 1s\nOutput:\nno'),
        out('3', 'Chunk ID: x\nProcess exited with code 0\nOutput:\n'),
        out('4', [{ type: 'input_text', text: 'fine' }]),
        out('5', { content: 'bad', success: false }),
      ]),
    );
    const events = eventsIn(steps);
    expect(events.flatMap(({ tool }) => (tool ? [tool.changed] : []))).toEqual([
      ['a.ts', 'b.ts', 'c.ts', 'd.ts'],
      ['a.ts', 'b.ts', 'c.ts', 'd.ts'],
      ['x.ts'],
      ['p', 'q'],
      undefined,
    ]);
    expect(events.flatMap(({ result }) => (result ? [[result.exit_code, result.is_error]] : []))).toEqual([
      [null, false],
      [2, true],
      [0, false],
      [null, false],
      [null, true],
    ]);
  });

  test('reads the lines of its first versions, which stand without a record around them', async () => {
    const records = [
      { id: 'old-1', timestamp: '2025-07-01T00:00:00.000Z', instructions: null },
      { record_type: 'state' },
      codexMessage('user', 'Hello'),
      { type: 'function_call', name: 'shell', call_id: 'c', arguments: '{"command":["ls"]}' },
      { type: 'riddle' },
    ];
    const { steps, counts } = await readAll(file('codex', records));
    expect(standing(steps)).toEqual(['user Hello', 'call shell ls']);
    expect(counts.unknown).toBe(1);
  });
});

describe('Gemini CLI', () => {
  test('goes on in another process: what it does not send any more was said, and a later rewind takes only what is sent', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => geminiMessage(id, 'user', id));
    const resumed = [geminiMeta, a, b, geminiMeta, { $set: { messages: [] } }, { $set: { messages: [b] } }, c];
    expect(await said('gemini', resumed)).toEqual(['user a', 'user b', 'user c']);
    expect(await said('gemini', [...resumed, { $set: { messages: [b] } }, d])).toEqual(['user a', 'user b', 'user d']);
    expect(await said('gemini', [...resumed, { $rewindTo: 'gone' }, d])).toEqual(['user a', 'user d']);
  });

  test('gives messages that stay in a compressed context new ids: they are said once, and can be taken back by them', async () => {
    const summary = geminiMessage('s', 'user', '<state_snapshot>S</state_snapshot>');
    const [a, b] = ['a', 'b'].map((id) => geminiMessage(id, 'user', id));
    const records = [geminiMeta, a, b, { $set: { messages: [summary, geminiMessage('b2', 'user', 'b')] } }];
    const all = ['user a', 'user b', 'compaction <state_snapshot>S</state_snapshot>'];
    expect(await said('gemini', records)).toEqual(all);
    expect(await said('gemini', [...records, { $rewindTo: 'b2' }])).toEqual([all[0], all[2]]);
  });

  test('says again why a hook did not let it stop: nobody said that', async () => {
    const records = [
      geminiMeta,
      geminiMessage('w', 'warning', 'Agent execution blocked: Always say more.'),
      geminiMessage('m', 'user', [{ text: 'Always say more.' }]),
      geminiMessage('n', 'user', [{ text: 'Always say more.' }]),
    ];
    expect(await said('gemini', records)).toEqual(['user? Always say more.', 'user Always say more.']);
  });

  test('replaces a message that comes again with other words, and only then', async () => {
    const records = [
      geminiMeta,
      geminiMessage('m', 'gemini', 'One'),
      geminiMessage('m', 'gemini', 'One'),
      geminiMessage('m', 'gemini', 'Two'),
      geminiMessage('m', 'gemini', 'Three'),
    ];
    const { steps } = await readAll(file('gemini', records));
    expect(standing(steps)).toEqual(['agent Three']);
    expect(eventsIn(steps).map(({ key }) => key)).toEqual(['m', 'm~2', 'm~3']);
  });

  test('takes back everything where a rewind names nothing that is there', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => geminiMessage(id, 'user', id));
    expect(await said('gemini', [geminiMeta, a, b, { $rewindTo: 'gone' }, c])).toEqual(['user c']);
    expect(await said('gemini', [geminiMeta, a, b, c, { $rewindTo: 'b' }])).toEqual(['user a']);
  });

  test('replaces everything by a list of messages, but keeps what a compression only shortened', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => geminiMessage(id, 'user', id));
    expect(await said('gemini', [geminiMeta, a, b, { $set: { messages: [b, c] } }])).toEqual(['user b', 'user c']);
    const summary = geminiMessage('s', 'user', '<state_snapshot>S</state_snapshot>');
    expect(
      await said('gemini', [geminiMeta, a, b, { $set: { messages: [summary, b] } }, { $rewindTo: 'gone' }, c]),
    ).toEqual(['user a', 'user c']);
  });

  test('keeps calls and results that a synced history shortens', async () => {
    const call = (output: string) => ({
      id: 'c',
      name: 'run_shell_command',
      args: { command: 'ls' },
      status: 'success',
      result: [{ functionResponse: { response: { output } } }],
    });
    const records = [
      geminiMeta,
      geminiMessage('m', 'gemini', 'A', { toolCalls: [call('all of it')] }),
      {
        $set: {
          messages: [
            geminiMessage('m', 'gemini', [{ text: 'A' }, { functionCall: {} }], { toolCalls: [call('masked')] }),
          ],
        },
      },
      { $set: { messages: [geminiMessage('m', 'gemini', [{ text: 'A' }])] } },
    ];
    expect(await said('gemini', records)).toEqual([
      'agent A',
      'call run_shell_command ls',
      'result all of it [code null]',
    ]);
  });

  test('reads the document of older versions like lines, and goes on where it grew', async () => {
    const path = 'chats/session-1.json';
    const [a, b] = ['a', 'b'].map((id) => geminiMessage(id, 'user', id));
    const document = (...messages: unknown[]) => [
      JSON.stringify({ ...geminiMeta, lastUpdated: String(messages.length), messages }, null, 2),
    ];
    const first = await readAll(file('gemini', document(a), path));
    expect(standing(first.steps)).toEqual(['user a']);
    const second = await readAll(file('gemini', document(a, b), path), first.cursor);
    expect([standing(second.steps), second.isAnew]).toEqual([['user b'], false]);
    const third = await readAll(file('gemini', document(b), path), second.cursor);
    expect([standing(third.steps), third.isAnew]).toEqual([['user b'], true]);
    const half = file('gemini', ['{"sessionId":'], path);
    await expect(readAll(half, third.cursor)).rejects.toThrow('not a whole JSON document');
  });

  test('marks the chat of a subagent', async () => {
    expect(await said('gemini', [{ ...geminiMeta, kind: 'subagent' }, geminiMessage('a', 'user', 'Task')])).toEqual([
      'user> Task',
    ]);
  });
});

describe('pi', () => {
  const user = (content: string) => ({ role: 'user', content });

  test('goes back to a branch that it had left', async () => {
    const entries = [
      piHeader(),
      piEntry('a', null, user('A')),
      piEntry('b', 'a', user('B')),
      piEntry('c', 'a', user('C')),
      piEntry('d', 'b', user('D')),
      piEntry('e', 'nowhere', user('E')),
    ];
    expect(await said('pi', entries)).toEqual(['user A', 'user B', 'user D', 'user E']);
    expect(await said('pi', [...entries.slice(0, 4), piEntry('f', null, user('F'))])).toEqual(['user F']);
  });

  test('reads the first version, which has neither ids nor branches, and the hook messages of the second', async () => {
    const { version: _, ...first } = piHeader();
    const entry = (message: object) => ({ type: 'message', timestamp: '2025-11-01T00:00:00.000Z', message });
    expect(await said('pi', [first, entry(user('A')), entry({ role: 'assistant', content: [text('B')] })])).toEqual([
      'user A',
      'agent B',
    ]);
    expect(
      await said('pi', [
        piHeader({ version: 2 }),
        piEntry('a', null, { role: 'hookMessage', customType: 'x', content: 'be good' }),
      ]),
    ).toEqual(['user? be good']);
  });

  test('counts what a fork copied as context', async () => {
    const header = piHeader({
      timestamp: '2026-11-16T05:00:05.000Z',
      parentSession: '/x/2026-11-16T05-00-00_old-1.jsonl',
    });
    const { steps } = await readAll(
      file('pi', [header, piEntry('a', null, user('Old'), 1), piEntry('b', 'a', user('New'), 6)]),
    );
    expect(standing(steps)).toEqual(['user? Old', 'user New']);
    expect(steps[0]).toMatchObject({ session: { parent_id: 'old-1' } });
  });
});

test('Cursor marks the transcripts of subagents', async () => {
  const name = 'agent-transcripts/p-1/subagents/s-1.jsonl';
  const { steps } = await readAll(file('cursor', [{ role: 'user', message: { content: 'Task' } }], name));
  expect(standing(steps)).toEqual(['user> Task']);
  expect(steps[0]).toEqual({ step: 'session', session: { session_id: 's-1', parent_id: 'p-1' } });
});
