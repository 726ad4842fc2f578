// What a provider would reach for a caller, in each protocol, and what is only the caller's own.
import { describe, expect, test } from 'vitest';
import { reachesOutside, type RawProtocol } from '../../src/gateway/providers/reaches-outside.ts';
import { repeatedKeyIn } from '../../src/gateway/providers/repeated-key.ts';

const said = (content: unknown) => [{ role: 'user', content }];
const DATA = 'data:image/png;base64,AAAA';

const REACHING: readonly (readonly [RawProtocol, string, object, readonly string[]])[] = [
  ['messages', 'web search', { tools: [{ type: 'web_search_20250305', name: 'web_search' }] }, ['web_search']],
  ['messages', 'web fetch', { tools: [{ type: 'web_fetch_20260309', name: 'web_fetch' }] }, ['web_fetch']],
  ['messages', 'code execution', { tools: [{ type: 'code_execution_20250825' }] }, ['code_execution']],
  ['messages', 'a remote MCP server', { mcp_servers: [{ type: 'url', url: 'https://x.example' }] }, ['mcp_servers']],
  ['messages', 'the tools of a remote MCP server', { tools: [{ type: 'mcp_toolset' }] }, ['mcp_servers']],
  ['messages', 'a container', { container: 'c_1' }, ['container']],
  ['messages', 'skills in a container', { container: { skills: [{ skill_id: 'pdf' }] } }, ['container']],
  [
    'messages',
    'a type of tool that is not known',
    { tools: [{ type: 'teleport_20270101' }] },
    ['tool:teleport_20270101'],
  ],
  ['messages', 'a tool whose type is no text', { tools: [{ type: 7 }] }, ['tool:unnamed']],
  ['messages', 'tools as an object', { tools: { a: { type: 'web_search_20250305' } } }, ['web_search']],
  [
    'messages',
    'an image by its address',
    { messages: said([{ type: 'image', source: { type: 'url', url: 'http://10.0.0.1/a' } }]) },
    ['url'],
  ],
  [
    'messages',
    'a document by its address, inside of a tool result',
    {
      messages: said([
        { type: 'tool_result', content: [{ type: 'document', source: { type: 'url', url: 'https://x.example' } }] },
      ]),
    },
    ['url'],
  ],
  [
    'messages',
    'a stored file',
    { messages: said([{ type: 'document', source: { type: 'file', file_id: 'file_1' } }]) },
    ['stored_file'],
  ],
  ['messages', 'an upload into a container', { messages: said([{ type: 'container_upload' }]) }, ['container']],
  ['messages', 'an image by its address in the system', { system: [{ source: { type: 'url', url: 'x' } }] }, ['url']],
  ['messages', 'other models', { fallbacks: [{ model: 'other' }] }, ['other_models']],
  ['chat', 'web search', { web_search_options: {} }, ['web_search']],
  ['chat', 'web search by a plugin', { plugins: [{ id: 'web' }] }, ['web_search']],
  ['chat', 'another plugin', { plugins: [{ id: 'pdf' }] }, ['tool:pdf']],
  ['chat', 'web search by the name of the model', { model: 'some/model:online' }, ['web_search']],
  ['chat', 'storage', { store: true }, ['stored_conversation']],
  ['chat', 'other models', { models: ['a', 'b'] }, ['other_models']],
  ['chat', 'a tool of the server', { tools: [{ type: 'mcp', server_url: 'https://x.example' }] }, ['mcp_servers']],
  ['chat', 'an image', { messages: said([{ type: 'image_url', image_url: { url: 'https://x.example' } }]) }, ['url']],
  [
    'chat',
    'an image, said shortly',
    { messages: said([{ type: 'image_url', image_url: 'file:///etc/passwd' }]) },
    ['url'],
  ],
  ['chat', 'a stored file', { messages: said([{ type: 'file', file: { file_id: 'f' } }]) }, ['stored_file']],
  [
    'chat',
    'an earlier spoken answer',
    { messages: [{ role: 'assistant', audio: { id: 'a' } }] },
    ['stored_conversation'],
  ],
  ['responses', 'storage, which is the default', { store: undefined }, ['stored_conversation']],
  ['responses', 'storage', { store: true }, ['stored_conversation']],
  ['responses', 'an earlier response', { previous_response_id: 'resp_1' }, ['stored_conversation']],
  ['responses', 'a conversation', { conversation: { id: 'conv_1' } }, ['stored_conversation']],
  ['responses', 'a reference to an item', { input: [{ type: 'item_reference', id: 'i' }] }, ['stored_conversation']],
  ['responses', 'a stored prompt', { prompt: { id: 'pmpt_1' } }, ['stored_prompt']],
  ['responses', 'work in the background', { background: true }, ['background']],
  ['responses', 'web search', { tools: [{ type: 'web_search_preview_2025_03_11' }] }, ['web_search']],
  ['responses', 'a remote MCP server', { tools: [{ type: 'mcp', server_url: 'https://x.example' }] }, ['mcp_servers']],
  ['responses', 'code', { tools: [{ type: 'code_interpreter', container: { type: 'auto' } }] }, ['code_execution']],
  ['responses', 'a search in files', { tools: [{ type: 'file_search' }] }, ['file_search']],
  ['responses', 'images', { tools: [{ type: 'image_generation' }] }, ['image_generation']],
  ['responses', 'a shell that is not the caller’s', { tools: [{ type: 'shell' }] }, ['tool:shell']],
  [
    'responses',
    'a tool inside of a namespace',
    { tools: [{ type: 'namespace', tools: [{ type: 'mcp' }] }] },
    ['mcp_servers'],
  ],
  [
    'responses',
    'an image',
    { input: [{ role: 'user', content: [{ type: 'input_image', image_url: 'https://x.example' }] }] },
    ['url'],
  ],
  [
    'responses',
    'a file by its address and one by its id, in one message',
    {
      input: said([
        { type: 'input_file', file_url: 'https://x' },
        { type: 'input_file', file_id: 'f' },
      ]),
    },
    ['stored_file', 'url'],
  ],
  [
    'responses',
    'an image in the output of a function',
    { input: [{ type: 'function_call_output', output: [{ type: 'input_image', image_url: 'https://x' }] }] },
    ['url'],
  ],
];

const OWN: readonly (readonly [RawProtocol, string, object])[] = [
  [
    'messages',
    'a tool of the caller',
    {
      tools: [
        { name: 'a', input_schema: {} },
        { type: 'custom', name: 'b' },
      ],
    },
  ],
  ['messages', 'tools that the caller runs', { tools: [{ type: 'bash_20250124' }, { type: 'text_editor_20250728' }] }],
  ['messages', 'an image in the body', { messages: said([{ type: 'image', source: { type: 'base64', data: 'AA' } }]) }],
  ['messages', 'no MCP server', { mcp_servers: [] }],
  [
    'messages',
    'what a tool was called with',
    { messages: [{ role: 'assistant', content: [{ type: 'tool_use', input: { type: 'url', url: 'https://x' } }] }] },
  ],
  ['messages', 'an address in a text', { messages: said('see https://x.example') }],
  ['chat', 'a function', { tools: [{ type: 'function', function: { name: 'a' } }], store: false }],
  ['chat', 'an image in the body', { messages: said([{ type: 'image_url', image_url: { url: DATA } }]) }],
  ['responses', 'a function', { store: false, tools: [{ type: 'function', name: 'a' }, { type: 'local_shell' }] }],
  ['responses', 'the caller’s own shell', { store: false, tools: [{ type: 'shell', environment: { type: 'local' } }] }],
  [
    'responses',
    'functions inside of a namespace',
    { store: false, tools: [{ type: 'namespace', name: 'n', tools: [{ type: 'function', name: 'a' }] }] },
  ],
  ['responses', 'an image in the body', { store: false, input: said([{ type: 'input_image', image_url: DATA }]) }],
  ['embeddings', 'texts', { input: ['https://x.example'] }],
];

describe('reaches out', () => {
  test.each(REACHING)('%s: %s', (protocol, _name, body, expected) => {
    const whole = protocol === 'responses' ? { store: false, ...body } : body;
    expect(reachesOutside(protocol, whole)).toEqual(expected);
  });
});

describe('is the caller’s own', () => {
  test.each(OWN)('%s: %s', (protocol, _name, body) => {
    expect(reachesOutside(protocol, body)).toEqual([]);
  });
});

test('a body that is nested without end counts as reaching out', () => {
  let content: unknown = 'x';
  for (let depth = 0; depth < 100; depth += 1) content = [{ content }];
  expect(reachesOutside('messages', { messages: content })).toEqual(['url']);
});

test.each([
  ['{"a":1,"a":2}', true],
  ['{"a":{"b":1,"b":2}}', true],
  ['{"a":1,"\\u0061":2}', true],
  ['[{"a":1},{"a":2,"b":"a"}]', false],
  ['{"a":{"a":{"a":1}},"b":["a","a"]}', false],
  ['{"a":"{\\"b\\":1,\\"b\\":2}","c":"\\\\"}', false],
  ['{"a":"a","b":"a"}', false],
  ['"a"', false],
])('%s has a key twice: %s', (text, isRepeated) => {
  JSON.parse(text);
  expect(repeatedKeyIn(text)).toBe(isRepeated);
});
