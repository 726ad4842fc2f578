// The stages of a question, each of whose output is the only input of the next: session, compile, render, invoke, validate, record.
import type { Came } from '../../gateway/gateway.ts';
import type { Compiled } from '../compile/compile.ts';
import type { KernelSnapshot } from '../kernel/kernel-snapshot.ts';
import type { Rendered } from '../render/render.ts';
import type { ChosenSession } from '../session/choose-session.ts';
import type { SightReading } from '../sight/contract.ts';
import type { Binding, Original } from '../state/entities.ts';
import type { Finding, Severity, Validation } from '../validate/contract.ts';

/** A text as it is kept and sent, and the keyed hash of what it was. */
export interface Said {
  readonly text: string;
  readonly original: Original;
}

export interface InSession {
  readonly projectId: string;
  readonly exchangeId: string;
  readonly session: ChosenSession;
  readonly binding: Binding;
  readonly kernel: KernelSnapshot;
  readonly model: { readonly provider: string; readonly model: string };
  readonly question: Said;
  readonly intent: string | undefined;
  readonly deep: boolean;
}

export interface InContext {
  readonly at: InSession;
  readonly compiled: Compiled;
  readonly sight: readonly SightReading[];
}

export interface AsPrompt {
  readonly context: InContext;
  readonly rendered: Rendered;
}

export interface Answered {
  readonly prompt: AsPrompt;
  readonly came: Came;
}

export interface Judged {
  readonly answered: Answered;
  readonly response: Said;
  readonly response_hash: string;
  readonly validation: Validation;
  readonly drift: readonly RaisedDrift[];
}

/** One for each class of drift in an answer. */
export interface RaisedDrift {
  readonly drift_id: string;
  readonly drift_class: Finding['drift_class'];
  readonly severity: Severity;
  readonly summary: string;
}
