// What injection has of erased words: messages that were said, lines that wait to be said, and what was handed over. Rows stay, their words go; a
// collision that waits names a file, and goes whole.
import type { Store, WriteTx } from '../../store/store.ts';
import type { SessionKey } from '../session/windows.ts';
import * as q from './queries.ts';

export interface InjectionErasing {
  readonly sessions: readonly SessionKey[];
  /** Whether a text names an entry, as `C12@3`, whose words go or went. */
  readonly cites: (projectId: string | null, text: string) => boolean;
  readonly has: ((text: string) => boolean) | undefined;
}

export interface InjectionFound {
  readonly messages: readonly Pick<q.InjectionRow, 'agent' | 'session_id' | 'seq'>[];
  readonly lines: readonly Pick<q.InjectionLineRow, 'project_id' | 'tag' | 'line_key'>[];
  readonly due: readonly Pick<q.DueRow, 'agent' | 'session_id' | 'trigger_name' | 'due_key'>[];
  readonly handoffs: readonly string[];
}

const PAGE = 200;

export async function lookForWords(store: Store, { sessions, cites, has }: InjectionErasing): Promise<InjectionFound> {
  const isOf = (agent: string, sessionId: string) =>
    sessions.some((each) => each.agent === agent && each.session_id === sessionId);
  const says = (...texts: (string | null)[]) => has !== undefined && texts.some((text) => text !== null && has(text));
  const messages: q.InjectionRow[] = [];
  for (let after = ['', '', 0] as [string, string, number]; ;) {
    const page = await store.read((tx) => tx.all(q.messagesAfter, ...after, PAGE));
    messages.push(
      ...page.filter(
        (row) => isOf(row.agent, row.session_id) || cites(row.project_id, row.said) || says(row.payload_text),
      ),
    );
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = [last.agent, last.session_id, last.seq];
  }
  return store.read(async (tx) => ({
    messages,
    lines: (await tx.all(q.linesWithWords)).filter((row) => cites(row.project_id, row.anchor) || says(row.line)),
    due: (await tx.all(q.allDue)).filter(
      (row) => isOf(row.agent, row.session_id) || says(row.detail, row.due_key) || cites(null, row.detail),
    ),
    handoffs: (await tx.all(q.handoffsWithWords))
      .filter(
        (row) =>
          isOf(row.from_agent, row.from_session) || cites(row.project_id, row.slice ?? '') || says(row.note, row.slice),
      )
      .map(({ handoff_id }) => handoff_id),
  }));
}

export async function eraseFound(tx: WriteTx, { messages, lines, due, handoffs }: InjectionFound): Promise<void> {
  for (const { agent, session_id, seq } of messages) await tx.run(q.eraseMessage, agent, session_id, seq);
  for (const { project_id, tag, line_key } of lines) await tx.run(q.eraseLine, project_id, tag, line_key);
  for (const row of due) await tx.run(q.dropDue, row.agent, row.session_id, row.trigger_name, row.due_key);
  for (const id of handoffs) await tx.run(q.eraseHandoff, id);
}
