// Pure: what the mind takes from work and from drift, without the words that were erased. They stay there: both keep records of their own.
import type { WorkAtHand } from '../../ask/ask.ts';
import type { HandshakeFacts } from '../handshake/compile-handshake.ts';
import type { WorkInHand } from '../session/ports.ts';

type Cut = (text: string) => string;

export function cutWorkAtHand(work: WorkAtHand, cut: Cut): WorkAtHand {
  const { title, goal, next_step, blockers, checkpoint } = work;
  return {
    ...work,
    title: cut(title),
    goal: goal === undefined ? undefined : cut(goal),
    next_step: cut(next_step),
    blockers: blockers.map(cut),
    checkpoint: checkpoint && { ...checkpoint, left_off: cut(checkpoint.left_off) },
  };
}

export function cutWorkInHand({ next_step, tasks }: WorkInHand, cut: Cut): WorkInHand {
  return {
    next_step: next_step && { number: next_step.number, text: cut(next_step.text) },
    tasks: tasks.map(({ number, title, status, is_held, checkpoint }) => ({
      number,
      title: cut(title),
      status,
      is_held,
      checkpoint: checkpoint && {
        seq: checkpoint.seq,
        where_we_left_off: cut(checkpoint.where_we_left_off),
        next_step: cut(checkpoint.next_step),
      },
    })),
  };
}

export function cutDrift(drift: HandshakeFacts['drift'], cut: Cut): HandshakeFacts['drift'] {
  return drift.map(({ drift_id, summary }) => ({ drift_id, summary: cut(summary) }));
}
