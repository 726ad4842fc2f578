// One conversation at the command line: takes lines, answers questions and commands, and remembers what they are about.
import { Refusal } from '../../base/errors.ts';
import { print } from '../terminal/output.ts';
import { printError } from '../terminal/print-error.ts';
import { paint, table, type Line } from '../terminal/text.ts';
import type { CliContext } from './context.ts';
import { createPartsShown } from './parts-shown.ts';
import { renderResult, viewOf } from './renderers.ts';
import type { AskAnswerOf } from './renderers/ask-answers.ts';
import { bundleLines } from './renderers/bundle.ts';
import { findingLines } from './renderers/drift-words.ts';

type Answer = AskAnswerOf<'ask.ask'>;
type Exchange = AskAnswerOf<'ask.get_exchange'>;
type Drift = AskAnswerOf<'ask.list_drift'>;

export interface ChatOptions {
  readonly model?: string;
  readonly project?: string;
  readonly session?: string;
  readonly deep?: boolean;
  readonly intent?: string;
}

export interface Chat {
  greet(): void;
  prompt(): string;
  /** False once the person leaves. */
  take(line: string): Promise<boolean>;
  /** Cancels the answer that is coming; false if none is. */
  cancel(): boolean;
  isAnswering(): boolean;
}

const MOST_DRIFT = 10;
const NO_MODEL = 'no model';
const MODEL = /^[^/\s]+\/\S+$/;

const COMMANDS = [
  ['/model [provider/model]', 'ask another model, which opens another conversation; alone it lists the models'],
  ['/deep [on|off]', 'add deep history to what follows'],
  ['/intent <text>', 'say what this conversation is for'],
  ['/bundle', 'what the model was shown with the last question'],
  ['/exchange', 'the whole record of the last question'],
  ['/drift', 'what was found in the last answer, and what is open'],
  ['/close', 'close the conversation: the next question opens another'],
  ['/quit', 'leave; Ctrl-D does too'],
] as const;

export function createChat(context: CliContext, options: ChatOptions, isTerminal: boolean): Chat {
  const { output } = context;
  const inProject = options.project === undefined ? {} : { project_id: options.project };
  let { model, session, deep = false, intent } = options;
  let last: Answer | undefined;
  let running: AbortController | undefined;

  const tell = (value: object, ...lines: Line[]) => print(output, value, lines);

  // ── Questions ────────────────────────────────────────────────────────────────────────────────────────────────

  async function ask(question: string): Promise<void> {
    const view = viewOf('ask.ask');
    const parts = view.streamed && createPartsShown(output, view.streamed);
    running = new AbortController();
    const { signal } = running;
    const input = {
      question,
      ...inProject,
      ...(model === undefined ? {} : { model }),
      ...(session === undefined ? {} : { session_id: session }),
      ...(intent === undefined ? {} : { intent }),
      deep,
    };
    try {
      const answer = (await context
        .call('ask.ask', input, { signal, onPart: parts?.show })
        .finally(() => parts?.end())) as Answer;
      last = answer;
      session = answer.session_id;
      // The conversation keeps it.
      intent = undefined;
      print(output, answer, () =>
        view.streamed && parts?.isShown()
          ? view.streamed.lines(answer as never, parts.text())
          : view.lines(answer as never),
      );
    } finally {
      running = undefined;
    }
  }

  /** Somebody closed the conversation, or the kernel changed: the question opens another. */
  async function askInSome(question: string): Promise<void> {
    const named = session;
    try {
      await ask(question);
    } catch (error) {
      const isOver = error instanceof Refusal && ['chat_closed', 'chat_differs'].includes(error.code);
      if (!isOver || named === undefined || last === undefined) throw error;
      session = undefined;
      output.stderr('The conversation is over; this question opens another.\n');
      await ask(question);
    }
  }

  // ── Commands ─────────────────────────────────────────────────────────────────────────────────────────────────

  const lastExchange = async (): Promise<Exchange | undefined> => {
    if (last)
      return (await context.call('ask.get_exchange', { exchange_id: last.exchange_id, ...inProject })) as Exchange;
    tell({ exchange: null }, 'Nothing was asked yet');
    return undefined;
  };

  const commands: Readonly<Record<string, (rest: string) => Promise<void> | void>> = {
    help: () => tell({ commands: COMMANDS.map(([command, does]) => ({ command, does })) }, ...table(COMMANDS)),

    async model(rest) {
      if (rest === '') {
        const models = await context.call('gateway.list_models', {});
        print(output, models, () => [`Now: ${model ?? NO_MODEL}`, ...renderResult('gateway.list_models', models)]);
        return;
      }
      if (!MODEL.test(rest)) {
        tell({ model: model ?? null }, 'A model is named <provider>/<model>, as in ollama/qwen3. /model lists them.');
        return;
      }
      if (rest !== model) session = undefined;
      model = rest;
      tell({ model }, `What follows is asked of ${model}, in another conversation`);
    },

    deep(rest) {
      if (!['', 'on', 'off'].includes(rest))
        return tell({ deep }, `/deep on, or /deep off: deep history is ${deep ? 'added' : 'left out'} now`);
      deep = rest === '' ? !deep : rest === 'on';
      tell({ deep }, deep ? 'Deep history is added to what follows' : 'Deep history is left out again');
    },

    intent(rest) {
      if (rest === '') return tell({ intent: intent ?? null }, 'Say it: /intent Write the decision record');
      intent = rest;
      return tell({ intent }, 'It is declared with the next question, and holds for this conversation');
    },

    async bundle() {
      const exchange = await lastExchange();
      if (!exchange) return;
      const reasons = new Map(exchange.refs.map((ref) => [ref.artifact_id, ref.included_reason]));
      print(output, exchange.bundle, () =>
        exchange.bundle ? bundleLines(exchange.bundle, reasons) : ['Its text is gone; its hash is kept'],
      );
    },

    async exchange() {
      const exchange = await lastExchange();
      if (exchange) print(output, exchange, () => renderResult('ask.get_exchange', exchange));
    },

    async drift() {
      const exchange = await lastExchange();
      if (!exchange) return;
      const { findings } = exchange;
      const open = (await context.call('ask.list_drift', { status: 'open', limit: MOST_DRIFT, ...inProject })) as Drift;
      print(output, { findings, open: open.drift }, () => [
        ...(findings.length === 0 ? ['No drift was found in the last answer'] : findingLines(findings)),
        ...(open.drift.length === 0 ? [] : ['', 'Open in this project', ...renderResult('ask.list_drift', open)]),
      ]);
    },

    async close() {
      if (session === undefined) return tell({ chat: null }, 'No conversation is open here');
      const closed = await context.call('ask.close_chat', { session_id: session, ...inProject });
      session = undefined;
      return print(output, closed, () => renderResult('ask.close_chat', closed));
    },
  };

  async function run(line: string): Promise<boolean> {
    const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(line) ?? [];
    if (['quit', 'exit', 'q'].includes(name)) return false;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) await command(rest.trim());
    else
      tell(
        { unknown_command: name },
        `There is no command /${name}; /help shows them. A question that begins with / is typed with a blank before it.`,
      );
    return true;
  }

  return {
    greet() {
      if (!isTerminal) return;
      tell(
        {},
        model === undefined
          ? ['No model is asked: answers quote from the context. ', paint('bold', '/model'), ' chooses one.']
          : `You talk with ${model}. What comes is provisional until it is recorded.`,
        [paint('bold', '/help'), ' shows the commands, ', paint('bold', '/quit'), ' leaves.'],
      );
    },
    prompt: () => `${model ?? NO_MODEL} › `,
    async take(line) {
      if (line.trim() === '') return true;
      try {
        if (line.startsWith('/')) return await run(line.trim());
        await askInSome(line);
      } catch (error) {
        // The next line may well succeed; a script sees by the exit code that one did not.
        context.exitCode = printError(output, error);
      }
      if (isTerminal) output.stdout('\n');
      return true;
    },
    cancel() {
      if (!running || running.signal.aborted) return false;
      running.abort(new Error('interrupted'));
      return true;
    },
    isAnswering: () => running !== undefined,
  };
}
