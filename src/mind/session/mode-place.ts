// What a mode is set for: the home, a project or a session, as a caller names it.
import { refuse as refuseInput } from '../../base/contract.ts';
import type { Call } from '../../base/operation.ts';
import type { Store } from '../../store/store.ts';
import type { ModeScope } from '../modes/checkpoint-mode.ts';
import { findSession, type HowCalled } from './find-session.ts';
import type { SessionKey } from './windows.ts';

interface Named {
  readonly session?: string | undefined;
  readonly agent?: string | undefined;
  readonly project_id?: string | undefined;
}

/** Whose modes are meant; without a session, those of any session of the project. */
export interface ModePlace {
  readonly project_id: string | null;
  readonly session: SessionKey | undefined;
}

export interface ModePlaceDeps {
  readonly store: Store;
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
}

export async function modePlaceOf(
  { store, projectOf }: ModePlaceDeps,
  { session: ref, agent, project_id }: Named,
  call: Call,
  how: HowCalled = {},
): Promise<ModePlace> {
  if (ref === undefined) return { project_id: await projectOf(project_id, call), session: undefined };
  const session = await store.read((tx) => findSession(tx, ref, agent, how));
  return { project_id: session.project_id, session };
}

/** To be set; the home has a mode even where it is not clear which project is meant. */
export async function placeToSet(
  deps: ModePlaceDeps,
  asked: ModeScope | undefined,
  named: Named,
  call: Call,
): Promise<{ readonly place: ModePlace; readonly key: { scope: ModeScope; agent: string; id: string } }> {
  const scope = scopeOf(asked, named);
  const place =
    scope === 'home'
      ? { project_id: null, session: undefined }
      : await modePlaceOf(deps, named, call, { isToChange: true });
  const { session, project_id } = place;
  const key =
    scope === 'session'
      ? { scope, agent: session?.agent ?? '', id: session?.session_id ?? '' }
      : { scope, agent: '', id: scope === 'project' ? (project_id ?? '') : '' };
  return { place, key };
}

/** Refuses a scope that is not the one of what was named. */
function scopeOf(asked: ModeScope | undefined, { session, project_id }: Named): ModeScope {
  const named = session === undefined ? 'project' : 'session';
  const isNamed = session !== undefined || project_id !== undefined;
  if (asked === undefined || asked === named || (asked === 'home' && !isNamed)) return asked ?? named;
  const why = isNamed ? `A ${named} was named, which is not the ${asked}` : 'No session was named';
  throw refuseInput('invalid_input', `${why}: name what the mode holds for`, {
    issues: [{ path: 'scope', message: 'does not fit what was named' }],
  });
}
