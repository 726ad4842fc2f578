// The setup definition of each coding agent: the files that connect it.
import type { CodingAgent } from '../../base/coding-agents.ts';
import { claudeSetup } from './claude/setup.ts';
import { codexSetup } from './codex/setup.ts';
import type { AgentSetup } from './contract.ts';
import { cursorSetup } from './cursor/setup.ts';
import { geminiSetup } from './gemini/setup.ts';
import { opencodeSetup } from './opencode/setup.ts';
import { piSetup } from './pi/setup.ts';

export const agentSetups: Readonly<Record<CodingAgent, AgentSetup>> = {
  claude: claudeSetup,
  codex: codexSetup,
  cursor: cursorSetup,
  gemini: geminiSetup,
  opencode: opencodeSetup,
  pi: piSetup,
};
