// Pure: what a conversation comes to, in its own words. Nothing is inferred or rephrased; the same conversation and facts give the same
// bytes.
import type { SummaryDocument, SummaryLine } from './contract.ts';

export interface SummedTurn {
  readonly turn_id: string;
  readonly speaker: 'user' | 'aurora';
  readonly content: string;
  readonly created_at: string;
  /** 1 where the answer declines: it claims nothing. */
  readonly refusal: number;
}

export interface SummedFact {
  readonly fact_id: string;
  readonly number: number;
  readonly status: 'proposed' | 'ratified' | 'rejected' | 'superseded';
  readonly claim: string | null;
  /** Whether its source is in this conversation. */
  readonly isOwn: boolean;
  /** The exchanges that were shown it. */
  readonly shownIn: readonly string[];
}

export interface SummaryInput {
  /** Whether a model answered. Without one an answer quotes, and claims nothing. */
  readonly isModel: boolean;
  readonly projectId: string;
  readonly sessionId: string;
  /** In order. */
  readonly turns: readonly SummedTurn[];
  readonly facts: readonly SummedFact[];
}

const MOST_LINES = 100;
const MOST_CITED = 20;
const LONGEST = 400;

export function summarise({ isModel, projectId, sessionId, turns, facts }: SummaryInput): SummaryDocument {
  const said = turns.filter(({ content }) => content !== '');
  const ordered = facts.toSorted((a, b) => a.number - b.number);
  const ratified = ordered.filter(({ status }) => status === 'ratified');
  const cited = ratified.flatMap((fact) => {
    const cited_in = [
      ...fact.shownIn.map((id) => `exchange:${id}`).toSorted(),
      ...said.filter(({ content }) => names(content, fact)).map(({ turn_id }) => `turn:${turn_id}`),
    ];
    return cited_in.length === 0 ? [] : [{ ...factLine(fact), cited_in: cited_in.slice(0, MOST_CITED) }];
  });
  const known = ratified.flatMap(({ claim }) => (claim === null ? [] : [plain(claim)]));
  const theories = distinct([
    ...linesOf(
      said,
      'aurora',
      (text, turn) => isModel && turn.refusal === 0 && isClaim(text) && !isKnown(text, ratified, known),
    ),
    ...ordered.filter(({ status, isOwn }) => status === 'proposed' && isOwn).map(factLine),
  ]);
  const decisions = distinct([
    ...linesOf(said, 'user', isDecision),
    ...ratified.filter(({ isOwn }) => isOwn).map(factLine),
  ]);
  return {
    version: 1,
    project_id: projectId,
    session_id: sessionId,
    turns: {
      count: turns.length,
      first_at: turns[0]?.created_at ?? null,
      last_at: turns.at(-1)?.created_at ?? null,
      gone: turns.length - said.length,
    },
    facts: cited.slice(0, MOST_LINES),
    theories: theories.slice(0, MOST_LINES),
    decisions: decisions.slice(0, MOST_LINES),
    left_off: {
      facts: Math.max(0, cited.length - MOST_LINES),
      theories: Math.max(0, theories.length - MOST_LINES),
      decisions: Math.max(0, decisions.length - MOST_LINES),
    },
  };
}

function factLine({ fact_id, number, claim }: SummedFact): SummaryLine {
  return { id: `ledger:${fact_id}`, name: `F${number}`, text: cut(claim ?? '') };
}

function linesOf(
  turns: readonly SummedTurn[],
  speaker: SummedTurn['speaker'],
  isOne: (text: string, turn: SummedTurn) => boolean,
): SummaryLine[] {
  return turns
    .filter((turn) => turn.speaker === speaker)
    .flatMap((turn) =>
      sentencesOf(turn.content)
        .filter((text) => isOne(text, turn))
        .map((text) => ({ id: `turn:${turn.turn_id}`, name: null, text: cut(text) })),
    );
}

/** The first of those with the same words. */
function distinct(lines: readonly SummaryLine[]): SummaryLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const words = plain(text);
    if (words === '' || seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

/** By its id, or by its number where the text says that it means a fact. */
function names(text: string, { fact_id, number }: SummedFact): boolean {
  return text.includes(`ledger:${fact_id}`) || new RegExp(`(?:\\bfact |\\[)F${number}\\b`, 'i').test(text);
}

function isKnown(text: string, ratified: readonly SummedFact[], known: readonly string[]): boolean {
  const words = ` ${plain(text)} `;
  return ratified.some((fact) => names(text, fact)) || known.some((claim) => words.includes(` ${claim} `));
}

// ── Sentences ────────────────────────────────────────────────────────────────────────────────────────────────

const LIST_MARK = /^(?:[-*•>]|\d{1,3}[.)])\s+/;

/** Without code, headings and the marks of lists. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed.startsWith('```')) isCode = !isCode;
    else if (!isCode && trimmed !== '' && !trimmed.startsWith('#')) {
      const parts = trimmed.replace(LIST_MARK, '').split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"'`([])/u);
      sentences.push(...parts.map((part) => part.trim()).filter((part) => part !== ''));
    }
  }
  return sentences;
}

function isClaim(sentence: string): boolean {
  if (sentence.endsWith('?') || sentence.endsWith(':')) return false;
  // What a speaker says of itself is no claim about the project.
  if (/^(?:i|i'm|i'll|i've|sorry|yes|no|sure|okay|ok)\b/i.test(sentence)) return false;
  return plain(sentence).split(' ').length >= 3;
}

const DECIDES = [
  /\b(?:we|i)(?:'ve| have)? (?:decided|agreed|chose|chosen|settled on)\b/i,
  /\b(?:we|i)(?:'ll| will) (?:not )?(?:use|keep|go with|drop|take|stay with|stick with|switch to|move to|build|remove)\b/i,
  /\blet'?s (?:not )?(?:use|keep|go with|drop|take|stay with|stick with|switch to|move to|build|remove)\b/i,
  /^(?:decision|decided)\b\s*[:–-]/i,
  /^(?:it is |it's )?decided (?:to|on|for|against|that)\b/i,
];
const UNDECIDED =
  /\b(?:not|never|haven't|hasn't|didn't) (?:yet )?(?:decided|agreed|chosen|settled)\b|\b(?:if|whether|unless) (?:we|i)\b/i;

/** Only what is spoken out: a question or a condition decides nothing. */
export function isDecision(sentence: string): boolean {
  if (sentence.endsWith('?') || UNDECIDED.test(sentence)) return false;
  return DECIDES.some((pattern) => pattern.test(sentence));
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).toWellFormed()}…`;
}
