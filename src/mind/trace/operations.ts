// The operation that leads from what is told to where it was said, and back.
import { operationsOf, type Call } from '../../base/operation.ts';
import type { Canon } from '../canon/canon.ts';
import { canonRefusals } from '../canon/contract.ts';
import { mindRefusals } from '../contract.ts';
import type { SessionKey } from '../t0/contract.ts';
import { insightInput, insightOutput, refuseTrace, traceInput, traceOutput, traceRefusals } from './contract.ts';
import type { InsightDeps } from './insight.ts';
import type { Trace } from './trace.ts';

/** The mind as this operation needs it. */
export interface WithTrace {
  trace(): Promise<Trace>;
  canon(): Promise<Canon>;
  readonly store: InsightDeps['store'];
  sessionOf(projectId: string, ref: string, agent: string | undefined): Promise<SessionKey>;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
}

const define = operationsOf<WithTrace>({ ...mindRefusals, ...canonRefusals, ...traceRefusals });

export const traceOperations = {
  'mind.insight': define({
    name: 'mind.insight',
    summary: 'What the project or a session knows about something, with where it was said',
    details:
      'Of the project, entries of the canon that hold; of a session, what its observations come to. Each line has its anchor for `mind trace`. `recall` searches everything that is kept, also work and conversations.',
    risk: 'read',
    tier: 'admin',
    input: insightInput,
    output: insightOutput,
    refusals: ['insight_scope', 'unknown_session', 'session_ambiguous'],
    cli: { command: 'insight', args: ['query'], flags: ['mode'] },
    examples: [
      { says: 'About the tests, in short', input: { query: 'tests' } },
      { says: 'What a session came to, word for word', input: { session: 'claude:1c2d3e4f', mode: 'snips' } },
    ],
    async handler(mind, { project_id, session, agent, scope, ...asked }, call) {
      const projectId = await mind.projectOf(project_id, call);
      const { insight } = await import('./insight.ts');
      const deps = { store: mind.store, canon: await mind.canon(), trace: await mind.trace() };
      if ((scope ?? (session === undefined ? 'project' : 'session')) === 'project')
        return insight(deps, projectId, undefined, asked);
      if (session === undefined) throw refuseTrace('insight_scope', 'Which session is meant?');
      return insight(deps, projectId, await mind.sessionOf(projectId, session, agent), asked);
    },
  }),
  'mind.trace': define({
    name: 'mind.trace',
    summary: 'From a line of the canon or the handshake to the words of the transcripts it came from, and back',
    details:
      'An entry leads to the reflections, observations and records that it rests on; a record, an observation or a reflection also to the entries that it became. C12@2 is traced as it stood then. Each quote says in which file it stands, at which byte, and shows the kept record.',
    risk: 'read',
    tier: 'admin',
    input: traceInput,
    output: traceOutput,
    refusals: ['unknown_anchor', 'anchor_elsewhere', 'unknown_session', 'session_ambiguous'],
    live: 'home',
    cli: { command: 'mind trace', args: ['anchor'] },
    examples: [
      { says: 'Where does this line come from?', input: { anchor: 'C12@3' } },
      { says: 'What became of a session?', input: { anchor: 'session:claude:1c2d3e4f' } },
    ],
    handler: async (mind, { project_id, ...input }, call) =>
      (await mind.trace())(await mind.projectOf(project_id, call), input),
  }),
};
