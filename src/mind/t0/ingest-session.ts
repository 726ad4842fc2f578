// What is new of one session, for whoever distils it.
import { lstatSync } from 'node:fs';
import { Refusal } from '../../base/errors.ts';
import type { SessionRow } from '../queries.ts';
import type { TranscriptFile } from '../transcripts/contract.ts';
import type { LeftTranscript } from './contract.ts';
import type { OpenT0 } from './open-t0.ts';
import { ASK } from './other-sources.ts';

const ACTOR = 'mind';

type Named = Pick<SessionRow, 'agent' | 'session_id' | 'project_id' | 'transcript_path'>;

/**
 * A file that is gone or that may not be read leaves what T0 has; where the database fails, nobody may take the session for read. Returns why
 * the file that its hooks named was not taken, and null where it was, or where there is none.
 */
export async function ingestSession(t0: OpenT0, session: Named): Promise<LeftTranscript | null> {
  const { agent, session_id, project_id, transcript_path } = session;
  if (project_id === null) return null;
  if (agent === ASK) {
    await t0.ingestExchanges(project_id, ACTOR);
    return null;
  }
  let left: LeftTranscript | null = null;
  const isOurs = (sessionId: string) => sessionId === session_id;
  for await (const file of filesOf(t0, session, project_id)) {
    const isNamed = file.path === transcript_path;
    const options = { projectId: project_id, actor: ACTOR, isOurs };
    try {
      await t0.ingestFile(file, options).catch(async (error: unknown) => {
        const isOutside = error instanceof Refusal && error.code === 'transcript_outside';
        if (!isOutside || !(await t0.tookFrom(project_id, file))) throw error;
        // A person named it before: they want what it says since, too.
        return t0.ingestFile(file, { ...options, isNamed: true });
      });
      if (isNamed && (await t0.holdsOthersAlone(project_id, file))) left = 'elsewhere';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // An agent that has said nothing yet has no file, and one of long ago deleted it.
      if (isNamed && isThere(file.path)) left = LEFT[error.code] ?? null;
    }
  }
  return left;
}

const LEFT: Readonly<Record<string, LeftTranscript>> = { irregular_file: 'irregular', transcript_outside: 'outside' };

/** One look, at once: whatever waits here for a real disk is outside of what a simulated machine can wait for. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** As its hooks named it, as it was read before, or wherever its agent keeps all of its sessions. */
async function* filesOf(t0: OpenT0, session: Named, projectId: string): AsyncGenerator<TranscriptFile> {
  const { agent, session_id, transcript_path } = session;
  const path = transcript_path ?? (await t0.fileOf(projectId, { agent, session_id }));
  if (path !== undefined) {
    yield { agent, path };
    return;
  }
  const root = await t0.rootOf(projectId);
  if (root !== null) yield* t0.transcripts.find(root, agent);
}
