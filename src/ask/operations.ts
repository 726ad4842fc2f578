// The operations of ask.
import { kernelOperations } from './operations/kernel.ts';
import { questionOperations } from './operations/ask.ts';
import { chatOperations } from './operations/chats.ts';
import { driftOperations } from './operations/drift.ts';
import { exchangeOperations } from './operations/exchanges.ts';
import { recallOperations } from './operations/recall.ts';
import { harnessOperations } from './operations/harness.ts';
import { factOperations } from './operations/facts.ts';
import { summaryOperations } from './operations/summaries.ts';
import { actuationOperations } from './operations/actuation.ts';
import { exportOperations } from './operations/export.ts';
import { retentionOperations } from './operations/retention.ts';

export const askOperations = {
  ...questionOperations,
  ...chatOperations,
  ...exchangeOperations,
  ...recallOperations,
  ...harnessOperations,
  ...kernelOperations,
  ...factOperations,
  ...driftOperations,
  ...summaryOperations,
  ...retentionOperations,
  ...actuationOperations,
  ...exportOperations,
};
