// Short messages of the page: what was done and how to undo it, or why it was not done.
import { messageOf } from './api.ts';
import { createStore } from './store.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly hint?: string;
  readonly isProblem?: boolean;
  readonly undo?: () => Promise<void>;
}

const LASTS_MS = 8_000;
const MOST = 4;
let lastId = 0;
export const toasts = createStore<readonly Toast[]>([]);

export function say(toast: Omit<Toast, 'id'>): void {
  const id = ++lastId;
  toasts.set((now) => [...now, { ...toast, id }].slice(-MOST));
  // A problem stays until the user closes it.
  if (!toast.isProblem) dismissLater(id);
}

let isHeld = false;

/** No message disappears while the pointer or the focus is on them. */
export function holdToasts(next: boolean): void {
  isHeld = next;
}

function dismissLater(id: number): void {
  setTimeout(() => (isHeld ? dismissLater(id) : dismiss(id)), LASTS_MS);
}

export function dismiss(id: number): void {
  // The message under the pointer may be the one that disappears.
  isHeld = false;
  toasts.set((now) => now.filter((each) => each.id !== id));
}

export function sayProblem(error: unknown): void {
  const { message, hint } = messageOf(error);
  say({ text: message, hint, isProblem: true });
}
