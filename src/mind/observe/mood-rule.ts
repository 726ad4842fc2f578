// The shape of a rule for sentences that say nothing lasting.

export type Mood =
  | 'asked'
  | 'considered'
  | 'momentary'
  | 'status'
  | 'secret'
  | 'erased'
  | 'dangling'
  | 'hearsay'
  | 'joke'
  | 'quoted';

/** Each with sentences that are in that mood and sentences that are not. */
export interface MoodRule {
  readonly mood: Mood;
  readonly pattern: RegExp;
  readonly is: readonly string[];
  readonly isNot: readonly string[];
}
