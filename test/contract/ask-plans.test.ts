// What each question reads of a project must not grow with it: every one of these statements is answered by an index that also has its
// order, so that SQLite stops after the few rows it was asked for.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import * as q from '../../src/ask/queries.ts';
import { askSchema } from '../../src/ask/schema.ts';

const READS = {
  'the open conversations of a partner': [q.openSessions.text, 'idx_chat_session_partner (project_id=? AND partner=?)'],
  'the latest turns of a conversation': [
    q.recentTurns.text,
    'idx_chat_turn_session_seq (project_id=? AND session_id=?)',
  ],
  'drift that is open': [q.openDrift.text, 'idx_driftwatch_event_open (project_id=?)'],
} as const;

test.each(Object.entries(READS))('%s are read by an index, without sorting', (_name, [text, index]) => {
  const db = new DatabaseSync(':memory:');
  for (const { sqlite } of askSchema.migrations) db.exec(sqlite);
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[];
  db.close();
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(`USING INDEX ${index}`)]);
});
