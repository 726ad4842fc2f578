// A file that is imported takes no more time than its size is worth, whatever it holds.
import { describe, expect, test } from 'vitest';
import { silently } from '../../src/work/transfer/clean-text.ts';
import { createNames } from '../../src/work/transfer/draft.ts';
import { readImport } from '../../src/work/transfer/read-import.ts';
import { refusalOf } from '../support/expect-error.ts';

const read = async (content: string) => readImport(content);
const many = (item: string, count: number) => `[${`${item},`.repeat(count - 1)}${item}]`;

describe('an import', () => {
  test.each([
    ['things that are no tasks', `{"tasks":${many('1', 100_001)}}`],
    ['things that are no issues', many('{"id":"a","title":"a","_type":"x"}', 100_001)],
    ['things that are no records of an export', `{"format":"throughline.work/1","tasks":${many('1', 100_001)}}`],
    ['dependencies of a task', `{"tasks":[{"id":1,"title":"x","dependencies":${many('1', 10_001)}}]}`],
    ['criteria of a task', `{"tasks":[{"id":1,"title":"x","acceptanceCriteria":${many('"x"', 10_001)}}]}`],
    ['dependencies of an issue', `[{"id":"a","title":"x","dependencies":${many('"b"', 10_001)}}]`],
    ['checkpoints', `{"format":"throughline.work/1","tasks":[{"title":"x","checkpoints":${many('{}', 10_001)}}]}`],
    ['blockers', `{"format":"throughline.work/1","tasks":[{"title":"x","blockers":${many('{}', 10_001)}}]}`],
  ])('of too many %s is refused', async (_what, content) => {
    expect(await refusalOf(read(content))).toMatchObject({ code: 'import_too_large' });
  });

  test('names many records of one id by one look for each', () => {
    const names = createNames('task-master', 'task');
    const named = new Set(Array.from({ length: 100_000 }, () => names.name('same', '', silently()).external_id));
    expect(named.size).toBe(100_000);
    expect(named.has('same~100000')).toBe(true);
    expect(names.name('same~100001', '', silently()).external_id).toBe('same~100001');
    expect(names.name('same', '', silently()).external_id).toBe('same~100002');
  });
});
