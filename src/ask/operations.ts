// The operations of ask.
import { questionOperations } from './operations/ask.ts';
import { chatOperations } from './operations/chats.ts';
import { driftOperations } from './operations/drift.ts';
import { exchangeOperations } from './operations/exchanges.ts';
import { recallOperations } from './operations/recall.ts';
import { harnessOperations } from './operations/harness.ts';
import { factOperations } from './operations/facts.ts';
import { summaryOperations } from './operations/summaries.ts';

export const askOperations = {
  ...questionOperations,
  ...chatOperations,
  ...exchangeOperations,
  ...recallOperations,
  ...harnessOperations,
  ...factOperations,
  ...driftOperations,
  ...summaryOperations,
};
