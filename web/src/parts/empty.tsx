// Shown when there is nothing yet: what would be here, and how to get it.
import type { ReactNode } from 'react';
import { ClientError, isAway } from '../api.ts';
import { Link } from '../router.tsx';
import { useStore } from '../store.ts';
import { Copy } from './copy.tsx';
import { Problem } from './dialog.tsx';

interface EmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly commands?: readonly string[];
  readonly action?: ReactNode;
}

export function Empty({ title, children, commands, action }: EmptyProps) {
  return (
    <section className="empty">
      <h2>{title}</h2>
      <div className="prose">{children}</div>
      {action ? <div className="buttons">{action}</div> : null}
      {commands?.map((command) => (
        <Copy key={command} text={command} />
      ))}
    </section>
  );
}

function useIsUnsaid(error: unknown): boolean {
  const away = useStore(isAway);
  return error !== undefined && !(away && error instanceof ClientError && error.code === 'unreachable');
}

/** Above content that is shown anyway. While the daemon cannot be reached, the banner already says so. */
export function PageProblem({ error }: { readonly error: unknown }) {
  return useIsUnsaid(error) ? <Problem error={error} /> : null;
}

interface MissingProps {
  readonly error: unknown;
  /** Where to go if the thing does not exist. */
  readonly elsewhere?: readonly [href: string, label: string];
}

/** Shown instead of missing content: not loaded yet, daemon unreachable, or not existing. */
export function Missing({ error, elsewhere }: MissingProps) {
  if (!useIsUnsaid(error)) return <Loading what={error === undefined ? 'Loading' : 'Waiting for the daemon'} />;
  return (
    <>
      <Problem error={error} />
      {elsewhere && isAbsence(error) ? <Link href={elsewhere[0]}>{elsewhere[1]}</Link> : null}
    </>
  );
}

/** The daemon says that it does not exist, rather than that something went wrong. */
export const isAbsence = (error: unknown): boolean => error instanceof ClientError && error.status === 404;

export function Loading({ what = 'Loading' }: { readonly what?: string }) {
  return (
    <p className="loading" role="status">
      {what}…
    </p>
  );
}
