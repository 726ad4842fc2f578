// Commands made from operations: what people type becomes the operation's input, and its help says how.
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bindOperations, operationsOf } from '../../src/base/operation.ts';
import { readConfig } from '../../src/config.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';

interface Notes {
  readonly seen: unknown[];
}

const define = operationsOf<Notes>({});
const answer = z.object({ answer: z.string() });
const hostile = '\u001b]52;c;aGk=\u0007 \u202etxt.exe\r\nFAKE';

const table = {
  'notes.add': define({
    name: 'notes.add',
    summary: 'Take a note',
    details: 'It stays for ever.',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({
      task_id: z.union([z.string(), z.int()]).describe('of which task'),
      text: z.string().optional(),
      title: z.string(),
      priority: z.int().min(0).max(4).nullable().optional(),
      status: z.array(z.enum(['todo', 'done'])).optional(),
      tags: z.array(z.string()).optional(),
      loud: z.boolean().optional(),
      // oxlint-disable-next-line unicorn/no-thenable
      then: z.enum(['doing', 'todo']).optional(),
      evidence: z.union([z.string(), z.array(z.strictObject({ proof: z.string() }))]).optional(),
      where: z.strictObject({ file: z.string() }).optional(),
      next_step: z.string().optional(),
      project_id: z.string().optional(),
    }),
    output: answer,
    refusals: [],
    aliases: { what_next: 'next_step' },
    cli: { command: 'note add', args: ['task_id', 'text'] },
    examples: [
      {
        says: 'with everything',
        input: { task_id: '#3', title: "it's", tags: ['a', 'b'], loud: true, priority: null },
      },
    ],
    handler: async (notes, input) => {
      notes.seen.push(input);
      return { answer: hostile };
    },
  }),
  'notes.all': define({
    name: 'notes.all',
    summary: 'All of them',
    risk: 'read',
    tier: 'core',
    input: z.strictObject({ names: z.array(z.string()).optional() }),
    output: answer,
    refusals: [],
    cli: { command: 'notes', args: ['names'] },
    handler: async (notes, input, call) => {
      notes.seen.push([input, call.actor, call.owner, call.cwd]);
      return { answer: 'none' };
    },
  }),
  'notes.find': define({
    name: 'notes.find',
    summary: 'Find some',
    risk: 'read',
    tier: 'core',
    input: z.strictObject({ query: z.string(), mode: z.enum(['brief', 'whole']).default('brief') }),
    output: answer,
    refusals: [],
    cli: { command: 'note find', args: ['query'], flags: ['mode'] },
    examples: [{ says: 'all of it', input: { query: 'x', mode: 'whole' } }],
    handler: async (notes, input) => {
      notes.seen.push(input);
      return { answer: 'found' };
    },
  }),
  'notes.hidden': define({
    name: 'notes.hidden',
    summary: 'Not for people',
    risk: 'read',
    tier: 'admin',
    input: z.strictObject({}),
    output: answer,
    refusals: [],
    handler: async () => ({ answer: 'hidden' }),
  }),
};

let seen: unknown[];

beforeEach(() => {
  seen = [];
});

async function tl(...argv: string[]) {
  const operations = bindOperations({ seen }, table);
  let [stdout, stderr] = ['', ''];
  const code = await runCli(
    argv,
    {
      config: { ...readConfig(), user: 'ada', owner: 'session-1', cwd: '/somewhere', isTerminal: true, color: true },
      stdout: (text) => (stdout += text),
      stderr: (text) => (stderr += text),
      readStdin: async () => '{"names":["from stdin"]}',
      call: async (name, input, call) => operations.find((each) => each.definition.name === name)?.run(input, call),
    },
    operations.map(({ definition }) => definition),
  );
  return { code, stdout, stderr };
}

describe('what is typed', () => {
  test('may be a choice itself, as an option of its own or of its field, and only one of them', async () => {
    for (const typed of [[], ['--whole'], ['--mode', 'whole'], ['--brief']]) await tl('note', 'find', 'x', ...typed);
    expect(seen).toEqual(['brief', 'whole', 'whole', 'brief'].map((mode) => ({ query: 'x', mode })));
    for (const typed of [
      ['--whole', '--brief'],
      ['--whole', '--mode', 'brief'],
    ]) {
      expect(await tl('note', 'find', 'x', ...typed)).toMatchObject({ code: 2 });
    }
    expect(seen).toHaveLength(4);
    expect((await tl('note', 'find', '--help')).stdout).toContain('throughline note find x --whole');
  });

  test('becomes the input, each field as its schema wants it, and only the fields that were typed', async () => {
    const typed = ['note', 'add', '12', 'a text', '--title', 't', '--priority', '1', '--tags', 'a', '--tags', 'b'];
    const more = ['--status', 'todo', '--loud', '--then', 'doing', '--evidence', '[{"proof":"p"}]', '--project', 'p1'];
    const other = ['--where', '{"file":"x"}', '--what-next', 'go'];
    expect(await tl(...typed, ...more, ...other)).toMatchObject({ code: 0, stderr: '' });
    expect(seen).toEqual([
      {
        task_id: '12',
        text: 'a text',
        title: 't',
        priority: 1,
        tags: ['a', 'b'],
        status: ['todo'],
        loud: true,
        // oxlint-disable-next-line unicorn/no-thenable
        then: 'doing',
        evidence: [{ proof: 'p' }],
        project_id: 'p1',
        where: { file: 'x' },
        next_step: 'go',
      },
    ]);
    await tl(
      'note',
      'add',
      '12',
      '--title=t',
      '--no-priority',
      '--no-loud',
      '--evidence',
      'plain',
      '--project-id',
      'p',
    );
    expect(seen[1]).toEqual({
      task_id: '12',
      title: 't',
      priority: null,
      loud: false,
      evidence: 'plain',
      project_id: 'p',
    });
  });

  test('is never taken for a global option where it is a value', async () => {
    await tl('note', 'add', '1', '--title', '--home', '--next-step', '--json', '--json');
    expect(seen).toEqual([{ task_id: '1', title: '--home', next_step: '--json' }]);
    await tl('note', 'add', '--title', 't', '--', '-1', '--json');
    expect(seen[1]).toEqual({ task_id: '-1', title: 't', text: '--json' });
  });

  test('as many operands fill a list', async () => {
    await tl('notes', 'a', 'b');
    await tl('notes');
    expect(seen).toEqual([
      [{ names: ['a', 'b'] }, 'cli:ada', 'session-1', '/somewhere'],
      [{}, 'cli:ada', 'session-1', '/somewhere'],
    ]);
  });

  test.each([
    [['note', 'add', '1', '--title', 't', '--priority', 'high'], 'It is not a number.'],
    [['note', 'add', '1', '--title', 't', '--status', 'nope'], 'Allowed choices are todo, done.'],
    [['note', 'add', '1', '--title', 't', '--where', '{'], 'It is not JSON'],
    [['note', 'add', '1'], "required option '--title <text>' not specified"],
    [['note', 'add'], "missing required argument 'task_id'"],
    [['note', 'ad'], '(Did you mean add?)'],
    [['nots'], '(Did you mean one of note, notes?)'],
    [['note', 'add', '1', '--titel', 't'], '(Did you mean --title?)'],
  ])('wrongly is refused with exit code 2, in words and as JSON alone: %s', async (argv, why) => {
    expect(await tl(...argv)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(why) as string });
    const { code, stdout, stderr } = await tl(...argv, '--json');
    expect([code, stderr]).toEqual([2, '']);
    expect(JSON.parse(stdout)).toMatchObject({ code: 'usage', message: expect.stringContaining(why) as string });
    expect(seen).toEqual([]);
  });

  test('that only the operation itself can judge is refused by it', async () => {
    const { code, stdout } = await tl('note', 'add', '1', '--title', 't', '--priority', '9', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'refusal',
      code: 'invalid_input',
      issues: [{ path: 'priority' }],
    });
  });
});

describe('what is shown', () => {
  test('holds nothing that a terminal would obey, whatever was written', async () => {
    const { stdout } = await tl('note', 'add', '1', '--title', 't');
    expect(stdout).toContain('txt.exe');
    expect(stdout.trim().split('\n')).toHaveLength(1);
    for (const obeyed of ['\u001b]', '\u0007', '\u202e', '\r']) expect(stdout).not.toContain(obeyed);
  });

  test('is the whole result where JSON is asked for', async () => {
    const { stdout, stderr } = await tl('note', 'add', '1', '--title', 't', '--json');
    expect([JSON.parse(stdout), stderr]).toEqual([{ answer: hostile }, '']);
  });
});

describe('help', () => {
  test('of a command has its details, its options with their choices, and examples that can be typed', async () => {
    const { code, stdout } = await tl('note', 'add', '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('It stays for ever.');
    expect(stdout).toContain('of which task');
    expect(stdout).toMatch(/--status <choice> +\(repeatable\) \(choices: "todo", "done"\)/);
    expect(stdout).toContain(`throughline note add '#3' --title 'it'\\''s' --tags a --tags b --loud --no-priority`);
    expect((await tl('help', 'note', 'add')).stdout).toBe(stdout);
  });

  test('of nothing that exists is refused', async () => {
    expect(await tl('help', 'note', 'nothing')).toMatchObject({ code: 2 });
  });
});

describe('call', () => {
  test('reaches every operation, with JSON from the argument or from stdin', async () => {
    expect(JSON.parse((await tl('call', 'notes.hidden', '{}')).stdout)).toEqual({ answer: 'hidden' });
    await tl('call', 'notes.all', '-');
    await tl('call', 'notes.all');
    expect(seen.map((each) => (each as unknown[])[0])).toEqual([{ names: ['from stdin'] }, { names: ['from stdin'] }]);
  });

  test.each([
    [['call', 'notes.all', '{'], 'invalid_json'],
    [['call', 'notes.all', '{"nope":1}'], 'invalid_input'],
    [['call'], 'unknown_operation'],
    [['call', 'notes.nope', '{}', '--schema'], 'unknown_operation'],
    [['call', 'notes.all', '{}', '--nope'], 'usage'],
  ])('refuses as JSON on stdout, without being asked for JSON: %s', async (argv, refusal) => {
    const { code, stdout, stderr } = await tl(...argv);
    expect(JSON.parse(stdout)).toMatchObject({
      code: refusal,
      message: expect.any(String) as string,
      hint: expect.any(String) as string,
    });
    expect([code, stderr]).toEqual([2, '']);
  });

  test('lists all operations, and says what one takes', async () => {
    expect((await tl('call', '--list')).stdout.trim().split('\n')).toHaveLength(5);
    const { operations } = JSON.parse((await tl('call', '--list', '--json')).stdout) as { operations: unknown[] };
    expect(operations).toContainEqual({ name: 'notes.hidden', summary: 'Not for people', risk: 'read', tier: 'admin' });
    expect(JSON.parse((await tl('call', 'notes.all', '--schema')).stdout)).toMatchObject({ type: 'object' });
  });
});
