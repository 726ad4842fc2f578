// The operations of ask.
import { questionOperations } from './operations/ask.ts';
import { chatOperations } from './operations/chats.ts';
import { exchangeOperations } from './operations/exchanges.ts';
import { recallOperations } from './operations/recall.ts';
import { harnessOperations } from './operations/harness.ts';

export const askOperations = {
  ...questionOperations,
  ...chatOperations,
  ...exchangeOperations,
  ...recallOperations,
  ...harnessOperations,
};
