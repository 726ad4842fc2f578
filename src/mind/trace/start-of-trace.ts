// Where a trace begins: what an anchor names, in whichever tier.
import { isUuid } from '../../base/ids.ts';
import { redactedStart } from '../../base/redact.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx } from '../../store/store.ts';
import { refuseCanon } from '../canon/contract.ts';
import { entryById, evidenceOfSession } from '../canon/queries.ts';
import { parseAnchor } from '../canon/read-canon.ts';
import {
  anyObservations,
  anyReflections,
  observationsBetween,
  observationsOf,
  reflectionsOf,
} from '../finalize/queries.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import { sessionOf } from '../session/find-session.ts';
import { placedByIds } from '../t0/queries.ts';
import { refuseTrace } from './contract.ts';

/** Of a session, whose canon can be long. */
const MOST_EVIDENCE = 2_000;

export type Start =
  | { readonly tier: 'canon'; readonly anchors: readonly string[] }
  | { readonly tier: 't2' | 't1' | 't0'; readonly id: string }
  | {
      readonly tier: 'session';
      /** Reflections and observations that hold, and what the canon took of the session. */
      readonly t2: readonly string[];
      readonly t1: readonly string[];
      readonly evidence: readonly string[];
    };

const PREFIXES = { t0: 't0', t1: 't1', observation: 't1', t2: 't2', reflection: 't2' } as const;

export async function startOfTrace(
  tx: ReadTx,
  projectId: string,
  anchor: string,
  agent: string | undefined,
): Promise<Start> {
  const [, prefix = '', rest = ''] = /^(session|t0|t1|t2|observation|reflection):(.+)$/i.exec(anchor) ?? [];
  const unknown = () =>
    refuseCanon('unknown_anchor', `Nothing in this project is called ${redactedStart(anchor, 100)}`, {
      anchor: redactedStart(anchor, 100),
    });
  if (prefix.toLowerCase() === 'session') return startOfSession(tx, projectId, rest, agent);
  if (prefix !== '') {
    const tier = PREFIXES[prefix.toLowerCase() as keyof typeof PREFIXES];
    // As a line of a compaction names it: the beginning of its id.
    if (tier === 't1' && /^[0-9a-f]{8}$/i.test(rest)) {
      const least = `${rest.toLowerCase()}-0000-0000-0000-000000000000`;
      const [found, other] = await tx.all(
        observationsBetween,
        projectId,
        least,
        `${rest.toLowerCase()}-ffff-ffff-ffff-ffffffffffff`,
      );
      if (!found || other) throw unknown();
      return { tier, id: found.observation_id };
    }
    if (!isUuid(rest) || !(await isThere(tx, tier, rest, projectId))) throw unknown();
    return { tier, id: rest };
  }
  if (isUuid(anchor) && !(await tx.get(entryById, projectId, anchor))) {
    for (const tier of ['t2', 't1', 't0'] as const)
      if (await isThere(tx, tier, anchor, projectId)) return { tier, id: anchor };
    throw unknown();
  }
  // A line about a contradiction stands for all of its sides.
  const anchors = anchor
    .replaceAll(/[[\]]/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (anchors.length > 0 && anchors.every((each) => parseAnchor(each))) return { tier: 'canon', anchors };
  if (/^(?:T\d+$|G\d+$|K\d+$|F\d+$|checkpoint:|drift:|task:|goal:|work:)/i.test(anchors[0] ?? ''))
    throw refuseTrace('anchor_elsewhere', `${redactedStart(anchor, 100)} is no part of the mind`, {
      anchor: redactedStart(anchor, 100),
    });
  throw unknown();
}

async function startOfSession(tx: ReadTx, projectId: string, ref: string, agent: string | undefined): Promise<Start> {
  const session = await sessionOf(tx, projectId, ref, agent);
  const key = sessionKeyOf(session);
  const holds = ({ withdrawn_at }: { readonly withdrawn_at: string | null }) => withdrawn_at === null;
  const reflections = (await tx.all(reflectionsOf, key)).filter(holds);
  const observations = (await tx.all(observationsOf, key)).filter(holds);
  const evidence = await tx.all(evidenceOfSession, projectId, session.agent, session.session_id, MOST_EVIDENCE);
  return {
    tier: 'session',
    t2: reflections.map(({ reflection_id }) => reflection_id),
    t1: observations.map(({ observation_id }) => observation_id),
    evidence: evidence.map(({ reflection_id }) => reflection_id),
  };
}

async function isThere(tx: ReadTx, tier: 't2' | 't1' | 't0', id: string, projectId: string): Promise<boolean> {
  const statement = { t2: anyReflections, t1: anyObservations, t0: placedByIds }[tier];
  return (await readAny<unknown>(tx, statement, [[id, projectId]])).length > 0;
}
