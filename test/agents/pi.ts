// pi: its command, and its protocol for sessions of more than one prompt.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChat } from '../support/model-server/openai-chat.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { askedInEachContext } from './asked-in-each-context.ts';
import type { Campaign, HookCall, Ran, Stage } from './campaign.ts';
import { converseWithPi, env, openPi } from './pi-session.ts';
import { askedCheckpoint, promiseAskedOfFiles, promiseAskedOnce, promiseBlockOnce } from './promises.ts';
import { BLOCK, contextOf, eventsOf, named, ownerIn, timesIn, timesOfBlock } from './seen.ts';

export const pi: Campaign = {
  agent: 'pi',
  package: '@earendil-works/pi-coding-agent',
  version: '1.5.0',
  isBundle: true,
  player: {
    startModel: startChat,
    prepare: (stage, { url }) => writeConfig(stage, url),
    start: (stage, _model, prompt, goesOn = false) => ({
      command: stage.executable('pi'),
      args: ['--print', ...(goesOn ? ['--continue'] : []), prompt],
      env,
    }),
    converse: converseWithPi,
    fullTokens: 75_000,
    tool: (name) => `mcp__throughline__${name}`,
    opening: [],
    shell: (command) => ({ tool: 'bash', input: { command } }),
    write: (path, content) => ({ tool: 'write', input: { path, content } }),
    writeEvent: 'tool_result',
  },
  async run(stage) {
    const model = await startChat();
    try {
      writeConfig(stage, model.url);
      stage.tl('setup', 'pi');
      await untrusted(stage, model);
      await aSession(stage, model);
      await continued(stage, model);
      await withMorePrompts(stage, model);
      await edited(stage, model);
      await compactedInARun(stage, model);
      await askedInEachContext(stage, model, pi.player);
      await removed(stage, model);
      await forTheUser(stage, model);
    } finally {
      await model.close();
    }
  },
};

const folderOf = ({ user }: Stage) => join(user, '.pi', 'agent');

function writeConfig(stage: Stage, url: string): void {
  const folder = folderOf(stage);
  mkdirSync(folder, { recursive: true });
  const scripted = { id: 'scripted', name: 'Scripted', contextWindow: 100_000, maxTokens: 4_000 };
  const loopback = { baseUrl: `${url}/v1`, apiKey: 'none', api: 'openai-completions', models: [scripted] };
  const settings = {
    defaultProvider: 'loopback',
    defaultModel: 'scripted',
    compaction: { reserveTokens: 20_000, keepRecentTokens: 10 },
  };
  writeFileSync(join(folder, 'models.json'), JSON.stringify({ providers: { loopback } }));
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
}

async function ask(stage: Stage, ...args: string[]): Promise<Ran & { readonly calls: readonly HookCall[] }> {
  const known = stage.hooks().length;
  const ran = await stage.run(stage.executable('pi'), ['--print', ...args], { env });
  return { ...ran, calls: stage.hooks().slice(known) };
}

const lastOf = (model: ModelServer) => model.requests.findLast(({ is_conversation }) => is_conversation);

async function untrusted(stage: Stage, model: ModelServer): Promise<void> {
  const { status, calls } = await ask(stage, 'Hello');
  stage.promise(
    'in a project that nobody trusts yet it works, and nothing of ours runs',
    status === 0 && calls.length === 0 && timesIn(lastOf(model)?.text ?? BLOCK, BLOCK) === 0,
    calls,
  );
}

async function aSession(stage: Stage, model: ModelServer): Promise<void> {
  const known = model.requests.length;
  model.say(
    { tool: 'mcp__throughline__get_next_step', input: {} },
    { tool: 'mcp__throughline__start_task', input: { task_id: 'T2' } },
    { text: 'It is started.' },
    { tool: 'mcp__throughline__update_checkpoint', input: askedCheckpoint },
    { text: 'There it is.' },
  );
  const { status, stdout, stderr, calls } = await ask(stage, '--approve', 'What is next?');
  const [first, second, third, fourth, fifth, ...more] = model.requests.slice(known);
  const start = named(calls, 'session_start');
  stage.promise('a session runs to its end', status === 0 && stdout.includes('There it is.'), stderr);
  stage.promise('our files are read without a word', stderr.trim() === '', stderr);
  stage.promise(
    'its hooks are called in this order: the start, the prompt, each call of our tools, the stop, what it was asked, the end',
    eventsOf(calls).join() ===
      'session_start,before_agent_start,tool_call,tool_call,agent_end,tool_call,agent_end,session_shutdown',
    eventsOf(calls),
  );
  const prompted = named(calls, 'before_agent_start');
  promiseBlockOnce(stage, prompted, first?.text, third?.text);
  stage.promise(
    'the tools of the MCP server are offered',
    first?.text.includes('mcp__throughline__start_task') ?? false,
  );
  stage.promise('a call of one is answered', second?.text.includes('where_we_left_off') ?? false, second?.text);
  const owner = ownerIn(prompted);
  stage.promise(
    'what it starts is held under the owner id that it was told',
    third?.text.includes(`owner: ${owner}\\n`) ?? false,
    third?.text,
  );
  promiseAskedOnce(
    stage,
    calls,
    [first, second, third, fourth, fifth].flatMap((each) => each ?? []),
  );
  stage.promise('nothing else makes it go on after it stopped', more.length === 0, more.length);
  const [session] = stage.sessions();
  stage.promise(
    'the session is in the home, with its transcript, and has ended',
    session?.['session_id'] === start?.input['session_id'] &&
      existsSync(String(session?.['transcript_path'])) &&
      session?.['end_reason'] === 'quit',
    session,
  );
  stage.fixture('start', start?.input);
  stage.fixture('prompt', prompted?.input);
  stage.fixture('call', named(calls, 'tool_call')?.input);
  stage.fixture('repeat', calls.findLast(({ input }) => input['hook_event_name'] === 'agent_end')?.input);
  stage.fixture('end', named(calls, 'session_shutdown')?.input);
}

async function continued(stage: Stage, model: ModelServer): Promise<void> {
  const { calls } = await ask(stage, '--approve', '--continue', 'Go on');
  const start = named(calls, 'session_start');
  const prompted = named(calls, 'before_agent_start');
  stage.promise('a continued session is told what changed', timesOfBlock(lastOf(model)?.text, prompted) >= 1, prompted);
  const rows = stage.sessions();
  stage.promise(
    'it is the same one: it has one row, which has ended again',
    rows.length === 1 && rows[0]?.['ended_at'] !== null,
    rows,
  );
  stage.fixture('resume', start?.input);
}

// ── More than one prompt ─────────────────────────────────────────────────────────────────────────────────────

async function withMorePrompts(stage: Stage, model: ModelServer): Promise<void> {
  const known = stage.hooks().length;
  const asked = model.requests.length;
  const session = openPi(stage);
  const calls = () => stage.hooks().slice(known);
  try {
    await session.prompt('Hello');
    await session.prompt('Go on');
    await session.prompt('And on');
    await session.call('get_state');
    const questions = model.requests.slice(asked);
    stage.promise(
      'a session that took no task hears nothing of checkpoints, nor does its window',
      questions.length === 3 && session.notices.length === 0,
      [questions.length, session.notices],
    );
    stage.fixture('stop', named(calls(), 'agent_settled')?.input);
    await session.call('compact');
    await session.prompt('Go on');
    const compacted = named(calls(), 'session_compact');
    stage.promise(
      'a compaction is noted before, and the next prompt after it has the block again, once',
      named(calls(), 'session_before_compact') !== undefined &&
        timesOfBlock(
          lastOf(model)?.text,
          calls().findLast((call) => contextOf(call) !== undefined),
        ) === 1 &&
        timesIn(lastOf(model)?.text ?? '', BLOCK) === 1,
      lastOf(model)?.text,
    );
    stage.promise('it is counted', stage.sessions()[0]?.['compactions'] === 1, stage.sessions()[0]);
    stage.fixture('compacting', named(calls(), 'session_before_compact')?.input);
    stage.fixture('compacted', compacted?.input);
  } finally {
    await session.close();
  }
  stage.promise('the session ends with its program', stage.sessions()[0]?.['ended_at'] !== null, stage.sessions()[0]);
}

async function edited(stage: Stage, model: ModelServer): Promise<void> {
  model.say(
    { tool: 'write', input: { path: 'src/login.ts', content: 'export {};\n' } },
    { text: 'Written.' },
    { text: 'No more.' },
  );
  const { calls } = await ask(stage, '--approve', 'Write it');
  promiseAskedOfFiles(stage, calls);
  stage.fixture('edit', named(calls, 'tool_result')?.input);
}

async function compactedInARun(stage: Stage, model: ModelServer): Promise<void> {
  const known = model.requests.length;
  model.say(
    { tool: 'mcp__throughline__get_next_step', input: {}, input_tokens: 90_000 },
    { text: 'They wrote a login.', when: ({ is_conversation }) => !is_conversation },
    { text: 'On it.' },
  );
  const { calls, stdout, stderr } = await ask(stage, '--approve', 'Write');
  const compacted = named(calls, 'session_compact');
  const after = model.requests.slice(known).findLast(({ is_conversation }) => is_conversation);
  stage.promise(
    'a compaction in the middle of a run is told of in the same run, once',
    timesOfBlock(after?.text, compacted) === 1 && timesIn(after?.text ?? '', BLOCK) === 1,
    { events: eventsOf(calls), stdout, stderr, after: after?.body['messages'] },
  );
}

// ── Taken out, and for the user ──────────────────────────────────────────────────────────────────────────────

async function removed(stage: Stage, model: ModelServer): Promise<void> {
  stage.tl('setup', 'pi', '--remove');
  const paths = [join('extensions', 'throughline.ts'), 'mcp.json'].map((name) => join(stage.project, '.pi', name));
  stage.promise('what setup wrote is gone when it is removed', !paths.some((path) => existsSync(path)));
  const { status, calls } = await ask(stage, '--approve', 'Hello');
  const text = lastOf(model)?.text ?? '';
  stage.promise(
    'and pi works without it',
    status === 0 && calls.length === 0 && !text.includes(BLOCK) && !text.includes('mcp__throughline'),
    text,
  );
}

async function forTheUser(stage: Stage, model: ModelServer): Promise<void> {
  const mcp = join(folderOf(stage), 'mcp.json');
  const before = '{"mcpServers":{}}\n';
  writeFileSync(mcp, before);
  stage.tl('setup', 'pi', '--user');
  const { calls } = await ask(stage, 'Hello');
  stage.promise(
    "set up in the user's own files, a session is told, too, and nobody is asked for trust",
    timesOfBlock(lastOf(model)?.text, named(calls, 'before_agent_start')) === 1 &&
      (lastOf(model)?.text.includes('mcp__throughline__start_task') ?? false),
    eventsOf(calls),
  );
  stage.tl('setup', 'pi', '--user', '--remove');
  stage.promise('removed from there, they are as before', readFileSync(mcp, 'utf8') === before);
  const { status } = await ask(stage, 'Hello');
  stage.promise('and pi works on', status === 0);
}
