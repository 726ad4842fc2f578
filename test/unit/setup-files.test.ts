// Agents' files: entries put in and taken out again, with everything foreign left to the byte, and what is malformed
// left alone.
import {
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  chmodSync,
  symlinkSync,
  writeFileSync,
  existsSync,
  readdirSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { systemRandom } from '../../src/base/random.ts';
import { CODING_AGENTS, type CodingAgent } from '../../src/base/coding-agents.ts';
import { parseJson, plainOf } from '../../src/surfaces/setup/json-tree.ts';
import { createSetupFolders, type SetupFolders } from '../support/setup-folders.ts';
import * as setup from '../../src/surfaces/setup/setup.ts';
import { checkSetup, isPortable, type FileChange, type SetupOptions } from '../../src/surfaces/setup/setup.ts';

let folders: SetupFolders;
let root: string;

beforeEach(() => {
  folders = createSetupFolders();
  ({ root } = folders);
});
afterEach(() => folders.dispose());

const optionsFor: SetupFolders['optionsFor'] = (...given) => folders.optionsFor(...given);

const setUp = (...agents: SetupOptions[]): FileChange[] => setup.setUp(agents).flat();
const takeDown = (...agents: SetupOptions[]): FileChange[] => setup.takeDown(agents).flat();

function codeOf(body: () => unknown): string | undefined {
  try {
    body();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return undefined;
}

const inProject = (...names: string[]) => folders.inProject(...names);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const read = (path: string) => readFileSync(path, 'utf8');
const stateOf = (options: SetupOptions) => checkSetup(options).map(({ state }) => state);

const FOREIGN = `{
    // kept
    "permissions": { "allow": ["Bash(npm test)"] },
    "hooks": {
        "Stop": [
            { "hooks": [{ "type": "command", "command": "say done" }] } // mine
        ]
    },
    "mcpServers": {}
}
`;

const SCOPES = ['project', 'shared', 'user'] as const;
const changesOf = (changes: readonly FileChange[]) => new Set(changes.map(({ change }) => change));

describe('an agent', () => {
  test.each(CODING_AGENTS.flatMap((agent) => SCOPES.map((scope) => [agent, scope] as const)))(
    '%s is set up for the scope %s, checked, set up again without a change, and taken down to nothing',
    (agent, scope) => {
      const options = optionsFor(agent, { scope, withAgentsMd: true });
      expect(new Set(stateOf(options))).toEqual(new Set(['absent']));
      expect(changesOf(setUp(options))).toEqual(new Set(['made']));
      expect(new Set(stateOf(options))).toEqual(new Set(['set up']));
      expect(changesOf(setUp(options))).toEqual(new Set(['unchanged']));
      const moved = optionsFor(agent, { scope, cli: '/elsewhere/dist/cli.cjs' });
      const own = checkSetup(moved).filter(({ holds }) => !/command/.test(holds));
      expect(new Set(own.map(({ state }) => state))).toEqual(new Set([isPortable(moved) ? 'set up' : 'stale']));
      setUp(moved);
      expect(new Set(stateOf(moved))).toEqual(new Set(['set up']));
      expect(changesOf(takeDown({ ...moved, withAgentsMd: true }))).toEqual(new Set(['removed']));
      // Folders, too, but for those that were there, and the one of the records.
      expect(treeOf(root)).toEqual(['config', join('config', 'setup'), 'project', 'user']);
    },
  );

  test.each(CODING_AGENTS)('%s gets no path of this machine in a file that the team shares', (agent) => {
    const scopes = agent === 'claude' ? (['shared'] as const) : (['project', 'shared'] as const);
    for (const scope of scopes) {
      const options = optionsFor(agent, { scope });
      for (const { path } of setUp(options)) expect(read(path)).not.toMatch(/\/opt\/|cli\.cjs|hook\.cjs/);
      takeDown(options);
    }
  });

  test('that has files of the project for its user alone gets them, and nothing that the team shares', () => {
    const files = setUp(optionsFor('claude'));
    expect(files.map(({ path }) => path.replace(root, ''))).toEqual([
      '/project/.claude/settings.local.json',
      '/user/.claude.json',
      '/project/.claude/skills/throughline-resume/SKILL.md',
      '/project/.claude/skills/throughline-checkpoint/SKILL.md',
      '/project/.claude/skills/throughline-resume/.gitignore',
      '/project/.claude/skills/throughline-checkpoint/.gitignore',
    ]);
    expect(files.filter((file) => file.names_this_machine).map(({ holds }) => holds)).toEqual(['hooks', 'MCP server']);
    expect(JSON.parse(read(join(root, 'user', '.claude.json')))).toEqual({
      projects: {
        [inProject()]: {
          mcpServers: {
            throughline: { command: '/opt/node/bin/node', args: ['/opt/through line/dist/cli.cjs', 'mcp'] },
          },
        },
      },
    });
  });
});

/** Every file and folder below one, without what setup remembers. */
function treeOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith(join('config', 'setup', '')) || path === join('config', 'setup'))
    .toSorted();
}

describe('a file with foreign entries', () => {
  const settings = () => join(root, 'user', '.gemini', 'settings.json');
  const gemini = (cli?: string) => optionsFor('gemini', { scope: 'user', ...(cli === undefined ? {} : { cli }) });
  const settingsState = () => checkSetup(gemini())[0]?.state;

  test.each([
    ['comments and an indentation of its own', FOREIGN],
    ['Windows line ends', FOREIGN.replaceAll('\n', '\r\n')],
    ['one line', '{"hooks":{"SessionStart":[{"hooks":[{"type":"command","command":"x"}]}]},"a":1}'],
    ['nothing in it', '{}'],
    ['empty braces on two lines', '{\n}\n'],
    ['no content', ''],
    ['a trailing comma', '{\n\t"theme": "dark",\n}\n'],
    ['commas in its comments', '{\n  "theme": "dark" /* not light, never */,\n}\n'],
    ['a byte order mark', '\ufeff{\n  "theme": "dark"\n}\n'],
    ['empty containers', '{ "hooks": {}, "mcpServers": { } }\n'],
  ])('keeps them, and is as it was to the byte afterwards: %s', (_, text) => {
    write(settings(), text);
    chmodSync(settings(), 0o640);
    const options = gemini();
    setUp(options);
    expect(settingsState()).toBe('set up');
    expect(statSync(settings()).mode & 0o777).toBe(0o640);
    const before = text.trim() === '' ? {} : (plainOf(parseJson(text)) as Record<string, unknown>);
    const after = plainOf(parseJson(read(settings()))) as Record<string, Record<string, unknown[]>>;
    for (const [key, value] of Object.entries(before)) {
      if (key !== 'hooks' && key !== 'mcpServers') expect(after[key]).toEqual(value);
    }
    for (const [event, list] of Object.entries((before['hooks'] ?? {}) as Record<string, unknown[]>)) {
      expect(after['hooks']?.[event]?.slice(0, list.length)).toEqual(list);
    }
    // Also after the paths moved in between.
    setUp(gemini('/moved/dist/cli.cjs'));
    takeDown(options);
    expect(read(settings())).toBe(text);
  });

  test('loses only what is ours when it was changed since', () => {
    write(settings(), FOREIGN);
    setUp(gemini());
    write(settings(), read(settings()).replace('"npm test"', '"npm run check"').replace('say done', 'say well done'));
    takeDown(gemini());
    const left = read(settings());
    expect(left).toContain('// kept');
    expect(left).toContain('// mine');
    expect(left).not.toMatch(/(?:cli|hook)\.cjs/);
    const plain = plainOf(parseJson(left)) as Record<string, Record<string, unknown>>;
    expect(Object.keys(plain['hooks'] ?? {})).toEqual(['Stop']);
  });

  test('of an older setup gets what that did not know, and loses all that is ours', () => {
    const path = inProject('.claude', 'settings.local.json');
    write(path, '{ "model": "opus" }\n');
    const options = optionsFor('claude');
    setUp(options);
    const { PreToolUse: _new, ...older } = (JSON.parse(read(path)) as { hooks: Record<string, unknown> }).hooks;
    // As it was left by a setup without that event, and changed since.
    write(path, `${JSON.stringify({ model: 'sonnet', hooks: older }, null, 2)}\n`);
    expect(stateOf(options).slice(0, 2)).toEqual(['stale', 'set up']);
    setUp(options);
    expect(stateOf(options).slice(0, 2)).toEqual(['set up', 'set up']);
    takeDown(options);
    expect(JSON.parse(read(path))).toEqual({ model: 'sonnet' });
  });

  test('keeps comments around what is ours when it was changed since', () => {
    write(settings(), '{\n  "mcpServers": { // servers\n  }, // all\n  "theme": "dark"\n}\n');
    setUp(gemini());
    const changed = read(settings()).replace('"hooks": {', '// before\n  "hooks": {');
    write(settings(), changed.replace('"dark"', '"light"'));
    takeDown(gemini());
    const left = read(settings());
    for (const comment of ['// servers', '// all', '// before']) expect(left).toContain(comment);
    expect(JSON.parse(left.replaceAll(/\/\/[^\n]*/g, ''))).toEqual({ mcpServers: {}, theme: 'light' });
  });

  test('keeps a foreign hook whose file is called like ours', () => {
    const path = inProject('.claude', 'settings.local.json');
    const commands = [
      'node /home/me/tools/hook.cjs claude',
      './dist/hook.cjs claude',
      '/opt/node /home/me/cli.cjs hook claude',
    ];
    const mine = { hooks: { Stop: commands.map((command) => ({ hooks: [{ type: 'command', command }] })) } };
    write(path, JSON.stringify(mine));
    setUp(optionsFor('claude'));
    expect(JSON.parse(read(path))).toMatchObject({ hooks: { Stop: [...mine.hooks.Stop, {}] } });
    write(path, `${read(path)}\n`);
    takeDown(optionsFor('claude'));
    expect(JSON.parse(read(path))).toEqual(mine);
  });

  test('keeps a foreign hook that the user put into our group', () => {
    setUp(optionsFor('claude'));
    const path = inProject('.claude', 'settings.local.json');
    const value = JSON.parse(read(path)) as { hooks: { Stop: { hooks: unknown[] }[] } };
    value.hooks.Stop[0]?.hooks.push({ type: 'command', command: 'mine' });
    write(path, JSON.stringify(value, null, 2));
    takeDown(optionsFor('claude'));
    expect(JSON.parse(read(path))).toEqual({ hooks: { Stop: [{ hooks: [{ type: 'command', command: 'mine' }] }] } });
  });

  test('is not taken for ours when setup made it and the user added to it', () => {
    setUp(optionsFor('cursor'));
    const path = inProject('.cursor', 'hooks.json');
    const value = JSON.parse(read(path)) as { hooks: Record<string, unknown[]> };
    value.hooks['afterFileEdit'] = [{ command: 'format' }];
    write(path, JSON.stringify(value));
    setUp(optionsFor('cursor', { cli: '/moved/dist/cli.cjs' }));
    takeDown(optionsFor('cursor'));
    expect(JSON.parse(read(path))).toEqual({ version: 1, hooks: { afterFileEdit: [{ command: 'format' }] } });
  });

  test('of megabytes, with texts of megabytes, is read, and too large a one is refused', () => {
    const path = join(root, 'user', '.claude.json');
    const options = optionsFor('claude', { scope: 'user' });
    const text = `{"history": ["${String.raw`\n`.repeat(3_000_000)}", "${'x'.repeat(6_000_000)}"]}`;
    write(path, text);
    setUp(options);
    takeDown(options);
    expect(read(path) === text).toBe(true);
    write(path, ' '.repeat(17 * 1024 * 1024));
    expect(codeOf(() => setUp(options))).toBe('setup_file_unusable');
  });

  test('of any shape stays to the byte', () => {
    const json = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });
    const indent = fc.constantFrom('', '  ', '\t', '    ');
    fc.assert(
      fc.property(json, indent, (value, by) => {
        const kept = Object.fromEntries(
          Object.entries(value).filter(([key]) => !['hooks', 'mcpServers', '__proto__'].includes(key)),
        );
        const text = JSON.stringify(kept, null, by);
        write(settings(), text);
        setUp(gemini());
        expect(JSON.parse(read(settings()))).toMatchObject(JSON.parse(text) as object);
        takeDown(gemini());
        expect(read(settings())).toBe(text);
      }),
      { numRuns: 40, seed: 3 },
    );
  });
});

describe('Codex’s config.toml', () => {
  const toml = () => join(root, 'user', '.codex', 'config.toml');
  const codex = (cli?: string) => optionsFor('codex', { scope: 'user', ...(cli === undefined ? {} : { cli }) });

  test.each([
    'model = "o5" # the one\n\n[projects."/home/me"]\ntrust_level = "trusted"\n',
    'notify = [\n  "a", # one\n  \'b\',\n]\ntext = """\n[not a table\n"""\n[[list]]\nx = { y = 1 }',
    '',
    '[mcp_servers.other]\r\ncommand = "x"\r\n',
    '"key of words" = 1\ntext = """ends with a quote\\""""\n[projects."/my project".\'a b\']\nx = \'C:\\\' # it\'s mine\n',
  ])('gets a block at its end and is as it was afterwards: %j', (text) => {
    write(toml(), text);
    setUp(codex());
    expect(read(toml()).startsWith(text)).toBe(true);
    expect(read(toml())).toContain('args = ["/opt/through line/dist/cli.cjs", "mcp"]');
    setUp(codex('/moved/dist/cli.cjs'));
    expect(read(toml()).match(/\[mcp_servers\.throughline\]/g)).toHaveLength(1);
    takeDown(codex());
    expect(read(toml())).toBe(text);
    setUp(codex());
    write(toml(), `${read(toml())}\n[after]\nx = 1\n`);
    takeDown(codex());
    expect(read(toml()).replace('\n[after]\nx = 1\n', '')).toBe(
      text === '' || text.endsWith('\n') ? text : `${text}\n`,
    );
  });

  test.each(['model = "o5\n', 'model\n', '[table\nx = 1\n', 'x = [1, 2\n', ']\n'])(
    'is refused when it is malformed: %j',
    (text) => {
      write(toml(), text);
      expect(codeOf(() => setUp(codex()))).toBe('setup_file_malformed');
      expect(read(toml())).toBe(text);
      expect(existsSync(join(root, 'user', '.codex', 'hooks.json'))).toBe(false);
    },
  );

  test.each([
    '[mcp_servers.throughline]\ncommand = "mine"\n',
    '[mcp_servers."throughline"]\ncommand = "mine"\n',
    '[ \'mcp_servers\' . throughline.env ]\nA = "b"\n',
    '[mcp_servers]\nthroughline = { command = "x" }\n',
    '[mcp_servers]\nthroughline.command = "x"\n',
    'mcp_servers.throughline.command = "x"\n',
    'mcp_servers = { throughline = { command = "x" } }\n',
  ])('is refused when somebody else has our name: %j', (text) => {
    write(toml(), text);
    expect(codeOf(() => setUp(codex()))).toBe('setup_conflict');
    expect(read(toml())).toBe(text);
  });

  test.each(['\n', '\r\n'])('keeps tables that Codex put before the end of our block (line end %j)', (eol) => {
    write(toml(), `[mcp_servers]${eol}other = { command = "throughline" }${eol}`);
    const before = read(toml());
    setUp(codex());
    const foreign = `[projects."/home/me"]${eol}trust_level = "trusted"${eol}`;
    write(toml(), read(toml()).replace('# throughline end', `${eol}${foreign}# throughline end`));
    expect(new Set(stateOf(codex()))).toEqual(new Set(['set up']));
    setUp(codex('/moved/dist/cli.cjs'));
    expect(read(toml())).toContain(foreign);
    expect(read(toml()).match(/\[mcp_servers\.throughline\]/g)).toHaveLength(1);
    write(
      toml(),
      read(toml()).replace('# throughline end', `[mcp_servers.throughline.env]${eol}A = "b"${eol}# throughline end`),
    );
    takeDown(codex());
    expect(read(toml())).toBe(`${before}${eol}${foreign}`);
  });
});

describe('nothing is written', () => {
  const shared = (agent: CodingAgent, given: Partial<SetupOptions> = {}) =>
    optionsFor(agent, { scope: 'shared', ...given });

  test.each(['{', '{"hooks": []}', '[]', '{"a":1,"a":2}', '{"hooks": {"Stop": {}}}', 'hello', '{"a": 01x}', '{} {}'])(
    'where a file is malformed: %s',
    (text) => {
      write(inProject('.mcp.json'), '{"mcpServers":{}}');
      write(inProject('.claude', 'settings.json'), text);
      expect(codeOf(() => setUp(shared('claude')))).toBe('setup_file_malformed');
      expect(read(inProject('.claude', 'settings.json'))).toBe(text);
      expect(read(inProject('.mcp.json'))).toBe('{"mcpServers":{}}');
      if (text !== '{"hooks": []}' && text !== '{"hooks": {"Stop": {}}}') {
        expect(checkSetup(shared('claude'))[0]).toMatchObject({ state: 'broken' });
      }
    },
  );

  test('where another program writes at the same time', () => {
    const ids = createIds(systemClock, systemRandom);
    // The first file is being written when the second one changes.
    const uuid = () => {
      write(inProject('.mcp.json'), '{"mcpServers":{"new":{}}}');
      return ids.uuid();
    };
    write(inProject('.mcp.json'), '{}');
    expect(codeOf(() => setUp(shared('claude', { ids: { ...ids, uuid } })))).toBe('setup_file_changed');
    expect(read(inProject('.mcp.json'))).toBe('{"mcpServers":{"new":{}}}');
    expect(readdirSync(inProject())).toEqual(['.mcp.json']);
  });

  test('where the second file of two is', () => {
    write(inProject('.mcp.json'), 'nonsense');
    expect(codeOf(() => setUp(shared('claude')))).toBe('setup_file_malformed');
    expect(existsSync(inProject('.claude'))).toBe(false);
  });

  test('where another program’s server has our name', () => {
    const text = '{"mcpServers":{"throughline":{"command":"docker"}}}';
    write(inProject('.mcp.json'), text);
    expect(codeOf(() => setUp(shared('claude')))).toBe('setup_conflict');
    takeDown(shared('claude'));
    expect(read(inProject('.mcp.json'))).toBe(text);
  });

  test('where another program’s extension has our name', () => {
    write(inProject('.pi', 'extensions', 'throughline.ts'), 'export default () => {};\n');
    expect(codeOf(() => setUp(optionsFor('pi')))).toBe('setup_conflict');
    takeDown(optionsFor('pi'));
    expect(read(inProject('.pi', 'extensions', 'throughline.ts'))).toBe('export default () => {};\n');
  });

  test('where bytes are no text', () => {
    mkdirSync(inProject('.cursor'));
    writeFileSync(inProject('.cursor', 'hooks.json'), Buffer.from([0x7b, 0xff, 0x7d]));
    expect(codeOf(() => setUp(optionsFor('cursor')))).toBe('setup_file_unusable');
  });

  test('through a link that leads out of the folder', () => {
    write(join(root, 'user', 'settings.json'), '{}');
    mkdirSync(inProject('.claude'));
    symlinkSync(join(root, 'user', 'settings.json'), inProject('.claude', 'settings.json'));
    expect(codeOf(() => setUp(shared('claude')))).toBe('setup_link');
    symlinkSync(join(root, 'user'), inProject('.cursor'));
    expect(codeOf(() => setUp(optionsFor('cursor')))).toBe('setup_link');
    symlinkSync(join(root, 'nowhere'), inProject('.gemini'));
    expect(codeOf(() => setUp(optionsFor('gemini')))).toBe('setup_link');
    expect(read(join(root, 'user', 'settings.json'))).toBe('{}');
    expect(readdirSync(join(root, 'user'))).toEqual(['settings.json']);
  });
});

test('a link within the folder is followed, and stays a link', () => {
  write(inProject('dotfiles', 'settings.json'), '{"theme":"dark"}');
  mkdirSync(inProject('.gemini'));
  symlinkSync(join('..', 'dotfiles', 'settings.json'), inProject('.gemini', 'settings.json'));
  setUp(optionsFor('gemini'));
  expect(read(inProject('dotfiles', 'settings.json'))).toContain('throughline hook gemini');
  takeDown(optionsFor('gemini'));
  expect(read(inProject('.gemini', 'settings.json'))).toBe('{"theme":"dark"}');
});

describe('a folder', () => {
  test('that was there stays, and so does one that setup made and another program uses', () => {
    mkdirSync(inProject('.cursor'));
    setUp(optionsFor('cursor'));
    takeDown(optionsFor('cursor'));
    expect(readdirSync(inProject('.cursor'))).toEqual([]);
    setUp(optionsFor('opencode'));
    write(inProject('.opencode', 'mine.md'), 'x');
    takeDown(optionsFor('opencode'));
    expect(readdirSync(inProject('.opencode'))).toEqual(['mine.md']);
  });

  test('that setup made goes also when the paths moved and the files were changed in between', () => {
    setUp(optionsFor('codex'));
    write(inProject('.codex', 'hooks.json'), read(inProject('.codex', 'hooks.json')).replaceAll('  ', '\t'));
    setUp(optionsFor('codex', { cli: '/moved/dist/cli.cjs' }));
    rmSync(inProject('.codex', 'hooks.json'));
    takeDown(optionsFor('codex'));
    expect(existsSync(inProject('.codex'))).toBe(false);
  });

  test('that setup made goes again when a file behind it cannot be written', () => {
    write(inProject('.mcp.json'), '{}');
    chmodSync(inProject('.mcp.json'), 0o444);
    expect(codeOf(() => setUp(optionsFor('claude', { scope: 'shared' })))).toBe('setup_file_unusable');
    expect(readdirSync(inProject())).toEqual(['.mcp.json']);
    expect(read(inProject('.mcp.json'))).toBe('{}');
  });

  test('that is a file is refused, in the project and for what setup remembers', () => {
    write(inProject('.claude'), 'a file');
    expect(codeOf(() => setUp(optionsFor('claude')))).toBe('setup_file_unusable');
    expect(codeOf(() => takeDown(optionsFor('claude')))).toBe('setup_file_unusable');
    expect(checkSetup(optionsFor('claude'))[0]).toMatchObject({ state: 'broken' });
    write(join(root, 'config'), 'a file');
    expect(codeOf(() => setUp(optionsFor('pi')))).toBe('setup_file_unusable');
    expect(readdirSync(inProject())).toEqual(['.claude']);
  });
});

describe('AGENTS.md', () => {
  const path = () => inProject('AGENTS.md');
  const options = () => optionsFor('pi', { withAgentsMd: true });

  test.each(['# Mine\n\nRules.\n', '# Mine', ''])('gets one block and is as it was afterwards: %j', (text) => {
    write(path(), text);
    setUp(options());
    setUp(options());
    expect(read(path()).match(/throughline:begin/g)).toHaveLength(1);
    takeDown(options());
    expect(read(path())).toBe(text);
  });

  test('is brought up to date in its place, and refused when its markers do not fit', () => {
    write(path(), 'a\n<!-- throughline:begin -->\nold\n<!-- throughline:end -->\nb\n');
    setUp(options());
    expect(read(path())).toMatch(/^a\n<!-- throughline:begin -->\n## Unfinished[^]*<!-- throughline:end -->\nb\n$/);
    write(path(), '<!-- throughline:begin -->\n');
    expect(codeOf(() => setUp(options()))).toBe('setup_file_malformed');
  });
});
