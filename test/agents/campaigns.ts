// The agents that can be had by npm and run without their makers.
import type { Campaign } from './campaign.ts';
import { claude } from './claude.ts';

export const CAMPAIGNS: readonly Campaign[] = [claude];
