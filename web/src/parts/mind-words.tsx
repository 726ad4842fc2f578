// Words of the mind as pages show them: a sentence that may be erased, how sure it is, how far a session is, and quotes with their way to
// the transcript.
import { ERASED, LANE_TONES, percent, sessionPath, type SessionKey } from '../mind.ts';
import { Link } from '../router.tsx';
import type { TracedQuote } from '../trace.ts';
import type { MindLane } from '../types.ts';
import { Badge } from './status.tsx';
import { Text } from './text.tsx';

export function Sentence({ of }: { readonly of: string | null }) {
  return of === null ? <span className="faint">{ERASED}</span> : <Text of={of} />;
}

export function Confidence({ bps }: { readonly bps: number }) {
  return (
    <span className="confidence">
      <meter min={0} max={10_000} value={bps} aria-label="confidence" />
      {percent(bps)}
    </span>
  );
}

const MAIN = 'main';

export function Lane({ of }: { readonly of: MindLane }) {
  return (
    <span className="lane">
      <Badge of={of.state} tone={LANE_TONES[of.state]} />
      {of.tag === MAIN ? null : (
        <span className="faint">
          {' '}
          <Text of={of.tag} />
        </span>
      )}
      {of.fallbacks === 0 ? null : <span className="faint"> without the model</span>}
    </span>
  );
}

interface QuotesProps {
  readonly projectId: string;
  readonly session: SessionKey;
  readonly of: readonly TracedQuote[];
}

export function Quotes({ projectId, session, of }: QuotesProps) {
  return (
    <ul className="quotes" aria-label="Words of the transcript">
      {of.map(({ key, t0_id, text }) => (
        <li key={key}>
          <q>
            <Sentence of={text} />
          </q>{' '}
          <Link href={sessionPath(projectId, session, t0_id)}>In the transcript</Link>
        </li>
      ))}
    </ul>
  );
}
