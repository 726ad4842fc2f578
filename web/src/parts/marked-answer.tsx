// What a model said, as text and nothing else, with the place of each finding marked and the findings below.
import { Fragment, useId } from 'react';
import { DRIFT_WORDS, segmentsOf } from '../ask.ts';
import type { Finding } from '../types.ts';
import { Badge } from './status.tsx';
import { Text } from './text.tsx';

interface MarkedAnswerProps {
  readonly text: string;
  readonly findings: readonly Finding[];
}

export function MarkedAnswer({ text, findings }: MarkedAnswerProps) {
  const id = useId();
  return (
    <>
      <div className="said prose-text">
        {segmentsOf(text, findings).map((segment) =>
          segment.findings.length === 0 ? (
            <Text key={segment.at} of={segment.text} />
          ) : (
            <Fragment key={segment.at}>
              <mark>
                <Text of={segment.text} />
              </mark>
              {segment.ends.map((index) => (
                <sup key={index}>
                  <a href={`#${id}${index}`} aria-label={`Finding ${index + 1}`}>
                    {index + 1}
                  </a>
                </sup>
              ))}
            </Fragment>
          ),
        )}
      </div>
      {findings.length === 0 ? null : (
        <ol className="findings" aria-label="Findings">
          {findings.map((finding, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a finding is known by its number, and none moves
            <li key={index} id={`${id}${index}`}>
              <span className="number">{index + 1}</span>
              <div>
                <strong>{DRIFT_WORDS[finding.drift_class]}</strong> <SeverityBadge of={finding.severity} />{' '}
                {finding.quote === '' ? null : (
                  <q>
                    <Text of={finding.quote} />
                  </q>
                )}
                <p className="faint">
                  <Text of={finding.note.replace(`${finding.rule_id}: `, '')} /> <code>{finding.rule_id}</code>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

export function SeverityBadge({ of }: { readonly of: string }) {
  return <Badge of={of} tone={of === 'high' || of === 'critical' ? 'bad' : of === 'low' ? 'quiet' : 'busy'} />;
}
