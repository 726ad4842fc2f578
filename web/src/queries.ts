// Answers that views share: read once, kept while shown, read again after a change. The old answer stays until the new
// one arrives, so nothing flickers.
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ClientError, call, isAway } from './api.ts';
import type { Input, Name, Output } from './types.ts';

export interface Answer<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
}

interface Entry {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  answer: Answer<unknown>;
  readonly listeners: Set<() => void>;
  isStale: boolean;
  isRunning: boolean;
}

const NOTHING: Answer<never> = { data: undefined, error: undefined, isLoading: true };
const MOST_KEPT = 60;
const AGAIN_MS = 2_000;
const entries = new Map<string, Entry>();

function entryOf(key: string, name: string, input: Entry['input']): Entry {
  const known = entries.get(key);
  if (known) return known;
  for (const [old, { listeners }] of entries) {
    if (entries.size < MOST_KEPT) break;
    if (listeners.size === 0) entries.delete(old);
  }
  const entry: Entry = { name, input, answer: NOTHING, listeners: new Set(), isStale: true, isRunning: false };
  entries.set(key, entry);
  return entry;
}

async function load(entry: Entry): Promise<void> {
  if (entry.isRunning) return;
  entry.isRunning = true;
  while (entry.isStale) {
    entry.isStale = false;
    let answer: Answer<unknown>;
    try {
      const data = await call(entry.name as Name, entry.input as Input<Name>);
      answer = { data, error: undefined, isLoading: false };
    } catch (error) {
      answer = { data: entry.answer.data, error, isLoading: false };
    }
    entry.answer = answer;
    for (const listener of entry.listeners) listener();
  }
  entry.isRunning = false;
  if (entry.answer.error !== undefined) again(entry);
}

/** A refusal stays until something changes; a failure is retried while the answer is shown. */
function again(entry: Entry): void {
  entry.isStale = true;
  const { error } = entry.answer;
  if (error instanceof ClientError && error.kind === 'refusal') return;
  setTimeout(() => {
    if (entry.isStale && entry.listeners.size > 0 && !isAway.get()) start(entry);
  }, AGAIN_MS);
}

function start(entry: Entry): void {
  load(entry).catch(() => {});
}

/** Reads matching answers again if they are shown; the rest when they are shown next. */
export function invalidate(fits: (name: string, input: Entry['input']) => boolean): void {
  for (const entry of entries.values()) {
    if (!fits(entry.name, entry.input)) continue;
    entry.isStale = true;
    if (entry.listeners.size > 0) start(entry);
  }
}

export function forgetAnswers(): void {
  entries.clear();
}

/** `false` instead of the input reads nothing. */
export function useQuery<N extends Name>(name: N, input: Input<N> | false, everyMs = 0): Answer<Output<N>> {
  const key = input === false ? '' : `${name} ${JSON.stringify(input)}`;
  const subscribe = useCallback(
    (listener: () => void) => {
      if (key === '') return () => {};
      const entry = entryOf(key, name, JSON.parse(key.slice(name.length)) as Entry['input']);
      entry.listeners.add(listener);
      if (entry.isStale) start(entry);
      return () => entry.listeners.delete(listener);
    },
    [key, name],
  );
  const answer = useSyncExternalStore(subscribe, () => entries.get(key)?.answer ?? NOTHING);
  useEffect(() => {
    if (everyMs === 0 || key === '') return undefined;
    const timer = setInterval(() => {
      const entry = entries.get(key);
      if (!entry || document.hidden) return;
      entry.isStale = true;
      start(entry);
    }, everyMs);
    return () => clearInterval(timer);
  }, [key, everyMs]);
  return answer as Answer<Output<N>>;
}
