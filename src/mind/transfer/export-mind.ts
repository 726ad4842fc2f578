// The canon of a project as one text: Markdown for people, or JSON with where each entry came from.
import type { Canon } from '../canon/canon.ts';
import type { Handshakes } from '../handshake/handshakes.ts';
import type { CanonFile, ExportFormat } from './contract.ts';

export interface ExportDeps {
  readonly canon: Canon;
  readonly handshakes: Pick<Handshakes, 'projectMind'>;
  readonly projectName: (projectId: string) => Promise<string>;
}

export async function exportMind(deps: ExportDeps, projectId: string, format: ExportFormat) {
  const { canon } = deps;
  const canon_hash = await canon.hash(projectId);
  const all = await canon.all(projectId);
  const content =
    format === 'markdown'
      ? await deps.handshakes.projectMind(projectId)
      : `${JSON.stringify(await canonFile(deps, projectId, canon_hash), null, 2)}\n`;
  return { project_id: projectId, format, canon_hash, entries: all.length, content };
}

async function canonFile(
  { canon, projectName }: ExportDeps,
  projectId: string,
  canon_hash: string,
): Promise<CanonFile> {
  const entries: CanonFile['entries'] = [];
  for (const entry of await canon.all(projectId)) {
    const { evidence } = await canon.show(projectId, entry.entry_id);
    const { anchor, state, kind, topic, tag, subject, summary, confidence_bps, is_pinned, newest_at, created_at } =
      entry;
    entries.push({
      ...{ anchor, state, kind, topic, tag, subject, summary, confidence_bps, is_pinned, newest_at, created_at },
      files: [...entry.files],
      evidence: evidence.map((row) => ({
        reflection_id: row.reflection_id,
        agent: row.agent,
        session_id: row.session_id,
        tag: row.tag,
        source: row.source,
        value: row.value,
        statement: row.statement,
        at: row.at,
      })),
    });
  }
  return { format: 'throughline-canon', version: 1, project: await projectName(projectId), canon_hash, entries };
}
