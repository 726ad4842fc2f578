// pi without a window: its protocol for sessions of more than one prompt.
import type { Stage } from './campaign.ts';
import type { Converse } from './conversation.ts';

/** Nothing is asked of its makers. */
export const env = { PI_OFFLINE: '1', PI_TELEMETRY: '0' };

export function openPi(stage: Stage, more: NodeJS.ProcessEnv = {}) {
  const talk = stage.talk(stage.executable('pi'), ['--mode', 'rpc', '--approve'], {
    env: { ...env, ...more },
    timeoutMs: 1_200_000,
  });
  const notices: string[] = [];
  const until = (type: string, id?: string) =>
    talk.next((said) => {
      if (said['method'] === 'notify') notices.push(String(said['message']));
      return said['type'] === type && (id === undefined || said['id'] === id);
    });
  return {
    notices,
    async prompt(message: string) {
      talk.send(JSON.stringify({ type: 'prompt', message }));
      await until('agent_settled');
    },
    /** Whatever is told in between is heard: the answer comes after it. */
    async call(type: string) {
      talk.send(JSON.stringify({ id: type, type }));
      return until('response', type);
    },
    close: () => talk.close(),
  };
}

export const converseWithPi: Converse = async (stage, _model, { env: more } = {}) => {
  const session = openPi(stage, more);
  return {
    prompt: (text) => session.prompt(text),
    compact: async () => void (await session.call('compact')),
    close: async () => void (await session.close()),
  };
};
