// The shape of the labelled sessions that judge what the mind learns, and what stands in their labels.

/**
 * A session as a script, a line per event. `#name` behind the first sign marks an event that holds something worth keeping.
 *
 *     U text     a person                       $ line     a command; `= 0 output` below is its exit code and what it printed
 *     A text     the agent                      E path     the agent edits a file; `=! output` below says that it failed
 *     S text     a subagent                     R path     the agent reads a file; `= output` below is what it holds
 *     C text     the agent's own summary        F address  the agent reads a page; `= output` below is what it holds
 *     ~ in front: taken back later. Two blanks in front: goes on with the text above.
 */
export interface LabelledSession {
  readonly id: string;
  readonly agent: string;
  /** Its first event; one every ten seconds follows. */
  readonly at: string;
  readonly script: string;
  /** The files that a person would name first, at most five. */
  readonly changed: readonly string[];
}

/** Words that stand in one line together, whatever their case; `a|b` is either. */
export type Words = readonly string[];

export interface Wanted {
  readonly words: Words;
  /** `session#name`: the event that says it. */
  readonly anchor: string;
}

export interface LabelledQuestion {
  readonly question: string;
  /** `session#name`: the event that answers it. */
  readonly anchor: string;
}

export interface LabelledProject {
  readonly name: string;
  readonly sessions: readonly LabelledSession[];
  /** What a person wants to be known next, as of the last session. */
  readonly wanted: readonly Wanted[];
  /** What once held and must not stand any more. */
  readonly superseded: readonly Words[];
  /** What must not become an entry, besides everything that rests on no marked event. */
  readonly junk: readonly Words[];
  readonly questions: readonly LabelledQuestion[];
}
