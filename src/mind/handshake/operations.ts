// The operations of handshakes and of the project mind as a file.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { mindRefusals } from '../contract.ts';
import type { Call } from '../../base/operation.ts';
import type { Controls } from '../controls/controls.ts';
import { handshakeRefusals, refuseHandshake, HANDSHAKE_SCOPES } from './contract.ts';
import type { Handshake, Handshakes, Wanted } from './handshakes.ts';
import type { SessionKey } from '../t0/contract.ts';

/** The mind as these operations need it. */
export interface WithHandshakes {
  readonly controls: Controls;
  handshakes(): Promise<Handshakes>;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
  /** By the id that its agent gave it or by its owner id; refuses one that is not there, not clear, or of another project. */
  sessionOf(projectId: string, ref: string, agent: string | undefined): Promise<SessionKey>;
}

const define = operationsOf<WithHandshakes>({ ...mindRefusals, ...handshakeRefusals });

const project_id = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('Its id or its name; by default the project whose root holds the working directory, else the only one');

const handshakeInput = z.strictObject({
  scope: z
    .enum(HANDSHAKE_SCOPES)
    .optional()
    .describe('The project, a tag or a session; the project unless one is named'),
  tag: z.string().min(1).max(60).optional().describe('The tag that it is for'),
  session: z.string().min(1).max(200).optional().describe('The session that it is for: its id or its owner id'),
  agent: z.string().max(50).optional().describe('The agent of that session, where two have one of that id'),
  project_id,
});

const handshakeOutput = z.strictObject({
  project_id: z.string(),
  scope: z.enum(HANDSHAKE_SCOPES),
  scope_key: z.string(),
  snapshot_id: z.string(),
  version: z.int().describe('Grows only when something changed'),
  payload_text: z.string(),
  payload_hash: z.string(),
  token_estimate: z.int().describe('By a real tokenizer (o200k_base)'),
  canon_hash: z.string(),
  lines: z.array(
    z.strictObject({
      text: z.string(),
      anchor: z.string(),
      tokens: z.int(),
      section: z.enum(['work', 'risk', 'session', 'canon']),
    }),
  ),
  left_out: z
    .array(z.strictObject({ anchor: z.string(), reason: z.enum(['no_room', 'said_in_instructions', 'erased']) }))
    .describe('Canon that was looked at and is not in it, and why'),
  left_out_count: z.int().describe('How many entries are not in it, also those that nobody looked at'),
  created_at: z.string(),
});

async function wantedOf(
  mind: WithHandshakes,
  { scope, tag, session, agent }: z.output<typeof handshakeInput>,
  projectId: string,
): Promise<Wanted> {
  const asked = scope ?? (session !== undefined ? 'session' : tag !== undefined ? 'tag' : 'project');
  const misses = (field: string) =>
    refuseHandshake('handshake_scope', `A handshake of the scope "${asked}" needs a ${field}`, { scope: asked });
  if (asked === 'project') return { scope: 'project' };
  if (asked === 'tag') {
    if (tag === undefined) throw misses('tag');
    return { scope: 'tag', tag };
  }
  if (session === undefined) throw misses('session');
  return { scope: 'session', session: await mind.sessionOf(projectId, session, agent) };
}

export const handshakeOperations = {
  'mind.handshake': define({
    name: 'mind.handshake',
    summary: 'What an agent is told of this project, in at most 500 tokens',
    details:
      'Next step and checkpoint first, then what is open or contradictory, then the canon, the strongest first. Each line ends in its anchor: `mind trace C12@3` leads to what was said. What AGENTS.md says already is left out. Compiled now; `mind compile` keeps it as a version, as consolidation does.',
    risk: 'read',
    live: 'home',
    input: handshakeInput,
    output: handshakeOutput,
    refusals: ['handshake_scope', 'unknown_session', 'session_ambiguous'],
    cli: { command: 'mind handshake' },
    examples: [
      { says: 'Of the project', input: {} },
      { says: 'Of a session, with its files', input: { session: 'claude:1c2d3e4f' } },
    ],
    async handler(mind, input, call) {
      const projectId = await mind.projectOf(input.project_id, call);
      return (await mind.handshakes()).look(projectId, await wantedOf(mind, input, projectId));
    },
  }),
  'mind.handshake_rebuild': define({
    name: 'mind.handshake_rebuild',
    summary: 'Compile the handshake of the project anew, and write handshake.md and project_mind.md',
    details:
      'Both files lie in the folder `mind` of the home. On a server there are no files: `mind export --to` writes them.',
    risk: 'write',
    idempotent: true,
    input: z.strictObject({ project_id }),
    output: handshakeOutput,
    refusals: [],
    cli: { command: 'mind compile' },
    examples: [{ says: 'After editing AGENTS.md', input: {} }],
    async handler(mind, { project_id: ref }, call): Promise<Handshake> {
      const projectId = await mind.projectOf(ref, call);
      const handshakes = await mind.handshakes();
      return mind.controls.around(
        { project_id: projectId, actor: call.actor, control: 'rebuild', subject: null },
        () => handshakes.publish(projectId),
        ({ version, lines }) => ({ version, lines: lines.length }),
      );
    },
  }),
};
