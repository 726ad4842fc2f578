// What a provider would reach for a caller, in each protocol, and what is only the caller's own.
import { describe, expect, test } from 'vitest';
import type { RawProtocol } from '../../src/gateway/providers/raw-fields.ts';
import { reachesOutside } from '../../src/gateway/providers/reaches-outside.ts';
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
  ['messages', 'a summary of its own', { compaction: { enabled: true } }, ['field:compaction']],
  [
    'messages',
    'a summary among the edits',
    { context_management: { edits: [{ type: 'clear_tool_uses_20250919' }, { type: 'compact_20260112' }] } },
    ['field:context_management'],
  ],
  [
    'responses',
    'a summary',
    { context_management: [{ type: 'compaction', compact_threshold: 1 }] },
    ['field:context_management'],
  ],
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
  ['embeddings', 'an image by its address', { input: [{ image: 'https://x.example' }] }, ['url']],
  ['embeddings', 'images by their addresses', { input: [{ image: ['https://x.example'] }] }, ['url']],
  ['embeddings', 'a text by its address', { input: { url: 's3://bucket/a' } }, ['url']],
  [
    'responses',
    'an image in the output of a function',
    { input: [{ type: 'function_call_output', output: [{ type: 'input_image', image_url: 'https://x' }] }] },
    ['url'],
  ],
];

/** Whichever protocol a server speaks, it may know the words of another one. */
const IN_EVERY_PROTOCOL: readonly (readonly [string, object, string])[] = [
  ['MCP servers', { mcp_servers: [{ url: 'https://x.example' }] }, 'mcp_servers'],
  ['web search by options', { web_search_options: {} }, 'web_search'],
  ['web search by its parameters', { search_parameters: { mode: 'auto' } }, 'web_search'],
  ['web search by a switch', { enable_search: true }, 'web_search'],
  ['web search by the name of the model', { model: 'some/model:online' }, 'web_search'],
  ['data that the provider searches', { data_sources: [{ type: 'azure_search' }] }, 'file_search'],
  ['an earlier response', { previous_response_id: 'resp_1' }, 'stored_conversation'],
  ['a conversation', { conversation: 'conv_1' }, 'stored_conversation'],
  ['a thread', { thread: 'thread_1' }, 'stored_conversation'],
  ['storage', { store: true }, 'stored_conversation'],
  ['other models', { models: ['a'] }, 'other_models'],
  ['another route', { route: 'fallback' }, 'other_models'],
  ['fallbacks', { fallbacks: [{ model: 'other' }] }, 'other_models'],
  ['work in the background', { background: true }, 'background'],
  ['a stored prompt', { prompt: { id: 'pmpt_1' } }, 'stored_prompt'],
  ['a plugin', { plugins: [{ id: 'web' }] }, 'web_search'],
  ['plugins that are no list', { plugins: 'web' }, 'field:plugins'],
  ['a field that nobody knows', { teleport: { to: 'https://x.example' } }, 'field:teleport'],
  ['a field that nobody knows, with a no', { teleport: false }, 'field:teleport'],
  ['a field with the name of what every object has', { constructor: 1 }, 'field:constructor'],
  ['a limit of output of another server', { n_predict: -1 }, 'field:n_predict'],
  [
    'another host for what was computed',
    { kv_transfer_params: { remote_host: '10.0.0.1' } },
    'field:kv_transfer_params',
  ],
  ['a document by its address', { documents: [{ title: 'a', url: 'https://x.example' }] }, 'url'],
  ['documents by their addresses', { documents: ['https://x.example'] }, 'url'],
  ['a file by its address', { messages: said([{ type: 'file', file: { file_data: 'https://x.example' } }]) }, 'url'],
  ['a sound by its address', { messages: said([{ input_audio: { data: 'http://10.0.0.1/a' } }]) }, 'url'],
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
  [
    'messages',
    'what is cleared from what was said',
    { context_management: { edits: [{ type: 'clear_tool_uses_20250919' }, { type: 'clear_thinking_20251015' }] } },
  ],
  [
    'messages',
    'a document of plain text that begins with an address',
    { messages: said([{ type: 'document', source: { type: 'text', data: 'https://x.example is down' } }]) },
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
  ['embeddings', 'a text', { input: 'https://x.example' }],
  ['embeddings', 'texts', { input: ['https://x.example'] }],
  ['embeddings', 'texts in lists', { input: [{ text: ['https://x.example'] }] }],
  ['embeddings', 'texts of objects', { input: [{ text: 'https://x.example' }, { image: DATA }], dimensions: 8 }],
  [
    'messages',
    'what a coding agent sends',
    {
      ...{ max_tokens: 1, system: 's', stream: true, metadata: { user_id: 'u' }, tool_choice: { type: 'auto' } },
      ...{ thinking: { type: 'enabled' }, context_management: { edits: [] }, output_config: { effort: 'high' } },
    },
  ],
  [
    'chat',
    'what servers on this machine are asked',
    {
      ...{
        max_tokens: 1,
        stream: true,
        stream_options: { include_usage: true },
        response_format: { type: 'json_object' },
      },
      ...{ top_k: 1, min_p: 0.1, repetition_penalty: 1.1, chat_template_kwargs: { enable_thinking: false } },
      ...{ usage: { include: true }, n_keep: 4, id_slot: 0, top_n_sigma: 1 },
      ...{ options: { num_ctx: 4_096 }, keep_alive: '5m', format: 'json', think: false, guided_json: {}, seed: 1 },
    },
  ],
  [
    'responses',
    'what a coding agent sends to OpenAI',
    {
      ...{ store: false, stream: true, instructions: 'i', input: said('x'), parallel_tool_calls: true, text: {} },
      ...{ reasoning: { effort: 'high' }, include: ['reasoning.encrypted_content'], prompt_cache_key: 'k' },
    },
  ],
];

describe('reaches out', () => {
  test.each(REACHING)('%s: %s', (protocol, _name, body, expected) => {
    const whole = protocol === 'responses' ? { store: false, ...body } : body;
    expect(reachesOutside(protocol, whole)).toEqual(expected);
  });
});

describe.each(['messages', 'chat', 'responses', 'embeddings'] as const)('reaches out, by %s', (protocol) => {
  test.each(IN_EVERY_PROTOCOL)('%s', (_name, body, reach) => {
    expect(reachesOutside(protocol, { model: 'm', ...body })).toContain(reach);
  });

  test('none of them is set, or is null', () => {
    const none = { store: false, mcp_servers: [], enable_search: false, models: [], prompt: '', teleport: null };
    expect(reachesOutside(protocol, { model: 'm', ...none })).toEqual([]);
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
