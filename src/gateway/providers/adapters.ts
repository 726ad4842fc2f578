// The adapter of each kind of provider, loaded when it is first used: an SDK takes a tenth of a second to load.
import type { Clock } from '../../base/clock.ts';
import type { ModelAdapter, ProviderKind } from './contract.ts';
import type { OfflineEmbeddings } from './offline-embeddings.ts';

export interface Adapters {
  of(kind: ProviderKind): Promise<ModelAdapter>;
  /** Ends what the offline provider started. */
  close(): void;
}

export function createAdapters({ clock }: { readonly clock: Clock }): Adapters {
  let embeddings: OfflineEmbeddings | undefined;
  const embedder = async () => {
    const { createOfflineEmbeddings } = await import('./offline-embeddings.ts');
    return (embeddings ??= createOfflineEmbeddings({ clock }));
  };
  const loaders: Readonly<Record<ProviderKind, () => Promise<ModelAdapter>>> = {
    offline: async () => {
      const { createOfflineAdapter } = await import('./offline.ts');
      return createOfflineAdapter({ embed: async (request, signal) => (await embedder()).embed(request, signal) });
    },
    anthropic: async () => (await import('./anthropic.ts')).anthropicAdapter,
    openai: async () => (await import('./openai.ts')).openaiAdapter,
    'openai-compatible': async () => (await import('./openai-compatible.ts')).openaiCompatibleAdapter,
  };
  // Kept: to ask for a module that is loaded takes as long as to decide a call.
  const loaded = new Map<ProviderKind, ModelAdapter>();
  const of = async (kind: ProviderKind) => {
    const adapter = loaded.get(kind) ?? (await loaders[kind]());
    loaded.set(kind, adapter);
    return adapter;
  };
  return { of, close: () => embeddings?.close() };
}
