// Passes an operation's progress to a client that asked for it, no more often than a person would look.
import type { ServerContext } from '@modelcontextprotocol/server';
import type { Progress } from '../../base/operation.ts';

export function progressTo(
  { mcpReq }: ServerContext,
  report: (error: unknown) => void,
): ((progress: Progress) => void) | undefined {
  const { _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let told = -1;
  return ({ done, of, what }) => {
    // The protocol requires every value to exceed the last. If the total is known, one message per hundredth is enough.
    if (done <= told || (of !== undefined && done < of && done - told < of / 100)) return;
    told = done;
    const params = {
      progressToken,
      progress: done,
      ...(of === undefined ? {} : { total: of }),
      ...(what === undefined ? {} : { message: what }),
    };
    mcpReq.notify({ method: 'notifications/progress', params }).catch(report);
  };
}
