// Consolidation as operations use it: runs by hand, and what stands in the backlog.
import type { Call } from '../../base/operation.ts';
import { canonIdOf } from '../canon/evolve.ts';
import * as canon from '../canon/queries.ts';
import { createCanonReads } from '../canon/read-canon.ts';
import { createConsolidator, type Consolidator, type ConsolidatorDeps } from './consolidator.ts';
import type { T3State } from './contract.ts';
import * as q from './queries.ts';

export interface ConsolidationDeps extends ConsolidatorDeps {
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
}

export type Consolidation = ReturnType<typeof createConsolidation>;

export function createConsolidation(deps: ConsolidationDeps) {
  const { store, ledger, projectOf } = deps;
  const consolidator: Consolidator = createConsolidator(deps);
  const reads = createCanonReads(store);
  return {
    consolidator,
    projectOf,
    async status(projectId: string, status: T3State | undefined, limit: number) {
      await consolidator.repair();
      const canon_hash = await reads.hash(projectId);
      const holder = await ledger.leases.holder(canonIdOf(projectId));
      return store.read(async (tx) => {
        const counted = await tx.all(q.countBacklog, projectId);
        const backlog = { pending: 0, running: 0, completed: 0, failed: 0, dead: 0 };
        for (const { status: state, jobs } of counted) backlog[state] = jobs;
        const states = await tx.all(canon.countStates, projectId);
        const rows = await tx.all(q.listBacklog, projectId, status ?? '', status ?? '', limit);
        const watermarks = await tx.all(canon.watermarksOf, projectId);
        return {
          project_id: projectId,
          canon_hash,
          backlog,
          entries: Object.fromEntries(states.map(({ state, entries }) => [state, entries])),
          consolidator: holder ? { owner: holder.owner_id, lease_expires_at: holder.lease_expires_at } : null,
          watermarks: watermarks.map(({ canon_id: _canon, project_id: _project, seq: _seq, ...row }) => row),
          jobs: rows.map(shownJob),
        };
      });
    },
    async run(projectId: string, isRebuild: boolean, call: Pick<Call, 'onProgress' | 'signal'>) {
      const { slices, failed, evidence, refused, entries } = await consolidator.drain(call);
      const again = isRebuild ? await consolidator.rebuild(projectId, call) : await consolidator.sweep(projectId);
      return {
        project_id: projectId,
        slices,
        failed,
        evidence,
        refused,
        entries: entries + again.changed,
        rebuilt: isRebuild ? again.subjects : null,
        canon_hash: await reads.hash(projectId),
      };
    },
  };
}

function shownJob({ project_id: _project, artifact_refs_json, withdrawn_refs_json: _withdrawn, ...row }: q.BacklogRow) {
  return { ...row, artifact_refs: JSON.parse(artifact_refs_json) as string[] };
}
