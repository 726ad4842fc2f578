// Pure: what each event does to the state of what a project's sessions were distilled into. One stream for each project.
import { uuidOf } from '../../base/named-id.ts';
import { defineStreamKind } from '../../ledger/contract.ts';
import { COUNTER, distilCollections, distilEvents, type DistilEntities } from './distil-events.ts';

export function distilIdOf(projectId: string): string {
  return uuidOf(`distil of ${projectId}`);
}

type Counter = DistilEntities['counter'];
const NONE: Counter = { runs: 0, observations: 0, reflections: 0, tags: 0, exports: 0 };

export const distilKind = defineStreamKind({
  kind: 'distil',
  events: distilEvents,
  state: {
    collections: distilCollections,
    touches: () => [{ collection: 'counter', id: COUNTER }],
    evolve(view, { type, payload }) {
      const before = view.get('counter', COUNTER) ?? NONE;
      const add = (field: keyof Counter, more: number) =>
        view.set('counter', COUNTER, { ...before, [field]: before[field] + more });
      switch (type) {
        case 'distil.observed':
          add('runs', 1);
          return;
        case 'distil.observations_made':
          add('observations', payload.observations.length);
          return;
        case 'distil.reflections_made':
          add('reflections', payload.reflections.length);
          return;
        case 'distil.reflected':
          return;
        case 'distil.tagged':
        case 'distil.tag_cleared':
          add('tags', 1);
          return;
        case 'distil.finalized':
          add('exports', 1);
          return;
        case 'distil.erased':
          view.set('counter', COUNTER, before);
          return;
      }
    },
  },
  payloadOf({ payload }) {
    if ('export_id' in payload) return { payload_type: 'session_export', payload_id: payload.export_id };
    if ('run_id' in payload) return { payload_type: 'observer_run', payload_id: payload.run_id };
    if ('session_ref' in payload) return { payload_type: 'session', payload_id: payload.session_ref };
    return { payload_type: 'project', payload_id: payload.project_id };
  },
});
