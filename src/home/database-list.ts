// The databases of a home, from the domains that live in them.
import { Bug } from '../base/errors.ts';
import type { AnyDomain } from '../kernel/domain.ts';
import type { SqliteSettings } from '../store/dialect/sqlite.ts';
import type { DatabaseDescriptor } from './contract.ts';
import type { DatabaseList } from './ports.ts';

/**
 * In the order in which the domains name them. A database is optional or derived if all its domains say so, and empty
 * if every domain that defines `isEmpty` finds it empty.
 */
export function databasesOf(domains: readonly AnyDomain[]): DatabaseList {
  for (const [at, { name }] of domains.entries()) {
    if (domains.findIndex((each) => each.name === name) !== at) throw new Bug(`two domains are called "${name}"`);
  }
  const names = [...new Set(domains.map(({ database }) => database))];
  const [first, ...others] = names.map((name) => descriptorOf(name, domains));
  if (!first) throw new Bug('a home needs a domain');
  if (first.optional || first.derived) throw new Bug(`the first database, "${first.name}", is always there`);
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
    sqlite: Object.assign({}, ...inhabitants.map(({ sqlite }) => sqlite)) as SqliteSettings,
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
