// What injection has of erased words: messages that were said, lines that wait to be said, and what was handed over. Rows stay, their words go; a
// collision that waits names a file, and goes whole. A message may say a text only in part, so it is also found by what its lines stand for.
import type { Store, WriteTx } from '../../store/store.ts';
import type { SessionKey } from '../session/windows.ts';
import * as q from './queries.ts';

export interface InjectionErasing {
  readonly sessions: readonly SessionKey[];
  /** The names under which others were told of these sessions. */
  readonly owners: ReadonlySet<string>;
  /** Observations whose words go or went. */
  readonly observations: ReadonlySet<string>;
  /** Whether a text names an entry, as `C12@3`, whose words go or went. */
  readonly cites: (projectId: string | null, text: string) => boolean;
  readonly has: ((text: string) => boolean) | undefined;
}

export interface InjectionFound {
  /** `said` and `left_over` are what they become. */
  readonly messages: readonly Pick<q.InjectionRow, 'agent' | 'session_id' | 'seq' | 'said' | 'left_over'>[];
  readonly lines: readonly Pick<q.InjectionLineRow, 'project_id' | 'tag' | 'line_key'>[];
  readonly due: readonly Pick<q.DueRow, 'agent' | 'session_id' | 'trigger_name' | 'due_key'>[];
  readonly handoffs: readonly string[];
}

const PAGE = 200;

export async function lookForWords(store: Store, erasing: InjectionErasing): Promise<InjectionFound> {
  const { sessions, owners, observations, cites, has } = erasing;
  const isOf = (agent: string, sessionId: string) =>
    sessions.some((each) => each.agent === agent && each.session_id === sessionId);
  const says = (...texts: (string | null)[]) => has !== undefined && texts.some((text) => text !== null && has(text));
  const handoffs = (await store.read((tx) => tx.all(q.handoffsWithWords)))
    .filter(
      (row) =>
        isOf(row.from_agent, row.from_session) ||
        cites(row.project_id, row.slice ?? '') ||
        idsIn(row.refs).some((ref) => observations.has(ref.replace(/^observation:/, ''))) ||
        says(row.note, row.slice),
    )
    .map(({ handoff_id }) => handoff_id);
  const gone = new Set([...handoffs, ...observations]);
  const tellsOf = ({ said }: q.InjectionRow) =>
    tuplesIn(said).some(
      ([key, section]) =>
        gone.has(key) || (section === 'collision' && [...owners].some((owner) => key.endsWith(` ${owner}`))),
    );
  const isMeant = (row: q.InjectionRow) =>
    row.payload_text !== null &&
    (isOf(row.agent, row.session_id) || cites(row.project_id, row.said) || tellsOf(row) || says(row.payload_text));
  const messages: InjectionFound['messages'][number][] = [];
  for (let after = ['', '', 0] as [string, string, number]; ;) {
    const page = await store.read((tx) => tx.all(q.messagesAfter, ...after, PAGE));
    for (const row of page) {
      if (!isMeant(row) && !says(row.said, row.left_over)) continue;
      const { agent, session_id, seq } = row;
      messages.push({
        agent,
        session_id,
        seq,
        said: withoutWords(row.said, says),
        left_over: withoutWords(row.left_over, says),
      });
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = [last.agent, last.session_id, last.seq];
  }
  return store.read(async (tx) => ({
    messages,
    lines: (await tx.all(q.linesWithWords)).filter((row) => cites(row.project_id, row.anchor) || says(row.line)),
    due: (await tx.all(q.allDue)).filter(
      (row) =>
        isOf(row.agent, row.session_id) ||
        [...owners].some((owner) => row.due_key.endsWith(` ${owner}`)) ||
        says(row.detail),
    ),
    handoffs,
  }));
}

/** As `record` wrote them: the key and the section of each line. */
function tuplesIn(said: string): readonly (readonly [key: string, section: string])[] {
  return listIn(said).map((each) =>
    Array.isArray(each) ? [String(each[0]), String(each.at(-1))] : [String(each), ''],
  );
}

/** A collision names its file, as a hash or, in rows of before, by its path. */
function withoutWords(list: string, says: (text: string) => boolean): string {
  const isGone = (member: unknown, tuple: readonly unknown[], at: number) =>
    typeof member === 'string' && ((at === 0 && tuple.at(-1) === 'collision') || says(member));
  return JSON.stringify(
    listIn(list).map((each) =>
      Array.isArray(each) ? each.map((member, at) => (isGone(member, each, at) ? '' : (member as unknown))) : each,
    ),
  );
}

function idsIn(refs: string): readonly string[] {
  return listIn(refs).map(String);
}

/** What somebody changed by hand is no list. */
function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

export async function eraseFound(tx: WriteTx, { messages, lines, due, handoffs }: InjectionFound): Promise<void> {
  for (const { agent, session_id, seq, said, left_over } of messages)
    await tx.run(q.eraseMessage, said, left_over, agent, session_id, seq);
  for (const { project_id, tag, line_key } of lines) await tx.run(q.eraseLine, project_id, tag, line_key);
  for (const row of due) await tx.run(q.dropDue, row.agent, row.session_id, row.trigger_name, row.due_key);
  for (const id of handoffs) await tx.run(q.eraseHandoff, id);
}
