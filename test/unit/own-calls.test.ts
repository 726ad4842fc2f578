// Calls of our own tools get the owner id of the session that makes them.
import { expect, test } from 'vitest';
import { isSessionOwner, sessionOwner } from '../../src/base/coding-agents.ts';
import type { OperationDefinition } from '../../src/base/operation.ts';
import { ownCall, TOOLS_WITH_OWNER } from '../../src/surfaces/hooks/own-calls.ts';
import { toolName } from '../../src/surfaces/mcp/tools.ts';
import { workOperations } from '../../src/work/operations.ts';

const call = (tool: string, input: unknown) => ({
  session_id: '6f1c2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
  hook_event_name: 'PreToolUse',
  tool_name: tool,
  tool_input: input,
});

test('the tools that get one are those that take one', () => {
  // A local operation is no tool.
  const tools: readonly OperationDefinition<never>[] = Object.values(workOperations);
  const taking = tools.filter(({ input, local }) => local !== true && Object.hasOwn(input.shape, 'owner'));
  expect([...TOOLS_WITH_OWNER]).toEqual(taking.map(toolName).toSorted());
});

test('a call has the owner that the hook gave its session', () => {
  const input = { task_id: 'T2' };
  expect(ownCall('claude', call('mcp__throughline__start_task', input), undefined)).toEqual({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      updatedInput: { task_id: 'T2', owner: 'claude:1c2d3e4f' },
    },
  });
  expect(ownCall('claude', call('mcp__throughline__start_task', input), 'given')).toMatchObject({
    hookSpecificOutput: { updatedInput: { owner: 'given' } },
  });
});

test('every agent that can get the owner gets it in its own format', () => {
  const input = { task_id: 'T2' };
  expect(ownCall('codex', call('mcp__throughline__start_task', input), undefined)).toEqual({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'allow',
      updatedInput: { task_id: 'T2', owner: 'codex:1c2d3e4f' },
    },
  });
  const before = { ...call('mcp_throughline_start_task', input), hook_event_name: 'BeforeTool' };
  expect(ownCall('gemini', before, undefined)).toEqual({
    hookSpecificOutput: { hookEventName: 'BeforeTool', tool_input: { task_id: 'T2', owner: 'gemini:1c2d3e4f' } },
  });
  const ofPlugin = { ...call('throughline_start_task', input), hook_event_name: 'tool.execute.before' };
  expect(ownCall('opencode', ofPlugin, undefined)).toEqual({ input: { task_id: 'T2', owner: 'opencode:1c2d3e4f' } });
  expect(ownCall('cursor', call('mcp__throughline__start_task', input), undefined)).toBeUndefined();
});

test.each([
  ['that names its owner', call('mcp__throughline__start_task', { owner: 'me' })],
  ['of a tool without one', call('mcp__throughline__create_goal', {})],
  ['of another server’s tool', call('mcp__other__start_task', {})],
  ['without an input', call('mcp__throughline__start_task', null)],
  ['whose input is a list', call('mcp__throughline__start_task', [])],
  ['of another server that says its name', { ...call('mcp__throughline__start_task', {}), mcp_server: { name: 'x' } }],
  ['of a session without an id', { ...call('mcp__throughline__start_task', {}), session_id: undefined }],
  ['that is another event', { ...call('mcp__throughline__start_task', {}), hook_event_name: 'PostToolUse' }],
  ['that is no object', 'mcp__throughline__start_task'],
])('a call %s stays as it is', (_what, input) => {
  expect(ownCall('claude', input, undefined)).toBeUndefined();
});

test('the tool of a server whose name begins like ours is not taken for ours', () => {
  const claimed = {
    ...call('mcp_throughline_claim_task', {}),
    hook_event_name: 'BeforeTool',
    mcp_context: { server_name: 'throughline_claim', tool_name: 'task' },
  };
  expect(ownCall('gemini', claimed, undefined)).toBeUndefined();
  const ours = { ...claimed, mcp_context: { server_name: 'throughline', tool_name: 'claim_task' } };
  expect(ownCall('gemini', ours, undefined)).toBeDefined();
});

test('the id of a session is distinguished from names that an agent made up', () => {
  expect(isSessionOwner(sessionOwner('claude', '6f1c2d3e-4a5b-4c6d-8e7f-9a0b1c2d3e4f'))).toBe(true);
  for (const name of ['session-7', 'claude', 'claude:', 'claude:one:two', 'mcp:claude:1c2d3e4f', 'me:1c2d3e4f']) {
    expect(isSessionOwner(name)).toBe(false);
  }
});
