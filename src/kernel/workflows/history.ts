// What a workflow's stream says so far: which steps ended and how, what it waits for, which signals arrived.
import type { Json } from '../../base/canonical-json.ts';
import type { EventOf, StateDocument } from '../../ledger/contract.ts';
import { seqOf, workflowKind, type StoredError, type WorkflowEvents } from './contract.ts';

/** The end of one step. */
export interface Completion {
  readonly stepId: string;
  readonly seq: number;
  /** The function had received everything up to here when the step began. */
  readonly afterSeq: number;
  /** Of the event that records it. */
  readonly rowHash: string;
  readonly outcome: { readonly result: Json | undefined } | { readonly error: StoredError };
}

export interface Signal {
  readonly seq: number;
  readonly event: string;
  readonly payload: Json | undefined;
}

export type Ending =
  | { readonly status: 'completed'; readonly result: Json | undefined }
  | { readonly status: 'failed'; readonly error: StoredError }
  | { readonly status: 'cancelled'; readonly reason: string };

export type WorkflowEvent = EventOf<WorkflowEvents>;

/** The entities of the summary, as `workflowKind` makes them. */
interface StepEntity {
  readonly step_id: string;
  readonly after_seq: number;
  readonly row_hash: string;
  readonly result?: Json;
  readonly error?: StoredError;
}
interface StartedEntity {
  readonly kind: string;
  readonly input?: Json;
}
interface SignalEntity {
  readonly event: string;
  readonly payload?: Json;
}

export class History {
  kind: string | undefined;
  input: Json | undefined;
  headSeq = 0;
  ending: Ending | undefined;
  /** In the order of their events. */
  readonly completions: Completion[] = [];
  /** By step: when a wait that began ends by itself; undefined when it has no time limit. */
  readonly deadlines = new Map<string, number | undefined>();
  /** In the order of their events, those that no recorded wait has taken. */
  readonly signals: Signal[] = [];
  /** The completions up to here were found to be the ones that were recorded. */
  checkedSeq = 0;

  /** Starts from the summary of a stream up to that event. */
  begin(state: StateDocument, seq: number): void {
    this.headSeq = seq;
    for (const [collection, entities] of Object.entries(state)) {
      for (const [id, entity] of Object.entries(entities)) this.change(collection, id, entity);
    }
    // A summary has no order of its own.
    this.completions.sort((a, b) => a.seq - b.seq);
    this.signals.sort((a, b) => a.seq - b.seq);
  }

  add(event: WorkflowEvent, rowHash: string): void {
    // Two branches may have read the same page.
    if (event.event_seq <= this.headSeq) return;
    this.headSeq = event.event_seq;
    for (const { collection, id, entity } of workflowKind.summary?.changes(event, rowHash) ?? []) {
      this.change(collection, id, entity);
    }
  }

  private change(collection: string, id: string, entity: unknown): void {
    if (collection === 'steps') {
      this.completions.push(completionOf(seqOf(id), entity as StepEntity));
    } else if (collection === 'waits') {
      // One that ended stays: its step is among the completions, and no branch begins it again.
      if (entity === null) return;
      const { until } = entity as { readonly until: string | null };
      this.deadlines.set(id, until === null ? undefined : Date.parse(until));
    } else if (collection === 'signals') {
      // One that was taken stays until the run ends: the wait that took it knows of it by its sequence.
      if (entity === null) return;
      const { event, payload } = entity as SignalEntity;
      this.signals.push({ seq: seqOf(id), event, payload });
    } else if (id === 'started') {
      const { kind, input } = entity as StartedEntity;
      this.kind = kind;
      this.input = input;
    } else {
      const ended = entity as Ending;
      this.ending = ended.status === 'completed' ? { status: 'completed', result: ended.result } : ended;
    }
  }
}

function completionOf(seq: number, { step_id, after_seq, row_hash, result, error }: StepEntity): Completion {
  return { stepId: step_id, seq, afterSeq: after_seq, rowHash: row_hash, outcome: error ? { error } : { result } };
}
