// The sources that ask has itself: the turns of this conversation, drift that nobody resolved, and the intent that its caller declared.
import type { Store } from '../../store/store.ts';
import * as q from '../queries.ts';
import type { Artifact, ArtifactSource } from './contract.ts';

const MOST_TURNS = 24;
const MOST_DRIFT = 12;

export function turnSource(store: Store): ArtifactSource {
  return {
    name: 'turns',
    async artifactsFor({ projectId, sessionId }) {
      const rows = await store.read((tx) => tx.all(q.recentTurns, sessionId, projectId, MOST_TURNS));
      const said = rows.filter(({ content }) => content !== '');
      return said.map((row, back) => {
        const other = said.find(
          ({ exchange_id, turn_id }) => exchange_id === row.exchange_id && turn_id !== row.turn_id,
        );
        return turnArtifact(row, back, other && `turn:${other.turn_id}`);
      });
    },
  };
}

/** What was said last says most about what is meant now. */
function turnArtifact(row: q.TurnRow, back: number, together: string | undefined): Artifact {
  const { turn_id, speaker, content, created_at } = row;
  return {
    type: 'turn',
    id: `turn:${turn_id}`,
    ring: 1,
    source: turn_id,
    minTier: 1,
    observedAt: created_at,
    relevance: undefined,
    utility: Math.max(0, 1_000 - 40 * back),
    riskFlags: row.driftwatch_id === null ? [] : ['drift'],
    conflictsWith: [],
    together,
    reason: 'said in this conversation',
    placed: { in: 'turns', entry: { id: `turn:${turn_id}`, speaker, content, created_at } },
  };
}

export function driftSource(store: Store): ArtifactSource {
  return {
    name: 'drift',
    async artifactsFor({ projectId }) {
      const rows = await store.read((tx) => tx.all(q.openDrift, projectId, MOST_DRIFT));
      return rows.map(({ drift_id, summary, status, created_at, severity }): Artifact => ({
        type: 'driftwatch',
        id: `driftwatch:${drift_id}`,
        ring: 1,
        source: drift_id,
        minTier: 1,
        observedAt: created_at,
        relevance: undefined,
        utility: severity === 'critical' || severity === 'high' ? 800 : 500,
        riskFlags: [],
        conflictsWith: [],
        reason: 'drift that nobody has resolved',
        placed: { in: 'open_items', entry: { id: `driftwatch:${drift_id}`, issue: summary, status } },
      }));
    },
  };
}

export function intentArtifact(
  intent: string,
  source: 'user' | 'session',
  sourceId: string,
  declaredAt: string,
): Artifact {
  return {
    type: 'intent',
    id: `intent:${sourceId}`,
    ring: 1,
    source: sourceId,
    minTier: 1,
    observedAt: declaredAt,
    relevance: 1_000,
    utility: 1_000,
    riskFlags: [],
    conflictsWith: [],
    reason: source === 'user' ? 'declared with this question' : 'declared earlier in this conversation',
    placed: { in: 'intent', entry: { intent, source } },
  };
}
