// Gives a file back to the canon: as a person's acts, or as evidence that nobody here vouches for.
import { closeSync, readSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { Refusal } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { Call } from '../../base/operation.ts';
import { openRegularFile, type RegularFile } from '../../base/regular-file.ts';
import type { Canon } from '../canon/canon.ts';
import { readProjectMind } from '../handshake/project-mind-text.ts';
import type { Handshakes } from '../handshake/handshakes.ts';
import { MOST_FILE_BYTES, refuseTransfer, type Imported } from './contract.ts';
import { planImport, type ImportPlan } from './plan-import.ts';

/** Entries that changed since a file was written; one with more was written from another canon. */
const MOST_EARLIER = 5_000;

export interface ImportDeps {
  readonly canon: Canon;
  readonly handshakes: Pick<Handshakes, 'projectMind' | 'publish'>;
  readonly isStatus: (text: string) => boolean;
  readonly now: () => string;
}

export interface Given {
  readonly projectId: string;
  readonly text: string;
}

export async function planOf(
  { canon, handshakes, isStatus, now }: ImportDeps,
  { projectId, text }: Given,
): Promise<ImportPlan> {
  const entries = await canon.all(projectId);
  return planImport(text, {
    project_id: projectId,
    canon_hash: await canon.hash(projectId),
    entries,
    earlier: await earlierTexts(canon, projectId, text, new Set(entries.map(({ anchor }) => anchor))),
    markdown: await handshakes.projectMind(projectId),
    isStatus,
    now: now(),
  });
}

/** What entries said when the file was written, where they have changed since. */
async function earlierTexts(
  canon: Canon,
  projectId: string,
  text: string,
  current: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const earlier = new Map<string, string>();
  for (const { anchor } of readProjectMind(text).kept) {
    if (current.has(anchor) || earlier.size >= MOST_EARLIER) continue;
    try {
      earlier.set(anchor, (await canon.byAnchor(projectId, anchor)).summary ?? '');
    } catch (error) {
      // Nothing of that name is known here: the plan refuses the line.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return earlier;
}

export async function importMind(deps: ImportDeps, given: Given, dryRun: boolean, call: Call): Promise<Imported> {
  const { canon, handshakes } = deps;
  const { projectId, text } = given;
  const plan = await planOf(deps, given);
  if (!dryRun && plan.changes.length > 0) {
    await applyPlan(canon, projectId, plan, sha256(text).slice(0, 32), call);
    await handshakes.publish(projectId);
  }
  const { format, changes, left_out } = plan;
  const canon_hash = await canon.hash(projectId);
  return { project_id: projectId, format, dry_run: dryRun, changes: [...changes], left_out, canon_hash };
}

async function applyPlan(canon: Canon, projectId: string, plan: ImportPlan, file: string, call: Call): Promise<void> {
  for (const { act, anchor, after, tag } of plan.changes) {
    const acting = { projectId, call, operationId: `import-${file}-${act}-${anchor ?? ''}` };
    if (act === 'reject' && anchor !== null) await canon.reject(acting, anchor, undefined);
    else if (act === 'correct' && anchor !== null) await canon.correct(acting, anchor, { text: after ?? '' });
    else if (act === 'learn' && after !== null) {
      const learned = { kind: 'fact', text: after, source: 'person', actor: call.actor } as const;
      await canon.learn(projectId, { ...learned, tag: tag ?? undefined, topic: plan.topics.get(after) });
    }
  }
  if (plan.evidence.length > 0) await canon.take(projectId, plan.evidence, call.actor);
}

/** A file that a person named: a regular one, and not a large one. */
export function readNamedFile(path: string, { cwd }: Pick<Call, 'cwd'>): string {
  const full = isAbsolute(path) ? path : resolve(cwd ?? '.', path);
  const none = (why: string) => refuseTransfer('no_mind_file', `${path} ${why}`, { path });
  let file: RegularFile | undefined;
  try {
    file = openRegularFile(full, { followsLinks: true });
  } catch {
    throw none('is no regular file');
  }
  if (!file) throw none('is not there');
  try {
    const { size } = file.stats;
    if (size > MOST_FILE_BYTES) throw none('is too large');
    const bytes = Buffer.alloc(size);
    const read = readSync(file.fd, bytes, 0, size, 0);
    return bytes
      .subarray(0, read)
      .toString('utf8')
      .replace(/^\ufeff/, '');
  } finally {
    closeSync(file.fd);
  }
}
