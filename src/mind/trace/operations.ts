// The operation that leads from what is told to where it was said, and back.
import { operationsOf, type Call } from '../../base/operation.ts';
import { canonRefusals } from '../canon/contract.ts';
import { mindRefusals } from '../contract.ts';
import { traceInput, traceOutput, traceRefusals } from './contract.ts';
import type { Trace } from './trace.ts';

/** The mind as this operation needs it. */
export interface WithTrace {
  trace(): Promise<Trace>;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
}

const define = operationsOf<WithTrace>({ ...mindRefusals, ...canonRefusals, ...traceRefusals });

export const traceOperations = {
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
    cli: { command: 'mind trace', args: ['anchor'] },
    examples: [
      { says: 'Where does this line come from?', input: { anchor: 'C12@3' } },
      { says: 'What became of a session?', input: { anchor: 'session:claude:1c2d3e4f' } },
    ],
    handler: async (mind, { project_id, ...input }, call) =>
      (await mind.trace())(await mind.projectOf(project_id, call), input),
  }),
};
