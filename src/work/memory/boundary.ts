// What of a learning may be written to a memory: continuity tracks work, memory tracks knowledge. Only what stays true passes; status,
// checkpoints and progress are refused. Pure. What it cannot see is written in the README.
import { findMarkers, shortened, type FoundMarker, type KnownIds } from '../../base/memory-boundary.ts';
import { learningKindSchema, refuse, type Learning } from './contract.ts';

declare const stable: unique symbol;
/** A learning that passed the boundary: only such a one can be written. */
export type StableLearning = Learning & { readonly [stable]: true };

/**
 * Refuses a learning that speaks of work under way. `knownIds` are ids and numbers of the records there are; `quoted` is
 * what it quotes of their texts.
 */
export function checkLearning(learning: Learning, knownIds?: KnownIds, quoted?: FoundMarker): StableLearning {
  const [first, ...others] = [...markersOf(learning, knownIds), ...(quoted ? [shortened(quoted)] : [])];
  if (!first) return learning as StableLearning;
  const words = first.found === '' ? '' : ` (“${first.found}”)`;
  throw refuse('memory_boundary', `This is not a stable learning: it has the mark of a ${first.marker}${words}.`, {
    markers: [first, ...others],
  });
}

export function markersOf({ kind, text, source }: Learning, knownIds?: KnownIds): FoundMarker[] {
  const isKind = learningKindSchema.safeParse(kind).success;
  return [...(isKind ? [] : [{ marker: 'kind of its own', found: '' }]), ...findMarkers(text, source, knownIds)];
}
