// The frame of the pages about the mind: their tabs.
import type { ReactNode } from 'react';
import { mindPath } from '../mind.ts';
import { Link, usePlace } from '../router.tsx';
import { Attention } from './attention.tsx';
import { Page } from './page.tsx';

const TABS = [
  ['', 'Canon', '/canon'],
  ['/handshake', 'Handshake', '/handshake'],
  ['/sessions', 'Sessions', '/sessions'],
  ['/injected', 'Injected', '/injected'],
  ['/lanes', 'Lanes', '/lanes'],
] as const;

interface MindFrameProps {
  readonly projectId: string;
  readonly title: string;
  readonly heading?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function MindFrame({ projectId, title, heading, actions, children }: MindFrameProps) {
  const { path } = usePlace();
  return (
    <Page title={title} heading={heading} above="Mind" actions={actions}>
      <div className="models-bar">
        <nav className="tabs" aria-label="Mind">
          {TABS.map(([rest, label, below]) => {
            const href = mindPath(projectId, rest);
            const isHere = path === href || path.startsWith(`${mindPath(projectId, below)}/`);
            return (
              <Link key={rest} href={href} aria-current={isHere ? 'page' : undefined}>
                {label}
              </Link>
            );
          })}
        </nav>
      </div>
      <Attention projectId={projectId} />
      {children}
    </Page>
  );
}
