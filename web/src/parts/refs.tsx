// References of a proof or a checkpoint.
import { Text } from './text.tsx';

export function Refs({ refs }: { readonly refs: readonly string[] }) {
  return (
    <ul className="refs">
      {refs.map((ref) => (
        <li key={ref}>
          <code>
            <Text of={ref} />
          </code>
        </li>
      ))}
    </ul>
  );
}
