// Claude Code without a window: print mode with a stream of messages, so that one process goes through what a person's session does.
import type { ModelServer } from '../support/model-server/model-server.ts';
import type { Stage } from './campaign.ts';
import type { Converse } from './conversation.ts';

export const ALLOWED = ['--allowedTools', 'mcp__throughline', 'Bash', 'Write'];

export const environment = ({ url }: ModelServer) => ({
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_API_KEY: 'none',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_AUTOUPDATER: '1',
});

export function openClaude(
  stage: Stage,
  model: ModelServer,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const stream = ['--input-format', 'stream-json', '--output-format', 'stream-json', '--verbose'];
  const talk = stage.talk(stage.executable('claude'), ['-p', ...stream, ...ALLOWED, ...args], {
    env: { ...environment(model), ...env },
    timeoutMs: 1_200_000,
  });
  const said: Record<string, unknown>[] = [];
  return {
    /** What it printed so far. */
    said,
    /** Until the agent stops. */
    async ask(text: string): Promise<void> {
      talk.send(JSON.stringify({ type: 'user', message: { role: 'user', content: text } }));
      await talk.next((each) => {
        said.push(each);
        return each['type'] === 'result';
      });
    },
    close: () => talk.close(),
  };
}

export const converseWithClaude: Converse = async (stage, model, { env } = {}) => {
  const session = openClaude(stage, model, [], env);
  return {
    prompt: (text) => session.ask(text),
    compact: () => session.ask('/compact'),
    close: async () => void (await session.close()),
  };
};
