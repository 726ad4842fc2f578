// The modes of asking for checkpoints: what is set for the home, a project or a session, and what holds.
import { toTimestamp } from '../base/clock.ts';
import { refuse as refuseInput } from '../base/contract.ts';
import type { Call } from '../base/operation.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import { decideMode, type ModeScope } from './checkpoint-mode.ts';
import { type CheckpointModes, type NamedModes, type SetCheckpointMode } from './contract.ts';
import type { WorkOfSessions } from './ports.ts';
import * as q from './queries.ts';
import { findSession } from './session/find-session.ts';
import type { SessionKey } from './record-session.ts';

export interface Modes {
  get(input: NamedModes, call: Call): Promise<CheckpointModes>;
  set(input: SetCheckpointMode, call: Call): Promise<CheckpointModes>;
}

/** Whose modes are meant; without a session, those of any session of the project. */
interface Meant {
  readonly project_id: string | null;
  readonly session: SessionKey | undefined;
}

export function createModes({ store, work }: { readonly store: Store; readonly work: WorkOfSessions }): Modes {
  async function meantBy({ session: ref, agent, project_id }: NamedModes, call: Call): Promise<Meant> {
    if (ref === undefined) return { project_id: await work.projectOf(project_id, call), session: undefined };
    const session = await store.read((tx) => findSession(tx, ref, agent));
    return { project_id: session.project_id, session };
  }

  return {
    async get(input, call) {
      const meant = await meantBy(input, call);
      return store.read((tx) => readModes(tx, meant));
    },
    async set({ mode, scope: asked, ...named }, call) {
      const scope = scopeOf(asked, named);
      // The home has a mode even where it is not clear which project is meant.
      const meant = scope === 'home' ? { project_id: null, session: undefined } : await meantBy(named, call);
      return store.write(async (tx) => {
        await writeRow(tx, q.upsertMode, {
          ...placeOf(scope, meant),
          mode,
          set_at: toTimestamp(await tx.now()),
          set_by: call.actor,
        });
        return readModes(tx, meant);
      });
    },
  };
}

/** Refuses a scope that is not the one of what was named. */
function scopeOf(asked: ModeScope | undefined, { session, project_id }: NamedModes): ModeScope {
  const named = session === undefined ? 'project' : 'session';
  const isNamed = session !== undefined || project_id !== undefined;
  if (asked === undefined || asked === named || (asked === 'home' && !isNamed)) return asked ?? named;
  const why = isNamed ? `A ${named} was named, which is not the ${asked}` : 'No session was named';
  throw refuseInput('invalid_input', `${why}: name what the mode holds for`, {
    issues: [{ path: 'scope', message: 'does not fit what was named' }],
  });
}

function placeOf(scope: ModeScope, { project_id, session }: Meant): Pick<q.ModeRow, 'scope' | 'agent' | 'id'> {
  if (scope === 'session') return { scope, agent: session?.agent ?? '', id: session?.session_id ?? '' };
  return { scope, agent: '', id: scope === 'project' ? (project_id ?? '') : '' };
}

async function readModes(tx: ReadTx, { project_id, session }: Meant): Promise<CheckpointModes> {
  const rows = await tx.all(q.readModes, session?.agent ?? '', session?.session_id ?? '', project_id ?? '');
  const of = (scope: ModeScope) => rows.find((row) => row.scope === scope)?.mode ?? null;
  return {
    ...decideMode(rows),
    home: of('home'),
    project: of('project'),
    session: of('session'),
    project_id,
    agent: session?.agent ?? null,
    session_id: session?.session_id ?? null,
  };
}
