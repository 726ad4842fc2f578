// What sessions of a project taught and what agents were told of it, as people would have it: what the pages about the mind are looked at with.
import { tellAtBeginning, tellAtPrompt, type Telling } from '../../src/mind/hot.ts';
import { seedMind } from './seed-mind.ts';
import type { ServedWork } from './served-work.ts';

export interface SampleMind {
  /** A session that was told things. */
  readonly session: string;
  readonly agent: string;
}

const SESSIONS = [
  {
    session: '7f3a-import-beta',
    said: [
      'Use pnpm here, not npm: the workspace needs its lock file.',
      'Never write a file of the beta in place. Write a copy, fsync it, and rename.',
      'The tile server listens on port 8080.',
    ],
  },
  {
    session: '91bc-tile-cache',
    said: [
      'Always run pnpm check before you commit.',
      'We decided to keep tiles in SQLite, because one file is easier to back up than forty thousand.',
      'The tile server listens on port 9090 now.',
    ],
  },
  {
    session: 'c0de-installers',
    said: [
      'Coordinates are always longitude first, then latitude.',
      'Releases are signed on the machine of Ines, never in CI.',
      'From now on write commit messages in English.',
    ],
  },
] as const;

const WORK = [
  'Next step of "Cartographer": T2 (doing), "Read files of version 1", of the goal "Release 1.0 without losing a map".',
  'Where it stands: 198 of 212 samples open. What is left has no checksum block.',
  'First: read sample 199 without its checksum block.',
].join('\n');

export async function addSampleMind(served: ServedWork): Promise<SampleMind> {
  const { home, projectId } = served;
  await seedMind(home, projectId, SESSIONS);
  await home.call('mind.handshake_rebuild', { project_id: projectId }, { actor: 'sample' });
  await play(served, 'claude', 'b2c4-read-version-1', [2_300, 4_100, 7_600]);
  await play(served, 'codex', '019a-installers', [1_200, 1_900]);
  return { agent: 'claude', session: 'b2c4-read-version-1' };
}

/** A session that begins and is prompted, its context so full each time. */
async function play(
  { home, projectId, folder }: ServedWork,
  agent: string,
  session_id: string,
  full: readonly number[],
): Promise<void> {
  const { store, sessions } = await home.mind();
  const seen = (event: string) => ({
    ...{ agent, session_id, project_id: projectId, owner: `${agent}:${session_id}`, cwd: folder, event },
    ...{ transcript_path: null, source: 'startup', worktree: null, branch: 'main' },
  });
  const telling = (bps: number): Telling => ({
    ...{ opted_out: false, keepsBlock: false },
    pressure: () => ({ bps, source: 'transcript' }),
    work: { say: () => WORK },
  });
  await sessions.begin(seen('SessionStart'));
  const begun = await tellAtBeginning(
    store,
    seen('SessionStart'),
    { by: 'start', telling: telling(0), isUnheard: false },
    { stateOf: () => 'unknown' },
  );
  await begun.hear?.();
  for (const [at, bps] of full.entries()) {
    const turnId = `p${at + 1}`;
    const told = await tellAtPrompt(store, seen('UserPromptSubmit'), { ...telling(bps), turnId });
    if (told && 'hear' in told) await told.hear?.();
  }
}
