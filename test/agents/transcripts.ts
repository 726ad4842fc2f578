// What agents recorded of the sessions of a campaign: held against our readers, and kept as fixtures in test/support/transcripts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TranscriptFile, TranscriptStep } from '../../src/mind/mind.ts';
import { createTranscripts } from '../../src/surfaces/coding-agents/create-transcripts.ts';
import { eventsIn, readAll } from '../support/transcript-files.ts';
import type { Stage } from './campaign.ts';

export interface Recorded {
  readonly file: TranscriptFile;
  readonly steps: readonly TranscriptStep[];
}

/** Every session of an agent, read. One line of the report says whether all of it is known. */
export async function readSessions(stage: Stage, agent: string): Promise<readonly Recorded[]> {
  const transcripts = createTranscripts({ variable: () => undefined, homeFolder: () => stage.user });
  const read: Recorded[] = [];
  const strange: object[] = [];
  let records = 0;
  for await (const file of transcripts.find(stage.project, agent)) {
    const { steps, counts } = await readAll(file, undefined, transcripts);
    read.push({ file, steps });
    records += counts.records;
    if (counts.unknown + counts.broken > 0) strange.push({ path: file.path, ...counts });
  }
  const isKnown = read.length > 0 && strange.length === 0;
  stage.promise(
    `its own records of ${read.length} sessions are read: ${records}, none of them unknown`,
    isKnown,
    strange,
  );
  return read;
}

/** With something to compact: more than one prompt of a person. */
export function isCompacted({ steps }: Recorded): boolean {
  const events = eventsIn(steps).filter(({ is_context }) => is_context !== true);
  const prompts = events.filter(({ kind, is_sidechain }) => kind === 'user' && is_sidechain !== true);
  return prompts.length > 1 && events.some(({ kind }) => kind === 'compaction');
}

const folder = join(import.meta.dirname, '..', 'support', 'transcripts');

/** One session, with what is of this machine made neutral and long texts cut. */
export function keepTranscript(stage: Stage, name: string, { file }: Recorded): void {
  const into = join(folder, file.agent);
  mkdirSync(into, { recursive: true });
  const [path, session] = file.path.split('#');
  if (session === undefined) {
    const lines = readFileSync(file.path, 'utf8').split('\n').filter(Boolean);
    const texts = lines.map((line) => JSON.stringify(small(JSON.parse(line))));
    writeFileSync(join(into, `${name}.jsonl`), neutral(stage, `${texts.join('\n')}\n`));
  } else {
    const tables = JSON.stringify(tablesOf(path ?? '', session), null, 1);
    writeFileSync(join(into, `${name}.json`), neutral(stage, `${tables}\n`));
  }
}

function neutral({ folder: own, project, user }: Stage, text: string): string {
  const dashed = (path: string) => path.replaceAll(/[^A-Za-z0-9]/g, '-');
  const places: readonly (readonly [string, string])[] = [
    [project, '/home/ada/shop'],
    [user, '/home/ada'],
    [dashed(project), dashed('/home/ada/shop')],
    [join(own, 'program'), '/opt/throughline'],
    [own, '/home/ada/other'],
    [process.execPath, '/usr/bin/node'],
  ];
  return places.reduce((changed, [here, common]) => changed.replaceAll(here, common), text);
}

const MOST_RECORD = 8_000;

/** What agents write down of their own prompts and tools is long, and nobody reads it. */
function small(record: unknown): unknown {
  const cut = shortened(record, 600, 40);
  return JSON.stringify(cut).length > MOST_RECORD ? shortened(record, 60, 3) : cut;
}

/** Of a long text both ends: a prompt may stand behind what a hook added. */
function shortened(value: unknown, characters: number, items: number): unknown {
  if (typeof value === 'string') {
    const half = characters / 2;
    return value.length > characters ? `${value.slice(0, half)}…${value.slice(-half)}` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, items).map((each) => shortened(each, characters, items));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each, characters, items)]));
}

/** The tables that hold sessions, with the rows of one. */
function tablesOf(path: string, session: string): object {
  using db = new DatabaseSync(path, { readOnly: true });
  const schema = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").all();
  const tables = schema.filter(({ name }) => ['session', 'message', 'part', 'session_message'].includes(String(name)));
  return tables.map(({ name, sql }) => {
    const of = name === 'session' ? 'id' : 'session_id';
    const rows = db.prepare(`SELECT * FROM ${String(name)} WHERE ${of} = ?`).all(session);
    return { sql, name, rows: rows.map(smallRow) };
  });
}

/** A column may hold JSON. */
function smallRow(row: Record<string, unknown>): object {
  const column = (value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith('{')) return value;
    return JSON.stringify(small(JSON.parse(value)));
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, column(value)]));
}

/** Whether there is a fixture of that name: without one there is nothing that tests read. */
export function hasFixture(agent: string, name: string): boolean {
  return ['jsonl', 'json'].some((ending) => existsSync(join(folder, agent, `${name}.${ending}`)));
}
