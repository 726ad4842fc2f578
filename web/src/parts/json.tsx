// Any JSON value as text, with invisible characters made visible.
import { Text } from './text.tsx';

export function Json({ value, label }: { readonly value: unknown; readonly label: string }) {
  return (
    <pre className="json" tabIndex={0} role="region" aria-label={label}>
      <Text of={JSON.stringify(value, null, 2) ?? 'undefined'} />
    </pre>
  );
}
