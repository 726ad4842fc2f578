// The agents that can be had by npm and run without their makers.
import type { Campaign } from './campaign.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';

export const CAMPAIGNS: readonly Campaign[] = [claude, codex];
