// Written by `throughline setup`; `throughline setup pi --remove` takes it away.
// Connects pi with Throughline: a session that starts or was compacted is told its next step; before a compaction, when
// the agent has finished and at the end, Throughline hears of it. It never fails the agent: no answer is an empty one.
import { spawn } from 'node:child_process';

/** The program and its first arguments, to which the agent's name is added; setup puts absolute paths in. */
const COMMAND: readonly string[] = ['throughline', 'hook'];
const TIMEOUT_MS = 6_000;

interface Answer {
  readonly context?: string;
  readonly notice?: string;
}

interface Context {
  readonly cwd: string;
  readonly hasUI?: boolean;
  readonly ui?: { notify?(text: string, level?: string): void };
  readonly sessionManager?: { getSessionId?(): string; getSessionFile?(): string | undefined };
}

type Listener = (event: Readonly<Record<string, unknown>>, context: Context) => unknown;

function ask(event: Readonly<Record<string, unknown>>): Promise<Answer> {
  return new Promise((resolve) => {
    const [program = 'throughline', ...first] = COMMAND;
    const child = spawn(program, [...first, 'pi'], { stdio: ['pipe', 'pipe', 'ignore'] });
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

// oxlint-disable-next-line import/no-default-export -- pi loads an extension by its default export.
export default function throughline(pi: { on(event: string, listener: Listener): void }): void {
  /** Told with the next prompt: pi takes no context before one. */
  let pending: string | undefined;

  const tell = async (name: string, context: Context, source?: unknown): Promise<Answer> => {
    const answer = await ask({
      hook_event_name: name,
      session_id: context.sessionManager?.getSessionId?.(),
      transcript_path: context.sessionManager?.getSessionFile?.(),
      cwd: context.cwd,
      source: typeof source === 'string' ? source : undefined,
    });
    if (answer.context !== undefined) pending = answer.context;
    if (answer.notice !== undefined && context.hasUI !== false) context.ui?.notify?.(answer.notice, 'info');
    return answer;
  };

  pi.on('session_start', (event, context) =>
    tell('session_start', context, event['reason'] ?? 'startup').then(() => {}),
  );
  pi.on('session_before_compact', (_, context) => tell('session_before_compact', context).then(() => {}));
  pi.on('session_compact', (_, context) => tell('session_compact', context).then(() => {}));
  pi.on('agent_end', (_, context) => tell('agent_end', context).then(() => {}));
  pi.on('session_shutdown', (_, context) => tell('session_shutdown', context).then(() => {}));
  pi.on('before_agent_start', () => {
    if (pending === undefined) return undefined;
    const content = pending;
    pending = undefined;
    return { message: { customType: 'throughline', content, display: false } };
  });
}
