// Entities that are not as the schemas of their kind say. The ledger takes types from those schemas and checks none of
// them as it appends, so tests do.
import { isDeepStrictEqual } from 'node:util';
import type { CollectionSchemas, EntityTypes, StateOf } from '../../src/ledger/contract.ts';

/** A field that the schema does not know is a misfit too. */
export function misfits(schemas: CollectionSchemas, state: StateOf<EntityTypes>): string[] {
  return Object.entries(state).flatMap(([collection, entities]) =>
    Object.entries(entities).flatMap(([id, entity]) => {
      const parsed = schemas[collection]?.safeParse(entity);
      if (!parsed) return [`${collection} has no schema`];
      if (!parsed.success) return [`${collection}/${id}: ${parsed.error.message}`];
      return isDeepStrictEqual(parsed.data, entity) ? [] : [`${collection}/${id} has fields without a schema`];
    }),
  );
}
