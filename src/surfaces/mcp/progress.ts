// Passes an operation's progress on to a client that asked for it, as often as somebody would look.
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
    // The protocol wants every one to be more than the last. With a known end, a hundredth is worth a message.
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
