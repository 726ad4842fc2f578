// A session that belongs to a project: others are not distilled, tagged or handed over.
import { refuse } from '../contract.ts';
import type { SessionRow } from '../queries.ts';

export type SessionInProject = SessionRow & { readonly project_id: string };

export function inProject(session: SessionRow): SessionInProject {
  const { project_id, agent, session_id } = session;
  if (project_id !== null) return { ...session, project_id };
  throw refuse('session_without_project', `Session ${session_id} of ${agent} belongs to no project`, {
    agent,
    session_id,
  });
}
