// Memory as work uses it: queries give untrusted data, and only what passes the boundary is written, with where it came from.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import { redactText } from '../../base/redact.ts';
import type { z } from 'zod';
import { idsIn, type FoundMarker, type KnownIds } from '../../base/memory-boundary.ts';
import { checkLearning } from './boundary.ts';
import {
  MEMORY_LIMITS,
  refuse,
  type queryMemoryInput,
  type queryMemoryOutput,
  type saveLearningInput,
  type saveLearningOutput,
} from './contract.ts';
import type { ExternalMemory } from './external-memory.ts';
import { quoteFinder } from './quotes.ts';
import { tame } from './untrusted.ts';

export interface MemoryDomain {
  queryMemory(input: z.output<typeof queryMemoryInput>, call: Call): Promise<z.output<typeof queryMemoryOutput>>;
  saveLearning(input: z.output<typeof saveLearningInput>, call: Call): Promise<z.output<typeof saveLearningOutput>>;
}

export interface MemoryDeps {
  /** The user's own, else what the project knows. Asked at every call, so that nothing is started before it is needed. */
  open(call: Call, projectId?: string): Promise<ExternalMemory | undefined>;
  readonly clock: Clock;
  /** Which of these are ids or numbers of tasks, goals, checkpoints, blockers or projects. */
  knownIds?(candidates: readonly string[], call: Call, projectId?: string): Promise<KnownIds>;
  /** The first text about the home's own work of which `quotes` finds something. */
  findOwnQuote?(quotes: (own: string) => string | undefined): Promise<FoundMarker | undefined>;
  /** The name of the project that the call is about. */
  projectName?(call: Call, projectId?: string): Promise<string | undefined>;
}

export function createMemory(deps: MemoryDeps): MemoryDomain {
  async function opened(call: Call, projectId?: string): Promise<ExternalMemory> {
    const memory = await deps.open(call, projectId);
    if (!memory) throw refuse('memory_not_configured', 'No memory is configured, and this home has no canon.');
    return memory;
  }
  const waiting = ({ signal }: Call) => (signal ? { signal } : {});

  return {
    async queryMemory({ text, kinds, limit = MEMORY_LIMITS.defaultEntries, project_id: projectId }, call) {
      const memory = await opened(call, projectId);
      // One more than asked for shows whether there are more.
      const query = { text: redactText(text).text, limit: limit + 1, ...(kinds && { kinds }) };
      const found = await memory.query(query, waiting(call));
      const wanted = kinds ? found.filter(({ kind }) => kinds.includes(kind)) : found;
      return { trust: 'untrusted', from: memory.name, ...tame(wanted, limit) };
    },

    async saveLearning({ project_id: projectId, ...input }, call) {
      const candidates = idsIn(`${input.text}\n${input.source ?? ''}`);
      const knownIds = candidates.length > 0 ? await deps.knownIds?.(candidates, call, projectId) : undefined;
      const finders = [input.text, input.source ?? ''].map(quoteFinder);
      const quotes = (own: string) => finders.map((find) => find(own)).find((found) => found !== undefined);
      // Before anything is opened: what is refused does not even start the memory.
      const learning = checkLearning(input, knownIds, await deps.findOwnQuote?.(quotes));
      const memory = await opened(call, projectId);
      const provenance = {
        source: input.source ?? null,
        actor: call.actor,
        learned_at: toTimestamp(deps.clock.now()),
        project: (await deps.projectName?.(call, projectId)) ?? null,
      };
      const { written } = await memory.write(learning, provenance, waiting(call));
      return { written, kind: input.kind, text: input.text, provenance };
    },
  };
}
