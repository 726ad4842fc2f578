// Running sessions of several agents on one project: what a person says to one of them, each of the others hears at its next turn.
import { systemClock } from '../../src/base/clock.ts';
import { LIMITS } from '../../src/mind/injection/matrix.ts';
import { eventually } from '../support/eventually.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import type { Campaign, Stage } from './campaign.ts';
import { changedLine, portIn } from './canon-lines.ts';
import type { Conversation } from './conversation.ts';
import { askedSince, timesOf } from './injected.ts';

interface Running extends Pick<Campaign, 'agent' | 'player'> {
  readonly model: ModelServer;
  readonly session: Conversation;
}

export async function playTogether(stage: Stage, campaigns: readonly Campaign[]): Promise<void> {
  const models: ModelServer[] = [];
  const running: Running[] = [];
  try {
    for (const { agent, player } of campaigns) {
      const model = await player.startModel();
      models.push(model);
      player.prepare(stage, model, [stage.project]);
      stage.tl('setup', agent, '--user');
      await player.trust?.(stage);
      const session = await player.converse(stage, model);
      if (!session) continue;
      running.push({ agent, player, model, session });
      await session.prompt('Hello');
    }
    for (const [at, teacher] of running.entries()) {
      // Each of them heard something that was not urgent the last time.
      if (at > 0) await systemClock.sleep(LIMITS.cooldownMs);
      await correctedIn(stage, teacher, running, 9_001 + at);
    }
  } finally {
    await Promise.allSettled(running.map(({ session }) => session.close()));
    await Promise.allSettled(models.map((model) => model.close()));
  }
}

/** In a session of its own, which ends: then it is learned from. */
async function correctedIn(stage: Stage, teacher: Running, running: readonly Running[], port: number): Promise<void> {
  const { agent, player, model } = teacher;
  const before = portIn(stage);
  const old = /\d{4}/.exec(before?.summary ?? '')?.[0] ?? 'another';
  const { command, args, env = {} } = player.start(stage, model, `No, the API listens on port ${port}, not ${old}.`);
  model.say({ text: 'Understood.' });
  const { status, stderr } = await stage.run(command, args, { env });
  const isKnown = () => {
    const { summary, anchor = 'none' } = portIn(stage) ?? {};
    const isCanon = summary?.includes(`port ${port}`) === true;
    return isCanon && JSON.stringify(stage.tl('inject', 'preview')).includes(`[${anchor}]`);
  };
  await eventually('it is canon, and made ready to be told', isKnown, 60_000).catch(() => {});
  stage.promise(`what a person corrects in ${agent} is known when that session has ended`, status === 0 && isKnown(), {
    status,
    stderr,
    known: stage.tl('canon', 'list'),
    mind: stage.tl('mind', 'status'),
  });
  const line = changedLine(stage, before?.anchor ?? 'none');
  for (const { agent: other, model: asked, session } of running) {
    const from = asked.requests.length;
    asked.say({ text: 'Noted.' });
    await session.prompt('Go on');
    const times = askedSince(asked, from).map((request) => timesOf(request, [line])[0]);
    stage.promise(
      `the running session of ${other} hears it at its next turn, once, with what it replaces`,
      times.length > 0 && times.every((count) => count === 1),
      { line, times, log: stage.tl('inject', 'log') },
    );
  }
}
