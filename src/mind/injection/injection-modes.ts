// The modes of injection: what is set for the home, a project or a session, by whom and why, and what holds.
import { toTimestamp } from '../../base/clock.ts';
import { refuse as refuseInput } from '../../base/contract.ts';
import type { Call } from '../../base/operation.ts';
import type { ReadTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { ModeScope } from '../modes/checkpoint-mode.ts';
import { modePlaceOf, placeToSet, type ModePlace, type ModePlaceDeps } from '../session/mode-place.ts';
import type { InjectionModes, NamedInjectionMode, SetInjectionMode } from './contract.ts';
import { decideInjectionMode, decideRelated } from './injection-mode.ts';
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

/** Before a person is asked to confirm it. */
export async function mustBeThere(deps: ModePlaceDeps, input: SetInjectionMode, call: Call): Promise<void> {
  if (input.session !== undefined) await meantPlace(deps, input, call);
}

async function meantPlace(deps: ModePlaceDeps, { mode, related, scope, ...named }: SetInjectionMode, call: Call) {
  if (mode === undefined && related === undefined) {
    throw refuseInput('invalid_input', 'Nothing is to be set: name a mode, or `related`', {
      issues: [{ path: 'mode', message: 'is missing, and so is related' }],
    });
  }
  return placeToSet(deps, scope, named, call);
}

export async function setInjectionMode(
  deps: ModePlaceDeps,
  input: SetInjectionMode,
  call: Call,
): Promise<InjectionModes> {
  const { mode, related } = input;
  const { place, key } = await meantPlace(deps, input, call);
  return deps.store.write(async (tx) => {
    const now = toTimestamp(await tx.now());
    if (mode !== undefined)
      await writeRow(tx, q.putInjectionMode, { ...key, mode, reason: null, set_at: now, set_by: call.actor });
    if (related === 'default')
      await writeRow(tx, q.putRelatedMode, { ...key, related: null, related_at: null, related_by: null });
    else if (related !== undefined)
      await writeRow(tx, q.putRelatedMode, { ...key, related, related_at: now, related_by: call.actor });
    return readModes(tx, place);
  });
}

/** What holds for a session, or for any of the project. */
export async function readModesOf(
  tx: ReadTx,
  { project_id, session }: ModePlace,
): Promise<Omit<InjectionModes, 'switched'>> {
  const rows = await tx.all(q.readInjectionModes, session?.agent ?? '', session?.session_id ?? '', project_id ?? '');
  const rowOf = (scope: ModeScope) => rows.find((each) => each.scope === scope);
  const of = (scope: ModeScope) => modeIn(rowOf(scope));
  const relatedOf = (scope: ModeScope) => relatedIn(rowOf(scope));
  const { related, decided_by } = decideRelated(rows, session?.agent ?? '');
  const isByAgent = decided_by === 'default' && session === undefined;
  return {
    ...decideInjectionMode(rows),
    home: of('home'),
    project: of('project'),
    session: of('session'),
    related: {
      holds: isByAgent ? 'by_agent' : related,
      decided_by,
      home: relatedOf('home'),
      project: relatedOf('project'),
      session: relatedOf('session'),
    },
    project_id,
    agent: session?.agent ?? null,
    session_id: session?.session_id ?? null,
  };
}

type SetMode = NonNullable<InjectionModes['home']>;
type SetRelated = NonNullable<InjectionModes['related']['home']>;

function modeIn(row: q.InjectionModeRow | undefined): SetMode | null {
  if (!row || row.mode === null || row.set_at === null || row.set_by === null) return null;
  const { mode, reason, set_at, set_by } = row;
  return { mode, reason, set_at, set_by };
}

function relatedIn(row: q.InjectionModeRow | undefined): SetRelated | null {
  if (!row || row.related === null || row.related_at === null || row.related_by === null) return null;
  return { related: row.related, set_at: row.related_at, set_by: row.related_by };
}

async function readModes(tx: ReadTx, place: ModePlace): Promise<InjectionModes> {
  const switched = await tx.all(log.switchedModes, MOST_SWITCHED);
  return {
    ...(await readModesOf(tx, place)),
    switched: switched.flatMap((row) => {
      const set = modeIn(row);
      return set ? [{ agent: row.agent, session_id: row.id, ...set }] : [];
    }),
  };
}
