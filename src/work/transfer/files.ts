// Which files moving work in and out is about, by name only: nothing here touches a disk. Whoever writes a file does it
// with `OUTPUT_FLAG`, which follows no link and overwrites nothing.
import { refuseTransfer, type TransferFormat } from './contract.ts';

/** Where other programs keep their work, below a project's root, in the order of looking. */
export const DEFAULT_SOURCES: readonly { readonly path: string; readonly format: TransferFormat }[] = [
  { path: '.taskmaster/tasks/tasks.json', format: 'task-master' },
  { path: 'tasks/tasks.json', format: 'task-master' },
  { path: '.beads/issues.jsonl', format: 'beads' },
  { path: '.beads/beads.jsonl', format: 'beads' },
];

/** Opens a new file or fails: with an existing one, and with a link, even one that leads nowhere. */
export const OUTPUT_FLAG = 'wx';

const ENDINGS = { json: 'json', markdown: 'md' } as const;

/** Made of the project's id and of nothing that anybody wrote. */
export function exportFileName(projectId: string, format: 'json' | 'markdown'): string {
  if (!/^[0-9a-f-]{36}$/.test(projectId))
    throw refuseTransfer('unsafe_file_name', 'A project has a UUID in lower case');
  return `throughline-work-${projectId}.${ENDINGS[format]}`;
}

/** What a name given for an export means; a person's own path to a folder is not asked about here. */
export function exportFormatOfName(name: string): 'json' | 'markdown' {
  return /\.(?:md|markdown)$/i.test(name) ? 'markdown' : 'json';
}

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name for a file in a folder that is known already: no way out of it, nothing hidden, nothing special anywhere. */
export function checkFileName(name: string): string {
  const isPlain =
    /^[\p{L}\p{N}_][\p{L}\p{N}_ .()+-]{0,199}$/u.test(name) && !/[. ]$/.test(name) && !name.includes('..');
  if (isPlain && !RESERVED.test(name)) return name;
  throw refuseTransfer('unsafe_file_name', 'The name leads to another folder or means something else to a system', {
    length: name.length,
  });
}

/** The text of a file's bytes, and how many of them no text can hold and were left out. */
export function textOfBytes(bytes: Uint8Array): { readonly text: string; readonly left_out: number } {
  const text = new TextDecoder('utf-8').decode(bytes);
  const clean = text.replaceAll('\0', '');
  return { text: clean, left_out: text.length - clean.length };
}
