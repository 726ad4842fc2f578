// OpenAI's Responses API. Nothing of a call is stored there for later calls.
import { createOpenAI } from '@ai-sdk/openai';
import { sdkAdapter } from './ai-sdk.ts';

export const openaiAdapter = sdkAdapter('openai', {
  model: (settings, model) => createOpenAI(settings).responses(model),
  embedder: (settings, model) => createOpenAI(settings).embedding(model),
  providerOptions: { openai: { store: false } },
  lacks: ['stop'],
});
