// What an agent would be told now: each line with its cost, and why it is in, cut or left out. People act on an entry from here.
import { useState } from 'react';
import { AnchorLink } from '../pages/injected.tsx';
import { AGENTS } from '../mind.ts';
import { useQuery } from '../queries.ts';
import { useCanon } from '../trace.ts';
import type { InjectionPreview } from '../types.ts';
import { CanonActs } from './canon-forms.tsx';
import { Missing } from './empty.tsx';
import { Badge } from './status.tsx';
import { Text } from './text.tsx';
import { TokenBar, tokensOf } from './token-bar.tsx';

const TRIGGERS = [
  ['start', 'at its start'],
  ['resume', 'when it is resumed'],
  ['compaction', 'after a compaction'],
  ['clear', 'after a clear'],
  ['prompt', 'at a prompt'],
] as const;
const TONES = { in: 'good', cut: 'busy', left_out: 'quiet' } as const;
const WORDS = { in: 'said', cut: 'no room', left_out: 'left out' } as const;

interface PreviewProps {
  readonly projectId: string;
  readonly tag: string;
  readonly session: { readonly agent: string; readonly session: string } | undefined;
}

export function Preview({ projectId, tag, session }: PreviewProps) {
  const [agent, setAgent] = useState<(typeof AGENTS)[number]>('claude');
  const [trigger, setTrigger] = useState<(typeof TRIGGERS)[number][0]>('start');
  const { data, error } = useQuery('mind.preview_injection', {
    project_id: projectId,
    trigger,
    ...(session ? { session: session.session } : { agent }),
    ...(tag === '' ? {} : { tag }),
  });
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title">What hooks would tell now</h2>
      <form className="filters" role="search" aria-label="Preview" onSubmit={(event) => event.preventDefault()}>
        {session ? null : (
          <select
            aria-label="agent"
            value={agent}
            onChange={(event) => setAgent(AGENTS.find((each) => each === event.target.value) ?? 'claude')}
          >
            {AGENTS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
        <select
          aria-label="when"
          value={trigger}
          onChange={(event) => setTrigger(TRIGGERS.find(([each]) => each === event.target.value)?.[0] ?? 'start')}
        >
          {TRIGGERS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </form>
      {data ? <Previewed projectId={projectId} of={data} /> : <Missing error={error} />}
    </section>
  );
}

function Budget({ of }: { readonly of: InjectionPreview }) {
  const lines = (outcome: 'in' | 'cut', isRisk?: boolean) =>
    tokensOf(
      of.lines.filter(
        (line) => line.outcome === outcome && (isRisk === undefined || (line.section === 'risk') === isRisk),
      ),
    );
  const work = of.work?.tokens ?? 0;
  const [risks, others] = [lines('in', true), lines('in', false)];
  const parts = [
    { of: 'headings', title: 'Headings', tokens: Math.max(0, of.tokens - work - risks - others) },
    { of: 'work', title: 'Work', tokens: work },
    { of: 'risk', title: 'Risks', tokens: risks },
    { of: 'canon', title: 'Lines', tokens: others },
  ] as const;
  if (of.most_tokens === 0) return null;
  return <TokenBar tokens={of.tokens} most={of.most_tokens} parts={parts} cut={lines('cut')} />;
}

function Previewed({ projectId, of }: { readonly projectId: string; readonly of: InjectionPreview }) {
  const { data: canon } = useCanon(projectId);
  const entryOf = (anchor: string) => canon?.entries.find((entry) => entry.anchor === anchor);
  return (
    <>
      <p>
        <Text of={of.why} />
        {of.shown_as === of.trigger ? null : (
          <span className="faint"> Shown as a {of.shown_as}: a session that was told nothing begins.</span>
        )}
      </p>
      <Budget of={of} />
      <ul className="rows" aria-label="Lines of the preview">
        {of.lines.map((line) => {
          const entry = entryOf(line.anchor);
          return (
            <li key={`${line.section} ${line.key}`} className="row wraps">
              <div className="grow">
                <Text of={line.text} />
                <p className="faint">
                  <Text of={line.why} />
                </p>
                {entry ? <CanonActs projectId={projectId} entry={entry} /> : null}
              </div>
              <p className="badges">
                <AnchorLink projectId={projectId} anchor={line.anchor} />
                <span className="faint">{line.tokens} tokens</span>
                <Badge of={WORDS[line.outcome]} tone={TONES[line.outcome]} />
              </p>
            </li>
          );
        })}
      </ul>
      {of.text === '' ? null : (
        <details>
          <summary>The whole message</summary>
          <pre className="json" tabIndex={0} role="region" aria-label="Message">
            <Text of={of.text} />
          </pre>
        </details>
      )}
    </>
  );
}
