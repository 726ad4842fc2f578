// The criteria of a task with their checks, and what proves them: runs of a command apart from what somebody says.
import { provedBy } from '../proved-criteria.ts';
import type { Task, TaskReport } from '../types.ts';
import { Copy } from './copy.tsx';
import { Refs } from './refs.tsx';
import { Text } from './text.tsx';
import { When } from './when.tsx';

type Evidence = Task['evidence'][number];
type Run = NonNullable<Evidence['executed']>;

export function Criteria({ report: { task, unanswered } }: { readonly report: TaskReport }) {
  const criteria = task.acceptance_criteria;
  const others = task.evidence.filter(({ criterion }) => criterion === null || !criteria.includes(criterion));
  if (criteria.length === 0 && others.length === 0) return null;
  return (
    <section>
      <h2>
        What proves it{' '}
        <span className="faint">
          {criteria.length - unanswered.length} of {criteria.length}
        </span>
      </h2>
      <ul className="criteria">
        {criteria.map((criterion, at) => {
          const proofs = provedBy(task, criterion);
          const isProved = !unanswered.includes(criterion);
          const check = task.checks.find((each) => each.criterion === criterion);
          return (
            <li key={criterion} className={isProved ? 'is-proved' : ''}>
              <span className="criterion">
                <span className="sr">{isProved ? 'Proved: ' : 'Not proved yet: '}</span>
                <Text of={criterion} />
              </span>
              {check ? (
                <div className="check">
                  Proved by running{' '}
                  <code>
                    <Text of={check.command} />
                  </code>
                  <span className="faint">
                    , set by <Text of={check.set_by} />
                  </span>
                  {isProved ? null : <Copy text={`throughline task prove T${task.number} --criterion ${at + 1}`} />}
                </div>
              ) : null}
              {proofs.map((each) => (
                <Proof key={`${each.kind} ${each.proof}`} evidence={each} />
              ))}
            </li>
          );
        })}
        {others.map((evidence) => (
          <li key={evidence.proof} className="is-proved">
            <Proof evidence={evidence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Proof({ evidence: { kind, proof, refs, executed, overridden } }: { readonly evidence: Evidence }) {
  return (
    <div className="proof">
      <span className={`kind is-${kind}`}>{kind}</span> {executed ? <Ran run={executed} /> : <Text of={proof} />}
      {overridden === undefined ? null : (
        <div className="faint">
          Taken without its check: <Text of={overridden} />
        </div>
      )}
      {refs === undefined || refs.length === 0 ? null : <Refs refs={refs} />}
    </div>
  );
}

function Ran({ run }: { readonly run: Run }) {
  const { command, exit_code, duration_ms, commit, dirty, changed_meanwhile, tail, output_bytes, at, by, imported } =
    run;
  return (
    <>
      <code>
        <Text of={command} />
      </code>{' '}
      <span className="faint">
        exit code {exit_code}, {(duration_ms / 1_000).toFixed(1)} s,{' '}
        {commit === null ? 'no commit' : <code title={commit}>{commit.slice(0, 12)}</code>}
        {dirty ? ' with changes' : ''}
        {changed_meanwhile ? ', files changed while it ran' : ''}
        {imported ? ', imported' : ''}, <Text of={by} />, <When at={at} />
      </span>
      {tail === '' ? null : (
        <details>
          <summary>The end of its output ({output_bytes} bytes)</summary>
          <pre>
            <Text of={tail} />
          </pre>
        </details>
      )}
    </>
  );
}
