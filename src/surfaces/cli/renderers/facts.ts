// Facts, their conflicts, the board of drift and summaries of conversations, as people read them.
import type { z } from 'zod';
import type { askOperations } from '../../../ask/operations.ts';
import { listing, paint, shorten, table, type Cell, type Line } from '../../terminal/text.ts';
import { timeCell } from './work-cells.ts';

type AnswerOf<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;
type Fact = AnswerOf<'ask.get_fact'>['fact'];
type Conflict = AnswerOf<'ask.mark_conflict'>['conflict'];
type Drift = AnswerOf<'ask.get_drift'>['drift'];

const next = (command: string): Line => [paint('dim', 'Next: '), paint('bold', command)];
const more = (before: number | null): Line[] =>
  before === null ? [] : [[paint('dim', 'More: '), paint('bold', `--before ${before}`)]];
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const GONE = '(erased)';
const wordsOf = (text: string | null) => (text === null ? GONE : inOneLine(text));

const STATES = {
  proposed: 'yellow',
  ratified: 'green',
  rejected: 'dim',
  superseded: 'dim',
  open: 'red',
  resolved: 'dim',
} as const;
const stateCell = (status: keyof typeof STATES): Cell => paint(STATES[status], status);

// ── Facts ────────────────────────────────────────────────────────────────────────────────────────────────────

function factLines(fact: Fact): readonly Line[] {
  const { name, status, claim, confidence, subject, source } = fact;
  const ended = fact.superseded_by === null ? fact.status : `superseded by ${fact.superseded_by}`;
  return [
    [paint('bold', name), ' ', wordsOf(claim)],
    ...table([
      ['  status', stateCell(status)],
      ['  confidence', confidence],
      ...(subject === null ? [] : [['  about', subject]]),
      ...(source === null ? [] : [['  source', source]]),
      ['  proposed', `${fact.proposed_at} by ${fact.proposed_by}`],
      ...(fact.ratified_at === null ? [] : [['  ratified', `${fact.ratified_at} by ${fact.ratified_by ?? ''}`]]),
      ...(fact.ended_at === null ? [] : [['  ended', `${ended} at ${fact.ended_at} by ${fact.ended_by ?? ''}`]]),
      ...(fact.reason === null ? [] : [['  reason', inOneLine(fact.reason)]]),
    ]),
  ];
}

export function renderProposed({ fact, created, sanitised }: AnswerOf<'ask.propose_fact'>): readonly Line[] {
  return [
    ...(created ? [] : ['These words stand there already.']),
    ...(sanitised ? [[paint('yellow', 'Something was left out of its words: '), 'it looked like a secret.']] : []),
    ...factLines(fact),
    ...(fact.status === 'proposed' ? [next(`throughline fact ratify ${fact.name}`)] : []),
  ];
}

export function renderChangedFact({ fact, conflicts }: AnswerOf<'ask.ratify_fact'>): readonly Line[] {
  return [...factLines(fact), ...conflictLines(conflicts)];
}

export function renderFacts({ facts, next: before }: AnswerOf<'ask.list_facts'>): readonly Line[] {
  if (facts.length === 0) return ['No fact', next('throughline fact propose "<claim>"')];
  return [
    ...listing(
      ['FACT', 'STATUS', 'CONFIDENCE', 'CLAIM', 'BY', 'PROPOSED'],
      facts.map(({ name, status, confidence, claim, proposed_by, proposed_at }) => [
        name,
        stateCell(status),
        confidence,
        shorten(wordsOf(claim), 80),
        proposed_by,
        timeCell(proposed_at),
      ]),
    ),
    ...more(before),
  ];
}

// ── Conflicts ────────────────────────────────────────────────────────────────────────────────────────────────

function conflictLines(conflicts: readonly Conflict[]): readonly Line[] {
  return conflicts.flatMap((conflict) => {
    const { name, status, a, b, about, rule, kept, reason, resolved_by } = conflict;
    const who = rule !== null && status === 'proposed' ? `, by the rule "${rule}"` : '';
    const held = kept === 'a' ? a.name : kept === 'b' ? b.name : kept;
    return [
      [paint('bold', name), ' ', stateCell(status), `${who}${about === null ? '' : `: ${inOneLine(about)}`}`],
      ...[a, b].map((side): Line => ['  ', paint('bold', side.name), ` (${side.status}) `, wordsOf(side.claim)]),
      ...(status === 'resolved'
        ? [`  Kept: ${held ?? ''}, by ${resolved_by ?? ''}${reason === null ? '' : `. ${inOneLine(reason)}`}`]
        : [next(`throughline fact resolve ${name} --keep ${a.name} --reason "<why>"`)]),
    ];
  });
}

export function renderConflict({ conflict }: AnswerOf<'ask.mark_conflict'>): readonly Line[] {
  return conflictLines([conflict]);
}

export function renderConflicts({ conflicts, next: before }: AnswerOf<'ask.list_conflicts'>): readonly Line[] {
  if (conflicts.length === 0) return ['No conflict'];
  return [...conflictLines(conflicts), ...more(before)];
}

// ── Drift ────────────────────────────────────────────────────────────────────────────────────────────────────

export function renderBoard({ drift, next: before }: AnswerOf<'ask.list_drift'>): readonly Line[] {
  if (drift.length === 0) return ['No drift'];
  return [
    ...listing(
      ['WHEN', 'CLASS', 'SEVERITY', 'STATUS', 'WHO ASKED', 'FOUND', 'DRIFT'],
      drift.map((each) => [
        timeCell(each.created_at),
        each.drift_class,
        severityCell(each.severity),
        stateCell(each.status),
        each.agent_id ?? '–',
        shorten(inOneLine(each.summary), 60),
        each.drift_id,
      ]),
    ),
    ...more(before),
  ];
}

export function renderDrift({ drift }: AnswerOf<'ask.get_drift'>): readonly Line[] {
  const { drift_id, drift_class, severity, status, summary, exchange_id, resolution, resolved_at, resolved_by } = drift;
  return [
    [paint('bold', drift_id), ' ', stateCell(status)],
    ...table([
      ['  class', drift_class],
      ['  severity', severityCell(severity)],
      ['  found', inOneLine(summary)],
      ['  exchange', exchange_id],
      ['  who asked', drift.agent_id ?? '–'],
      ['  model', drift.model_id ?? '–'],
      ['  raised', drift.created_at],
      ...(resolved_at === null ? [] : [['  resolved', `${resolved_at} by ${resolved_by ?? ''}`]]),
      ...(resolution === null ? [] : [['  reason', inOneLine(resolution)]]),
    ]),
    next(
      status === 'open'
        ? `throughline drift resolve ${drift_id} --reason "<why>"`
        : `throughline exchange show ${exchange_id}`,
    ),
  ];
}

function severityCell(severity: Drift['severity']): Cell {
  return severity === 'critical' || severity === 'high' ? paint('red', severity) : severity;
}

// ── Summaries ────────────────────────────────────────────────────────────────────────────────────────────────

export function renderSummary({ summary, summary_id, summary_hash }: AnswerOf<'ask.summarise_chat'>): readonly Line[] {
  const part = (
    title: string,
    lines: AnswerOf<'ask.summarise_chat'>['summary']['theories'],
    leftOff: number,
  ): Line[] => [
    [paint('bold', title)],
    ...(lines.length === 0 ? [[paint('dim', '  none')]] : []),
    ...lines.map(({ id, name, text }): Line => ['  ', inOneLine(text), ' ', paint('dim', `[${name ?? id}]`)]),
    ...(leftOff === 0 ? [] : [[paint('dim', `  and ${leftOff} more`)]]),
  ];
  const { facts, theories, decisions, left_off, turns } = summary;
  return [
    ...part('Facts', facts, left_off.facts),
    ...part('Theories', theories, left_off.theories),
    ...part('Decisions', decisions, left_off.decisions),
    [
      paint(
        'dim',
        `${turns.count} turns${turns.gone === 0 ? '' : `, of which ${turns.gone} are gone`}. Summary ${summary_id}, SHA-256 ${summary_hash}`,
      ),
    ],
  ];
}
