// Resuming and checkpoints as commands that a person gives to an agent, in the forms that agents read. No file names a
// path of this machine. Pure.
import { join } from 'node:path';
import type { Target } from '../contract.ts';
import { WORK_PROMPTS } from './prompts.ts';
import { markedText } from './marked-text.ts';

interface AgentCommand {
  readonly name: string;
  readonly description: string;
  readonly text: string;
}

/** The texts of the prompts: whoever asks by command, skill or prompt asks for the same. */
const AGENT_COMMANDS: readonly AgentCommand[] = WORK_PROMPTS.map(({ name, description, text }) => ({
  name: `throughline-${name}`,
  description,
  text: `${text}\n`,
}));

/** One file for each command. */
function commandFiles(pathOf: (name: string) => string, textOf: (command: AgentCommand) => string): Target[] {
  return AGENT_COMMANDS.map((command) => ({
    kind: 'marked',
    path: pathOf(command.name),
    holds: `command ${command.name}`,
    text: textOf(command),
  }));
}

/** What an agent wants to know of a command besides its name and description. */
type Fields = Readonly<Record<string, string | boolean>>;

/** Markdown with a description above it: `<folder>/<name>.md`. */
export function markdownCommands(folder: string, more: Fields = {}): Target[] {
  return commandFiles(
    (name) => join(folder, `${name}.md`),
    ({ description, text }) => withFrontmatter({ description, ...more }, text),
  );
}

/** Markdown and nothing else. */
export function plainCommands(folder: string): Target[] {
  return commandFiles(
    (name) => join(folder, `${name}.md`),
    ({ text }) => markedText(`${text}\n`, (mark) => `<!-- ${mark} -->`, ''),
  );
}

/** `description` and `prompt` in TOML: `<folder>/<name>.toml`. */
export function tomlCommands(folder: string): Target[] {
  return commandFiles(
    (name) => join(folder, `${name}.toml`),
    ({ description, text }) =>
      markedText('', (mark) => `# ${mark}`, `description = ${JSON.stringify(description)}\nprompt = """\n${text}"""\n`),
  );
}

/** A folder for each command, with a SKILL.md. */
export function skills(folder: string, more: Fields = {}): Target[] {
  return commandFiles(
    (name) => join(folder, name, 'SKILL.md'),
    ({ name, description, text }) => withFrontmatter({ name, description, ...more }, text),
  );
}

/** Beside each skill, a file that keeps its folder out of git: the skill is yours alone. */
export function unsharedSkills(folder: string, more: Fields = {}): Target[] {
  const ignoring = AGENT_COMMANDS.map(({ name }): Target => ({
    kind: 'marked',
    path: join(folder, name, '.gitignore'),
    holds: 'keeps the command out of git',
    text: markedText('', (mark) => `# ${mark}`, '*\n'),
  }));
  return [...skills(folder, more), ...ignoring];
}

function withFrontmatter(fields: Fields, text: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}\n`);
  return markedText('---\n', (mark) => `# ${mark}`, `${lines.join('')}---\n\n${text}`);
}
