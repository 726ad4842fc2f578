// A context bundle by ring: all the continuity that a model was given, why each part is there, and what was left out.
import type { ReactNode } from 'react';
import { excludedBecause, ringsOf, type Artifact } from '../ask.ts';
import type { Bundle, Exchange } from '../types.ts';
import { SightReport } from './sight-report.tsx';
import { Text } from './text.tsx';

interface BundleViewProps {
  readonly bundle: Bundle;
  readonly refs: Exchange['refs'];
}

export function BundleView({ bundle, refs }: BundleViewProps) {
  const { situational, deep } = ringsOf(bundle);
  const reasons = new Map(refs.map(({ artifact_id, included_reason }) => [artifact_id, included_reason]));
  const scores = new Map(bundle.ranking.scores.map(({ id, score }) => [id, score]));
  const list = (artifacts: readonly Artifact[], label: string) => (
    <ul className="artifacts" aria-label={label}>
      {artifacts.map((artifact) => (
        <ArtifactRow
          key={`${artifact.id} ${artifact.about}`}
          of={artifact}
          reason={reasons.get(artifact.id)}
          score={scores.get(artifact.id)}
        />
      ))}
    </ul>
  );
  return (
    <div className="rings">
      <Ring name="Ring 0" about="always there">
        <dl className="facts">
          <Fact name="Phase and tier">{`${bundle.phase}, tier ${bundle.tier}`}</Fact>
          <Fact name="Model">
            <Text of={bundle.model_id} />
          </Fact>
          <Fact name="Kernel">
            <code>{bundle.kernel_hash}</code>
          </Fact>
          <Fact name="Constraints">{bundle.constraints.map(({ rule }) => rule.replaceAll('_', ' ')).join(', ')}</Fact>
        </dl>
        <details>
          <summary>What sight saw</summary>
          <SightReport sight={bundle.sight} />
        </details>
      </Ring>
      <Ring name="Ring 1" about="what fits the question">
        {list(situational, 'Ring 1')}
      </Ring>
      <Ring name="Ring 2" about="deep history">
        {bundle.disclosures.map(({ line }) => (
          <p key={line}>{line}</p>
        ))}
        {deep.length === 0 ? <p className="faint">None was added.</p> : list(deep, 'Ring 2')}
      </Ring>
      {bundle.conflicts.length === 0 ? null : (
        <Ring name="Conflicts" about="shown side by side, never merged">
          <ul>
            {bundle.conflicts.map(({ between, about }) => (
              <li key={between.join(' ')}>
                <code>{between.join(' against ')}</code> <Text of={about} />
              </li>
            ))}
          </ul>
        </Ring>
      )}
      <Ring name="Left out" about={String(bundle.exclusions.length)}>
        {bundle.exclusions.length === 0 ? <p className="faint">Nothing was left out.</p> : null}
        <ul aria-label="Left out">
          {bundle.exclusions.map(({ artifact, reason }) => (
            <li key={`${artifact} ${reason}`}>
              <code>
                <Text of={artifact} />
              </code>{' '}
              <span className="faint">{excludedBecause(reason)}</span>
            </li>
          ))}
        </ul>
      </Ring>
      <p className="faint">Ranked by {rankedBy(bundle.ranking)}.</p>
    </div>
  );
}

function Ring({
  name,
  about,
  children,
}: {
  readonly name: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="ring" aria-label={name}>
      <h3>
        {name} <span className="faint">{about}</span>
      </h3>
      {children}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="wrap">{children}</dd>
    </div>
  );
}

interface ArtifactRowProps {
  readonly of: Artifact;
  readonly reason: string | undefined;
  readonly score: number | undefined;
}

function ArtifactRow({ of, reason, score }: ArtifactRowProps) {
  const why = [reason, score === undefined ? undefined : `score ${(score / 1_000).toFixed(2)}`]
    .filter(Boolean)
    .join(', ');
  return (
    <li>
      <p className="faint">
        {of.kind}, <Text of={of.about} /> <code>{of.id}</code>
        {why === '' ? null : (
          <>
            {' '}
            · <Text of={why} />
          </>
        )}
      </p>
      <p className="prose-text clamped">
        <Text of={of.text} />
      </p>
    </li>
  );
}

function rankedBy({ method, vectors }: Bundle['ranking']): string {
  if (method === 'text+vectors') return 'words and meaning';
  return vectors === 'not_installed' ? 'words; the model for meaning is not installed' : 'words';
}
