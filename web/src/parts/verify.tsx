// Verification by one click, of everything or of one stream, with its progress.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../api.ts';
import type { VerifyReport } from '../types.ts';
import { Problem } from './dialog.tsx';
import { Text } from './text.tsx';

type Outcome =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly done: number; readonly of: number }
  | { readonly is: 'ended'; readonly report: VerifyReport }
  | { readonly is: 'failed'; readonly error: unknown };

interface VerifyProps {
  /** All streams if not given. */
  readonly stream?: string;
  readonly startsAtOnce?: boolean;
  /** Undefined as soon as another verification begins. */
  readonly onReport?: (report: VerifyReport | undefined) => void;
}

export function Verify({ stream, startsAtOnce = false, onReport }: VerifyProps) {
  const [outcome, setOutcome] = useState<Outcome>({ is: 'idle' });
  const [isDeep, setDeep] = useState(false);
  const running = useRef<AbortController>(null);

  const run = async (deep: boolean) => {
    const stop = new AbortController();
    running.current = stop;
    setOutcome({ is: 'running', done: 0, of: 0 });
    onReport?.(undefined);
    try {
      const report = await call(
        'ledger.verify',
        { deep, ...(stream === undefined ? {} : { stream }) },
        {
          signal: stop.signal,
          onProgress: ({ done, of = 0 }) => setOutcome({ is: 'running', done, of }),
        },
      );
      setOutcome({ is: 'ended', report });
      onReport?.(report);
    } catch (error) {
      setOutcome(stop.signal.aborted ? { is: 'idle' } : { is: 'failed', error });
    }
  };
  const start = (deep: boolean) => void run(deep).catch(() => {});

  const begin = useEffectEvent(() => {
    if (startsAtOnce && running.current === null) start(false);
  });
  useEffect(() => {
    begin();
    // The user leaves the page, so the result would not be shown.
    return () => running.current?.abort();
  }, []);

  return (
    <section className="verify" aria-label="Verification">
      {outcome.is === 'running' ? (
        <div className="buttons">
          <progress
            aria-label="Events checked"
            {...(outcome.done < outcome.of ? { value: outcome.done, max: outcome.of } : {})}
          />
          <span className="faint" role="status">
            {outcome.of === 0
              ? 'Checking'
              : outcome.done < outcome.of
                ? `${outcome.done.toLocaleString('en')} of ${outcome.of.toLocaleString('en')} events`
                : `${outcome.of.toLocaleString('en')} events read, comparing`}
          </span>
          <button type="button" onClick={() => running.current?.abort()}>
            Stop
          </button>
        </div>
      ) : (
        <div className="buttons">
          <button type="button" className="primary" onClick={() => start(isDeep)}>
            {stream === undefined ? 'Verify everything' : 'Verify this stream'}
          </button>
          <label className="check">
            <input type="checkbox" checked={isDeep} onChange={(event) => setDeep(event.target.checked)} />
            Deep: also fold every event again and compare the tables
          </label>
        </div>
      )}
      {outcome.is === 'failed' ? <Problem error={outcome.error} /> : null}
      {outcome.is === 'ended' ? <Report report={outcome.report} /> : null}
    </section>
  );
}

function Report({ report }: { readonly report: VerifyReport }) {
  return (
    <div className={`verdict ${report.ok ? 'is-good' : 'is-bad'}`} role="status">
      <strong>
        {report.ok
          ? 'Everything is as it was written.'
          : `${report.problems_found} ${report.problems_found === 1 ? 'problem' : 'problems'} found.`}
      </strong>{' '}
      <span>
        {report.events.toLocaleString('en')} events of {report.streams.toLocaleString('en')}{' '}
        {report.streams === 1 ? 'stream' : 'streams'}, {report.signed_events.toLocaleString('en')} under a signature, in{' '}
        {report.duration_ms} ms{report.deep ? ', deep' : ''}.
      </span>
      {report.unknown_signers.map(({ key, checkpoints, events }) => (
        <p key={key}>
          {checkpoints} {checkpoints === 1 ? 'checkpoint' : 'checkpoints'} over {events.toLocaleString('en')} events by{' '}
          <code>{key}</code> cannot be judged: this machine does not know the key. If you trust it, run{' '}
          <code>throughline key trust</code>.
        </p>
      ))}
      {report.problems.length === 0 ? null : (
        <ul>
          {report.problems.map((problem) => (
            <li key={`${problem.code} ${problem.message}`}>
              <code>{problem.code}</code> <Text of={problem.message} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
