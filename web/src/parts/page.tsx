// The frame of a view: its title on the page and of the window, and its actions.
import { useEffect, useRef, type ReactNode } from 'react';
import { isFocusWanted, usePlace } from '../router.tsx';
import { visible } from './text.tsx';

interface PageProps {
  readonly title: string;
  /** Replaces the title where more than text is needed. */
  readonly heading?: ReactNode;
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  /** Takes the height of the window and scrolls inside. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, heading, above, actions, isFull = false, children }: PageProps) {
  const { path } = usePlace();
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${visible(title)} · Throughline`;
  }, [title]);
  useEffect(() => {
    if (isFocusWanted()) name.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main id="main" className={isFull ? 'is-full' : ''}>
      <header className="page-head">
        <div>
          {above ? <div className="above">{above}</div> : null}
          <h1 ref={name} tabIndex={-1}>
            {heading ?? title}
          </h1>
        </div>
        {actions ? <div className="buttons">{actions}</div> : null}
      </header>
      {children}
    </main>
  );
}
