// A sealed session handed to consolidation: one slice for each of its tags, because canon is never mixed across tags.
import type { EnqueuedSlice, ReflectionsOfSlice, Slice as TagSlice } from '../consolidate/contract.ts';
import type { Slice } from './ports.ts';

export async function enqueueByTag(
  slice: Slice,
  { tagsOf }: Pick<ReflectionsOfSlice, 'tagsOf'>,
  place: Pick<TagSlice, 'project_root' | 'pane_id'>,
  enqueue: (slice: TagSlice) => Promise<EnqueuedSlice>,
): Promise<EnqueuedSlice> {
  const { project_id, agent, session_id, reflection_ids, withdrawn_ids } = slice;
  const tags = await tagsOf(project_id, [...reflection_ids, ...withdrawn_ids]);
  const made: EnqueuedSlice[] = [];
  for (const tag of [...new Set(tags.values())].toSorted()) {
    const of = (ids: readonly string[]) => ids.filter((id) => tags.get(id) === tag);
    const refs = of(reflection_ids);
    made.push(
      await enqueue({
        project_id,
        ...place,
        agent,
        session_id,
        tag,
        slice_start_id: refs[0] ?? null,
        slice_end_id: refs.at(-1) ?? null,
        artifact_refs: refs,
        withdrawn_refs: of(withdrawn_ids),
      }),
    );
  }
  const [first] = made;
  if (!first) throw new Error(`no reflection of ${agent} ${session_id} is there any more`);
  return { job_id: first.job_id, created: made.some(({ created }) => created) };
}
