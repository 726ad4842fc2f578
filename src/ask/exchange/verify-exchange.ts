// Pure: holds what is kept of an exchange against every hash of it, and renders it again from kernel, bundle and question. What was
// pruned cannot be rendered, which is said; its hashes still stand in the ledger.
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { bundleHash, bundleText } from '../bundle/bundle.ts';
import { promptText } from '../content/prompt-list.ts';
import { kernelSchema } from '../kernel/kernel-snapshot.ts';
import { findingsHash } from '../pipeline/record.ts';
import { rendererOf } from '../render/render.ts';
import type { KeptExchange } from './read-exchange.ts';

export const CHECKS = [
  'context_bundle_hash',
  'prompt_hash',
  'question_hash',
  'response_hash',
  'kernel_hash',
  'refs_hash',
  'findings_hash',
  'rendered_again',
] as const;

export interface Check {
  readonly check: (typeof CHECKS)[number];
  readonly result: (typeof CHECK_RESULTS)[number];
}

/**
 * `gone`: the text was pruned or erased, and its hash alone is left. `no_renderer`: everything is there, but it was rendered by another
 * version of the program, whose renderer this one does not have.
 */
export const CHECK_RESULTS = ['ok', 'mismatch', 'gone', 'no_renderer'] as const;

export interface ExchangeCheck {
  /** False as soon as anything is not what its hash says. What is gone is no mismatch. */
  readonly ok: boolean;
  readonly checks: readonly Check[];
  readonly gone: readonly string[];
}

export function checkExchange(kept: KeptExchange): ExchangeCheck {
  const { row, session, user, aurora, bundle, prompt, kernel } = kept;
  const damaged = (part: KeptExchange['damaged'][number]) => (kept.damaged.includes(part) ? DAMAGED : undefined);
  const hashOf: Readonly<Record<Check['check'], readonly [found: string | undefined, wanted: string]>> = {
    context_bundle_hash: [bundle ? bundleHash(bundleText(bundle)) : damaged('bundle'), row.context_bundle_hash],
    prompt_hash: [prompt ? sha256(promptText(prompt)) : damaged('prompt'), row.prompt_hash],
    question_hash: [contentHash(user), user?.content_hash ?? 'the turn is not there'],
    response_hash: [contentHash(aurora), row.response_hash],
    kernel_hash: [
      kernel === undefined && session ? damaged('kernel') : `sha256:${sha256(kernel ?? '')}`,
      session?.kernel_hash ?? 'the session is not there',
    ],
    refs_hash: [refsHash(kept), row.refs_hash],
    findings_hash: [findingsHash(kept.findings), row.findings_hash],
    rendered_again: [renderedAgain(kept), row.prompt_hash],
  };
  const checks = CHECKS.map((check): Check => {
    const [found, wanted] = hashOf[check];
    if (found === NO_RENDERER) return { check, result: 'no_renderer' };
    return { check, result: found === undefined ? 'gone' : found === wanted ? 'ok' : 'mismatch' };
  });
  return {
    ok: checks.every(({ result }) => result !== 'mismatch'),
    checks,
    gone: checks.flatMap(({ check, result }) => (result === 'gone' ? [check] : [])),
  };
}

/** No hashes of anything. */
const DAMAGED = '';
const NO_RENDERER = 'no renderer';

/** An empty text may be one that was pruned, or an answer that never came: only its hash tells. */
function contentHash(turn: KeptExchange['user']): string | undefined {
  if (!turn) return DAMAGED;
  const hash = sha256(turn.content);
  return turn.content === '' && hash !== turn.content_hash ? undefined : hash;
}

export function refsHash({ refs }: Pick<KeptExchange, 'refs'>): string {
  return sha256(
    canonicalJson(
      refs.map((ref) => ({
        artifact_type: ref.artifact_type,
        artifact_id: ref.artifact_id,
        artifact_hash: ref.artifact_hash,
        included_reason: ref.included_reason,
        observed_at: ref.observed_at,
        freshness_s: ref.freshness_s,
        risk_flags: flagsOf(ref.risk_flags),
      })),
    ),
  );
}

/** By the renderer of that version: another one would give other bytes. */
function renderedAgain({ row, bundle, user, kernel }: KeptExchange): string | undefined {
  if (!bundle || !user || kernel === undefined || contentHash(user) === undefined) return undefined;
  const render = rendererOf({ id: row.prompt_id, version: row.prompt_version });
  const document = kernelSchema.safeParse(JSON.parse(kernel));
  if (!render || !document.success) return NO_RENDERER;
  return render(document.data, bundle, user.content).prompt_hash;
}

function flagsOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return text;
  }
}
