// The models that tests talk to: they say what they are told to, in the protocol of their provider, and keep what they
// were asked.
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { startAnthropic } from '../support/model-server/anthropic.ts';
import { startGemini } from '../support/model-server/gemini.ts';
import { startChat } from '../support/model-server/openai-chat.ts';
import { startResponses } from '../support/model-server/openai-responses.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';

const open: ModelServer[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function started(starting: Promise<ModelServer>): Promise<ModelServer> {
  const server = await starting;
  open.push(server);
  return server;
}

async function post({ url }: ModelServer, path: string, body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

const dataOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Record<string, unknown>);

const TOOLS = { tools: [{ name: 'look', input_schema: { type: 'object' } }] };

test('turns come in order, those with a condition when it holds, and then the model is done', async () => {
  const server = await started(startAnthropic());
  server.say(
    { text: 'first' },
    { text: 'a title', when: ({ is_conversation }) => !is_conversation },
    { text: 'second' },
  );
  const said: string[] = [];
  for (const body of [{}, TOOLS, TOOLS, TOOLS]) said.push((await post(server, '/v1/messages', body)).text);
  const texts = said.map((text) => (JSON.parse(text) as { content: { text: string }[] }).content[0]?.text);
  expect(texts).toEqual(['a title', 'first', 'second', 'Done.']);
  expect(server.waiting).toEqual([]);
  expect(server.requests.map(({ is_conversation }) => is_conversation)).toEqual([false, true, true, true]);
  expect(server.requests[1]?.body).toEqual(TOOLS);
});

test('a reaction knows what was asked; until it comes, the request is there and has no answer', async () => {
  const server = await started(startAnthropic());
  let answer = (_text: string) => {};
  server.say(
    ({ body }) => ({ text: `asked by ${String(body['model'])}` }),
    () => new Promise((resolve) => (answer = (text) => resolve({ text }))),
  );
  expect((await post(server, '/v1/messages', { ...TOOLS, model: 'm' })).text).toContain('asked by m');
  const second = post(server, '/v1/messages', TOOLS);
  await eventually('it is asked', () => server.requests.length === 2);
  expect(server.requests[1]?.turn).toBeUndefined();
  answer('at last');
  expect((await second).text).toContain('at last');
  expect(server.requests[1]?.turn).toEqual({ text: 'at last' });
});

test('what is no question to the model is kept too, and takes no turn', async () => {
  const server = await started(startAnthropic());
  server.say({ text: 'first' });
  expect((await post(server, '/v1/messages/count_tokens', TOOLS)).text).toMatch(/^\{"input_tokens":\d+\}$/);
  expect((await post(server, '/elsewhere', {})).status).toBe(404);
  expect(server.requests.map(({ path, turn }) => [path, turn])).toEqual([
    ['/v1/messages/count_tokens', undefined],
    ['/elsewhere', undefined],
  ]);
  expect(server.waiting).toHaveLength(1);
});

test('Anthropic streams a tool call in its events', async () => {
  const server = await started(startAnthropic());
  server.say({ tool: 'look', input: { at: 'it' }, input_tokens: 7 });
  const { text } = await post(server, '/v1/messages?beta=true', { ...TOOLS, model: 'm', stream: true });
  const events = dataOf(text);
  expect(events.map(({ type }) => type)).toEqual([
    'message_start',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ]);
  expect(events[0]).toMatchObject({ message: { role: 'assistant', model: 'm', usage: { input_tokens: 7 } } });
  expect(events[1]).toMatchObject({ content_block: { type: 'tool_use', name: 'look', input: {} } });
  expect(events[2]).toMatchObject({ delta: { type: 'input_json_delta', partial_json: '{"at":"it"}' } });
  expect(events[4]).toMatchObject({ delta: { stop_reason: 'tool_use' } });
});

test('Gemini answers whole and streamed, with text and function calls', async () => {
  const server = await started(startGemini());
  const body = { contents: [], tools: [{ functionDeclarations: [{ name: 'look' }] }] };
  server.say({ text: 'hello', input_tokens: 7 }, { tool: 'look', input: { at: 'it' } });
  const whole = await post(server, '/v1beta/models/m:generateContent', body);
  expect(JSON.parse(whole.text)).toMatchObject({
    candidates: [{ content: { role: 'model', parts: [{ text: 'hello' }] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 7 },
    modelVersion: 'm',
  });
  const [event] = dataOf((await post(server, '/v1beta/models/m:streamGenerateContent?alt=sse', body)).text);
  expect(event).toMatchObject({
    candidates: [{ content: { parts: [{ functionCall: { name: 'look', args: { at: 'it' } } }] } }],
  });
  expect((await post(server, '/v1beta/models/m:countTokens', body)).text).toMatch(/^\{"totalTokens":\d+\}$/);
});

test('Responses streams text, and calls a tool by the group it stands in', async () => {
  const server = await started(startResponses());
  const body = {
    model: 'm',
    stream: true,
    tools: [{ type: 'namespace', name: 'mcp__eye', tools: [{ name: 'look' }] }],
  };
  server.say({ text: 'hello', input_tokens: 7 }, { tool: 'look', input: { at: 'it' } });
  const said = dataOf((await post(server, '/v1/responses', body)).text);
  expect(said.map(({ type }) => type)).toEqual([
    'response.created',
    'response.output_item.added',
    'response.output_text.delta',
    'response.output_item.done',
    'response.completed',
  ]);
  expect(said[2]).toMatchObject({ delta: 'hello' });
  expect(said[4]).toMatchObject({ response: { status: 'completed', usage: { input_tokens: 7, total_tokens: 17 } } });
  const called = dataOf((await post(server, '/v1/responses', body)).text);
  expect(called[3]).toMatchObject({
    item: { type: 'function_call', namespace: 'mcp__eye', name: 'look', arguments: '{"at":"it"}' },
  });
  expect(JSON.parse((await post(server, '/v1/responses', { model: 'm' })).text)).toMatchObject({
    output: [{ type: 'message', content: [{ text: 'Done.' }] }],
  });
});

test('Chat Completions answers whole and streamed, with text and tool calls', async () => {
  const server = await started(startChat());
  const body = { model: 'm', tools: [{ type: 'function', function: { name: 'look' } }] };
  server.say({ text: 'hello', input_tokens: 7 }, { tool: 'look', input: { at: 'it' } });
  expect(JSON.parse((await post(server, '/v1/chat/completions', body)).text)).toMatchObject({
    choices: [{ message: { role: 'assistant', content: 'hello' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 7 },
  });
  const { text } = await post(server, '/v1/chat/completions', { ...body, stream: true });
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  expect(dataOf(text.replace('data: [DONE]', ''))).toMatchObject([
    { choices: [{ delta: { tool_calls: [{ index: 0, function: { name: 'look', arguments: '{"at":"it"}' } }] } }] },
    { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
    { choices: [], usage: { prompt_tokens: 100 } },
  ]);
});
