// `chat`: a conversation with a model at a terminal, or with the lines of a pipe. It asks by the same operation as `ask`, so that every
// question is compiled, validated and recorded.
import type { Command } from 'commander';
import { systemClock } from '../../base/clock.ts';
import { createChat, type ChatOptions } from './chat.ts';
import type { CliContext } from './context.ts';

interface AskedOptions {
  readonly model?: string;
  readonly projectId?: string;
  readonly sessionId?: string;
  readonly deep?: boolean;
  readonly intent?: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const INTERRUPTED = 130;
/** One Ctrl-C can arrive several times: as a key, and from parent processes that pass it on. */
const ECHO_MS = 200;

export function addChatCommand(program: Command, context: CliContext): void {
  program.commands
    .find((each) => each.name() === 'chat')
    ?.description('talk with a model: every question is compiled, checked and recorded')
    .option('--model <provider/model>', 'the model to ask; without it the answers quote from the context')
    .option('--project, --project-id <project>', 'by its id or name; default: the project of this folder')
    .option('--session, --session-id <id>', 'go on in this conversation; without it the latest that fits, or a new one')
    .option('--deep', 'add deep history to every question')
    .option('--intent <text>', 'what this conversation is for')
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline chat\n  $ throughline chat --model ollama/qwen3\n  $ throughline chat list\n' +
        '\nInside it, /help shows the commands. Without a terminal each line of stdin is a question.',
    )
    .action(({ projectId, sessionId, ...asked }: AskedOptions) =>
      talk(context, {
        ...asked,
        ...(projectId === undefined ? {} : { project: projectId }),
        ...(sessionId === undefined ? {} : { session: sessionId }),
      }),
    );
}

async function talk(context: CliContext, options: ChatOptions): Promise<void> {
  const { config, output } = context;
  const isTerminal = config.isTerminal && config.isAttended && !output.json;
  const chat = createChat(context, options, isTerminal);
  let heardMs: number | undefined;
  let isLeaving = false;

  function leave(): void {
    const isRunning = !chat.cancel() && chat.isAnswering();
    // It was asked to stop and did not: the person wants to be gone.
    if (isLeaving && isRunning) process.exit(INTERRUPTED);
    isLeaving = true;
    context.exitCode = INTERRUPTED;
    lines.close();
  }

  /** The first one stops the answer that is coming, and a second one leaves. */
  function onKey(): void {
    const nowMs = systemClock.monotonic();
    const isEcho = heardMs !== undefined && nowMs - heardMs < ECHO_MS;
    if (isEcho) return;
    const isFirst = heardMs === undefined;
    heardMs = nowMs;
    if (!isTerminal || !isFirst) leave();
    else if (!chat.cancel()) lines.remark('Ctrl-C again leaves, as /quit does');
  }

  const lines = context.openLines({ isTerminal, onInterrupt: onKey });
  const onSignal = (signal: NodeJS.Signals) => (signal === 'SIGINT' ? onKey() : leave());
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    chat.greet();
    for (;;) {
      const line = await lines.next(chat.prompt());
      if (line === undefined || isLeaving) break;
      heardMs = undefined;
      const goesOn = await chat.take(line);
      if (!goesOn || isLeaving) break;
    }
    if (isLeaving) context.exitCode = INTERRUPTED;
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    lines.close();
  }
}
