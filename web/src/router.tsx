// Addresses and views, by the browser's own history.
import type { ComponentProps, MouseEvent } from 'react';
import { createStore, useStore } from './store.ts';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });
const place = createStore<Place>(here());
let arrival: 'load' | 'link' | 'back' = 'load';
window.addEventListener('popstate', () => {
  arrival = 'back';
  place.set(here());
});

/** Back or forward button: the position in that view is restored. */
export const cameBack = (): boolean => arrival === 'back';
/** Screen readers announce the new view; the browser announces the first load itself. */
export const isFocusWanted = (): boolean =>
  arrival !== 'load' && (document.activeElement === null || document.activeElement === document.body);

interface Going {
  readonly replace?: boolean;
  /** For a control that the user is still using. */
  readonly keepsFocus?: boolean;
}

export function navigate(to: string, { replace = false, keepsFocus = replace }: Going = {}): void {
  if (to === location.pathname + location.search) return;
  if (replace) history.replaceState(null, '', to);
  else {
    history.pushState(null, '', to);
    arrival = 'link';
  }
  if (!keepsFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  place.set(here());
  if (!replace) window.scrollTo(0, 0);
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
    if (name.startsWith(':')) {
      const part = decoded(value);
      if (part === undefined) return undefined;
      parts[name.slice(1)] = part;
    } else if (name !== value) return undefined;
  }
  return parts;
}

/** Undefined for text that is not a valid address. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A link that navigates inside the page, unless the user opens it elsewhere on purpose. */
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
