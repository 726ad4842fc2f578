// Written by `throughline setup`; `throughline setup opencode --remove` takes it away.
// Connects OpenCode with Throughline: a session's system prompt has what Throughline told it, word for word, and more of it
// only when Throughline says so at a prompt; what happens to the session is told to Throughline. It never fails the agent: no
// answer is an empty one.
import { spawn } from 'node:child_process';

/** The program and its first arguments, to which the agent's name is added; setup puts absolute paths in. */
const COMMAND: readonly string[] = ['throughline', 'hook'];
const TIMEOUT_MS = 6_000;

interface Answer {
  readonly context?: string;
  /** What of the context is new. */
  readonly news?: string;
  readonly notice?: string;
  /** What the model is asked before it may stop. */
  readonly ask?: string;
  readonly input?: object;
}

/** As the last prompt of a session said. */
interface Speaker {
  readonly agent?: string;
  readonly model?: { readonly providerID: string; readonly modelID: string };
}

interface Prompt extends Speaker {
  readonly parts: readonly { readonly type: 'text'; readonly text: string }[];
}

interface PluginInput {
  readonly directory: string;
  readonly client?: {
    readonly tui?: { showToast?(toast: { body: { title?: string; message: string; variant: string } }): unknown };
    readonly session?: { promptAsync?(prompt: { path: { id: string }; body: Prompt }): unknown };
  };
}

interface PluginEvent {
  readonly type: string;
  readonly properties?: {
    readonly sessionID?: string;
    /** Of a session, or of a message, which has a parent of its own. */
    readonly info?: {
      readonly id?: string;
      readonly parentID?: string;
      readonly sessionID?: string;
      readonly role?: string;
      readonly summary?: unknown;
      readonly tokens?: Tokens;
    };
  };
}

/** What an answer was made of. */
interface Tokens {
  readonly input?: number;
  readonly output?: number;
  readonly cache?: { readonly read?: number; readonly write?: number };
}

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
    const child = spawn(program, [...first, 'opencode'], { stdio: ['pipe', 'pipe', 'ignore'] });
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

interface Said {
  last_message?: string;
  /** With the exit codes of their last runs, the newest last. */
  readonly failed: Map<string, number>;
}

/** As it is told; the newest command first. */
function toldOf({ last_message, failed }: Said): object {
  const failed_commands = [...failed].toReversed().slice(0, 5);
  return {
    last_message: last_message?.slice(0, 4_000),
    failed_commands: failed_commands.map(([command, exit_code]) => ({ command: command.slice(0, 1_000), exit_code })),
  };
}

/** Its own tools that do; what a shell changes is not known. */
const CHANGES_FILES: ReadonlySet<string> = new Set(['edit', 'write', 'patch', 'apply_patch']);

/** `opencode run` ends with its answer: nothing can be asked after it. */
const ENDS_WITH_ITS_ANSWER = process.argv.includes('run');

/** It is also asked for a title, which is of the prompt alone. */
const TITLE = /^You are a title generator\b/;

export const Throughline = async ({ directory, client }: PluginInput) => {
  /** What the system prompt of each session has in this turn; Throughline keeps it, and gives it again after a restart. */
  const blocks = new Map<string, Promise<Answer>>();
  /** The tokens of each session's last answer, and the window of its model. */
  const filled = new Map<string, number>();
  const windows = new Map<string, number>();
  /** Subagents have sessions of their own that nobody resumes, and who began them. */
  const children = new Map<string, string>();
  /** What is being summed up must not keep a block that will be old. */
  const compacting = new Set<string>();
  /** Summed up since its model was last asked anything: that it is idle then is no stop. */
  const summedUp = new Set<string>();
  const telling = new Set<Promise<Answer>>();
  /** Changes of files that are being told: a stop comes after them. */
  const editing = new Set<Promise<Answer>>();
  /** What a session said last, and which of its commands failed: told at its end, for a draft of where it stood. */
  const said = new Map<string, Said>();
  const met = new Map<string, Met>();
  /** Who answers in each session: a question of ours goes to the same agent and model. */
  const speakers = new Map<string, Speaker>();
  /** Goes on only because it was asked something. */
  const asked = new Set<string>();

  /** What a subagent does is its session's own work. */
  const rootOf = (session: string): string => {
    const parent = children.get(session);
    return parent === undefined ? session : rootOf(parent);
  };
  const tell = (name: string, session: string, source?: string, more: object = {}): Promise<Answer> => {
    const told = ask({ hook_event_name: name, session_id: session, cwd: directory, source, ...more });
    telling.add(told);
    void told.finally(() => telling.delete(told));
    return told;
  };
  const saidBy = (session: string): Said => {
    const known = said.get(session) ?? { failed: new Map<string, number>() };
    said.set(session, known);
    return known;
  };
  const end = (name: string, session: string, source: string): Promise<Answer> =>
    tell(name, session, source, { said: toldOf(saidBy(session)) });
  const show = async ({ notice, news }: Answer): Promise<void> => {
    const toast =
      news === undefined ? { message: notice ?? '' } : { title: 'Throughline told the model', message: news };
    if (toast.message !== '') await client?.tui?.showToast?.({ body: { ...toast, variant: 'info' } });
  };
  /** Its user sees what is new in it. */
  const setBlock = (session: string, told: Promise<Answer>): Promise<Answer> => {
    blocks.set(session, told);
    void told.then(show).catch(() => {});
    return told;
  };
  const begin = (session: string, source: string): Promise<Answer> =>
    setBlock(session, tell('session.created', session, source));
  const blockOf = (session: string): Promise<Answer> => blocks.get(session) ?? begin(session, 'resume');
  /** Unknown where a session goes on whose last answer was not seen here. */
  const usageOf = (session: string): number | undefined => {
    const [tokens, window] = [filled.get(session), windows.get(session)];
    if (tokens === 0) return 0;
    return tokens === undefined || window === undefined ? undefined : (tokens * 100) / window;
  };
  const metBy = (session: string): Met => {
    const known = met.get(session) ?? { failed: [], read: [] };
    met.set(session, known);
    return known;
  };
  const prompted = async (session: string, message_id: string | undefined): Promise<Answer> => {
    const seen = met.get(session);
    met.delete(session);
    await blockOf(session);
    return tell('chat.message', session, undefined, { message_id, context_usage_percent: usageOf(session), ...seen });
  };
  const stop = async (session: string): Promise<void> => {
    if (summedUp.delete(session)) return;
    await Promise.all([...editing, blocks.get(session)]);
    const answer = await tell('session.idle', session, undefined, {
      stop_hook_active: asked.delete(session),
      is_last: ENDS_WITH_ITS_ANSWER,
    });
    await show(answer);
    if (answer.ask === undefined) return;
    asked.add(session);
    const parts = [{ type: 'text', text: answer.ask }] as const;
    await client?.session?.promptAsync?.({ path: { id: session }, body: { ...speakers.get(session), parts } });
  };

  return {
    event: async ({ event }: { event: PluginEvent }): Promise<void> => {
      const { type, properties } = event;
      const session = properties?.sessionID ?? properties?.info?.id;
      if (session === undefined) return;
      if (type === 'session.created') {
        const parent = properties?.info?.parentID;
        if (parent !== undefined) {
          children.set(session, parent);
          return;
        }
        filled.set(session, 0);
        await begin(session, 'startup');
        return;
      }
      if (type === 'message.updated') {
        const { role, summary, tokens, sessionID = session } = properties?.info ?? {};
        const { input = 0, output = 0, cache } = tokens ?? {};
        const sum = input + output + (cache?.read ?? 0) + (cache?.write ?? 0);
        if (role === 'assistant' && summary !== true && sum > 0) filled.set(sessionID, sum);
        return;
      }
      if (children.has(session)) return;
      if (type === 'session.compacted') {
        compacting.delete(session);
        filled.set(session, 0);
        void setBlock(session, tell(type, session));
      } else if (type === 'session.deleted') {
        blocks.delete(session);
        filled.delete(session);
        windows.delete(session);
        speakers.delete(session);
        asked.delete(session);
        summedUp.delete(session);
        met.delete(session);
        await end(type, session, 'deleted');
        said.delete(session);
      } else if (type === 'session.idle') {
        await stop(session);
      }
    },
    'chat.message': async (
      { sessionID: session, agent, model, messageID }: Speaker & { sessionID: string; messageID?: string },
      output?: { message?: { id?: string } },
    ): Promise<void> => {
      if (children.has(session)) return;
      speakers.set(session, { ...(agent !== undefined && { agent }), ...(model !== undefined && { model }) });
      compacting.delete(session);
      void setBlock(session, prompted(session, output?.message?.id ?? messageID));
    },
    'experimental.chat.system.transform': async (
      input: { sessionID?: string; model?: { limit?: { context?: number } } },
      output: { system: string[] },
    ): Promise<void> => {
      const session = input.sessionID;
      if (session === undefined || children.has(session) || compacting.has(session)) return;
      if (TITLE.test(output.system[0] ?? '')) return;
      summedUp.delete(session);
      const window = input.model?.limit?.context;
      if (typeof window === 'number' && window > 0) windows.set(session, window);
      const { context } = await blockOf(session);
      if (context !== undefined) output.system.push(context);
    },
    /** A call of our own tools gets the owner that its session was told. */
    'tool.execute.before': async (
      { tool, sessionID: session }: { tool: string; sessionID: string },
      output: { args: object },
    ): Promise<void> => {
      if (!tool.startsWith('throughline_')) return;
      const call = { session_id: rootOf(session), tool_name: tool, tool_input: output.args };
      const { input } = await ask({ hook_event_name: 'tool.execute.before', cwd: directory, ...call });
      if (input !== undefined) Object.assign(output.args, input);
    },
    'tool.execute.after': async (
      call: { tool: string; sessionID: string; args?: unknown },
      output?: { metadata?: { exit?: unknown }; output?: unknown },
    ): Promise<void> => {
      const { tool, args } = call;
      const session = rootOf(call.sessionID);
      const { filePath: file, patchText: patch, command } = (args ?? {}) as Readonly<Record<string, unknown>>;
      const exit = output?.metadata?.exit;
      if (typeof command === 'string' && typeof exit === 'number') {
        const { failed } = saidBy(session);
        failed.delete(command);
        if (exit !== 0) failed.set(command, exit);
        const [oldest] = failed.keys();
        if (failed.size > 20 && oldest !== undefined) failed.delete(oldest);
      }
      // A subagent's model is not told anything.
      if (session === call.sessionID) {
        const printed = output?.output;
        if (typeof exit === 'number' && exit !== 0 && typeof printed === 'string') keepFailed(metBy(session), printed);
        if (tool === 'read' && typeof file === 'string') keepRead(metBy(session), file);
      }
      if (!CHANGES_FILES.has(tool)) return;
      const told = tell('tool.execute.after', session, undefined, { file, patch });
      editing.add(told);
      void told.finally(() => editing.delete(told));
    },
    'experimental.text.complete': async (
      { sessionID: session }: { sessionID: string },
      { text }: { text?: string },
    ): Promise<void> => {
      if (children.has(session) || typeof text !== 'string' || text.trim() === '') return;
      const known = saidBy(session);
      // An answer to our question says little of the work.
      const before = asked.has(session) ? known.last_message : undefined;
      known.last_message = before === undefined ? text : `${before}\n${text}`;
    },
    'experimental.session.compacting': async ({ sessionID: session }: { sessionID: string }): Promise<void> => {
      if (children.has(session)) return;
      compacting.add(session);
      summedUp.add(session);
      await show(await tell('session.compacting', session));
    },
    /** OpenCode ends, or takes its settings up anew: then the next prompt resumes the session. */
    dispose: async (): Promise<void> => {
      await Promise.all(telling);
      await Promise.all([...blocks.keys()].map((session) => end('server.instance.disposed', session, 'exit')));
    },
  };
};
