// A list of any length with rows of one height: only visible rows are in the page. j, k and the arrows move in it.
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isInSequence } from '../keys.ts';
import { cameBack } from '../router.tsx';

interface VirtualListProps<T> {
  readonly items: readonly T[];
  readonly rowHeight: number;
  readonly label: string;
  readonly keyOf: (item: T) => string;
  readonly children: (item: T, at: number) => ReactNode;
  /** Single letters that act on the focused row. */
  readonly onKey?: (key: string, item: T) => void;
  readonly className?: string;
}

const AROUND = 6;
/** Whatever a style does to the list, it never renders more than fits a large screen. */
const MOST_PX = 4_000;

/** The last scroll position of each list, by its address. */
const seen = new Map<string, { readonly top: number; readonly row: string | undefined }>();
const MOST_SEEN = 50;

function remember(place: string, top: number, row: string | undefined): void {
  seen.delete(place);
  seen.set(place, { top, row });
  const [oldest] = seen.keys();
  if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest);
}

export function VirtualList<T>({
  items,
  rowHeight,
  label,
  keyOf,
  children,
  onKey,
  className = '',
}: VirtualListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const [wanted, setWanted] = useState<number>();
  const [place] = useState(() => `${location.pathname}${location.search} ${label}`);
  const row = useRef<string>(undefined);

  const goBack = useEffectEvent((element: HTMLElement) => {
    const before = cameBack() ? seen.get(place) : undefined;
    if (!before) return;
    element.scrollTop = before.top;
    setTop(element.scrollTop);
    const at = before.row === undefined ? -1 : items.findIndex((item) => keyOf(item) === before.row);
    if (at >= 0) setWanted(at);
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    goBack(element);
    const observer = new ResizeObserver(() => setHeight(Math.min(element.clientHeight, MOST_PX)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const first = Math.max(0, Math.floor(top / rowHeight) - AROUND);
  const last = Math.min(items.length, Math.ceil((top + height) / rowHeight) + AROUND);

  const moveTo = useCallback(
    (at: number) => {
      const element = box.current;
      if (!element || at < 0 || at >= items.length) return;
      const [from, to] = [at * rowHeight, (at + 1) * rowHeight];
      if (from < element.scrollTop) element.scrollTop = from;
      else if (to > element.scrollTop + element.clientHeight) element.scrollTop = to - element.clientHeight;
      setTop(element.scrollTop);
      setWanted(at);
    },
    [items.length, rowHeight],
  );

  useEffect(() => {
    if (wanted === undefined) return;
    box.current
      ?.querySelector<HTMLElement>(`[data-at="${wanted}"] a, [data-at="${wanted}"] button`)
      ?.focus({ preventScroll: true });
    setWanted(undefined);
  }, [wanted, first, last]);

  // If the focused row is removed, the row that takes its place gets the focus.
  const lastAt = useRef(-1);
  useEffect(() => {
    const id = row.current;
    if (id === undefined || document.activeElement !== document.body) return;
    if (items.some((item) => keyOf(item) === id)) return;
    row.current = undefined;
    setWanted(Math.max(0, Math.min(lastAt.current, items.length - 1)));
  }, [items, keyOf]);

  const atOf = (target: EventTarget): number =>
    Number((target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset['at'] ?? -1);

  const press = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isInSequence(event.nativeEvent)) return;
    const at = atOf(event.target);
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      moveTo(Math.max(0, Math.min(items.length - 1, at + step)));
      return;
    }
    const item = items[at];
    if (item !== undefined && event.key.length === 1 && !event.repeat) onKey?.(event.key, item);
  };

  return (
    <div
      ref={box}
      className={`virtual ${className}`}
      onScroll={({ currentTarget }) => {
        setTop(currentTarget.scrollTop);
        remember(place, currentTarget.scrollTop, row.current);
      }}
      onFocus={({ target }) => {
        lastAt.current = atOf(target);
        const item = items[lastAt.current];
        row.current = item === undefined ? undefined : keyOf(item);
        remember(place, box.current?.scrollTop ?? 0, row.current);
      }}
      onKeyDown={press}
      data-list
    >
      <ul aria-label={label} style={{ height: items.length * rowHeight }}>
        {items.slice(first, last).map((item, index) => {
          const at = first + index;
          return (
            <li
              key={keyOf(item)}
              data-at={at}
              aria-setsize={items.length}
              aria-posinset={at + 1}
              style={{ height: rowHeight, transform: `translateY(${at * rowHeight}px)` }}
            >
              {children(item, at)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** For the page's own j and k: moves the focus into the list. */
export function enterList(): void {
  document.querySelector<HTMLElement>('[data-list] [data-at] a')?.focus();
}
