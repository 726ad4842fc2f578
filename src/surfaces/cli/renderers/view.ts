// How a command shows its operation's answer, where lines alone are not enough.
import type { Cell, Line } from '../../terminal/text.ts';

export interface View<Result = never, Input = never> {
  readonly lines: (result: Result) => readonly Line[];
  /** For an operation with parts: how a person at a terminal sees its answer come. */
  readonly streamed?: {
    /** Before the first part. */
    readonly lead: Cell;
    readonly text: (part: never) => string;
    /** Behind what was shown, once the answer holds; instead of `lines`. */
    readonly lines: (result: Result, shown: string) => readonly Line[];
  };
  /** What `--json` prints, if scripts rely on something other than the operation's answer. */
  readonly json?: (result: Result, input: Input) => unknown;
  /** Exit code after success; 0 by default. */
  readonly exitCode?: (result: Result) => number;
  /**
   * Refuses input under the code that scripts know from this command, before the operation refuses it as
   * `invalid_input`.
   */
  readonly check?: (input: Input) => void;
  /** An option of the command that runs another operation before it. */
  readonly first?: {
    /** As it is typed behind `--`. */
    readonly option: string;
    readonly description: string;
    readonly operation: string;
    /** Arguments that need not be typed with the option; each can also be typed as an option of its own. */
    readonly fills?: readonly string[];
    readonly input: (input: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
    /** What people are shown of the other one's answer, where its own lines say more than is meant. */
    readonly lines?: (answer: unknown) => readonly Line[];
    /** The command's own input, after the other operation answered. */
    readonly after: (input: Readonly<Record<string, unknown>>, answer: unknown) => Readonly<Record<string, unknown>>;
    /** What the other one's answer adds to the command's own. */
    readonly told?: (answer: unknown) => object;
    /** The refusal that says that there is nothing to run. */
    readonly nothing?: string;
  };
  /** Command lines for its help, instead of those made from the operation's examples. */
  readonly examples?: readonly string[];
}
