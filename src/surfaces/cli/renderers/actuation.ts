// Commands that were proposed, as people read them: what it is, who decided, what came of it, and what comes next.
import type { z } from 'zod';
import type { askOperations } from '../../../ask/operations.ts';
import { inOneLine, listing, paint, prose, shorten, table, type Cell, type Line } from '../../terminal/text.ts';
import { timeCell } from './work-cells.ts';

type AnswerOf<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;
type Actuation = AnswerOf<'ask.get_actuation'>['actuation'];

const STYLES = { proposed: 'yellow', approved: 'yellow', running: 'blue', rejected: 'dim', ended: 'red' } as const;

function stateCell({ status, outcome }: Actuation): Cell {
  return paint(outcome === 'succeeded' ? 'green' : STYLES[status], outcome?.replaceAll('_', ' ') ?? status);
}

/** Each quoted: where one ends and the next begins must not be a matter of blanks. */
const quoted = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(' ');
const argumentsOf = ({ arguments: given }: Actuation) => (given === null ? '(pruned)' : quoted(given));

export function renderActuations({ actuations, next }: AnswerOf<'ask.list_actuations'>): readonly Line[] {
  if (actuations.length === 0) return ['Nothing was proposed', nextLine('throughline actuation propose <command>')];
  return [
    ...listing(
      ['PROPOSED', 'ACTUATION', 'STATE', 'BY', 'COMMAND'],
      actuations.map((each) => [
        timeCell(each.proposed_at),
        each.actuation_id,
        stateCell(each),
        each.proposed_by,
        shorten(inOneLine(`${each.command} ${argumentsOf(each)}`), 80),
      ]),
    ),
    ...(next === null ? [] : [[paint('dim', 'More: '), paint('bold', `--before ${next}`)]]),
  ];
}

export function renderActuation({ actuation: of }: AnswerOf<'ask.get_actuation'>): readonly Line[] {
  const by = (at: string | null, who: string | null) => `${at ?? ''} by ${who ?? ''}`;
  const output = `${of.output_bytes ?? 0} bytes, SHA-256 ${of.output_hash ?? ''}`;
  return [
    ['Actuation ', of.actuation_id, ' ', stateCell(of)],
    ...table([
      ['  command', of.command],
      ['  arguments', argumentsOf(of)],
      ['  bound to', of.binding_hash],
      ['  proposed', by(of.proposed_at, of.proposed_by)],
      ...(of.decided_at === null
        ? []
        : [[`  ${of.status === 'rejected' ? 'rejected' : 'approved'}`, by(of.decided_at, of.decided_by)]]),
      ...(of.reason === null ? [] : [['  because', inOneLine(of.reason)]]),
      ...(of.status === 'approved' ? [['  until', of.expires_at ?? '']] : []),
      ...(of.ended_at === null ? [] : [['  ended', `${of.ended_at}, exit code ${of.exit_code ?? 'none'}`]]),
      ...(of.output_hash === null ? [] : [['  output', output]]),
    ]),
    ...(of.tail ? ['', ...prose(of.tail.trimEnd())] : []),
    ...nextOf(of),
  ];
}

function nextOf({ status, actuation_id }: Actuation): Line[] {
  if (status === 'proposed') return [nextLine(`throughline actuation approve ${actuation_id}`)];
  return status === 'approved' ? [nextLine(`throughline actuation run ${actuation_id}`)] : [];
}

const nextLine = (command: string): Line => [paint('dim', 'Next: '), paint('bold', command)];

export function renderWouldRun(of: AnswerOf<'ask.check_actuation'>): readonly Line[] {
  return [
    'It would be run as it was proposed',
    ...table([
      ['  program', quoted(of.argv)],
      ['  arguments', of.arguments.length === 0 ? 'none' : quoted(of.arguments)],
      ['  folder', of.folder === null ? 'none of the project' : quoted([of.folder])],
      ['  kernel', of.kernel_hash],
      ['  bound to', of.binding_hash],
    ]),
  ];
}
