// What sessions were told, what waits to be told, and what was handed over, erased on real homes of both databases: by a text, a session and an
// entry. Each place is seen to hold the words first.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionOwner } from '../../src/base/coding-agents.ts';
import { plainSha256 } from '../../src/base/plain-sha256.ts';
import type { Receipt } from '../../src/mind/erase/contract.ts';
import { TABLES_OF_MIND } from '../../src/mind/erase/measure.ts';
import { searchTables } from '../../src/mind/erase/search.ts';
import { recordEdits, tellAtBeginning, tellAtPrompt, type Said, type Telling } from '../../src/mind/hot.ts';
import { recordBegin, type SessionEvent } from '../../src/mind/record-session.ts';
import { sql, type Store } from '../../src/store/store.ts';
import { DIALECTS } from '../support/fixture.ts';
import { openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';
import { claudeSession, text, use, writeLines } from '../support/transcript-files.ts';

const KEPT = 'Always use pnpm instead of npm in this repository.';
const SECRET = 'Never call the customer Zanzibar Holdings by name.';
/** Too few words to be looked for wherever they stand. */
const SHORT = 'Always use quokka.';
const NOTE = 'Ask Zanzibar Holdings before you go on.';
const FILE = 'src/kumquat.ts';
const withPath = sql('UPDATE injections SET said = replace(said, ?, ?)');
const erasedTold = sql<{ payload_hash: string | null }>(
  `SELECT payload_hash FROM injections WHERE decision <> 'nothing' AND payload_text IS NULL
   UNION ALL SELECT payload_hash FROM handoffs WHERE slice IS NULL`,
);
const LOGGED = ['injections.payload_text', 'injection_lines.line', 'handoffs.note', 'handoffs.slice'];

describe.each(DIALECTS)('[MND-18] what was told, on %s', (dialect) => {
  let of: MindHomeOfTest;
  let store: Store;
  let turns = 0;

  beforeEach(async () => {
    of = await openMindHome(dialect);
    ({ store } = await of.home.mind());
    await live();
  });
  afterEach(() => of.dispose());

  /** Columns of tables of injection that hold the word. */
  async function placesOf(word: string): Promise<string[]> {
    const found = await searchTables(store, TABLES_OF_MIND, (words) => words.toLowerCase().includes(word));
    return [...found.keys()].filter((place) => /^(?:injection|handoffs)/.test(place)).toSorted();
  }

  const speaking: Telling = {
    opted_out: false,
    pressure: () => ({ bps: 0, source: 'test' }),
    work: { say: () => 'The work.' },
    keepsBlock: false,
  };
  const processes = { stateOf: () => 'unknown' as const };

  function seen(name: string): SessionEvent & { readonly project_id: string } {
    const key = { agent: 'claude', session_id: name, project_id: of.project_id, owner: sessionOwner('claude', name) };
    return { ...key, cwd: of.root, transcript_path: null, source: 'startup', event: 'test' };
  }

  async function begin(name: string, bps = 0): Promise<string> {
    await store.write((tx) => recordBegin(tx, seen(name)));
    const telling = { ...speaking, pressure: () => ({ bps, source: 'test' }) };
    const how = { by: 'start', telling, isUnheard: false } as const;
    return heard(await tellAtBeginning(store, seen(name), how, processes));
  }

  async function prompt(name: string): Promise<string> {
    turns += 1;
    const said = await tellAtPrompt(store, seen(name), { ...speaking, turnId: `turn ${turns}` });
    if (!said || 'needs' in said) throw new Error('the work was given, and nothing was met');
    return heard(said);
  }

  async function heard({ text: words, hear }: Said): Promise<string> {
    await hear?.();
    return words;
  }

  /** A session of which only the record tells: what a person laid down, and a file that it changed. */
  async function recorded(name: string): Promise<void> {
    const { prompt: asks, record } = claudeSession(name, of.root);
    const timestamp = new Date().toISOString();
    const edit = use('edit', 'Edit', { file_path: join(of.root, FILE), old_string: 'a', new_string: 'b' });
    const answer = { role: 'assistant', content: [text('Understood.'), edit] };
    const path = writeLines(join(of.folder, 'agents', `${name}.jsonl`), [
      asks(SHORT, { timestamp }),
      asks(SECRET, { timestamp }),
      record({ type: 'assistant', requestId: 'req', message: { id: 'msg', ...answer }, timestamp }),
    ]);
    await of.call('mind.ingest', { paths: [path], agent: 'claude' });
  }

  /** One session taught, and hands over; two changed its file, of which one has heard of it; a third was told everything. */
  async function live(): Promise<void> {
    mkdirSync(join(of.root, 'src'));
    for (const name of ['waits', 'heard']) {
      await begin(name);
      await recordEdits(store, seen(name), [FILE]);
    }
    await prompt('waits');
    await prompt('heard');
    await recorded('first');
    expect(await prompt('heard')).toContain(FILE);
    await of.call('mind.finalize_session', { session: 'first' });
    await of.learn('other', [KEPT]);
    await of.call('mind.handshake_rebuild');
    for (let at = 0; at < 3; at += 1) await of.call('mind.handoff', { session: 'first', note: NOTE });
    // Its context is nearly full: it takes the work over, and hears nothing of the canon.
    const taken = await begin('taker', 9_000);
    for (const words of [NOTE, '- "Never call the customer Zanzibar']) expect(taken).toContain(words);
    expect(taken).not.toContain('[C');
    expect(await begin('reader')).toContain(NOTE);
    expect(await begin('listener')).toContain('Always use pnpm');
    expect(await placesOf('zanzibar')).toEqual(LOGGED.toSorted());
    expect(await placesOf('kumquat')).toEqual(['handoffs.slice', 'injection_due.detail', 'injections.payload_text']);
  }

  const erase = async (input: object) => {
    const dry = await of.call<Receipt>('mind.erase', { ...input, dry_run: true });
    const receipt = await of.call<Receipt>('mind.erase', input);
    expect(receipt).toMatchObject({ remaining: 0, still_in: [], places: dry.places });
  };
  async function toldTo(name: string): Promise<string[]> {
    const { injections } = await of.call<{ injections: { text: string | null }[] }>('mind.list_injections', {
      session: name,
    });
    return injections.flatMap(({ text: words }) => words ?? []);
  }

  test('a text leaves it, also where it names a file', async () => {
    await erase({ text: 'Zanzibar' });
    expect(await placesOf('zanzibar')).toEqual([]);
    expect(await placesOf('kumquat')).toEqual(['injection_due.detail', 'injections.payload_text']);
    // As it was recorded before: by its path.
    await store.write((tx) => tx.run(withPath, plainSha256(FILE).slice(0, 16), FILE));
    expect(await placesOf('kumquat')).toContain('injections.said');
    await erase({ text: 'kumquat' });
    expect(await placesOf('kumquat')).toEqual([]);
    expect(await prompt('waits')).not.toContain('also changed');
  });

  test('no hash of erased words stays, by which whoever guesses them could tell', async () => {
    await erase({ session: 'first' });
    const hashes = (await store.read((tx) => tx.all(erasedTold))).map(({ payload_hash }) => payload_hash);
    expect(hashes.length).toBeGreaterThan(3);
    expect(new Set(hashes)).toEqual(new Set([null]));
    const { handoffs } = await of.call<{ handoffs: { payload_hash: string | null }[] }>('mind.list_handoffs');
    expect(handoffs.map(({ payload_hash }) => payload_hash)).toEqual([null, null, null]);
  });

  test('a session leaves it, also what others were told of it', async () => {
    await erase({ session: 'first' });
    expect(await placesOf('zanzibar')).toEqual([]);
    expect(await begin('next')).toContain('Always use pnpm');
    // That the two others changed the file, too, is theirs.
    const texts = (await toldTo('heard')).join(' ');
    expect([texts.includes('claude:first'), texts.includes('claude:waits')]).toEqual([false, true]);
    expect(await prompt('waits')).not.toContain('claude:first');
  });

  test.each(['Zanzibar', 'quokka'])(
    'an entry about %s leaves it, and what is about something else stays',
    async (word) => {
      expect(await placesOf(word.toLowerCase())).toEqual(
        expect.arrayContaining(['handoffs.slice', 'injections.payload_text']),
      );
      const { entries } = await of.call<{ entries: { anchor: string; summary: string | null }[] }>('mind.list_canon');
      const entry = entries.find(({ summary }) => summary?.includes(word));
      await erase({ entry: entry?.anchor.split('@')[0] });
      expect(await placesOf(word.toLowerCase())).toEqual([]);
      expect(await placesOf('kumquat')).toEqual(['injection_due.detail', 'injections.payload_text']);
      expect(await prompt('waits')).toContain(FILE);
      expect(await begin('next')).toContain('Always use pnpm');
    },
  );
});
