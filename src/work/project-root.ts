// A project's root, in one form: absolute, without a slash at its end, so that two spellings are not two roots.
import { isAbsolute, normalize } from 'node:path';
import { refuse } from '../base/contract.ts';

export function rootOf(root: string | null): string | null {
  if (root === null) return null;
  if (!isAbsolute(root)) {
    throw refuse('invalid_input', `The root of a project is an absolute path, not "${root}"`, {
      issues: [{ path: 'root', message: 'is an absolute path' }],
    });
  }
  const clean = normalize(root);
  return clean.length > 1 ? clean.replace(/[\\/]+$/, '') : clean;
}
