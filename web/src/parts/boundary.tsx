// Shown instead of a view that failed, rather than an empty page.
import { Component, type ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { Text } from './text.tsx';

interface BoundaryProps {
  /** Going to another view resets the error. */
  readonly view: string;
  readonly children: ReactNode;
}

interface Broken {
  readonly view?: string;
  readonly error?: unknown;
}

export class Boundary extends Component<BoundaryProps, Broken> {
  override state: Broken = {};

  static getDerivedStateFromError(error: unknown): Broken {
    return { error };
  }

  static getDerivedStateFromProps({ view }: BoundaryProps, state: Broken): Broken | null {
    return view === state.view ? null : { view, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main id="main">
        <h1>This page failed</h1>
        <p className="problem" role="alert">
          <Text of={messageOf(error).message} />
        </p>
        <p>Nothing was lost: the daemon keeps all data.</p>
        <p>
          <button type="button" onClick={() => location.reload()}>
            Load it again
          </button>
        </p>
      </main>
    );
  }
}
