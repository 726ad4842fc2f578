// The operations of ask.
import { questionOperations } from './operations/ask.ts';
import { chatOperations } from './operations/chats.ts';
import { driftOperations } from './operations/drift.ts';
import { exchangeOperations } from './operations/exchanges.ts';
import { factOperations } from './operations/facts.ts';
import { summaryOperations } from './operations/summaries.ts';

export const askOperations = {
  ...questionOperations,
  ...chatOperations,
  ...exchangeOperations,
  ...factOperations,
  ...driftOperations,
  ...summaryOperations,
};
