// The databases of a home, from the domains that live in them.
import type { AnyDomain } from '../kernel/domain.ts';
import type { DatabaseDescriptor } from './contract.ts';
import type { DatabaseList } from './ports.ts';

/**
 * In the order in which the domains name them. A database is optional or derived when all its domains say so, and empty
 * when each of them that can tell finds it empty.
 */
export function databasesOf(domains: readonly AnyDomain[]): DatabaseList {
  const names = [...new Set(domains.map(({ database }) => database))];
  const [first, ...others] = names.map((name) => descriptorOf(name, domains));
  if (!first) throw new RangeError('a home needs a domain');
  return [first, ...others];
}

function descriptorOf(name: string, domains: readonly AnyDomain[]): DatabaseDescriptor {
  const inhabitants = domains.filter(({ database }) => database === name);
  const tests = inhabitants.flatMap(({ isEmpty }) => isEmpty ?? []);
  return {
    name,
    schema: inhabitants.flatMap(({ schema }) => schema),
    kinds: inhabitants.flatMap(({ kinds }) => kinds),
    optional: inhabitants.every(({ optional }) => optional === true),
    derived: inhabitants.every(({ derived }) => derived === true),
    ...(tests.length === 0
      ? {}
      : {
          async isEmpty(store) {
            for (const isEmpty of tests) if (!(await isEmpty(store))) return false;
            return true;
          },
        }),
  };
}
