// OpenCode: its command, and its server for sessions of more than one prompt, as its window has them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startChat } from '../support/model-server/openai-chat.ts';
import type { ModelRequest, ModelServer } from '../support/model-server/model-server.ts';
import { askedInEachContext } from './asked-in-each-context.ts';
import type { Campaign, HookCall, Ran, Stage } from './campaign.ts';
import { converseWithOpencode, env, MODEL, serve, until } from './opencode-server.ts';
import { askedCheckpoint, promiseAskedOnce } from './promises.ts';
import { BLOCK, contextOf, eventsOf, named, ownerIn, timesIn, timesOfBlock } from './seen.ts';

export const opencode: Campaign = {
  agent: 'opencode',
  package: 'opencode-ai',
  version: '1.18.33',
  player: {
    startModel: startChat,
    prepare: (stage, { url }) => writeConfig(stage, url),
    start: (stage, _model, prompt, goesOn = false) => ({
      command: stage.executable('opencode'),
      args: ['run', ...(goesOn ? ['--continue'] : []), prompt],
      env,
    }),
    converse: converseWithOpencode,
    fullTokens: 75_000,
    isToldInBlock: true,
    tool: (name) => `throughline_${name}`,
    opening: [],
    shell: (command) => ({ tool: 'bash', input: { command, description: 'Runs it' } }),
    delegate: (prompt) => ({ tool: 'task', input: { description: 'Looks it up', prompt, subagent_type: 'general' } }),
    write: (filePath, content) => ({ tool: 'write', input: { filePath, content } }),
    writeEvent: 'tool.execute.after',
  },
  async run(stage) {
    const model = await startChat();
    try {
      writeConfig(stage, model.url);
      stage.tl('setup', 'opencode');
      await aSession(stage, model);
      await continued(stage, model);
      await edited(stage, model);
      await withMorePrompts(stage, model);
      await askedInEachContext(stage, model, opencode.player);
      await removed(stage, model);
      await forTheUser(stage, model);
    } finally {
      await model.close();
    }
  },
};

function writeConfig({ user }: Stage, url: string): void {
  const folder = join(user, '.config', 'opencode');
  mkdirSync(folder, { recursive: true });
  const provider = {
    npm: '@ai-sdk/openai-compatible',
    name: 'Loopback',
    options: { baseURL: `${url}/v1`, apiKey: 'none' },
    models: { scripted: { name: 'Scripted', limit: { context: 100_000, output: 4_000 } } },
  };
  const settings = {
    autoupdate: false,
    share: 'disabled',
    model: 'loopback/scripted',
    provider: { loopback: provider },
  };
  writeFileSync(join(folder, 'opencode.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

async function ask(stage: Stage, ...args: string[]): Promise<Ran & { readonly calls: readonly HookCall[] }> {
  const known = stage.hooks().length;
  const ran = await stage.run(stage.executable('opencode'), ['run', ...args], { env });
  return { ...ran, calls: stage.hooks().slice(known) };
}

/** Whether the request has the block of this call, and no other. */
function hasBlock(request: ModelRequest | undefined, call: HookCall | undefined): boolean {
  return timesOfBlock(request?.text, call) === 1 && timesIn(request?.text ?? '', BLOCK) === 1;
}

const conversation = (model: ModelServer, from: number) =>
  model.requests.slice(from).filter(({ is_conversation }) => is_conversation);
const lastOf = (model: ModelServer) => model.requests.findLast(({ is_conversation }) => is_conversation);

async function aSession(stage: Stage, model: ModelServer): Promise<void> {
  model.say(
    { tool: 'throughline_get_next_step', input: {} },
    { tool: 'throughline_start_task', input: { task_id: 'T2' } },
    { text: 'There it is.' },
  );
  const { status, stdout, stderr, calls } = await ask(stage, 'What is next?');
  const [first, second, third, ...more] = model.requests.filter(({ is_conversation }) => is_conversation);
  const aside = model.requests.find(({ is_conversation }) => !is_conversation);
  const start = named(calls, 'session.created');
  const prompted = calls.findLast(({ input }) => input['hook_event_name'] === 'chat.message');
  stage.promise('a session runs to its end', status === 0 && stdout.includes('There it is.'), stderr);
  stage.promise(
    'our plugin and our settings are read without a word',
    !/throughline|invalid|error/i.test(stderr.replaceAll(stage.folder, '').replaceAll(/throughline_\w+/g, '')),
    stderr,
  );
  stage.promise('the resume block is in its first request, once', hasBlock(first, start), first?.text);
  stage.promise('and not where a title is asked for', timesIn(aside?.text ?? BLOCK, BLOCK) === 0, aside?.text);
  stage.promise('the tools of the MCP server are offered', first?.text.includes('throughline_start_task') ?? false);
  stage.promise('a call of one is answered', second?.text.includes('where_we_left_off') ?? false, second?.text);
  const owner = ownerIn(start);
  stage.promise(
    'what it starts is held under the owner id that it was told',
    third?.text.includes(`owner: ${owner}\\n`) ?? false,
    third?.text.slice(-2_000),
  );
  stage.promise(
    'and the request after it has the same block, to the letter, once',
    hasBlock(third, start) && hasBlock(third, prompted),
    third?.text.slice(0, 20_000),
  );
  stage.promise(
    'nothing makes it go on after it stopped: its command ends with its answer',
    more.length === 0 && named(calls, 'session.idle')?.input['is_last'] === true,
    named(calls, 'session.idle'),
  );
  stage.promise(
    'its end is told, after it stopped',
    eventsOf(calls).slice(-2).join() === 'session.idle,server.instance.disposed',
    eventsOf(calls),
  );
  const [session] = stage.sessions();
  stage.promise(
    'the session is in the home, and has ended',
    session?.['session_id'] === start?.input['session_id'] && session?.['ended_at'] !== null,
    session,
  );
  stage.fixture('start', start?.input);
  stage.fixture('call', named(calls, 'tool.execute.before')?.input);
  stage.fixture('prompt', prompted?.input);
  stage.fixture('end', named(calls, 'server.instance.disposed')?.input);
}

async function continued(stage: Stage, model: ModelServer): Promise<void> {
  const told = stage.hooks().map(contextOf).find(Boolean) ?? '(none)';
  const { calls } = await ask(stage, '--continue', 'Go on');
  const start = named(calls, 'session.created');
  stage.promise(
    'a continued session is the same one: its block begins with what it was told, and goes on with what changed, once',
    start?.input['source'] === 'resume' &&
      contextOf(start)?.startsWith(`${told}\n\n`) === true &&
      timesOfBlock(lastOf(model)?.text, start) === 1,
    start,
  );
  const rows = stage.sessions();
  stage.promise('it has one row, which has ended again', rows.length === 1 && rows[0]?.['ended_at'] !== null, rows);
  stage.fixture('resume', start?.input);
}

async function edited(stage: Stage, model: ModelServer): Promise<void> {
  const filePath = join(stage.project, 'src', 'login.ts');
  model.say({ tool: 'write', input: { filePath, content: 'export {};\n' } }, { text: 'Written.' });
  const { calls } = await ask(stage, 'Write it');
  const edit = named(calls, 'tool.execute.after');
  stage.promise('what it changes is told, and is not spoken to', Object.keys(edit?.answer ?? { none: 1 }).length === 0);
  stage.fixture('edit', edit?.input);
}

// ── More than one prompt ─────────────────────────────────────────────────────────────────────────────────────

async function withMorePrompts(stage: Stage, model: ModelServer): Promise<void> {
  const known = stage.hooks().length;
  const server = await serve(stage);
  try {
    const toasts = server.toasts();
    const { id } = await server.post<{ id: string }>('/session', {});
    const asked = model.requests.length;
    model.say(
      { tool: 'throughline_start_task', input: { task_id: 'T2' } },
      { text: 'It is started.' },
      { tool: 'throughline_update_checkpoint', input: askedCheckpoint },
      { text: 'It is written down.' },
    );
    stage.tl('task', 'pause', 'T2');
    await server.prompt(id, 'Start the basket');
    const before = named(stage.hooks().slice(known), 'session.created');
    stage.promise('a session in its server is told', hasBlock(conversation(model, asked)[0], before));
    const stops = () =>
      stage
        .hooks()
        .slice(known)
        .filter(({ input }) => input['hook_event_name'] === 'session.idle');
    await until(() => stops()[1]);
    promiseAskedOnce(stage, stage.hooks().slice(known), conversation(model, asked));
    stage.promise('and stops then', stops()[1]?.input['stop_hook_active'] === true, stops());
    stage.fixture('stop', stops()[0]?.input);
    stage.fixture('repeat', stops()[1]?.input);
    const [owner] = (stage.tl('task', 'claims') as { claims: { owner: string }[] }).claims.map((claim) => claim.owner);

    stage.tl('checkpoint', 'set', 'T2', 'The basket is drawn.', 'Fill the basket', '--owner', owner ?? '');
    await server.prompt(id, 'Go on');
    const fresh = stage.hooks().findLast(({ input }) => input['hook_event_name'] === 'chat.message');
    stage.promise(
      'a checkpoint of its own changes nothing of what it was told',
      contextOf(fresh ?? { input: {}, answer: {} }) === contextOf(before ?? { input: {}, answer: {} }) &&
        hasBlock(lastOf(model), before),
      [fresh, lastOf(model)?.text],
    );
    const shown = [before ? contextOf(before) : undefined];
    stage.promise('its window shows once what the model was told', isDeepStrictEqual(toasts.all, shown), toasts.all);

    await server.post(`/session/${id}/summarize`, MODEL);
    const summary = model.requests.findLast(({ is_conversation }) => !is_conversation);
    stage.promise('what sums it up is told no block that will be old', timesIn(summary?.text ?? BLOCK, BLOCK) === 0);
    const compacted = await until(() => named(stage.hooks().slice(known), 'session.compacted'));
    await server.prompt(id, 'On');
    stage.promise(
      'a compacted session is told again, once, in the words of now',
      hasBlock(lastOf(model), compacted) && (contextOf(compacted)?.includes('Fill the basket') ?? false),
      lastOf(model)?.text,
    );
    stage.promise('it is counted', stage.sessions()[0]?.['compactions'] === 1, stage.sessions()[0]);
    stage.fixture('compacting', named(stage.hooks().slice(known), 'session.compacting')?.input);
    stage.fixture('compacted', compacted.input);

    const child = await server.post<{ id: string }>('/session', { parentID: id });
    model.say({ tool: 'throughline_get_next_step', input: {} }, { text: 'There it is.' });
    await server.prompt(child.id, 'Look it up');
    stage.promise('a subagent is told nothing', !lastOf(model)?.text.includes(BLOCK));
    const call = stage.hooks().findLast(({ input }) => input['hook_event_name'] === 'tool.execute.before');
    stage.promise(
      'it calls our tools under the owner id of its session',
      call?.input['session_id'] === id && JSON.stringify(call.answer).includes(`"owner":"${ownerIn(before)}"`),
      call,
    );
    await server.remove(`/session/${id}`);
    await until(() => named(stage.hooks().slice(known), 'session.deleted'));
    const rows = stage.sessions();
    stage.promise(
      'a session that is deleted has ended, and its subagent is known by its own record alone',
      rows.find(({ session_id }) => session_id === id)?.['end_reason'] === 'deleted' &&
        rows.every(({ session_id, source }) => session_id !== child.id || source === 'transcript'),
      rows,
    );
  } finally {
    await server.close();
  }
}

// ── Taken out, and for the user ──────────────────────────────────────────────────────────────────────────────

async function removed(stage: Stage, model: ModelServer): Promise<void> {
  stage.tl('setup', 'opencode', '--remove');
  const plugin = join(stage.project, '.opencode', 'plugins', 'throughline.ts');
  const settings = join(stage.project, 'opencode.json');
  stage.promise('what setup wrote is gone when it is removed', !existsSync(plugin) && !existsSync(settings));
  const { status, calls } = await ask(stage, 'Hello');
  const text = lastOf(model)?.text ?? '';
  stage.promise(
    'and OpenCode works without it',
    status === 0 && calls.length === 0 && !/throughline/i.test(text.replaceAll(stage.folder, '')),
    text,
  );
}

async function forTheUser(stage: Stage, model: ModelServer): Promise<void> {
  const settings = join(stage.user, '.config', 'opencode', 'opencode.json');
  const before = readFileSync(settings, 'utf8');
  stage.tl('setup', 'opencode', '--user');
  const { calls } = await ask(stage, 'Hello');
  stage.promise(
    "set up in the user's own files, a session is told, too",
    hasBlock(lastOf(model), named(calls, 'session.created')) &&
      (lastOf(model)?.text.includes('throughline_start_task') ?? false),
    eventsOf(calls),
  );
  stage.tl('setup', 'opencode', '--user', '--remove');
  stage.promise('removed from there, they are as before', readFileSync(settings, 'utf8') === before);
  const { status } = await ask(stage, 'Hello');
  stage.promise('and OpenCode works on', status === 0);
}
