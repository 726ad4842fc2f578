// How a budget of tokens is spent, part by part; what is left stays empty, and what found no room is named.
interface TokenBarProps {
  readonly tokens: number;
  readonly most: number;
  readonly parts: readonly TokenPart[];
  /** What was cut. */
  readonly cut?: number;
}

export interface TokenPart {
  /** Its colour. */
  readonly of: 'headings' | 'work' | 'risk' | 'session' | 'canon';
  readonly title: string;
  readonly tokens: number;
}

export const tokensOf = (parts: readonly { readonly tokens: number }[]): number =>
  parts.reduce((sum, { tokens }) => sum + tokens, 0);

export function TokenBar({ tokens, most, parts: given, cut = 0 }: TokenBarProps) {
  const parts = given.filter((part) => part.tokens > 0);
  return (
    <figure className="tokens">
      <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" role="img" aria-label={`${tokens} of ${most} tokens`}>
        <rect width={most} height="10" className="room" />
        {parts.map((part, at) => (
          <rect
            key={part.title}
            x={tokensOf(parts.slice(0, at))}
            width={part.tokens}
            height="10"
            className={`of-${part.of}`}
          />
        ))}
      </svg>
      <figcaption>
        <strong>
          {tokens} of {most} tokens
        </strong>
        {parts.map((part) => (
          <span key={part.title} className={`key of-${part.of}`}>
            {part.title} {part.tokens}
          </span>
        ))}
        {cut === 0 ? null : <span className="faint">No room for {cut}</span>}
      </figcaption>
    </figure>
  );
}
