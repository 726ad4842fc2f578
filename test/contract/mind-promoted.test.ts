// Entries that people put into instruction files: the line follows its entry, and leaves with what is erased, on both databases.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Receipt } from '../../src/mind/erase/contract.ts';
import { DIALECTS } from '../support/fixture.ts';
import { openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';

interface Entry {
  readonly anchor: string;
  readonly entry_id: string;
  readonly number: number;
  readonly state: string;
  readonly summary: string | null;
  readonly files: readonly string[];
}

describe.each(DIALECTS)('promoted entries on %s', (dialect) => {
  let mind: MindHomeOfTest;
  let path: string;
  beforeEach(async () => {
    mind = await openMindHome(dialect);
    path = join(mind.root, 'AGENTS.md');
    writeFileSync(path, OWN);
  });
  afterEach(() => mind.dispose());

  const OWN = '# Mine\n\nKeep it short.\n';
  const SECRET = 'user: Never call the customer Zanzibar Holdings by name.';
  const KEPT = 'user: Always use pnpm instead of npm in this repository.';
  const OPEN_BLOCK = '<!-- throughline:canon:begin -->';
  const CLOSED_BLOCK = '<!-- throughline:canon:end -->';

  const said = (file = path) => readFileSync(file, 'utf8');
  const entries = async () => (await mind.call<{ entries: Entry[] }>('mind.list_canon')).entries;
  const entryWith = async (words: string) => {
    const found = (await entries()).find(({ summary }) => summary?.includes(words));
    if (!found) throw new Error(`nothing says ${words}`);
    return found;
  };
  const promote = async (words: string, more: object = {}) => {
    const entry = await entryWith(words);
    await mind.call('mind.promote_canon', { anchor: entry.anchor, ...more });
    expect(said()).toContain(`<!-- C${entry.number} ${entry.entry_id.slice(0, 8)} -->`);
    return entry;
  };
  const erase = (input: object) => mind.call<Receipt>('mind.erase', input);
  const blockRows = ({ places }: Receipt) => places.find(({ place }) => place === 'managed block')?.rows;

  test('a corrected entry gets its new words there, and the rest of the file stays', async () => {
    await mind.learn('s1', [KEPT]);
    const { anchor } = await promote('pnpm');
    await mind.call('mind.correct_canon', { anchor, text: 'Use yarn <4> here.', value: 'yarn' });
    expect(said().startsWith(OWN)).toBe(true);
    expect(said()).toContain('- Use yarn &lt;4&gt; here. <!-- C');
    expect(said()).not.toContain('pnpm');
    const before = said();
    await mind.call('mind.pin_canon', { anchor: anchor.split('@')[0] });
    expect(said()).toBe(before);
  });

  test('a line of before, which names its entry by number alone, stays, follows its entry and can be taken out', async () => {
    await mind.learn('s1', [KEPT, 'user: Never push to main directly.']);
    const [mine, other] = [await promote('pnpm'), await entryWith('push')];
    const theirs = `- What somebody else knows. <!-- C${other.number} -->`;
    const old = said()
      .replace(/ [0-9a-f]{8} -->/, ' -->')
      .replace(CLOSED_BLOCK, `${theirs}\n${CLOSED_BLOCK}`);
    writeFileSync(path, old);
    await mind.call('mind.correct_canon', { anchor: other.anchor, text: 'Never push to main or release.' });
    // Of this canon, because it says what its entry says; the other one stays as it is.
    expect(said()).toContain(`<!-- C${mine.number} ${mine.entry_id.slice(0, 8)} -->`);
    expect(said()).toContain(theirs);
    await mind.call('mind.promote_canon', { anchor: other.anchor.split('@')[0], undo: true });
    expect(said()).not.toContain(theirs);
  });

  test('an entry that is superseded by a session leaves the file with the run that learned it', async () => {
    await mind.learn('s1', ['user: We deploy with Docker Compose.', 'user: Use npm, not yarn.']);
    const { number } = await promote('npm');
    await mind.learn('s2', ['user: no, use pnpm, not npm']);
    expect((await entries()).find((entry) => entry.number === number)?.state).toBe('superseded');
    expect(said()).toBe(OWN);
  });

  test('an entry that goes stale with its files leaves the file, and so does a rejected one', async () => {
    mkdirSync(join(mind.root, 'src'));
    writeFileSync(join(mind.root, 'src', 'parser.ts'), '');
    await mind.learn('s1', ['user: The parser lives in src/parser.ts.', KEPT, 'user: Never push to main directly.']);
    const { files } = await promote('parser');
    expect(files).toEqual(['src/parser.ts']);
    rmSync(join(mind.root, 'src'), { recursive: true });
    await mind.call('mind.consolidate');
    expect((await entryWith('parser')).state).toBe('stale');
    expect(said()).toBe(OWN);
    const { anchor } = await promote('pnpm');
    await mind.call('mind.reject_canon', { anchor });
    expect(said()).toBe(OWN);
  });

  test('a line that a canon of somebody else put there stays, also beside one of the same number', async () => {
    await mind.learn('s1', [KEPT]);
    const { anchor, number } = await promote('pnpm');
    const theirs = `- Theirs is kept. <!-- C${number} 00000000 -->`;
    writeFileSync(path, said().replace(CLOSED_BLOCK, `${theirs}\n${CLOSED_BLOCK}`));
    await mind.call('mind.correct_canon', { anchor, text: 'Use yarn here.', value: 'yarn' });
    expect(said()).toContain('Use yarn here.');
    expect(said()).toContain(theirs);
    await mind.call('mind.forget_canon', { anchor: `C${number}` });
    expect(said()).toContain(theirs);
    expect(said()).not.toContain('yarn');
  });

  test('a project without a folder is refused, and nothing is written', async () => {
    await mind.learn('s1', [KEPT]);
    const { anchor } = await entryWith('pnpm');
    await mind.call('work.update_project', { root: null });
    expect(await mind.refused('mind.promote_canon', { anchor })).toBe('promote_no_root');
    expect(await mind.call('mind.promote_canon', { anchor, undo: true })).toMatchObject({ changed: false });
    expect(said()).toBe(OWN);
  });

  test('a line that a program broke is still the entry’s', async () => {
    await mind.learn('s1', [KEPT]);
    const { anchor } = await promote('pnpm');
    writeFileSync(path, said().replace('instead of', 'instead\n  of').replace(' <!-- C', '\n  <!-- C'));
    await mind.call('mind.correct_canon', { anchor, text: 'Use yarn here.', value: 'yarn' });
    expect(said()).toMatch(/\n\n- Use yarn here\. <!-- C\d+ [0-9a-f]{8} -->\n<!--/);
  });

  /** Lines of before, in a block of their own. */
  const block = (...lines: string[]) =>
    writeFileSync(
      path,
      [`${OWN}\n${OPEN_BLOCK}`, '## What this project knows', '', ...lines, CLOSED_BLOCK, ''].join('\n'),
    );

  test.each([
    ['mind.forget_canon', 'what it says', KEPT],
    ['mind.forget_canon', 'what it said', 'user: Use yarn.'],
    ['mind.forget_canon', 'what nobody knows any more', 'user: Pnpm it is!'],
    ['mind.reject_canon', 'what it says', KEPT],
    ['mind.reject_canon', 'what it said', 'user: Use yarn.'],
    ['mind.reject_canon', 'what nobody knows any more', 'user: Pnpm it is!'],
  ])('%s takes out a line without an id by its number, when it says %s', async (operation, _what, words) => {
    await mind.learn('s1', [KEPT]);
    const { anchor, number, summary } = await entryWith('pnpm');
    await mind.call('mind.correct_canon', { anchor, text: 'Use yarn.', value: 'yarn' });
    await mind.call('mind.correct_canon', { anchor: `C${number}`, text: summary, value: 'pnpm' });
    block(`- ${words.replace('user: ', '')} <!-- C${number} -->`);
    await mind.call(operation, { anchor: `C${number}` });
    expect(said()).toBe(OWN);
  });

  test('a line without an id follows its entry when it says what any revision said, and gets its id', async () => {
    await mind.learn('s1', [KEPT]);
    const { anchor, number, entry_id, summary } = await entryWith('pnpm');
    await mind.call('mind.correct_canon', { anchor, text: 'Use yarn.', value: 'yarn' });
    block(`- ${summary} <!-- C${number} -->`);
    await mind.call('mind.pin_canon', { anchor: `C${number}` });
    expect(said()).toContain(`- Use yarn. <!-- C${number} ${entry_id.slice(0, 8)} -->`);
    expect(said()).not.toContain('pnpm');
  });

  test('both versions of a line, which a merge kept, become one', async () => {
    await mind.learn('s1', [KEPT]);
    const { anchor, number } = await promote('pnpm');
    const line = /^- .*$/m.exec(said().slice(OWN.length))?.[0] ?? '';
    await mind.call('mind.correct_canon', { anchor, text: 'Use yarn.', value: 'yarn' });
    const once = said();
    const mark = line.slice(line.indexOf(' <!--'));
    for (const [off, first] of [
      [false, line],
      [true, `- Use yarn.${mark}\n${line}`],
    ] as const) {
      writeFileSync(path, once.replace('- Use yarn.', `${first}\n- Use yarn.`));
      await mind.call('mind.pin_canon', { anchor: `C${number}`, off });
      expect(said()).toBe(once);
    }
  });

  test('what a person wrote into the block stays when a line changes and when it goes', async () => {
    await mind.learn('s1', [KEPT]);
    const { anchor, number, entry_id } = await promote('pnpm');
    const mark = `<!-- C${number} ${entry_id.slice(0, 8)} -->`;
    const own = ['- My own.', '', 'A paragraph.', '<<<<<<< HEAD', '=======', '>>>>>>> theirs'].join('\n');
    writeFileSync(path, said().replace(CLOSED_BLOCK, `${own}\n${CLOSED_BLOCK}`).replace(mark, `${mark} (ask Ada)`));
    const before = said();
    await mind.call('mind.correct_canon', { anchor, text: 'Use yarn.', value: 'yarn' });
    expect(said()).toBe(before.replace(/- .* <!--/, '- Use yarn. <!--'));
    await mind.call('mind.promote_canon', { anchor: `C${number}`, undo: true });
    expect(said()).toBe(before.replace(/^- .* -->/m, '- '));
    await mind.call('mind.promote_canon', { anchor: `C${number}` });
    expect(said()).toContain(`${own}\n- Use yarn. ${mark}\n${CLOSED_BLOCK}`);
  });

  test('neither promoting an entry nor taking it out touches what a colleague put there under its number', async () => {
    await mind.learn('s1', [KEPT]);
    const { anchor, number } = await entryWith('pnpm');
    const theirs = [`- Theirs. <!-- C${number} -->`, `- Theirs, too. <!-- C${number} -->`];
    block(...theirs);
    const before = said();
    expect(await mind.call('mind.promote_canon', { anchor, undo: true })).toMatchObject({ changed: false });
    await promote('pnpm');
    expect(said()).toContain(theirs.join('\n'));
    await mind.call('mind.promote_canon', { anchor, undo: true });
    expect(said()).toBe(before);
  });

  test.each([
    ['its session', 'says now', false],
    ['its session', 'said once', true],
    ['its entry', 'says now', false],
    ['its entry', 'said once', true],
    ['its words', 'says now', false],
    ['its words', 'said once', true],
  ])('[MND-18] erasing %s takes out a line without an id that says what its entry %s', async (what, _when, isOnce) => {
    await mind.learn('s1', [SECRET, KEPT]);
    const { anchor, number, summary } = await entryWith('Zanzibar');
    if (isOnce) await mind.call('mind.correct_canon', { anchor, text: 'Never name customers.' });
    const line = `- ${summary} <!-- C${number} -->`;
    block(line);
    const wanted = { 'its session': { session: 's1' }, 'its entry': { entry: `C${number}` } }[what] ?? {
      text: 'Zanzibar Holdings',
    };
    expect(blockRows(await erase({ ...wanted, dry_run: true }))).toBe(1);
    expect(said()).toContain(line);
    writeFileSync(path, said().replace(CLOSED_BLOCK, ''));
    expect(await erase(wanted)).toMatchObject({ remaining: 1, still_in: [`managed block of ${path}`] });
    expect(said()).toContain(line);
    // Nothing in the canon says any more whose it is.
    writeFileSync(path, said() + CLOSED_BLOCK);
    const receipt = await erase(wanted);
    expect([blockRows(receipt), receipt.remaining]).toEqual([1, 0]);
    expect(said()).not.toContain('Zanzibar');
    block(line);
    expect(await erase({ again: true })).toMatchObject({ remaining: 0 });
    expect(said()).not.toContain('Zanzibar');
  });

  test('[MND-18] an entry that others speak for, too, is worded anew where its line has no id', async () => {
    await mind.learn('s1', [KEPT]);
    await mind.learn('s2', ['user: no, use pnpm, not npm']);
    const { number, entry_id, summary } = await entryWith('pnpm');
    block(`- ${summary} <!-- C${number} -->`);
    const isFirst = summary?.includes('repository') === true;
    const receipt = await erase({ session: isFirst ? 's1' : 's2' });
    expect([blockRows(receipt), receipt.remaining]).toEqual([1, 0]);
    const [now] = await entries();
    expect(said()).toContain(`- ${now?.summary} <!-- C${number} ${entry_id.slice(0, 8)} -->`);
  });

  test('[MND-18] words leave the block with everything else, and the receipt counts it', async () => {
    await mind.learn('s1', [SECRET, KEPT]);
    await promote('Zanzibar');
    await promote('pnpm');
    const dry = await erase({ text: 'Zanzibar Holdings', dry_run: true });
    expect(blockRows(dry)).toBe(1);
    expect(said()).toContain('Zanzibar');
    const receipt = await erase({ text: 'Zanzibar Holdings' });
    expect(receipt).toMatchObject({ remaining: 0, still_in: [], places: dry.places });
    expect(receipt.outside.map(({ place }) => place)).toContain('the repository');
    expect(said()).not.toContain('Zanzibar');
    expect(said()).toContain('pnpm');
    expect(said().startsWith(OWN)).toBe(true);
  });

  test('[MND-18] words leave a line of somebody else’s canon, and one that the canon does not say any more', async () => {
    await mind.learn('s1', [KEPT]);
    const entry = await promote('pnpm');
    const mark = `<!-- C${entry.number} ${entry.entry_id.slice(0, 8)} -->`;
    const late = said().replace(/- .* <!--/, '- It was &lt;Zanzibar&gt; Holdings once. <!--');
    expect(late).toContain(mark);
    writeFileSync(path, late.replace(mark, `${mark}\n- Zanzibar Holdings pays. <!-- C99 00000000 -->`));
    const receipt = await erase({ text: 'Zanzibar Holdings' });
    expect([blockRows(receipt), receipt.remaining]).toEqual([2, 0]);
    expect(said()).not.toContain('Zanzibar');
    expect(said()).not.toContain('C99');
    expect(said()).toContain('pnpm');
  });

  test('[MND-18] an entry that others speak for, too, is worded anew in the block', async () => {
    await mind.learn('s1', [KEPT]);
    await mind.learn('s2', ['user: no, use pnpm, not npm']);
    const { number, summary } = await promote('pnpm');
    expect((await entries()).filter(({ state }) => state === 'active')).toHaveLength(1);
    const isFirst = summary?.includes('repository') === true;
    const receipt = await erase({ session: isFirst ? 's1' : 's2' });
    expect([blockRows(receipt), receipt.remaining]).toEqual([1, 0]);
    const [now] = await entries();
    expect(now).toMatchObject({ number, state: 'active' });
    expect(now?.summary).not.toBe(summary);
    expect(said()).toContain(`- ${now?.summary} <!-- C${number} `);
    expect(said()).not.toContain(summary);
  });

  test.each([
    ['the session', { session: 's1' }],
    ['the whole list', { again: true }],
  ])(
    '[MND-18] an entry leaves the block with the only session that said it; whoever died before finishes it by erasing %s again',
    async (_what, again) => {
      await mind.learn('s1', [SECRET]);
      await promote('Zanzibar');
      const before = said();
      expect(await erase({ session: 's1' })).toMatchObject({ remaining: 0 });
      expect(said()).toBe(OWN);
      writeFileSync(path, before);
      const receipt = await erase(again);
      expect([blockRows(receipt), receipt.remaining]).toEqual([1, 0]);
      expect(said()).toBe(OWN);
    },
  );

  test('[MND-18] a block that could not be written remains in the receipt, until it can be', async () => {
    await mind.learn('s1', [SECRET]);
    const { anchor } = await promote('Zanzibar');
    writeFileSync(path, said().replace(CLOSED_BLOCK, ''));
    for (const wanted of [{ session: 's1' }, { entry: anchor.split('@')[0] }, { text: 'Zanzibar Holdings' }]) {
      const stuck = await erase(wanted);
      expect(stuck).toMatchObject({ remaining: 1, still_in: [`managed block of ${path}`] });
      expect(said()).toContain('Zanzibar');
    }
    writeFileSync(path, said() + CLOSED_BLOCK);
    expect(await erase({ again: true })).toMatchObject({ remaining: 0, still_in: [] });
    expect(said()).not.toContain('Zanzibar');
    expect(said()).not.toContain(OPEN_BLOCK);
  });

  test('[MND-18] a file that nobody can look into is named in the receipt', async () => {
    await mind.learn('s1', [SECRET]);
    await promote('Zanzibar');
    const elsewhere = join(mind.folder, 'elsewhere.md');
    writeFileSync(elsewhere, said());
    rmSync(path);
    symlinkSync(elsewhere, path);
    const { outside } = await erase({ text: 'Zanzibar Holdings' });
    expect(outside.map(({ place }) => place)).toContain(path);
    expect(said(elsewhere)).toContain('Zanzibar');
  });
});
