// The modes of asking for checkpoints: what is set for the home, a project or a session, and what holds.
import { toTimestamp } from '../base/clock.ts';
import type { Call } from '../base/operation.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import { decideMode, type ModeScope } from './modes/checkpoint-mode.ts';
import { type CheckpointModes, type NamedModes, type SetCheckpointMode } from './contract.ts';
import { modePlaceOf, placeToSet, type ModePlace } from './session/mode-place.ts';
import type { WorkOfSessions } from './session/ports.ts';
import * as q from './queries.ts';

export interface Modes {
  get(input: NamedModes, call: Call): Promise<CheckpointModes>;
  set(input: SetCheckpointMode, call: Call): Promise<CheckpointModes>;
}

export function createModes({ store, work }: { readonly store: Store; readonly work: WorkOfSessions }): Modes {
  const deps = { store, projectOf: (ref: string | undefined, call: Call) => work.projectOf(ref, call) };
  return {
    async get(input, call) {
      const place = await modePlaceOf(deps, input, call);
      return store.read((tx) => readModes(tx, place));
    },
    async set({ mode, scope, ...named }, call) {
      const { place, key } = await placeToSet(deps, scope, named, call);
      return store.write(async (tx) => {
        await writeRow(tx, q.upsertMode, { ...key, mode, set_at: toTimestamp(await tx.now()), set_by: call.actor });
        return readModes(tx, place);
      });
    },
  };
}

async function readModes(tx: ReadTx, { project_id, session }: ModePlace): Promise<CheckpointModes> {
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
