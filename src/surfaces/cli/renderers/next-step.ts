// The next step as a person reads it: what to do first, then why, what it needs, and the alternatives.
import type { NextStepAnswer } from '../../../work/contract.ts';
import { paint, type Line } from '../../terminal/text.ts';
import { statusCell } from './work-cells.ts';

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
    ...listed('context', step.required_context_refs),
    ...listed('criteria', step.acceptance_criteria),
    ...listed(
      'blockers',
      step.blockers.map(({ blocker_id, text }) => `${text} (${blocker_id})`),
    ),
    ...(otherwise ? [named('otherwise', [`T${otherwise.number} ${otherwise.title}: ${otherwise.next_step}`])] : []),
  ];
}

function named(name: string, cells: readonly Extract<Line, readonly unknown[]>[number][]): Line {
  return [paint('dim', name.padEnd(MARGIN)), ...cells];
}

function listed(name: string, items: readonly string[]): Line[] {
  return items.map((item, at) => named(at === 0 ? name : '', [item]));
}
