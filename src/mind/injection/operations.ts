// Operations on what agents are told: what was decided and why, what would be said, and in which mode.
import { operationsOf } from '../../base/operation.ts';
import { mindRefusals } from '../contract.ts';
import {
  explainInjectionInput,
  explainInjectionOutput,
  getSessionInput,
  getSessionOutput,
  injectionModeInput,
  injectionModeOutput,
  injectionRefusals,
  injectionStatsInput,
  injectionStatsOutput,
  listInjectionsInput,
  listInjectionsOutput,
  previewInjectionInput,
  previewInjectionOutput,
  setInjectionModeInput,
} from './contract.ts';
import type { Injections } from './injections.ts';

const define = operationsOf<{ readonly injections: Injections }>({ ...mindRefusals, ...injectionRefusals });
const OF_SESSION = ['unknown_session', 'session_ambiguous'] as const;
const MODES =
  'adaptive: at the turn where it helps. startup-only: when a session begins, resumes, is cleared or was compacted. off: nothing. Nothing set means adaptive.';
const RELATED =
  'related: whether a session is told, at its next turn, at most two lines about a command that failed or a file that it read. Nothing set means on in OpenCode and pi, where that costs no process, and off in the others.';

export const injectionOperations = {
  'mind.list_injections': define({
    name: 'mind.list_injections',
    summary: 'What each session was told and when, and what was kept back and why, the newest first',
    details:
      'One row for each start and prompt of a session. A line is named by its anchor; `mind trace C12@3` leads to what was said.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: listInjectionsInput,
    output: listInjectionsOutput,
    refusals: ['invalid_cursor', ...OF_SESSION],
    cli: { command: 'inject log' },
    examples: [
      { says: 'What was said in this project', input: { decision: 'said' } },
      { says: 'Every decision of one session', input: { session: 'claude:1c2d3e4f' } },
    ],
    handler: ({ injections }, input, call) => injections.list(input, call),
  }),
  'mind.explain_injection': define({
    name: 'mind.explain_injection',
    summary: 'Why a session was told something at a turn, or nothing: each gate with its input and outcome',
    details:
      'Decides again on what was stored, by the same function. Without a turn or a number, the newest decision; without a session, the newest of the project.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: explainInjectionInput,
    output: explainInjectionOutput,
    refusals: ['unknown_injection', ...OF_SESSION],
    cli: { command: 'inject explain', excludes: { turn: 'seq' } },
    examples: [
      { says: 'Why was it silent in turn 3?', input: { session: 'claude:1c2d3e4f', turn: 3 } },
      { says: 'What did the last compaction drop?', input: { session: 'claude:1c2d3e4f', compaction: true } },
    ],
    handler: ({ injections }, input, call) => injections.explain(input, call),
  }),
  'mind.preview_injection': define({
    name: 'mind.preview_injection',
    summary: 'What a session would be told now, and why each line is in, cut or left out',
    details:
      'Nothing is written. By the same code as the hooks, over a session that would begin, or over what a named one was told. How full its context is, is taken from what its agent said last.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: previewInjectionInput,
    output: previewInjectionOutput,
    refusals: ['unknown_tag', ...OF_SESSION],
    cli: { command: 'inject preview' },
    examples: [
      { says: 'What would a new session of Codex be told?', input: { agent: 'codex' } },
      { says: 'And this one, resumed?', input: { session: 'claude:1c2d3e4f', trigger: 'resume' } },
    ],
    handler: ({ injections }, input, call) => injections.preview(input, call),
  }),
  'mind.get_injection_mode': define({
    name: 'mind.get_injection_mode',
    summary:
      'When sessions are told something, where that is set, and which sessions were switched by Throughline itself',
    details: `${MODES} ${RELATED}`,
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: injectionModeInput,
    output: injectionModeOutput,
    refusals: [...OF_SESSION],
    cli: { command: 'inject modes' },
    examples: [{ says: 'Of one session', input: { session: 'claude:1c2d3e4f' } }],
    handler: ({ injections }, input, call) => injections.getMode(input, call),
  }),
  'mind.set_injection_mode': define({
    name: 'mind.set_injection_mode',
    summary: 'Say when sessions are told something: adaptive, startup-only or off',
    details: `${MODES} ${RELATED} What is set for a session counts before its project, and that before the home. Only a person does it: the agent is the one who is told.`,
    risk: 'write',
    tier: 'admin',
    person: true,
    idempotent: true,
    input: setInjectionModeInput,
    output: injectionModeOutput,
    refusals: [...OF_SESSION],
    cli: { command: 'inject mode', args: ['mode'] },
    examples: [
      { says: 'In this project, only when a session begins', input: { mode: 'startup-only' } },
      { says: 'Nothing in this session', input: { mode: 'off', session: 'claude:1c2d3e4f' } },
      { says: 'Everywhere in this home', input: { mode: 'adaptive', scope: 'home' } },
      { says: 'Tell also of commands that failed and files that were read', input: { related: 'on' } },
    ],
    // A session that is not there is refused before anybody is asked to confirm.
    async preview({ injections }, input, call) {
      await injections.placeOf(input, call);
      return {};
    },
    handler: ({ injections }, input, call) => injections.setMode(input, call),
  }),
  'mind.injection_stats': define({
    name: 'mind.injection_stats',
    summary: 'Tokens said to sessions and saved, and how often nothing was said and why, by day and by agent',
    details: 'Saved is what telling each session everything again at each turn would have cost more.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: injectionStatsInput,
    output: injectionStatsOutput,
    refusals: [],
    cli: { command: 'inject stats' },
    examples: [{ says: 'Of the last week', input: { days: 7 } }],
    handler: ({ injections }, input, call) => injections.stats(input, call),
  }),
  'mind.get_session': define({
    name: 'mind.get_session',
    summary: 'One session: what its model has before it, what it was told, and what it left behind',
    details: 'Without a session, your own, else the newest of the project.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: getSessionInput,
    output: getSessionOutput,
    refusals: [...OF_SESSION],
    cli: { command: 'session show', args: ['session'] },
    examples: [{ says: 'One session', input: { session: 'claude:1c2d3e4f' } }],
    handler: ({ injections }, input, call) => injections.session(input, call),
  }),
};
