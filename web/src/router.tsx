// Addresses and views, by the browser's own history.
import type { ComponentProps, MouseEvent } from 'react';
import { createStore, useStore } from './store.ts';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });
const place = createStore<Place>(here());
window.addEventListener('popstate', () => place.set(here()));

export function navigate(to: string, { replace = false } = {}): void {
  if (to === location.pathname + location.search) return;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place.set(here());
  if (!replace) {
    window.scrollTo(0, 0);
    // Whoever listens to the page hears where they are; a pointer's focus is not taken away from it.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }
}

export const usePlace = (): Place => useStore(place);

/** `/projects/:project/tasks/:task` against a path: its parts by name, or undefined. */
export function match(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [at, name] of wanted.entries()) {
    const value = given[at] ?? '';
    if (name.startsWith(':')) parts[name.slice(1)] = decodeURIComponent(value);
    else if (name !== value) return undefined;
  }
  return parts;
}

/** A link that stays on the page, unless it is opened elsewhere on purpose. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
