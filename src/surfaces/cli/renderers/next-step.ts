// The next step as a person reads it: what to do first, then why, what it needs, and the alternatives.
import type { NextStepAnswer } from '../../../work/contract.ts';
import { TOLD_LIMITS } from '../../../work/hot.ts';
import { paint, type Line } from '../../terminal/text.ts';
import { draftLines } from './drafts.ts';
import { needsText, statusCell } from './work-cells.ts';

const MARGIN = 11;

export function renderNextStep(step: NextStepAnswer): readonly Line[] {
  const { number, title, status, why, where_we_left_off: left, otherwise } = step;
  return [
    [paint('bold', `→ ${step.next_step}`)],
    ...(number === null
      ? []
      : [named('task', [`T${number} ${title ?? ''}`, ...(status ? ['  ', statusCell(status)] : [])])]),
    named('why', [why]),
    ...(left === null ? [] : left.split(/\r?\n/).map((line, at) => named(at === 0 ? 'left off' : '', [line]))),
    ...(step.since ? [named('since', [step.since.text])] : []),
    ...(step.draft ? ['', ...draftLines(step.draft), ''] : []),
    ...listed('context', step.required_context_refs),
    ...listed(
      'criteria',
      step.acceptance_criteria.map((criterion, at) => `${criterion}${proofText(step, at + 1)}`),
    ),
    ...listed(
      'blockers',
      step.blockers.map(({ blocker_id, text, needs }) => `${text} (${blocker_id})${needsText(needs)}`),
    ),
    ...(otherwise ? [named('otherwise', [`T${otherwise.number} ${otherwise.title}: ${otherwise.next_step}`])] : []),
    ...listed('waiting', [
      ...step.waiting.map(({ number: waits, needs, blocker }) => `T${waits}: ${blocker}${needsText(needs)}`),
      ...more(step.waiting_count, step.waiting.length),
    ]),
    ...listed('left out', leftOutLines(step)),
  ];
}

/** Behind a criterion: what proves it or would, and whether a command was run or a caller says so. */
function proofText({ proofs = [] }: NextStepAnswer, number: number): string {
  const proof = proofs.find((each) => each.number === number);
  if (!proof) return '';
  const { check, kinds, is_proved } = proof;
  const said = [
    ...kinds,
    ...(is_proved ? [] : ['not proved yet']),
    ...(check === null ? [] : [`check ${number}: ${check}`]),
  ];
  return ` (${said.join(', ')})`;
}

/** What waits has a line of its own already. */
function leftOutLines({ left_out, left_out_count, rank, waiting_count }: NextStepAnswer): string[] {
  const held = left_out.filter(({ reason }) => reason === 'held_by_another');
  const count = left_out_count - (rank === 'waiting' ? 0 : Math.min(waiting_count, left_out_count));
  return [
    ...(held.length === 0 ? [] : [`${held.map(({ number }) => `T${number}`).join(', ')}: held by other sessions`]),
    ...more(count, held.length),
  ];
}

function more(count: number, shown: number): string[] {
  const rest = Math.max(0, count - shown);
  return rest === 0 ? [] : [`and ${count === TOLD_LIMITS.counted ? 'at least ' : ''}${rest} more`];
}

function named(name: string, cells: readonly Extract<Line, readonly unknown[]>[number][]): Line {
  return [paint('dim', name.padEnd(MARGIN)), ...cells];
}

function listed(name: string, items: readonly string[]): Line[] {
  return items.map((item, at) => named(at === 0 ? name : '', [item]));
}
