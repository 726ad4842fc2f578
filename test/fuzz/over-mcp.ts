// The fuzz over MCP: tool calls, resources, prompts and messages that are none, to a process on stdio and over HTTP.
import type { Dice } from '../simulation/dice.ts';
import { toolName } from '../../src/surfaces/mcp/tools.ts';
import { ask } from '../support/http-request.ts';
import { askOrCut } from './ask-or-cut.ts';
import { faultsOfError, faultsOfProblem, faultsOfText } from './error-rows.ts';
import { hostileText, hostileValue, shown, spoiled, spoiledText } from './hostile-values.ts';
import { inputFor } from './over-http.ts';
import { bounded, gotThrough, isWrite, type Definition, type Shot, type Surface } from './shot.ts';
import type { Message } from './stdio-peer.ts';
import type { Target } from './target.ts';

const VERSION_2026 = '2026-07-28';
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': VERSION_2026,
  'io.modelcontextprotocol/clientInfo': { name: 'fuzz', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

interface Sent {
  readonly bytes: string | Uint8Array;
  /** Undefined where the message was spoiled: then there may be no answer to it. */
  readonly id: string | undefined;
  readonly method: string;
  readonly name: string;
  readonly input: unknown;
}

/** A call of the definition's tool at most times. */
function message(definition: Definition, target: Target, dice: Dice, id: string, isModern: boolean): Sent {
  const input = inputFor(definition, target, dice);
  const name = toolName(definition);
  const uri = dice.pick([
    'throughline://next',
    'throughline://handshake',
    'throughline://tasks',
    `throughline://task/${hostileText(dice)}`,
    hostileText(dice),
  ]);
  const others: readonly (readonly [string, unknown])[] = [
    ['resources/read', { uri }],
    ['resources/read', { uri: hostileValue(dice) }],
    ['resources/list', { cursor: hostileText(dice) }],
    ['resources/templates/list', {}],
    ['resources/subscribe', { uri }],
    ['resources/unsubscribe', { uri }],
    ['prompts/list', {}],
    ['prompts/get', { name: 'resume', arguments: spoiled({ project_id: 'project' }, dice) }],
    ['prompts/get', { name: hostileText(dice) }],
    ['tools/list', { cursor: hostileText(dice) }],
    ['tools/call', { name: hostileText(dice), arguments: input }],
    ['tools/call', { name, arguments: hostileValue(dice) }],
    ['logging/setLevel', { level: hostileText(dice) }],
    ['completion/complete', { ref: hostileValue(dice) }],
    [hostileText(dice), input],
  ];
  const [method, given] = dice.hit(0.75) ? (['tools/call', { name, arguments: input }] as const) : dice.pick(others);
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const params = isModern && isObject ? { ...given, _meta: ENVELOPE } : given;
  const whole = { jsonrpc: '2.0', id, method, params };
  const roll = dice.int(20);
  if (roll === 0) return { bytes: JSON.stringify(spoiled(whole, dice)) ?? '', id: undefined, method, name, input };
  if (roll === 1) return { bytes: spoiledText(JSON.stringify(whole), dice), id: undefined, method, name, input };
  if (roll === 2) {
    const batch = [whole, { ...whole, id: dice.hit(0.5) ? id : `${id}-again` }];
    return { bytes: JSON.stringify(batch), id: undefined, method, name, input };
  }
  // With other parameters it is no request, and the HTTP transport answers it without its id.
  return { bytes: JSON.stringify(whole), id: isObject ? id : undefined, method, name, input };
}

/** What is wrong with an answer, and what it came to. */
function judged(
  definition: Definition,
  { id, method, input, name }: Sent,
  answers: readonly Message[],
): Omit<Shot, 'name' | 'sent'> {
  const faults: string[] = [];
  let outcome = 'silence';
  let mayWrite = false;
  for (const answer of answers) {
    const { jsonrpc, error, result, method: notice } = answer as Message & { error?: Message; result?: Message };
    if (jsonrpc !== '2.0') faults.push('an answer is no JSON-RPC');
    if (notice !== undefined) continue;
    if ((error === undefined) === (result === undefined)) faults.push('an answer is neither a result nor an error');
    if (error !== undefined) {
      outcome = String(error['code']);
      if (!Number.isInteger(error['code']) || typeof error['message'] !== 'string')
        faults.push('an error is not as it should be');
      // For parameters that do not fit, the SDK has no other code but in tools/call; it then lists what does not fit.
      const isSdk = /^\[\s*\{[\s\S]*"message": "Invalid/.test(String(error['message']));
      if (error['code'] === -32_603 && !isSdk) faults.push(`an internal error: ${String(error['message'])}`);
      continue;
    }
    if (!Array.isArray(result?.['content'])) {
      outcome = 'done';
      continue;
    }
    const isError = result['isError'] === true;
    const [content] = result['content'] as { readonly type?: unknown; readonly text?: unknown }[];
    faults.push(...faultsOfText(String(content?.text)));
    if (content?.type !== 'text' || typeof content.text !== 'string') faults.push('a result has no text');
    else if (isError) {
      const told = parsed(content.text) as Message | undefined;
      outcome = String(told?.['code']);
      faults.push(...(told ? faultsOfError(told) : [`an error is no JSON: ${content.text.slice(0, 200)}`]));
    } else {
      outcome = 'done';
      mayWrite = id === undefined || isWrite(definition, input);
      if (id !== undefined && method === 'tools/call') faults.push(...gotThrough(definition, false));
      const fit = definition.output.safeParse(result['structuredContent']);
      if (
        !fit.success &&
        id !== undefined &&
        answer['id'] === id &&
        method === 'tools/call' &&
        name === toolName(definition)
      ) {
        faults.push(`the result does not fit its schema: ${fit.error.message.slice(0, 300)}`);
      }
    }
  }
  if (id !== undefined && !answers.some((answer) => answer['id'] === id)) faults.push('there was no answer to it');
  return { outcome, mayWrite, faults };
}

export function overStdio(target: Target): Surface {
  const { stdio } = target;
  let calls = 0;
  return {
    name: 'stdio',
    weight: 20,
    async shoot(definition, dice) {
      calls += 1;
      const sent = message(definition, target, dice, `call-${calls}`, false);
      const lines = await bounded(stdio.send(sent.bytes, sent.id === undefined ? [] : [sent.id]));
      const answers = lines.map((line) => parsed(line) as Message | undefined);
      const shot = judged(
        definition,
        sent,
        answers.filter((answer) => answer !== undefined),
      );
      const faults = answers.includes(undefined) ? ['a line on stdout is no JSON'] : [];
      if (!stdio.isAlive()) faults.push(`the server has ended: ${stdio.stderr().slice(-1_000)}`);
      return {
        ...shot,
        name: `stdio ${definition.name}`,
        sent: shown(sent.bytes),
        faults: [...shot.faults, ...faults],
      };
    },
  };
}

export function overMcpHttp(target: Target): Surface {
  const { daemon, tokens } = target;
  const url = `${daemon.url}/mcp`;
  let session: string | undefined;
  let calls = 0;
  const right = () => ({
    authorization: `Bearer ${tokens.admin}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  });
  const greet = async (): Promise<string> => {
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'initialize', params });
    const { headers } = await ask(url, { method: 'POST', headers: right(), body });
    return String(headers['mcp-session-id']);
  };
  return {
    name: 'mcp',
    weight: 20,
    async shoot(definition, dice) {
      calls += 1;
      const isModern = dice.hit(0.5);
      session ??= await greet();
      const sent = message(definition, target, dice, `call-${calls}`, isModern);
      const named = sent.method === 'tools/call' ? { 'mcp-name': sent.name } : {};
      const isPlain = /^[\x20-\x7e]+$/.test(sent.method);
      const era: Record<string, string> = isModern
        ? { 'mcp-protocol-version': VERSION_2026, 'mcp-method': isPlain ? sent.method : 'x', ...named }
        : { 'mcp-session-id': session, 'mcp-protocol-version': '2025-11-25' };
      const odd: Record<string, string> = dice.hit(0.1)
        ? dice.pick<Record<string, string>>([
            { 'mcp-protocol-version': dice.pick(['1999-01-01', '', 'x']) },
            { 'mcp-session-id': dice.pick(['x', '', '__proto__', '01990000-0000-7000-8000-00000000dead']) },
            { accept: dice.pick(['application/json', 'text/html', '*/*']) },
            { authorization: `Bearer ${tokens.admin}x` },
            { authorization: `Bearer ${tokens.read}` },
            { 'mcp-method': 'tools/list' },
            { 'mcp-name': '../x' },
            { 'content-type': 'text/plain' },
          ])
        : {};
      const isOdd = Object.keys(odd).length > 0;
      const answer = await bounded(
        askOrCut(url, { method: 'POST', headers: { ...right(), ...era, ...odd }, body: sent.bytes }),
      );
      const { status, text } = answer;
      const type = answer.headers['content-type'] ?? '';
      const faults = status >= 500 ? [`HTTP ${status}: ${text.slice(0, 500)}`] : [];
      const isProblem = type === 'application/problem+json';
      if (isProblem) faults.push(...faultsOfProblem(answer.json, status));
      const messages = isProblem ? [] : messagesIn(text, type);
      if (messages.includes(undefined)) faults.push(`HTTP ${status} with no JSON-RPC: ${text.slice(0, 300)}`);
      // A refusal of the transport has no id of the call.
      const isRefused = status >= 400;
      const judging = isOdd || isRefused ? { ...sent, id: undefined } : sent;
      const shot = judged(
        definition,
        judging,
        messages.filter((each) => each !== undefined),
      );
      const outcome = isProblem ? String(answer.json['code']) : shot.outcome;
      return {
        outcome,
        name: `mcp ${definition.name}`,
        sent: `${JSON.stringify({ ...era, ...odd, authorization: undefined })} ${shown(sent.bytes)}`,
        mayWrite: shot.mayWrite,
        faults: [...faults, ...shot.faults],
      };
    },
  };
}

function messagesIn(text: string, type: string): (Message | undefined)[] {
  if (text === '') return [];
  if (!type.startsWith('text/event-stream')) {
    const whole = parsed(text);
    return Array.isArray(whole) ? (whole as Message[]) : [whole as Message | undefined];
  }
  // Not by `.` and `$`: U+2028 ends a line of an expression, and none of an event stream.
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .flatMap((data) => (data === '' ? [] : [parsed(data) as Message | undefined]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
