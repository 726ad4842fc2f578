// A labelled project as it is lived: its sessions lie in Claude Code's folder as that agent writes them, and a home in a folder of its own
// reads, observes, seals and consolidates them by the operations that people use.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { readConfig } from '../../src/config.ts';
import { openHome, type Home } from '../../src/main.ts';
import type { CanonEntry } from '../../src/mind/canon/contract.ts';
import type { T0Event } from '../../src/mind/t0/contract.ts';
import type { LabelledProject, LabelledSession } from '../../test/support/mind-set/labelled.ts';
import { play, type Played } from '../../test/support/mind-set/script.ts';
import { documentFor, MODEL } from '../../test/support/gateway-questions.ts';
import { claudeSession, text, use, writeLines } from '../../test/support/transcript-files.ts';

export interface LivedProject {
  readonly home: Home;
  readonly projectId: string;
  readonly played: ReadonlyMap<string, Played>;
  /** Reads one session, as its agent left it. */
  read(session: LabelledSession): Promise<void>;
  /** Reads and seals one, and takes what it taught into the canon. */
  live(session: LabelledSession): Promise<void>;
  entries(): Promise<readonly CanonEntry[]>;
  canonHash(): Promise<string>;
  /** The events that an entry rests on, by the names that the set gave them: `session#name`. */
  restsOn(entries: readonly CanonEntry[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Of the events as they are stored, those that the set has a name for; of all sessions unless some are named. */
  marks(sessions?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  dispose(): Promise<void>;
}

const CALL = { actor: 'bench', person: true, isLocal: true } as const;
const DAY_MS = 86_400_000;

/** With a model that a server on loopback plays, whose answers the caller puts there before a session is lived. */
export async function openLived(project: LabelledProject, modelUrl?: string): Promise<LivedProject> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-mind-')));
  const root = join(folder, project.name);
  const played = new Map(project.sessions.map((session) => [session.id, play(project.name, session)]));
  mkdirSync(root, { recursive: true });
  makeFiles(root, project, played);
  // The agents' folders are looked for there.
  process.env['HOME'] = folder;
  if (modelUrl !== undefined) {
    mkdirSync(join(folder, 'config'), { mode: 0o700 });
    const document = JSON.stringify(documentFor(`${modelUrl}/v1`));
    writeFileSync(join(folder, 'config', 'gateway.json'), document, { mode: 0o600 });
  }
  const lastMs = Math.max(...project.sessions.map(({ at }) => Date.parse(at)));
  const aheadMs = lastMs + DAY_MS - systemClock.now();
  const home = await openHome({
    folder: join(root, '.throughline'),
    create: true,
    config: { ...readConfig(), configFolder: join(folder, 'config'), cacheFolder: join(folder, 'cache') },
    clock: { ...systemClock, now: () => systemClock.now() + aheadMs },
  });
  const call = { ...CALL, cwd: root };
  const mind = await home.mind();
  if (modelUrl !== undefined)
    await home.call('mind.set_model', { model: `lab/${MODEL}`, daily_tokens: 10_000_000 }, call);
  const projectId = await mind.projectOf(undefined, call);
  const canon = await mind.canon();
  async function read(session: LabelledSession): Promise<void> {
    const path = join(folder, '.claude', 'projects', root.replaceAll(/[^A-Za-z0-9]/g, '-'), `${session.id}.jsonl`);
    writeLines(path, claudeRecords(session, played.get(session.id)?.events ?? [], root));
    await home.call('mind.ingest', { paths: [path] }, call);
  }
  const marks = (sessions = [...played.keys()]) => marksOf(mind, projectId, project.name, played, sessions);
  return {
    home,
    projectId,
    played,
    read,
    async live(session) {
      await read(session);
      await home.call('mind.finalize_session', { session: session.id, agent: 'claude' }, call);
      await home.call('mind.consolidate', {}, call);
    },
    entries: () => canon.active(projectId, ''),
    canonHash: () => canon.hash(projectId),
    marks,
    async restsOn(entries) {
      const named = await marks();
      const { observations, reflections } = await mind.distil.list(
        { project_id: projectId, withdrawn: true, limit: 1_000 },
        call,
      );
      const quoted = new Map(observations.map((each) => [each.observation_id, each.quotes.map(({ t0_id }) => t0_id)]));
      const events = new Map(
        reflections.map((each) => [each.reflection_id, each.observation_ids.flatMap((id) => quoted.get(id) ?? [])]),
      );
      return new Map(
        entries.map((entry) => [
          entry.anchor,
          new Set(entry.evidence.flatMap((id) => events.get(id) ?? []).flatMap((id) => named.get(id) ?? [])),
        ]),
      );
    },
    async dispose() {
      await home.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of the events as they are stored, those that the set has a name for. */
async function marksOf(
  mind: Awaited<ReturnType<Home['mind']>>,
  projectId: string,
  name: string,
  played: LivedProject['played'],
  sessions: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { t0 } = await mind.t0();
  const marks = new Map<string, string>();
  for (const id of sessions) {
    const { events = [], marked = new Map<string, string>() } = played.get(id) ?? {};
    const stored = await t0.events(projectId, { agent: 'claude', session_id: id });
    // What was said is compared: of a call, only its place counts.
    const said = stored.filter((event) => event.kind !== 'result');
    const scripted = events.filter((event) => event.kind !== 'result');
    if (said.length !== scripted.length)
      throw new Error(`${name} ${id}: ${scripted.length} events were written, ${said.length} are stored`);
    const byId = new Map(scripted.map((event, at) => [event.t0_id, said[at]?.t0_id ?? '']));
    for (const [mark, t0_id] of marked) marks.set(byId.get(t0_id) ?? '', `${id}#${mark}`);
  }
  return marks;
}

/** A file that is named and not there makes what is known of it stale. */
function makeFiles(root: string, project: LabelledProject, played: LivedProject['played']): void {
  const named = [...played.values()].flatMap(({ events }) =>
    events.flatMap(({ files_changed, files_read }) => [...files_changed, ...files_read]),
  );
  for (const file of [...named, ...project.sessions.flatMap(({ changed }) => changed)]) {
    const path = join(root, file);
    if (!path.startsWith(root)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
}

/** The events of a script as Claude Code writes them. What was taken back is what a prompt goes on before. */
function claudeRecords(session: LabelledSession, events: readonly T0Event[], root: string): object[] {
  const { record, prompt, say, result } = claudeSession(session.id, root);
  const recordOf = (event: T0Event, more: object): { readonly uuid: string } => {
    switch (event.kind) {
      case 'user':
        return prompt(event.text, more);
      case 'compaction':
        return prompt(event.text, { ...more, isCompactSummary: true });
      case 'agent':
        return Object.assign(say(text(event.text)), more);
      case 'call':
        return Object.assign(say(use(event.call ?? '', event.tool ?? 'Bash', inputOf(event, root))), more);
      default:
        return Object.assign(result(event.call ?? '', outputOf(event), event.is_error), more);
    }
  };
  const records: { readonly uuid: string }[] = [];
  let before: string | null = null;
  for (const event of events) {
    const last: string | null = records.at(-1)?.uuid ?? null;
    const isBack = event.is_retracted;
    const more = { timestamp: event.at, ...(event.is_sidechain ? { isSidechain: true } : {}) };
    const wasBack = events[events.indexOf(event) - 1]?.is_retracted === true;
    if (isBack && !wasBack) before = last;
    const parent = !isBack && wasBack ? { parentUuid: before } : {};
    const made = recordOf(event, { ...more, ...parent });
    records.push(made);
  }
  return records.length === 0 ? [record({ type: 'summary' })] : records;
}

function inputOf({ tool, command, text: given }: T0Event, root: string): object {
  if (command !== null) return { command };
  return tool === 'WebFetch' ? { url: given } : { file_path: join(root, given) };
}

/** As its shell says a code that is none. */
function outputOf({ exit_code, text: printed }: T0Event): string {
  return exit_code !== null && exit_code !== 0 ? `Exit code ${exit_code}\n${printed}` : printed;
}
