// Events of agents as fixtures: what is of this machine and this run is made neutral, and the rest is kept as it came.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Stage } from './campaign.ts';

type Input = Readonly<Record<string, unknown>>;

const folder = join(import.meta.dirname, '..', 'support', 'hook-inputs');

export interface FixtureOptions {
  readonly agent: string;
  /** Written instead of compared. */
  readonly isRecording: boolean;
}

export function holdFixture(stage: Stage, name: string, input: Input | undefined, options: FixtureOptions): void {
  const { agent, isRecording } = options;
  const sentence = `"${name}" is as in the fixtures`;
  if (!input) return stage.promise(sentence, false, 'there was no such event');
  const path = join(folder, agent, `${name}.json`);
  const event = neutral(stage, input);
  if (isRecording) writeFileSync(path, `${JSON.stringify(event, null, 2)}\n`);
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Input) : {};
  stage.promise(sentence, isDeepStrictEqual(shapeOf(event), shapeOf(known)), {
    seen: shapeOf(event),
    known: shapeOf(known),
  });
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const SESSION_OF_OPENCODE = /\bses_[0-9A-Za-z]{26}\b/g;
const TIME_IN_NAME = /\d{4}-\d\d-\d\dT\d\d-\d\d(?:-\d\d(?:-\d{3}(?=Z))?)?(?![\da-f])/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** Agents make names of folders by putting a dash where a path has anything else. */
const dashed = (path: string) => path.replaceAll(/[^A-Za-z0-9]/g, '-');

function neutral({ folder: own, project, user }: Stage, input: Input): Input {
  const places: readonly [string, string][] = [
    [project, '/home/ada/shop'],
    [user, '/home/ada'],
    [dashed(project), dashed('/home/ada/shop')],
    [join(own, 'program'), '/opt/throughline'],
    [process.execPath, '/usr/bin/node'],
  ];
  let text = JSON.stringify(input);
  for (const [here, common] of places) text = text.replaceAll(here, common);
  // The session's own first, so that it has the same one everywhere.
  const ids = [...new Set([input['session_id'] as string, ...(text.match(UUID) ?? [])])];
  const commonOf = (at: number) => `6f1c2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e${(0x4f + at).toString(16)}`;
  // Some are cut to their beginning in the names of files, and to their end in our owner ids; whole ones first, as several
  // may begin alike.
  for (const [from, to] of [
    [0, 36],
    [0, 8],
    [28, 36],
  ] as const) {
    for (const [at, id] of ids.entries()) {
      UUID.lastIndex = 0;
      if (UUID.test(id)) text = text.replaceAll(id.slice(from, to), commonOf(at).slice(from, to));
    }
  }
  return JSON.parse(
    text
      .replaceAll(TIME, '2026-11-16T05:00:00.000Z')
      .replaceAll(TIME_IN_NAME, (time) => '2026-11-16T05-00-00-000'.slice(0, time.length))
      .replaceAll(SESSION_OF_OPENCODE, 'ses_4f2b7d1c9ffeK3mT8qRzWvYx1A'),
  ) as Input;
}

/** Names and kinds of the fields, and the words by which an event is told from others. */
function shapeOf(value: unknown, key = ''): unknown {
  if (['hook_event_name', 'source', 'trigger', 'reason'].includes(key)) return value;
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, shapeOf(each, name)]));
}
