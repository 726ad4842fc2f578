// A project that knows something, and a person who says otherwise: what injection is held against.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock, toTimestamp } from '../../src/base/clock.ts';
import type { Stage } from './campaign.ts';

export const TEACHER = 'taught';
const SAID = 'Always use pnpm, never npm. We deploy with fly.io only. The API listens on port 8081.';
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Something to do, and three lines of canon from a session of last week. */
export function seedCanon(stage: Stage): void {
  const { tl, folder, project } = stage;
  tl('init');
  tl('goal', 'create', 'Ship the shop');
  tl('task', 'add', 'G1', 'Write the login');
  const timestamp = toTimestamp(systemClock.now() - WEEK_MS);
  const record = (type: string, uuid: string, parentUuid: string | null, content: unknown) => ({
    ...{ type, uuid, parentUuid, timestamp, sessionId: TEACHER, cwd: project },
    message: { id: uuid, role: type, content },
  });
  const records = [
    record('user', 'u1', null, SAID),
    record('assistant', 'u2', 'u1', [{ type: 'text', text: 'Understood.' }]),
  ];
  const path = join(folder, `${TEACHER}.jsonl`);
  writeFileSync(path, records.map((each) => `${JSON.stringify(each)}\n`).join(''));
  tl('mind', 'ingest', path);
  tl('mind', 'finalize');
  tl('mind', 'consolidate');
}

interface Entry {
  readonly anchor: string;
  readonly summary: string | null;
  readonly subject: string;
  readonly state: string;
}

const entriesIn = (stage: Stage) =>
  (stage.tl('canon', 'list') as { entries: Entry[] }).entries.filter(({ state }) => state === 'active');

/** As an agent is told them: `- Always use pnpm, never npm. [C2@1]` */
export const linesIn = (stage: Stage) => entriesIn(stage).map(({ summary, anchor }) => `- ${summary} [${anchor}]`);

export const portIn = (stage: Stage) => entriesIn(stage).find(({ subject }) => subject === 'port of api');

/** The new line, as it is told to who knows the old one. */
export function correctPort(stage: Stage, port: number): string {
  const before = portIn(stage)?.anchor ?? 'none';
  asPerson(stage, 'canon', 'correct', before, `The API listens on port ${port}.`);
  return changedLine(stage, before);
}

export const changedLine = (stage: Stage, before: string) => {
  const { summary, anchor } = portIn(stage) ?? {};
  return `- ${summary} [${anchor}], instead of [${before}]`;
};

/** Shown what would happen, they confirm it. */
function asPerson(stage: Stage, ...command: string[]): void {
  let digest: string | undefined;
  try {
    stage.tl(...command);
  } catch (error) {
    digest = /"digest": ?"([0-9a-f]{64})"/.exec((error as Error).message)?.[1];
  }
  stage.tl(...command, '--confirm', digest ?? 'nothing was shown');
}
