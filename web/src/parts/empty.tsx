// What stands where nothing is yet: what it would be, and how to get there.
import type { ReactNode } from 'react';
import { ClientError } from '../api.ts';
import { Link } from '../router.tsx';
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

/** Where there is nothing to show but why, and the way on. */
export function Unknown({ error }: { readonly error: unknown }) {
  return (
    <>
      <Problem error={error} />
      {isAbsence(error) ? <Link href="/projects">All projects</Link> : null}
    </>
  );
}

/** The daemon says that there is no such thing, rather than that something went wrong. */
export const isAbsence = (error: unknown): boolean => error instanceof ClientError && error.status === 404;

export function Loading({ what = 'Loading' }: { readonly what?: string }) {
  return (
    <p className="loading" role="status">
      {what}…
    </p>
  );
}
