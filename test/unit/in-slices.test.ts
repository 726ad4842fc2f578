// A large import is read, planned and written in slices: whoever waits beside it gets a turn between them.
import { describe, expect, test } from 'vitest';
import { atOnce, inSlices, ONE_PASS, type Sliced } from '../../src/base/in-slices.ts';
import { readingImport, readImport } from '../../src/work/transfer/read-import.ts';
import { runImport } from '../../src/work/transfer/run-import.ts';
import { MemoryWork } from '../support/memory-work.ts';
import { jsonLines } from '../support/transfer-fixtures.ts';

const PROJECT = '0190a1b2-0000-7000-8000-000000000001';
const RECORDS = 1_000;
const record = (index: number) => ({ id: `bd-${index}`, title: `Task ${index}`, status: 'open' });
const issues = Array.from({ length: RECORDS }, (_, index) => record(index));

function* counting(costs: readonly number[]): Sliced<string> {
  for (const cost of costs) yield cost;
  return 'done';
}

async function restsOf(work: Sliced<unknown>): Promise<number> {
  let rests = 0;
  await inSlices(work, async () => void (rests += 1));
  return rests;
}

describe('work in slices', () => {
  test('gives the same result with rests and without', async () => {
    expect(atOnce(counting([1, 2]))).toBe('done');
    expect(await inSlices(counting([1, ONE_PASS]), async () => {})).toBe('done');
  });

  test('rests after many small steps and after one large one', async () => {
    expect(await restsOf(counting(Array.from({ length: 640 }, () => 0)))).toBe(10);
    expect(await restsOf(counting([ONE_PASS, ONE_PASS]))).toBe(2);
    expect(await restsOf(counting([1, 1, 1]))).toBe(0);
  });
});

describe('an import', () => {
  test.each([
    ['Beads in lines', jsonLines(issues)],
    ['Beads in a list', JSON.stringify(issues)],
    ['Task Master', JSON.stringify({ master: { tasks: issues.map(({ title }, id) => ({ id: id + 1, title })) } })],
    ['an export', JSON.stringify({ format: 'throughline.work/1', goals: [{ id: 'g', text: 'G' }], tasks: issues })],
  ])('of %s is read in slices of some records, to the same plan', async (_format, text) => {
    expect(await restsOf(readingImport(text))).toBeGreaterThan(RECORDS / 100);
    expect(await inSlices(readingImport(text), async () => {})).toEqual(readImport(text));
  });

  test('of few records with long texts rests as often', async () => {
    const long = Array.from({ length: 10 }, (_, index) => ({ ...record(index), description: 'word '.repeat(20_000) }));
    expect(await restsOf(readingImport(jsonLines(long)))).toBeGreaterThan(10);
  });

  test('is written with a rest behind each append', async () => {
    const work = new MemoryWork(PROJECT);
    const appends: number[] = [];
    let rests = 0;
    const importRecords = work.importRecords.bind(work);
    work.importRecords = async (...args) => {
      appends.push(rests);
      return importRecords(...args);
    };
    const rest = async () => void (rests += 1);
    await runImport(work, readImport(jsonLines(issues)), { projectId: PROJECT, call: { actor: 'ada' }, rest });
    expect(appends.length).toBeGreaterThan(5);
    expect(new Set(appends).size).toBe(appends.length);
  });

  test('of an export with many records of one id takes one look for each', () => {
    const same = Array.from({ length: 20_000 }, () => ({ id: 'same', title: 'T', goal: 'g' }));
    const plan = readImport(
      JSON.stringify({ format: 'throughline.work/1', goals: [{ id: 'g', text: 'G' }], tasks: same }),
    );
    expect(new Set(plan.tasks.map(({ external_id }) => external_id)).size).toBe(20_000);
  });
});
