// A menu of actions beside the button that opened it; a sheet where the page is narrow.
import { useRef, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import { closeDialog, showDialog } from '../dialogs.ts';
import { Dialog } from './dialog.tsx';

export interface MenuItem {
  readonly key?: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

const WIDTH = 200;

export function openMenu(event: MouseEvent<HTMLElement>, title: string, items: readonly MenuItem[]): void {
  const { left, bottom } = event.currentTarget.getBoundingClientRect();
  showDialog(<Menu title={title} items={items} at={{ left, top: bottom + 4 }} />);
}

function Menu({
  title,
  items,
  at,
}: {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly at: { left: number; top: number };
}) {
  const list = useRef<HTMLUListElement>(null);
  const height = items.length * 36 + 50;
  const place = {
    '--menu-left': `${Math.max(8, Math.min(at.left, innerWidth - WIDTH - 16))}px`,
    '--menu-top': `${Math.max(8, Math.min(at.top, innerHeight - height - 8))}px`,
  } as CSSProperties;
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (step === undefined) {
      const picked = items.find(({ key }) => key === event.key);
      if (!picked) return;
      event.preventDefault();
      run(picked);
      return;
    }
    event.preventDefault();
    buttons[(now + step + buttons.length) % buttons.length]?.focus();
  };
  const run = (item: MenuItem) => {
    closeDialog();
    item.run();
  };
  return (
    <Dialog title={title} className="menu" style={place} onClose={closeDialog}>
      <ul ref={list} onKeyDown={move}>
        {items.map((item) => (
          <li key={item.label}>
            <button type="button" className={item.isDangerous ? 'is-dangerous' : ''} onClick={() => run(item)}>
              <span>{item.label}</span>
              {item.key === undefined ? null : <kbd>{item.key}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
