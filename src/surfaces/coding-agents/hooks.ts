// The hook definition of each coding agent. Imports hook code only, because it is loaded at every event.
import type { CodingAgent } from '../../base/coding-agents.ts';
import { claudeHook } from './claude/hook.ts';
import { codexHook } from './codex/hook.ts';
import type { AgentHook } from './contract.ts';
import { cursorHook } from './cursor/hook.ts';
import { geminiHook } from './gemini/hook.ts';
import { opencodeHook } from './opencode/hook.ts';
import { piHook } from './pi/hook.ts';

export const agentHooks: Readonly<Record<CodingAgent, AgentHook>> = {
  claude: claudeHook,
  codex: codexHook,
  cursor: cursorHook,
  gemini: geminiHook,
  opencode: opencodeHook,
  pi: piHook,
};
