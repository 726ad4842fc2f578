// Where the running daemon of a home is reached, for whoever looks for it. What a killed one left behind is not believed.
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

/** Undefined when none runs, or when it does not say yet where. */
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
