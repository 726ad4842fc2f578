// A rule for what somebody says in one sentence, as data: its id, its version, and sentences that it fires on and does not.
import type { ObservationKind } from './contract.ts';

/**
 * How the subject follows from the groups of the pattern.
 *   choice    `it` is used, `not` is not, `for` what
 *   ban       `what` is not done, by or in `who`
 *   practice  `what` is done, by or in `who`
 *   state     `what` is `is`
 */
export type About = 'choice' | 'ban' | 'practice' | 'state';

export interface SpeechExample {
  readonly said: string;
  readonly subject: string;
  readonly value: string | null;
  /** What the agent said right before, where the rule looks at it. */
  readonly after?: string;
  readonly statement?: string;
}

export interface SpeechRule {
  readonly id: string;
  readonly version: number;
  readonly kind: ObservationKind;
  readonly about: About;
  /** Searched in a sentence without its lead, at most 320 characters long. */
  readonly pattern: RegExp;
  /** What the lead must hold, as in "no, use npm". */
  readonly lead?: RegExp;
  /** Never where this is found. */
  readonly unless?: RegExp;
  /** Only where what is named belongs to a known slot. "It should be yarn" reads alone then, "it should be blue" does not. */
  readonly isOfSlot?: boolean;
  /** Only where what is named, and what it is named instead of, is the name of a known thing and nothing else. */
  readonly isBare?: boolean;
  /** Tasks and complaints are built alike: it is believed at better odds alone. */
  readonly isBroad?: boolean;
  /** It takes back what was said before. */
  readonly corrects?: boolean;
  readonly fires: readonly SpeechExample[];
  readonly stays: readonly string[];
}

/** Where a thing ends in a sentence: before a sign, before a reason, or with the sentence. */
const END = String.raw`(?=\s*(?:$|[,;:()!]|\.$|\.\s|[-–—]\s)|\s+(?:because|since|so|as|when|until|unless|if|but|and|where|please|then|these days|now|here|from now on|everywhere|anymore|any more|instead|weil|denn|parce|porque)\b)`;

/** A pattern in which `‹name›` is a thing and `…` is where it ends. */
export function pattern(source: string): RegExp {
  const filled = source
    .replaceAll(/‹(\w+)›/g, (_, name: string) => `(?<${name}>[^,;()]{1,80}?)`)
    .replaceAll('…', END)
    .replaceAll("'", "['’]");
  return new RegExp(filled, 'iu');
}

/** Asked to be done once: it tells nothing about how something is. */
export const TASK =
  /^(?:verify|ensure|confirm|research|look|find|add|implement|fix|write|create|update|upgrade|check|investigate|explain|show|expose|compare|clean|prepare|refactor|rename|remove|delete|replace|convert|make|try|review|read|list|print|open|debug|profile|train|help|tell|give|think|see|figure|go through|set up|document|describe|port|move|change|revert|undo|rebase|push|pull|commit)\b(?![:/.-])/i;

/** A part of a screen: what is said of it is asked for, and not laid down for ever. */
export const ON_SCREEN =
  /\b(?:buttons?|headers?|footers?|modals?|pages?|icons?|fonts?|links?|menus?|labels?|cards?|checkbox(?:es)?|dropdowns?|inputs?|fields?|forms?|lists?|rows?|titles?|sidebars?|navbars?|tooltips?|popups?|dialogs?|spinners?|tabs?|tiles?|images?|avatars?|banners?|logos?|sliders?|toggles?|screens?|views?|dashboards?|charts?|text|colou?rs?|blue|red|green)\b/i;

/** What goes wrong is reported, not laid down. */
export const COMPLAINT =
  /\b(?:fail(?:s|ed|ing|ure)?|crash(?:es|ed|ing)?|break(?:s|ing)?|broken|broke|hangs?|stuck|flak(?:y|es)|flapping|wrong|slow(?:er)?|lost|loses|missing|throws?|thrown|panics?|times? out|timed out|leaks?|overlaps?|too (?:long|slow|many|much)|forever|doesn't work|does not work|not working|can't reach|undefined|null pointer|died|dies|killed|full|truncated|duplicated|cut off|weird|strange|ugly|annoying)\b/i;
