// Makes a draft from what is known of a session. Pure: the same facts give the same draft, bounded and without secrets.
import { DRAFT_LIMITS, type Draft } from '../base/checkpoint-draft.ts';
import { withoutInvisible } from '../base/invisible-characters.ts';
import { redactText } from '../base/redact.ts';
import type { FailedCommand, Said } from './session/ports.ts';

/** What git says of the session's folder; undefined where it says nothing. */
export interface CodeOfSession {
  readonly branch: string | null;
  readonly commit: string | null;
  /** Paths from the root of the project. */
  readonly changed: readonly string[];
  readonly more: number;
  readonly diffStat: string | null;
}

export interface KnownOfSession {
  readonly said: Said | undefined;
  /** What its agent's own tools changed, newest first. */
  readonly files: readonly string[];
  readonly code: CodeOfSession | undefined;
}

export type DraftParts = Pick<
  Draft,
  'last_message' | 'files' | 'more_files' | 'failed_commands' | 'diff_stat' | 'branch' | 'commit'
>;

/** Undefined where nothing is known that a next session could use. */
export function makeDraft({ said, files, code }: KnownOfSession): DraftParts | undefined {
  const named = [...new Set([...files, ...(code?.changed ?? [])].map(nameOf))].filter((name) => name !== '');
  const lastMessage = messageOf(said?.last_message);
  const failed = (said?.failed_commands ?? []).map(commandOf).filter(({ command }) => command !== '');
  const stat = code?.diffStat ?? '';
  if (lastMessage === null && named.length === 0 && failed.length === 0 && stat === '') return undefined;
  return {
    last_message: lastMessage,
    files: named.slice(0, DRAFT_LIMITS.files),
    more_files: Math.max(0, named.length - DRAFT_LIMITS.files) + (code?.more ?? 0),
    failed_commands: failed.slice(0, DRAFT_LIMITS.commands),
    diff_stat: stat === '' ? null : visible(stat).trimEnd(),
    branch: code?.branch === undefined || code.branch === null ? null : oneLine(code.branch),
    commit: code?.commit ?? null,
  };
}

function messageOf(text: string | undefined): string | null {
  const message = cut(visible(text ?? '').trim(), DRAFT_LIMITS.message);
  return message === '' ? null : message;
}

function commandOf({ command, exit_code }: FailedCommand): FailedCommand {
  return { command: cut(oneLine(command), DRAFT_LIMITS.command), exit_code };
}

const MOST_NAME = 500;

function nameOf(path: string): string {
  const name = oneLine(path);
  return name.length > MOST_NAME ? '' : name;
}

function oneLine(text: string): string {
  return visible(text).replaceAll(/\s+/g, ' ').trim();
}

/** More than any part shows; what lies behind it is not searched for secrets either. */
const MOST_READ = 20_000;

/** Without secrets, and without what no person would see. Redacted before it is cut: half a secret looks like none. */
function visible(text: string): string {
  const read = text.slice(0, MOST_READ).toWellFormed();
  return withoutInvisible(redactText(read).text).replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

/** Behind a word, where there is one. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1).toWellFormed();
  const word = start.search(/\s\S*$/);
  return `${(word > most / 2 ? start.slice(0, word) : start).replace(/\ufffd$/, '').trimEnd()}…`;
}
