// Brings a workflow's history up to the newest event of its stream.
import { workflowKind } from './contract.ts';
import type { WorkflowDeps } from './deps.ts';
import type { History, WorkflowEvent } from './history.ts';

const PAGE = 500;

export async function readHistory({ read }: WorkflowDeps, history: History, workflowId: string): Promise<History> {
  for (;;) {
    const events = await read({ kind: workflowKind, id: workflowId }, { after: history.headSeq, limit: PAGE });
    // The ledger adds no events of its own to streams without state.
    for (const event of events) history.add(event as WorkflowEvent);
    if (events.length < PAGE) return history;
  }
}
