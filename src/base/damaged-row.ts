// The refusal of a read that meets a row which is not what the events give. Apart from the other refusals, because hot
// commands and hooks load this one alone.
import { Refusal, type ErrorRow } from './errors.ts';

export const PROJECTION_DAMAGED: ErrorRow = {
  status: 500,
  exit: 4,
  hint: 'Run `throughline rebuild`, which makes it again from the events; `throughline verify` says what else is wrong.',
};

/** Says what it means before it names the row: the person who reads it fears for the work first. */
export function damagedRow(workflowId: string, table: string, row: string, why: string): Refusal {
  return new Refusal(
    'projection_damaged',
    PROJECTION_DAMAGED,
    `The tables of project ${workflowId} do not follow from its events; no event is lost. ` +
      `The row ${row} in ${table} ${why}; run \`throughline rebuild --project ${workflowId}\``,
    { table, workflow_id: workflowId, row },
  );
}
