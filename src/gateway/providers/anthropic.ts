// Anthropic's Messages API.
import { createAnthropic } from '@ai-sdk/anthropic';
import { sdkAdapter } from './ai-sdk.ts';

export const anthropicAdapter = sdkAdapter('anthropic', {
  model: (settings, model) => createAnthropic(settings).messages(model),
});
