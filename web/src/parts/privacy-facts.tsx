// What a provider does with what it is sent. What nobody knows is shown as unknown, never left out.
import { Badge } from './status.tsx';
import { Text } from './text.tsx';

interface PrivacyFactsProps {
  readonly retention: string;
  readonly training: string;
  readonly jurisdiction: string;
  readonly policy_version: string;
  readonly source: string | null;
}

export function PrivacyFacts({ retention, training, jurisdiction, policy_version, source }: PrivacyFactsProps) {
  return (
    <dl className="privacy">
      <div>
        <dt>It keeps it</dt>
        <Fact of={retention} />
      </div>
      <div>
        <dt>It trains on it</dt>
        <Fact of={training} />
      </div>
      <div>
        <dt>Whose law holds</dt>
        <Fact of={jurisdiction} />
      </div>
      <div>
        <dt>Terms</dt>
        <dd>
          <Text of={policy_version} />
          {source === null ? null : (
            <span className="faint">
              , from <Text of={source} />
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Fact({ of }: { readonly of: string }) {
  const rest = /^unknown\b[:\s]*(.*)$/s.exec(of)?.[1];
  if (rest === undefined) {
    return (
      <dd>
        <Text of={of} />
      </dd>
    );
  }
  return (
    <dd>
      <Badge of="unknown" tone="bad" /> <Text of={rest} />
    </dd>
  );
}
