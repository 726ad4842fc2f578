// The limits of texts: how many sentences, what is one action, what a line is; and the forms in which texts are compared.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadTx } from '../../src/store/store.ts';
import {
  contextRefSchema,
  criteriaSchema,
  nextStepSchema,
  recordedNextStepSchema,
  rootSchema,
  titleSchema,
  whereWeLeftOffSchema,
} from '../../src/work/contract.ts';
import { pickProject } from '../../src/work/pick-project.ts';
import { rootOf } from '../../src/work/project-root.ts';
import { containing, searchForm } from '../../src/work/state/search-form.ts';
import { isOneAction, sentenceCount } from '../../src/work/texts.ts';

describe('sentences', () => {
  it.each([
    ['', 0],
    ['One', 1],
    ['One.', 1],
    ['One. Two', 2],
    ['One. Two! Three?', 3],
    ['One…  Two', 2],
    ['Really?! Yes.', 2],
    ['He said "done." Then he left.', 2],
    ['(It works.) It is fast.', 2],
    ['Version 1.2.3 of src/a.b.ts is out.', 1],
    ['Costs 3.50 at example.com now', 1],
    ['See e.g. the parser, i.e. its tests.', 1],
    ['Das ist z.B. so.', 1],
    ['Ask Dr. Who.', 1],
    ['一。二！三？', 3],
    ['First line\nSecond line', 2],
    ['Wait...', 1],
    ['...', 1],
  ] as const)('of "%s" are %i', (text, count) => {
    expect(sentenceCount(text)).toBe(count);
  });

  it('are never more than there are marks and lines, and counting them ends', () => {
    const alphabet = fc.constantFrom(...['a', ' ', '.', '!', '?', '\n', '"', ')', '。', '…', '1']);
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 60 }), (text) => {
        const marks = text.split(/[.!?。…\n]/u).length - 1;
        const count = sentenceCount(text);
        expect(count).toBeLessThanOrEqual(marks + 1);
        expect(count > 0).toBe(text.trim() !== '');
      }),
      { seed: 2, numRuns: 1_000 },
    );
  });

  it('of where we left off are one to three', () => {
    const isFine = (text: string) => whereWeLeftOffSchema.safeParse(text).success;
    expect(['One.', 'One. Two. Three.', 'a'.repeat(1_000)].map(isFine)).toEqual([true, true, true]);
    expect(['', '  ', 'One. Two. Three. Four.', 'a'.repeat(1_001), 'bell\u0007'].map(isFine)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });
});

describe('one action', () => {
  it.each([
    'Make test/parser.test.ts pass',
    'Rename a.b to c.d.',
    'Fix the parser - the old one for version 1',
    'Compute a * b',
    'Ask whether 2) is meant',
    'Upgrade to 1.2.3',
  ])('is "%s"', (text) => {
    expect([isOneAction(text), nextStepSchema.safeParse(text).success]).toEqual([true, true]);
  });

  it.each([
    'Do this. Then do that.',
    '- do this',
    '* do this',
    '• do this',
    '1. do this',
    '1) do this',
    'Do: 1) this 2) that',
    'Do: - this - that',
    'Do this\nand that',
  ])('is not "%s"', (text) => {
    expect([isOneAction(text), nextStepSchema.safeParse(text).success]).toEqual([false, false]);
  });
});

describe('several actions in one sentence', () => {
  it.each([
    'Run the tests; deploy',
    'Run the tests;deploy the site',
    'Run the tests;deploy',
    'Run the tests ; deploy',
    'Run the tests；deploy',
    'Fix a.ts; fix b.ts; fix c.ts',
    'Run `npm test`; commit',
    'Run the tests then deploy',
    'Run the tests, then deploy',
    'Run the tests and then deploy',
    'Run the tests, and then, deploy',
    'First fix the parser, THEN the lexer',
    'Run `npm test` then `git push`',
    'Merge if the tests pass, then deploy, then announce it',
    'If the tests pass then merge, then deploy',
    'Rename a to b, then if it compiles push it',
    'Write the parser, then: run the tests',
    'Write the parser, then to be safe run tests',
    'Given the notes, write the parser, then deploy',
    'Update the if block, then deploy it',
    'Write the parser (then run the tests)',
    'Write the parser (and then run the tests)',
    'Write the parser – then the lexer',
    'Write the parser - then the lexer',
    'Write the parser; then the lexer',
    'If it compiles, push it, then announce it',
    'Fix the entity &nbsp; in the footer; deploy',
  ])('are refused: "%s"', (text) => {
    expect([isOneAction(text), nextStepSchema.safeParse(text).success]).toEqual([false, false]);
    // A checkpoint that was recorded before this rule stays readable.
    expect(recordedNextStepSchema.safeParse(text).success).toBe(true);
  });

  it.each([
    'Fix the parser;',
    'Run `a; b` in the shell',
    'Replace "a; b" with a comma',
    'Check the header text/html;charset=utf-8',
    'Handle for(;;) in the parser',
    'Read the two files (src/a.ts; src/b.ts)',
    'If the tests pass then merge',
    'If the tests pass, then merge the branch',
    'When the build is green, then deploy',
    'Once CI is green then tag 1.0',
    'Add a .then() to the promise',
    'Replace `then` with await',
    'Replace then with await',
    'Give the test a given/when/then structure',
    'Cover the then-branch of the parser',
    'Cover the if/then/else branches',
    'Ask what was decided since then about ids',
    'Find out why it failed back then in CI',
    'Ask whether it can wait until then or not',
    'Then run the tests',
    'Look at what the log says then',
    'Strengthen the proof',
    'Fix the HTML entity &nbsp; in the footer',
    'Fix the entity &#160; in the footer',
    'Set Content-Type: text/html; charset=utf-8 on the error page',
    'Split the list on ; instead of ,',
    'Replace ; with a comma',
    'Test that create then delete leaves no row',
    'Test that pull then push works',
    'Fix crash after login then logout',
    'Compare the speed then and now',
    'Make then optional in resolve_blocker',
    'Look now and then at the log',
    'Cover the if and then branches',
    'If the user logs in and then logs out, show the notice',
    'If it compiles, and the tests pass, then merge it',
    'Lengthen the timeout of the authentication test',
  ])('are not meant by "%s"', (text) => {
    expect([isOneAction(text), nextStepSchema.safeParse(text).success]).toEqual([true, true]);
  });

  it('are quoted by the refusal, which says where code goes', () => {
    const said = (text: string) => nextStepSchema.safeParse(text).error?.issues[0]?.message;
    expect(said('Run `a; b`, then deploy')).toContain('", then deploy"');
    expect(said('Run the tests; deploy')).toContain('"; deploy"');
    expect(said('Write the parser (then run the tests)')).toContain('"(then run the tests)"');
    expect(said('Run the tests; deploy')).toContain('put code into backticks');
    expect(said('- one')).not.toContain('Here');
  });

  it('are looked for in time that grows with the text alone', () => {
    for (const part of ['then ', '; ', 'if then ', '`', '(', '"', "' ", ';a ']) {
      isOneAction(part.repeat(300 / part.length));
    }
    expect(isOneAction(`Fix ${'a '.repeat(140)}`)).toBe(true);
  });
});

describe('a line', () => {
  it('has something to say, no control characters and no break of any kind', () => {
    const isFine = (text: string) => titleSchema.safeParse(text).success;
    expect(['x', '  trimmed  ', 'Größe 漢字 😀', 'a'.repeat(300)].map(isFine)).toEqual([true, true, true, true]);
    for (const text of ['', ' ', 'a\nb', 'a\rb', 'a\tb', '\u001b[31m', 'a\u2028b', 'a\u0085b', 'a'.repeat(301)]) {
      expect(isFine(text)).toBe(false);
    }
    expect(titleSchema.parse('  trimmed  ')).toBe('trimmed');
  });

  it('names no criterion twice', () => {
    expect(criteriaSchema.safeParse(['Green', 'Fast']).success).toBe(true);
    expect(criteriaSchema.safeParse(['Green', ' Green ']).success).toBe(false);
  });

  it('that refers to context has one of the known forms', () => {
    const isFine = (ref: string) => contextRefSchema.safeParse(ref).success;
    const known = [
      'file:src/a b.ts',
      'file:a#L1',
      'file:a#L1-L9',
      'task:T12',
      'checkpoint:T1@44',
      'exchange:1',
      'canon:a@2',
    ];
    expect([...known, 'https://example.test/a?b#c'].filter((ref) => !isFine(ref))).toEqual([]);
    const unknown = [
      '',
      'src/a.ts',
      'file:',
      'file:a#1',
      'http://example.test',
      'task:',
      'javascript:x',
      'https://a b',
    ];
    expect(unknown.filter(isFine)).toEqual([]);
  });
});

describe('the form in which texts are searched', () => {
  it('knows no case, no width and one kind of white space', () => {
    expect(searchForm('  ＦＵＬＬ　Width\n\tÜber ')).toBe('full width über');
    expect(searchForm('ﬁne')).toBe('fine');
  });

  it('is the same when it is taken again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(searchForm(searchForm(text))).toBe(searchForm(text));
      }),
      { seed: 3, numRuns: 2_000 },
    );
  });

  it('takes signs of patterns for what they are', () => {
    expect(containing('50%_!')).toBe('%50!%!_!!%');
  });
});

describe('a project', () => {
  const project = (project_id: string, root: string | null) => ({ project_id, name: project_id, root });
  const pick = async (projects: readonly ReturnType<typeof project>[], projectId?: string, cwd?: string) => {
    const tx = {
      all: async () => projects,
      get: async (_: unknown, id: string) => projects.find(({ project_id }) => project_id === id),
    } as unknown as ReadTx;
    return (await pickProject(tx, projectId, cwd === undefined ? {} : { cwd })).project?.project_id;
  };
  const ID = '0199d2c8-7b1e-7c44-9a55-2f1d3c4b5a69';

  it('is the named one, else the innermost whose root holds the folder, else the only one', async () => {
    const outer = project(ID, '/a');
    const inner = project('inner', '/a/b');
    const rootless = project('rootless', null);
    expect(await pick([outer, inner], ID, '/a/b')).toBe(ID);
    expect(await pick([outer, inner], 'inner', '/a/b')).toBeUndefined();
    expect(await pick([outer, inner], undefined, '/a/b/c')).toBe('inner');
    expect(await pick([outer, inner], undefined, '/a/bc')).toBe(ID);
    expect(await pick([outer, inner], undefined, '/ab')).toBeUndefined();
    expect(await pick([outer, inner])).toBeUndefined();
    expect(await pick([rootless], undefined, '/anywhere')).toBe('rootless');
    expect(await pick([project('all', '/'), inner], undefined, '/x')).toBe('all');
    expect(await pick([project('win', 'C:\\work'), inner], undefined, 'C:\\work\\src')).toBe('win');
    expect(await pick([])).toBeUndefined();
  });

  it('has a root in one form, absolute and without an end', () => {
    expect([rootOf(null), rootOf('/'), rootOf('/a/'), rootOf('/a//b/../c')]).toEqual([null, '/', '/a', '/a/c']);
    expect(() => rootOf('a/b')).toThrow(/absolute path/);
    expect(rootSchema.safeParse('x'.repeat(881)).success).toBe(false);
  });
});
