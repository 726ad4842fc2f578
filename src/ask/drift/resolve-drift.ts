// Drift is resolved with a reason, once, and never by the one who caused it.
import type { Call } from '../../base/operation.ts';
import { callerOf } from '../../gateway/gateway.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Store } from '../../store/store.ts';
import { askIdOf, tokens } from '../pipeline/record.ts';
import { askKind } from '../state/evolve.ts';
import { refuseDrift } from './contract.ts';
import * as q from './queries.ts';

export interface DriftDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly sanitise: (text: string) => string;
}

export interface Resolution {
  readonly projectId: string;
  readonly driftId: string;
  readonly reason: string;
  readonly operationId?: string | undefined;
}

export interface DriftBoard {
  find(projectId: string, driftId: string): Promise<q.BoardRow>;
  resolve(resolution: Resolution, call: Call): Promise<q.BoardRow>;
}

export function createDriftBoard({ store, ledger, sanitise }: DriftDeps): DriftBoard {
  const find = async (projectId: string, driftId: string) => {
    const row = await store.read((tx) => tx.get(q.readBoardRow, driftId, projectId));
    if (row) return row;
    throw refuseDrift('unknown_drift', `There is no drift ${driftId} in this project`, { drift_id: driftId });
  };

  return {
    find,
    async resolve({ projectId, driftId, reason, operationId }, call) {
      const row = await find(projectId, driftId);
      refuseOwn(row, call);
      const resolution = sanitise(reason);
      await ledger.append(
        { kind: askKind, id: askIdOf(projectId) },
        async (view) => {
          if (!(await view.get('drift', driftId))) {
            throw refuseDrift('drift_resolved', `The drift ${driftId} is resolved already`, { drift_id: driftId });
          }
          const payload = { drift_id: driftId, resolution };
          return [{ type: 'drift.resolved' as const, payload, tokens: tokens('DRIFTWATCH', driftId) }];
        },
        {
          actor: call.actor,
          ...(operationId === undefined
            ? {}
            : { operationId, command: { name: 'resolve drift', drift_id: driftId, resolution } }),
        },
      );
      return find(projectId, driftId);
    },
  };
}

/** A person may resolve any: what a person asked, a model answered. */
function refuseOwn({ drift_id, agent_id }: q.BoardRow, call: Call): void {
  const caller = callerOf(call);
  if (caller.agent_kind === 'person' || caller.agent_id !== agent_id) return;
  throw refuseDrift('own_drift', `The drift ${drift_id} came up in an exchange of ${agent_id} itself`, {
    drift_id,
    agent_id,
  });
}
