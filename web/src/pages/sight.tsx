// What the observational tools see now. Each look is a reading on record, so the page looks once, and again when you say so.
import { useEffect, useRef, useState } from 'react';
import { call } from '../api.ts';
import { AskFrame } from '../parts/ask-frame.tsx';
import { Problem } from '../parts/dialog.tsx';
import { Loading } from '../parts/empty.tsx';
import { SightReport } from '../parts/sight-report.tsx';
import type { Output } from '../types.ts';

export function SightPage({ projectId }: { readonly projectId: string }) {
  const [seen, setSeen] = useState<Output<'ask.observe'>>();
  const [problem, setProblem] = useState<unknown>();
  const [isLooking, setLooking] = useState(false);
  const hasLooked = useRef(false);
  const look = () => {
    setLooking(true);
    setProblem(undefined);
    call('ask.observe', { project_id: projectId })
      .then(setSeen, setProblem)
      .finally(() => setLooking(false));
  };
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    look();
  });
  return (
    <AskFrame
      projectId={projectId}
      title="Sight"
      actions={
        <button type="button" disabled={isLooking} onClick={look}>
          {isLooking ? 'Looking…' : 'Look again'}
        </button>
      }
    >
      <p className="prose faint">
        Summaries of this machine and this home, as a model is given them with a question
        {seen ? ` in tier ${seen.tier}` : ''}. The tools read, and change nothing. Where one is not available, it says
        why instead of guessing.
      </p>
      <Problem error={problem} />
      {seen ? <SightReport sight={seen.sight} /> : problem === undefined ? <Loading what="Looking" /> : null}
    </AskFrame>
  );
}
