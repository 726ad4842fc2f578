// A script of a labelled session as the events that observers read.
import { uuidOf } from '../../../src/base/named-id.ts';
import type { Speaker, T0Event, T0Kind } from '../../../src/mind/t0/contract.ts';
import type { LabelledSession } from './labelled.ts';

export interface Played {
  readonly events: readonly T0Event[];
  /** The id of each marked event, by its name. */
  readonly marked: ReadonlyMap<string, string>;
}

const LINE = /^(~?)([UASC$ERF=])(!?)(?:#([a-z0-9]+))?(?: (.*))?$/s;

const SAID: Readonly<Record<string, readonly [T0Kind, Speaker]>> = {
  U: ['user', 'person'],
  A: ['agent', 'agent'],
  S: ['agent', 'agent'],
  C: ['compaction', 'summary'],
};

const TOOLS: Readonly<Record<string, string>> = { $: 'Bash', E: 'Edit', R: 'Read', F: 'WebFetch' };

export function play(project: string, session: LabelledSession): Played {
  const events: T0Event[] = [];
  const marked = new Map<string, string>();
  const push = (event: Partial<T0Event> & Pick<T0Event, 'kind' | 'speaker' | 'text'>, mark?: string) => {
    const seq = events.length + 1;
    const t0_id = uuidOf(`${project} ${session.id} ${seq}`);
    const at = new Date(Date.parse(session.at) + seq * 10_000).toISOString();
    const blank = { tool: null, command: null, files_read: [], files_changed: [], call: null, exit_code: null };
    const flags = { is_error: false, is_sidechain: false, is_retracted: false };
    events.push({
      ...{ t0_id, project_id: project, agent: session.agent, session_id: session.id, seq, at },
      ...{ ...blank, ...flags, ...event },
    });
    if (mark !== undefined) marked.set(mark, t0_id);
  };
  let calls = 0;
  let waiting: { readonly call: string; readonly sign: string; readonly is_retracted: boolean } | undefined;
  const answer = (exit: number | null, isError: boolean, text: string) => {
    if (!waiting) throw new TypeError(`"${text}" in ${session.id} answers no call`);
    const { call, is_retracted } = waiting;
    push({ kind: 'result', speaker: 'tool', text, call, exit_code: exit, is_error: isError, is_retracted });
    waiting = undefined;
  };
  for (const line of linesOf(session.script)) {
    const [, back, sign, failed, mark, text = ''] = LINE.exec(line) ?? [];
    if (sign === undefined) throw new TypeError(`"${line}" in ${session.id} is no line of a script`);
    const is_retracted = back === '~';
    if (sign === '=') {
      const [, code, output] = /^(?:(\d+)(?: |$))?(.*)$/s.exec(text) ?? [];
      const exit = waiting?.sign === '$' ? Number(code ?? 0) : null;
      answer(exit, failed === '!' || (exit !== null && exit !== 0), (exit === null ? text : output) ?? '');
      continue;
    }
    if (waiting) answer(waiting.sign === '$' ? 0 : null, false, '');
    const said = SAID[sign];
    if (said) {
      push({ kind: said[0], speaker: said[1], text, is_retracted, is_sidechain: sign === 'S' }, mark);
      continue;
    }
    calls += 1;
    waiting = { call: `call-${calls}`, sign, is_retracted };
    push(
      {
        ...{ kind: 'call', speaker: 'agent', text, tool: TOOLS[sign] ?? null, call: waiting.call, is_retracted },
        command: sign === '$' ? text : null,
        files_changed: sign === 'E' ? [text] : [],
        files_read: sign === 'R' ? [text] : [],
      },
      mark,
    );
  }
  if (waiting) answer(waiting.sign === '$' ? 0 : null, false, '');
  return { events, marked };
}

function linesOf(script: string): string[] {
  const lines: string[] = [];
  for (const line of script.split('\n')) {
    if (line.trim() === '') continue;
    const last = lines.length - 1;
    if (line.startsWith('  ') && last >= 0) lines[last] = `${lines[last] ?? ''}\n${line.slice(2)}`;
    else lines.push(line);
  }
  return lines;
}
