// Observational tools: they read, and change nothing. One that is available returns values, or says why it does not.
import type { SightEntry } from '../bundle/bundle.ts';

export const SIGHT_TOOLS = ['sys_health', 'disk_usage', 'service_status', 'index_status', 'index_changed'] as const;
export type SightTool = (typeof SIGHT_TOOLS)[number];

export interface SightReading {
  readonly tool: SightTool;
  /** Names this execution: what a ref of an exchange points at. */
  readonly execution_id: string;
  readonly observed_at: string;
  readonly entry: SightEntry;
}
