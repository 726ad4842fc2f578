// Keys of the whole page: single letters, and `g` followed by one. Typing in a field never triggers them.
import { useEffect } from 'react';
import { createStore } from './store.ts';

type Keys = Readonly<Record<string, () => void>>;

const layers = createStore<readonly Keys[]>([]);
const SEQUENCE_MS = 1_000;
let leader = 0;

/** `g` was just pressed: the next key belongs to it. */
export const isInSequence = (event: { readonly timeStamp: number }): boolean =>
  leader > 0 && event.timeStamp - leader < SEQUENCE_MS;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

function press(event: KeyboardEvent): void {
  const isPalette =
    (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
  const name = isPalette ? 'mod+k' : event.key;
  // A dialog above the page has the keyboard to itself, so that a key does not discard a form in progress.
  const isModal = document.querySelector('dialog[open]') !== null;
  if (isPalette && isModal) event.preventDefault();
  if (isModal || event.isComposing || (event.repeat && name !== 'j')) return;
  if (!isPalette && (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))) return;
  const isFollowing = isInSequence(event);
  leader = 0;
  const pressed = isFollowing ? `g ${name}` : name;
  const action = layers
    .get()
    .toReversed()
    .map((keys) => keys[pressed])
    .find((found) => found !== undefined);
  if (action) {
    event.preventDefault();
    action();
  } else if (name === 'g' && !isFollowing) leader = event.timeStamp;
}

export function listenToKeys(): void {
  window.addEventListener('keydown', press);
}

/** Active while the caller is shown; the latest caller takes precedence. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    layers.set((now) => [...now, keys]);
    return () => layers.set((now) => now.filter((each) => each !== keys));
  }, [keys]);
}
