// Gemini CLI: one prompt per process, each going on with the session before; and a person at its terminal for what only
// happens there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../support/eventually.ts';
import { startGemini } from '../support/model-server/gemini.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { askedInEachContext } from './asked-in-each-context.ts';
import type { Campaign, HookCall, Ran, Stage } from './campaign.ts';
import { converseWithGemini, environment, MODEL, openTerminal, readMuch } from './gemini-terminal.ts';
import {
  askedCheckpoint,
  promiseAskedOfFiles,
  promiseAskedOnce,
  promiseQuietRepeat,
  promiseSameSession,
} from './promises.ts';
import { contextOf, eventsOf, named, objectsIn, timesIn } from './seen.ts';

const tool = (name: string) => `mcp_throughline_${name}`;

export const gemini: Campaign = {
  agent: 'gemini',
  package: '@google/gemini-cli',
  version: '0.61.0',
  player: {
    startModel: startGemini,
    prepare: (stage, _model, folders) => configure(stage, folders),
    start: (stage, model, prompt, goesOn = false) => ({
      command: stage.executable('gemini'),
      args: [...MODEL, ...(goesOn ? ['--resume', 'latest'] : []), '-p', prompt],
      env: environment(model),
    }),
    converse: converseWithGemini,
    fullTokens: 800_000,
    tool,
    opening: [],
    shell: (command) => ({ tool: 'run_shell_command', input: { command } }),
    delegate: (prompt) => ({ tool: 'invoke_agent', input: { agent_name: 'generalist', prompt } }),
    write: (file_path, content) => ({ tool: 'write_file', input: { file_path, content } }),
    writeEvent: 'AfterTool',
  },
  async run(stage) {
    const model = await startGemini();
    try {
      configure(stage);
      const before = bringForeignHooks(stage);
      stage.tl('setup', 'gemini');
      await firstSession(stage, model);
      await resumed(stage, model);
      await edited(stage, model);
      await atTheTerminal(stage, model);
      await askedInEachContext(stage, model, gemini.player);
      stage.tl('setup', 'gemini', '--remove');
      const after = readFileSync(settingsOf(stage.project), 'utf8');
      stage.promise('after --remove its file is as before, to the byte', after === before, after);
      await withoutSetup(stage, model);
      await forTheUser(stage, model);
    } finally {
      await model.close();
    }
  },
};

// ── Talking to it ────────────────────────────────────────────────────────────────────────────────────────────

const settingsOf = (folder: string) => join(folder, '.gemini', 'settings.json');

/** What a person would have answered when it was first started. */
function configure({ user, project }: Stage, folders: readonly string[] = [project]): void {
  mkdirSync(join(user, '.gemini'), { recursive: true });
  const settings = {
    security: { auth: { selectedType: 'gemini-api-key' } },
    privacy: { usageStatisticsEnabled: false },
    general: { enableAutoUpdate: false },
    model: { compressionThreshold: 0.9 },
  };
  writeFileSync(settingsOf(user), `${JSON.stringify(settings, null, 2)}\n`);
  const trusted = Object.fromEntries(folders.map((folder) => [folder, 'TRUST_FOLDER']));
  writeFileSync(join(user, '.gemini', 'trustedFolders.json'), JSON.stringify(trusted));
}

function ask(stage: Stage, model: ModelServer, prompt: string, ...args: string[]): Promise<Ran> {
  const env = environment(model);
  return stage.run(stage.executable('gemini'), [...MODEL, ...args, '-p', prompt], { env });
}

const inputOf = (calls: readonly HookCall[], event: string) => named(calls, event)?.input;
const lastBlock = (stage: Stage) =>
  stage
    .hooks()
    .map(contextOf)
    .findLast((each) => each !== undefined) ?? '(none)';
const talk = ({ requests }: ModelServer) => requests.filter((each) => each.is_conversation);

/** Somebody's own hooks, which stay: one that notes another event, and one that lets the agent go on once when asked to. */
function bringForeignHooks({ folder, project }: Stage): string {
  const command = (text: string) => ({ hooks: [{ type: 'command', command: text }] });
  const again = join(folder, 'again');
  const hooks = {
    BeforeTool: [{ matcher: 'list_directory', ...command(`cat >> '${join(folder, 'foreign.jsonl')}'; echo '{}'`) }],
    AfterAgent: [
      command(`if rm '${again}' 2>/dev/null; then echo '{"decision":"deny","reason":"Say more."}'; else echo '{}'; fi`),
    ],
  };
  const text = `${JSON.stringify({ hooks }, null, 2)}\n`;
  mkdirSync(join(project, '.gemini'));
  writeFileSync(settingsOf(project), text);
  return text;
}

// ── What is promised ─────────────────────────────────────────────────────────────────────────────────────────

async function firstSession(stage: Stage, model: ModelServer): Promise<void> {
  const { promise, fixture } = stage;
  model.say(
    { tool: tool('get_next_step'), input: {} },
    { tool: tool('start_task'), input: { task_id: 'T2' } },
    { text: 'T2 is started.' },
    { tool: tool('update_checkpoint'), input: askedCheckpoint },
    { text: 'It is written down.' },
  );
  const { status, stderr } = await ask(stage, model, 'Start the basket');
  const block = lastBlock(stage);
  const asked = talk(model);
  const [first, second] = asked;
  promise(
    'a new session has the resume block in each of its requests, once',
    asked.length === 5 && asked.every(({ text }) => timesIn(text, block) === 1),
    asked.map(({ text }) => timesIn(text, block)),
  );
  promise('its model is told of our tools', JSON.stringify(first?.body['tools']).includes(tool('get_next_step')));
  promise(
    'a call of ours is answered to the model',
    JSON.stringify((second?.body['contents'] as unknown[] | undefined)?.at(-1)).includes(
      'Write the handler in src/login',
    ),
    (second?.body['contents'] as unknown[] | undefined)?.at(-1),
  );
  const owner = /Owner id of this session: (\S+)\./.exec(block)?.[1];
  const calls = stage.hooks();
  const started = calls.find(({ input }) => input['tool_name'] === tool('start_task'));
  promise(
    'what it starts is held under the owner id that the session was told',
    owner !== undefined && JSON.stringify(started?.answer).includes(`"owner":"${owner}"`),
    { owner, started },
  );
  promiseAskedOnce(stage, calls, asked);
  const turn = ['BeforeTool', 'AfterAgent'];
  const order = ['SessionStart', 'BeforeAgent', 'BeforeTool', ...turn, 'BeforeAgent', ...turn, 'SessionEnd'];
  promise('our hooks are called in the order of the session', eventsOf(calls).join() === order.join(), eventsOf(calls));
  promise('it ends well', status === 0 && !/error|invalid/i.test(stderr), { status, stderr });
  promise('the end of the session is marked', stage.sessions()[0]?.['ended_at'] !== null, stage.sessions());
  // On a busy machine the end goes on after the agent is gone.
  const held = () => (stage.tl('task', 'claims') as { claims: unknown[] }).claims;
  await eventually('what it held is free', () => held().length === 0, 10_000).catch(() => {});
  promise('and what it held is free', held().length === 0, held());
  fixture('start', inputOf(calls, 'SessionStart'));
  fixture('compacted', inputOf(calls, 'BeforeAgent'));
  fixture('call', inputOf(calls, 'BeforeTool'));
  fixture('stop', inputOf(calls, 'AfterAgent'));
  fixture('end', inputOf(calls, 'SessionEnd'));
}

async function resumed(stage: Stage, model: ModelServer): Promise<void> {
  const [known] = stage.sessions();
  const from = stage.hooks().length;
  const asked = talk(model).length;
  model.say({ tool: 'list_directory', input: { dir_path: '.' } }, { text: 'It is listed.' }, { text: 'No more.' });
  writeFileSync(join(stage.folder, 'again'), '');
  await ask(stage, model, 'List it', '--resume', 'latest');
  const calls = stage.hooks().slice(from);
  const block = (calls[0] && contextOf(calls[0])) ?? '(none)';
  const first = talk(model)[asked]?.text ?? '';
  stage.promise('a resumed session has the block of now, and no older one', timesIn(first, block) === 1, first);
  stage.promise('with one owner in it', first.split('Owner id of this session').length === 2, first);
  promiseSameSession(stage, known);
  const repeat = promiseQuietRepeat(stage, calls, 'AfterAgent');
  stage.fixture('resume', inputOf(calls, 'SessionStart'));
  stage.fixture('repeat', repeat?.input);
  stage.fixture('foreign', objectsIn(readFileSync(join(stage.folder, 'foreign.jsonl'), 'utf8'))[0]);
}

async function edited(stage: Stage, model: ModelServer): Promise<void> {
  const from = stage.hooks().length;
  const file_path = join(stage.project, 'src', 'login.ts');
  model.say(
    { tool: 'write_file', input: { file_path, content: 'export {};\n' } },
    { text: 'Written.' },
    { text: 'No.' },
  );
  await ask(stage, model, 'Write it');
  const calls = stage.hooks().slice(from);
  promiseAskedOfFiles(stage, calls);
  stage.fixture('edit', inputOf(calls, 'AfterTool'));
}

async function atTheTerminal(stage: Stage, model: ModelServer): Promise<void> {
  const { promise } = stage;
  const terminal = openTerminal(stage, model);
  if (!terminal) return;
  const { calls, seen, enter } = terminal;
  readMuch(stage, model);
  model.say(...['One.', 'Two.', 'Three.', 'Four.'].map((text) => ({ text, input_tokens: 50_000 })));
  try {
    await terminal.begins();
    await enter('First', () => seen('AfterAgent') === 1);
    const block = lastBlock(stage);
    promise('at the terminal a session has the block, once', timesIn(talk(model).at(-1)?.text ?? '', block) === 1);
    await enter('Second', () => seen('AfterAgent') === 2);
    const second = talk(model).at(-1)?.text ?? '';
    promise('and with the next prompt no second one', timesIn(second, block) === 1);
    await terminal.compress();
    await enter('Third', () => seen('AfterAgent') === 3);
    const third = talk(model).at(-1)?.text ?? '';
    promise(
      'after a compression the block is there again, once',
      third.includes('state_snapshot') && timesIn(third, lastBlock(stage)) === 1,
      third,
    );
    promise('and the compression is counted', stage.sessions()[0]?.['compactions'] === 1, stage.sessions()[0]);
    stage.fixture('compacting', inputOf(calls(), 'PreCompress'));
    await enter('/clear', () => seen('SessionStart') === 2);
    await enter('Fourth', () => seen('AfterAgent') === 4);
    const fourth = talk(model).at(-1)?.text ?? '';
    promise('after /clear the block is there again, once', timesIn(fourth, lastBlock(stage)) === 1, fourth);
    await enter('/quit', () => seen('SessionEnd') >= 2);
  } finally {
    await terminal.close();
  }
  const [now, past] = stage.sessions();
  promise(
    'and it is another session, the first one being ended',
    now?.['source'] === 'clear' && past?.['end_reason'] === 'clear',
    stage.sessions(),
  );
}

async function withoutSetup(stage: Stage, model: ModelServer): Promise<void> {
  const from = stage.hooks().length;
  const { status } = await ask(stage, model, 'Hello');
  const request = talk(model).at(-1)?.text ?? '';
  stage.promise(
    'and it works without us',
    status === 0 && stage.hooks().length === from && !request.includes('Throughline keeps'),
    { status, request },
  );
}

async function forTheUser(stage: Stage, model: ModelServer): Promise<void> {
  const before = readFileSync(settingsOf(stage.user), 'utf8');
  stage.tl('setup', 'gemini', '--user');
  await ask(stage, model, 'Hello');
  const request = talk(model).at(-1);
  stage.promise(
    'for the user: the block is there, and our tools',
    timesIn(request?.text ?? '', lastBlock(stage)) === 1 &&
      JSON.stringify(request?.body['tools']).includes(tool('get_next_step')),
    request?.text,
  );
  stage.tl('setup', 'gemini', '--user', '--remove');
  const after = readFileSync(settingsOf(stage.user), 'utf8');
  stage.promise('after --remove its file is as before, to the byte', after === before, after);
}
