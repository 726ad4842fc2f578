// Which window of its agent a hook was called from: the agent's own process, among those that started the hook.
import { isCodingAgent } from '../../base/coding-agents.ts';
import { agentProcess, type AgentProcess, type Processes } from '../../base/processes.ts';
import { agentHooks } from '../coding-agents/hooks.ts';

export function windowOf(agent: string, processes: Processes): AgentProcess | undefined {
  return isCodingAgent(agent) ? agentProcess(processes.ancestors(), agentHooks[agent].programs) : undefined;
}

/** As another process of this program was told. */
export function asWindow(told: unknown): AgentProcess | undefined {
  const { machine, pid, started, isNamed } = (told ?? {}) as Partial<Record<keyof AgentProcess, unknown>>;
  if (typeof machine !== 'string' || typeof pid !== 'number' || typeof started !== 'string') return undefined;
  return { machine, pid, started, isNamed: isNamed === true };
}
