// The work at hand as artifacts: the next step, and where it was left off. Ask does not import work; whoever opens the home supplies it.
import type { Artifact, ArtifactSource } from './contract.ts';

export interface WorkAtHand {
  readonly task_id: string;
  /** As people call it: `T12`. */
  readonly name: string;
  readonly title: string;
  /** What it is for; absent where only the step itself may be known. */
  readonly goal?: string | undefined;
  readonly next_step: string;
  readonly observed_at: string;
  readonly blockers: readonly string[];
  readonly checkpoint: { readonly seq: number; readonly left_off: string; readonly created_at: string } | null;
}

export type ReadWorkAtHand = (projectId: string) => Promise<WorkAtHand | undefined>;

export function workSource(read: ReadWorkAtHand): ArtifactSource {
  return {
    name: 'work',
    async artifactsFor({ projectId }) {
      const work = await read(projectId);
      if (!work) return [];
      const { task_id, name, title, goal, next_step, observed_at, blockers, checkpoint } = work;
      const stepId = `task:${name}`;
      const step: Artifact = {
        type: 'next_step',
        id: stepId,
        ring: 1,
        source: task_id,
        minTier: 1,
        observedAt: observed_at,
        relevance: undefined,
        utility: 900,
        riskFlags: blockers.length > 0 ? ['blocked'] : [],
        conflictsWith: [],
        reason: 'the next step of the project',
        placed: {
          in: 'work',
          entry: {
            id: stepId,
            kind: 'next_step',
            text: [
              `${name} ${title}: ${next_step}`,
              ...(goal === undefined ? [] : [`Goal: ${goal}`]),
              ...blockers.map((blocker) => `Blocked: ${blocker}`),
            ].join('\n'),
            observed_at,
          },
        },
      };
      if (!checkpoint) return [step];
      const id = `checkpoint:${name}@${checkpoint.seq}`;
      return [
        step,
        {
          ...step,
          type: 'checkpoint',
          id,
          observedAt: checkpoint.created_at,
          utility: 800,
          reason: 'where the next step was left off',
          placed: {
            in: 'work',
            entry: { id, kind: 'checkpoint', text: checkpoint.left_off, observed_at: checkpoint.created_at },
          },
        },
      ];
    },
  };
}
