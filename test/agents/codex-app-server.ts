// The program behind Codex's own windows, spoken to as they do: what hooks tell the user is told to it alone.
import type { Stage } from './campaign.ts';
import type { Converse } from './conversation.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Told {
  readonly method: string;
  readonly params: Fields;
  /** Of a question. */
  readonly id?: unknown;
}

export interface AppServer {
  call<T>(method: string, params: object): Promise<T>;
  /** All that it tells by itself up to the first of this name. */
  until(method: string): Promise<readonly Told[]>;
  /** To what it asks. */
  answer(id: unknown, result: object): void;
  /** Ends as it does when its window is closed. */
  close(): Promise<void>;
}

export async function openAppServer(stage: Stage, env: NodeJS.ProcessEnv = {}): Promise<AppServer> {
  const talk = stage.talk(stage.executable('codex'), ['app-server'], { env, timeoutMs: 1_200_000 });
  let last = 0;
  const call = async <T>(method: string, params: object): Promise<T> => {
    last += 1;
    talk.send(JSON.stringify({ id: last, method, params }));
    const { result, error } = await talk.next(({ id }) => id === last);
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result as T;
  };
  await call('initialize', { clientInfo: { name: 'campaign', title: 'Campaign', version: '1' }, capabilities: {} });
  talk.send(JSON.stringify({ method: 'initialized' }));
  return {
    call,
    async until(wanted) {
      const told: Told[] = [];
      await talk.next(({ method, params, id }) => {
        told.push({ method: String(method), params: params as Fields, id });
        return method === wanted;
      });
      return told;
    },
    answer: (id, result) => talk.send(JSON.stringify({ id, result })),
    close: () => talk.close().then(() => {}),
  };
}

export const converseWithCodex: Converse = async (stage, _model, { env } = {}) => {
  const server = await openAppServer(stage, env);
  const { thread } = await server.call<{ thread: { id: string } }>('thread/start', {
    cwd: stage.project,
    approvalPolicy: 'never',
  });
  const threadId = thread.id;
  return {
    async prompt(text) {
      await server.call('turn/start', { threadId, input: [{ type: 'text', text }] });
      await server.until('turn/completed');
    },
    async compact() {
      await server.call('thread/compact/start', { threadId });
      await server.until('turn/completed');
    },
    close: () => server.close(),
  };
};
