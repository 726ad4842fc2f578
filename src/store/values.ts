// The values both engines store and return alike. Everything else is refused before it reaches either.
import { Bug } from '../base/errors.ts';
import { refuse } from './contract.ts';
import type { SqlValue, Statement } from './store.ts';

/** Too few parameters would silently bind NULL on SQLite; U+0000 and lone surrogates differ between the engines. */
export function checkValues(statement: Statement<unknown>, params: readonly SqlValue[]): void {
  if (params.length !== statement.parameters) {
    throw new Bug(`${params.length} values for ${statement.parameters} parameters: ${statement.text}`);
  }
  for (let i = 0; i < params.length; i += 1) {
    const value = params[i];
    if (typeof value === 'string') {
      if (!value.isWellFormed() || value.includes('\0')) {
        throw refuse('invalid_value', 'A text holds U+0000 or a lone surrogate', { parameter: i });
      }
    } else if (typeof value === 'number') {
      if (!Number.isSafeInteger(value))
        throw refuse('invalid_value', `${value} is not a safe integer`, { parameter: i });
    } else if (value !== null) {
      throw new Bug(`a ${typeof value} is not an SQL value: ${statement.text}`);
    }
  }
}
