// Rows of actuation as pure functions of its events, but for arguments and output, which stand beside them.
import type { EventOf } from '../../ledger/contract.ts';
import type { ActuationRow } from '../queries.ts';
import type { actuationEvents } from './actuation-events.ts';

type AnyEvent = EventOf<typeof actuationEvents> & { readonly workflow_id: string };
/** Of one actuation. */
export type ActuationEvent = Extract<AnyEvent, { readonly payload: { readonly actuation_id: string } }>;

export function isActuation(event: { readonly type: string; readonly payload: object }): event is ActuationEvent {
  return event.type.startsWith('actuation.') && 'actuation_id' in event.payload;
}

export function actuationRow(before: ActuationRow | undefined, event: ActuationEvent): ActuationRow | undefined {
  const { timestamp: at, actor } = event;
  if (event.type === 'actuation.intended') {
    const { actuation_id, project_id, ...intended } = event.payload;
    return {
      actuation_id,
      ask_id: event.workflow_id,
      project_id,
      ...intended,
      arguments: '',
      scope: '',
      status: 'proposed',
      proposed_at: at,
      proposed_by: actor,
      approval_id: null,
      decided_at: null,
      decided_by: null,
      expires_at: null,
      reason: null,
      run_id: null,
      begun_at: null,
      ended_at: null,
      outcome: null,
      exit_code: null,
      output_hash: null,
      output_bytes: null,
      tail_hash: null,
      tail: null,
      seq: event.event_seq,
    };
  }
  if (!before) return undefined;
  switch (event.type) {
    case 'actuation.approved': {
      const { approval_id, expires_at } = event.payload;
      return { ...before, status: 'approved', approval_id, expires_at, decided_at: at, decided_by: actor };
    }
    case 'actuation.rejected':
      return { ...before, status: 'rejected', reason: event.payload.reason, decided_at: at, decided_by: actor };
    case 'actuation.begun':
      return { ...before, status: 'running', run_id: event.payload.run_id, begun_at: at };
    default: {
      const { actuation_id: _, project_id: _project, ...ended } = event.payload;
      return { ...before, ...ended, status: 'ended', ended_at: at };
    }
  }
}
