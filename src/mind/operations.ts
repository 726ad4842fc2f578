// The mind's operations.
import { operationsOf } from '../base/operation.ts';
import { canonOperations } from './canon/operations.ts';
import { consolidateOperations } from './consolidate/operations.ts';
import {
  checkpointModeInput,
  checkpointModeOutput,
  draftCheckpointInput,
  draftCheckpointOutput,
  listDraftsInput,
  listSessionsInput,
  listSessionsOutput,
  mindRefusals,
  setCheckpointModeInput,
} from './contract.ts';
import { controlOperations } from './controls/operations.ts';
import { eraseOperations } from './erase/operations.ts';
import { handoffOperations } from './handoff/operations.ts';
import { handshakeOperations } from './handshake/operations.ts';
import { distilOperations } from './finalize/operations.ts';
import { injectionOperations } from './injection/operations.ts';
import type { Mind } from './mind.ts';
import { laneOperations } from './lanes/operations.ts';
import { modelOperations } from './model/operations.ts';
import { tagOperations } from './tags/operations.ts';
import { t0Operations } from './t0/operations.ts';
import { promoteOperations } from './promote/operations.ts';
import { transferOperations } from './transfer/operations.ts';
import { traceOperations } from './trace/operations.ts';

const define = operationsOf<Mind>(mindRefusals);

/** Those over sessions alone. */
export const sessionOperations = {
  'mind.list_sessions': define({
    name: 'mind.list_sessions',
    summary: 'The sessions of coding agents in this home, the latest first',
    details: 'A session is on record once its agent’s hooks are set up: `throughline setup`.',
    risk: 'read',
    tier: 'standard',
    input: listSessionsInput,
    output: listSessionsOutput,
    refusals: ['invalid_cursor'],
    cli: { command: 'session list' },
    examples: [{ says: 'Who worked here last?', input: { limit: 10 } }],
    handler: async (mind, { project_id: ref, ...input }, call) => {
      const project_id = ref === undefined ? undefined : await mind.projectOf(ref, call);
      return mind.sessions.list({ ...input, ...(project_id !== undefined && { project_id }) });
    },
  }),
  'mind.get_checkpoint_mode': define({
    name: 'mind.get_checkpoint_mode',
    summary: 'What happens when a session stops without a fresh checkpoint, and where that is set',
    details:
      'ask: the agent itself is asked for one, once for each task and context. remind: its user is told. off: nothing is said. Nothing set means ask.',
    risk: 'read',
    tier: 'admin',
    input: checkpointModeInput,
    output: checkpointModeOutput,
    refusals: ['unknown_session', 'session_ambiguous'],
    cli: { command: 'checkpoint modes' },
    examples: [{ says: 'Of one session', input: { session: 'claude:1c2d3e4f' } }],
    handler: (mind, input, call) => mind.modes.get(input, call),
  }),
  'mind.set_checkpoint_mode': define({
    name: 'mind.set_checkpoint_mode',
    summary: 'Say what happens when a session stops without a fresh checkpoint: ask, remind or off',
    details:
      'ask: the agent itself is asked for one, once for each task and context. remind: its user is told. off: nothing is said. What is set for a session counts before its project, and that before the home. Only a person does it: the agent is the one who is asked.',
    risk: 'write',
    tier: 'admin',
    person: true,
    idempotent: true,
    input: setCheckpointModeInput,
    output: checkpointModeOutput,
    refusals: ['unknown_session', 'session_ambiguous'],
    cli: { command: 'checkpoint mode', args: ['mode'] },
    examples: [
      { says: 'In this project, tell me instead of the agent', input: { mode: 'remind' } },
      { says: 'Not in this session', input: { mode: 'off', session: 'claude:1c2d3e4f' } },
      { says: 'Everywhere in this home', input: { mode: 'ask', scope: 'home' } },
    ],
    handler: (mind, input, call) => mind.modes.set(input, call),
  }),
  'mind.draft_checkpoint': define({
    name: 'mind.draft_checkpoint',
    summary: 'Draft a checkpoint from what is known of a session, without a model',
    details:
      'From the agent’s last message, the files that the session changed, commands that failed, and `git diff --stat`. A draft is no checkpoint: it stays with the session and has no next step. `checkpoint set T12 --from-draft --next-step …` takes it over. Without a session, the one that holds the task or had it last is meant; without a task, those that the session has in hand.',
    risk: 'write',
    tier: 'admin',
    // Git is asked, and the agent’s own files are read: only for a caller of this machine.
    local: true,
    idempotent: true,
    input: draftCheckpointInput,
    output: draftCheckpointOutput,
    refusals: ['unknown_session', 'session_ambiguous', 'nothing_to_draft'],
    cli: { command: 'checkpoint draft', args: ['task_id'] },
    examples: [
      { says: 'Of whoever has T12 in hand', input: { task_id: 'T12' } },
      { says: 'Of what one session left', input: { session: 'claude:1c2d3e4f' } },
    ],
    handler: (mind, input, call) => mind.drafts.make(input, call),
  }),
  'mind.list_drafts': define({
    name: 'mind.list_drafts',
    summary: 'Drafts of checkpoints, the newest first',
    details: 'Nobody confirmed what they say. One is made when a session ends with work that has no fresh checkpoint.',
    risk: 'read',
    tier: 'admin',
    input: listDraftsInput,
    output: draftCheckpointOutput,
    refusals: ['unknown_session', 'session_ambiguous'],
    cli: { command: 'checkpoint drafts', args: ['task_id'] },
    examples: [{ says: 'Of one task', input: { task_id: 'T12' } }],
    handler: (mind, input, call) => mind.drafts.list(input, call),
  }),
};

export const mindOperations = {
  ...sessionOperations,
  ...t0Operations,
  ...distilOperations,
  ...consolidateOperations,
  ...canonOperations,
  ...laneOperations,
  ...controlOperations,
  ...handshakeOperations,
  ...traceOperations,
  ...modelOperations,
  ...eraseOperations,
  ...transferOperations,
  ...promoteOperations,
  ...injectionOperations,
  ...handoffOperations,
  ...tagOperations,
};
