// The one list of domains. Every surface, the reference, the error table and the schema dumps come from it.
import { askDomain } from './ask/domain.ts';
import type { AnyDomain } from './kernel/domain.ts';
import { embeddingsDomain } from './ask/recall/embeddings-domain.ts';
import { gatewayDomain } from './gateway/domain.ts';
import { databasesOf } from './home/database-list.ts';
import { ledgerDomain } from './home/operations/ledger-domain.ts';
import { mindDomain } from './mind/domain.ts';
import { workDomain } from './work/domain.ts';

export const domains = [workDomain, mindDomain, gatewayDomain, askDomain, ledgerDomain, embeddingsDomain] as const;

/** What a home of these domains is made of. */
export const databases = databasesOf(domains);

/** The operations whose answers any change in the home can change: what a page asks again when it hears of one. */
export const liveOperations = liveOf(domains);

export function liveOf(of: readonly AnyDomain[]): readonly string[] {
  return of.flatMap(({ operations }) =>
    Object.values(operations).flatMap(({ name, live }) => (live === 'home' ? [name] : [])),
  );
}
