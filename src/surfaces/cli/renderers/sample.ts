// The guided sample after it was created.
import type { SampleAdded } from '../../../work/work.ts';
import { paint, type Line } from '../../terminal/text.ts';
import { renderGoal } from './goals.ts';

export function renderSample({ added, goal, tasks }: SampleAdded): Line[] {
  return [
    ...renderGoal({ goal }),
    added ? `It has ${tasks} tasks, one after another` : 'It was here already; nothing was changed',
    [
      'Begin with ',
      paint('bold', 'throughline next'),
      ', and read each task with ',
      paint('bold', 'throughline task show'),
    ],
  ];
}
