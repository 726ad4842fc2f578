// Has a session observed once it finished a task or gave it away: what it learned on the way is then known soon, and not only at its end.
import { Bug } from '../../base/errors.ts';
import type { Operation } from '../../base/operation.ts';
import type { Mind } from '../../mind/mind.ts';

const TRIGGERS = { 'work.complete_task': 'task_done', 'work.release_claim': 'handoff' } as const;

function triggerOf(name: string): (typeof TRIGGERS)[keyof typeof TRIGGERS] | undefined {
  return Object.hasOwn(TRIGGERS, name) ? TRIGGERS[name as keyof typeof TRIGGERS] : undefined;
}

export interface ObserveAfterDeps {
  /** Undefined if no session was ever recorded. */
  readonly mind: () => Promise<Mind | undefined>;
}

export function observeAfter({ mind }: ObserveAfterDeps): (operation: Operation) => Operation {
  return (operation) => {
    const trigger = triggerOf(operation.definition.name);
    if (trigger === undefined) return operation;
    return {
      definition: operation.definition,
      role: operation.role,
      async run(input, call) {
        const answer = await operation.run(input, call);
        if (call.owner === undefined) return answer;
        try {
          await (await mind())?.distil.askForOwner(call.owner, trigger);
        } catch (error) {
          // The work is on record; its session is observed at its end.
          if (error instanceof Bug) throw error;
        }
        return answer;
      },
    };
  };
}
