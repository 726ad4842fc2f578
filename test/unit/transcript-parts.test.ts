// Reading a transcript in parts: where it stopped it goes on, a file that was written anew is noticed, and no content of a file stops it.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CODING_AGENTS } from '../../src/base/coding-agents.ts';
import type { TranscriptCursor, TranscriptStep } from '../../src/mind/mind.ts';
import {
  anyTranscripts,
  claudeSession,
  eventsIn,
  hashed,
  linesOf,
  readAll,
  sampleOf,
  sampleRecords,
  standing,
  text,
  writeLines,
} from '../support/transcript-files.ts';

const LINE_AGENTS = CODING_AGENTS.filter((agent) => agent !== 'opencode');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each(LINE_AGENTS)('a file of %s', (agent) => {
  test('says the same however much of it is there at the first and the second reading', async () => {
    const file = sampleOf(agent, folder);
    const bytes = readFileSync(file.path);
    const whole = await readAll(file);
    expect(eventsIn(whole.steps).length).toBeGreaterThan(5);
    for (let length = 0; length <= bytes.length; length += 1) {
      writeFileSync(file.path, bytes.subarray(0, length));
      const first = await readAll(file);
      appendFileSync(file.path, bytes.subarray(length));
      const second = await readAll(file, first.cursor);
      expect(second.isAnew, `cut at ${length}`).toBe(false);
      expect([...first.steps, ...second.steps], `cut at ${length}`).toEqual(whole.steps);
      expect(second.cursor).toEqual(whole.cursor);
    }
  });

  test('says the same when it is read line by line', async () => {
    const file = sampleOf(agent, folder);
    const whole = await readAll(file);
    const lines = readFileSync(file.path, 'utf8').split('\n');
    writeFileSync(file.path, '');
    const steps: TranscriptStep[] = [];
    let cursor: TranscriptCursor | undefined;
    for (const line of lines.slice(0, -1)) {
      appendFileSync(file.path, `${line}\n`);
      const reading = await readAll(file, cursor);
      steps.push(...reading.steps);
      ({ cursor } = reading);
    }
    expect(steps).toEqual(whole.steps);
    expect(cursor).toEqual(whole.cursor);
  });

  test('names each event once, where it stands', async () => {
    const file = sampleOf(agent, folder);
    const { steps, raw } = await readAll(file);
    const keys = eventsIn(steps).map(({ session_id, key }) => `${session_id} ${key}`);
    expect(new Set(keys).size).toBe(keys.length);
    const bytes = readFileSync(file.path);
    expect(Buffer.concat(raw.map((part) => part.bytes))).toEqual(bytes);
    for (const { place } of eventsIn(steps)) {
      expect(JSON.parse(bytes.toString('utf8', place.offset, place.offset + place.length))).toBeTypeOf('object');
    }
  });

  test('keeps no word of a person in what it carries on', async () => {
    const { cursor } = await readAll(sampleOf(agent, folder));
    for (const word of ['npm', 'Wrong', 'another', 'Summary', '/w/shop'])
      expect(JSON.stringify(cursor)).not.toContain(word);
  });

  test('never throws, whatever bytes stand in it', async () => {
    const lines = linesOf(sampleRecords(agent)).split('\n');
    const value = fc.jsonValue();
    const damaged = fc.oneof(
      fc.constantFrom(...lines),
      fc.tuple(fc.constantFrom(...lines), fc.nat(), fc.nat()).map(([line, at, code]) => {
        const place = at % (line.length + 1);
        return line.slice(0, place) + String.fromCharCode(code % 0x3_000) + line.slice(place + 1);
      }),
      fc
        .tuple(fc.constantFrom(...lines.filter((line) => line !== '')), fc.nat(), value)
        .map(([line, at, other]) => misfit(line, at, other)),
      value.map((any) => JSON.stringify(any)),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    const name = sampleOf(agent, folder).path;
    await fc.assert(
      fc.asyncProperty(fc.array(damaged, { maxLength: 20 }), fc.nat(), async (some, cut) => {
        const bytes = Buffer.from(some.join('\n'));
        writeFileSync(name, bytes.subarray(0, cut % (bytes.length + 1)));
        const first = await readAll({ agent, path: name });
        writeFileSync(name, bytes);
        await readAll({ agent, path: name }, first.cursor);
        await readAll({ agent, path: name });
      }),
      { numRuns: 150, seed: 17 },
    );
  });
});

/** The same record with another value somewhere in it. */
function misfit(line: string, at: number, other: unknown): string {
  let left = at % 12;
  return JSON.stringify(JSON.parse(line), (_, value: unknown) => {
    left -= 1;
    return left === 0 ? other : value;
  });
}

describe('a file that is another one by now', () => {
  const { prompt, say } = claudeSession();
  const records = [prompt('A'), say(text('a')), prompt('B'), say(text('b'))];
  const file = () => ({ agent: 'claude', path: writeLines(join(folder, 'session.jsonl'), records) });

  test('is not read again while it is the same, and gives no part', async () => {
    const first = await readAll(file());
    const again = await readAll({ agent: 'claude', path: join(folder, 'session.jsonl') }, first.cursor);
    expect(again).toMatchObject({ parts: 0, isAnew: false, steps: [] });
  });

  test.each([
    ['truncated', (path: string) => truncateSync(path, 100), 0],
    ['emptied', (path: string) => truncateSync(path, 0), 0],
    ['written over', (path: string) => writeLines(path, records.toReversed()), 4],
    ['written over, longer', (path: string) => writeLines(path, [prompt('Other'), ...records]), 5],
    ['replaced by another with the same bytes', (path: string) => replaced(path, records), 4],
    ['replaced by another', (path: string) => replaced(path, records.slice(1)), 3],
  ])('is told again from its beginning: %s', async (_, change, events) => {
    const named = file();
    const { cursor } = await readAll(named);
    change(named.path);
    const again = await readAll(named, cursor);
    expect([again.isAnew, eventsIn(again.steps).length]).toEqual([true, events]);
    const more = claudeSession('ses-2').prompt('More');
    writeLines(named.path, [
      ...readFileSync(named.path, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}')),
      more,
    ]);
    const grown = await readAll(named, again.cursor);
    expect([grown.isAnew, standing(grown.steps).at(-1)]).toEqual([false, 'user More']);
  });

  function replaced(path: string, lines: readonly unknown[]): void {
    writeLines(`${path}.new`, lines);
    renameSync(`${path}.new`, path);
  }

  test('is the same on a device with another number, and is told again to a reader of another version', async () => {
    const named = file();
    const { cursor } = await readAll(named);
    if (!cursor) throw new Error('Nothing was read');
    const moved = { ...cursor, identity: `9${cursor.identity}` };
    expect(await readAll(named, moved)).toMatchObject({ parts: 0 });
    expect(await readAll(named, { ...cursor, version: 0 })).toMatchObject({ isAnew: true });
  });
});

describe('lines', () => {
  const { prompt } = claudeSession();
  const LONG = 1024 * 1024;
  const path = () => join(folder, 'session.jsonl');

  test('longer than a megabyte are counted as broken, however long, and what follows is read', async () => {
    for (const length of [LONG - 1_000, LONG + 1, 3 * LONG, 9 * LONG]) {
      const { prompt: say } = claudeSession(`long-${length}`);
      writeLines(path(), [say('A'), say('x'.repeat(length)), say('B'), say('C')]);
      const { steps, counts, parts, raw } = await readAll({ agent: 'claude', path: path() });
      const isRead = length < LONG;
      expect([length, eventsIn(steps).length, counts.broken]).toEqual([length, isRead ? 4 : 3, isRead ? 0 : 1]);
      expect(Math.max(...raw.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(4 * LONG);
      expect(parts).toBeLessThan(12);
    }
  });

  test('are read on behind a long one that had no end yet', async () => {
    const [first, long, last] = [prompt('A'), prompt('x'.repeat(3 * LONG)), prompt('B')];
    const all = linesOf([first, long, last]);
    writeFileSync(path(), all.slice(0, 2 * LONG));
    const before = await readAll({ agent: 'claude', path: path() });
    expect(standing(before.steps)).toEqual(['user A']);
    appendFileSync(path(), all.slice(2 * LONG));
    const after = await readAll({ agent: 'claude', path: path() }, before.cursor);
    expect([standing(after.steps), after.counts.broken, after.isAnew]).toEqual([['user B'], 1, false]);
  });

  test('that are no JSON or no object are counted, empty ones are not, and a line may end like on Windows', async () => {
    writeFileSync(path(), `{"type":\n\n  \n17\n[]\n"x"\n\0\n${JSON.stringify(prompt('A'))}\r\n`);
    const { steps, counts } = await readAll({ agent: 'claude', path: path() });
    expect([standing(steps), counts]).toEqual([['user A'], { records: 1, unknown: 0, broken: 5 }]);
  });

  test('of many parts stay in parts of bounded size and memory', async () => {
    const { prompt: say } = claudeSession('many');
    const line = linesOf([say('x'.repeat(100_000))]);
    writeFileSync(path(), '');
    for (let n = 0; n < 40; n += 1) appendFileSync(path(), line.replace('many-u1', `many-${n}`).repeat(2));
    const { steps, parts, raw } = await readAll({ agent: 'claude', path: path() });
    expect(eventsIn(steps).length).toBe(40);
    expect(parts).toBeGreaterThan(3);
    for (const { bytes } of raw) expect(bytes.length).toBeLessThanOrEqual(4 * LONG);
    expect(raw.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBe(statSync(path()).size);
  });
});

describe('a compressed rollout', () => {
  test('is read like the plain one, from any line on', async () => {
    const plain = sampleOf('codex', folder);
    const whole = await readAll(plain);
    const bytes = readFileSync(plain.path);
    const path = join(folder, 'rollout.jsonl.zst');
    const end = bytes.indexOf('\n', 900) + 1;
    writeFileSync(path, zstdCompressSync(bytes.subarray(0, end)));
    const first = await readAll({ agent: 'codex', path });
    expect(first.cursor?.offset).toBe(end);
    writeFileSync(path, zstdCompressSync(bytes));
    const second = await readAll({ agent: 'codex', path }, first.cursor);
    expect(second.isAnew).toBe(false);
    expect([...first.steps, ...second.steps]).toEqual(whole.steps);
    expect((await readAll({ agent: 'codex', path }, second.cursor)).parts).toBe(0);
    writeFileSync(path, zstdCompressSync(Buffer.concat([Buffer.from('\n'), bytes])));
    expect((await readAll({ agent: 'codex', path }, second.cursor)).isAnew).toBe(true);
  });

  test('that breaks off, or is none, ends where it breaks off', async () => {
    const path = join(folder, 'rollout.jsonl.zst');
    const bytes = zstdCompressSync(Buffer.from(linesOf(sampleRecords('codex'))));
    writeFileSync(path, bytes.subarray(0, bytes.length - 20));
    await readAll({ agent: 'codex', path });
    writeFileSync(path, 'no zstd');
    expect((await readAll({ agent: 'codex', path })).steps).toEqual([]);
  });
});

describe('refuses', () => {
  const read = (path: string, agent = 'claude') => readAll({ agent, path });

  test('what is no regular file, or is named like none', async () => {
    const fifo = join(folder, 'pipe.jsonl');
    execFileSync('mkfifo', [fifo]);
    await expect(read(fifo)).rejects.toMatchObject({ code: 'irregular_file' });
    mkdirSync(join(folder, 'folder.jsonl'));
    await expect(read(join(folder, 'folder.jsonl'))).rejects.toMatchObject({ code: 'irregular_file' });
    writeFileSync(join(folder, 'home.sqlite'), '');
    symlinkSync(join(folder, 'home.sqlite'), join(folder, 'link.jsonl'));
    await expect(read(join(folder, 'link.jsonl'))).rejects.toThrow('not named like a transcript');
    writeFileSync(join(folder, 'a.jsonl'), '');
    linkSync(join(folder, 'a.jsonl'), join(folder, 'b.jsonl'));
    await expect(read(join(folder, 'b.jsonl'))).rejects.toThrow('second name');
    await expect(read(join(folder, 'gone.jsonl'))).rejects.toMatchObject({ code: 'storage_unusable' });
    await expect(read(join(folder, 'opencode.db'), 'opencode')).rejects.toMatchObject({ code: 'irregular_file' });
  });

  test('an agent that it does not know', async () => {
    await expect(read(sampleOf('claude', folder).path, 'hal')).rejects.toThrow('not known: "hal"');
  });
});

test('a reader that is left early closes its file', async () => {
  const plain = sampleOf('claude', folder);
  const compressed = { agent: 'codex', path: join(folder, 'rollout.jsonl.zst') };
  writeFileSync(compressed.path, zstdCompressSync(Buffer.from(linesOf(sampleRecords('codex')))));
  const open = () => readdirSync('/dev/fd').length;
  const before = open();
  for (let n = 0; n < 20; n += 1) {
    for (const file of [plain, compressed]) for await (const _ of anyTranscripts.read(file, undefined, hashed)) break;
  }
  await expect.poll(open).toBeLessThanOrEqual(before);
});
