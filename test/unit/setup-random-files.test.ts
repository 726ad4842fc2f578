// Setup on files of any content, for every agent and scope: what is there stays to the byte, and what cannot be read is
// refused before anything is written.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { CODING_AGENTS, type CodingAgent } from '../../src/base/coding-agents.ts';
import { Refusal } from '../../src/base/errors.ts';
import { checkSetup, setUp, takeDown } from '../../src/surfaces/setup/setup.ts';
import { createSetupFolders, type SetupFolders } from '../support/setup-folders.ts';
import { BLANKS, writtenByHand } from '../support/written-by-hand.ts';

let folders: SetupFolders | undefined;
afterEach(() => {
  folders?.dispose();
  folders = undefined;
});

// ── Texts ────────────────────────────────────────────────────────────────────────────────────────────────────

const names = fc.constantFrom('hooks', 'mcpServers', 'mcp', 'projects', 'plugin', 'version', '$schema', 'x', '', 'ü "');
const json = fc.oneof(
  fc.dictionary(names, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 }),
  fc.record(
    {
      hooks: fc.dictionary(
        fc.constantFrom('SessionStart', 'Stop', 'stop'),
        fc.array(fc.record({ hooks: fc.array(fc.record({ command: fc.constantFrom('mine', 'throughline hook') })) })),
      ),
      mcpServers: fc.dictionary(fc.constantFrom('x', 'throughline'), fc.record({ command: fc.constant('mine') })),
    },
    { requiredKeys: [] },
  ),
);
const blanks = fc.array(fc.constantFrom(...BLANKS), { minLength: 1, maxLength: 20 });
/** What stands before and behind any text of a person. */
const framed = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('', '\uFEFF', '\n', ' '), text, fc.constantFrom('', '\n', '\r\n', '\n\n\n', ' '))
    .map((parts) => parts.join(''));
const lines = (parts: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(parts, { maxLength: 6 }), fc.constantFrom('\n', '\r\n'))
    .map(([all, eol]) => all.join('\n').replaceAll('\n', eol));

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', '{', '[]', 'null', '"""', '<!--'),
);
const TEXTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '.json': framed(
    fc.oneof(
      { weight: 3, arbitrary: fc.tuple(json, blanks).map(([value, between]) => writtenByHand(value, between)) },
      {
        weight: 3,
        arbitrary: fc.tuple(json, fc.constantFrom('', '  ', '\t')).map(([v, by]) => JSON.stringify(v, null, by)),
      },
      { weight: 1, arbitrary: anything },
    ),
  ),
  '.toml': framed(
    lines(
      fc.oneof(
        fc.constantFrom('model = "o5" # one', '', '# [mcp_servers.throughline]', 'a.b = 1', 'list = [\n  1, # x\n]'),
        fc.constantFrom('[projects."/x"]\ntrust = 1', '[[list]]\nx = { y = 1 }', "text = '''\n[mcp_servers.x]\n'''"),
        fc.constantFrom('[mcp_servers.other]\ncommand = "mine"', '[mcp_servers."a.b"]', '[ mcp_servers . c ]'),
        anything,
      ),
    ),
  ),
  '.md': framed(
    lines(
      fc.oneof(
        fc.constantFrom(
          '# Rules',
          '',
          '- Write tests.',
          '<!-- throughline -->',
          '```\n<!-- throughline:begin -->\n```',
        ),
        fc.string({ maxLength: 30 }),
      ),
    ),
  ),
};
const textFor = (path: string) => TEXTS[extname(path)] ?? framed(anything);

// ── Every agent and scope ────────────────────────────────────────────────────────────────────────────────────

const SCOPES = ['project', 'shared', 'user'] as const;
type Scope = (typeof SCOPES)[number];

function begin(agent: CodingAgent, scope: Scope) {
  folders?.dispose();
  const made = createSetupFolders();
  folders = made;
  return { made, options: made.optionsFor(agent, { scope, withAgentsMd: true }) };
}

/** Below the root, every file that a set-up of this kind writes. */
function filesOf(agent: CodingAgent, scope: Scope): string[] {
  const { made, options } = begin(agent, scope);
  const paths = setUp([options])
    .flat()
    .map(({ path }) => path.slice(made.root.length + 1));
  expect(paths.length).toBeGreaterThan(2);
  return [...new Set(paths)];
}

describe.each(SCOPES.flatMap((scope) => CODING_AGENTS.map((agent) => ({ agent, scope }))))(
  'setup of $agent, scope $scope',
  ({ agent, scope }) => {
    test('on files of any content leaves them to the byte when it is removed, and refuses without a change', () => {
      // An extension that is not ours is always refused, which has a test of its own.
      const paths = filesOf(agent, scope).filter((path) => !/\.[jt]s$/.test(path));
      const there = fc.record(Object.fromEntries(paths.map((path) => [path, textFor(path)])), { requiredKeys: [] });
      let [written, refused] = [0, 0];
      fc.assert(
        fc.property(there as fc.Arbitrary<Record<string, string>>, (texts) => {
          const { made, options } = begin(agent, scope);
          for (const [path, text] of Object.entries(texts)) {
            mkdirSync(dirname(join(made.root, path)), { recursive: true });
            writeFileSync(join(made.root, path), text);
          }
          const before = made.contents();
          try {
            setUp([options]);
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
            expect(made.contents()).toEqual(before);
            refused += 1;
            return;
          }
          written += 1;
          // Our own are all there, and once more changes nothing.
          expect(checkSetup(options).map(({ state }) => state)).not.toContain('absent');
          const after = made.contents();
          setUp([options]);
          expect(made.contents()).toEqual(after);
          takeDown([options]);
          expect(made.contents()).toEqual(before);
        }),
        { numRuns: 40, seed: 14 },
      );
      expect(Math.min(written, refused)).toBeGreaterThan(0);
    });
  },
);
