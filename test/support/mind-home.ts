// A whole home on either database, with a project whose root is a folder of its own, and sessions that a program records in it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '../../src/base/operation.ts';
import { Refusal } from '../../src/base/errors.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import type { DIALECTS } from './fixture.ts';
import { createHomeDatabase, type HomeDatabase } from './home-database.ts';

export const PERSON: Call = { actor: 'ada', person: true };
export const AGENT: Call = { actor: 'claude' };

type HomeOptions = NonNullable<Parameters<typeof openHome>[0]>;

export interface MindHomeOfTest {
  readonly home: Home;
  readonly folder: string;
  readonly project_id: string;
  readonly root: string;
  call<Answer = Record<string, never>>(name: string, input?: object, call?: Call): Promise<Answer>;
  /** The code of the refusal; fails where it is none. */
  refused(name: string, input: object, call?: Call): Promise<string>;
  /** What a person and an agent say in a session of a program, in turns that begin with `user:` or `agent:`. */
  say(session: string, turns: readonly string[]): Promise<void>;
  /** A session said, sealed and consolidated. */
  learn(session: string, turns: readonly string[]): Promise<void>;
  dispose(): Promise<void>;
}

export async function openMindHome(
  dialect: (typeof DIALECTS)[number],
  options: HomeOptions = {},
  prepare: (configFolder: string) => void = () => {},
): Promise<MindHomeOfTest> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-mind-')));
  const root = join(folder, 'project');
  mkdirSync(root);
  const config = { ...readConfig(), cwd: root, home: undefined, configFolder: join(folder, 'config') };
  prepare(config.configFolder);
  let database: HomeDatabase | undefined;
  let home: Home;
  if (dialect === 'postgres') {
    database = await createHomeDatabase();
    home = await openHome({ ...options, postgres: database.url, config });
  } else home = await openHome({ ...options, folder: join(root, '.throughline'), create: true, config });
  const [project] = await home.work.projects.list();
  if (!project) throw new Error('a home without a project');
  const { project_id } = project;
  await home.call('work.update_project', { project_id, root }, PERSON).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'nothing_changed')) throw error;
  });
  const call = async <Answer>(name: string, input: object = {}, by: Call = PERSON) =>
    (await home.call(name, { project_id, ...input }, by)) as Answer;

  async function say(session: string, turns: readonly string[]): Promise<void> {
    const events = turns.map((turn, at) => {
      const [, kind = 'user', text = turn] = /^(user|agent): (.*)$/s.exec(turn) ?? [];
      return { key: String(at + 1), kind, text };
    });
    await call('mind.record_events', { agent: 'desk', session, events });
  }

  return {
    home,
    folder,
    project_id,
    root,
    call,
    async refused(name, input, by = PERSON) {
      try {
        await call(name, input, by);
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        throw error;
      }
      throw new Error(`${name} was not refused`);
    },
    say,
    async learn(session, turns) {
      await say(session, turns);
      await call('mind.finalize_session', { session });
      await call('mind.consolidate');
    },
    async dispose() {
      await home.close();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
