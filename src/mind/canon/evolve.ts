// Pure: what each event does to the state of a project's canon. One stream for each project.
import { uuidOf } from '../../base/named-id.ts';
import { defineStreamKind, type EntityRef, type EventOf } from '../../ledger/contract.ts';
import {
  COUNTER,
  canonCollections,
  canonEvents,
  type ActPayload,
  type CanonEntities,
  type CanonEvents,
  type EntryChange,
} from './canon-events.ts';

type Ref = EntityRef<keyof CanonEntities>;

const counter: Ref = { collection: 'counter', id: COUNTER };
const NOTHING: CanonEntities['counter'] = { entries: 0, revisions: 0, evidence: 0, acts: 0 };

/** The stream of a project's canon; also what the one consolidator holds its lease on. */
export function canonIdOf(projectId: string): string {
  return uuidOf(`canon of ${projectId}`);
}

/** The entries that an event leaves as it says; undefined for one that is about something else. */
export function entriesOf({ payload }: { readonly payload: object }): readonly EntryChange[] | undefined {
  return 'entries' in payload ? (payload.entries as readonly EntryChange[]) : undefined;
}

export function actOf({ payload }: { readonly payload: object }): ActPayload | undefined {
  return 'act_id' in payload ? (payload as ActPayload) : undefined;
}

/** Whether its entries get a new revision by it. */
export function isRevision(type: string): boolean {
  return type !== 'canon.entries_confirmed';
}

export const canonKind = defineStreamKind({
  kind: 'canon',
  events: canonEvents,
  state: {
    collections: canonCollections,
    touches(event: EventOf<CanonEvents>): readonly Ref[] {
      const entries = (entriesOf(event) ?? []).map(({ entry_id }): Ref => ({ collection: 'entries', id: entry_id }));
      return [counter, ...entries];
    },
    evolve(view, event) {
      const before = view.get('counter', COUNTER) ?? NOTHING;
      const entries = entriesOf(event);
      if (entries) {
        for (const { entry_id, number, revision, state } of entries)
          view.set('entries', entry_id, { number, revision, state });
        const added = event.type === 'canon.entries_added' ? entries.length : 0;
        const revisions = isRevision(event.type) ? entries.length : 0;
        view.set('counter', COUNTER, {
          ...before,
          entries: before.entries + added,
          revisions: before.revisions + revisions,
        });
        return;
      }
      if (event.type === 'canon.evidence_taken')
        view.set('counter', COUNTER, { ...before, evidence: before.evidence + event.payload.evidence.length });
      else if (actOf(event)) view.set('counter', COUNTER, { ...before, acts: before.acts + 1 });
      else view.set('counter', COUNTER, before);
    },
  },
  payloadOf({ type, payload }, workflowId) {
    const act = actOf({ payload });
    if (act) return { payload_type: 'canon_entry', payload_id: act.entry_id };
    return { payload_type: type, payload_id: workflowId };
  },
});
