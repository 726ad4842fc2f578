// Files that a command was given by name: read whole, or made where nothing was.
import { readFileSync, writeFileSync } from 'node:fs';
import { refuse } from './contract.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw refuse('file_unreadable', `${file} cannot be read`, { path: file }, error);
  }
}

/** Undefined for what is no JSON. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Never over something that exists. */
export function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw refuse('file_not_writable', `${file} cannot be made`, { path: file }, error);
  }
}
