// What stands above the page: one form or menu, and above that one question.
import type { ReactNode } from 'react';
import { createStore } from './store.ts';

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
  readonly isDangerous?: boolean;
  /** Asks for a sentence, too. */
  readonly reason?: string;
  readonly answer: (reason: string | undefined) => void;
}

/** Whoever was asked said no: what was refused is known, and is not said a second time. */
export class Declined extends Error {}

export const question = createStore<Question | null>(null);

/** The reason (or an empty text) when it was agreed to, undefined when not. */
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

/** Whoever has to log in again cannot use what stands above the page. */
export function closeEverything(): void {
  question.get()?.answer(undefined);
  closeDialog();
}
