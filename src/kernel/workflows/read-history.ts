// Brings a workflow's history up to the newest event of its stream: first from its newest snapshot, then event by event.
import { workflowKind } from './contract.ts';
import type { WorkflowDeps } from './deps.ts';
import type { History, WorkflowEvent } from './history.ts';

const PAGE = 500;

export async function readHistory(
  { read, restore }: WorkflowDeps,
  history: History,
  workflowId: string,
): Promise<History> {
  const stream = { kind: workflowKind, id: workflowId };
  if (history.headSeq === 0) {
    const { state, seq } = await restore(stream);
    history.begin(state, seq);
    return history;
  }
  for (;;) {
    const events = await read(stream, { after: history.headSeq, limit: PAGE });
    // The ledger adds no events of its own to streams without state.
    for (const event of events) history.add(event as WorkflowEvent, event.row_hash);
    if (events.length < PAGE) return history;
  }
}
