// The table of what was asked by hand, and every statement on it.
import { sql } from '../../store/store.ts';
import {
  defineTable,
  insertRow,
  nullable,
  select,
  text,
  textOf,
  timestamp,
  uuid,
  type RowOf,
} from '../../store/table.ts';

export const CONTROLS = ['observe', 'finalize', 'consolidate', 'requeue', 'rebuild', 'erase'] as const;
export type Control = (typeof CONTROLS)[number];
export const OUTCOMES = ['begun', 'done', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const mindControls = defineTable('mind_controls', ['control_id'], {
  control_id: uuid,
  project_id: uuid,
  asked_at: timestamp,
  actor: text,
  control: textOf<Control>(),
  subject: nullable(text),
  outcome: textOf<Outcome>(),
  counts: text,
  ended_at: nullable(timestamp),
});
export type ControlRow = RowOf<typeof mindControls>;

export const insertControl = insertRow(mindControls);
export const endControl = sql('UPDATE mind_controls SET outcome = ?, counts = ?, ended_at = ? WHERE control_id = ?');
export const dropControl = sql('DELETE FROM mind_controls WHERE control_id = ?');
export const pruneControls = sql('DELETE FROM mind_controls WHERE asked_at < ?');
/** The newest first; the place where the page before ended is (time, id). */
export const listControls = select(
  mindControls,
  'WHERE project_id = ? AND (asked_at, control_id) < (?, ?) ORDER BY asked_at DESC, control_id DESC LIMIT ?',
);
