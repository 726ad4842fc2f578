// A real home with a board in it, and its daemon: in this process, or as a process of its own (`http-daemon.ts`).
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import type { Operation } from '../../src/base/operation.ts';
import { openHome, readConfig, register, type Home } from '../../src/main.ts';
import { createDaemonPlace } from '../../src/home/daemon-place.ts';
import type { DaemonPlace } from '../../src/surfaces/http/ports.ts';
import { bindBoard, createBoard, type Board } from './board-operations.ts';
import { board as boardKind } from './board.ts';

export interface ServedBoard {
  readonly home: Home;
  /** The home as the daemon is given it. */
  readonly served: Home & { readonly operations: readonly Operation[] };
  readonly board: Board;
  readonly place: DaemonPlace;
  readonly placeFolder: string;
}

/** `folder` holds the home and the user's configuration. */
export async function openServedBoard(folder: string): Promise<ServedBoard> {
  const configFolder = join(folder, 'config', 'throughline');
  const home = await openHome({
    folder: join(folder, '.throughline'),
    create: true,
    kinds: [register(boardKind)],
    config: { ...readConfig(), cwd: folder, home: undefined, configFolder },
  });
  const board = createBoard(home);
  const placeFolder = join(configFolder, 'daemons', home.homeId);
  const place = createDaemonPlace({
    folder: placeFolder,
    lockPath: join(home.location, 'locks', 'daemon'),
    clock: systemClock,
    ids: home.ids,
  });
  return { home, served: { ...home, operations: bindBoard(board) }, board, place, placeFolder };
}

export async function tokenOf(place: DaemonPlace): Promise<string> {
  return (await place.ownToken.read())?.text.trim() ?? '';
}
