// The commands that documents name, and whether the program has them.
import { spawnSync } from 'node:child_process';
import type { Command, Option } from 'commander';
import { fillIn } from '../../src/surfaces/cli/operation-commands.ts';

export interface Named {
  /** Document and line. */
  readonly at: string;
  readonly text: string;
}

/** The lines of the shell blocks of a document; what goes on behind a backslash is one line. */
export function shellLines(path: string, markdown: string): Named[] {
  return [...markdown.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap((block) => {
    const first = markdown.slice(0, block.index).split('\n').length + 1;
    const lines = (block[1] ?? '').split('\n');
    return lines.flatMap((line, index) => {
      if (line.trim() === '' || lines[index - 1]?.endsWith('\\')) return [];
      const last = lines.findIndex((each, at) => at >= index && !each.endsWith('\\'));
      const text = lines.slice(index, last + 1).map((each) => each.replace(/\\$/, '').trim());
      return [{ at: `${path}:${first + index}`, text: text.join(' ') }];
    });
  });
}

/** What stands in backquotes outside of blocks. */
export function inlineCode(path: string, markdown: string): Named[] {
  const prose = markdown.replaceAll(/^```[^]*?^```$/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  return [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => ({
    at: `${path}:${prose.slice(0, match.index).split('\n').length}`,
    text: match[1] ?? '',
  }));
}

/**
 * As a POSIX shell takes it apart, without its comment and where its output goes; `<…>` stands for any word, and an ellipsis for the rest.
 */
export function wordsOf(line: string): string[] {
  const plain = line
    .replace(/ ….*/, '')
    .replaceAll(/<[^<>]+>/g, 'any')
    .replaceAll(/ >>? ?[\w./-]+/g, '');
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\0' ${plain}`], { encoding: 'utf8' });
  return stdout.split('\0').slice(0, -1);
}

/** The words behind `throughline`, when the line runs it. */
export function throughlineWords(line: string): string[] | undefined {
  if (!/(?:^|[|;] |\w=\S+ )throughline /.test(line)) return undefined;
  return wordsOf(line.slice(line.indexOf('throughline ') + 'throughline '.length));
}

/** Why the program would not take these words; undefined when it would. Only a whole command must have all it needs. */
export function misfit(program: Command, words: readonly string[], isWhole: boolean): string | undefined {
  let command = program;
  let rest = [...words];
  for (;;) {
    const child = command.commands.find((each) => each.name() === rest[0]);
    if (!child) break;
    command = child;
    rest = rest.slice(1);
  }
  fillIn(command);
  const given: Option[] = [];
  const values: string[] = [];
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    // What stands behind it is another program's.
    if (word === '--') values.push(...rest.splice(0));
    else if (!word.startsWith('--')) values.push(word);
    else {
      const known = [...command.options, ...program.options].find(({ long }) => long === word);
      if (!known && word !== '--help') return `${command.name()} has no ${word}`;
      if (known?.required) rest.shift();
      if (known) given.push(known);
    }
  }
  const asked = command.registeredArguments;
  if (values.length > asked.length && asked.at(-1)?.variadic !== true)
    return `${command.name()} takes no ${JSON.stringify(values[asked.length])}`;
  if (!isWhole) return undefined;
  const missing = asked.slice(values.length).find(({ required }) => required);
  if (missing) return `${command.name()} needs <${missing.name()}>`;
  const isAsked = ({ mandatory, description }: Option) => mandatory || /\(required\b/.test(description);
  const option = command.options.find((each) => isAsked(each) && !given.includes(each));
  return option && `${command.name()} needs ${option.long}`;
}
