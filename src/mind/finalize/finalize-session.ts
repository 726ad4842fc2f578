// Seals a session: takes in what is new, observes it, writes its bundle, and hands what may last to consolidation. Each step finds what an
// earlier attempt left, so that one that is killed anywhere is done again with the same result.
import { toTimestamp } from '../../base/clock.ts';
import type { AppendResult } from '../../ledger/contract.ts';
import { writeRow } from '../../store/table.ts';
import type { SessionInProject } from '../session/in-project.ts';
import type { Manifest } from './contract.ts';
import { durableOf, makeBundle, type Sealed } from './bundle.ts';
import { removeBundle, writeBundle } from './bundle-files.ts';
import { distilIdOf, distilKind } from './distil-kind.ts';
import { observeSession, readDistilled } from './observe-session.ts';
import type { DistilDeps } from './ports.ts';
import * as q from './queries.ts';
import { sessionKeyOf, type Trigger } from './triggers.ts';

/** How often a session is looked at again that goes on while it is sealed. */
const MOST_PASSES = 3;
/** Of a home. The hashes of older ones stay. */
export const MOST_BUNDLES = 50;

export interface FinalizedSession {
  readonly agent: string;
  readonly session_id: string;
  readonly manifest: Manifest;
  readonly job_id: string | null;
  readonly created: boolean;
}

export async function finalizeSession(
  deps: DistilDeps,
  session: SessionInProject,
  trigger: Trigger,
  actor: string,
): Promise<FinalizedSession> {
  const { store, ids, insightFolder, enqueueSlice } = deps;
  const { agent, session_id, project_id } = session;
  await drain(deps, session, trigger, actor);
  const sealed = await readSealed(deps, session);
  const { bundle, manifest } = makeBundle(sealed);
  const { export_id, slice_key } = manifest;
  const isKnown = (await store.read((tx) => tx.get(q.readExport, export_id))) !== undefined;
  if (!isKnown && insightFolder !== undefined) await writeBundle(insightFolder, manifest.folder, bundle, ids);
  const recorded = isKnown ? undefined : await recordExport(deps, sealed, { bundle, manifest }, trigger, actor);
  const created = recorded !== undefined && !recorded.repeated && recorded.events.length > 0;
  const job =
    slice_key === null
      ? undefined
      : await enqueueSlice({
          slice_key,
          project_id,
          export_id,
          agent,
          session_id,
          tags: manifest.tags,
          reflection_ids: durableOf(sealed.reflections),
          withdrawn_ids: durableOf(sealed.withdrawn),
          sealed_at: sealed.sealed_at,
        });
  // Last: until here, whoever looks for sessions that were lost finds this one.
  await store.write(async (tx) => {
    await writeRow(tx, q.upsertProgress, {
      agent,
      session_id,
      sealed_event_at: session.last_event_at,
      export_id,
      job_id: job?.job_id ?? null,
      error: null,
      changed_at: toTimestamp(await tx.now()),
    });
  });
  if (created) await dropOldBundles(deps);
  return { agent, session_id, manifest, job_id: job?.job_id ?? null, created };
}

/** Until nothing is new, or for a few times: a session that goes on is sealed again later. */
async function drain(deps: DistilDeps, session: SessionInProject, trigger: Trigger, actor: string): Promise<void> {
  const { project_id, agent, session_id } = session;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    await deps.ingest(session);
    const ran = await observeSession(deps, session, trigger, actor);
    if (!ran || ran.run.to_seq >= (await deps.t0.head(project_id, { agent, session_id }))) return;
  }
}

async function readSealed({ store, t0 }: DistilDeps, session: SessionInProject): Promise<Sealed> {
  const { project_id, agent, session_id } = session;
  const session_ref = sessionKeyOf(session);
  const { run, distilled } = await store.read(async (tx) => ({
    run: await tx.get(q.lastRun, session_ref),
    distilled: await readDistilled(tx, session_ref),
  }));
  const to_seq = run?.to_seq ?? 0;
  const range = { from: to_seq, to: to_seq, limit: 1 };
  const [newest] = to_seq === 0 ? [] : await t0.events(project_id, { agent, session_id }, range);
  const sealed_at = toTimestamp(Date.parse(newest?.at ?? session.started_at));
  return { project_id, agent, session_id, session_ref, sealed_at, to_seq, ...distilled };
}

async function recordExport(
  { ledger, openKeyedHash, insightFolder }: DistilDeps,
  sealed: Sealed,
  { bundle, manifest }: ReturnType<typeof makeBundle>,
  trigger: Trigger,
  actor: string,
): Promise<AppendResult> {
  const { project_id, session_ref, agent, session_id, to_seq } = sealed;
  const { export_id, folder, slice_key } = manifest;
  const keyedHash = await openKeyedHash();
  const texts = insightFolder === undefined ? [bundle['t1.md'], bundle['t2.md']] : [null, null];
  return ledger.append(
    { kind: distilKind, id: distilIdOf(project_id) },
    async ({ tx }) =>
      (await tx.get(q.readExport, export_id))
        ? []
        : [
            {
              type: 'distil.finalized',
              payload: {
                export_id,
                project_id,
                session_ref,
                agent,
                session_id,
                folder,
                trigger,
                to_seq,
                observations: manifest.observations,
                reflections: manifest.reflections,
                slice_key,
                t1_hash: keyedHash(bundle['t1.md']),
                t2_hash: keyedHash(bundle['t2.md']),
                manifest_hash: keyedHash(bundle['manifest.json']),
              },
            },
          ],
    {
      create: true,
      actor,
      operationId: export_id,
      command: { name: 'finalize', export_id },
      also: async (tx) => {
        await tx.run(q.setExportTexts, texts[0] ?? null, texts[1] ?? null, bundle['manifest.json'], export_id);
      },
    },
  );
}

async function dropOldBundles({ store, insightFolder }: DistilDeps): Promise<void> {
  const old = (await store.read((tx) => tx.all(q.fullExports))).slice(MOST_BUNDLES);
  for (const { export_id, folder } of old) {
    if (insightFolder !== undefined) await removeBundle(insightFolder, folder);
    await store.write((tx) => tx.run(q.setExportTexts, null, null, null, export_id));
  }
}
