// What an answer is worth: sanitised, validated, and its drift by class and severity. Pure but for the ids of drift.
import { sha256 } from '../../base/hash.ts';
import type { Ids } from '../../base/ids.ts';
import { DRIFT_CLASSES, type DriftClass, type Finding, type Validation } from '../validate/contract.ts';
import type { Answered, Judged, RaisedDrift, Said } from './stages.ts';

export interface JudgePorts {
  readonly ids: Ids;
  readonly sanitise: (text: string) => Said;
  readonly validate: (answered: Answered, response: string) => Validation;
}

/** Of an answer that did not come whole: nothing is judged of what nobody finished saying. */
const NOT_JUDGED: Validation = {
  summary: {
    schema_ok: true,
    evidence_drift: false,
    authority_drift: false,
    tone_drift: false,
    completeness_drift: false,
    notes: 'no whole answer',
  },
  findings: [],
  refusal: false,
  authority_state: 'ok',
};

export function judge({ ids, sanitise, validate }: JudgePorts, answered: Answered): Judged {
  const { came } = answered;
  const response = sanitise(came.text);
  const validation = came.ending === 'answered' ? validate(answered, response.text) : NOT_JUDGED;
  const drift = DRIFT_CLASSES.flatMap((drift_class): RaisedDrift[] => {
    const fired = validation.findings.filter((finding) => finding.drift_class === drift_class);
    const [first] = fired;
    if (!first) return [];
    return [{ drift_id: ids.uuid(), drift_class, severity: first.severity, summary: summaryOf(drift_class, fired) }];
  });
  return { answered, response, response_hash: sha256(response.text), validation, drift };
}

/** `evidence: unknown-number x2, unknown-id x1` */
function summaryOf(drift: DriftClass, findings: readonly Finding[]): string {
  const counts = new Map<string, number>();
  for (const { rule_id } of findings) counts.set(rule_id, (counts.get(rule_id) ?? 0) + 1);
  const rules = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([rule, count]) => `${rule} x${count}`);
  return `${drift}: ${rules.join(', ')}`.slice(0, 400);
}
