// What stands where nothing is yet: what it would be, and how to get there.
import type { ReactNode } from 'react';
import { Copy } from './copy.tsx';

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

export function Loading({ what = 'Loading' }: { readonly what?: string }) {
  return (
    <p className="loading" role="status">
      {what}…
    </p>
  );
}
