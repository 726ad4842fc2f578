// Errors of steps and workflows: how they are stored, and how they are thrown again.
import { Bug, Failure, Refusal } from '../../base/errors.ts';
import { messageOf, nameOf } from '../../base/error-text.ts';
import type { StoredError } from './contract.ts';

/** A step that ended in an error. The workflow's function receives it the first time and at every replay alike. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  readonly stepId: string;
  readonly error: StoredError;

  constructor(stepId: string, error: StoredError) {
    super(`Step "${stepId}" failed: ${error.message}`);
    this.stepId = stepId;
    this.error = error;
  }
}

export function storedError(error: unknown): StoredError {
  if (error instanceof StepFailed) return error.error;
  const message = messageOf(error, 3_800);
  const toStored = (kind: StoredError['kind'], code: string) => ({ kind, code: code.slice(0, 100), message });
  if (error instanceof Refusal) return toStored('refusal', error.code);
  if (error instanceof Failure) return toStored('failure', error.code);
  if (error instanceof Bug) return toStored('bug', 'bug');
  return toStored('error', error instanceof Error ? nameOf(error, 60) : 'error');
}
