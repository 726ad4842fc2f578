// What is new of one session, for whoever distils it.
import { Refusal } from '../../base/errors.ts';
import type { SessionRow } from '../queries.ts';
import type { TranscriptFile } from '../transcripts/contract.ts';
import type { OpenT0 } from './open-t0.ts';
import { ASK } from './other-sources.ts';

const ACTOR = 'mind';

/** A file that is gone or that may not be read leaves what T0 has; where the database fails, nobody may take the session for read. */
export async function ingestSession(t0: OpenT0, session: SessionRow): Promise<void> {
  const { agent, project_id } = session;
  if (project_id === null) return;
  if (agent === ASK) {
    await t0.ingestExchanges(project_id, ACTOR);
    return;
  }
  const isOurs = (sessionId: string) => sessionId === session.session_id;
  for await (const file of filesOf(t0, session, project_id)) {
    try {
      await t0.ingestFile(file, { projectId: project_id, actor: ACTOR, isOurs });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** As its hooks named it, as it was read before, or wherever its agent keeps all of its sessions. */
async function* filesOf(t0: OpenT0, session: SessionRow, projectId: string): AsyncGenerator<TranscriptFile> {
  const { agent, session_id, transcript_path } = session;
  const path = transcript_path ?? (await t0.fileOf(projectId, { agent, session_id }));
  if (path !== undefined) {
    yield { agent, path };
    return;
  }
  const root = await t0.rootOf(projectId);
  if (root !== null) yield* t0.transcripts.find(root, agent);
}
