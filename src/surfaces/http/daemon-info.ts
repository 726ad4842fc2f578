// Where the running daemon of a home is reached. What a killed daemon left behind is ignored.
import { z } from 'zod';
import type { DaemonPlace } from './ports.ts';

const infoSchema = z.object({
  instance_id: z.uuid(),
  url: z.url(),
  home_id: z.uuid(),
  location: z.string(),
  version: z.string(),
  started_at: z.iso.datetime(),
});

export type DaemonInfo = z.output<typeof infoSchema>;

export async function publishDaemon(place: DaemonPlace, info: DaemonInfo): Promise<void> {
  await place.info.change(() => `${JSON.stringify({ format: 1, ...info }, null, 2)}\n`);
}

/** Undefined if no daemon runs, or if it has not published its address yet. */
export async function findDaemon(place: DaemonPlace): Promise<DaemonInfo | undefined> {
  if (!(await place.isClaimed())) return undefined;
  const found = await place.info.read();
  if (!found) return undefined;
  try {
    return infoSchema.parse(JSON.parse(found.text));
  } catch {
    return undefined;
  }
}
