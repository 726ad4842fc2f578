// What a campaign looks at: the calls of our hook, and what of ours stands in what a model is sent.
import type { HookCall } from './campaign.ts';

/** In the resume block, and in nothing else of ours that a model is told. */
export const BLOCK = 'These are facts from its ledger';

/** The objects in a text of one per line; what is none is passed over. */
export function objectsIn(text: string): Record<string, unknown>[] {
  return text.split('\n').flatMap((line) => {
    try {
      const value = JSON.parse(line) as Record<string, unknown> | null;
      return typeof value === 'object' && value !== null ? [value] : [];
    } catch {
      return [];
    }
  });
}

/** What our hook told the agent to tell its model. */
export function contextOf({ answer }: HookCall): string | undefined {
  const { hookSpecificOutput, context } = answer as {
    hookSpecificOutput?: { additionalContext?: string };
    context?: string;
  };
  return hookSpecificOutput?.additionalContext ?? context;
}

/** What our hook asked the agent's model when it stopped. */
export function questionOf({ answer }: HookCall): string | undefined {
  const { reason, ask } = answer as { reason?: string; ask?: string };
  return reason ?? ask;
}

/** How often a text stands in JSON, as one of its strings or a part of one. */
export function timesIn(json: string, text: string): number {
  return json.split(JSON.stringify(text).slice(1, -1)).length - 1;
}

export const eventsOf = (calls: readonly HookCall[]) => calls.map(({ input }) => String(input['hook_event_name']));

export const named = (calls: readonly HookCall[], event: string) =>
  calls.find(({ input }) => input['hook_event_name'] === event);

/** The first call in which a session was told anything: of some agents not its first. */
export const tellingIn = (calls: readonly HookCall[], session: unknown) =>
  calls.find((call) => call.input['session_id'] === session && contextOf(call) !== undefined);

/** How often the block that this call was answered stands in a request: that very text, once, is right. */
export function timesOfBlock(text: string | undefined, call: HookCall | undefined): number {
  const block = call && contextOf(call);
  return text === undefined || block === undefined ? 0 : timesIn(text, block);
}

/** The owner id that its session was told with this call. */
export function ownerIn(call: HookCall | undefined): string {
  return /^Owner id of this session: (\S+)\./m.exec((call && contextOf(call)) ?? '')?.[1] ?? 'nobody';
}
