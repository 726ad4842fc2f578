// The operations of ask.
import { questionOperations } from './operations/ask.ts';
import { chatOperations } from './operations/chats.ts';
import { exchangeOperations } from './operations/exchanges.ts';
import { actuationOperations } from './operations/actuation.ts';
import { exportOperations } from './operations/export.ts';
import { retentionOperations } from './operations/retention.ts';

export const askOperations = {
  ...questionOperations,
  ...chatOperations,
  ...exchangeOperations,
  ...retentionOperations,
  ...actuationOperations,
  ...exportOperations,
};
