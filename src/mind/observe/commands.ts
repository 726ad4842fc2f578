// Which commands prove something, as data: by what they are called, whatever language the project is written in or people speak.

export interface ProvingCommand {
  /** `command:test of js`. */
  readonly subject: string;
  readonly kind: CommandKind;
  /** Without what picks a part of the tests, or how much is printed. */
  readonly base: string;
  /** As people would tell it: with its settings, and without what picks single tests. */
  readonly shown: string;
}

export type CommandKind = 'test' | 'e2e' | 'build' | 'lint' | 'format' | 'types' | 'check';

export interface CommandRule {
  readonly kind: CommandKind;
  readonly of: string;
  readonly pattern: RegExp;
  readonly fires: readonly string[];
  readonly stays: readonly string[];
}

const JS = String.raw`(?:npx |pnpm |yarn |bunx |pnpm exec |pnpm dlx |npm exec |bun run |bun )?`;
const PY = String.raw`(?:uv run |poetry run |pipenv run |hatch run |pdm run )?(?:python3? -m )?`;
const RB = String.raw`(?:bundle exec |bin\/)?`;
const RUN = String.raw`(?:npm|pnpm|yarn|bun)(?: run)?`;

export const COMMAND_RULES: readonly CommandRule[] = [
  {
    ...{ kind: 'e2e', of: 'js' },
    pattern: new RegExp(`^(?:${JS}(?:playwright test|cypress run)|${RUN} (?:test:)?e2e\\b)`),
    fires: ['pnpm playwright test', 'npm run e2e', 'npx cypress run'],
    stays: ['pnpm playwright install chromium'],
  },
  {
    ...{ kind: 'test', of: 'js' },
    pattern: new RegExp(
      `^(?:(?:${RUN} (?:test|t)(?![\\w:-])|${RUN} test:[\\w:-]+)|${JS}(?:vitest|jest|mocha|ava|tap|uvu)\\b(?! init)|node (?:--[\\w=-]+ )*--test\\b|deno test)`,
    ),
    fires: ['npm test', 'pnpm test -- cart', 'npx vitest run', 'node --test', 'bun run test'],
    stays: ['npm run testing-server', 'npm install jest', 'cat test.js'],
  },
  {
    ...{ kind: 'test', of: 'python' },
    pattern: new RegExp(
      `^(?:${PY}pytest\\b|${PY}unittest\\b|tox\\b|nox\\b|${PY}nose2\\b|(?:python3? )?manage\\.py test)`,
    ),
    fires: ['pytest -q', 'uv run pytest tests/test_a.py', 'python -m unittest'],
    stays: ['pip install pytest'],
  },
  {
    ...{ kind: 'test', of: 'rust' },
    pattern: /^cargo (?:\+\S+ )?(?:test|nextest run|miri test)\b/,
    fires: ['cargo test', 'cargo nextest run', 'cargo +nightly miri test'],
    stays: ['cargo testament'],
  },
  {
    ...{ kind: 'test', of: 'go' },
    pattern: /^(?:go test|gotestsum|ginkgo)\b/,
    fires: ['go test -race ./...'],
    stays: ['go tool test2json'],
  },
  {
    ...{ kind: 'test', of: 'ruby' },
    pattern: new RegExp(`^${RB}(?:rspec|rails test|rake (?:test|spec))\\b`),
    fires: ['bundle exec rspec', 'bin/rails test'],
    stays: ['gem install rspec'],
  },
  {
    ...{ kind: 'test', of: 'jvm' },
    pattern: /^(?:(?:\.\/)?(?:mvnw?|gradlew?|sbt)(?: -[\w-]+| clean)* :?[\w:]*(?:test|verify)\b)/,
    fires: ['./gradlew test', 'mvn -q test'],
    stays: ['mvn package'],
  },
  {
    ...{ kind: 'test', of: 'other' },
    pattern:
      /^(?:(?:make|just|task|rake|invoke|bazel|nx|deno task)(?: -\S+)* (?:[\w.]+[:-])?(?:tests?|check|specs?|e2e|unit|integration|smoke)(?:[:-][\w:.-]+)?(?=\s|$)|dotnet test\b|(?:vendor\/bin\/|bin\/|php )?(?:phpunit|pest|artisan test)\b|composer test\b|mix test\b|(?:swift|xcodebuild|fastlane|zig build|flutter|dart|pio|forge|hardhat|truffle|terraform|molecule|helm unit|dbt|stack|cabal|dune|lein|gleam|rebar3|buck2|turbo run|npx nx|maestro|west)\s?test\b|idf\.py .*\btest\b|ctest\b|bats \S|busted\b|prove \S|behave\b|robot \S|k6 run\b|twister\b|west twister\b|R CMD check\b|(?:npx )?(?:nx|turbo)(?: run)? test\b|ng test\b|(?:(?:bash|sh|python3?|node|ruby|uv run|poetry run)(?: -\S+)* )?(?:(?:\.\/|[\w.-]+\/)+|(?<=^(?:bash|sh|python3?|node|ruby|uv run|poetry run) ))(?:(?:run|do|all|unit|smoke|e2e|integration)[-_]?)*tests?(?:[-_]\w+)?(?:\.(?:sh|py|m?js|ts|rb))?(?=\s|$))/,
    fires: [
      ...['make test', 'make test-unit', 'just test', 'dotnet test', './scripts/test.sh', 'bin/test', 'mix test'],
      ...['python tools/run_tests.py', 'west twister -T tests', 'dbt test', 'bazel test //...', 'flutter test'],
    ],
    stays: ['make', 'ls test.sh', 'make testdata', 'cat tests/test.sh'],
  },
  {
    ...{ kind: 'types', of: 'js' },
    pattern: new RegExp(
      `^(?:${JS}(?:tsc|vue-tsc)\\b(?=.*--no-?emit)|${JS}tsc$|${RUN} (?:type-?check|types|tsc|check-types|check:types)\\b)`,
      'i',
    ),
    fires: ['npx tsc --noEmit', 'pnpm typecheck', 'tsc'],
    stays: ['npx tsc --init'],
  },
  {
    ...{ kind: 'types', of: 'python' },
    pattern: new RegExp(`^${PY}(?:mypy|pyright|basedpyright|pytype)\\b`),
    fires: ['mypy app'],
    stays: ['pip install mypy'],
  },
  {
    ...{ kind: 'lint', of: 'js' },
    pattern: new RegExp(
      `^(?:${RUN} (?:lint|lint:[\\w:-]+)(?![\\w-])|${JS}(?:eslint|biome (?:check|lint|ci)|oxlint|stylelint)\\b)`,
    ),
    fires: ['npm run lint', 'npx eslint .', 'yarn lint'],
    stays: ['npm install eslint'],
  },
  {
    ...{ kind: 'lint', of: 'python' },
    pattern: new RegExp(`^${PY}(?:ruff(?: check)?(?! format)|flake8|pylint)\\b(?! format)`),
    fires: ['ruff check .', 'flake8 app'],
    stays: ['ruff format --check'],
  },
  {
    ...{ kind: 'lint', of: 'rust' },
    pattern: /^cargo (?:\+\S+ )?(?:clippy|check|semver-checks|deny)\b/,
    fires: ['cargo clippy -- -D warnings'],
    stays: ['cargo add clippy'],
  },
  {
    ...{ kind: 'lint', of: 'go' },
    pattern: /^(?:go vet|golangci-lint run|staticcheck)\b/,
    fires: ['go vet ./...'],
    stays: ['go get'],
  },
  {
    ...{ kind: 'lint', of: 'ruby' },
    pattern: new RegExp(`^${RB}(?:rubocop|standardrb)\\b`),
    fires: ['bundle exec rubocop'],
    stays: ['gem install rubocop'],
  },
  {
    ...{ kind: 'lint', of: 'infrastructure' },
    pattern:
      /^(?:(?:terraform|tofu) validate|tflint|kubeconform|kubeval|helm lint|ansible-lint|yamllint|hadolint|checkov|conftest test)\b/,
    fires: ['terraform validate', 'kubeconform apps'],
    stays: ['terraform plan', 'terraform init'],
  },
  {
    ...{ kind: 'lint', of: 'other' },
    pattern:
      /^(?:(?:make|just|task|rake)(?: -\S+)* lint(?:[:-][\w-]+)?(?=\s|$)|shellcheck\b|(?:bash |sh )?(?:\.\/)?(?:[\w-]+\/)*lint\.sh\b|pre-commit run\b|clang-tidy\b|cppcheck\b|swiftlint\b|ktlint\b|detekt\b|(?:\.\/)?gradlew? (?:\S+ )*:?(?:[\w-]+:)*(?:ktlintCheck|detekt|lint\w*)\b|sqlfluff lint\b|markdownlint\S*|vale \S|buf lint\b|actionlint\b|(?:vendor\/bin\/)?(?:phpstan|psalm|phpcs)\b|mix (?:credo|dialyzer)\b|(?:flutter|dart) analyze\b|luacheck\b|hlint\b)/,
    fires: ['make lint', 'bash scripts/lint.sh', './gradlew ktlintCheck', 'flutter analyze', 'cppcheck src'],
    stays: ['make'],
  },
  {
    ...{ kind: 'check', of: 'project' },
    pattern: new RegExp(
      `^(?:${RUN} (?:check|verify|validate|ci)(?:[:-][\\w:-]+)?(?=\\s|$)|(?:make|just|task|rake)(?: -\\S+)* (?:verify|validate|ci|qa)(?:[:-][\\w-]+)?(?=\\s|$)|(?:bash |sh |python3? )?(?:\\.\\/|[\\w.-]+\\/)+(?:check|verify|validate|ci|smoke)(?:[-_]\\w+)?(?:\\.(?:sh|py|m?js|ts|rb))?(?=\\s|$)|(?:promtool check|nginx -t|caddy validate|ansible-playbook .*--check)\\b)`,
    ),
    fires: ['npm run check', './scripts/check.sh', 'bin/ci', 'make verify'],
    stays: ['npm run checkout', 'cat scripts/check.sh', 'make clean'],
  },
  {
    ...{ kind: 'format', of: 'any' },
    pattern: new RegExp(
      `^(?:${JS}prettier\\b(?=.*--check)|cargo fmt\\b(?=.*--check)|${PY}black\\b(?=.*--check)|${PY}ruff format\\b(?=.*--check)|gofmt -l|terraform fmt\\b(?=.*-check)|${RUN} format:check\\b)`,
    ),
    fires: ['cargo fmt --check', 'npx prettier --check .'],
    stays: ['cargo fmt'],
  },
  {
    ...{ kind: 'build', of: 'js' },
    pattern: new RegExp(`^(?:${RUN} build(?![\\w-])|${JS}(?:vite|next|astro|nuxt|ng) build\\b|${JS}tsup\\b)`),
    fires: ['npm run build', 'pnpm build'],
    stays: ['npm run build-icons'],
  },
  {
    ...{ kind: 'build', of: 'rust' },
    pattern: /^cargo (?:\+\S+ )?build\b/,
    fires: ['cargo build --release'],
    stays: ['cargo run'],
  },
  { ...{ kind: 'build', of: 'go' }, pattern: /^go build\b/, fires: ['go build ./...'], stays: ['go run .'] },
  {
    ...{ kind: 'build', of: 'jvm' },
    pattern: /^(?:\.\/)?(?:mvnw?|gradlew?)(?: -[\w-]+| clean)* (?:package|build|assemble|install)\b/,
    fires: ['./gradlew build'],
    stays: ['mvn test'],
  },
  {
    ...{ kind: 'build', of: 'containers' },
    pattern: /^(?:docker|podman)(?: buildx| compose)? build\b/,
    fires: ['docker build -t x .'],
    stays: ['docker ps'],
  },
  {
    ...{ kind: 'build', of: 'other' },
    pattern:
      /^(?:(?:make|just|task|rake)(?: -\S+)* build(?:[:-][\w-]+)?(?=\s|$)|make$|dotnet build\b|swift build\b|cmake --build\b|mix compile\b|zig build\b(?! test)|yarn ios$|yarn android$|idf\.py (?:\S+ )*build\b|pio run\b|west build\b|ninja\b|meson compile\b|bazel build\b|flutter build\b|xcodebuild\b(?! test)|hugo\b(?! server)|mkdocs build\b|sphinx-build\b|latexmk\b|quarto render\b|nix build\b|(?:stack|cabal|dune) build\b|arduino-cli compile\b)/,
    fires: ['make', 'dotnet build', 'idf.py build', 'pio run -e esp32', 'west build -b nrf52'],
    stays: ['make clean'],
  },
];

const MOST_COMMAND = 2000;

/** One command in one form: without the folder, the environment and the pipes around it. */
export function tidyCommand(command: string): string {
  return command
    .slice(0, MOST_COMMAND)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:cd \S+ (?:&&|;) )+/, '')
    .replace(/^(?:(?:export )?[A-Z_][A-Z0-9_]*=\S* (?:&& )?)+/, '')
    .replace(/^(?:time|sudo|env|timeout \S+|command|nice) /, '')
    .replace(/(?: 2>&1)?(?: \| (?:tail|head|grep|tee|cat|less|sed|awk)\b[^|]*)+$/, '')
    .replace(/ 2>&1$/, '')
    .trim();
}

/** The command that proves something in this line: its last one, where it runs several. */
export function provingCommand(command: string): ProvingCommand | undefined {
  const parts = tidyCommand(command).split(/ (?:&&|\|\||;) |; /);
  for (const [back, part] of parts.toReversed().entries()) {
    const bare = tidyCommand(part);
    const wrapper = WRAPPER.exec(bare)?.[0] ?? '';
    const inner = bare.slice(wrapper.length);
    const rule = COMMAND_RULES.find(({ pattern }) => pattern.test(inner));
    if (!rule) continue;
    const settings = back === parts.length - 1 ? settingsOf(command) : settingsOf(part);
    return {
      ...{ kind: rule.kind, subject: subjectFor(rule, inner), base: wrapper + baseOf(inner, rule) },
      shown: settings + wrapper + shownOf(inner, rule),
    };
  }
  return undefined;
}

/** What a command runs inside of. */
const WRAPPER =
  /^(?:(?:docker|podman)(?:-compose| compose)? (?:exec|run)(?: -\S+)* [\w./:-]+ |nix develop(?: \S+)* -c |direnv exec \S+ |xvfb-run(?: -\S+)* |devbox run |mise exec -- )/;

/** Tools of no one language hold side by side: `make test` says nothing of `ctest`, nor of `make test-hil`. */
function subjectFor({ kind, of, pattern }: CommandRule, inner: string): string {
  if (of !== 'other') return `command:${kind} of ${of}`;
  const words = (pattern.exec(inner)?.[0] ?? inner).trim().split(' ');
  const [tool = '', target = ''] = [words[0], words.at(-1)];
  const part = words.length > 1 && /^\w+[:-]/.test(target) ? ` ${target}` : '';
  return `command:${kind} of ${tool.replace(/^.*\//, '')}${part}`;
}

/** What is set for a command alone; on a build server it says nothing. */
function settingsOf(command: string): string {
  const set =
    /^(?:cd \S+ (?:&&|;) )*((?:[A-Z_][A-Z0-9_]*=[^\s;&|]+ )+)/.exec(command.trim().slice(0, MOST_COMMAND))?.[1] ?? '';
  return set.replaceAll(/\b(?:CI|FORCE_COLOR|NO_COLOR)=\S+ /g, '');
}

/** Single tests and how much is printed: other words tell how a command is run. */
const SINGLE = /^(?:-k|-t|--grep|--filter|-run|--testNamePattern)$/;
const ONE_TEST = /::|^[\w./-]+\.(?:[cm]?[jt]sx?|py|rb|rs|go|java|kt|exs?|php|feature|robot|bats)(?::\d+)?$/;

function shownOf(bare: string, { pattern }: CommandRule): string {
  const head = pattern.exec(bare)?.[0].trim() ?? bare;
  const words = bare.slice(head.length).match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const kept = words.filter(
    (word, at) => !QUIET.test(word) && !SINGLE.test(word) && !SINGLE.test(words[at - 1] ?? '') && !ONE_TEST.test(word),
  );
  return [head, ...kept].join(' ').replace(/ --$/, '');
}

/** Options that pick a part or say how much is printed; those of the second kind take a word with them. */
const QUIET =
  /^(?:-q|-v|-vv|-x|-s|--quiet|--verbose|--silent|--watch=false|--no-color|--color|--run|--reporter\S*|--tb=\S+|--bail|--lf|--maxfail\S*|--features=\S*|--package=\S*)$/;
const PICKS = /^(?:-k|-t|-m|-p|--features|--package|--project|--test|--grep|--filter|-run|-n|--workspace)$/;

function baseOf(bare: string, { kind, of, pattern }: CommandRule): string {
  const head = pattern.exec(bare)?.[0].trim() ?? bare;
  const [options = '', behind] = ` ${bare.slice(head.length)} `.split(' -- ', 2);
  const words = options.split(' ').filter((word) => word !== '');
  const kept = words.filter(
    (word, at) =>
      word.startsWith('-') &&
      !QUIET.test(word) &&
      !PICKS.test(word) &&
      !PICKS.test(words[at - 1] ?? '') &&
      kind !== 'build',
  );
  const tail = behind !== undefined && of !== 'js' && behind.startsWith('-') ? ['--', behind.trim()] : [];
  return [head, ...kept, ...tail].join(' ');
}
