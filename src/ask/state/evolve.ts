// Pure: what each event does to the state of a project's exchanges.
import { defineStreamKind, type EntityRef } from '../../ledger/contract.ts';
import { askCollections, type AskEntities } from './entities.ts';
import { askEvents } from './events.ts';

type Ref = EntityRef<keyof AskEntities>;

/** The one entity of its collection. */
export const PRUNED = 'texts';

export const askKind = defineStreamKind({
  kind: 'ask',
  events: askEvents,
  state: {
    collections: askCollections,
    touches({ type, payload }): readonly Ref[] {
      switch (type) {
        case 'chat.session_opened':
        case 'chat.session_closed':
        case 'chat.intent_declared':
          return [{ collection: 'sessions', id: payload.session_id }];
        case 'chat.summarised':
          return [];
        case 'exchange.begun':
          return [
            { collection: 'exchanges', id: payload.exchange_id },
            { collection: 'sessions', id: payload.session_id },
          ];
        case 'exchange.ended':
          return [{ collection: 'exchanges', id: payload.exchange_id }];
        case 'exchange.texts_pruned':
          return [{ collection: 'pruned', id: PRUNED }];
        case 'actuation.intended':
        case 'actuation.approved':
        case 'actuation.rejected':
        case 'actuation.begun':
        case 'actuation.ended':
        case 'actuation.texts_pruned':
          return [];
        default:
          return [{ collection: 'drift', id: payload.drift_id }];
      }
    },
    evolve(view, event) {
      const { type, payload } = event;
      switch (type) {
        case 'chat.session_opened': {
          const { session_id, project_id: _, ...binding } = payload;
          const at = event.timestamp;
          view.set('sessions', session_id, {
            ...binding,
            started_at: at,
            last_at: at,
            exchanges: 0,
            intent_hash: null,
          });
          return;
        }
        case 'chat.intent_declared': {
          const session = view.get('sessions', payload.session_id);
          if (session) view.set('sessions', payload.session_id, { ...session, intent_hash: payload.intent_hash });
          return;
        }
        case 'chat.session_closed':
          view.remove('sessions', payload.session_id);
          return;
        case 'chat.summarised':
          return;
        case 'exchange.begun': {
          const { exchange_id, project_id: _, ...begun } = payload;
          const { timestamp: begun_at, event_seq: begun_seq, actor } = event;
          view.set('exchanges', exchange_id, { ...begun, begun_at, begun_seq, actor });
          const session = view.get('sessions', payload.session_id);
          if (session) {
            const exchanges = session.exchanges + 1;
            view.set('sessions', payload.session_id, { ...session, last_at: event.timestamp, exchanges });
          }
          return;
        }
        case 'exchange.ended':
          view.remove('exchanges', payload.exchange_id);
          return;
        case 'actuation.intended':
        case 'actuation.approved':
        case 'actuation.rejected':
        case 'actuation.begun':
        case 'actuation.ended':
        case 'actuation.texts_pruned':
          // All of it is in their rows.
          return;
        case 'exchange.texts_pruned': {
          const { project_id: _, ...pruned } = payload;
          view.set('pruned', PRUNED, pruned);
          return;
        }
        case 'drift.raised': {
          const { drift_id, project_id: _, ...raised } = payload;
          view.set('drift', drift_id, { ...raised, created_at: event.timestamp, seq: event.event_seq });
          return;
        }
        case 'drift.resolved':
          view.remove('drift', payload.drift_id);
          return;
      }
    },
  },
  payloadOf({ payload }, workflowId) {
    if ('actuation_id' in payload) return { payload_type: 'actuation', payload_id: payload.actuation_id };
    if ('drift_id' in payload) return { payload_type: 'drift', payload_id: payload.drift_id };
    if ('exchange_id' in payload) return { payload_type: 'exchange', payload_id: payload.exchange_id };
    return { payload_type: 'chat', payload_id: 'session_id' in payload ? payload.session_id : workflowId };
  },
});
