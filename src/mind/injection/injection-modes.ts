// The modes of injection: what is set for the home, a project or a session, by whom and why, and what holds.
import { toTimestamp } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import type { ReadTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { ModeScope } from '../modes/checkpoint-mode.ts';
import { modePlaceOf, placeToSet, type ModePlace, type ModePlaceDeps } from '../session/mode-place.ts';
import type { InjectionModes, NamedInjectionMode, SetInjectionMode } from './contract.ts';
import { decideInjectionMode } from './injection-mode.ts';
import * as log from './log-queries.ts';
import * as q from './queries.ts';

const MOST_SWITCHED = 20;

export async function getInjectionMode(
  deps: ModePlaceDeps,
  input: NamedInjectionMode,
  call: Call,
): Promise<InjectionModes> {
  const place = await modePlaceOf(deps, input, call);
  return deps.store.read((tx) => readModes(tx, place));
}

export async function setInjectionMode(
  deps: ModePlaceDeps,
  { mode, scope, ...named }: SetInjectionMode,
  call: Call,
): Promise<InjectionModes> {
  const { place, key } = await placeToSet(deps, scope, named, call);
  return deps.store.write(async (tx) => {
    const set_at = toTimestamp(await tx.now());
    await writeRow(tx, q.putInjectionMode, { ...key, mode, reason: null, set_at, set_by: call.actor });
    return readModes(tx, place);
  });
}

/** What holds for a session, or for any of the project. */
export async function readModesOf(
  tx: ReadTx,
  { project_id, session }: ModePlace,
): Promise<Omit<InjectionModes, 'switched'>> {
  const rows = await tx.all(q.readInjectionModes, session?.agent ?? '', session?.session_id ?? '', project_id ?? '');
  const of = (scope: ModeScope) => {
    const row = rows.find((each) => each.scope === scope);
    return row ? { mode: row.mode, reason: row.reason, set_at: row.set_at, set_by: row.set_by } : null;
  };
  return {
    ...decideInjectionMode(rows),
    home: of('home'),
    project: of('project'),
    session: of('session'),
    project_id,
    agent: session?.agent ?? null,
    session_id: session?.session_id ?? null,
  };
}

async function readModes(tx: ReadTx, place: ModePlace): Promise<InjectionModes> {
  const switched = await tx.all(log.switchedModes, MOST_SWITCHED);
  return {
    ...(await readModesOf(tx, place)),
    switched: switched.map(({ agent, id: session_id, mode, reason, set_at, set_by }) => ({
      agent,
      session_id,
      mode,
      reason,
      set_at,
      set_by,
    })),
  };
}
