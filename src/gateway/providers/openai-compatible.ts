// Chat Completions as most other servers speak them: Ollama, vLLM, LM Studio, llama.cpp.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { sdkAdapter, type SdkSettings } from './ai-sdk.ts';

const providerFor = (settings: SdkSettings) =>
  createOpenAICompatible({
    ...settings,
    name: 'compatible',
    // Without it no usage comes with a stream.
    includeUsage: true,
    supportsStructuredOutputs: true,
  });

export const openaiCompatibleAdapter = sdkAdapter('openai-compatible', {
  model: (settings, model) => providerFor(settings).chatModel(model),
  embedder: (settings, model) => providerFor(settings).embeddingModel(model),
});
