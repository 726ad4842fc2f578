// A task's earlier checkpoints are rows without a hash of their own: the event that recorded one says what it was.
import { canonicalJson } from '../../base/canonical-json.ts';
import type { RecordedCheckpoint } from '../queries.ts';

export function isAsRecorded(checkpoint: RecordedCheckpoint): boolean {
  const { task_id, seq, body, event_type, payload, timestamp, actor } = checkpoint;
  if (event_type !== 'checkpoint.recorded' || payload === null) return false;
  const { task_id: about, was: _was, override: _override, ...fields } = JSON.parse(payload) as Record<string, never>;
  return about === task_id && body === canonicalJson({ ...fields, seq, actor, timestamp });
}
