// What is shown above the page: one form or menu, and above that one question.
import type { ReactNode } from 'react';
import { createStore } from './store.ts';
import type { Conflict } from './types.ts';

export const dialog = createStore<ReactNode>(null);

export function showDialog(node: ReactNode): void {
  dialog.set(node);
}

export function closeDialog(): void {
  dialog.set(null);
}

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** What the other button says. */
  readonly cancel?: string;
  /** Shown side by side, to choose from. */
  readonly versions?: Conflict;
  readonly isDangerous?: boolean;
  /** Also asks for a sentence. */
  readonly reason?: string;
  readonly answer: (reason: string | undefined) => void;
}

/** The user said no: the refusal is known and is not shown a second time. */
export class Declined extends Error {}

export const question = createStore<Question | null>(null);

/** The reason (or an empty text) if the user agreed, otherwise undefined. */
export function ask(asked: Omit<Question, 'answer'>): Promise<string | undefined> {
  question.get()?.answer(undefined);
  return new Promise((resolve) => {
    question.set({
      ...asked,
      answer: (reason) => {
        question.set(null);
        resolve(reason);
      },
    });
  });
}

/** A user who has to log in again cannot use a dialog. */
export function closeEverything(): void {
  question.get()?.answer(undefined);
  closeDialog();
}
