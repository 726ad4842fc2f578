// Errors as RFC 9457 problem details. A refusal or failure is shown in full; a bug only says where to look in the log.
import { Failure, Refusal, type Details, type Retry } from '../../base/errors.ts';
import { redactDetails, redactText } from '../../base/redact.ts';
import { typedError } from '../../base/system-errors.ts';
import { visible, visibleJson } from './visible-text.ts';

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** This one occurrence, as the log names it. */
  readonly instance: string;
  readonly kind: 'refusal' | 'failure' | 'bug';
  readonly code: string;
  readonly hint: string;
  readonly details: Details;
  readonly retry?: Retry;
}

export function toProblem(thrown: unknown, requestId: string): Problem {
  const error = typedError(thrown);
  const instance = `urn:uuid:${requestId}`;
  if (error instanceof Refusal || error instanceof Failure) {
    const { code, row, message, details } = error;
    const isFailure = error instanceof Failure;
    return {
      ...naming(code),
      // A failure comes from the outside world, whatever it would be for another surface.
      status: isFailure ? 503 : row.status,
      detail: visible(redactText(message).text),
      instance,
      kind: isFailure ? 'failure' : 'refusal',
      code,
      hint: row.hint,
      details: redactDetails(code, details, visibleJson),
      ...(isFailure ? { retry: error.retry } : {}),
    };
  }
  return {
    ...naming('bug'),
    status: 500,
    detail: 'Something went wrong inside Throughline.',
    instance,
    kind: 'bug',
    code: 'bug',
    hint: 'This is a defect in Throughline; please report it with the log entry of this instance.',
    details: {},
  };
}

function naming(code: string): Pick<Problem, 'type' | 'title'> {
  const words = code.replaceAll('_', ' ');
  return { type: `urn:throughline:problem:${code}`, title: words.charAt(0).toUpperCase() + words.slice(1) };
}

export function problemResponse(problem: Problem, headers: Readonly<Record<string, string>> = {}): Response {
  const { retry, status, details } = problem;
  const { allow } = details;
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(retry?.retry ? { 'retry-after': String(Math.max(1, Math.ceil(retry.afterMs / 1000))) } : {}),
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="throughline"' } : {}),
      ...(status === 405 && Array.isArray(allow) ? { allow: allow.join(', ') } : {}),
      ...headers,
    },
  });
}
