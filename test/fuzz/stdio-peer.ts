// An MCP server over stdio as a client sees it: lines in, lines out. It is asked for a sign of life after whatever it
// was sent, because much of that has no answer.
import { spawn } from 'node:child_process';
import { BUILT_PROGRAM } from '../support/running-daemon.ts';
import { pause } from '../torture/pause.ts';
import { bounded } from './shot.ts';

const SPOILED_MS = 1_000;

export type Message = Readonly<Record<string, unknown>>;

export interface StdioPeer {
  /** Sends the bytes as they are, waits for the answers to these ids, and gives all lines that came meanwhile. */
  send(bytes: string | Uint8Array, ids: readonly unknown[]): Promise<readonly string[]>;
  isAlive(): boolean;
  stderr(): string;
  close(): Promise<void>;
}

export function startStdioPeer({ cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }): StdioPeer {
  const child = spawn(process.execPath, [BUILT_PROGRAM, 'mcp', '--tier', 'admin'], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lastResort = () => child.kill('SIGKILL');
  let isAlive = true;
  let [rest, errors] = ['', ''];
  let lines: string[] = [];
  const waiting = new Map<unknown, () => void>();
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      isAlive = false;
      process.off('exit', lastResort);
      for (const heard of waiting.values()) heard();
      resolve();
    });
  });
  process.once('exit', lastResort);
  child.stdin.on('error', () => {});
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const line of parts) waiting.get(idIn(line))?.();
  });
  const arrived = async (id: unknown): Promise<void> => {
    if (!isAlive || lines.some((line) => idIn(line) === id)) return;
    await new Promise<void>((resolve) => waiting.set(id, resolve));
    waiting.delete(id);
  };
  const heard = (id: unknown) => bounded(arrived(id));
  const sendLine = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);
  let pings = 0;
  const greeting = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } };
  sendLine({ jsonrpc: '2.0', id: 'greeting', method: 'initialize', params: greeting });
  sendLine({ jsonrpc: '2.0', method: 'notifications/initialized' });
  return {
    async send(bytes, ids) {
      await heard('greeting');
      lines = [`{"jsonrpc":"2.0","id":"greeting","result":{}}`];
      pings += 1;
      const ping = `ping-${pings}`;
      child.stdin.write(bytes);
      child.stdin.write('\n');
      sendLine({ jsonrpc: '2.0', id: ping, method: 'ping' });
      for (const id of [...ids, ping]) await heard(id);
      // A message that was spoiled may be a call all the same, which is still under way when the ping is answered.
      const other = ids.length === 0 ? idIn(Buffer.from(bytes).toString()) : undefined;
      if (other !== undefined && other !== null) await Promise.race([arrived(other), pause(SPOILED_MS)]);
      return lines.slice(1).filter((line) => idIn(line) !== ping);
    },
    isAlive: () => isAlive,
    stderr: () => errors,
    async close() {
      child.stdin.end();
      const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
      await ended;
      clearTimeout(patience);
    },
  };
}

function idIn(line: string): unknown {
  try {
    return (JSON.parse(line) as { readonly id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}
