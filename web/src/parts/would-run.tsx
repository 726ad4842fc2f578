// What exactly would be run: what a person looks at before they approve it.
import type { Output } from '../types.ts';
import { Text } from './text.tsx';

export function WouldRun({ of }: { readonly of: Output<'ask.check_actuation'> }) {
  return (
    <dl className="facts">
      <div>
        <dt>Program</dt>
        <dd className="wrap">
          <Words of={of.argv} />
        </dd>
      </div>
      <div>
        <dt>Arguments, on its stdin</dt>
        <dd className="wrap">{of.arguments.length === 0 ? 'none' : <Words of={of.arguments} />}</dd>
      </div>
      <div>
        <dt>Folder</dt>
        <dd className="wrap">{of.folder === null ? 'none of the project' : <Words of={[of.folder]} />}</dd>
      </div>
      <div>
        <dt>Bound to</dt>
        <dd className="wrap">
          <code>{of.binding_hash}</code>
        </dd>
      </div>
    </dl>
  );
}

/** Each quoted: where one ends and the next begins must not be a matter of blanks. */
function Words({ of }: { readonly of: readonly string[] }) {
  return (
    <code>
      <Text of={of.map((word) => JSON.stringify(word)).join(' ')} />
    </code>
  );
}
