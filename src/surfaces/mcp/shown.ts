// What a model may be shown: answers and errors without characters that it would read and no person would see, and errors without
// the secrets that a caller put into its input. What is stored stays as it is.
import type { ErrorJson } from '../../base/errors.ts';
import { withoutInvisibleJson } from '../../base/invisible-characters.ts';
import type { Operation } from '../../base/operation.ts';
import { redactDetails } from '../../base/redact.ts';

/** The same operation, whose answers can be shown. */
export function shown(operation: Operation): Operation {
  const { definition, role } = operation;
  return { definition, role, run: async (input, call) => withoutInvisibleJson(await operation.run(input, call)) };
}

export function shownError(error: ErrorJson): ErrorJson {
  return redactDetails(error.code, withoutInvisibleJson(error));
}
