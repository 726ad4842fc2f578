// OpenCode's server, which its window speaks to: sessions of more than one prompt, and what the window would show.
import { createServer, type AddressInfo } from 'node:net';
import type { Stage } from './campaign.ts';
import type { Converse } from './conversation.ts';

export const MODEL = { providerID: 'loopback', modelID: 'scripted' };

/** Nothing is asked of its makers. */
export const env = { OPENCODE_DISABLE_MODELS_FETCH: '1', OPENCODE_DISABLE_AUTOUPDATE: '1' };

/** What comes a little later: the plugin is told of events without being waited for. */
export async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not come in half a minute');
}

export async function serve(stage: Stage, more: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // On a busy machine, what is asked of it takes minutes.
  const args = ['serve', '--hostname', '127.0.0.1', '--port', String(port)];
  const own = { env: { ...env, ...more }, timeoutMs: 1_200_000 };
  const running = stage.begin(stage.executable('opencode'), args, own);
  const over = new AbortController();
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await until(() =>
    fetch(`${url}/doc`, { signal: AbortSignal.timeout(2_000) }).then(
      () => true,
      () => undefined,
    ),
  );
  return {
    post: async <T>(path: string, body: object) => (await send('POST', path, body)) as T,
    prompt: (session: string, text: string) =>
      send('POST', `/session/${session}/message`, { model: MODEL, parts: [{ type: 'text', text }] }),
    remove: (path: string) => send('DELETE', path),
    /** What a window would show. */
    toasts() {
      const all: string[] = [];
      void fetch(`${url}/event`, { signal: over.signal })
        .then(async ({ body }) => {
          for await (const chunk of body ?? []) {
            const text = new TextDecoder().decode(chunk as Uint8Array);
            for (const [, message = ''] of text.matchAll(/"tui\.toast\.show".*?"message":"((?:[^"\\]|\\.)*)"/g)) {
              all.push(JSON.parse(`"${message}"`) as string);
            }
          }
        })
        .catch(() => {});
      return { all };
    },
    async close() {
      over.abort();
      await running.stop();
    },
  };
}

/** A session in a server of its own. */
export const converseWithOpencode: Converse = async (stage, _model, { env: more } = {}) => {
  const server = await serve(stage, more);
  const { id } = await server.post<{ id: string }>('/session', {});
  const seen = (event: string) =>
    stage.hooks().filter(({ input }) => input['session_id'] === id && input['hook_event_name'] === event).length;
  return {
    async prompt(text, stops = 1) {
      const before = seen('session.idle');
      await server.prompt(id, text);
      await until(() => seen('session.idle') === before + stops || undefined);
    },
    async compact() {
      const before = seen('session.compacted');
      await server.post(`/session/${id}/summarize`, MODEL);
      await until(() => seen('session.compacted') === before + 1 || undefined);
    },
    close: () => server.close(),
  };
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
