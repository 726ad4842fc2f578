// Codex: its command without a window, and the program behind its windows for what only they are told.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { startResponses } from '../support/model-server/openai-responses.ts';
import type { ModelRequest, ModelServer } from '../support/model-server/model-server.ts';
import { askedInEachContext } from './asked-in-each-context.ts';
import type { Campaign, HookCall, Ran, Stage } from './campaign.ts';
import { converseWithCodex, openAppServer } from './codex-app-server.ts';
import { askedCheckpoint, promiseAskedOfFiles, promiseAskedOnce, promiseBlockOnce } from './promises.ts';
import { BLOCK, eventsOf, named, objectsIn, ownerIn, timesIn, timesOfBlock } from './seen.ts';

export const codex: Campaign = {
  agent: 'codex',
  package: '@openai/codex',
  version: '0.166.0',
  player: {
    startModel: startResponses,
    prepare: (stage, { url }, folders) => writeConfig(stage, url, folders),
    trust: async (stage) => void (await trustAll(stage)),
    start: (stage, _model, prompt, goesOn = false) => ({
      command: stage.executable('codex'),
      args: ['exec', '--skip-git-repo-check', FREE, ...(goesOn ? ['resume', '--last'] : []), prompt],
    }),
    converse: converseWithCodex,
    fullTokens: 200_000,
    tool: (name) => name,
    // It begins without a server that takes longer than a second to start.
    opening: [{ tool: 'exec_command', input: { cmd: 'sleep 2' } }],
    shell: (cmd) => ({ tool: 'exec_command', input: { cmd } }),
    delegate: (prompt) => ({ tool: 'spawn_agent', input: { message: prompt } }),
    write: (path, content) => ({
      tool: 'exec_command',
      input: { cmd: `apply_patch <<'EOF'\n${patchOf(path, content)}EOF\n` },
    }),
    // A patch in a shell is a command of the shell.
    writeEvent: undefined,
  },
  async run(stage) {
    const model = await startResponses();
    try {
      writeConfig(stage, model.url);
      const before = filesOf(stage);
      stage.tl('setup', 'codex');
      await untrusted(stage, model);
      await trust(stage);
      await aSession(stage, model);
      await resumed(stage, model);
      await compacted(stage, model);
      await withASubagent(stage, model);
      await inAWindow(stage, model);
      await onQuestion(stage, model);
      await withoutACheckpoint(stage, model);
      await edited(stage, model);
      stage.tl('setup', 'codex', '--remove');
      await removed(stage, model, before);
      await forTheUser(stage, model);
    } finally {
      await model.close();
    }
  },
};

/** A sandbox of its own is not to be had everywhere. */
const FREE = '--dangerously-bypass-approvals-and-sandbox';

const patchOf = (path: string, content: string) =>
  `*** Begin Patch\n*** Add File: ${path}\n${content.replaceAll(/^(?=.)/gm, '+')}*** End Patch\n`;

function writeConfig({ user, project }: Stage, url: string, folders: readonly string[] = [project]): void {
  mkdirSync(join(user, '.codex'), { recursive: true });
  const lines = [
    'model = "scripted"',
    'model_provider = "loopback"',
    'check_for_update_on_startup = false',
    '',
    '[analytics]',
    'enabled = false',
    '',
    '[model_providers.loopback]',
    'name = "loopback"',
    `base_url = "${url}/v1"`,
    'wire_api = "responses"',
    '',
    ...folders.flatMap((folder) => [`[projects.${JSON.stringify(folder)}]`, 'trust_level = "trusted"', '']),
  ];
  writeFileSync(join(user, '.codex', 'config.toml'), lines.join('\n'));
}

async function ask(stage: Stage, ...args: string[]): Promise<Ran & { readonly calls: readonly HookCall[] }> {
  const known = stage.hooks().length;
  const ran = await stage.run(stage.executable('codex'), ['exec', '--skip-git-repo-check', ...args]);
  return { ...ran, calls: stage.hooks().slice(known) };
}

async function untrusted(stage: Stage, model: ModelServer): Promise<void> {
  const { status, calls } = await ask(stage, 'Hello');
  const isSilent = calls.length === 0 && !(model.requests.at(-1)?.text.includes(BLOCK) ?? true);
  stage.promise('hooks that nobody has trusted yet do not run, and nothing breaks', status === 0 && isSilent, calls);
}

interface ListedHook {
  readonly key: string;
  readonly eventName: string;
  readonly currentHash: string;
  readonly trustStatus: string;
}

interface Listed {
  readonly hooks: readonly ListedHook[];
  readonly warnings: readonly string[];
  readonly errors: readonly unknown[];
}

/** As "Trust all and continue" does it, which its window asks once. Its hooks before and after. */
async function trustAll(stage: Stage): Promise<readonly [Listed, Listed]> {
  const server = await openAppServer(stage);
  try {
    const list = async () => {
      const { data } = await server.call<{ data: [Listed] }>('hooks/list', { cwds: [stage.project] });
      return data[0];
    };
    const before = await list();
    const edits = before.hooks.map(({ key, currentHash }) => ({
      keyPath: `hooks.state.${JSON.stringify(key)}.trusted_hash`,
      value: currentHash,
      mergeStrategy: 'upsert',
    }));
    await server.call('config/batchWrite', { edits });
    return [before, await list()];
  } finally {
    await server.close();
  }
}

async function trust(stage: Stage, count = 7): Promise<void> {
  const [{ warnings, errors }, { hooks }] = await trustAll(stage);
  stage.promise('its files are read without a warning', warnings.length + errors.length === 0, { warnings, errors });
  stage.promise(
    `${count} hooks are listed, and trusted when somebody says so`,
    hooks.length === count && hooks.every(({ trustStatus }) => trustStatus === 'trusted'),
    hooks,
  );
}

async function aSession(stage: Stage, model: ModelServer): Promise<void> {
  const known = model.requests.length;
  model.say(
    ...codex.player.opening,
    { tool: 'get_next_step', input: {} },
    { tool: 'start_task', input: { task_id: 'T2' } },
    { text: 'It is started.' },
    { tool: 'update_checkpoint', input: askedCheckpoint },
    { text: 'There it is.' },
  );
  const { status, stdout, stderr, calls } = await ask(stage, FREE, 'What is next?');
  const [first, , second, third, fourth, fifth, ...more] = model.requests.slice(known);
  const start = named(calls, 'SessionStart');
  stage.promise('a session runs to its end', status === 0 && stdout.includes('There it is.'), stderr);
  const warnings = stderr
    .split('\n')
    .filter((line) => /^warning: .*(?:hooks\.json|throughline\b(?!-agent))/i.test(line));
  stage.promise('no warning is about our files', warnings.length === 0, warnings);
  stage.promise(
    'its hooks are called in this order: SessionStart, UserPromptSubmit, PreToolUse for each tool of ours, Stop, what it was asked, SessionEnd',
    eventsOf(calls).join() === 'SessionStart,UserPromptSubmit,PreToolUse,PreToolUse,Stop,PreToolUse,Stop,SessionEnd',
    eventsOf(calls),
  );
  promiseBlockOnce(stage, start, first?.text, fourth?.text);
  // Not always in the first: Codex waits a second for a server and then begins without it.
  stage.promise('the tools of the MCP server are offered', second?.text.includes('update_checkpoint') ?? false);
  stage.promise('a call of one is answered', second?.text.includes('Write the handler in src/login.ts') ?? false);
  stage.promise(
    'a call that writes has written',
    JSON.stringify(stage.tl('task', 'show', 'T2')).includes('Draw the basket'),
    fourth?.text,
  );
  stage.promise(
    'what it starts is held under the owner id that it was told',
    third?.text.includes(`\\"owner\\":\\"${ownerIn(start)}\\"`) ?? false,
    third?.text.slice(-2_000),
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
      session?.['ended_at'] !== null,
    session,
  );
  stage.fixture('start', start?.input);
  stage.fixture('prompt', named(calls, 'UserPromptSubmit')?.input);
  stage.fixture('call', named(calls, 'PreToolUse')?.input);
  stage.fixture('stop', named(calls, 'Stop')?.input);
  stage.fixture('end', named(calls, 'SessionEnd')?.input);
}

async function resumed(stage: Stage, model: ModelServer): Promise<void> {
  const known = model.requests.length;
  const { calls } = await ask(stage, 'resume', '--last', 'Go on');
  const start = named(calls, 'SessionStart');
  const [first] = model.requests.slice(known);
  stage.promise(
    'a resumed session is the same one, and is told again',
    start?.input['source'] === 'resume' && timesOfBlock(first?.text, start) >= 1,
    start,
  );
  const [session] = stage.sessions();
  stage.promise(
    'it has one row, which has ended again',
    stage.sessions().filter(({ session_id }) => session_id === start?.input['session_id']).length === 1 &&
      session?.['ended_at'] !== null,
    session,
  );
  stage.fixture('resume', start?.input);
}

async function compacted(stage: Stage, model: ModelServer): Promise<void> {
  const known = model.requests.length;
  model.say(
    ...codex.player.opening,
    { tool: 'get_next_step', input: {}, input_tokens: 50_000 },
    { text: 'They wrote a login.', when: ({ is_conversation }) => !is_conversation },
    { text: 'On it.' },
  );
  const { calls } = await ask(stage, FREE, '-c', 'model_auto_compact_token_limit=20000', 'Write');
  const [, , , last] = model.requests.slice(known);
  const again = calls.find(({ input }) => input['source'] === 'compact');
  stage.promise(
    'a compaction is noted before, and the session told again after it',
    eventsOf(calls).join() === 'SessionStart,UserPromptSubmit,PreToolUse,PreCompact,SessionStart,Stop,SessionEnd',
    eventsOf(calls),
  );
  stage.promise(
    'the request after it has the block once',
    timesOfBlock(last?.text, again) === 1 && timesIn(last?.text ?? '', BLOCK) === 1,
    last?.text,
  );
  stage.promise('it is counted', stage.sessions()[0]?.['compactions'] === 1, stage.sessions()[0]);
  stage.fixture('compacting', named(calls, 'PreCompact')?.input);
  stage.fixture('compacted', again?.input);
}

/** A subagent calls a tool of ours and is compacted: its hooks say which agent it is. */
async function withASubagent(stage: Stage, model: ModelServer): Promise<void> {
  const known = model.requests.length;
  const isOfChild = ({ body }: Pick<ModelRequest, 'body'>) => {
    const text = JSON.stringify(body['input']);
    return text.includes('Look it up') && !text.includes('Delegate');
  };
  const wait = { targets: [] as string[], timeout_ms: 30_000 };
  model.say(
    { tool: 'spawn_agent', input: { message: 'Look it up' }, when: (request) => !isOfChild(request) },
    {
      tool: 'wait_agent',
      input: wait,
      when({ text }) {
        const [, id] = /agent_id\\":\\"([\w-]+)/.exec(text) ?? [];
        if (id !== undefined) wait.targets.push(id);
        return id !== undefined;
      },
    },
    ...codex.player.opening.map((turn) => ({ ...turn, when: isOfChild })),
    { tool: 'get_next_step', input: {}, input_tokens: 50_000, when: isOfChild },
  );
  const { calls } = await ask(stage, FREE, '-c', 'model_auto_compact_token_limit=20000', 'Delegate');
  const asked = model.requests.slice(known).filter(isOfChild);
  const own = calls.filter(({ input }) => input['agent_id'] !== undefined);
  stage.promise(
    'a subagent has no block',
    asked.length > 0 && asked.every(({ text }) => timesIn(text, BLOCK) === 0),
    asked.length,
  );
  stage.promise(
    'it calls our tools under the owner id of its session',
    JSON.stringify(named(own, 'PreToolUse')?.answer ?? {}).includes(String(stage.sessions()[0]?.['owner'])),
    own,
  );
  const compacting = named(own, 'PreCompact');
  stage.promise(
    'and that it is compacted is not taken for the session',
    JSON.stringify(compacting?.answer) === '{}' && stage.sessions()[0]?.['compactions'] === 0,
    [compacting, stage.sessions()[0]],
  );
  stage.fixture('subagent', compacting?.input);
}

/** What a window shows of hooks is told to it; the command without one does not show it. */
async function inAWindow(stage: Stage, model: ModelServer): Promise<void> {
  const known = stage.hooks().length;
  const asked = model.requests.length;
  const server = await openAppServer(stage);
  const turn = async (threadId: string, text: string) => {
    await server.call('turn/start', { threadId, input: [{ type: 'text', text }] });
    const told = await server.until('turn/completed');
    return told.flatMap(({ params }) => {
      const { run } = params as { run?: { entries: { text: string }[] } };
      return run?.entries.map((entry) => entry.text) ?? [];
    });
  };
  let sessionId = '';
  try {
    const { thread } = await server.call<{ thread: { id: string } }>('thread/start', { cwd: stage.project });
    sessionId = thread.id;
    const first = await turn(sessionId, 'Hello');
    const second = await turn(sessionId, 'Go on');
    const questions = model.requests.slice(asked);
    const said = [...first, ...second].filter((text) => text.includes('without a checkpoint'));
    stage.promise(
      'a session that took no task hears nothing of checkpoints, nor does its window',
      questions.length === 2 && said.length === 0,
      [questions.length, said],
    );
  } finally {
    await server.close();
  }
  const ended = stage.sessions().find(({ session_id }) => session_id === sessionId);
  stage.promise('the session ends when the program behind the window does', ended?.['ended_at'] !== null, ended);
  stage.promise(
    'and there are the same events',
    eventsOf(stage.hooks().slice(known)).join() ===
      'SessionStart,UserPromptSubmit,Stop,UserPromptSubmit,Stop,SessionEnd',
    eventsOf(stage.hooks().slice(known)),
  );
}

/** To be heard, our hook has to say that the call is allowed; whether it is, is the user's to say all the same. */
async function onQuestion(stage: Stage, model: ModelServer): Promise<void> {
  const server = await openAppServer(stage);
  try {
    const { thread } = await server.call<{ thread: { id: string } }>('thread/start', {
      cwd: stage.project,
      approvalPolicy: 'on-request',
      config: { 'mcp_servers.throughline.default_tools_approval_mode': 'prompt' },
    });
    // Until its servers have started.
    await systemClock.sleep(3_000);
    model.say(
      {
        tool: 'update_checkpoint',
        input: { task_id: 'T2', where_we_left_off: 'Nobody allowed it.', next_step: 'None' },
      },
      { text: 'Then not.' },
    );
    await server.call('turn/start', { threadId: thread.id, input: [{ type: 'text', text: 'Write it down' }] });
    const question = (await server.until('mcpServer/elicitation/request')).at(-1);
    server.answer(question?.id, { action: 'decline', content: null });
    await server.until('turn/completed');
    const call = stage.hooks().findLast(({ input }) => input['hook_event_name'] === 'PreToolUse');
    const shown = JSON.stringify(question?.params);
    stage.promise(
      'what the user wants to be asked about is asked, with the owner id in it',
      JSON.stringify(call?.answer).includes('"allow"') && /"owner":"codex:\w+"/.test(shown),
      [call, shown],
    );
    stage.promise(
      'and is not done when the user declines',
      !JSON.stringify(stage.tl('task', 'show', 'T2')).includes('Nobody allowed it.'),
    );
  } finally {
    await server.close();
  }
}

async function withoutACheckpoint(stage: Stage, model: ModelServer): Promise<void> {
  await askedInEachContext(stage, model, codex.player, {
    tool: 'mcp__throughline__update_checkpoint',
    // It stands in an element.
    written: (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  });
}

async function edited(stage: Stage, model: ModelServer): Promise<void> {
  const patch = patchOf('src/login.ts', 'export {};\n');
  model.say({ tool: 'apply_patch', input: { patch } }, { text: 'Written.' }, { text: 'No more.' });
  // It offers the tool only to models that it knows.
  const { calls } = await ask(stage, FREE, '--model', 'gpt-5.5', 'Write it');
  promiseAskedOfFiles(stage, calls);
  stage.fixture('edit', named(calls, 'PostToolUse')?.input);
}

const pathsOf = (stage: Stage) => ({
  project: join(stage.project, '.codex'),
  hooks: join(stage.user, '.codex', 'hooks.json'),
  config: join(stage.user, '.codex', 'config.toml'),
});

function filesOf(stage: Stage): readonly (string | undefined)[] {
  const { project } = pathsOf(stage);
  return ['hooks.json', 'config.toml'].map((name) => {
    const path = join(project, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  });
}

async function removed(stage: Stage, model: ModelServer, before: readonly (string | undefined)[]): Promise<void> {
  stage.promise(
    'what setup wrote is gone when it is removed',
    JSON.stringify(filesOf(stage)) === JSON.stringify(before),
  );
  const { status, calls } = await ask(stage, 'Hello');
  const text = model.requests.at(-1)?.text ?? '';
  stage.promise(
    'and Codex works without it',
    status === 0 && calls.length === 0 && !/throughline/i.test(text.replaceAll(stage.folder, '')),
    text,
  );
}

/** Somebody's own hooks: one makes Codex go on once, the other keeps what it hears. */
function foreignHooks(stage: Stage): string {
  const hook = (command: string) => [{ hooks: [{ type: 'command', command }] }];
  const goOn = JSON.stringify({ decision: 'block', reason: 'Look again' });
  const hooks = {
    Stop: hook(`grep -q '"stop_hook_active":true' || echo '${goOn}'`),
    PreToolUse: [{ matcher: 'Bash', ...hook(`cat >> '${heardBy(stage)}'`)[0] }],
  };
  return `${JSON.stringify({ hooks }, null, 2)}\n`;
}

const heardBy = (stage: Stage) => join(stage.folder, 'foreign.jsonl');

async function forTheUser(stage: Stage, model: ModelServer): Promise<void> {
  const { hooks, config } = pathsOf(stage);
  const before = readFileSync(config, 'utf8');
  const foreign = foreignHooks(stage);
  writeFileSync(hooks, foreign);
  stage.tl('setup', 'codex', '--user');
  await trust(stage, 9);
  model.say({ tool: 'exec_command', input: { cmd: 'true' } }, { text: 'Done.' });
  const { calls } = await ask(stage, 'Hello');
  stage.promise(
    "set up in the user's own files, a session is told, too",
    timesOfBlock(model.requests.at(-1)?.text, named(calls, 'SessionStart')) === 1,
    eventsOf(calls),
  );
  const stops = calls.filter(({ input }) => input['hook_event_name'] === 'Stop');
  const repeat = stops.find(({ input }) => input['stop_hook_active'] === true);
  stage.promise(
    "somebody else's hook beside it makes Codex go on, to which ours says nothing more",
    stops.length === 2 && JSON.stringify(repeat?.answer) === '{}',
    stops,
  );
  stage.fixture('repeat', repeat?.input);
  stage.fixture('foreign', objectsIn(readFileSync(heardBy(stage), 'utf8'))[0]);
  stage.promise(
    'the setup stands as it was written',
    stage.tl('setup', 'codex', '--user', '--check')['state'] === 'set up',
  );
  stage.tl('setup', 'codex', '--user', '--remove');
  const after = readFileSync(config, 'utf8');
  stage.promise(
    'removed from there, what Codex wrote in between stays, and nothing of ours',
    readFileSync(hooks, 'utf8') === foreign &&
      after.startsWith(before.trimEnd()) &&
      !/mcp_servers|throughline (?:begin|end)/.test(after),
    after,
  );
  const { status } = await ask(stage, 'Hello');
  stage.promise('and Codex works on', status === 0);
}
