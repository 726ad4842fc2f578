// What a provider would reach or keep for a caller who speaks its protocol: searches, other servers, addresses in messages, stored
// conversations, other models. A pure look at the body; what is found is refused unless the policy names it.
//
// Tools and fields are known by name: a tool of a type that is not on the list of those that the caller runs itself counts as reaching
// out, and so does a field that is not on the list of its protocol.
import { reachOf, type RawProtocol, type Reach } from './raw-fields.ts';

type Fields = Readonly<Record<string, unknown>>;

export function reachesOutside(protocol: RawProtocol, body: unknown): Reach[] {
  if (!isFields(body)) return [];
  const found = new Set<Reach>();
  const add = (reach: Reach, isThere: boolean) => {
    if (isThere) found.add(reach);
  };
  for (const tool of listOf(body['tools'])) addTool(protocol, tool, found);
  for (const plugin of listOf(body['plugins'])) {
    const id = isFields(plugin) ? plugin['id'] : undefined;
    found.add(id === 'web' ? 'web_search' : `tool:${nameOf(id)}`);
  }
  for (const [name, value] of Object.entries(body)) {
    const isListed = name === 'plugins' && typeof value === 'object';
    const field = isListed ? undefined : reachOf(protocol, name);
    // Of a field that is not known nobody can say what its no would be.
    if (field) add(field.reach, field.isKnown ? isSet(value) : value !== null);
  }
  add('web_search', isOnline(body['model']));
  add('field:context_management', compacts(body['context_management']));
  // Stored unless the caller says otherwise.
  add('stored_conversation', protocol === 'responses' && body['store'] !== false);
  for (const name of READ_BY_THE_MODEL) walk(body[name], found);
  if (protocol === 'embeddings') walkAddresses(body['input'], 'text', found);
  walkAddresses(body['documents'], 'documents', found);
  return [...found].toSorted();
}

const READ_BY_THE_MODEL = ['messages', 'system', 'input', 'instructions', 'documents'] as const;

/** Tools that the caller runs itself: the provider only says how it is called. */
const OWN_TOOLS: Readonly<Record<RawProtocol, RegExp>> = {
  messages: /^(?:custom|(?:bash|text_editor|computer|memory)_\d{8})$/,
  chat: /^(?:function|custom)$/,
  responses: /^(?:function|custom|local_shell|apply_patch|computer|computer_use_preview)$/,
  embeddings: /^$/,
};

/** Families whose names end with a date or a version. */
const KNOWN_TOOLS: readonly (readonly [RegExp, Reach])[] = [
  [/^web_search/, 'web_search'],
  [/^web_fetch/, 'web_fetch'],
  [/^(?:mcp|mcp_toolset)$/, 'mcp_servers'],
  [/^(?:code_execution|code_interpreter|hosted_shell)/, 'code_execution'],
  [/^file_search/, 'file_search'],
  [/^image_generation/, 'image_generation'],
];

function addTool(protocol: RawProtocol, tool: unknown, found: Set<Reach>): void {
  if (!isFields(tool)) return;
  const type = tool['type'];
  // Anthropic's own form of a caller's tool has no type.
  if (type === undefined && protocol === 'messages') return;
  // Tools of one server together under its name.
  if (type === 'namespace') {
    for (const inner of listOf(tool['tools'])) addTool(protocol, inner, found);
    return;
  }
  const name = nameOf(type);
  if (OWN_TOOLS[protocol].test(name)) return;
  if (name === 'shell' && isFields(tool['environment']) && tool['environment']['type'] === 'local') return;
  found.add(KNOWN_TOOLS.find(([pattern]) => pattern.test(name))?.[1] ?? `tool:${name}`);
}

/** Deeper than any message; what is deeper is refused before it comes here. */
const DEEPEST = 64;

/** Addresses and stored things anywhere in what the model reads, however it is nested; but not in what a tool was called with. */
function walk(node: unknown, found: Set<Reach>, depth = 0): void {
  if (depth > DEEPEST) {
    found.add('url');
    return;
  }
  if (Array.isArray(node)) {
    for (const item of node) walk(item, found, depth + 1);
    return;
  }
  if (!isFields(node)) return;
  const { type } = node;
  if (type === 'container_upload') found.add('container');
  if (type === 'item_reference') found.add('stored_conversation');
  if (type === 'url' && isSet(node['url'])) found.add('url');
  if (isSet(node['file_id'])) found.add('stored_file');
  for (const key of ['image_url', 'file_url', 'video_url', 'audio_url']) {
    const value = node[key];
    const address = isFields(value) ? value['url'] : value;
    if (isSet(address) && !isInline(address)) found.add('url');
  }
  if (isAddress(node['file_data']) || (type !== 'text' && isAddress(node['data']))) found.add('url');
  // An earlier spoken answer, by its id.
  if (isFields(node['audio']) && isSet(node['audio']['id'])) found.add('stored_conversation');
  for (const [key, value] of Object.entries(node)) {
    const isCallersInput = key === 'input' && (type === 'tool_use' || type === 'custom_tool_call');
    if (!isCallersInput && typeof value === 'object') walk(value, found, depth + 1);
  }
}

/** Addresses under any name but that of a text, in what is no conversation; what stands in a list has the list's name. */
function walkAddresses(node: unknown, name: string, found: Set<Reach>, depth = 0): void {
  if (depth > DEEPEST || (isAddress(node) && !TEXTS.has(name))) found.add('url');
  else if (Array.isArray(node)) for (const item of node) walkAddresses(item, name, found, depth + 1);
  else if (isFields(node)) {
    for (const [key, value] of Object.entries(node)) walkAddresses(value, key, found, depth + 1);
  }
}

const TEXTS = new Set(['text', 'content', 'title', 'source']);

const isAddress = (value: unknown) => typeof value === 'string' && /^\s*[a-z][a-z0-9+.-]*:\/\//i.test(value);

const isInline = (address: unknown) => typeof address === 'string' && /^data:/i.test(address.trimStart());

/** A summary that the provider has written in between is work of which no limit of output says how much it is. */
function compacts(management: unknown): boolean {
  const edits = isFields(management) ? management['edits'] : management;
  return listOf(edits).some(
    (edit) => isFields(edit) && typeof edit['type'] === 'string' && edit['type'].startsWith('compact'),
  );
}

/** A suffix by which a router searches the web for any model. */
const isOnline = (model: unknown) => typeof model === 'string' && /:online$/i.test(model);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];

const nameOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 64) : 'unnamed');

/** Said at all, with something other than no. */
function isSet(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  return Array.isArray(value) ? value.length > 0 : true;
}
