// Everybody who takes part. A domain that comes to the ledger adds its actors here.
import type { CreateActor } from '../actor.ts';
import { createAskers } from './ask.ts';
import { createBoards } from './boards.ts';
import { createConsumers } from './consumers.ts';
import { createGatewayCallers } from './gateway.ts';
import { createInjected } from './injection.ts';
import { createJobs } from './jobs.ts';
import { createLeaseHolders } from './lease-holders.ts';
import { createMindOfAgents } from './mind.ts';
import { createOperations } from './operations.ts';
import { createRebuilds } from './rebuilds.ts';
import { createUpgrades } from './upgrades.ts';
import { createWorkers } from './work.ts';
import { createWorkflows } from './workflows.ts';

/** The boards take part in every seed: they are what there is to wait for. */
const LEDGER: readonly CreateActor[] = [
  createBoards,
  createOperations,
  createLeaseHolders,
  createConsumers,
  createJobs,
  createWorkflows,
  createWorkers,
  createUpgrades,
  createRebuilds,
  createGatewayCallers,
  createAskers,
];

/** Apart from the others: what they do takes long, and would leave them few turns. */
const MIND: readonly CreateActor[] = [createBoards, createRebuilds, createMindOfAgents, createInjected];

export const CASTS = { ledger: LEDGER, mind: MIND } as const;
export type Cast = keyof typeof CASTS;
