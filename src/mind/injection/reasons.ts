// Each reason and gate of a decision as one plain sentence, and what to do where the silence is not wanted.
import type { GateResult } from './decide.ts';
import { LIMITS, type Gate, type Reason } from './matrix.ts';

interface Explained {
  readonly why: string;
  readonly todo: string | null;
}

const PERCENT = LIMITS.pressureBps / 100;
const COOLDOWN_S = LIMITS.cooldownMs / 1_000;

export const REASONS: Readonly<Record<Reason, Explained>> = {
  baseline: {
    why: 'A context began without anything told, so it was told the work, the risks and the canon.',
    todo: null,
  },
  changed_since_told: {
    why: 'The session was resumed and was told what had changed since it was last told.',
    todo: null,
  },
  dropped_by_compaction: {
    why: 'The agent’s summary no longer holds what the session had laid down, so it was told that again.',
    todo: null,
  },
  handed_over: { why: 'Another session left a handoff, and this one took it.', todo: null },
  lines_of_tag: { why: 'The session has another tag now, and was told the lines of that tag.', todo: null },
  file_changed_twice: { why: 'Another live session changed a file that this one changed too.', todo: null },
  canon_revised: { why: 'The canon changed behind what the session had been told.', todo: null },
  command_failed: { why: 'A command had failed in the turn before with an error that the canon names.', todo: null },
  file_read: { why: 'A file that the canon names had been read in the turn before.', todo: null },
  opted_out: {
    why: 'THROUGHLINE_INJECT=off stood in the environment of the agent.',
    todo: 'Remove THROUGHLINE_INJECT from the environment in which the agent is started.',
  },
  mode_off: {
    why: 'The mode that holds for the session is off.',
    todo: '`throughline inject modes` shows where that is set; `throughline inject mode adaptive` changes it.',
  },
  startup_only: {
    why: 'The mode is startup-only, and something was due that is not said when a session begins.',
    todo: '`throughline inject modes` shows where that is set, and why if Throughline set it by itself; `throughline inject mode adaptive --session <id>` changes it.',
  },
  related_off: {
    why: 'Something is known about what the session met, and telling of that is switched off.',
    todo: '`throughline inject modes` shows where that is set; `throughline inject mode --related on` changes it.',
  },
  already_this_turn: { why: 'The session had been told something in this turn already.', todo: null },
  nothing_new: {
    why: 'The context had been told everything that holds.',
    todo: 'If a line is missing, `throughline canon list` shows whether the project knows it, and `throughline inject preview` whether it fits.',
  },
  pressure: {
    why: `The context was more than ${PERCENT} % full, and nothing that was due is urgent; it stays due.`,
    todo: 'It is said once the context has room again, as after a compaction.',
  },
  pressure_unknown: {
    why: 'Nobody could say how full the context was, and nothing that was due is urgent; it stays due.',
    todo: 'It is said when the agent reports its context, or when the next context begins. `throughline setup --check` says whether the hooks are current.',
  },
  cooldown: {
    why: `The session had been told of another change within ${COOLDOWN_S} seconds; what is due is said at a later prompt.`,
    todo: null,
  },
  no_room: {
    why: 'No line that was due fits into one message.',
    todo: 'Shorten the entry: `throughline canon correct <anchor> <text>`.',
  },
};

type Sentence = (result: Pick<GateResult, 'input' | 'outcome'>) => string;

const SENTENCES: Readonly<Record<Gate, Sentence>> = {
  opt_out: ({ input }) =>
    input === true ? 'The agent’s environment opts out.' : 'The agent’s environment does not opt out.',
  mode: ({ input, outcome }) => {
    const mode = `The mode is ${String(input)}`;
    if (input === 'adaptive' && outcome !== 'passed') return `${mode}, without what the session met.`;
    return outcome === 'trimmed' ? `${mode}: only what is said when a session begins goes on.` : `${mode}.`;
  },
  one_per_turn: ({ input }) =>
    input === true ? 'Something was said in this turn already.' : 'Nothing was said in this turn yet.',
  dedupe: ({ input }) =>
    input === 0
      ? 'No line is due that the context was not told.'
      : `${input === 1 ? '1 line is' : `${String(input)} lines are`} due that the context was not told.`,
  pressure: ({ input, outcome }) => {
    if (input === null)
      return outcome === 'passed'
        ? 'How full the context is, nobody knows; what is urgent goes on.'
        : 'How full the context is, nobody knows: only what is urgent goes on.';
    const full = `The context is ${Number(input) / 100} % full`;
    return Number(input) > LIMITS.pressureBps
      ? `${full}, more than ${PERCENT} %: only urgent work and risks go on.`
      : `${full}.`;
  },
  cooldown: ({ input, outcome }) => {
    if (input === null) return 'This context was told nothing yet that could have waited.';
    const since = `It is ${Math.round(Number(input) / 1_000)} s since the last message that could have waited`;
    return outcome === 'passed' ? `${since}.` : `${since}, less than ${COOLDOWN_S} s.`;
  },
  budget: ({ input, outcome }) =>
    outcome === 'stopped'
      ? `No line fits into ${String(input)} tokens.`
      : `The message has room for ${String(input)} tokens.`,
};

export function sentenceOf(result: GateResult): string {
  return SENTENCES[result.gate](result);
}
