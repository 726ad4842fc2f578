// Vectors from the gateway's own offline model: nothing leaves the machine, and every call is on record as any other.
import { Refusal } from '../../base/errors.ts';
import { OFFLINE, OFFLINE_EMBEDDINGS, type Gateway } from '../../gateway/gateway.ts';
import type { Embed } from './contract.ts';

export interface EmbedPorts {
  readonly gateway: () => Promise<Pick<Gateway, 'calls' | 'kills'>>;
  /** Whether the user wants a model for recall at all: it takes half a gigabyte of memory. */
  readonly isWanted: () => Promise<boolean>;
}

export function createEmbed({ gateway, isWanted }: EmbedPorts): Embed {
  return async (texts, call) => {
    if (!(await isWanted())) return undefined;
    const { calls, kills } = await gateway();
    // The index tries again and again: a switch that is on must not leave a denial on record each time.
    const killed = await kills.scopes();
    if (killed.includes('all') || killed.includes(OFFLINE)) return undefined;
    try {
      const request = {
        provider: OFFLINE,
        model: OFFLINE_EMBEDDINGS,
        operation_key: 'model.embed',
        payload: { texts },
      };
      return (await calls.embed(request, call)).vectors;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'embeddings_not_installed') return undefined;
      throw error;
    }
  };
}
