// A draft is a function of what is known: bounded, on record without secrets, and without anything that no person would see.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAFT_LIMITS } from '../../src/base/checkpoint-draft.ts';
import { makeDraft, type KnownOfSession } from '../../src/mind/make-draft.ts';
import { leftOffOf } from '../../src/surfaces/cli/renderers/from-draft.ts';
import { whereWeLeftOffSchema } from '../../src/work/contract.ts';

const known = (changes: Partial<KnownOfSession> = {}): KnownOfSession => ({
  said: { last_message: 'The form is there.', failed_commands: [{ command: 'npm test', exit_code: 1 }] },
  files: ['src/form.ts'],
  code: {
    branch: 'main',
    commit: 'a'.repeat(40),
    changed: ['a.txt', 'src/form.ts'],
    more: 0,
    diffStat: ' a.txt | 1 +\n',
  },
  ...changes,
});

describe('a draft', () => {
  test('says what is known: the last message, files of the session before those of git, failed commands, the summary', () => {
    expect(makeDraft(known())).toEqual({
      last_message: 'The form is there.',
      files: ['src/form.ts', 'a.txt'],
      more_files: 0,
      failed_commands: [{ command: 'npm test', exit_code: 1 }],
      diff_stat: ' a.txt | 1 +',
      branch: 'main',
      commit: 'a'.repeat(40),
    });
    expect(makeDraft(known())).toEqual(makeDraft(known()));
  });

  test('is made of any one of them, and of nothing there is none', () => {
    const nothing = { said: undefined, files: [], code: undefined };
    expect(makeDraft(nothing)).toBeUndefined();
    expect(makeDraft({ ...nothing, said: { last_message: ' \n', failed_commands: [] } })).toBeUndefined();
    // A clean worktree alone is nothing to go on from.
    const clean = { branch: 'main', commit: null, changed: [], more: 0, diffStat: '' };
    expect(makeDraft({ ...nothing, code: clean })).toBeUndefined();
    expect(makeDraft({ ...nothing, files: ['a'] })).toMatchObject({
      files: ['a'],
      last_message: null,
      diff_stat: null,
    });
    expect(makeDraft({ ...nothing, said: { last_message: 'Hi', failed_commands: [] } })).toMatchObject({ files: [] });
  });

  test('holds no secret, wherever one stands, also where the text is cut', () => {
    const token = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
    const secrets = makeDraft({
      said: {
        last_message: `I used ${token} to log in. ${'x'.repeat(DRAFT_LIMITS.message - 60)} and again ${token}`,
        failed_commands: [{ command: `curl -H 'Authorization: Bearer ${token}' x`, exit_code: 22 }],
      },
      files: [`${token}.txt`],
      code: { branch: token, commit: null, changed: [`b/${token}`], more: 0, diffStat: ` ${token}.txt | 1 +` },
    });
    const text = JSON.stringify(secrets);
    expect(text).not.toContain(token);
    expect(text).not.toContain(token.slice(0, 12));
    expect(text).toContain('[redacted:');
  });

  test('keeps odd names on one line, leaves out endless ones, and shows nothing hidden', () => {
    const hidden = 'a\u202e\u200b\u{e0041}b';
    const draft = makeDraft(
      known({
        said: {
          last_message: `One\n\u001b[2J${hidden}`,
          failed_commands: [{ command: `a\nb\u0000${hidden}`, exit_code: null }],
        },
        files: ['with space', 'new\nline', 'x'.repeat(501), hidden, '"quoted"'],
        code: undefined,
      }),
    );
    expect(draft?.files).toEqual(['with space', 'new line', 'ab', '"quoted"']);
    expect(draft?.last_message).toBe('One\n[2Jab');
    expect(draft?.failed_commands).toEqual([{ command: 'a bab', exit_code: null }]);
  });

  test('is bounded, whatever is known, and can be taken over as it is', () => {
    const word = fc.string({ unit: 'binary', maxLength: 60 });
    const text = fc.oneof(
      word,
      fc.array(word, { maxLength: 200 }).map((words) => words.join('. ')),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 80 }), text, fc.nat(1_000), (texts, message, more) => {
        const draft = makeDraft({
          said: {
            last_message: message.repeat(20),
            failed_commands: texts.map((command) => ({ command, exit_code: 1 })),
          },
          files: texts,
          code: { branch: message, commit: null, changed: texts.map((each) => `${each}!`), more, diffStat: message },
        });
        if (!draft) return;
        const { last_message: said, files, more_files, failed_commands: failed } = draft;
        expect(said?.length ?? 0).toBeLessThanOrEqual(DRAFT_LIMITS.message);
        expect(files.length).toBeLessThanOrEqual(DRAFT_LIMITS.files);
        expect(more_files).toBeGreaterThanOrEqual(more);
        expect(failed.length).toBeLessThanOrEqual(DRAFT_LIMITS.commands);
        for (const { command } of failed) expect(command.length).toBeLessThanOrEqual(DRAFT_LIMITS.command);
        expect(JSON.stringify(draft).isWellFormed()).toBe(true);
        const shown = { ...draft, project_id: 'p', task_id: 't', number: 1, agent: 'claude', session_id: 's' };
        const left = leftOffOf({
          ...shown,
          owner: 'claude:s',
          made_at: '2026-11-18T04:10:37.629Z',
          made_by: 'command',
        });
        expect(whereWeLeftOffSchema.safeParse(left)).toMatchObject({ success: true });
      }),
      { numRuns: 200, seed: 14 },
    );
  });
});
