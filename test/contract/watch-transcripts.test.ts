// Following the records of agents, look by look: what each look reads, what it says of a file that fails, and which folders it is told of.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Bug, Failure, Refusal } from '../../src/base/errors.ts';
import { watchTranscripts } from '../../src/mind/mind.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import {
  PROJECT,
  agentsOf,
  appendTranscript,
  event,
  openT0Of,
  rootOf,
  session,
  writeTranscript,
  type OpenedT0,
} from '../support/t0-fixture.ts';

const ROW = { status: 409, exit: 4, hint: 'Look at it.' };
const DISK = () => new Failure('io_failed', ROW, 'The disk says no', { retry: true, afterMs: 0 });
const SHAPE = () => new Refusal('irregular_file', ROW, 'It is no file');

describe.each(DIALECTS)('watching transcripts on %s', (dialect) => {
  let fixture: Fixture;
  let opened: OpenedT0;
  let ended: AbortController;
  let said: string[];
  let followed: (readonly string[])[];
  let closed: number;
  let slept: number[];
  let hint: () => void;
  const failing = new Map<string, () => Error>();

  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await openT0Of(fixture);
    ended = new AbortController();
    [said, followed, slept, closed] = [[], [], [], 0];
    failing.clear();
  });
  afterEach(() => fixture.dispose());

  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);

  /** Watches for as many looks as there are steps, each done right before its look. */
  function watch(...steps: readonly (() => void)[]) {
    const left = [...steps];
    const folder = join(agentsOf(fixture), 'claude');
    return watchTranscripts(
      {
        rootOf: async () => rootOf(fixture),
        ingestFile: async (file, options) => {
          const fail = failing.get(name(file.path));
          if (fail) throw fail();
          return opened.t0.ingestFile(file, options);
        },
        transcripts: {
          ...opened.t0.transcripts,
          folders: () => [agentsOf(fixture)],
          async *changed(_root, seen) {
            left.shift()?.();
            for (const file of readdirSync(folder).toSorted()) {
              const path = join(folder, file);
              const state = String(statSync(path).size);
              if (seen.get(path) === state) continue;
              seen.set(path, state);
              yield { path, transcripts: file.startsWith('other') ? [] : [{ agent: 'claude', path }] };
            }
            if (left.length === 0) ended.abort();
          },
        },
      },
      {
        projectId: PROJECT,
        actor: 'test',
        signal: ended.signal,
        onRead: ({ path }, { created }) => said.push(`read ${name(path)} ${created}`),
        onFailed: ({ path }, { code }) => said.push(`failed ${name(path)} ${code}`),
      },
      {
        clock: { ...fixture.clock, sleep: async (ms) => void slept.push(ms) },
        openFolderHints(onChange) {
          hint = onChange;
          return { follow: (folders) => followed.push([...folders]), close: () => (closed += 1) };
        },
      },
    );
  }

  const write = (file: string) => writeTranscript(fixture, file, [session(rootOf(fixture)), event(file, 'Use npm.')]);

  test('each look reads what came since the last, and counts what is of another project', async () => {
    const path = write('a.jsonl');
    write('other.jsonl');
    const watched = await watch(
      () => {},
      () => appendTranscript(path, [event('2', 'Prices are in cents.'), event('3', 'Tabs, not spaces.')]),
      () => {},
      () => write('b.jsonl'),
    );
    expect(said).toEqual(['read a.jsonl 1', 'read a.jsonl 2', 'read b.jsonl 1']);
    expect(watched).toEqual({ files: 2, left: { irregular: 0, link: 0, elsewhere: 1 }, created: 4 });
    expect(followed[0]).toEqual([agentsOf(fixture), join(agentsOf(fixture), 'claude')]);
    expect(closed).toBe(1);
  });

  test('a look waits for the next hint, and only a moment where one came while it looked', async () => {
    write('a.jsonl');
    await watch(
      () => {},
      () => hint(),
      () => {},
      () => {},
    );
    // A gap, then the wait: short behind the look that was hinted at.
    expect(slept).toEqual([500, 5_000, 500, 5_000, 500, 500]);
  });

  test('a file that the machine cannot read is said once, tried at each look, and said again after it was read', async () => {
    const path = write('a.jsonl');
    failing.set('a.jsonl', DISK);
    const look = () => {};
    const mended = () => failing.clear();
    const broken = () => {
      failing.set('a.jsonl', DISK);
      appendTranscript(path, [event('2', 'More.')]);
    };
    expect(await watch(look, look, mended, broken, mended)).toMatchObject({ files: 1, created: 2 });
    expect(said).toEqual(['failed a.jsonl io_failed', 'read a.jsonl 1', 'failed a.jsonl io_failed', 'read a.jsonl 1']);
  });

  test('a file that is refused is tried again only once it changes, and another reason is said too', async () => {
    const path = write('a.jsonl');
    failing.set('a.jsonl', SHAPE);
    await watch(
      () => {},
      () => failing.clear(),
      () => {
        failing.set('a.jsonl', DISK);
        writeFileSync(path, '');
      },
    );
    expect(said).toEqual(['failed a.jsonl irregular_file', 'failed a.jsonl io_failed']);
  });

  test('a bug ends the watch, and no folder is watched any more', async () => {
    write('a.jsonl');
    failing.set('a.jsonl', () => new Bug('not as it should be'));
    await expect(
      watch(
        () => {},
        () => {},
      ),
    ).rejects.toThrow('not as it should be');
    expect([said, closed]).toEqual([[], 1]);
  });
});
