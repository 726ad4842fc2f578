// `throughline setup`: what it writes is what the agents then run, by the paths of this machine or by
// the command on the PATH.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasGit, NEEDS_GIT } from '../support/git-repository.ts';
import { runWarm } from '../support/run-warm.ts';
import { cli, createHookHome, recorded, type HookHome } from '../support/hook-home.ts';

const AS_INSTALLED = join(import.meta.dirname, '..', 'support', 'as-installed.ts');

let home: HookHome;
/** A folder with nothing in it but `throughline`. */
let bin: string;

beforeAll(() => {
  home = createHookHome();
  home.tl('goal', 'create', 'Ship it');
  home.tl('task', 'add', 'G1', 'Write the login');
  home.tl('task', 'start', 'T1');
  bin = join(home.folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'throughline'), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`);
  chmodSync(join(bin, 'throughline'), 0o755);
});
afterAll(() => home.dispose());

function run(args: readonly string[], { cwd = home.folder, path = bin } = {}) {
  return runWarm(AS_INSTALLED, ['setup', ...args], { cwd, env: { ...home.env, PATH: path } });
}

function setup(...args: string[]) {
  const { status, stdout } = run([...args, '--json']);
  return { status, json: JSON.parse(stdout) as Record<string, unknown> };
}

const read = (...names: string[]) => readFileSync(join(home.folder, ...names), 'utf8');

/** The command of an agent's first hook, as a shell runs it. */
function runHook(command: string, path: string) {
  return spawnSync('/bin/sh', ['-c', command], {
    cwd: home.folder,
    env: { ...home.env, PATH: path },
    // Of a session of its own: set up twice, one of the two hooks speaks.
    input: JSON.stringify({ ...recorded('claude', 'start', home.folder), session_id: `by ${command}` }),
    encoding: 'utf8',
  });
}

function startCommand(...names: string[]): string {
  const settings = JSON.parse(read(...names)) as { hooks: Record<string, [{ hooks: [{ command: string }] }]> };
  return settings.hooks['SessionStart']?.[0].hooks[0].command ?? '';
}

describe('setup claude', () => {
  const server = { command: process.execPath, args: [realpathSync(cli), 'mcp'] };

  test('writes yours alone: a command that a shell without a PATH can run, and a server with absolute paths', () => {
    expect(setup('claude', '--check')).toMatchObject({ status: 5, json: { state: 'absent' } });
    expect(setup('claude').json).toMatchObject({ files: [{ change: 'made' }, { change: 'made' }, {}, {}, {}, {}] });
    expect(setup('claude', '--check')).toMatchObject({ status: 0, json: { state: 'set up' } });
    const { status, stdout } = runHook(startCommand('.claude', 'settings.local.json'), '/nowhere');
    expect(status).toBe(0);
    expect(stdout).toContain('Next step: T1');
    expect(JSON.parse(read('user', '.claude.json'))).toEqual({
      projects: { [realpathSync(home.folder)]: { mcpServers: { throughline: server } } },
    });
    expect(existsSync(join(home.folder, '.mcp.json'))).toBe(false);
  });

  test('writes for the team with --shared: the command that is found on the PATH', () => {
    const { json } = setup('claude', '--shared');
    expect(json).toMatchObject({ portable: true, also_in: ['project'], on_path: join(bin, 'throughline') });
    expect(JSON.parse(read('.mcp.json'))).toEqual({
      mcpServers: { throughline: { command: 'throughline', args: ['mcp'] } },
    });
    const { status, stdout } = runHook(startCommand('.claude', 'settings.json'), bin);
    expect(status).toBe(0);
    expect(stdout).toContain('Next step: T1');
    const { stdout: said } = run(['claude', '--shared'], { path: '/nowhere' });
    expect(said).toContain('There is no throughline on your PATH');
    expect(said).toContain('ln -s ');
    expect(run(['claude', '--shared', '--check'], { path: '/nowhere' }).status).toBe(5);
    expect(setup('claude', '--shared', '--check').status).toBe(0);
    expect(setup('claude', '--shared', '--remove').json).toMatchObject({ also_in: ['project'] });
  });

  test('says what is refused, and what is taken out', () => {
    expect(setup('claude', '--remove').json).toMatchObject({
      files: [{ change: 'removed' }, { change: 'removed' }, {}, {}, {}, {}],
    });
    expect(existsSync(join(home.folder, '.claude'))).toBe(false);
    expect(existsSync(join(home.folder, 'user', '.claude.json'))).toBe(false);
    expect(setup('word').status).toBe(2);
    for (const other of ['--project', '--shared']) expect(setup('claude', '--user', other).status).toBe(2);
  });

  test.skipIf(!hasGit)(`says which files with paths of this machine git would add${NEEDS_GIT}`, () => {
    const folder = join(home.folder, 'repository');
    mkdirSync(folder);
    const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, env: home.env, encoding: 'utf8' });
    git('init', '--quiet');
    const said = (...args: string[]) => run(['claude', ...args], { cwd: folder, path: home.env['PATH'] ?? '' }).stdout;
    expect(said()).toContain('Git would add .claude/settings.local.json');
    expect(said('--check')).toContain('Git would add .claude/settings.local.json');
    expect(git('status', '--porcelain', '-uall').stdout).toBe('?? .claude/settings.local.json\n');
    writeFileSync(join(folder, '.git', 'info', 'exclude'), 'settings.local.json\n');
    expect(said()).not.toContain('Git would');
    expect(git('status', '--porcelain', '-uall').stdout).toBe('');
    said('--remove');
    rmSync(folder, { recursive: true });
  });

  const saidIn = (cwd: string, ...args: string[]) => run(['gemini', ...args], { cwd }).stdout;

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

  test('says that it is set up twice, and that the team’s files have no paths', () => {
    const said = (...args: string[]) => saidIn(home.folder, ...args);
    expect(said('--user')).not.toContain('too.');
    expect(said()).toContain('set up for all projects, too. One of the two is enough; --user --remove');
    expect(said()).toContain('Gemini CLI has no files of a project that are yours alone: these are the team’s.');
    expect(said('--user')).toContain('set up for this project, too. One of the two is enough; --project --remove');
    expect(said('--remove')).toContain('It is still set up for all projects; --user --remove removes that.');
    said('--user', '--remove');
  });

  test('finds the program behind a link', () => {
    const link = join(home.folder, 'linked');
    symlinkSync(cli, link);
    spawnSync(process.execPath, [link, 'setup', 'cursor', '--user'], { cwd: home.folder, env: home.env });
    expect(read('user', '.cursor', 'mcp.json')).toContain(realpathSync(cli));
    setup('cursor', '--user', '--remove');
  });
});

describe('setup without a name', () => {
  const agentsIn = (json: Record<string, unknown>) => (json['agents'] as { agent: string }[]).map(({ agent }) => agent);

  test('finds no agent where none is installed', () => {
    expect(setup()).toMatchObject({ status: 5, json: { agents: [], applied: false } });
    expect(run([]).stdout).toContain('No coding agent was found on this machine');
  });

  test('shows what it would write for the agents that are installed, and writes it when it is told to', () => {
    writeFileSync(join(bin, 'claude'), '#!/bin/sh\n');
    chmodSync(join(bin, 'claude'), 0o755);
    writeFileSync(join(bin, 'codex'), 'no program\n');
    mkdirSync(join(home.folder, 'user', '.gemini'), { recursive: true });
    const before = readdirSync(home.folder);
    const { status, json } = setup();
    expect(status).toBe(5);
    expect(json).toMatchObject({
      applied: false,
      agents: [
        { agent: 'claude', found: join(bin, 'claude'), files: [{ change: 'made' }, {}, {}, {}, {}, {}] },
        { agent: 'gemini', found: join(home.folder, 'user', '.gemini') },
      ],
    });
    expect(run([]).stdout).toContain('Nothing was changed. Pass --yes to do this, or name the agents.');
    expect(readdirSync(home.folder)).toEqual(before);
    expect(agentsIn(setup('--yes').json)).toEqual(['claude', 'gemini']);
    expect(setup().status).toBe(0);
    expect(run([]).stdout).toContain('All of this is set up.');
  });

  test('checks all agents at once, and says what is stale', () => {
    const { status, json } = setup('--check');
    expect([status, agentsIn(json)]).toEqual([0, ['claude', 'gemini']]);
    const path = join(home.folder, '.gemini', 'settings.json');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll('throughline hook gemini', '/n/node /d/dist/hook.cjs gemini'),
    );
    expect(setup('--check')).toMatchObject({
      status: 5,
      json: { agents: [{ state: 'set up' }, { agent: 'gemini', state: 'stale' }] },
    });
    expect(setup('--check', '--user')).toMatchObject({ status: 5, json: { agents: [] } });
  });

  test('renews several by their names, saying why, and removes all', () => {
    const { status, json } = setup('claude', 'gemini');
    expect(status).toBe(0);
    expect(json).toMatchObject({
      agents: [
        {},
        { files: [{ change: 'changed', why: 'an older setup had put paths of this machine here' }, {}, {}] },
      ],
    });
    expect(setup('--remove')).toMatchObject({ status: 5, json: { applied: false } });
    expect(setup('--remove', '--yes').status).toBe(0);
    expect(setup('--check')).toMatchObject({ status: 5, json: { agents: [] } });
    expect(run(['--remove']).stdout).toContain('Nothing is set up.');
    rmSync(join(home.folder, 'user', '.gemini'), { recursive: true });
    for (const name of ['claude', 'codex']) rmSync(join(bin, name));
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
    UserPromptSubmit: 10,
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
    env: { ...home.env, PATH: bin },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('the extension for pi tells its session, asks once for a checkpoint, and takes part in prompts once', () => {
  expect(setup('pi').status).toBe(0);
  expect(JSON.parse(read('.pi', 'mcp.json'))).toEqual({
    mcpServers: { throughline: { command: 'throughline', args: ['mcp'], exposure: 'direct' } },
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
    display: true,
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

test('the plugin for OpenCode has the block in the system prompt, to the letter until the context is another one', () => {
  expect(setup('opencode').status).toBe(0);
  expect(JSON.parse(read('opencode.json'))).toMatchObject({
    mcp: { throughline: { type: 'local', command: ['throughline', 'mcp'] } },
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
    const again = await Throughline({ directory: ${JSON.stringify(home.folder)}, client });
    await again['chat.message']({ sessionID: 'ses_1' });
    const restarted = { system: [] };
    await again['experimental.chat.system.transform']({ sessionID: 'ses_1' }, restarted);
    said.restarted = restarted.system;
    said.context = await compact('ses_1');
    said.summary = await system('ses_1');
    await event('session.compacted', { sessionID: 'ses_1' });
    // It is idle when it is summed up, too; but it stops only when it was asked something.
    await event('session.idle', { sessionID: 'ses_1' });
    said.askedWhenSummedUp = prompts.length - said.prompts.length;
    said.compacted = await system('ses_1');
    await event('session.idle', { sessionID: 'ses_1' });
    said.askedAfterwards = prompts.length - said.prompts.length;
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
  const newer = [expect.stringContaining('Next step: T1 (doing): "Test the handler"')];
  const { first } = played as { first: string[] };
  expect(played).toEqual({
    first: block,
    subagent: [],
    title: [expect.stringContaining('title')],
    toasts: first,
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
    between: first,
    afterCall: first,
    fresh: first,
    // Resumed, it is told what is new in the work, behind what it was told before.
    restarted: [expect.stringMatching(/Go on with task T1[^]*\n\n[^]*Test the handler/)],
    context: [],
    summary: [],
    askedWhenSummedUp: 0,
    compacted: newer,
    askedAfterwards: 1,
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
