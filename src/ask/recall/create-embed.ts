// Vectors from the gateway's own offline model: nothing leaves the machine, and every call is on record as any other.
import { Refusal } from '../../base/errors.ts';
import type { Gateway } from '../../gateway/gateway.ts';
import type { Embed } from './contract.ts';

export const EMBEDDING_MODEL = 'energetic-ai-embeddings-en-0.2.0';

export function createEmbed(gateway: () => Promise<Pick<Gateway, 'calls'>>): Embed {
  return async (texts, call) => {
    const { calls } = await gateway();
    try {
      const request = { provider: 'offline', model: EMBEDDING_MODEL, operation_key: 'model.embed', payload: { texts } };
      return (await calls.embed(request, call)).vectors;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'embeddings_not_installed') return undefined;
      throw error;
    }
  };
}
