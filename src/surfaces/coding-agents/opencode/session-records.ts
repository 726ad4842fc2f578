// The sessions of OpenCode, from its database. What is not finished is left for the next time, like half a line. What vanished or is
// reverted is taken back. Everything told stands as a line in the part, so that places can be looked up there.
import type { TranscriptCursor, TranscriptPart, TranscriptPlace, TranscriptStep } from '../../../mind/mind.ts';
import {
  keyOf,
  recordSteps,
  stringIn,
  stringsIn,
  timeIn,
  type OwnCalls,
  type RecordSteps,
} from '../formats/record-steps.ts';
import type { ToolInputs } from '../formats/tool-calls.ts';
import { exitCodeIn, fieldsIn, itemsIn, textIn, type Fields } from '../formats/transcript.ts';
import { openSessionDatabase, type ItemRow, type SessionDatabase, type SessionRow } from './session-database.ts';

const VERSION = 2;
const PART_BYTES = 2 * 1024 * 1024;
/** Of each session, what can be taken back: the newest. */
const MOST_ITEMS = 2_048;

const TOOLS: Readonly<Record<string, ToolInputs>> = {
  bash: { command: 'command' },
  read: { read: 'filePath' },
  edit: { changed: 'filePath' },
  write: { changed: 'filePath' },
  multiedit: { changed: 'filePath' },
  patch: { patch: 'patchText' },
  apply_patch: { patch: 'patchText' },
};

/** `<database>#<session>` is one session of it, and without that all of them. */
export function splitSession(path: string): readonly [database: string, session: string | undefined] {
  const at = path.lastIndexOf('#');
  return at === -1 ? [path, undefined] : [path.slice(0, at), path.slice(at + 1)];
}

/** What was told of a session: how many events each item has, in order. */
interface Told {
  readonly items: Map<string, number>;
  /** The message before which everything was told, once items are forgotten. */
  floor: string | undefined;
  revert: string | undefined;
}

export async function* readOpencode(
  path: string,
  after: TranscriptCursor | undefined,
  keyedHash: (text: string) => string,
): AsyncGenerator<TranscriptPart> {
  const [file, id] = splitSession(path);
  const db = openSessionDatabase(file);
  try {
    const isSame = after?.version === VERSION && inodeOf(after.identity) === inodeOf(db.identity);
    const told = toldIn(isSame ? after.state : undefined);
    const isAnew = after !== undefined && !isSame;
    const before = keyedHash('');
    const out = createOutput(isSame ? after.offset : 0);
    let isFirst = true;
    const flush = (): TranscriptPart => {
      const part: TranscriptPart = {
        ...out.take(),
        cursor: { version: VERSION, identity: db.identity, offset: out.offset, before, state: stateOf(told) },
        ...(isAnew && isFirst ? { isAnew } : {}),
      };
      isFirst = false;
      return part;
    };
    for (const session of db.sessions(id)) {
      const known = told.get(session.id);
      const of = known ?? { items: new Map(), floor: undefined, revert: undefined };
      if (!known) out.steps.push({ step: 'session', session: sessionOf(session) });
      told.set(session.id, of);
      for (const _ of readSession(db, session, of, out)) if (out.bytes >= PART_BYTES) yield flush();
    }
    if (!out.isEmpty || (isAnew && isFirst)) yield flush();
  } finally {
    db.close();
  }
}

function inodeOf(identity: string): string {
  return identity.slice(identity.indexOf(':') + 1);
}

function sessionOf({ id, folder, parent, createdMs }: SessionRow) {
  const started_at = timeIn(createdMs);
  return {
    session_id: id,
    ...(folder === undefined ? {} : { cwd: folder }),
    ...(started_at === undefined ? {} : { started_at }),
    ...(parent === undefined ? {} : { parent_id: parent }),
  };
}

// ── One session ──────────────────────────────────────────────────────────────────────────────────────────────

/** Gives way after each message. */
function* readSession(db: SessionDatabase, session: SessionRow, told: Told, out: Output): Generator<void> {
  const present = db.ids(session.id);
  const ids = new Set(present.map(({ id }) => id));
  const step = (wanted: readonly string[], make: (keys: readonly string[]) => TranscriptStep) => {
    const keys = wanted.flatMap((id) => Array.from({ length: told.items.get(id) ?? 0 }, (_, n) => keyOf(id, n)));
    if (keys.length > 0) out.steps.push(make(keys));
  };
  const session_id = session.id;
  const vanished = [...told.items.keys()].filter((id) => !ids.has(id));
  step(vanished, (keys) => ({ step: 'retract', session_id, keys, reason: 'revert' }));
  for (const id of vanished) told.items.delete(id);

  const revert = session.revert && `${session.revert.message} ${session.revert.part ?? ''}`;
  const hiddenBy = (from: string | undefined) => {
    if (from === undefined) return [];
    const [message = '', part = ''] = from.split(' ');
    return present
      .filter((item) => item.message > message || (item.message === message && item.id >= part))
      .map(({ id }) => id);
  };
  if (told.revert !== revert) step(hiddenBy(told.revert), (keys) => ({ step: 'restore', session_id, keys }));

  const own: OwnCalls = new Set();
  let isPast = told.floor !== undefined;
  for (const message of new Set(present.map((item) => item.message))) {
    if (isPast) {
      isPast = message !== told.floor;
      continue;
    }
    for (const item of db.items(session_id, message)) {
      if (told.items.has(item.id)) continue;
      if (item.data && item.isLast && !isFinished(item.data, item.ofMessage)) break;
      told.items.set(item.id, readItem(out, session, item, own));
    }
    forgetOldest(told, present);
    yield;
  }
  if (told.revert !== revert)
    step(hiddenBy(revert), (keys) => ({ step: 'retract', session_id, keys, reason: 'revert' }));
  told.revert = revert;
}

/** Whole messages, so that what was told is everything up to one of them. */
function forgetOldest(told: Told, present: readonly { readonly id: string; readonly message: string }[]): void {
  if (told.items.size <= 2 * MOST_ITEMS) return;
  const kept = new Set([...told.items.keys()].slice(-MOST_ITEMS));
  const first = present.findIndex(({ id }) => kept.has(id));
  told.floor = present[first - 1]?.message ?? told.floor;
  for (const id of told.items.keys()) if (!kept.has(id)) told.items.delete(id);
}

function isFinished(data: Fields, ofMessage: Fields): boolean {
  if (ofMessage['role'] === 'session_message') {
    const isWork = data['type'] === 'assistant' || data['type'] === 'shell';
    return !isWork || data['error'] !== undefined || fieldsIn(data['time'])['completed'] !== undefined;
  }
  if (ofMessage['role'] !== 'assistant') return true;
  if (data['type'] === 'tool') return hasEnded(fieldsIn(data['state'])['status']);
  if (data['type'] === 'text' || data['type'] === 'reasoning') {
    return fieldsIn(data['time'])['end'] !== undefined || fieldsIn(ofMessage['time'])['completed'] !== undefined;
  }
  return true;
}

function hasEnded(status: unknown): boolean {
  return status === 'completed' || status === 'error';
}

/** The number of its events. */
function readItem(out: Output, session: SessionRow, item: ItemRow, own: OwnCalls): number {
  const { id, data, ofMessage } = item;
  if (!data) {
    out.counts.broken += 1;
    return 0;
  }
  const place = out.line({ session_id: session.id, message_id: item.message, id, message: ofMessage, data });
  const at = timeOf(data) ?? timeOf(ofMessage);
  const isSidechain = session.parent !== undefined;
  const to = recordSteps(out.steps, { session_id: session.id, id, at, place, isSidechain }, own);
  const isKnown = ofMessage['role'] === 'session_message' ? readMessage(to, data) : readPart(to, data, ofMessage);
  if (!isKnown) out.counts.unknown += 1;
  return to.count;
}

function timeOf({ time, state }: Fields): string | undefined {
  const { created, start } = fieldsIn(time ?? fieldsIn(state)['time']);
  return timeIn(start ?? created);
}

const SILENT: ReadonlySet<unknown> = new Set([
  ...['reasoning', 'file', 'step-start', 'step-finish', 'snapshot', 'patch', 'agent', 'retry', 'compaction', 'subtask'],
  ...['agent-switched', 'model-switched'],
]);

function readPart(to: RecordSteps, part: Fields, { role, summary }: Fields): boolean {
  const { type, text, synthetic, ignored } = part;
  if (type === 'tool') {
    readTool(to, part['tool'], part['callID'], fieldsIn(part['state']));
    return true;
  }
  if (type !== 'text') return SILENT.has(type);
  const isContext = synthetic === true || ignored === true;
  if (role === 'user') to.say('user', promptIn(text), { isContext });
  else to.say(summary === true ? 'compaction' : 'agent', stringIn(text), { isContext });
  return true;
}

/** `opencode run` puts a prompt that came as one argument into quotes; whoever typed it did not. */
function promptIn(text: unknown): string | undefined {
  const prompt = stringIn(text);
  const [, inner] = /^"((?:[^"\\]|\\.)*)"$/s.exec(prompt ?? '') ?? [];
  return inner === undefined ? prompt : stringIn(inner.replaceAll(String.raw`\"`, '"'));
}

function readMessage(to: RecordSteps, message: Fields): boolean {
  const { type, text, content } = message;
  switch (type) {
    case 'user':
      to.say('user', promptIn(text));
      return true;
    case 'synthetic':
    case 'system':
      to.say('user', stringIn(text), { isContext: true });
      return true;
    case 'compaction':
      to.say('compaction', stringIn(message['summary']));
      return true;
    case 'shell':
      readTool(to, 'bash', message['callID'], {
        status: 'completed',
        input: { command: message['command'] },
        output: message['output'],
      });
      return true;
    case 'assistant':
      for (const item of itemsIn(content)) {
        if (item['type'] === 'text') to.say('agent', stringIn(item['text']));
        else if (item['type'] === 'tool') readTool(to, item['name'], item['id'], fieldsIn(item['state']));
      }
      return true;
    default:
      return SILENT.has(type);
  }
}

function readTool(to: RecordSteps, name: unknown, id: unknown, state: Fields): void {
  const [tool, call] = [stringIn(name), stringIn(id)];
  if (tool === undefined || call === undefined) return;
  const input = fieldsIn(state['input']);
  to.call({ tool, call, inputs: TOOLS[tool], input, cwd: stringIn(input['workdir']) });
  const { status, output, error, metadata, structured } = state;
  if (!hasEnded(status)) return;
  const text =
    stringIn(output) ?? textIn(state['content']) ?? stringIn(error) ?? stringIn(fieldsIn(error)['message']) ?? '';
  const exit = fieldsIn(metadata)['exit'] ?? fieldsIn(structured)['exit'];
  const exit_code = typeof exit === 'number' && Number.isSafeInteger(exit) ? exit : (exitCodeIn(text) ?? null);
  to.result({ call, exit_code, is_error: status === 'error' || (exit_code !== null && exit_code !== 0) }, text);
}

// ── Output and state ─────────────────────────────────────────────────────────────────────────────────────────

interface Output {
  readonly steps: TranscriptStep[];
  readonly counts: { unknown: number; broken: number };
  readonly bytes: number;
  readonly offset: number;
  readonly isEmpty: boolean;
  line(record: object): TranscriptPlace;
  take(): Pick<TranscriptPart, 'steps' | 'counts' | 'raw'>;
}

function createOutput(from: number): Output {
  let start = from;
  let bytes = 0;
  let lines: Buffer[] = [];
  const output = {
    steps: [] as TranscriptStep[],
    counts: { unknown: 0, broken: 0 },
    get bytes() {
      return bytes;
    },
    get offset() {
      return start + bytes;
    },
    get isEmpty() {
      return output.steps.length === 0 && lines.length === 0 && output.counts.broken === 0;
    },
    line(record: object) {
      const line = Buffer.from(`${JSON.stringify(record)}\n`);
      const place = { offset: start + bytes, length: line.length - 1 };
      lines.push(line);
      bytes += line.length;
      return place;
    },
    take() {
      const part = {
        steps: output.steps.splice(0),
        counts: { records: lines.length, ...output.counts },
        raw: { offset: start, bytes: Buffer.concat(lines) },
      };
      start += bytes;
      bytes = 0;
      lines = [];
      output.counts.unknown = 0;
      output.counts.broken = 0;
      return part;
    },
  };
  return output;
}

function stateOf(told: ReadonlyMap<string, Told>) {
  return Object.fromEntries(
    [...told].map(([id, { items, floor, revert }]) => [
      id,
      {
        items: [...items].map(([item, events]) => `${item} ${events}`),
        floor: floor ?? null,
        revert: revert ?? null,
      },
    ]),
  );
}

function toldIn(state: unknown): Map<string, Told> {
  return new Map(
    Object.entries(fieldsIn(state)).map(([id, value]) => {
      const { items, floor, revert } = fieldsIn(value);
      const told: Told = {
        items: new Map(
          stringsIn(items).map((item): [string, number] => {
            const [name = '', events] = item.split(' ');
            return [name, Number(events)];
          }),
        ),
        floor: stringIn(floor),
        revert: stringIn(revert),
      };
      return [id, told];
    }),
  );
}
