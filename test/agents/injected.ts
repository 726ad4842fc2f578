// What a session is told of what its project knows, in what its model is sent: each line once, a correction at the next turn, nothing that
// is not urgent while its context is nearly full, and nothing at all where its user does not want it.
import { isDeepStrictEqual } from 'node:util';
import { eventually } from '../support/eventually.ts';
import type { ModelRequest, ModelServer } from '../support/model-server/model-server.ts';
import type { Campaign, Player, Stage } from './campaign.ts';
import { correctPort, linesIn, TEACHER } from './canon-lines.ts';
import type { Conversation } from './conversation.ts';
import { BLOCK, contextOf, timesIn } from './seen.ts';
import { continuationsOf } from './sent.ts';

/** The newest first. */
type Log = { readonly injections: readonly { readonly reason: string }[] };

interface Told extends Pick<Campaign, 'agent' | 'player'> {
  readonly stage: Stage;
  readonly model: ModelServer;
  readonly session: Conversation;
}

export async function playInjected(stage: Stage, { agent, player }: Campaign): Promise<void> {
  const model = await player.startModel();
  try {
    player.prepare(stage, model, [stage.project]);
    stage.tl('setup', agent, '--user');
    await player.trust?.(stage);
    await optedOut(stage, model, player);
    const session = await player.converse(stage, model);
    if (!session) return;
    try {
      const told = { stage, agent, player, model, session };
      await toldOnce(told);
      await whenFull(told);
      await delegated(told);
    } finally {
      await session.close();
    }
  } finally {
    await model.close();
  }
}

/** What a model is asked in a conversation, from a moment on. */
export const askedSince = (model: ModelServer, from: number): readonly ModelRequest[] =>
  model.requests.slice(from).filter(({ is_conversation }) => is_conversation);

/** How often each of these texts stands in a request. */
export const timesOf = (request: ModelRequest | undefined, texts: readonly string[]) =>
  texts.map((text) => timesIn(request?.text ?? '', text));

const isEach = (times: readonly number[], count: number) => times.length > 0 && times.every((each) => each === count);

async function toldOnce({ stage, model, session, player }: Told): Promise<void> {
  const { promise } = stage;
  const from = model.requests.length;
  const known = linesIn(stage);
  model.say(player.shell('true'), { text: 'It ran.' }, { text: 'Yes.' }, { text: 'Still.' });
  for (const prompt of ['Run it', 'Is it well?', 'Still?']) await session.prompt(prompt);
  const before = askedSince(model, from);
  const times = before.map((request) => timesOf(request, [...known, BLOCK]));
  promise(
    `each of ${known.length} lines that the project knows, and the work, stand once in each of ${before.length} requests`,
    known.length === 3 && before.length >= 4 && times.every((each) => isEach(each, 1)),
    times,
  );

  const changed = correctPort(stage, 8_083);
  for (const prompt of ['Go on', 'And on']) await session.prompt(prompt);
  const all = askedSince(model, from);
  const after = all.slice(before.length).map((request) => timesOf(request, [changed, ...known, BLOCK]));
  promise(
    'what a person corrects is in the next request, names what it replaces, and stands once there and in those after it',
    after.length >= 2 && after.every((each) => isEach(each, 1)),
    { changed, after },
  );
  const continuations = continuationsOf(all);
  const grown = continuations.filter(({ how }) => how === 'grown').length;
  promise(
    player.isToldInBlock
      ? 'each request begins with the whole of the one before it, but for its system block, at whose end the one change is added'
      : 'each request begins with the whole of the one before it',
    grown === (player.isToldInBlock ? 1 : 0) && continuations.every(({ how }) => how !== 'parted'),
    continuations,
  );
}

async function whenFull({ stage, agent, player, model, session }: Told): Promise<void> {
  const { promise } = stage;
  const note = 'The form waits for its colours.';
  const full = (text: string) => ({ text, input_tokens: player.fullTokens });
  const last = () => askedSince(model, 0).at(-1);
  model.say(full('Much is read.'), full('Taken.'), full('On.'));
  await session.prompt('Read much');
  const known = linesIn(stage);
  const changed = correctPort(stage, 8_084);
  stage.tl('handoff', '--to', agent, '--session', `claude:${TEACHER}`, '--note', note);
  await session.prompt('Go on');
  const urgent = timesOf(last(), [note, changed]);
  promise(
    'with a context over 70 % full a handoff is told at the next turn, and a correction is not',
    isDeepStrictEqual(urgent, [1, 0]),
    { urgent, log: stage.tl('inject', 'log') },
  );
  await session.prompt('And on');
  const { injections } = stage.tl('inject', 'log') as Log;
  promise(
    'it waits at the turn after that, too, and the log says why',
    isDeepStrictEqual(timesOf(last(), [note, changed]), [1, 0]) && injections[0]?.reason === 'pressure',
    injections[0],
  );
  await session.compact();
  await session.prompt('On with it');
  const now = linesIn(stage);
  const again = timesOf(last(), [...now, BLOCK]);
  const told = stage.hooks().map(contextOf).findLast(Boolean) ?? '';
  promise(
    'after a compaction everything that holds is told, the correction too, once; what it replaced is not',
    now.length === 3 && isEach(again, 1) && !known.some((line) => !now.includes(line) && told.includes(line)),
    { now, again, told },
  );
}

const QUESTION = 'Look up the colours of the form.';

async function delegated({ stage, model, session, player }: Told): Promise<void> {
  const { delegate } = player;
  if (!delegate) return stage.untried('subagents, of which it has none');
  const isOfParent = ({ text }: ModelRequest) => text.includes('Delegate it');
  const isOfChild = (request: ModelRequest) => !isOfParent(request) && request.text.includes(QUESTION);
  model.say({ ...delegate(QUESTION), when: (request) => request.is_conversation && isOfParent(request) });
  await session.prompt('Delegate it');
  const ofChild = () => model.requests.filter(isOfChild);
  await eventually('the subagent asks its model', () => ofChild().length > 0).catch(() => {});
  const ours = ofChild().map((request) => timesOf(request, [...linesIn(stage), ...OURS]));
  stage.promise('a subagent is told nothing', ours.length > 0 && ours.every((each) => isEach(each, 0)), ours);
}

/** Nothing of it stands in anything else that an agent sends. */
const OURS = [BLOCK, 'Throughline: new since', 'Owner id of this session', 'instead of [C'];

async function optedOut(stage: Stage, model: ModelServer, player: Player): Promise<void> {
  const from = model.requests.length;
  const calls = stage.hooks().length;
  const silent = await player.converse(stage, model, { env: { THROUGHLINE_INJECT: 'off' } });
  if (!silent) return;
  try {
    await silent.prompt('Hello');
    correctPort(stage, 8_082);
    await silent.prompt('Go on');
  } finally {
    await silent.close();
  }
  const asked = model.requests.slice(from);
  const ours = asked.map((request) => timesOf(request, [...linesIn(stage), ...OURS]));
  stage.promise(
    'with THROUGHLINE_INJECT=off no request has anything that is told otherwise',
    asked.length >= 2 && ours.every((each) => isEach(each, 0)),
    ours,
  );
  const session = String(stage.hooks()[calls]?.input['session_id']);
  const { injections } = stage.tl('inject', 'log', '--session', session) as Log;
  stage.promise(
    'and the log says that its user wants it so',
    injections.length >= 2 && injections.every(({ reason }) => reason === 'opted_out'),
    injections,
  );
}
