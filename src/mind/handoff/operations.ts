// Operations on what one session hands to another.
import { operationsOf } from '../../base/operation.ts';
import { mindRefusals } from '../contract.ts';
import { t0Refusals } from '../t0/contract.ts';
import {
  handoffInput,
  handoffOutput,
  handoffRefusals,
  handoffSchema,
  listHandoffsInput,
  listHandoffsOutput,
  showHandoffInput,
} from './contract.ts';
import type { Handoffs } from './handoffs.ts';

const { unknown_agent } = t0Refusals;
const define = operationsOf<{ readonly handoffs: Handoffs }>({ ...mindRefusals, ...handoffRefusals, unknown_agent });

export const handoffOperations = {
  'mind.handoff': define({
    name: 'mind.handoff',
    summary: 'Hand the work of a session to another session, which is told it in its first turn',
    details:
      'Next step, checkpoints, what was decided or corrected, open ends and changed files, each with its ref. Taken once; what nobody takes within seven days loses its words. Nothing is released: release a task that you give away.',
    risk: 'write',
    tier: 'standard',
    input: handoffInput,
    output: handoffOutput,
    refusals: [
      'unknown_session',
      'session_ambiguous',
      'session_without_project',
      'unknown_agent',
      'nothing_to_hand_over',
    ],
    cli: { command: 'handoff' },
    examples: [
      { says: 'To whoever begins next', input: { note: 'The login works; the tests of it do not.' } },
      { says: 'To a session of Codex', input: { to: 'codex', session: 'claude:1c2d3e4f' } },
    ],
    handler: ({ handoffs }, input, call) => handoffs.make(input, call),
  }),
  'mind.list_handoffs': define({
    name: 'mind.list_handoffs',
    summary: 'What sessions handed over, and who took it, the newest first',
    details:
      'With a session, what it gave and what it took. What nobody took within seven days is expired: its words are gone, and its row after thirty more.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: listHandoffsInput,
    output: listHandoffsOutput,
    refusals: ['unknown_session', 'session_ambiguous', 'invalid_cursor'],
    cli: { command: 'handoff list' },
    examples: [{ says: 'What waits', input: { state: 'waiting' } }],
    handler: ({ handoffs }, input, call) => handoffs.list(input, call),
  }),
  'mind.show_handoff': define({
    name: 'mind.show_handoff',
    summary: 'One handoff: its lines with their refs, and who took it',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: showHandoffInput,
    output: handoffSchema,
    refusals: ['unknown_handoff'],
    cli: { command: 'handoff show', args: ['handoff_id'] },
    examples: [{ says: 'By the beginning of its id', input: { handoff_id: '0199a1b2-c3d4' } }],
    handler: ({ handoffs }, input, call) => handoffs.show(input, call),
  }),
};
