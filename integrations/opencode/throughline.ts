// Written by `throughline setup`; `throughline setup opencode --remove` takes it away.
// Connects OpenCode with Throughline: a session's system prompt gets its next step, and a compaction keeps it; what
// happens to the session is told to Throughline. It never fails the agent: no answer is an empty one.
import { spawn } from 'node:child_process';

/** The program and its first arguments, to which the agent's name is added; setup puts absolute paths in. */
const COMMAND: readonly string[] = ['throughline', 'hook'];
const TIMEOUT_MS = 6_000;

interface Answer {
  readonly context?: string;
  readonly notice?: string;
}

interface PluginInput {
  readonly directory: string;
  readonly client?: { readonly tui?: { showToast?(toast: { body: { message: string; variant: string } }): unknown } };
}

interface PluginEvent {
  readonly type: string;
  readonly properties?: {
    readonly sessionID?: string;
    readonly info?: { readonly id?: string; readonly parentID?: string };
  };
}

function ask(event: Readonly<Record<string, unknown>>): Promise<Answer> {
  return new Promise((resolve) => {
    const [program = 'throughline', ...first] = COMMAND;
    const child = spawn(program, [...first, 'opencode'], { stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    const end = () => {
      clearTimeout(timer);
      try {
        resolve(JSON.parse(output) as Answer);
      } catch {
        resolve({});
      }
    };
    const timer = setTimeout(() => child.kill(), TIMEOUT_MS);
    child.on('error', end);
    child.on('close', end);
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(event));
  });
}

export const Throughline = async ({ directory, client }: PluginInput) => {
  /** The block of each session: asked for once, and again after a compaction. */
  const blocks = new Map<string, Promise<Answer>>();
  /** Subagents have sessions of their own that nobody resumes. */
  const children = new Set<string>();

  const tell = (name: string, session: string, source?: string) =>
    ask({ hook_event_name: name, session_id: session, cwd: directory, source });
  const blockOf = (session: string): Promise<Answer> => {
    const known = blocks.get(session) ?? tell('session.created', session, 'startup');
    blocks.set(session, known);
    return known;
  };

  const show = async ({ notice }: Answer): Promise<void> => {
    if (notice !== undefined) await client?.tui?.showToast?.({ body: { message: notice, variant: 'info' } });
  };

  return {
    event: async ({ event }: { event: PluginEvent }): Promise<void> => {
      const { type, properties } = event;
      const session = properties?.sessionID ?? properties?.info?.id;
      if (session === undefined) return;
      if (properties?.info?.parentID !== undefined) children.add(session);
      if (children.has(session)) return;
      if (type === 'session.created') await blockOf(session);
      else if (type === 'session.compacted') blocks.set(session, tell(type, session));
      else if (type === 'session.deleted') await tell(type, session, 'deleted');
      else if (type === 'session.idle') await show(await tell(type, session));
    },
    'experimental.chat.system.transform': async (
      input: { sessionID?: string },
      output: { system: string[] },
    ): Promise<void> => {
      if (input.sessionID === undefined || children.has(input.sessionID)) return;
      const { context } = await blockOf(input.sessionID);
      if (context !== undefined) output.system.push(context);
    },
    'experimental.session.compacting': async (
      input: { sessionID: string },
      output: { context: string[] },
    ): Promise<void> => {
      if (children.has(input.sessionID)) return;
      const { context } = await blockOf(input.sessionID);
      await show(await tell('session.compacting', input.sessionID));
      if (context !== undefined) output.context.push(context);
    },
  };
};
