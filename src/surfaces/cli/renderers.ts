// What people see of an operation's result: a renderer of its own, or a plain listing of its fields.
import { renderAnything } from './renderers/anything.ts';
import type { Line } from './text.ts';

export type Renderer = (result: never) => readonly Line[];

const RENDERERS: Readonly<Record<string, Renderer>> = {};

export function renderResult(operation: string, result: unknown): readonly Line[] {
  const renderer = RENDERERS[operation];
  return renderer ? renderer(result as never) : renderAnything(result);
}
