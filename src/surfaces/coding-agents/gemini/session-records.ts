// The chat of a Gemini CLI session: messages by id, of which a later record replaces an earlier one, and records that take messages back.
// Versions before it wrote one JSON document; it is read as the lines that newer ones write.
import { closeSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { irregularFile, readRegularText } from '../../../base/regular-file.ts';
import {
  identityOf,
  openTranscriptFile,
  textSource,
  type ByteSource,
  type RecordFormat,
  type TranscriptEvent,
  type TranscriptPlace,
  type TranscriptStep,
} from '../../../mind/mind.ts';
import { recordSteps, stringIn, stringsIn, timeIn, type OwnCalls, type RecordSteps } from '../formats/record-steps.ts';
import { createSessionsTold } from '../formats/sessions-told.ts';
import type { ToolInputs } from '../formats/tool-calls.ts';
import { exitCodeIn, fieldsIn, isFields, itemsIn, textIn, type Fields } from '../formats/transcript.ts';
import { outputOf, spokenIn } from './output.ts';

const TOOLS: Readonly<Record<string, ToolInputs>> = {
  run_shell_command: { command: 'command' },
  read_file: { read: 'file_path' },
  write_file: { changed: 'file_path' },
  replace: { changed: 'file_path' },
  edit: { changed: 'file_path' },
};

/** Messages that can be replaced or taken back: the newest. */
const MOST_MESSAGES = 256;
const SNAPSHOT = '<state_snapshot>';

/** An event that was told: its name in its message, its key by now, and a hash of what it says. */
interface Told {
  readonly name: string;
  readonly revision: number;
  readonly hash: string;
  /** The id of the message at that time, where it has another one by now. */
  readonly of?: string;
}

export const geminiRecords: RecordFormat = {
  version: 2,
  open({ path, state, mark }) {
    const past = fieldsIn(state);
    const sessions = createSessionsTold(past['sessions'], mark);
    const own: OwnCalls = new Set(stringsIn(past['own']));
    const messages = messagesIn(past['messages']);
    /** Those that a resumed session no longer sends to its model: they were said all the same. */
    const resting = new Set(stringsIn(past['resting']));
    /** A process has taken the session up and has said nothing yet: it only sets what it found. */
    let isResuming = past['resuming'] === true;
    let session = stringIn(past['session']);
    let isSidechain = past['subagent'] === true;
    /** Why a hook did not let the agent stop: the next message says so again, as if it came from a person. */
    let blocked = stringIn(past['blocked']);
    let folder: string | undefined;

    const readMetadata = (meta: Fields, steps: TranscriptStep[]) => {
      session = stringIn(meta['sessionId']) ?? session;
      isSidechain ||= meta['kind'] === 'subagent';
      if (session === undefined) return;
      folder ??= projectRoot(path) ?? '';
      const started_at = timeIn(meta['startTime']);
      sessions.tell(
        {
          session_id: session,
          ...(folder === '' ? undefined : { cwd: folder }),
          ...(started_at === undefined ? undefined : { started_at }),
        },
        steps,
      );
    };

    const retract = (ids: readonly string[], reason: 'rewind' | 'replaced', steps: TranscriptStep[]) => {
      const keys = ids.flatMap((id) => (messages.get(id) ?? []).map((told) => keyIn(id, told)));
      for (const id of ids) messages.delete(id);
      if (keys.length > 0 && session !== undefined) steps.push({ step: 'retract', session_id: session, keys, reason });
    };

    const rewindTo = (id: string, steps: TranscriptStep[]) => {
      const ids = [...messages.keys()].filter((each) => !resting.has(each));
      // As Gemini CLI does: an id that is not there takes back everything.
      retract(ids.slice(Math.max(0, ids.indexOf(id))), 'rewind', steps);
    };

    const hashOf = ({ kind, text, is_context, tool, result }: TranscriptEvent) =>
      mark(JSON.stringify([kind, text, is_context, tool, result]));

    const eventsIn = (message: Fields, id: string, place: TranscriptPlace) => {
      const isBlocked = message['type'] === 'user' && blocked !== undefined && blocked === markOf(message['content']);
      return eventsOf(message, { session_id: session ?? '', id, place, isSidechain, isContext: isBlocked, own });
    };
    const markOf = (content: unknown) => mark(textOf(content)?.trim() ?? '');

    /** A compression gives new ids to the messages that stay. */
    const rename = (list: readonly Fields[], gone: readonly string[], place: TranscriptPlace) => {
      const byText = new Map(gone.map((id) => [messages.get(id)?.find(isText)?.hash, id]));
      for (const message of list) {
        const id = stringIn(message['id']);
        if (id === undefined || messages.has(id)) continue;
        const said = eventsIn(message, id, place).find(isText);
        const before = said && byText.get(hashOf(said.event));
        if (before === undefined) continue;
        messages.set(
          id,
          (messages.get(before) ?? []).map(({ name, revision, hash, of = before }) => ({ name, revision, hash, of })),
        );
      }
    };

    /** `isSynced`: from a whole history, in which results are only ever shortened. */
    const readMessage = (message: Fields, place: TranscriptPlace, steps: TranscriptStep[], isSynced = false) => {
      const id = stringIn(message['id']);
      if (id === undefined || session === undefined) return;
      resting.delete(id);
      const before = new Map((messages.get(id) ?? []).map((told) => [told.name, told]));
      const after: Told[] = [];
      const replaced: string[] = [];
      const events: TranscriptStep[] = [];
      for (const { name, event } of eventsIn(message, id, place)) {
        const known = before.get(name);
        before.delete(name);
        const hash = hashOf(event);
        if (known && (known.hash === hash || (isSynced && event.kind === 'result'))) {
          after.push(known);
          continue;
        }
        const told: Told = { name, revision: (known?.revision ?? 0) + 1, hash };
        if (known) replaced.push(keyIn(id, known));
        after.push(told);
        events.push({ step: 'event', event: { ...event, key: keyIn(id, told) } });
      }
      // A history has no calls in its messages: those that are missing there were still made.
      if (isSynced)
        after.push(...[...before.values()].filter(({ name }) => name.startsWith('c ') || name.startsWith('r ')));
      else replaced.push(...[...before.values()].map((told) => keyIn(id, told)));
      if (replaced.length > 0) {
        steps.push({ step: 'retract', session_id: session, keys: replaced, reason: 'replaced' });
      }
      steps.push(...events);
      messages.set(id, after);
      const [oldest] = messages.size > MOST_MESSAGES ? messages.keys() : [];
      if (oldest === undefined) return;
      messages.delete(oldest);
      resting.delete(oldest);
    };

    const replaceAll = (list: readonly Fields[], place: TranscriptPlace, steps: TranscriptStep[]) => {
      const kept = new Set(list.map(({ id }) => id));
      const gone = [...messages.keys()].filter((id) => !kept.has(id) && !resting.has(id));
      // A compression takes messages out of the context; they were said all the same.
      if (list.some(({ content }) => textOf(content)?.includes(SNAPSHOT) === true)) {
        rename(list, gone, place);
        for (const id of gone) messages.delete(id);
      } else if (isResuming) for (const id of gone) resting.add(id);
      else retract(gone, 'replaced', steps);
      for (const message of list) readMessage(message, place, steps, true);
      // In the order of the list: a rewind takes what follows.
      for (const { id } of list) {
        const told = typeof id === 'string' ? messages.get(id) : undefined;
        if (typeof id !== 'string' || !told) continue;
        messages.delete(id);
        messages.set(id, told);
      }
    };

    return {
      read(record, place, steps) {
        const { $rewindTo: target, $set: set } = record;
        if (typeof target === 'string') rewindTo(target, steps);
        else if (isFields(set)) {
          if (typeof set['sessionId'] === 'string') readMetadata(set, steps);
          if (Array.isArray(set['messages'])) replaceAll(itemsIn(set['messages']), place, steps);
        } else if (typeof record['sessionId'] === 'string') {
          readMetadata(record, steps);
          isResuming = messages.size > 0;
          for (const message of itemsIn(record['messages'])) readMessage(message, place, steps);
        } else if (typeof record['id'] === 'string') {
          isResuming = false;
          readMessage(record, place, steps);
          if (record['type'] === 'user') blocked = undefined;
          const [, reason] = record['type'] === 'warning' ? (BLOCKED.exec(textOf(record['content']) ?? '') ?? []) : [];
          if (reason !== undefined) blocked = markOf(reason);
          return KNOWN.has(record['type']);
        } else return false;
        return true;
      },
      state: () => ({
        sessions: sessions.state(),
        own: [...own],
        session: session ?? null,
        subagent: isSidechain,
        resuming: isResuming,
        resting: [...resting],
        blocked: blocked ?? null,
        messages: [...messages].map(([id, told]) =>
          [id].concat(
            told.map(
              ({ name, revision, hash, of }) => `${revision} ${hash}${of === undefined ? '' : `@${of}`} ${name}`,
            ),
          ),
        ),
      }),
    };
  },
};

const KNOWN: ReadonlySet<unknown> = new Set(['user', 'gemini', 'info', 'error', 'warning']);
const BLOCKED = /^Agent execution blocked: (.*)$/s;

function isText({ name }: { readonly name: string }): boolean {
  return name.startsWith('t ');
}

function messagesIn(state: unknown): Map<string, readonly Told[]> {
  const messages = new Map<string, readonly Told[]>();
  for (const entry of Array.isArray(state) ? state : []) {
    const [id, ...told] = stringsIn(entry);
    if (id !== undefined) messages.set(id, told.flatMap(toldIn));
  }
  return messages;
}

function toldIn(text: string): readonly Told[] {
  const [, revision, hash, of, name] = /^(\d+) ([^\s@]+)(?:@(\S+))? (.*)$/s.exec(text) ?? [];
  if (hash === undefined || name === undefined) return [];
  return [{ name, revision: Number(revision), hash, ...(of === undefined ? undefined : { of }) }];
}

function keyIn(id: string, { name, revision, of = id }: Told): string {
  return `${of}${name === 't 0' ? '' : `:${name.replace(' ', ':')}`}${revision === 1 ? '' : `~${revision}`}`;
}

// ── One message ──────────────────────────────────────────────────────────────────────────────────────────────

interface Named {
  readonly name: string;
  readonly event: TranscriptEvent;
}

interface About {
  readonly session_id: string;
  readonly id: string;
  readonly place: TranscriptPlace;
  readonly isSidechain: boolean;
  readonly isContext: boolean;
  readonly own: OwnCalls;
}

function eventsOf(message: Fields, { own, ...about }: About): readonly Named[] {
  const steps: TranscriptStep[] = [];
  const to = recordSteps(steps, { ...about, at: timeIn(message['timestamp']) }, own);
  const names: string[] = [];
  const nameNew = (name: (n: number) => string) => {
    for (let n = names.length; n < to.count; n += 1) names.push(name(n));
  };
  const text = textOf(message['content']);
  if (message['type'] === 'user') to.say(text?.includes(SNAPSHOT) === true ? 'compaction' : 'user', text);
  else if (message['type'] === 'gemini') to.say('agent', text);
  nameNew((n) => `t ${n}`);
  for (const call of itemsIn(message['toolCalls'])) {
    readCall(to, call);
    nameNew(() => `c ${String(call['id'])}`);
    readResult(to, call);
    nameNew(() => `r ${String(call['id'])}`);
  }
  return steps.flatMap((step, n) => (step.step === 'event' ? [{ name: names[n] ?? `t ${n}`, event: step.event }] : []));
}

/** A text, one part, or a list of parts and texts. */
function textOf(content: unknown): string | undefined {
  if (Array.isArray(content)) {
    const texts = content.map((part) => (typeof part === 'string' ? part : (stringIn(fieldsIn(part)['text']) ?? '')));
    return stringIn(texts.filter((text) => text !== '').join('\n'));
  }
  return isFields(content) ? stringIn(content['text']) : textIn(content);
}

function readCall(to: RecordSteps, call: Fields): void {
  const [tool, id] = [stringIn(call['name']), stringIn(call['id'])];
  if (tool === undefined || id === undefined) return;
  const input = fieldsIn(call['args']);
  const cwd = stringIn(input['dir_path']) ?? stringIn(input['directory']);
  to.call({ tool, call: id, inputs: TOOLS[tool], input, cwd: tool === 'run_shell_command' ? cwd : undefined });
}

function readResult(to: RecordSteps, { id, name, status, result }: Fields): void {
  const call = stringIn(id);
  const text = outputOf(result) ?? (status === 'error' || status === 'cancelled' ? status : undefined);
  if (call === undefined || stringIn(name) === undefined || text === undefined) return;
  const exit_code = exitCodeIn(text) ?? null;
  const is_error = status === 'error' || (exit_code !== null && exit_code !== 0);
  to.result({ call, exit_code, is_error }, spokenIn(text));
}

// ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The folder of the project, which Gemini CLI keeps beside its chats; those of subagents lie one folder deeper. */
export function projectRoot(path: string): string | undefined {
  for (const folder of [dirname(dirname(path)), dirname(dirname(dirname(path)))]) {
    try {
      const root = readRegularText(join(folder, '.project_root'), 4_096)?.trim();
      if (root !== undefined && root !== '') return root;
    } catch {
      // Not one that Gemini CLI wrote.
    }
  }
  return undefined;
}

/** More than a chat of those versions grew to. */
const MOST_DOCUMENT_BYTES = 64 * 1024 * 1024;

export function openChatDocument(path: string): ByteSource {
  const file = openTranscriptFile(path);
  try {
    if (file.stats.size > MOST_DOCUMENT_BYTES) throw irregularFile(path, `is larger than ${MOST_DOCUMENT_BYTES} bytes`);
    const document = documentIn(readFileSync(file.fd, 'utf8'));
    if (!document) throw irregularFile(path, 'is not a whole JSON document');
    const { sessionId, projectHash, startTime, kind, messages } = document;
    const lines = [{ sessionId, projectHash, startTime, kind }, ...itemsIn(messages)];
    return textSource(identityOf(file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  } finally {
    closeSync(file.fd);
  }
}

function documentIn(text: string): Fields | undefined {
  try {
    const document: unknown = JSON.parse(text);
    return isFields(document) && typeof document['sessionId'] === 'string' ? document : undefined;
  } catch {
    return undefined;
  }
}

export function isGemini([first]: readonly Fields[]): boolean {
  return typeof first?.['sessionId'] === 'string' && typeof first['projectHash'] === 'string';
}
