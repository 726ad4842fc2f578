// The frame of the pages about questions to models: their tabs, and where a model is asked the kill switch, which stays in sight.
import type { ReactNode } from 'react';
import { askPath } from '../ask.ts';
import { Link, usePlace } from '../router.tsx';
import { KillBar } from './kill-switch.tsx';
import { Page } from './page.tsx';

const TABS = [
  ['', 'Chat'],
  ['/exchanges', 'Exchanges'],
  ['/drift', 'Drift'],
  ['/facts', 'Facts'],
  ['/sight', 'Sight'],
  ['/actuation', 'Actuation'],
] as const;

interface AskFrameProps {
  readonly projectId: string;
  readonly title: string;
  readonly actions?: ReactNode;
  /** A model is asked here. */
  readonly asks?: boolean;
  readonly children: ReactNode;
}

export function AskFrame({ projectId, title, actions, asks = false, children }: AskFrameProps) {
  const { path } = usePlace();
  return (
    <Page title={title} above="Ask" actions={actions}>
      <div className="models-bar">
        <nav className="tabs" aria-label="Ask">
          {TABS.map(([rest, label]) => (
            <Link
              key={rest}
              href={askPath(projectId, rest)}
              aria-current={isTab(path, askPath(projectId, rest), rest === '') ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        {asks ? <KillBar /> : null}
      </div>
      {children}
    </Page>
  );
}

/** An exchange belongs to the exchanges; the chat has no place below it. */
const isTab = (path: string, href: string, isFirst: boolean): boolean =>
  path === href || (!isFirst && path.startsWith(`${href}/`));
