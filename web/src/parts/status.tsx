// A status as a shape and a word, because some users cannot tell colours apart.
import type { ReactNode } from 'react';
import type { Blocker, TaskStatus } from '../types.ts';

const SHAPES: Readonly<Record<string, ReactNode>> = {
  todo: <circle cx="8" cy="8" r="5.5" fill="none" />,
  doing: (
    <>
      <circle cx="8" cy="8" r="5.5" fill="none" />
      <path d="M8 4.5a3.5 3.5 0 0 1 0 7z" className="fill" />
    </>
  ),
  blocked: (
    <>
      <circle cx="8" cy="8" r="5.5" fill="none" />
      <path d="M5.5 8h5" />
    </>
  ),
  done: (
    <>
      <circle cx="8" cy="8" r="5.5" className="fill" />
      <path d="M5.5 8.2l1.8 1.8 3.2-3.8" className="mark" />
    </>
  ),
};

export const STATUS_WORDS: Readonly<Record<TaskStatus, string>> = {
  todo: 'To do',
  doing: 'Doing',
  blocked: 'Blocked',
  done: 'Done',
};

export const NEEDS_WORDS: Readonly<Record<NonNullable<Blocker['needs']>, string>> = {
  agent: 'An agent can remove it',
  person: 'Waits for a person',
  external: 'Waits for the outside',
};

/** Who can remove a blocker, where somebody said. */
export function NeedsMark({ needs }: { readonly needs: Blocker['needs'] }) {
  return needs === null ? null : <span className="mark">{NEEDS_WORDS[needs]}</span>;
}

export function StatusIcon({ status }: { readonly status: TaskStatus }) {
  return (
    <svg
      className={`status is-${status}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      role="img"
      aria-label={STATUS_WORDS[status]}
    >
      {SHAPES[status]}
    </svg>
  );
}

/** Any short state: of a job, a goal, a workflow. */
export function Badge({
  of,
  tone,
}: {
  readonly of: string;
  readonly tone?: 'good' | 'bad' | 'busy' | 'quiet' | undefined;
}) {
  return <span className={`badge ${tone === undefined ? '' : `is-${tone}`}`}>{of}</span>;
}

export function Priority({ of }: { readonly of: number | null | undefined }) {
  if (of === null || of === undefined) return null;
  return (
    <span className={`priority p${of}`} title={`Priority ${of}; 0 is the highest`}>
      P{of}
    </span>
  );
}
