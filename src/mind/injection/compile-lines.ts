// The lines that hooks say of the canon: compiled for each tag from what holds, with their cost by a real tokenizer, and kept row by row, so
// that a hook finds what came, changed or ended behind what a session was told. A line's rows change only when its words do.
import { toTimestamp } from '../../base/clock.ts';
import { EVERY_TAG, MAIN_TAG } from '../../base/tags.ts';
import { runRows } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { CanonEntry, CanonReads } from '../canon/contract.ts';
import { entrySaid } from '../canon/entry-sentence.ts';
import { hashOfCanon } from '../canon/digests.ts';
import { compileHandshake, DRIFT, type HandshakeFacts } from '../handshake/compile-handshake.ts';
import type { CountTokens } from '../handshake/tokenizer.ts';
import * as q from './queries.ts';

/** More than a message has room for: what a delta says need not be among the strongest. */
export const MOST_COMPILED_TOKENS = 1_500;
/** Whoever changes the canon all the time compiles it as well. */
const MOST_TRIES = 10;
/** For how long a context hears that a line ended. */
const ENDED_FOR_MS = 30 * 24 * 60 * 60_000;

export interface LineDeps {
  readonly store: Store;
  readonly canon: CanonReads;
  readonly tokenizer: () => Promise<CountTokens>;
  readonly drift: (projectId: string) => Promise<HandshakeFacts['drift']>;
  readonly instructions: (projectId: string) => Promise<readonly string[]>;
}

/** Compiles the lines of every tag of a project. */
export function createLineCompiler(deps: LineDeps): (projectId: string) => Promise<void> {
  return async (projectId) => {
    const countTokens = await deps.tokenizer();
    const tags = await deps.store.read((tx) => tx.all(q.tagsOfProject, projectId, projectId, projectId));
    const known = new Set([EVERY_TAG, MAIN_TAG, ...tags.map(({ tag }) => tag)]);
    const compile = async (tag: string): Promise<Compiled> => {
      const [drift, instructions, entries] = await Promise.all([
        deps.drift(projectId),
        deps.instructions(projectId),
        deps.canon.active(projectId, tag),
      ]);
      const facts = { work: undefined, drift, entries, session: undefined, instructions };
      const { lines } = compileHandshake(facts, countTokens, MOST_COMPILED_TOKENS);
      const byAnchor = new Map(entries.map((entry) => [entry.anchor, entry]));
      const wanted = lines.flatMap(({ section, anchor, text, tokens }): Wanted[] =>
        section === 'risk' || section === 'canon'
          ? [{ section, anchor, text, tokens, ...keyOf(anchor, byAnchor) }]
          : [],
      );
      const beyond = new Map(entries.map((entry) => [entry.entry_id, beyondOf(entry, countTokens)]));
      return { wanted, beyond };
    };
    for (const tag of known) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const before = await deps.store.read((tx) => standOf(tx, projectId, tag));
        const compiled = await compile(tag);
        const isKept = await deps.store.write(async (tx) => {
          // Over what another process compiled meanwhile, older lines would look as if new ones had fallen out of the strongest, and what it
          // took out because it was erased would come back.
          if ((await standOf(tx, projectId, tag)) !== before) return false;
          await keepLines(tx, projectId, tag, compiled);
          return true;
        });
        if (isKept) break;
      }
    }
  };
}

/** Changes with the canon, and with every line that another process keeps. */
async function standOf(tx: ReadTx, projectId: string, tag: string): Promise<string> {
  const baseline = await tx.get(q.baselineOf, projectId, tag);
  return `${await hashOfCanon(tx, projectId)} ${baseline?.version ?? 0}`;
}

interface Wanted {
  readonly section: 'risk' | 'canon';
  readonly anchor: string;
  readonly text: string;
  readonly tokens: number;
  readonly key: string;
  readonly entries: readonly CanonEntry[];
}

interface Compiled {
  readonly wanted: readonly Wanted[];
  /** Of each entry that holds, the line that says it to those who were told other words of it, though others are worth more. */
  readonly beyond: ReadonlyMap<string, () => Wanted | undefined>;
}

function beyondOf(entry: CanonEntry, countTokens: CountTokens): () => Wanted | undefined {
  const { anchor, summary, conflicts_with, entry_id: key, quoted_from } = entry;
  return () => {
    // A contradiction is a line of its own.
    if (summary === null || conflicts_with.length > 0) return undefined;
    const text = `- ${entrySaid(summary, quoted_from)} [${anchor}]`;
    return { section: 'canon', anchor, text, tokens: countTokens(`${text}\n`), key, entries: [entry] };
  };
}

/** An entry by its id, a contradiction by the numbers of its sides; all drift is one line. */
function keyOf(anchor: string, byAnchor: ReadonlyMap<string, CanonEntry>): Pick<Wanted, 'key' | 'entries'> {
  const entries = anchor.split(' ').flatMap((one) => byAnchor.get(one) ?? []);
  const [first, ...others] = entries;
  if (!first) return { key: anchor.startsWith(DRIFT) ? DRIFT : anchor, entries };
  const key = others.length === 0 ? first.entry_id : `conflict ${entries.map(({ number }) => `C${number}`).join(' ')}`;
  return { key, entries };
}

/** Writes only what differs; a new version where anything does. */
async function keepLines(tx: WriteTx, projectId: string, tag: string, { wanted, beyond }: Compiled): Promise<void> {
  const nowMs = await tx.now();
  const now = toTimestamp(nowMs);
  const head = await tx.get(q.baselineOf, projectId, tag);
  const rows = new Map((await tx.all(q.linesOfTag, projectId, tag)).map((row) => [row.line_key, row]));
  const version = (head?.version ?? 0) + 1;
  let isChanged = false;
  const put = async (row: q.InjectionLineRow, entries: readonly CanonEntry[]) => {
    await writeRow(tx, q.putLine, row);
    await tx.run(q.dropLineEntries, projectId, tag, row.line_key);
    const made = entries.map(({ entry_id, revision }) => ({
      project_id: projectId,
      tag,
      line_key: row.line_key,
      entry_id,
      revision,
    }));
    await Promise.all(runRows(tx, q.putLineEntries, made));
  };
  const anchors = new Map([...rows.values()].map(({ line_key, anchor }) => [line_key, anchor]));
  for (const [ordinal, { key, section, anchor, text, tokens, entries }] of wanted.entries()) {
    const before = rows.get(key);
    rows.delete(key);
    const isSame = before?.anchor === anchor && before.line === text && before.state === 'holds';
    if (isSame && before.ordinal === ordinal && before.tokens === tokens) continue;
    if (!isSame) isChanged = true;
    const superseded = entries[0]?.supersedes_entry_id;
    const former = superseded === null || superseded === undefined ? undefined : anchors.get(superseded);
    // Back among the strongest, it says what it said.
    const isNews = !(before?.anchor === anchor && before.state !== 'ended');
    const row: q.InjectionLineRow = {
      project_id: projectId,
      tag,
      line_key: key,
      state: 'holds',
      ordinal,
      section,
      anchor,
      line: text,
      tokens,
      since_version: isNews ? version : (before?.since_version ?? version),
      replaces: isNews
        ? before && before.anchor !== anchor
          ? before.anchor
          : (former ?? null)
        : (before?.replaces ?? null),
      changed_at: isNews ? now : (before?.changed_at ?? now),
    };
    await put(row, entries);
  }
  for (const row of rows.values()) {
    const holds = row.state !== 'ended' && (await tx.get(q.isLineEnded, projectId, tag, row.line_key))?.ended === 0;
    if (row.state === 'ended') {
      if (nowMs - Date.parse(row.changed_at) > ENDED_FOR_MS) await dropLine(tx, row);
    } else if (holds) {
      const news = beyond.get(row.line_key)?.();
      const isNews = news !== undefined && news.anchor !== row.anchor;
      if (row.state === 'beyond' && !isNews) continue;
      isChanged = true;
      if (!isNews) await writeRow(tx, q.putLine, { ...row, state: 'beyond', line: null });
      else {
        const { section, anchor, text: line, tokens } = news;
        const said = { section, anchor, line, tokens, since_version: version, replaces: row.anchor, changed_at: now };
        await put({ ...row, state: 'beyond', ...said }, news.entries);
      }
    } else {
      isChanged = true;
      await writeRow(tx, q.putLine, { ...row, state: 'ended', line: null, since_version: version, changed_at: now });
    }
  }
  const lines = wanted.length;
  if (!head || isChanged)
    await writeRow(tx, q.putBaseline, { project_id: projectId, tag, version, lines, compiled_at: now });
}

async function dropLine(tx: WriteTx, { project_id, tag, line_key }: q.InjectionLineRow): Promise<void> {
  await tx.run(q.dropLineEntries, project_id, tag, line_key);
  await tx.run(q.dropLine, project_id, tag, line_key);
}
