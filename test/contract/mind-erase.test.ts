// Erasing from every tier, over real homes on both databases: transcripts are read, sessions sealed and consolidated, then something is
// erased, and nobody finds a byte of it.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHome, readConfig, restoreHome, type Home } from '../../src/main.ts';
import type { Receipt } from '../../src/mind/erase/contract.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS } from '../support/fixture.ts';
import { sql } from '../../src/store/store.ts';
import { createHomeDatabase, type HomeDatabase } from '../support/home-database.ts';
import { claudeSession, text, use } from '../support/transcript-files.ts';

const PERSON = { actor: 'ada', person: true, isLocal: true } as const;

interface Entry {
  readonly anchor: string;
  readonly state: string;
  readonly summary: string | null;
}

describe.each(DIALECTS)('[MND-18] erasing on %s', (dialect) => {
  let folder: string;
  let database: HomeDatabase | undefined;
  let home: Home;

  const config = () => ({ ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') });
  async function open(): Promise<void> {
    if (dialect === 'postgres') {
      database ??= await createHomeDatabase();
      home = await openHome({ postgres: database.url, config: config() });
    } else home = await openHome({ folder: join(folder, '.throughline'), create: true, config: config() });
  }

  beforeEach(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-erase-')));
    await open();
    if (dialect === 'postgres') await home.call('work.create_project', { name: 'shop', root: folder }, PERSON);
  });

  afterEach(async () => {
    await home.close();
    await database?.drop();
    database = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  const call = async <Answer>(name: string, input: object = {}) =>
    (await home.call(name, input, { ...PERSON, cwd: folder })) as Answer;
  const erase = (input: object) => call<Receipt>('mind.erase', input);
  const transcript = (id: string) => join(folder, 'agents', `${id}.jsonl`);
  const entries = async () => (await call<{ entries: Entry[] }>('mind.list_canon')).entries;
  const holding = async () =>
    (await entries()).flatMap(({ state, summary }) => (state === 'active' ? (summary ?? '(none)') : []));

  /** A session in which a person says these, and the agent agrees. */
  async function teach(id: string, said: readonly string[]): Promise<void> {
    mkdirSync(join(folder, 'agents'), { recursive: true });
    const { prompt, say, record } = claudeSession(id, folder);
    const lines = [
      record({ type: 'summary', summary: `About ${said[0]}` }),
      ...said.flatMap((words, at) => [
        prompt(words),
        say(text(`Understood: ${words}`), use(`call-${at}`, 'Bash', { command: 'ls' })),
      ]),
    ];
    writeFileSync(transcript(id), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    await ingest(id);
    await call('mind.finalize_session', { session: id });
    await call('mind.consolidate');
    await call('mind.handshake_rebuild');
  }
  const ingest = (id: string) => call('mind.ingest', { paths: [transcript(id)], agent: 'claude' });

  /** Every file of the home, but for its backups, that holds one of these words. */
  function filesWith(...words: readonly string[]): string[] {
    if (dialect === 'postgres') return [];
    const all = readdirSync(join(folder, '.throughline'), { recursive: true, withFileTypes: true });
    return all
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => {
        const bytes = readFileSync(path).toString('latin1').toLowerCase();
        return words.some((word) => bytes.includes(word.toLowerCase()));
      });
  }

  /** Every text of every table of the mind, as JSON. */
  async function tablesWith(word: string): Promise<string[]> {
    const { store } = await home.mind();
    const { TABLES_OF_MIND } = await import('../../src/mind/erase/measure.ts');
    const { searchTables } = await import('../../src/mind/erase/search.ts');
    const has = (found: string) => found.toLowerCase().includes(word.toLowerCase());
    return [...(await searchTables(store, TABLES_OF_MIND, has)).keys()];
  }

  async function expectGone(word: string): Promise<void> {
    expect(await tablesWith(word)).toEqual([]);
    expect(filesWith(word)).toEqual([]);
  }

  async function expectSound(): Promise<void> {
    expect(await call('ledger.verify', { deep: true })).toMatchObject({ problems: [] });
    const before = await holding();
    await call('ledger.rebuild', {});
    await call('mind.consolidate', { rebuild: true });
    expect(await holding()).toEqual(before);
  }

  const rowsOf = ({ places }: Receipt) => Object.fromEntries(places.map(({ place, rows }) => [place, rows]));

  const SECRET = 'Never call the customer Zanzibar Holdings by name.';
  const KEPT = 'Always use pnpm instead of npm in this repository.';

  test('a text leaves every tier, the files and the bytes; a dry run gives the same counts and changes nothing', async () => {
    await teach('first', [KEPT, SECRET]);
    expect((await holding()).join(' ')).toContain('Zanzibar');
    expect(await tablesWith('zanzibar')).toContain('transcript_chunks.body');
    await call('ask.recall', { query: 'customer Zanzibar' });
    const named = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/-wal$/, '');
    if (dialect === 'sqlite')
      expect(new Set(filesWith('zanzibar').map(named))).toEqual(
        new Set(['mind.sqlite', 'embeddings.sqlite', 'handshake.md', 'project_mind.md', 't1.md', 't2.md']),
      );
    const dry = await erase({ text: 'the customer, ZANZIBAR holdings', dry_run: true });
    expect(dry).toMatchObject({ dry_run: true, remaining: null });
    expect((await holding()).join(' ')).toContain('Zanzibar');
    const receipt = await erase({ text: 'the customer, ZANZIBAR holdings' });
    expect(receipt).toMatchObject({ dry_run: false, remaining: 0, still_in: [] });
    expect(receipt.tables).toBe(dialect === 'sqlite' ? 'unneeded' : 'rewritten');
    expect(receipt.places).toEqual(dry.places);
    for (const place of [
      'compact_events_t0',
      'transcript_chunks',
      'observations_t1',
      'reflections_t2',
      'canon_evidence',
    ])
      expect([place, (rowsOf(receipt)[place] ?? 0) > 0]).toEqual([place, true]);
    expect(JSON.stringify(receipt).toLowerCase()).not.toContain('zanzibar');
    expect(receipt.outside.map(({ place }) => place)).toContain(transcript('first'));
    expect(receipt.outside.map(({ place }) => place)).toEqual(expect.arrayContaining(['backups', 'exports']));
    await expectGone('zanzibar');
    // What else was said goes on, in T0 and in the canon.
    expect((await holding()).join(' ')).toContain('pnpm');
    await expectSound();
    expect(await call('ledger.verify', { deep: true })).toMatchObject({ problems: [] });
    await expectGone('zanzibar');
  });

  test('what a person only said in passing is found by recall, and leaves its index with the rest', async () => {
    const passing = 'The meeting with Zanzibar Holdings went well';
    await teach('first', [KEPT, passing]);
    expect((await holding()).join(' ')).not.toContain('Zanzibar');
    const recalled = async () =>
      (await call<{ items: { ref: string; text: string }[] }>('ask.recall', { query: 'Zanzibar meeting' })).items;
    const [found] = await recalled();
    expect(found?.text).toBe(passing);
    expect(found?.ref).toMatch(/^t0:/);
    const receipt = await erase({ text: 'Zanzibar Holdings' });
    expect(receipt).toMatchObject({ remaining: 0 });
    // The turn, and none of the agent's: nobody answered it.
    expect(rowsOf(receipt)['embeddings']).toBe(1);
    expect((await recalled()).filter(({ text: words }) => words.includes('Zanzibar'))).toEqual([]);
    await expectGone('zanzibar');
  });

  test('erased words do not come back: not by the same file written anew, nor by another session', async () => {
    await teach('first', [KEPT, SECRET]);
    await erase({ text: 'Zanzibar Holdings' });
    writeFileSync(
      transcript('first'),
      `${JSON.stringify({ type: 'mode' })}\n${readFileSync(transcript('first'), 'utf8')}`,
    );
    await ingest('first');
    await call('mind.finalize_session', { session: 'first' });
    await teach('second', [SECRET, 'Always run the linter before you commit.']);
    expect((await holding()).join(' ')).toContain('linter');
    await expectGone('zanzibar');
    const shown = await call<{ events: { text: string | null }[] }>('mind.show_transcript', { session: 'second' });
    expect(shown.events.map(({ text: words }) => words).join(' ')).toContain('[erased]');
    await expectSound();
  });

  test('a session leaves every tier; what another session says too stays', async () => {
    await teach('first', [SECRET, KEPT]);
    await teach('second', [KEPT]);
    const dry = await erase({ session: 'first', dry_run: true });
    const receipt = await erase({ session: 'first' });
    expect(receipt.places).toEqual(dry.places);
    expect(receipt).toMatchObject({ remaining: 0, still_in: [] });
    expect(receipt.said_elsewhere).toBeGreaterThan(0);
    await expectGone('zanzibar');
    expect((await holding()).join(' ')).toContain('pnpm');
    const shown = await call<{ events: { text: string | null; line: string | null }[] }>('mind.show_transcript', {
      session: 'first',
    });
    for (const event of shown.events) expect([event.text, event.line]).toEqual([null, null]);
    // Read from its first byte by a file of another name, nothing of it is taken.
    const again = join(folder, 'agents', 'copy.jsonl');
    writeFileSync(again, readFileSync(transcript('first')));
    await call('mind.ingest', { paths: [again], agent: 'claude' });
    await call('mind.finalize_session', { session: 'first' });
    await expectGone('zanzibar');
    await expectSound();
    expect(rowsOf(await erase({ session: 'first' }))).toMatchObject({ compact_events_t0: 0, observations_t1: 0 });
  });

  test('an entry leaves with what it was learned from, and is not learned again', async () => {
    await teach('first', [SECRET, KEPT]);
    const entry = (await entries()).find(({ summary }) => summary?.includes('Zanzibar'));
    if (!entry) throw new Error('nothing was learned');
    const anchor = entry.anchor.split('@')[0] ?? '';
    const receipt = await erase({ entry: anchor });
    expect(receipt).toMatchObject({ remaining: 0 });
    await expectGone('zanzibar');
    expect((await entries()).find((each) => each.anchor.startsWith(`${anchor}@`))).toMatchObject({
      state: 'forgotten',
      summary: null,
    });
    await teach('second', [SECRET]);
    expect((await holding()).join(' ')).not.toContain('Zanzibar');
    await expectGone('zanzibar');
    await expectSound();
  });

  test('an entry that was forgotten before leaves the tiers below it, too', async () => {
    await teach('first', [SECRET, KEPT]);
    const entry = (await entries()).find(({ summary }) => summary?.includes('Zanzibar'));
    await call('mind.forget_canon', { anchor: entry?.anchor });
    expect(await tablesWith('zanzibar')).toContain('compact_events_t0.body');
    expect(await erase({ entry: entry?.anchor.split('@')[0] })).toMatchObject({ remaining: 0 });
    await expectGone('zanzibar');
    await expectSound();
  });

  test('words that only an observation has in this order take the event with them that it was made of', async () => {
    await teach('first', [KEPT, SECRET]);
    const { observations } = await call<{ observations: { statement: string; quotes: { text: string }[] }[] }>(
      'mind.list_observations',
      { session: 'first' },
    );
    const statement = observations.find((each) => each.statement.includes('pnpm'))?.statement ?? '';
    expect(statement).not.toBe('');
    expect(await erase({ text: statement })).toMatchObject({ remaining: 0 });
    await call('mind.finalize_session', { session: 'first' });
    await call('mind.consolidate');
    expect(await tablesWith('pnpm')).toEqual([]);
    expect(await call('mind.t3_status')).toMatchObject({ backlog: { dead: 0, failed: 0 } });
    await expectSound();
  });

  test('what a person corrected or pinned is erased too, also from their own words', async () => {
    await teach('first', [KEPT]);
    const [entry] = await entries();
    await call('mind.correct_canon', { anchor: entry?.anchor, text: 'Use pnpm, as Zanzibar Holdings wants it.' });
    await call('mind.pin_canon', { anchor: entry?.anchor.split('@')[0] });
    expect(await erase({ text: 'Zanzibar Holdings' })).toMatchObject({ remaining: 0 });
    await expectGone('zanzibar');
    await expectSound();
  });

  test('what a person brought back goes with the session that said it, unless another one says it too', async () => {
    await teach('first', [SECRET]);
    const [entry] = await entries();
    await call('mind.reject_canon', { anchor: entry?.anchor });
    await call('mind.revert_canon', { anchor: entry?.anchor });
    expect(await holding()).toHaveLength(1);
    expect(await erase({ session: 'first' })).toMatchObject({ remaining: 0, still_in: [] });
    expect(await holding()).toEqual([]);
    await expectGone('zanzibar');
    await teach('second', [KEPT]);
    await teach('third', [KEPT]);
    const both = (await entries()).find(({ summary }) => summary !== null);
    await call('mind.reject_canon', { anchor: both?.anchor });
    await call('mind.revert_canon', { anchor: both?.anchor });
    await erase({ session: 'second' });
    expect(await holding()).toHaveLength(1);
    await expectSound();
  });

  test('what an entry said before a person worded it anew goes with the session that said it', async () => {
    await teach('first', [SECRET]);
    const [entry] = await entries();
    await call('mind.correct_canon', { anchor: entry?.anchor, text: 'Use pnpm wherever it is there.' });
    await call('mind.reject_canon', { anchor: entry?.anchor.split('@')[0] });
    expect(await erase({ session: 'first' })).toMatchObject({ remaining: 0, still_in: [] });
    await expectGone('zanzibar');
    await expectSound();
  });

  test('a handshake that was compiled from what was read before is emptied by erasing again', async () => {
    await teach('first', [SECRET]);
    const { store } = await home.mind();
    const read = sql<{ snapshot_id: string; payload_text: string | null }>(
      'SELECT snapshot_id, payload_text FROM handshake_snapshots ORDER BY snapshot_id',
    );
    const before = await store.read((tx) => tx.all(read));
    await erase({ session: 'first' });
    const write = sql('UPDATE handshake_snapshots SET payload_text = ? WHERE snapshot_id = ?');
    await store.write(async (tx) => {
      for (const { snapshot_id, payload_text } of before) await tx.run(write, payload_text, snapshot_id);
    });
    expect(await tablesWith('zanzibar')).not.toEqual([]);
    await erase({ session: 'first' });
    await expectGone('zanzibar');
  });

  test('what is not there is refused, and a text that is nowhere gives zeros', async () => {
    await teach('first', [KEPT]);
    const before = await call<{ streams: unknown }>('ledger.list_streams');
    const refused = async (input: object) => (await refusalOf(erase(input))).code;
    expect(await refused({ session: 'nobody' })).toBe('unknown_session');
    expect(await refused({ entry: 'C99' })).toBe('unknown_anchor');
    expect(await refused({})).toBe('erase_one_thing');
    expect(await refused({ entry: 'C1', text: 'two words' })).toBe('erase_one_thing');
    expect(await refused({ text: 'npm' })).toBe('erase_text_short');
    expect(await call('ledger.list_streams')).toEqual(before);
    expect(existsSync(join(folder, 'config', 'mind-erased.json'))).toBe(false);
    const receipt = await erase({ text: 'Nobody ever said this' });
    expect(receipt).toMatchObject({ remaining: 0 });
    expect(receipt.places.filter(({ rows }) => rows > 0)).toEqual([]);
    expect(await call('ledger.list_streams')).toEqual(before);
  });

  test('a backup that still has it is cleaned before anybody reads it, whatever they read first', async () => {
    await teach('first', [SECRET, KEPT]);
    const saved = dialect === 'postgres' ? 'saved' : join(folder, 'saved');
    await call('ledger.backup', { to: saved });
    await erase({ text: 'Zanzibar Holdings' });
    const firsts: readonly (readonly [string, object])[] = [
      ['mind.list_observations', { session: 'first' }],
      ['mind.show_bundle', { session: 'first' }],
      ['mind.handshake', {}],
    ];
    for (const [name, input] of dialect === 'postgres' ? firsts.slice(0, 1) : firsts) {
      await home.close();
      const place =
        dialect === 'postgres' ? { postgres: database?.url ?? '' } : { folder: join(folder, '.throughline') };
      await restoreHome(saved, { ...place, config: config() });
      rmSync(join(folder, '.throughline', 'backups'), { recursive: true, force: true });
      await open();
      expect([name, JSON.stringify(await call(name, input)).includes('Zanzibar')]).toEqual([name, false]);
      expect((await holding()).join(' ')).toContain('pnpm');
      await expectGone('zanzibar');
    }
    await expectSound();
  });
});
