// What may become continuity. Each source (turns, facts, drift, sight, work, the canon) offers artifacts; the compiler decides.
import type { z } from 'zod';
import type { factSchema, intentSchema, openItemSchema, turnSchema, workSchema } from '../bundle/bundle.ts';

/** The words of `context_artifact_ref.artifact_type`. */
export const ARTIFACT_TYPES = [
  'ledger_fact',
  'canon',
  'driftwatch',
  'sys_health',
  'disk_usage',
  'service_status',
  'index_status',
  'index_changed',
  'note',
  'decision',
  'turn',
  'intent',
  'next_step',
  'checkpoint',
] as const;
export type ArtifactType = (typeof ARTIFACT_TYPES)[number];

/** Where an artifact stands in the bundle, and as what. */
export type Placed =
  | { readonly in: 'facts'; readonly entry: z.output<typeof factSchema> }
  | { readonly in: 'open_items'; readonly entry: z.output<typeof openItemSchema> }
  | { readonly in: 'intent'; readonly entry: z.output<typeof intentSchema> }
  | { readonly in: 'turns'; readonly entry: z.output<typeof turnSchema> }
  | { readonly in: 'work'; readonly entry: z.output<typeof workSchema> };

export interface Artifact {
  readonly type: ArtifactType;
  /** As it stands in the bundle and in the refs of an exchange. */
  readonly id: string;
  /** 1: situational. 2: deep history, only when asked for or to surface a conflict. */
  readonly ring: 1 | 2;
  /** A turn, an entry of a ledger, or the execution of a tool; one without is not sourced. */
  readonly source: string | undefined;
  /** Below this tier it is not shown. */
  readonly minTier: 1 | 2 | 3;
  readonly observedAt: string;
  /** How well it fits the question, in thousandths; undefined where nobody measured. */
  readonly relevance: number | undefined;
  /** Whether it changes the answer: what is open or at hand counts more than what is only known. In thousandths. */
  readonly utility: number;
  readonly riskFlags: readonly string[];
  /** Ids of artifacts that it contradicts. */
  readonly conflictsWith: readonly string[];
  /** The id of one that it is not shown without: the question of an answer, the answer to a question. */
  readonly together?: string | undefined;
  /** Why it is offered, for the ref of the exchange. */
  readonly reason: string;
  readonly placed: Placed;
}

export interface Question {
  readonly projectId: string;
  readonly sessionId: string;
  /** Sanitised. */
  readonly text: string;
  /** Whether deep history was asked for. */
  readonly deep: boolean;
  readonly nowMs: number;
}

export interface ArtifactSource {
  readonly name: string;
  /** Only of this project, already sanitised, the most fitting first; bounded, however much there is. */
  artifactsFor(question: Question): Promise<readonly Artifact[]>;
}
