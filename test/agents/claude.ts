// Claude Code: print mode with a stream of messages, so that one process goes through what a person's session does.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../support/eventually.ts';
import { startAnthropic } from '../support/model-server/anthropic.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { askedInEachContext } from './asked-in-each-context.ts';
import type { Campaign, HookCall, Stage } from './campaign.ts';
import { ALLOWED, converseWithClaude, environment, openClaude } from './claude-session.ts';
import {
  askedCheckpoint,
  promiseAskedOfFiles,
  promiseAskedOnce,
  promiseQuietRepeat,
  promiseSameSession,
} from './promises.ts';
import { contextOf, eventsOf, objectsIn, timesIn } from './seen.ts';

const tool = (name: string) => `mcp__throughline__${name}`;
/** It offers the tools of servers by name alone, until its model looks them up. */
const find = (...names: string[]) => ({ tool: 'ToolSearch', input: { query: `select:${names.map(tool).join()}` } });

export const claude: Campaign = {
  agent: 'claude',
  package: '@anthropic-ai/claude-code',
  version: '2.1.325',
  player: {
    startModel: startAnthropic,
    prepare() {},
    start: (stage, model, prompt, goesOn = false) => ({
      command: stage.executable('claude'),
      args: ['-p', prompt, ...ALLOWED, ...(goesOn ? ['--continue'] : [])],
      env: environment(model),
    }),
    converse: converseWithClaude,
    fullTokens: 750_000,
    tool,
    opening: [find('start_task', 'update_checkpoint', 'complete_task', 'recall')],
    shell: (command) => ({ tool: 'Bash', input: { command } }),
    delegate: (prompt) => ({
      tool: 'Agent',
      input: { description: 'Looks it up', prompt, subagent_type: 'general-purpose' },
    }),
    write: (file_path, content) => ({ tool: 'Write', input: { file_path, content } }),
    writeEvent: 'PostToolUse',
  },
  async run(stage) {
    const model = await startAnthropic();
    try {
      const before = bringForeignHooks(stage);
      stage.tl('setup', 'claude');
      await firstSession(stage, model);
      await resumed(stage, model);
      await edited(stage, model);
      await compactedWithAGap(stage, model);
      await compactedByItself(stage, model);
      await forked(stage, model);
      await cleared(stage, model);
      await askedInEachContext(stage, model, claude.player);
      stage.tl('setup', 'claude', '--remove');
      const after = readFileSync(join(stage.project, '.claude', 'settings.json'), 'utf8');
      const own = ['settings.local.json', 'skills'].map((name) => join(stage.project, '.claude', name));
      const state = readFileSync(join(stage.user, '.claude.json'), 'utf8');
      const isGone = !own.some((path) => existsSync(path)) && !state.includes('"throughline"');
      stage.promise('after --remove its files are as before, to the byte', after === before && isGone, after);
      await withoutSetup(stage, model);
      await forTheUser(stage, model);
    } finally {
      await model.close();
    }
  },
};

// ── What is seen ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const inputOf = (calls: readonly HookCall[], event: string, source?: string) =>
  calls.find(({ input }) => input['hook_event_name'] === event && (source === undefined || input['source'] === source))
    ?.input;

/** The resume block that our hook gave last. */
const lastBlock = (stage: Stage) =>
  stage
    .hooks()
    .map(contextOf)
    .findLast((each) => each !== undefined) ?? '(none)';
const lastQuestion = ({ requests }: ModelServer) => requests.findLast((each) => each.is_conversation)?.text ?? '';

/** Somebody's own hooks, which stay: one that notes another event, and one that lets the agent go on once when asked to. */
function bringForeignHooks({ folder, project }: Stage): string {
  const command = (text: string) => ({ hooks: [{ type: 'command', command: text }] });
  const again = join(folder, 'again');
  const hooks = {
    PreToolUse: [{ matcher: 'Bash', ...command(`cat >> '${join(folder, 'foreign.jsonl')}'`) }],
    Stop: [command(`if rm '${again}' 2>/dev/null; then echo '{"decision":"block","reason":"Say more."}'; fi`)],
  };
  const text = `${JSON.stringify({ hooks }, null, 2)}\n`;
  mkdirSync(join(project, '.claude'));
  writeFileSync(join(project, '.claude', 'settings.json'), text);
  return text;
}

// ── What is promised ─────────────────────────────────────────────────────────────────────────────────────────

async function firstSession(stage: Stage, model: ModelServer): Promise<void> {
  const { promise, fixture } = stage;
  model.say(
    find('start_task', 'get_next_step'),
    { tool: tool('get_next_step'), input: {} },
    { tool: tool('start_task'), input: { task_id: 'T2' } },
    { text: 'T2 is started.' },
    find('update_checkpoint'),
    { tool: tool('update_checkpoint'), input: askedCheckpoint },
    { text: 'It is written down.' },
  );
  const session = openClaude(stage, model);
  await session.ask('Start the basket');

  const block = lastBlock(stage);
  const [first, ...others] = model.requests;
  promise('a new session has the resume block in its first request, once', timesIn(first?.text ?? '', block) === 1);
  promise(
    'and once in each that follows',
    others.length === 6 && others.every(({ text }) => timesIn(text, block) === 1),
    others.map(({ text }) => timesIn(text, block)),
  );
  const init = session.said.find(({ subtype }) => subtype === 'init');
  promise(
    'the MCP server is connected',
    JSON.stringify(init?.['mcp_servers']).includes('"name":"throughline","status":"connected"'),
    init?.['mcp_servers'],
  );
  promise('its model is told of our tools', (first?.text ?? '').includes(tool('get_next_step')));
  promise(
    'a call of ours is answered to the model',
    (others[1]?.text ?? '').includes(String.raw`\"next_step\":\"Write the handler in src/login.ts\"`),
    others[1]?.body['messages'],
  );
  const owner = /Owner id of this session: (\S+)\./.exec(block)?.[1];
  const { claims } = stage.tl('task', 'claims') as { claims: { owner: string }[] };
  promise(
    'what it starts is held under the owner id that the session was told',
    claims.length === 1 && claims[0]?.owner === owner,
    { owner, claims },
  );
  promiseAskedOnce(stage, stage.hooks(), model.requests);

  const compactedFrom = model.requests.length;
  await session.ask('/compact');
  const summing = model.requests.slice(compactedFrom).map(({ text }) => text);
  promise(
    'before a compaction nothing of ours is put into the prompt for the summary',
    summing.length > 0 && summing.every((text) => !text.includes('Additional Instructions')),
    summing,
  );
  model.say({ text: 'Going on.' });
  await session.ask('Go on');
  const again = lastBlock(stage);
  promise('after a compaction the block is there again, once', timesIn(lastQuestion(model), again) === 1);
  promise(
    'and says what the session itself does, not that others hold it',
    again.includes('Next step: T2 (doing)') && !again.includes('Held by other sessions'),
    again,
  );
  const { status, stderr } = await session.close();
  promise('it ends well and complains of nothing', status === 0 && stderr === '', { status, stderr });

  const calls = stage.hooks();
  const order = [
    'SessionStart',
    'UserPromptSubmit',
    'PreToolUse',
    'PreToolUse',
    'Stop',
    'PreToolUse',
    'Stop',
    'PreCompact',
    'SessionStart',
    'UserPromptSubmit',
    // After the compaction it is asked again.
    'Stop',
    'Stop',
    'SessionEnd',
  ];
  promise('our hooks are called in the order of the session', eventsOf(calls).join() === order.join(), eventsOf(calls));
  promise('the end of the session is marked', stage.sessions()[0]?.['ended_at'] !== null, stage.sessions());
  // On a busy machine the end goes on after the agent is gone.
  const held = () => (stage.tl('task', 'claims') as { claims: unknown[] }).claims;
  await eventually('what it held is free', () => held().length === 0, 10_000).catch(() => {});
  promise('and what it held is free', held().length === 0, held());
  fixture('start', inputOf(calls, 'SessionStart', 'startup'));
  fixture('prompt', inputOf(calls, 'UserPromptSubmit'));
  fixture('call', inputOf(calls, 'PreToolUse'));
  fixture('stop', inputOf(calls, 'Stop'));
  fixture('compacting', inputOf(calls, 'PreCompact'));
  fixture('compacted', inputOf(calls, 'SessionStart', 'compact'));
  fixture('end', inputOf(calls, 'SessionEnd'));
}

async function resumed(stage: Stage, model: ModelServer): Promise<void> {
  const [known] = stage.sessions();
  const from = stage.hooks().length;
  const asked = model.requests.length;
  model.say({ tool: 'Bash', input: { command: 'true' } }, { text: 'It ran.' }, { text: 'There is no more.' });
  const session = openClaude(stage, model, ['--continue']);
  writeFileSync(join(stage.folder, 'again'), '');
  await session.ask('Run it');
  await session.close();
  const calls = stage.hooks().slice(from);
  const block = (calls[0] && contextOf(calls[0])) ?? '(none)';
  const first = model.requests[asked]?.text ?? '';
  stage.promise('a resumed session has the block of now', timesIn(first, block) === 1, { block, first });
  promiseSameSession(stage, known);
  const repeat = promiseQuietRepeat(stage, calls, 'Stop');
  stage.fixture('resume', inputOf(calls, 'SessionStart', 'resume'));
  stage.fixture('repeat', repeat?.input);
  stage.fixture('foreign', objectsIn(readFileSync(join(stage.folder, 'foreign.jsonl'), 'utf8'))[0]);
}

async function edited(stage: Stage, model: ModelServer): Promise<void> {
  const from = stage.hooks().length;
  const file_path = join(stage.project, 'src', 'login.ts');
  model.say(
    { tool: 'Write', input: { file_path, content: 'export {};\n' } },
    { text: 'Written.' },
    { text: 'No more.' },
  );
  const session = openClaude(stage, model);
  await session.ask('Write it');
  await session.close();
  const calls = stage.hooks().slice(from);
  promiseAskedOfFiles(stage, calls);
  stage.fixture('edit', inputOf(calls, 'PostToolUse'));
}

async function compactedWithAGap(stage: Stage, model: ModelServer): Promise<void> {
  // Every task in progress gets a checkpoint, so that the session stops without a gap; resumed, it has one.
  const checkpoint = (task_id: string) => ({
    tool: tool('update_checkpoint'),
    input: { task_id, where_we_left_off: 'Half of it is there.', next_step: 'Write the other half' },
  });
  model.say(find('update_checkpoint'), checkpoint('T1'), checkpoint('T2'), { text: 'Written down.' });
  const written = openClaude(stage, model);
  await written.ask('Write it down');
  await written.close();
  const { answer } = stage.hooks().findLast(({ input }) => input['hook_event_name'] === 'Stop') ?? {};
  stage.promise(
    'nothing is said when it stops with a checkpoint of all that is in progress',
    Object.keys(answer ?? { none: true }).length === 0,
    answer,
  );
  model.say({ text: 'Here again.' });
  const session = openClaude(stage, model, ['--continue']);
  // What it claimed before its hook ran would be released: it had ended.
  await session.ask('Hello');
  const from = model.requests.length;
  stage.tl('task', 'claim', 'T2', '--owner', String(stage.sessions()[0]?.['owner']));
  await session.ask('/compact');
  await session.close();
  const notice = String(stage.hooks().findLast((each) => each.answer['words'])?.answer['words']).trim();
  const summing = model.requests[from]?.text ?? '';
  stage.promise(
    'before a compaction, work without a checkpoint is said in words to whoever sums up',
    notice.startsWith('Throughline: ') && timesIn(summing, `Additional Instructions:\n${notice}`) === 1,
    { notice, summing: summing.slice(-2_000) },
  );
}

async function compactedByItself(stage: Stage, model: ModelServer): Promise<void> {
  const session = openClaude(stage, model);
  // More than fits into the window of any of its models.
  model.say({ text: 'Much is read.', input_tokens: 1_200_000 });
  await session.ask('Read much');
  const from = stage.hooks().length;
  await session.ask('Go on');
  await session.close();
  const calls = stage.hooks().slice(from);
  const block = calls.map(contextOf).find((each) => each !== undefined) ?? '(none)';
  stage.promise(
    'a compaction by itself is like one that was asked for',
    inputOf(calls, 'PreCompact')?.['trigger'] === 'auto' && timesIn(lastQuestion(model), block) === 1,
    { events: eventsOf(calls), last: lastQuestion(model) },
  );
}

async function forked(stage: Stage, model: ModelServer): Promise<void> {
  const [origin] = stage.sessions();
  const session = openClaude(stage, model, ['--continue', '--fork-session']);
  await session.ask('Another way');
  await session.close();
  const [fork] = stage.sessions();
  const block = lastBlock(stage);
  stage.promise(
    'a fork is a session of its own, with a block of its own',
    fork?.['session_id'] !== origin?.['session_id'] &&
      block.includes(String(fork?.['owner'])) &&
      timesIn(lastQuestion(model), block) === 1,
    { origin, fork, block },
  );
}

async function cleared(stage: Stage, model: ModelServer): Promise<void> {
  model.say(
    find('start_task'),
    { tool: tool('start_task'), input: { task_id: 'T2' } },
    { text: 'T2 is started again.' },
  );
  stage.tl('task', 'pause', 'T2');
  const session = openClaude(stage, model);
  await session.ask('Start the basket again');
  await session.ask('/clear');
  await session.ask('Hello again');
  const block = lastBlock(stage);
  stage.promise('after /clear the block is there again, once', timesIn(lastQuestion(model), block) === 1, block);
  stage.promise(
    'and goes on with what the session before held',
    block.includes('Next step: T2 (doing)') && !block.includes('Held by other sessions'),
    block,
  );
  await session.close();
  const [now, past] = stage.sessions();
  stage.promise(
    'and it is another session, the first one being ended',
    now?.['source'] === 'clear' && past?.['end_reason'] === 'clear',
    stage.sessions(),
  );
}

async function withoutSetup(stage: Stage, model: ModelServer): Promise<void> {
  const from = stage.hooks().length;
  const session = openClaude(stage, model);
  await session.ask('Hello');
  const { status } = await session.close();
  stage.promise(
    'and it works without us',
    status === 0 && stage.hooks().length === from && !lastQuestion(model).includes('Throughline'),
    status,
  );
}

async function forTheUser(stage: Stage, model: ModelServer): Promise<void> {
  const state = join(stage.user, '.claude.json');
  const before = JSON.parse(readFileSync(state, 'utf8')) as Record<string, unknown>;
  stage.tl('setup', 'claude', '--user');
  const session = openClaude(stage, model);
  await session.ask('Hello');
  await session.close();
  const init = session.said.find(({ subtype }) => subtype === 'init');
  stage.promise(
    'for the user: the block is there, and the MCP server connected',
    timesIn(lastQuestion(model), lastBlock(stage)) === 1 &&
      JSON.stringify(init?.['mcp_servers']).includes('"name":"throughline","status":"connected"'),
    init?.['mcp_servers'],
  );
  stage.tl('setup', 'claude', '--user', '--remove');
  const after = JSON.parse(readFileSync(state, 'utf8')) as Record<string, unknown>;
  stage.promise(
    'after --remove only what Claude Code wrote itself is left',
    !JSON.stringify(after).includes('throughline"') && Object.keys(before).every((key) => key in after),
    after,
  );
}
