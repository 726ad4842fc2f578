// What the page says in passing: that something was done, and how to take it back; or why it was not.
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
  // A problem stays until it was read.
  if (!toast.isProblem) dismissLater(id);
}

let isHeld = false;

/** While somebody points at them, or has the focus there, none goes. */
export function holdToasts(next: boolean): void {
  isHeld = next;
}

function dismissLater(id: number): void {
  setTimeout(() => (isHeld ? dismissLater(id) : dismiss(id)), LASTS_MS);
}

export function dismiss(id: number): void {
  // What was pointed at may be the one that goes.
  isHeld = false;
  toasts.set((now) => now.filter((each) => each.id !== id));
}

export function sayProblem(error: unknown): void {
  const { message, hint } = messageOf(error);
  say({ text: message, hint, isProblem: true });
}
