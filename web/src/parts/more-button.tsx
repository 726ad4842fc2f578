// Three dots that open the menu of actions for an item.
import { openMenu, type MenuItem } from './menu.tsx';

interface MoreButtonProps {
  /** A short name, for users who do not see what it belongs to. */
  readonly of: string;
  readonly title: string;
  readonly items: () => readonly MenuItem[];
}

export function MoreButton({ of, title, items }: MoreButtonProps) {
  return (
    <button
      type="button"
      className="icon more-button"
      aria-label={`Actions for ${of}`}
      aria-haspopup="dialog"
      onClick={(event) => openMenu(event, title, items())}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="3" cy="8" r="1.3" />
        <circle cx="8" cy="8" r="1.3" />
        <circle cx="13" cy="8" r="1.3" />
      </svg>
    </button>
  );
}
