// `throughline setup` through the built program: what it writes is what the agents then run, whatever is on the PATH.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cli, createHookHome, recorded, type HookHome } from '../support/hook-home.ts';

let home: HookHome;

beforeAll(() => {
  home = createHookHome();
  home.tl('goal', 'create', 'Ship it');
  home.tl('task', 'add', 'G1', 'Write the login');
  home.tl('task', 'start', 'T1');
});
afterAll(() => home.dispose());

function setup(...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [cli, 'setup', ...args, '--json'], {
    cwd: home.folder,
    env: home.env,
    encoding: 'utf8',
  });
  return { status, json: JSON.parse(stdout) as Record<string, unknown> };
}

const read = (...names: string[]) => readFileSync(join(home.folder, ...names), 'utf8');

describe('setup claude', () => {
  test('writes a command that a shell without a PATH can run, and an MCP server with absolute paths', () => {
    expect(setup('claude', '--check')).toMatchObject({ status: 5, json: { state: 'absent' } });
    expect(setup('claude').json).toMatchObject({ files: [{ change: 'made' }, { change: 'made' }] });
    expect(setup('claude', '--check')).toMatchObject({ status: 0, json: { state: 'set up' } });
    const settings = JSON.parse(read('.claude', 'settings.json')) as {
      hooks: Record<string, [{ hooks: [{ command: string }] }]>;
    };
    const command = settings.hooks['SessionStart']?.[0].hooks[0].command ?? '';
    const { status, stdout } = spawnSync('/bin/sh', ['-c', command], {
      cwd: home.folder,
      env: { ...home.env, PATH: '/nowhere' },
      input: JSON.stringify(recorded('claude', 'start', home.folder)),
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('Next step: T1');
    expect(JSON.parse(read('.mcp.json'))).toEqual({
      mcpServers: { throughline: { command: process.execPath, args: [realpathSync(cli), 'mcp'] } },
    });
  });

  test('says what is refused, and what is taken out', () => {
    expect(setup('claude', '--remove').json).toMatchObject({ files: [{ change: 'removed' }, { change: 'removed' }] });
    expect(existsSync(join(home.folder, '.mcp.json'))).toBe(false);
    expect(setup('word').status).toBe(2);
    expect(setup('claude', '--user', '--project').status).toBe(2);
  });

  const saidIn = (cwd: string, ...args: string[]) =>
    spawnSync(process.execPath, [cli, 'setup', 'gemini', ...args], { cwd, env: home.env, encoding: 'utf8' }).stdout;

  test('says what sessions begin with, or why they do not', () => {
    const folder = join(home.folder, 'inner');
    mkdirSync(folder);
    expect(saidIn(home.folder)).toContain('Here new sessions of gemini begin');
    expect(saidIn(folder)).toContain(`The home is in ${realpathSync(home.folder)}: an agent that starts there`);
    expect(saidIn('/tmp', '--user')).toContain('Where there is a home');
    saidIn(home.folder, '--remove');
    saidIn(folder, '--remove');
    saidIn(folder, '--user', '--remove');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('says that it is set up twice', () => {
    const said = (...args: string[]) => saidIn(home.folder, ...args);
    expect(said('--user')).not.toContain('too:');
    expect(said()).toContain('set up for all projects, too. One of the two is enough; --user --remove');
    expect(said('--user')).toContain('set up for this project, too. One of the two is enough; --project --remove');
    said('--remove');
    said('--user', '--remove');
  });

  test('finds the program behind a link', () => {
    mkdirSync(join(home.folder, 'bin'), { recursive: true });
    const link = join(home.folder, 'bin', 'throughline');
    symlinkSync(cli, link);
    spawnSync(process.execPath, [link, 'setup', 'cursor'], { cwd: home.folder, env: home.env });
    expect(read('.cursor', 'mcp.json')).toContain(realpathSync(cli));
  });
});

test('setup codex --user goes where CODEX_HOME says, and asks for no more time than Codex gives', () => {
  const codex = join(home.folder, 'codex home');
  home.env['CODEX_HOME'] = codex;
  expect(setup('codex', '--user').status).toBe(0);
  const { hooks } = JSON.parse(readFileSync(join(codex, 'hooks.json'), 'utf8')) as {
    hooks: Record<string, [{ hooks: [{ timeout: number }] }]>;
  };
  const times = Object.entries(hooks).map(([event, [group]]) => [event, group.hooks[0].timeout]);
  expect(Object.fromEntries(times)).toEqual({
    SessionStart: 10,
    PreToolUse: 10,
    PostToolUse: 10,
    PreCompact: 10,
    Stop: 10,
    SessionEnd: 3,
  });
  expect(readFileSync(join(codex, 'config.toml'), 'utf8')).toContain('[mcp_servers.throughline]');
  expect(setup('codex', '--user', '--check').status).toBe(0);
  expect(setup('codex', '--user', '--remove').status).toBe(0);
  expect(existsSync(join(codex, 'hooks.json'))).toBe(false);
});

/** Loads what was installed, in a process of its own, and plays the agent. */
function playedBy(script: string): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: home.folder,
    env: { ...home.env, PATH: '/nowhere' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('the extension for pi tells its session, asks once for a checkpoint, and takes part in prompts once', () => {
  expect(setup('pi').status).toBe(0);
  expect(JSON.parse(read('.pi', 'mcp.json'))).toEqual({
    mcpServers: { throughline: { command: process.execPath, args: [realpathSync(cli), 'mcp'], exposure: 'direct' } },
  });
  const extension = pathToFileURL(join(home.folder, '.pi', 'extensions', 'throughline.ts')).href;
  home.tl('task', 'claim', 'T1', '--owner', 'pi:session1');
  const played = playedBy(`
    const { default: extension } = await import(${JSON.stringify(extension)});
    const handlers = {};
    const sent = [];
    extension({
      on: (event, handler) => { handlers[event] = handler; },
      sendMessage: (message, options) => sent.push({ message, options }),
    });
    const notices = [];
    let isIdle = true;
    const context = {
      cwd: ${JSON.stringify(home.folder)},
      hasUI: true,
      ui: { notify: (text) => notices.push(text) },
      isIdle: () => isIdle,
      sessionManager: { getSessionId: () => 'pi-session-1', getSessionFile: () => '/tmp/x.jsonl' },
    };
    const said = {};
    const prompt = async () => (await handlers.before_agent_start({}, context)) ?? null;
    await handlers.session_start({ reason: 'startup' }, context);
    said.first = await prompt();
    said.second = await prompt();
    await handlers.agent_end({ messages: [{ stopReason: 'aborted' }] }, context);
    said.aborted = sent.length;
    await handlers.agent_end({}, context);
    await handlers.agent_end({}, context);
    await handlers.agent_settled({}, context);
    await handlers.agent_settled({}, context);
    await handlers.session_before_compact({}, context);
    await handlers.session_compact({}, context);
    said.compacted = await prompt();
    isIdle = false;
    await handlers.session_compact({}, context);
    said.inRun = await prompt();
    await handlers.session_shutdown({ reason: 'reload' }, context);
    await handlers.session_start({ reason: 'reload' }, context);
    said.reloaded = await prompt();
    const input = { task_id: 'T1' };
    await handlers.tool_call({ toolName: 'mcp__throughline__start_task', input }, context);
    await handlers.session_shutdown({ reason: 'quit' }, context);
    console.log(JSON.stringify({ ...said, input, sent, notices }));`);
  const message = {
    customType: 'throughline',
    content: expect.stringContaining('Next step: T1') as string,
    display: false,
  };
  expect(played).toEqual({
    first: { message },
    second: null,
    compacted: { message },
    inRun: null,
    aborted: 0,
    sent: [
      {
        message: {
          customType: 'throughline',
          content: expect.stringContaining('this session holds T1, without a checkpoint') as string,
          display: true,
        },
        options: { deliverAs: 'followUp', triggerTurn: true },
      },
      { message, options: { deliverAs: 'steer', triggerTurn: true } },
    ],
    reloaded: null,
    input: { task_id: 'T1', owner: 'pi:session1' },
    notices: [],
  });
  const row = home.sessions().find(({ agent }) => agent === 'pi');
  // That its extensions were read anew was neither an end nor a beginning.
  expect(row).toMatchObject({ session_id: 'pi-session-1', compactions: 1, source: 'compact', end_reason: 'quit' });
});

test.each([
  ['pi', ['.pi', 'extensions', 'throughline.ts']],
  ['opencode', ['.opencode', 'plugins', 'throughline.ts']],
])('the extension for %s lets a call through as it is when nothing can be asked', (agent, path) => {
  expect(setup(agent).status).toBe(0);
  const file = join(home.folder, ...path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^const COMMAND.*$/m, "const COMMAND = ['no\\0program'];"));
  const called = playedBy(`
    const module_ = await import(${JSON.stringify(pathToFileURL(file).href)});
    const args = { task_id: 'T1' };
    if (module_.Throughline) {
      const hooks = await module_.Throughline({ directory: '/' });
      await hooks['tool.execute.before']({ tool: 'throughline_start_task', sessionID: 'ses_1' }, { args });
    } else {
      const handlers = {};
      module_.default({ on: (event, handler) => { handlers[event] = handler; } });
      await handlers.tool_call({ toolName: 'mcp__throughline__start_task', input: args }, { cwd: '/' });
    }
    console.log(JSON.stringify(args));`);
  expect(called).toEqual({ task_id: 'T1' });
});

test('the plugin for OpenCode has the block in the system prompt as it stands at each prompt', () => {
  expect(setup('opencode').status).toBe(0);
  expect(JSON.parse(read('opencode.json'))).toMatchObject({
    mcp: { throughline: { type: 'local', command: [process.execPath, realpathSync(cli), 'mcp'] } },
  });
  const plugin = pathToFileURL(join(home.folder, '.opencode', 'plugins', 'throughline.ts')).href;
  home.tl('task', 'claim', 'T1', '--owner', 'opencode:ses1');
  const checkpoint = (next: string) => [
    ...[cli, 'checkpoint', 'set', 'T1', 'The form is there.', next],
    ...['--owner', 'opencode:ses1'],
  ];
  const played = playedBy(`
    const { execFileSync } = await import('node:child_process');
    const { Throughline } = await import(${JSON.stringify(plugin)});
    const toasts = [];
    const prompts = [];
    const client = {
      tui: { showToast: ({ body }) => toasts.push(body.message) },
      session: { promptAsync: (prompt) => prompts.push(prompt) },
    };
    const hooks = await Throughline({ directory: ${JSON.stringify(home.folder)}, client });
    const event = (type, properties) => hooks.event({ event: { type, properties } });
    const prompt = (sessionID) => hooks['chat.message']({ sessionID, agent: 'plan' });
    const system = async (sessionID, ...given) => {
      const output = { system: given };
      await hooks['experimental.chat.system.transform']({ sessionID }, output);
      return output.system;
    };
    const compact = async (sessionID) => {
      const output = { context: [] };
      await hooks['experimental.session.compacting']({ sessionID }, output);
      return output.context;
    };
    const said = {};
    await event('session.created', { sessionID: 'ses_1', info: { id: 'ses_1' } });
    await prompt('ses_1');
    // A message has a parent, too; a subagent is told by its session's.
    await event('message.updated', { sessionID: 'ses_1', info: { id: 'msg_2', parentID: 'msg_1' } });
    await event('session.created', { sessionID: 'ses_2', info: { id: 'ses_2', parentID: 'ses_1' } });
    said.first = await system('ses_1');
    said.subagent = await system('ses_2');
    said.title = await system('ses_1', 'You are a title generator. You output ONLY a title.');
    await event('session.idle', { sessionID: 'ses_1' });
    await event('session.idle', { sessionID: 'ses_1' });
    said.toasts = [...toasts];
    said.prompts = [...prompts];
    execFileSync(process.execPath, ${JSON.stringify(checkpoint('Write the handler'))});
    said.between = await system('ses_1');
    await hooks['tool.execute.after']({ tool: 'bash', sessionID: 'ses_1', args: { command: 'throughline next' } });
    said.afterCall = await system('ses_1');
    execFileSync(process.execPath, ${JSON.stringify(checkpoint('Test the handler'))});
    await prompt('ses_1');
    said.fresh = await system('ses_1');
    said.context = await compact('ses_1');
    said.summary = await system('ses_1');
    await event('session.compacted', { sessionID: 'ses_1' });
    said.compacted = await system('ses_1');
    const output = { args: { task_id: 'T1' } };
    await hooks['tool.execute.before']({ tool: 'throughline_start_task', sessionID: 'ses_1' }, output);
    said.call = output.args;
    const delegated = { args: { task_id: 'T1' } };
    await event('session.created', { sessionID: 'ses_4', info: { id: 'ses_4', parentID: 'ses_2' } });
    await hooks['tool.execute.before']({ tool: 'throughline_start_task', sessionID: 'ses_4' }, delegated);
    said.delegated = delegated.args;
    await prompt('ses_3');
    said.resumed = await system('ses_3');
    await event('session.deleted', { sessionID: 'ses_3', info: { id: 'ses_3' } });
    await hooks.dispose();
    console.log(JSON.stringify(said));`);
  const block = [expect.stringContaining('Next step: T1 (doing): "Go on with task T1: Write the login"')];
  const written = [expect.stringContaining('Next step: T1 (doing): "Write the handler"')];
  const newer = [expect.stringContaining('Next step: T1 (doing): "Test the handler"')];
  expect(played).toEqual({
    first: block,
    subagent: [],
    title: [expect.stringContaining('title')],
    toasts: [],
    // To the agent that answered before, once.
    prompts: [
      {
        path: { id: 'ses_1' },
        body: {
          agent: 'plan',
          parts: [
            { type: 'text', text: expect.stringContaining('this session holds T1, without a checkpoint') as string },
          ],
        },
      },
    ],
    between: block,
    afterCall: written,
    fresh: newer,
    context: [],
    summary: [],
    compacted: newer,
    call: { task_id: 'T1', owner: 'opencode:ses1' },
    delegated: { task_id: 'T1', owner: 'opencode:ses1' },
    resumed: [expect.stringContaining('Held by other sessions: T1 by "opencode:ses1"') as string],
  });
  const rows = home.sessions().filter(({ agent }) => agent === 'opencode');
  expect(rows).toMatchObject([
    { session_id: 'ses_1', source: 'compact', compactions: 1, end_reason: 'exit' },
    { session_id: 'ses_3', source: 'resume', end_reason: 'deleted' },
  ]);
});
