// Claude Code.
import { startAnthropic } from '../support/model-server/anthropic.ts';
import { contextOf, timesIn, type Campaign } from './campaign.ts';

export const claude: Campaign = {
  agent: 'claude',
  package: '@anthropic-ai/claude-code',
  version: '2.1.325',
  async run(stage) {
    const model = await startAnthropic();
    try {
      const ask = (...args: string[]) =>
        stage.run(stage.executable('claude'), ['-p', ...args], {
          env: {
            ANTHROPIC_BASE_URL: model.url,
            ANTHROPIC_API_KEY: 'none',
            CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
            DISABLE_AUTOUPDATER: '1',
          },
        });
      stage.tl('setup', 'claude');
      await ask('Hello');
      const [start] = stage.hooks();
      const block = start && contextOf(start);
      const request = model.requests.findLast(({ is_conversation }) => is_conversation);
      stage.promise(
        'a new session has the resume block in its first request, once',
        timesIn(request?.text ?? '', block ?? '?') === 1,
        request?.text,
      );
    } finally {
      await model.close();
    }
  },
};
