// The frame of a view: its name for the person and the window, and what can be done on it.
import { useEffect, type ReactNode } from 'react';
import { visible } from './text.tsx';

interface PageProps {
  readonly title: string;
  /** In place of the title, where more than a text stands. */
  readonly heading?: ReactNode;
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  /** Takes the height of the window and scrolls inside. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, heading, above, actions, isFull = false, children }: PageProps) {
  useEffect(() => {
    document.title = `${visible(title)} · Throughline`;
  }, [title]);
  return (
    <main id="main" className={isFull ? 'is-full' : ''}>
      <header className="page-head">
        <div>
          {above ? <div className="above">{above}</div> : null}
          <h1 tabIndex={-1}>{heading ?? title}</h1>
        </div>
        {actions ? <div className="buttons">{actions}</div> : null}
      </header>
      {children}
    </main>
  );
}
