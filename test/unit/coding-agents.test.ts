// A coding agent is known in one folder: a further one is its name, that folder, its rows in the two lists, and what was
// recorded of it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODING_AGENTS, isAgentOwner, sessionOwner } from '../../src/base/coding-agents.ts';
import type { Target } from '../../src/surfaces/coding-agents/contract.ts';
import { answerFor } from '../../src/surfaces/hooks/answers.ts';
import type { HookEvent } from '../../src/surfaces/hooks/hook-answers.ts';
import { tokenBound } from '../../src/base/token-bound.ts';
import { agentHooks } from '../../src/surfaces/coding-agents/hooks.ts';
import { agentSetups } from '../../src/surfaces/coding-agents/setups.ts';
import { readModules } from '../support/architecture.ts';

const root = dirname(dirname(import.meta.dirname));

/** Where the name of an agent stands for something else, or is an example that people read. */
const MAY_NAME_ONE: Readonly<Record<string, string>> = {
  'src/base/coding-agents.ts': 'the list of names',
  'src/base/secrets/secret-name.ts': 'words in the names of API keys, of model providers among others',
  'src/config.ts': 'variables by which an agent says that it runs a command',
  'src/gateway/operations/budgets.ts': 'example in the help',
  'src/gateway/operations/calls.ts': 'example in the help',
  'src/gateway/operations/fields.ts': 'example in the help',
  'src/gateway/operations/policy.ts': 'examples in the help',
  'src/gateway/policy/caller.ts': 'example of the name of a caller',
  'src/gateway/providers/presets.ts': 'addresses of a provider’s own pages',
  'src/gateway/settings/document.ts': 'example of the name of a caller',
  'src/mind/contract.ts': 'example in the help',
  'src/mind/erase/operations.ts': 'examples in the help',
  'src/mind/finalize/operations.ts': 'examples in the help',
  'src/mind/handoff/contract.ts': 'example in the help',
  'src/mind/handoff/operations.ts': 'examples in the help',
  'src/mind/handshake/compile-handshake.ts': 'example of the name of a session',
  'src/mind/handshake/operations.ts': 'examples in the help',
  'src/mind/injection/contract.ts': 'examples in the help',
  'src/mind/injection/operations.ts': 'examples in the help',
  'src/mind/injection/preview-injection.ts': 'the agent of a preview that names none',
  'src/mind/observe/observe-notes.ts': 'words by which a note speaks to an agent',
  'src/mind/operations.ts': 'examples in the help',
  'src/mind/promote/contract.ts': 'names of instruction files',
  'src/mind/promote/operations.ts': 'names of instruction files in the help',
  'src/mind/session/find-session.ts': 'example of the name of a session',
  'src/mind/session/meant-session.ts': 'example of the name of a session',
  'src/mind/t0/contract.ts': 'suggests a command that can be typed',
  'src/mind/t0/instruction-files.ts': 'names of instruction files',
  'src/mind/t0/operations.ts': 'examples in the help',
  'src/mind/tags/operations.ts': 'examples in the help',
  'src/mind/trace/operations.ts': 'examples in the help',
  'src/mind/transfer/contract.ts': 'the memories whose notes can be taken',
  'src/mind/transfer/find-notes.ts': 'where those memories keep their notes',
  'src/mind/transfer/operations.ts': 'examples in the help',
  'src/surfaces/cli/mind-watch-command.ts': 'example in the help',
  'src/surfaces/cli/renderers/gateway.ts': 'suggests a command that can be typed',
  'src/surfaces/cli/renderers/sessions.ts': 'suggests a command that can be typed',
  'src/surfaces/cli/setup-command.ts': 'examples in the help',
  'src/surfaces/cli/status-command.ts': 'example in the help',
  'src/surfaces/http/event-stream.ts': 'the cursor of a feed',
  'src/work/operations/claims.ts': 'example in the help',
  'src/work/operations/tasks.ts': 'example in the help',
};

/** `cursor` is also a place in a feed, and `pi` a part of many words: those two count in quotes. */
const NAMES = /\b(?:claude|codex|gemini|opencode)\b|'(?:cursor|pi)'/gi;

function namesIn(text: string): string[] {
  return [...text.matchAll(NAMES)].map(([found]) => found);
}

describe('an owner', () => {
  test('is an agent where its name begins with a known one or mcp, and a colon or a hyphen', () => {
    for (const agent of [...CODING_AGENTS, 'mcp']) {
      for (const owner of [`${agent}:1c2d3e4f`, `${agent}-7`, `${agent}:`])
        expect([owner, isAgentOwner(owner)]).toEqual([owner, true]);
      for (const owner of [agent, `${agent}7`, `${agent} 7`, `my-${agent}-7`, ` ${agent}:1`, agent.toUpperCase()]) {
        expect([owner, isAgentOwner(owner)]).toEqual([owner, false]);
      }
      expect(isAgentOwner(sessionOwner(agent, '0199d2c8-1f00-7000-8000-000000000005'))).toBe(true);
    }
    for (const owner of ['', 'ada', 'cli', 'claudette:1', 'mcpx-1', 'pip-2']) expect(isAgentOwner(owner)).toBe(false);
  });
});

describe('what is known of an agent', () => {
  test('stands in its folder, in the two lists and in nothing else of src/', () => {
    const named = readModules(root, 'src')
      .filter(({ path }) => !path.startsWith('src/surfaces/coding-agents/'))
      .filter(({ text }) => namesIn(text).length > 0)
      .map(({ path }) => path);
    expect(named.toSorted()).toEqual(Object.keys(MAY_NAME_ONE).toSorted());
  });

  test('is never asked for by its name in what all agents share', () => {
    const shared = readModules(root, 'src').filter(({ path }) =>
      /^src\/surfaces\/(?:hooks|setup|coding-agents\/(?:formats\/|contract\.ts))/.test(path),
    );
    expect(shared.length).toBeGreaterThan(20);
    for (const { path, text } of shared) {
      const code = text.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\//g, '');
      expect([path, namesIn(code)]).toEqual([path, []]);
    }
  });

  test.each(CODING_AGENTS)('is a hook, a setup and recorded events: %s', (agent) => {
    const folder = readdirSync(join(root, 'src/surfaces/coding-agents', agent));
    expect(folder).toEqual(expect.arrayContaining(['hook.ts', 'setup.ts']));
    for (const name of ['start', 'edit', 'stop', 'end', 'foreign', 'answers'])
      expect(existsSync(join(root, 'test/support/hook-inputs', agent, `${name}.json`))).toBe(true);
  });

  test('covers the same agents everywhere', () => {
    const folders = (path: string) =>
      readdirSync(join(root, path), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
    expect(Object.keys(agentHooks)).toEqual(CODING_AGENTS);
    expect(Object.keys(agentSetups)).toEqual(CODING_AGENTS);
    expect(folders('test/support/hook-inputs').toSorted()).toEqual(CODING_AGENTS.toSorted());
    expect(folders('src/surfaces/coding-agents').toSorted()).toEqual([...CODING_AGENTS, 'formats'].toSorted());
  });
});

describe.each(CODING_AGENTS)('what is said about work without a checkpoint by %s', (agent) => {
  const { ask, notice } = JSON.parse(
    readFileSync(join(root, 'test/support/hook-inputs', agent, 'answers.json'), 'utf8'),
  ) as { ask: string[]; notice: string };
  const { ask: ways, notice: notices, kinds } = agentHooks[agent];
  const tasks = [1, 2, 3, 4, 5].map((number) => ({
    project_id: 'p',
    task_id: `t${number}`,
    number,
    title: 'Nobody’s words',
    is_held: true,
    checkpoint_at: null,
  }));
  const said = (event: string, way: 'ask' | 'remind') => {
    const kind = kinds[event] ?? 'stop';
    const happened = { agent, event, kind, owner: `${agent}:1c2d3e4f`, ways: { ask: true, remind: true } } as HookEvent;
    return answerFor(agent, happened, { gaps: { tasks, since: 'compaction', way } }) as Record<string, string>;
  };

  test('asks its model when it stops, by the tool and by numbers alone', () => {
    const events = Object.keys(ways ?? {});
    expect(events.filter((event) => kinds[event] !== 'stop')).toEqual([]);
    for (const event of events) {
      const answer = said(event, 'ask');
      expect(Object.keys(answer)).toEqual(ask);
      const text = String(Object.values(answer).at(-1));
      expect(text).toContain('T1, T2, T3 and 2 more, without a checkpoint since this session was compacted.');
      expect(text).toContain(`${agentHooks[agent].toolCall?.prefix ?? 'tool '}update_checkpoint for each of them`);
      expect(text).toContain(`'<next step>' --owner ${agent}:1c2d3e4f\``);
      expect(text).not.toContain('words');
      expect(tokenBound(text)).toBeLessThan(250);
    }
  });

  test('tells its user where that is what was set', () => {
    const [event = ''] = Object.entries(kinds).find(([, kind]) => notices[kind] !== undefined) ?? [];
    expect(JSON.stringify(said(event, 'remind'))).toContain('T1, T2, T3 and 2 more. `throughline checkpoint set T1');
    expect(Object.keys(said(Object.keys(ways ?? {})[0] ?? '', 'remind'))).toEqual(
      notices.stop === undefined ? [] : [notice],
    );
  });
});

describe('what is set up', () => {
  const targetsOf = (agent: (typeof CODING_AGENTS)[number]): readonly Target[] =>
    agentSetups[agent].targets({
      scope: 'project',
      places: { project: '/project', user: '/user', variable: () => undefined },
      hook: 'hook',
      server: ['throughline', 'mcp'],
      files: { isThere: () => false, read: () => undefined },
    });

  test.each(CODING_AGENTS)('are the events that its hook knows, or our own extension: %s', (agent) => {
    const { kinds, toolCall } = agentHooks[agent];
    const known = [...Object.keys(kinds), ...(toolCall ? [toolCall.event] : [])].toSorted();
    const targets = targetsOf(agent);
    const events = targets.flatMap((target) =>
      target.kind === 'json'
        ? target.entries.flatMap(({ path }) => (path[0] === 'hooks' ? [String(path[1])] : []))
        : [],
    );
    if (targets.some(({ kind }) => kind === 'extension')) {
      const source = readFileSync(join(root, 'integrations', agent, 'throughline.ts'), 'utf8');
      expect(known.filter((event) => !source.includes(`'${event}'`))).toEqual([]);
    } else expect(events.toSorted()).toEqual(known);
  });
});
