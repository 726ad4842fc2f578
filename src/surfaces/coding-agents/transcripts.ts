// How each coding agent's own record of a session is read. Never by a hook: only where a draft is made.
import { isCodingAgent, type CodingAgent } from '../../base/coding-agents.ts';
import type { ReadTranscript, Said } from '../../mind/mind.ts';
import { readClaude } from './claude/transcript.ts';
import { readCodex } from './codex/transcript.ts';
import { readCursor } from './cursor/transcript.ts';
import { isFields, itemsIn, readTranscriptFile, type ReadRecords } from './formats/transcript.ts';
import { readGemini } from './gemini/transcript.ts';
import { readPi } from './pi/transcript.ts';

/** OpenCode has none: it keeps its sessions in a database of its own. */
export const TRANSCRIPTS: Readonly<Record<CodingAgent, ReadRecords | undefined>> = {
  claude: readClaude,
  codex: readCodex,
  cursor: readCursor,
  gemini: readGemini,
  opencode: undefined,
  pi: readPi,
};

export const readTranscript: ReadTranscript = (agent, path) => {
  const read = isCodingAgent(agent) ? TRANSCRIPTS[agent] : undefined;
  return read && readTranscriptFile(path, read);
};

/** As an agent without a transcript says it at the end of a session; what is not as expected is passed over. */
export function saidOf(told: unknown): Said | undefined {
  if (!isFields(told)) return undefined;
  const { last_message: last, failed_commands: failed } = told;
  return {
    ...(typeof last === 'string' ? { last_message: last } : {}),
    failed_commands: itemsIn(failed).flatMap(({ command, exit_code: code }) =>
      typeof command === 'string' ? [{ command, exit_code: Number.isSafeInteger(code) ? (code as number) : null }] : [],
    ),
  };
}
