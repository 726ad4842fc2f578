// A home whose sessions were distilled: what people said in them, sealed and consolidated. Recorded as a program records its own sessions, so
// that no agent's file is needed.
import type { Home } from '../../src/main.ts';
import { PERSON } from './gateway-questions.ts';

export interface SaidInSession {
  readonly session: string;
  readonly agent?: string;
  readonly said: readonly string[];
}

/** Each text is a person's turn. Recorded, sealed and consolidated in the order given. */
export async function seedMind(
  home: Pick<Home, 'call'>,
  projectId: string,
  sessions: readonly SaidInSession[],
): Promise<void> {
  for (const { session, agent = 'desk', said } of sessions) {
    const events = said.map((text, at) => ({ key: `${at + 1}`, kind: 'user', text }));
    await home.call('mind.record_events', { project_id: projectId, agent, session, events }, PERSON);
    await home.call('mind.finalize_session', { session, agent, project_id: projectId }, PERSON);
    await home.call('mind.consolidate', { project_id: projectId }, PERSON);
  }
}
