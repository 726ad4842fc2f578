// The agents that can be had by npm and run without their makers.
import type { Campaign } from './campaign.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { gemini } from './gemini.ts';
import { opencode } from './opencode.ts';
import { pi } from './pi.ts';

export const CAMPAIGNS: readonly Campaign[] = [claude, gemini, codex, opencode, pi];
