// What was said and what was saved, summed by day and by agent.
import { toTimestamp } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import type { InjectionStats, InjectionStatsInput, InjectionSum } from './contract.ts';
import * as log from './log-queries.ts';
import type { ReadDeps } from './read-injections.ts';

const DAY_MS = 24 * 60 * 60_000;

export async function injectionStats(
  { store, projectOf }: ReadDeps,
  { project_id, agent = '', days }: InjectionStatsInput,
  call: Call,
): Promise<InjectionStats> {
  const project = await projectOf(project_id, call);
  const { since, rows } = await store.read(async (tx) => {
    const today = Math.floor((await tx.now()) / DAY_MS) * DAY_MS;
    const from = toTimestamp(today - (days - 1) * DAY_MS);
    return { since: from, rows: await tx.all(log.sumsSince, project, from, agent, agent) };
  });
  const by = <Key extends 'day' | 'agent'>(key: Key) =>
    [...Map.groupBy(rows, (row) => row[key])].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    project_id: project,
    since,
    total: sumOf(rows),
    agents: by('agent').map(([name, own]) => Object.assign(sumOf(own), { agent: name })),
    days: by('day').map(([day, own]) => Object.assign(sumOf(own), { day })),
  };
}

function sumOf(rows: readonly log.SumRow[]): InjectionSum {
  const add = (field: 'decisions' | 'turns' | 'tokens_said' | 'tokens_saved', of = rows) =>
    of.reduce((sum, row) => sum + row[field], 0);
  const silent = rows.filter(({ decision }) => decision === 'nothing');
  const tokens_said = add('tokens_said');
  const tokens_saved = add('tokens_saved');
  const whole = tokens_said + tokens_saved;
  const reasons = [...Map.groupBy(silent, ({ reason }) => reason)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    sessions: new Set(rows.map(({ agent, session_id }) => JSON.stringify([agent, session_id]))).size,
    turns: add('turns'),
    said: add('decisions') - add('decisions', silent),
    silent: add('decisions', silent),
    tokens_said,
    tokens_saved,
    avoided_bps: whole === 0 ? null : Math.round((tokens_saved * 10_000) / whole),
    silent_by_reason: Object.fromEntries(reasons.map(([reason, own]) => [reason, add('decisions', own)])),
  };
}
