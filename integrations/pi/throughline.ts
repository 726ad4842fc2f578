// Written by `throughline setup`; `throughline setup pi --remove` takes it away.
// Connects pi with Throughline: at each prompt a session is told what Throughline has to say, mostly nothing; when it starts, before
// a compaction, when the agent has finished and at the end, Throughline hears of it. It never fails the agent: no answer is an empty one.
import { spawn } from 'node:child_process';

/** The program and its first arguments, to which the agent's name is added; setup puts absolute paths in. */
const COMMAND: readonly string[] = ['throughline', 'hook'];
const TIMEOUT_MS = 6_000;

interface Answer {
  readonly context?: string;
  readonly notice?: string;
  /** What the model is asked before it may stop. */
  readonly ask?: string;
  readonly input?: object;
}

interface Context {
  readonly cwd: string;
  isIdle?(): boolean;
  getContextUsage?(): { readonly percent?: number | null } | undefined;
  readonly hasUI?: boolean;
  readonly ui?: { notify?(text: string, level?: string): void };
  readonly sessionManager?: {
    getSessionId?(): string;
    getSessionFile?(): string | undefined;
    getEntries?(): readonly { readonly type?: unknown }[];
  };
}

type Listener = (event: Readonly<Record<string, unknown>>, context: Context) => unknown;

function answerIn(output: string): Answer {
  try {
    return JSON.parse(output) as Answer;
  } catch {
    return {};
  }
}

/** Never fails, also where there is no room for another process: what fails before a tool is called forbids the call. */
function ask(event: Readonly<Record<string, unknown>>): Promise<Answer> {
  return new Promise<Answer>((resolve) => {
    const [program = 'throughline', ...first] = COMMAND;
    const child = spawn(program, [...first, 'pi'], { stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    const end = () => {
      clearTimeout(timer);
      resolve(answerIn(output));
    };
    const timer = setTimeout(() => child.kill(), TIMEOUT_MS);
    child.on('error', end);
    child.on('close', end);
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => (output += text));
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(event));
  }).catch(() => ({}));
}

interface Message {
  readonly customType: string;
  readonly content: string;
  readonly display: boolean;
}

/** What a session's model met since its last prompt, the newest last: told with the next one. */
interface Met {
  /** What commands printed that failed. */
  readonly failed: string[];
  readonly read: string[];
}

const MOST_OUTPUT = 20_000;

function keepNewest(list: string[], item: string, most: number): void {
  list.push(item);
  if (list.length > most) list.shift();
}

/** Of a long output its two ends. */
function keepFailed({ failed }: Met, output: string): void {
  const half = MOST_OUTPUT / 2 - 1;
  const isLong = output.length > MOST_OUTPUT;
  keepNewest(failed, isLong ? `${output.slice(0, half)}\n${output.slice(-half)}` : output, 5);
}

function keepRead({ read }: Met, file: string): void {
  keepNewest(read, file, 20);
}

/** The texts of a result. */
function textOf(content: unknown): string {
  if (!Array.isArray(content)) return '';
  const blocks = content as readonly ({ readonly text?: unknown } | null)[];
  return blocks.flatMap((block) => (typeof block?.text === 'string' ? block.text : [])).join('\n');
}

interface Pi {
  on(event: string, listener: Listener): void;
  sendMessage?(message: Message, options: { deliverAs: string; triggerTurn: boolean }): void;
}

/** By its user, or by an error: then it is not made to go on. Older ones only say so in their last message. */
function isAborted({ aborted, messages }: Readonly<Record<string, unknown>>): boolean {
  if (aborted === true) return true;
  const last = Array.isArray(messages) ? (messages.at(-1) as { readonly stopReason?: unknown } | undefined) : undefined;
  return last?.stopReason === 'aborted' || last?.stopReason === 'error';
}

// oxlint-disable-next-line import/no-default-export -- pi loads an extension by its default export.
export default function throughline(pi: Pi): void {
  /** Older ones only say that a run has ended, which may be followed by another. */
  let settles = false;
  /** Goes on only because it was asked something. */
  let isAsked = false;
  /** Changes of files that are being told: a stop comes after them. */
  const editing = new Set<Promise<Answer>>();

  let met: Met | undefined;
  const metNow = (): Met => (met ??= { failed: [], read: [] });

  const tell = async (name: string, context: Context, fields: object = {}): Promise<Answer> => {
    const ui = context.hasUI === false ? undefined : context.ui;
    const answer = await ask({
      hook_event_name: name,
      session_id: context.sessionManager?.getSessionId?.(),
      transcript_path: context.sessionManager?.getSessionFile?.(),
      cwd: context.cwd,
      ...fields,
    });
    try {
      if (answer.notice !== undefined) ui?.notify?.(answer.notice, 'info');
    } catch {
      // The session may have been left meanwhile, and its window with it.
    }
    return answer;
  };
  const stop = async (name: string, event: Readonly<Record<string, unknown>>, context: Context): Promise<void> => {
    const stop_hook_active = isAsked || isAborted(event);
    isAsked = false;
    await Promise.all(editing);
    const { ask: question } = await tell(name, context, { stop_hook_active });
    if (question === undefined || !pi.sendMessage) return;
    isAsked = true;
    const message = { customType: 'throughline', content: question, display: true };
    pi.sendMessage(message, { deliverAs: 'followUp', triggerTurn: true });
  };
  /** Its user sees what the model is told. */
  const messageOf = ({ context: content }: Answer): Message | undefined =>
    content === undefined ? undefined : { customType: 'throughline', content, display: true };
  /** Right behind a compaction pi does not know it. */
  const usageOf = (context: Context) => ({ context_usage_percent: context.getContextUsage?.()?.percent ?? undefined });
  const sourceOf = ({ reason }: Readonly<Record<string, unknown>>) => ({ source: reason ?? 'startup' });
  /** A session that is continued starts, too; its conversation shows which it is. */
  const isContinued = ({ sessionManager }: Context) =>
    sessionManager?.getEntries?.().some(({ type }) => type === 'message') === true;

  /** Only its extensions begin anew: the session goes on with what it was told, and with what it holds. */
  const isReload = ({ reason }: Readonly<Record<string, unknown>>) => reason === 'reload';

  pi.on('session_start', async (event, context) => {
    // It takes no context before a prompt: that one asks.
    if (isReload(event)) return;
    met = undefined;
    const { source } = sourceOf(event);
    const isResumed = source === 'startup' && isContinued(context);
    await tell('session_start', context, { source: isResumed ? 'resume' : source, waits: true });
  });
  pi.on('before_agent_start', async (_, context) => {
    const seen = met;
    met = undefined;
    const message = messageOf(await tell('before_agent_start', context, { ...usageOf(context), ...seen }));
    return message && { message };
  });
  /** A call of our own tools gets the owner that its session was told. */
  pi.on('tool_call', async ({ toolName, input: given }, context) => {
    if (typeof toolName !== 'string' || !toolName.startsWith('mcp__throughline__')) return;
    const { input } = await tell('tool_call', context, { tool_name: toolName, tool_input: given });
    if (input !== undefined) Object.assign(given as object, input);
  });
  /** What a shell changes is not known. Nobody waits for it: the agent goes on meanwhile. */
  pi.on('tool_result', ({ toolName, input, isError, content }, context) => {
    const file = (input as { readonly path?: unknown } | undefined)?.path;
    if (toolName === 'bash' && isError === true) keepFailed(metNow(), textOf(content));
    if (toolName === 'read' && isError !== true && typeof file === 'string') keepRead(metNow(), file);
    if (isError === true || (toolName !== 'edit' && toolName !== 'write')) return;
    const told = tell('tool_result', context, { file });
    editing.add(told);
    void told.finally(() => editing.delete(told));
  });
  pi.on('session_before_compact', async (_, context) => {
    await tell('session_before_compact', context);
  });
  pi.on('session_compact', async (_, context) => {
    // In the middle of a run there is no prompt to wait for.
    const waits = context.isIdle?.() !== false || !pi.sendMessage;
    const message = messageOf(await tell('session_compact', context, { waits }));
    if (message) pi.sendMessage?.(message, { deliverAs: 'steer', triggerTurn: true });
  });
  pi.on('agent_end', async (event, context) => {
    if (!settles) await stop('agent_end', event, context);
  });
  pi.on('agent_settled', async (event, context) => {
    if (settles) await stop('agent_settled', event, context);
    settles = true;
  });
  pi.on('session_shutdown', async (event, context) => {
    await Promise.all(editing);
    if (!isReload(event)) await tell('session_shutdown', context, sourceOf(event));
  });
}
