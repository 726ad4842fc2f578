// In which window of its agent a session was open last: what tells two panes of one project apart.
import type { Store } from '../store/store.ts';
import { contextsOf } from './injection/queries.ts';
import { windowKeyOf } from './injection/window-key.ts';
import { readWindows } from './queries.ts';
import type { SessionKey } from './t0/contract.ts';

/** Null where no hook told of one. The windows of a session that ended are gone; what its model heard names them still. */
export function paneOf(store: Store, { agent, session_id }: SessionKey): Promise<string | null> {
  return store.read(async (tx) => {
    const window = (await tx.all(readWindows, agent, session_id)).find(({ is_agent }) => is_agent === 1);
    if (window) return windowKeyOf(window);
    const contexts = await tx.all(contextsOf, agent, session_id);
    return contexts.find(({ window_key }) => window_key !== '')?.window_key ?? null;
  });
}
