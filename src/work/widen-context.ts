// Records that context was loaded which no checkpoint names, with the reason: an event of the project, about the task.
import type { Call } from '../base/operation.ts';
import type { Change } from './change.ts';
import type { ContextOverride } from './context/context.ts';

export function createWidenContext(change: Change): (override: ContextOverride, call: Call) => Promise<void> {
  return (override, call) => {
    const { task_id, refs, reason } = override;
    return change(
      'work.load_context',
      // Whole: the same operation id with other refs or another reason is another command.
      override,
      call,
      async () => [
        {
          type: 'context.widened',
          payload: { ...(task_id === null ? {} : { task_id }), refs: [...refs], reason },
        },
      ],
      async () => {},
    );
  };
}
