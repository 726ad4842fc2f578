// Writes a project for people to read, and behind it, in a comment, the same as `throughline.work/1`: a file that can be
// read here and imported elsewhere.
import { createHash } from 'node:crypto';
import { unicodeEscape } from '../../base/invisible-characters.ts';
import type { Blocker, Checkpoint, Goal, Task } from '../contract.ts';
import { WORK_FORMAT } from './contract.ts';
import { exportJson, readDetails } from './export-json.ts';
import { readExportIndex, type ExportIndex } from './export-order.ts';
import { inlineText, quotedText } from '../../base/markdown-text.ts';
import type { ExportSource, TaskDetail } from './ports.ts';

export async function* exportMarkdown(source: ExportSource): AsyncGenerator<string> {
  const project = await source.project();
  const index = await readExportIndex(source, project.project_id);
  const hash = createHash('sha256');
  for await (const part of readablePart(source, index, project.name)) {
    hash.update(part);
    yield part;
  }
  yield `<!-- ${WORK_FORMAT} sha256:${hash.digest('hex')}\n`;
  // These signs stand only inside JSON strings, where they can be written so; without them no comment ends.
  for await (const part of exportJson(source, index)) yield part.replaceAll(/[<>&`]/g, unicodeEscape);
  yield '-->\n';
}

async function* readablePart(source: ExportSource, index: ExportIndex, name: string): AsyncGenerator<string> {
  yield `# Work of ${inlineText(name)}\n\n`;
  yield 'Written by Throughline. What is changed here by hand is not read back: the comment at the end is.\n';
  for await (const goal of source.goals()) {
    yield goalPart(goal);
    for await (const detail of readDetails(source, index.byGoal.get(goal.goal_id) ?? [])) yield taskPart(detail, index);
  }
  yield '\n';
}

function goalPart({ number, text, status, priority, archived }: Goal): string {
  const [title = '', ...rest] = text.split('\n');
  const more = rest.join('\n').trim();
  const state = [status, `priority ${priority}`, ...(archived ? ['archived'] : [])].join(', ');
  return `\n## G${number} ${inlineText(title)}\n\n${state}\n\n${more === '' ? '' : `${quotedText(more, '')}\n\n`}`;
}

function taskPart({ task, blockers, checkpoints }: TaskDetail, index: ExportIndex): string {
  const { number, title, status, priority, archived, description, depends_on } = task;
  const state = [status, ...(priority === null ? [] : [`priority ${priority}`]), ...(archived ? ['archived'] : [])];
  const lines = [`- [${status === 'done' ? 'x' : ' '}] **T${number}** ${inlineText(title)} (${state.join(', ')})`];
  if (description !== null) lines.push('', quotedText(description, '  '), '');
  const waits = depends_on.flatMap((id) => index.numbers.get(id) ?? []).toSorted((a, b) => a - b);
  if (waits.length > 0) lines.push(`  - Waits for ${waits.map((other) => `T${other}`).join(', ')}`);
  lines.push(...criteriaLines(task), ...blockers.flatMap(blockerLines), ...checkpoints.flatMap(checkpointLines));
  return `${lines.join('\n')}\n`;
}

function criteriaLines({ acceptance_criteria, checks, evidence }: Task): string[] {
  const answered = new Map<string | null, string[]>(acceptance_criteria.map((criterion) => [criterion, []]));
  for (const { criterion, proof, refs = [], kind, overridden } of evidence) {
    const waived = overridden === undefined ? [] : [`Taken without its check: ${overridden}`];
    const lines = [`    - Proof, ${kind}:`, '', quotedText([proof, ...refs, ...waived].join('\n'), '      '), ''];
    answered.set(criterion, (answered.get(criterion) ?? []).concat(lines));
  }
  const asked = new Set<string | null>(acceptance_criteria);
  return [...answered].flatMap(([criterion, proofs]) => {
    const text = criterion === null ? '' : `: ${inlineText(criterion)}`;
    const box = `[${proofs.length > 0 ? 'x' : ' '}]`;
    const check = checks.find((each) => each.criterion === criterion);
    const head = asked.has(criterion) ? `  - ${box} Criterion${text}` : `  - Evidence${text}`;
    return [head].concat(check ? `    - Check: ${inlineText(check.command)}` : [], proofs);
  });
}

function blockerLines({ text, needs, status, resolution }: Blocker): string[] {
  const end = resolution === null ? [] : ['', quotedText(resolution, '    '), ''];
  return [`  - Blocker (${status}${needs === null ? '' : `, needs ${needs}`}): ${inlineText(text)}`, ...end];
}

function checkpointLines({ where_we_left_off, next_step, needed_context_refs }: Checkpoint): string[] {
  return [
    `  - Checkpoint: ${inlineText(where_we_left_off)}`,
    `    - Next step: ${inlineText(next_step)}`,
    ...needed_context_refs.map((ref) => `    - Context: ${inlineText(ref)}`),
  ];
}
