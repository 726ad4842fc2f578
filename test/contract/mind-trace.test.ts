// From a line of the canon to the words of a transcript and back, on both databases, with real files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Traced } from '../../src/mind/trace/contract.ts';
import { lineText } from '../../src/surfaces/terminal/text.ts';
import { renderResult } from '../../src/surfaces/cli/renderers.ts';
import { DIALECTS } from '../support/fixture.ts';
import { openMindHome, PERSON, type MindHomeOfTest } from '../support/mind-home.ts';

const RULE = 'Always use pnpm, never npm, in this repository.';
const NOBODY = '01990000-0000-7000-8000-00000000dead';

interface Entry {
  readonly anchor: string;
  readonly summary: string;
}

describe.each(DIALECTS)('[MND-13] a trace on %s', (dialect) => {
  let mind: MindHomeOfTest;
  let entry: Entry;
  const file = () => join(mind.folder, 'claude-1.jsonl');
  const trace = (anchor: string) => mind.call<Traced>('mind.trace', { anchor });

  beforeAll(async () => {
    mind = await openMindHome(dialect);
    const of = { sessionId: 'c1', cwd: mind.root, isSidechain: false, userType: 'external', version: '2.0.0' };
    const records = [
      {
        ...of,
        uuid: 'u0',
        parentUuid: null,
        type: 'user',
        timestamp: '2026-11-01T09:00:00.000Z',
        message: { role: 'user', content: 'Grüße! Please look at the build.' },
      },
      {
        ...of,
        uuid: 'u1',
        parentUuid: 'u0',
        type: 'user',
        timestamp: '2026-11-01T09:00:05.000Z',
        message: { role: 'user', content: RULE },
      },
    ];
    writeFileSync(file(), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    await mind.call('mind.ingest', { paths: [file()], agent: 'claude' });
    await mind.call('mind.finalize_session', { session: 'c1' });
    await mind.call('mind.consolidate');
    const { entries } = await mind.call<{ entries: Entry[] }>('mind.list_canon', { state: 'active' });
    const [only] = entries;
    if (!only) throw new Error('the canon is empty');
    entry = only;
  });
  afterAll(() => mind.dispose());

  test('an entry is loaded where a checkpoint names it, at its revision, by number or id, and not from another project', async () => {
    const { goal_id } = await mind.call<{ goal_id: string }>('work.create_goal', { text: 'Ship' });
    const { task_id } = await mind.call<{ task_id: string }>('work.add_task', { goal_id, title: 'Build' });
    const { entries } = await mind.call<{ entries: { entry_id: string }[] }>('mind.list_canon', {});
    const refs = [`canon:${entry.anchor}`, `canon:${entries[0]?.entry_id}@1`, 'canon:C1@9', `canon:${NOBODY}`];
    const load = (input: object) =>
      mind.call<{ refs: { status: string; content?: string }[] }>('work.load_context', {
        override: 'a test',
        ...input,
      });
    const { refs: loaded } = await load({ task_id, refs });
    expect(loaded.map(({ status }) => status)).toEqual(['loaded', 'loaded', 'missing', 'missing']);
    const said = { anchor: entry.anchor, newest: entry.anchor, state: 'active', summary: entry.summary };
    for (const { content = '' } of loaded.slice(0, 2)) expect(JSON.parse(content)).toMatchObject(said);
    const { project } = (await mind.home.call('work.create_project', { name: 'other' }, PERSON)) as {
      project: { project_id: string };
    };
    const elsewhere = await load({ project_id: project.project_id, refs: [`canon:${entry.anchor}`] });
    expect(elsewhere.refs).toMatchObject([{ status: 'missing' }]);
  });

  test('leads from an entry to the record, its file and its bytes', async () => {
    const traced = await trace(entry.anchor);
    expect(traced.canon).toMatchObject([{ anchor: entry.anchor, newest: entry.anchor, state: 'active' }]);
    expect(traced.t2).toHaveLength(1);
    expect(traced.t1.length).toBeGreaterThan(0);
    const [place] = traced.t0;
    expect(place).toMatchObject({
      agent: 'claude',
      session_id: 'c1',
      seq: 2,
      file: file(),
      holds: true,
      speaker: 'person',
    });
    expect(RULE).toContain(place?.quote);
    expect(place?.line).toContain(RULE);
    const bytes = readFileSync(file()).subarray(place?.offset ?? 0, (place?.offset ?? 0) + (place?.length ?? 0));
    expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({ uuid: 'u1' });
  });

  test('leads back from the record, the observation and the reflection to the same entry', async () => {
    const down = await trace(entry.anchor);
    const [place] = down.t0;
    const [observation] = down.t1;
    const [reflection] = down.t2;
    const anchors = [
      `t0:${place?.t0_id}`,
      observation?.observation_id ?? '',
      `observation:${observation?.observation_id}`,
      `reflection:${reflection?.reflection_id}`,
      'session:c1',
    ];
    for (const anchor of anchors) {
      const up = await trace(anchor);
      expect(up.canon.map((each) => each.anchor)).toContain(entry.anchor);
      expect(up.t2.map((each) => each.reflection_id)).toContain(reflection?.reflection_id);
      expect(up.t0.map((each) => each.t0_id)).toContain(place?.t0_id);
    }
  });

  test('says of a record that nothing quotes where it stands, and no more', async () => {
    const { events } = await mind.call<{ events: { t0_id: string }[] }>('mind.show_transcript', { session: 'c1' });
    const traced = await trace(`t0:${events[0]?.t0_id}`);
    expect(traced).toMatchObject({ canon: [], t2: [], t1: [], t0: [{ seq: 1, quote: null, holds: null }] });
  });

  test('takes the anchors of a handshake’s line, and refuses those that are not the mind’s', async () => {
    const { lines } = await mind.call<{ lines: { anchor: string; section: string }[] }>('mind.handshake');
    const told = lines.find(({ section }) => section === 'canon');
    expect((await trace(told?.anchor ?? '')).t0).not.toHaveLength(0);
    expect(await mind.refused('mind.trace', { anchor: 'T12' })).toBe('anchor_elsewhere');
    expect(await mind.refused('mind.trace', { anchor: 'checkpoint:T1@2' })).toBe('anchor_elsewhere');
  });

  test('shows an earlier revision as it stood, and which one is the newest', async () => {
    await mind.call('mind.correct_canon', {
      anchor: entry.anchor,
      text: 'Use pnpm in every package.',
      keep_claim: true,
    });
    const before = await trace(entry.anchor);
    expect(before.canon).toMatchObject([{ anchor: entry.anchor, summary: entry.summary }]);
    expect(before.canon[0]?.newest).not.toBe(entry.anchor);
    const now = await trace(entry.anchor.replace(/@.*/, ''));
    expect(now.canon).toMatchObject([
      { summary: 'Use pnpm in every package.', acts: [{ type: 'corrected', actor: 'ada' }] },
    ]);
    expect(now.t0).not.toHaveLength(0);
  });

  test.each(['C999', 'C1@999', `t0:${NOBODY}`, NOBODY, 't0:nothing', 'nonsense', `observation:${NOBODY}`])(
    'refuses %s as unknown',
    async (anchor) => {
      expect(await mind.refused('mind.trace', { anchor })).toBe('unknown_anchor');
    },
  );

  test('refuses another project’s ids and sessions', async () => {
    const other = await mind.call<{ project_id: string }>('work.create_project', {
      project_id: undefined,
      name: 'other',
    });
    const elsewhere = { project_id: other.project_id };
    const { t0 } = await trace(entry.anchor.replace(/@.*/, ''));
    expect(await mind.refused('mind.trace', { ...elsewhere, anchor: `t0:${t0[0]?.t0_id}` })).toBe('unknown_anchor');
    expect(await mind.refused('mind.trace', { ...elsewhere, anchor: 'session:c1' })).toBe('unknown_session');
    expect(await mind.refused('mind.trace', { ...elsewhere, anchor: entry.anchor })).toBe('unknown_anchor');
  });

  test('is shown to people as a tree from the line to the record', async () => {
    const lines = renderResult('mind.trace', await trace(entry.anchor)).map((line) => lineText(line, false));
    expect(lines[0]).toBe(`${entry.anchor} ${entry.summary}`);
    expect(lines.join('\n')).toContain(`event 2, ${file()} at byte`);
    expect(lines.findIndex((line) => line.includes('person: “'))).toBeGreaterThan(1);
  });

  test('and the commands around it are short and readable for people', async () => {
    const shown = async (name: string, input: object = {}) =>
      renderResult(name, await mind.call(name, input)).map((line) => lineText(line, false));
    const handshake = await shown('mind.handshake');
    expect(handshake[0]).toMatch(/^Throughline: what this project knows/);
    expect(handshake.at(-1)).toMatch(/^\d+ tokens · version \d+ · [0-9a-f]{12}$/);
    expect(await shown('mind.ingest', { paths: [file()], agent: 'claude' })).toEqual([
      '1 file read with 0 records: 0 events of this project, 0 new',
    ]);
    expect((await shown('mind.finalize_session', { session: 'c1' }))[1]).toMatch(/^claude:c1 .* as before$/);
    expect((await shown('mind.status'))[3]).toMatch(/^claude:c1 .* done /);
    expect((await shown('mind.show_transcript', { session: 'c1' })).at(-1)).toMatch(/^2 +person .*never npm/);
    expect((await shown('mind.list_observations'))[1]).toMatch(/ person .*pnpm/);
    expect((await shown('mind.t3_status'))[0]).toBe('1 completed');
    expect(await shown('mind.run_observer')).toEqual(['Nothing new']);
  });

  test('[MND-15] insight answers in three ways, of the project or of a session, with citations', async () => {
    interface Insight {
      readonly items: readonly {
        readonly anchor: string;
        readonly citations: readonly { readonly quote: string | null }[];
      }[];
      readonly left_out: number;
    }
    const ask = (input: object) => mind.call<Insight>('mind.insight', input);
    const [brief] = (await ask({ query: 'pnpm packages' })).items;
    expect(brief).toMatchObject({ text: 'Use pnpm in every package.', citations: [] });
    const [refs] = (await ask({ query: 'pnpm', mode: 'refs' })).items;
    expect(refs?.citations).toMatchObject([{ session_id: 'c1', seq: 2, file: file(), quote: null }]);
    const [snips] = (await ask({ session: 'c1', mode: 'snips' })).items;
    expect(snips?.anchor).toMatch(/^reflection:/);
    expect(RULE).toContain(snips?.citations[0]?.quote);
    expect((await trace(snips?.anchor ?? '')).canon).toHaveLength(1);
    expect((await ask({ query: 'nothing of that kind' })).items).toEqual([]);
    expect(await mind.refused('mind.insight', { scope: 'session' })).toBe('insight_scope');
    expect(await mind.refused('mind.insight', { session: 'nobody' })).toBe('unknown_session');
    const lines = renderResult('mind.insight', await ask({ mode: 'snips' })).map((line) => lineText(line, false));
    expect(lines[0]).toContain('Use pnpm in every package.');
    expect(lines[1]).toContain('claude:c1 event 2');
  });
});
