// Pure: what each event does to the state of a project's facts. One stream for each project.
import { uuidOf } from '../../base/named-id.ts';
import { defineStreamKind, type EntityRef } from '../../ledger/contract.ts';
import { COUNTER, factCollections, factEvents, type FactEntities } from './fact-events.ts';

type Ref = EntityRef<keyof FactEntities>;

const counter: Ref = { collection: 'counter', id: COUNTER };

/** The stream of a project's facts. */
export function factsIdOf(projectId: string): string {
  return uuidOf(`facts of ${projectId}`);
}

export const factsKind = defineStreamKind({
  kind: 'facts',
  events: factEvents,
  state: {
    collections: factCollections,
    touches({ type, payload }): readonly Ref[] {
      switch (type) {
        case 'fact.proposed':
          return [counter, { collection: 'facts', id: payload.fact_id }];
        case 'fact.ratified':
        case 'fact.rejected':
        case 'fact.superseded':
          return [{ collection: 'facts', id: payload.fact_id }];
        case 'fact.conflict_proposed':
        case 'fact.conflict_marked':
          return [counter, { collection: 'conflicts', id: payload.conflict_id }];
        default:
          return [{ collection: 'conflicts', id: payload.conflict_id }];
      }
    },
    evolve(view, { type, payload }) {
      const counted = view.get.bind(view, 'counter', COUNTER) as () => FactEntities['counter'] | undefined;
      switch (type) {
        case 'fact.proposed': {
          const { fact_id, number, confidence, claim_hash } = payload;
          view.set('facts', fact_id, { number, status: 'proposed', confidence, claim_hash });
          view.set('counter', COUNTER, { facts: number, conflicts: counted()?.conflicts ?? 0 });
          return;
        }
        case 'fact.ratified': {
          const fact = view.get('facts', payload.fact_id);
          if (fact) view.set('facts', payload.fact_id, { ...fact, status: 'ratified' });
          return;
        }
        case 'fact.rejected':
        case 'fact.superseded':
          view.remove('facts', payload.fact_id);
          return;
        case 'fact.conflict_proposed':
        case 'fact.conflict_marked': {
          const { conflict_id, number, fact_a, fact_b } = payload;
          const status = type === 'fact.conflict_marked' ? 'open' : 'proposed';
          view.set('conflicts', conflict_id, { number, fact_a, fact_b, status });
          const before = counted();
          view.set('counter', COUNTER, {
            facts: before?.facts ?? 0,
            conflicts: Math.max(before?.conflicts ?? 0, number),
          });
          return;
        }
        case 'fact.conflict_resolved':
          view.remove('conflicts', payload.conflict_id);
          return;
      }
    },
  },
  payloadOf({ payload }, workflowId) {
    if ('fact_id' in payload) return { payload_type: 'fact', payload_id: payload.fact_id };
    return {
      payload_type: 'fact_conflict',
      payload_id: 'conflict_id' in payload ? payload.conflict_id : workflowId,
    };
  },
});
