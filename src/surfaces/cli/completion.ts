// Completion scripts for shells, generated from the command tree: subcommands, options, and the choices of options.
import { Argument, type Command } from 'commander';
import type { CliContext } from './context.ts';
import { fillIn } from './operation-commands.ts';
import { print } from '../terminal/output.ts';

interface Place {
  /** The words that lead to this command, without the program's name. */
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly options: readonly CompletedOption[];
}

interface CompletedOption {
  readonly flags: readonly string[];
  readonly summary: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

const NAMES = ['throughline', 'tl'] as const;
const SHELLS: Readonly<Record<string, (places: readonly Place[]) => string>> = { bash, zsh, fish };

const INSTALL: Readonly<Record<string, string>> = {
  bash: 'throughline completion bash >> ~/.bashrc',
  zsh: 'throughline completion zsh > "${fpath[1]}/_throughline"',
  fish: 'throughline completion fish > ~/.config/fish/completions/throughline.fish',
};

export function addCompletionCommand(program: Command, { output }: CliContext): void {
  const examples = Object.values(INSTALL).map((line) => `  $ ${line}`);
  program
    .command('completion')
    .description('print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'which one').choices(Object.keys(SHELLS)))
    .addHelpText('after', `\nExamples:\n${examples.join('\n')}`)
    .action((shell: string) => {
      const script = SHELLS[shell]?.(placesOf(program)) ?? '';
      if (output.json) print(output, { shell, script }, []);
      else output.stdout(script);
    });
}

function placesOf(command: Command, path: readonly string[] = []): Place[] {
  fillIn(command);
  const visible = command.createHelp().visibleCommands(command);
  return [
    {
      path: path.join(' '),
      commands: visible.map((each) => ({ name: each.name(), summary: each.summary() || each.description() })),
      options: command.options
        .filter((option) => !option.hidden)
        .map((option) => ({
          flags: [option.long, option.short].filter((flag) => flag !== undefined),
          summary: option.description,
          takesValue: option.required || option.optional,
          choices: option.argChoices ?? [],
        })),
    },
    ...visible.flatMap((each) => placesOf(each, [...path, each.name()])),
  ];
}

function wordsAt({ commands, options }: Place): string[] {
  return [...commands.map(({ name }) => name), ...options.flatMap(({ flags }) => flags), '--help'];
}

function choicesOf(places: readonly Place[]): { path: string; flag: string; choices: readonly string[] }[] {
  return places.flatMap(({ path, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .flatMap(({ flags, choices }) => flags.map((flag) => ({ path, flag, choices }))),
  );
}

/** Follows the typed words as far as they name commands, then offers what can come next. */
function bash(places: readonly Place[]): string {
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  return `# Completion of throughline for bash.
_throughline() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" at="" next word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="\${at:+$at }$word"
    case "$next" in
      ${paths.join('|')}) at="$next" ;;
    esac
  done
  case "$at $prev" in
${choicesOf(places)
  .map(
    ({ path, flag, choices }) =>
      `    '${path} ${flag}') COMPREPLY=($(compgen -W '${choices.join(' ')}' -- "$cur")); return ;;`,
  )
  .join('\n')}
  esac
  case "$at" in
${places.map((place) => `    '${place.path}') COMPREPLY=($(compgen -W '${wordsAt(place).join(' ')}' -- "$cur")) ;;`).join('\n')}
  esac
}
complete -o default -F _throughline ${NAMES.join(' ')}
`;
}

function zsh(places: readonly Place[]): string {
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  const described = (name: string, summary: string) => zshQuoted(`${name.replaceAll(':', '\\:')}:${summary}`);
  return `#compdef ${NAMES.join(' ')}
# Completion of throughline for zsh.
_throughline() {
  local at="" next word
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    next="\${at:+$at }$word"
    case "$next" in
      ${paths.join('|')}) at="$next" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${choicesOf(places)
  .map(({ path, flag, choices }) => `    '${path} ${flag}') compadd -- ${choices.join(' ')}; return ;;`)
  .join('\n')}
  esac
  case "$at" in
${places
  .map(({ path, commands, options }) => {
    const lines = [
      ...commands.map(({ name, summary }) => described(name, summary)),
      ...options.flatMap(({ flags, summary }) => flags.map((flag) => described(flag, summary))),
    ];
    return `    '${path}') found=(${lines.join(' ')}) ;;`;
  })
  .join('\n')}
  esac
  _describe throughline found || _files
}
compdef _throughline ${NAMES.join(' ')}
`;
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, commands, options }) => {
    const here = `-n '__throughline_at "${path}"'`;
    return [
      ...commands.map(({ name, summary }) => `$name ${here} -f -a ${name} -d ${zshQuoted(summary)}`),
      ...options.flatMap(({ flags, summary, takesValue, choices }) =>
        flags.map((flag) =>
          [
            `$name ${here}`,
            flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
            ...(takesValue ? ['-r'] : []),
            ...(choices.length > 0 ? [`-f -a '${choices.join(' ')}'`] : []),
            `-d ${zshQuoted(summary)}`,
          ].join(' '),
        ),
      ),
    ];
  });
  const paths = places.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  return `# Completion of throughline for fish.
function __throughline_at
  set -l at ''
  for word in (commandline -opc)[2..]
    set -l next (string trim -- "$at $word")
    if contains -- $next ${paths.join(' ')}
      set at $next
    end
  end
  test "$at" = "$argv[1]"
end
for name in ${NAMES.join(' ')}
${lines.map((line) => `  complete -c ${line}`).join('\n')}
end
`;
}

/** In single quotes, on one line. */
function zshQuoted(text: string): string {
  return `'${text.replaceAll('\n', ' ').replaceAll("'", `'\\''`)}'`;
}
