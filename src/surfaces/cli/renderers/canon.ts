// The canon and its consolidation, as people read them.
import type { z } from 'zod';
import type { mindOperations } from '../../../mind/operations.ts';
import { listing, paint, shorten, table, type Cell, type Line } from '../../terminal/text.ts';
import { timeCell } from './work-cells.ts';

type AnswerOf<Name extends keyof typeof mindOperations> = z.output<(typeof mindOperations)[Name]['output']>;
type Entry = AnswerOf<'mind.list_canon'>['entries'][number];

const next = (command: string): Line => [paint('dim', 'Next: '), paint('bold', command)];
const wordsOf = (text: string | null) => (text === null ? '(erased)' : text.replaceAll(/\s+/g, ' '));
const numberOf = (anchor: string) => anchor.replace(/@\d+$/, '');
const percent = (bps: number) => `${Math.round(bps / 100)}%`;

const STATES = { active: 'green', superseded: 'dim', stale: 'yellow', rejected: 'dim', forgotten: 'dim' } as const;

function stateCell({ state, conflicts_with, is_pinned }: Entry): Cell {
  if (conflicts_with.length > 0) return paint('red', 'conflict');
  return paint(STATES[state], is_pinned ? 'pinned' : state);
}

export function renderCanon({ entries, next: after }: AnswerOf<'mind.list_canon'>): readonly Line[] {
  if (entries.length === 0) return ['No entry', next('throughline mind consolidate')];
  return [
    ...listing(
      ['ENTRY', 'STATE', 'SURE', 'TOPIC', 'TAG', 'WHAT', 'NEWEST'],
      entries.map((entry) => [
        entry.anchor,
        stateCell(entry),
        percent(entry.confidence_bps),
        entry.topic,
        entry.tag,
        shorten(wordsOf(entry.summary), 80),
        timeCell(entry.newest_at),
      ]),
    ),
    ...(after === null ? [] : [[paint('dim', 'More: '), paint('bold', `--after ${after}`)]]),
  ];
}

function entryLines(entry: Entry): readonly Line[] {
  return [
    [paint('bold', entry.anchor), ' ', wordsOf(entry.summary)],
    ...table([
      ['  state', entry.reason === null ? stateCell(entry) : `${entry.state} (${entry.reason})`],
      ['  sure', percent(entry.confidence_bps)],
      ['  about', `${entry.subject} (${entry.kind}, ${entry.topic})`],
      ['  holds', entry.tag === '*' ? 'in the whole project' : `in ${entry.tag}`],
      ['  evidence', `${entry.evidence_count}, the newest of ${entry.newest_at}`],
      ...(entry.quoted_from === undefined
        ? []
        : [['  quoted', `from ${entry.quoted_from}: nobody here vouches for it`] as const]),
    ]),
  ];
}

export function renderCanonEntry(shown: AnswerOf<'mind.show_canon'>): readonly Line[] {
  const { entry, newest, revisions, conflicts, supersedes, superseded_by: later, evidence, near, acts } = shown;
  const named = (what: string, some: readonly { readonly anchor: string; readonly summary: string | null }[]) =>
    some.map(({ anchor, summary }): Line => [`  ${what} `, paint('bold', anchor), ' ', wordsOf(summary)]);
  return [
    ...entryLines(entry),
    ...(entry.anchor === newest ? [] : [[paint('dim', '  Its newest revision is '), paint('bold', newest)]]),
    ...named('contradicted by', conflicts),
    ...named('in the place of', supersedes ? [supersedes] : []),
    ...named('replaced by', later),
    paint('bold', 'Evidence'),
    ...listing(
      ['SOURCE', 'SESSION', 'WHAT', 'WHEN'],
      evidence.map(({ source, agent, session_id, statement, at }) => [
        source,
        `${agent}:${shorten(session_id, 12)}`,
        shorten(wordsOf(statement), 80),
        timeCell(at),
      ]),
    ),
    paint('bold', 'Revisions'),
    ...listing(
      ['REVISION', 'STATE', 'SURE', 'WHAT', 'WHEN', 'BY'],
      revisions.map(({ revision, state, reason, confidence_bps, summary, created_at, created_by }) => [
        String(revision),
        reason === null ? state : `${state} (${reason})`,
        percent(confidence_bps),
        shorten(wordsOf(summary), 60),
        timeCell(created_at),
        created_by,
      ]),
    ),
    ...near.flatMap((each): Line[] => [
      [
        `May say the same (${percent(each.likeness_bps)} alike by ${each.by}): `,
        paint('bold', each.anchor),
        ` ${wordsOf(each.summary)}`,
      ],
      next(`throughline canon merge ${numberOf(each.anchor)} ${numberOf(entry.anchor)}`),
    ]),
    ...acts.map(({ type, actor, at, why }): Line => [
      paint('dim', `${type} by ${actor} at ${at}${why === null ? '' : `: ${wordsOf(why)}`}`),
    ]),
  ];
}

export function renderCanonAct({ entry, changed }: AnswerOf<'mind.pin_canon'>): readonly Line[] {
  const others = changed.filter((anchor) => anchor !== entry.anchor);
  return [...entryLines(entry), ...(others.length === 0 ? [] : [[paint('dim', `Also changed: ${others.join(', ')}`)]])];
}

export function renderConsolidated(answer: AnswerOf<'mind.consolidate'>): readonly Line[] {
  const { slices, failed, evidence, refused, entries, rebuilt, canon_hash } = answer;
  return [
    `${slices} slices with ${evidence} pieces of evidence, ${refused} left out; ${entries} entries changed`,
    ...(rebuilt === null ? [] : [`${rebuilt} subjects were computed again`]),
    [paint('dim', `canon ${canon_hash}`)],
    ...(failed === 0 ? [] : [paint('red', `${failed} attempts failed`), next('throughline mind t3')]),
  ];
}
