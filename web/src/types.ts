// The records of the wire, by the client's types alone: no schema enters the bundle.
import type { InputOf, Operations, OutputOf, PartOf } from '../../src/client.ts';

export type Name = keyof Operations;
export type Input<N extends Name> = InputOf<Operations, N>;
export type Output<N extends Name> = OutputOf<Operations, N>;
export type Part<N extends Name> = PartOf<Operations, N>;

export type Project = Output<'work.list_projects'>['projects'][number];
export type Goal = Output<'work.list_goals'>['goals'][number];
export type Task = Output<'work.list_tasks'>['tasks'][number];
export type TaskStatus = Task['status'];
export type TaskReport = Output<'work.get_task'>;
export type Checkpoint = TaskReport['checkpoints'][number];
export type Blocker = TaskReport['blockers'][number];
export type Claim = Output<'work.list_claims'>['claims'][number];
export type State = Output<'work.get_state'>;
export type WorkEvent = Output<'work.history'>['events'][number];
export type LedgerEvent = Output<'ledger.log'>['events'][number];
export type Stream = Output<'ledger.list_streams'>['streams'][number];
export type Job = Output<'ledger.list_jobs'>['jobs'][number];
export type Workflow = Output<'ledger.list_workflows'>['workflows'][number];
export type VerifyReport = Output<'ledger.verify'>;
export type Provider = Output<'gateway.list_providers'>['providers'][number];
export type PolicyRule = Output<'gateway.list_rules'>['rules'][number];
export type Limit = Output<'gateway.show_budget'>['limits'][number];
export type BudgetUnit = Limit['unit'];
export type Costs = Output<'gateway.show_costs'>;
export type ModelCall = Output<'gateway.list_calls'>['calls'][number];
export type Exchange = Output<'ask.get_exchange'>;
export type ListedExchange = Output<'ask.list_exchanges'>['exchanges'][number];
export type Bundle = NonNullable<Exchange['bundle']>;
export type SightEntry = Bundle['sight'][string];
export type Finding = Exchange['findings'][number];
export type DriftClass = Finding['drift_class'];
export type AskedAnswer = Output<'ask.ask'>;
export type Conversation = Output<'ask.list_chats'>['chats'][number];
export type Fact = Output<'ask.list_facts'>['facts'][number];
export type FactConflict = Output<'ask.list_conflicts'>['conflicts'][number];
export type Actuation = Output<'ask.get_actuation'>['actuation'];
export type BoardedDrift = Output<'ask.list_drift'>['drift'][number];
export type CanonEntry = Output<'mind.list_canon'>['entries'][number];
export type CanonState = CanonEntry['state'];
export type ShownCanon = Output<'mind.show_canon'>;
export type Handshake = Output<'mind.handshake'>;
export type AgentSession = Output<'mind.list_sessions'>['sessions'][number];
export type MindLane = Output<'mind.status'>['lanes'][number];
export type Traced = Output<'mind.trace'>;
export type Lane = Output<'mind.list_lanes'>['lanes'][number];
export type AskedControl = Output<'mind.list_controls'>['controls'][number];
export type LaneState = Lane['t0']['state'];
export type Injection = Output<'mind.list_injections'>['injections'][number];
export type InjectionMode = Output<'mind.get_injection_mode'>['mode'];
export type InjectionPreview = Output<'mind.preview_injection'>;
export type ShownSession = Output<'mind.get_session'>;
export type ErasedReceipt = Output<'mind.erase'>;
export type Distilled = Output<'mind.list_observations'>;
export type TranscriptEvent = Output<'mind.show_transcript'>['events'][number];
export type Metrics = Output<'ledger.get_metrics'>['metrics'];

/** Two versions of a record, as the refusal `revision_conflict` shows them. */
export interface Conflict {
  readonly if_revision: number;
  readonly revision: number | null;
  /** Newest first. */
  readonly since: readonly {
    readonly event_type: string;
    readonly actor: string;
    readonly timestamp: string;
    readonly fields: readonly string[];
    /** The text of the blocker that it added or resolved. */
    readonly blocker?: string;
  }[];
  readonly more: boolean;
  readonly yours: Readonly<Record<string, unknown>>;
  readonly now: Readonly<Record<string, unknown>> | null;
}

export const STATUSES = ['todo', 'doing', 'blocked', 'done'] as const satisfies readonly TaskStatus[];
