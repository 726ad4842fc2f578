// A refusal of the gateway, or a failure of a provider, with what happened and what resolves it.
import { ClientError } from '../api.ts';
import { explain } from '../denials.ts';
import { Link } from '../router.tsx';
import { Copy } from './copy.tsx';
import { Problem } from './dialog.tsx';
import { Text } from './text.tsx';

interface ExplainedProps {
  readonly code: string | null;
  readonly provider?: string | undefined;
  /** What the gateway said of this very call. */
  readonly why?: string | null;
}

export function Explained({ code, provider, why = null }: ExplainedProps) {
  const known = explain(code);
  return (
    <div className="problem">
      <p>
        <code>{code}</code>
      </p>
      {why === null ? null : (
        <p>
          <Text of={why} />
        </p>
      )}
      {known ? (
        <>
          <p className="hint">{known.says}</p>
          <p className="hint">
            {known.act} {known.place ? <Link href={known.place[0]}>{known.place[1]}</Link> : null}
          </p>
          {known.command === undefined ? null : (
            <Copy text={provider === undefined ? known.command : known.command.replace('<name>', provider)} />
          )}
        </>
      ) : null}
    </div>
  );
}

/** Of a call that this page made. */
export function CallProblem({ error, provider }: { readonly error: unknown; readonly provider: string }) {
  if (error instanceof ClientError && explain(error.code)) {
    return (
      <div role="alert">
        <Explained code={error.code} why={error.message} provider={provider} />
      </div>
    );
  }
  return <Problem error={error} />;
}
