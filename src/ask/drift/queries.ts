// Reads of drift for its board, over the table that ask declares.
import { sql } from '../../store/store.ts';
import { columnsOf } from '../../store/table.ts';
import { driftwatchEvent, type DriftRow } from '../queries.ts';

/** Drift and whose conversation it came up in. */
export interface BoardRow extends DriftRow {
  readonly agent_id: string | null;
  readonly model_id: string | null;
}

const BOARD = `SELECT ${columnsOf(driftwatchEvent, 'd')}, s.agent_id, s.model_id
   FROM driftwatch_event d LEFT JOIN chat_session s ON s.session_id = d.session_id`;

export const readBoardRow = sql<BoardRow>(`${BOARD} WHERE d.drift_id = ? AND d.project_id = ?`);
/** The newest first, before a place; '' stands for every status and class. */
export const listBoard = sql<BoardRow>(
  `${BOARD} WHERE d.project_id = ? AND d.seq < ? AND (? = '' OR d.status = ?) AND (? = '' OR d.drift_class = ?)
   ORDER BY d.seq DESC LIMIT ?`,
);
