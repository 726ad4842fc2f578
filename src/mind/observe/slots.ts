// Things of which a software project has one at a time, with the names that they usually take. Two statements about one of them
// contradict each other, however they are said. A name that is an everyday word stands in no list.

import { wordsOf } from './words.ts';

export interface Slot {
  readonly subject: string;
  readonly topic: string;
  readonly values: readonly string[];
  /** Other ways to write a value. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Words that name the slot itself: they are no scope of it. */
  readonly called: readonly string[];
}

const INSTALLS = [
  'package',
  'dependency',
  'dependencies',
  'packages',
  'install',
  'installs',
  'installing',
  'command',
  'commands',
];
const TESTS = ['test', 'tests', 'testing', 'unit', 'spec', 'specs'];

export const SLOTS: readonly Slot[] = [
  { subject: 'package manager', topic: 'tooling', values: ['npm', 'pnpm', 'yarn', 'bun'], called: INSTALLS },
  {
    subject: 'package manager of python',
    topic: 'tooling',
    values: ['pip', 'poetry', 'uv', 'pipenv', 'conda', 'pdm', 'hatch', 'pip-tools', 'rye'],
    called: INSTALLS,
  },
  {
    subject: 'test framework of javascript',
    topic: 'testing',
    values: ['jest', 'vitest', 'mocha', 'jasmine', 'ava', 'node:test', 'uvu', 'qunit', 'karma'],
    called: TESTS,
  },
  {
    subject: 'test framework of python',
    topic: 'testing',
    values: ['pytest', 'unittest', 'nose', 'nose2'],
    called: TESTS,
  },
  { subject: 'test framework of ruby', topic: 'testing', values: ['rspec', 'minitest'], called: TESTS },
  {
    subject: 'test framework of the jvm',
    topic: 'testing',
    values: ['junit', 'testng', 'spock', 'kotest', 'junit4', 'junit5'],
    called: TESTS,
  },
  {
    subject: 'end-to-end test framework',
    topic: 'testing',
    values: ['playwright', 'cypress', 'puppeteer', 'selenium', 'webdriverio', 'testcafe', 'detox'],
    called: [...TESTS, 'e2e', 'end-to-end', 'browser'],
  },
  {
    subject: 'linter of javascript',
    topic: 'tooling',
    values: ['eslint', 'biome', 'oxlint', 'tslint', 'standardjs', 'xo'],
    called: ['lint', 'linting', 'linter'],
  },
  {
    subject: 'linter of python',
    topic: 'tooling',
    values: ['ruff', 'flake8', 'pylint', 'pyflakes'],
    called: ['lint', 'linting', 'linter'],
  },
  {
    subject: 'formatter',
    topic: 'style',
    values: ['prettier', 'dprint', 'yapf', 'autopep8', 'gofumpt', 'gofmt', 'clang-format'],
    called: ['format', 'formatting', 'formatter'],
  },
  {
    subject: 'type checker of python',
    topic: 'tooling',
    values: ['mypy', 'pyright', 'pytype', 'basedpyright'],
    called: ['types', 'type', 'typing', 'checking'],
  },
  {
    subject: 'data access of javascript',
    topic: 'data',
    values: ['prisma', 'drizzle', 'typeorm', 'sequelize', 'knex', 'kysely', 'mikro-orm', 'mongoose', 'objection'],
    called: ['orm', 'queries', 'query', 'sql', 'database', 'db'],
  },
  {
    subject: 'data access of python',
    topic: 'data',
    values: ['sqlalchemy', 'peewee', 'tortoise-orm', 'sqlmodel', 'pony'],
    called: ['orm', 'queries', 'query', 'sql', 'database', 'db'],
  },
  {
    subject: 'data access of go',
    topic: 'data',
    values: ['gorm', 'sqlc', 'sqlx', 'squirrel', 'sqlboiler', 'bun-orm'],
    called: ['orm', 'queries', 'query', 'sql', 'database', 'db'],
  },
  {
    subject: 'data frames',
    topic: 'data',
    values: ['pandas', 'polars', 'dask', 'modin', 'vaex'],
    called: ['data', 'frames', 'dataframes'],
  },
  {
    subject: 'database',
    topic: 'data',
    values: ['postgres', 'mysql', 'sqlite', 'mariadb', 'mongodb', 'cockroachdb', 'dynamodb', 'cassandra', 'clickhouse'],
    aliases: { postgresql: 'postgres', pg: 'postgres', mongo: 'mongodb' },
    called: ['database', 'db', 'storage', 'data'],
  },
  {
    subject: 'search engine',
    topic: 'architecture',
    values: ['typesense', 'meilisearch', 'elasticsearch', 'opensearch', 'algolia', 'solr'],
    called: ['search', 'searching'],
  },
  {
    subject: 'message broker',
    topic: 'architecture',
    values: ['rabbitmq', 'kafka', 'nats', 'sqs', 'pulsar', 'activemq', 'redpanda', 'pubsub'],
    called: ['queue', 'messages', 'messaging', 'events', 'broker'],
  },
  {
    subject: 'background jobs',
    topic: 'architecture',
    values: ['sidekiq', 'solid_queue', 'resque', 'good_job', 'delayed_job', 'bullmq', 'celery', 'dramatiq', 'huey'],
    aliases: { 'solid-queue': 'solid_queue' },
    called: ['jobs', 'background', 'queue', 'queues', 'tasks'],
  },
  {
    subject: 'validation library',
    topic: 'architecture',
    values: ['zod', 'yup', 'joi', 'valibot', 'ajv', 'superstruct', 'io-ts', 'typebox', 'arktype'],
    called: ['validation', 'validating', 'schemas', 'schema', 'validate'],
  },
  {
    subject: 'date library',
    topic: 'architecture',
    values: ['moment', 'moment.js', 'dayjs', 'date-fns', 'luxon', 'temporal'],
    aliases: { 'moment.js': 'moment' },
    called: ['dates', 'date', 'times', 'time'],
  },
  {
    subject: 'http client',
    topic: 'architecture',
    values: ['axios', 'fetch', 'ky', 'undici', 'superagent', 'httpx', 'aiohttp', 'reqwest'],
    called: ['http', 'requests', 'request', 'calls', 'api'],
  },
  {
    subject: 'state management',
    topic: 'architecture',
    values: ['redux', 'zustand', 'jotai', 'recoil', 'mobx', 'pinia', 'vuex', 'xstate', 'valtio'],
    called: ['state', 'store'],
  },
  {
    subject: 'styling',
    topic: 'style',
    values: ['tailwind', 'styled-components', 'bootstrap', 'bulma', 'vanilla-extract', 'sass', 'css-modules'],
    called: ['css', 'styles', 'styling', 'style'],
  },
  {
    subject: 'bundler',
    topic: 'tooling',
    values: ['webpack', 'vite', 'rollup', 'esbuild', 'parcel', 'turbopack', 'rspack', 'tsup'],
    called: ['bundling', 'bundle', 'bundler', 'build', 'builds'],
  },
  {
    subject: 'frontend framework',
    topic: 'architecture',
    values: ['react', 'vue', 'svelte', 'angular', 'solidjs', 'preact', 'htmx', 'hotwire', 'turbo'],
    called: ['frontend', 'ui', 'views', 'pages'],
  },
  {
    subject: 'web framework',
    topic: 'architecture',
    values: ['express', 'fastify', 'hono', 'koa', 'nestjs', 'fastapi', 'flask', 'django', 'axum', 'actix', 'rocket'],
    called: ['http', 'server', 'web', 'api', 'backend'],
  },
  {
    subject: 'infrastructure tool',
    topic: 'tooling',
    values: ['terraform', 'opentofu', 'tofu', 'pulumi', 'cloudformation', 'cdk'],
    aliases: { tofu: 'opentofu' },
    called: ['infrastructure', 'infra', 'commands', 'iac'],
  },
  {
    subject: 'ingress',
    topic: 'architecture',
    values: ['traefik', 'nginx', 'haproxy', 'caddy', 'envoy', 'kong'],
    called: ['ingress', 'proxy', 'routing', 'reverse'],
  },
  {
    subject: 'ci system',
    topic: 'release',
    values: ['jenkins', 'circleci', 'buildkite', 'travis', 'drone', 'teamcity', 'woodpecker'],
    called: ['ci', 'builds', 'pipelines'],
  },
  {
    subject: 'password hash',
    topic: 'architecture',
    values: ['argon2id', 'argon2', 'bcrypt', 'scrypt', 'pbkdf2'],
    called: ['passwords', 'password', 'hashing', 'hashed'],
  },
  {
    subject: 'backup tool',
    topic: 'tooling',
    values: ['restic', 'velero', 'borg', 'borgmatic', 'kopia', 'rclone', 'duplicity'],
    called: ['backup', 'backups'],
  },
  {
    subject: 'tls library of rust',
    topic: 'architecture',
    values: ['rustls', 'openssl', 'native-tls', 'boringssl'],
    called: ['tls', 'ssl'],
  },
  {
    subject: 'command line parser of rust',
    topic: 'architecture',
    values: ['clap', 'structopt', 'argh', 'pico-args', 'lexopt', 'bpaf', 'gumdrop'],
    called: ['flags', 'arguments', 'args', 'options', 'cli'],
  },
  {
    subject: 'component library',
    topic: 'architecture',
    values: ['mui', 'chakra', 'shadcn', 'antd', 'mantine', 'radix', 'vuetify'],
    called: ['components', 'ui'],
  },
  {
    subject: 'monorepo tool',
    topic: 'tooling',
    values: ['turborepo', 'nx', 'lerna', 'bazel', 'moonrepo', 'pants'],
    called: ['monorepo', 'workspaces'],
  },
  {
    subject: 'container runtime',
    topic: 'environment',
    values: ['docker', 'podman', 'containerd', 'nerdctl', 'colima'],
    called: ['containers', 'container', 'images'],
  },
  {
    subject: 'module system',
    topic: 'architecture',
    values: ['esm', 'commonjs', 'cjs'],
    aliases: { cjs: 'commonjs' },
    called: ['modules', 'module', 'imports'],
  },
];

interface Named {
  readonly slot: Slot;
  readonly value: string;
}

const BY_NAME = new Map<string, Named>();
for (const slot of SLOTS) {
  for (const value of slot.values) BY_NAME.set(value, { slot, value: slot.aliases?.[value] ?? value });
  for (const [alias, value] of Object.entries(slot.aliases ?? {})) BY_NAME.set(alias, { slot, value });
}

/** The slot that one of the words is a value of. Of several slots, the one that `other` names too. */
export function namedBy(words: readonly string[], other: readonly string[] = []): Named | undefined {
  const found = words.flatMap((word) => BY_NAME.get(word) ?? []);
  const others = new Set(other.flatMap((word) => BY_NAME.get(word)?.slot ?? []));
  return found.find(({ slot }) => others.has(slot)) ?? found[0];
}

/** The slots that a text names a value of. */
export function slotsNamedIn(text: string): readonly Slot[] {
  return [...new Set(wordsOf(text).flatMap((word) => BY_NAME.get(word)?.slot ?? []))];
}
