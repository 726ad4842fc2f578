// What a provider does with what it is sent. What nobody knows is shown as unknown, never left out.
import { Badge } from './status.tsx';
import { Text } from './text.tsx';

interface PrivacyFactsProps {
  readonly retention: string;
  readonly training: string;
  readonly jurisdiction: string;
  readonly policy_version: string;
  readonly source: string | null;
  /** Who else has to do with it. */
  readonly proxy?: string | null;
  readonly ca_file?: string | null;
  readonly may_reach?: readonly string[];
}

export function PrivacyFacts(props: PrivacyFactsProps) {
  const { retention, training, jurisdiction, policy_version, source } = props;
  const { proxy = null, ca_file = null, may_reach = [] } = props;
  return (
    <dl className="privacy">
      {proxy === null ? null : (
        <div>
          <dt>Through the proxy</dt>
          <Fact of={proxy} />
        </div>
      )}
      {ca_file === null ? null : (
        <div>
          <dt>Who else can read it</dt>
          <Fact
            of={`Certificates of the authority in ${ca_file} are trusted too: whoever holds its key can read what is sent.`}
          />
        </div>
      )}
      {may_reach.length === 0 ? null : (
        <div>
          <dt>May reach or keep, for raw requests</dt>
          <Fact of={may_reach.join(', ')} />
        </div>
      )}
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
