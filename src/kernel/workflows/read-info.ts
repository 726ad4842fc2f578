// The row of a workflow, or a refusal.
import { checkId } from '../../ledger/contract.ts';
import { refuse } from '../contract.ts';
import type { WorkflowDeps } from './deps.ts';
import * as q from './queries.ts';
import type { WorkflowInfo } from './queries.ts';

export async function readInfo({ store }: WorkflowDeps, id: string): Promise<WorkflowInfo> {
  checkId(id);
  const info = await store.read((tx) => tx.get(q.readWorkflow, id));
  if (!info) throw refuse('unknown_workflow', `There is no workflow ${id}`, { workflow_id: id });
  return info;
}
