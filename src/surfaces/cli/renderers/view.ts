// How a command shows the answer of its operation, where lines alone do not say it.
import type { Line } from '../../terminal/text.ts';

export interface View<Result = never, Input = never> {
  readonly lines: (result: Result) => readonly Line[];
  /** What `--json` prints, where scripts know something else than the operation's answer from this command. */
  readonly json?: (result: Result, input: Input) => unknown;
  /** Of a command that did what it was asked; 0 unless given. */
  readonly exitCode?: (result: Result) => number;
  /** Refuses input under the code that scripts know from this command, before the operation says `invalid_input`. */
  readonly check?: (input: Input) => void;
  /** Command lines for its help, in place of those that the operation's examples make. */
  readonly examples?: readonly string[];
}
