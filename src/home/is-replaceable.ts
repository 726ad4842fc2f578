// Whether a restore may replace this home by another: every database that defines `isEmpty` must report that it is
// empty.
import type { HomePlace } from './place.ts';
import type { DatabaseList, HomePorts } from './ports.ts';
import { openStoreOf } from './open-database.ts';

export async function isReplaceable(
  place: Pick<HomePlace, 'driver' | 'exists'>,
  list: DatabaseList,
  ports: HomePorts,
): Promise<boolean> {
  for (const descriptor of list) {
    const { name, isEmpty } = descriptor;
    if (!isEmpty || !(await place.exists(name))) continue;
    const store = await openStoreOf(descriptor, place.driver(name, descriptor.sqlite), ports);
    try {
      if (!(await isEmpty(store))) return false;
    } finally {
      await store.close();
    }
  }
  return true;
}
