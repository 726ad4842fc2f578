// Pure: what each event does to the state of the gateway.
import { defineStreamKind, type EntityRef } from '../../ledger/contract.ts';
import { CURRENT_RULES, gatewayCollections, newWindow, reserveIn, settleIn, type GatewayEntities } from './entities.ts';
import { gatewayEvents } from './events.ts';

type Ref = EntityRef<keyof GatewayEntities>;

export const gatewayKind = defineStreamKind({
  kind: 'gateway',
  events: gatewayEvents,
  state: {
    collections: gatewayCollections,
    touches({ type, payload }): readonly Ref[] {
      switch (type) {
        case 'gateway.rules_met':
          return [{ collection: 'rules', id: CURRENT_RULES }];
        case 'gateway.call_begun':
        case 'gateway.call_ended':
          return [
            { collection: 'calls', id: payload.call_id },
            ...payload.windows.map((id) => ({ collection: 'windows', id }) as const),
          ];
        case 'gateway.killed':
        case 'gateway.kill_ended':
          return [{ collection: 'switches', id: payload.scope }];
        default:
          return [];
      }
    },
    evolve(view, event) {
      const { type, payload } = event;
      switch (type) {
        case 'gateway.rules_met':
          view.set('rules', CURRENT_RULES, { hash: payload.hash });
          return;
        case 'gateway.call_begun': {
          const { call_id, windows, new_windows, reserved, expires_at } = payload;
          view.set('calls', call_id, { windows, reserved, begun_at: event.timestamp, expires_at });
          for (const id of windows) {
            const begun = new_windows.find(({ window_id }) => window_id === id);
            const before = view.get('windows', id) ?? (begun && newWindow(begun));
            if (before) view.set('windows', id, reserveIn(before, reserved));
          }
          return;
        }
        case 'gateway.call_ended': {
          const { call_id, windows, charged } = payload;
          const call = view.get('calls', call_id);
          view.remove('calls', call_id);
          for (const id of windows) {
            const before = view.get('windows', id);
            if (before && call) view.set('windows', id, settleIn(before, call.reserved, charged));
          }
          return;
        }
        case 'gateway.killed':
          view.set('switches', payload.scope, {
            since: payload.since ?? event.timestamp,
            by: event.actor,
            reason: payload.reason,
          });
          return;
        case 'gateway.kill_ended':
          view.remove('switches', payload.scope);
          return;
        case 'gateway.call_denied':
        case 'gateway.limit_neared':
          return;
      }
    },
  },
  payloadOf: ({ type, payload }, workflowId) =>
    'call_id' in payload
      ? { payload_type: 'call', payload_id: payload.call_id }
      : { payload_type: type === 'gateway.rules_met' ? 'rules' : 'kill', payload_id: workflowId },
});
