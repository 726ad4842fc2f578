// The frame of the pages about models: their tabs, and the kill switch, which stays in sight.
import type { ReactNode } from 'react';
import { Link, usePlace } from '../router.tsx';
import { KillBar } from './kill-switch.tsx';
import { Page } from './page.tsx';

const TABS = [
  ['/models', 'Providers'],
  ['/models/policy', 'Policy'],
  ['/models/costs', 'Costs'],
  ['/models/calls', 'Calls'],
] as const;

interface ModelsPageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ModelsPage({ title, actions, children }: ModelsPageProps) {
  const { path } = usePlace();
  return (
    <Page title={title} above="Models" actions={actions}>
      <div className="models-bar">
        <nav className="tabs" aria-label="Models">
          {TABS.map(([href, label]) => (
            <Link key={href} href={href} aria-current={isTab(path, href) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <KillBar />
      </div>
      {children}
    </Page>
  );
}

/** A call belongs to the calls; only providers have no place below them. */
const isTab = (path: string, href: string): boolean =>
  path === href || (href !== '/models' && path.startsWith(`${href}/`));
