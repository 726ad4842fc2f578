// Things of which a software project has one at a time, with the names that they usually take. Two statements about one of them
// contradict each other, however they are said. A name that is an everyday word stands in no list, unless nothing else is meant by it where
// people talk of software.
import { wordsOf } from './words.ts';

export interface Slot {
  readonly subject: string;
  readonly topic: string;
  readonly values: readonly string[];
  /** Other ways to write a value. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Words that name the slot itself: they are no scope of it. */
  readonly called: readonly string[];
}

/** Subject | topic | values, each with its other spellings | what people call it. A name of two words is written with a dash. */
const TABLE = `
package manager | tooling | npm pnpm yarn bun | package dependency dependencies packages install installs installing command commands
package manager of python | tooling | pip poetry uv pipenv conda pdm hatch pip-tools rye | package dependency dependencies packages install installs installing command commands
test framework of javascript | testing | jest vitest mocha jasmine ava node:test uvu qunit karma | test tests testing unit spec specs
test framework of python | testing | pytest unittest nose nose2 | test tests testing unit spec specs
test framework of ruby | testing | rspec minitest | test tests testing unit spec specs
test framework of the jvm | testing | junit testng spock kotest junit4 junit5 | test tests testing unit spec specs
end-to-end test framework | testing | playwright cypress puppeteer selenium webdriverio testcafe detox | test tests testing unit spec specs e2e end-to-end browser
linter of javascript | tooling | eslint biome oxlint tslint standardjs xo | lint linting linter
linter of python | tooling | ruff flake8 pylint pyflakes | lint linting linter
formatter | style | prettier dprint yapf autopep8 gofumpt gofmt clang-format | format formatting formatter
type checker of python | tooling | mypy pyright pytype basedpyright | types type typing checking
data access of javascript | data | prisma drizzle typeorm sequelize knex kysely mikro-orm mongoose objection | orm queries query sql database db
data access of python | data | sqlalchemy peewee tortoise-orm sqlmodel pony | orm queries query sql database db
data access of go | data | gorm sqlc sqlx squirrel sqlboiler bun-orm | orm queries query sql database db
data frames | data | pandas polars dask modin vaex | data frames dataframes
database | data | postgres=postgresql=pg mysql sqlite mariadb mongodb=mongo cockroachdb dynamodb cassandra clickhouse | database db storage data
cache | architecture | redis memcached valkey | cache caching cached
search engine | architecture | typesense meilisearch elasticsearch opensearch algolia solr | search searching
message broker | architecture | rabbitmq kafka nats sqs pulsar activemq redpanda pubsub | queue messages messaging message events event bus broker
background jobs | architecture | sidekiq solid_queue=solid-queue resque good_job delayed_job bullmq celery dramatiq huey | jobs background queue queues tasks
validation library | architecture | zod yup joi valibot ajv superstruct io-ts typebox arktype | validation validating schemas schema validate
date library | architecture | moment=moment.js dayjs date-fns luxon temporal | dates date times time
http client | architecture | axios fetch ky undici superagent httpx aiohttp reqwest | http requests request calls api
state management | architecture | redux zustand jotai recoil mobx pinia vuex xstate valtio | state store
styling | style | tailwind styled-components bootstrap bulma vanilla-extract sass css-modules | css styles styling style
bundler | tooling | webpack vite rollup esbuild parcel turbopack rspack tsup | bundling bundle bundler build builds
frontend framework | architecture | react vue svelte angular solidjs preact htmx hotwire turbo | frontend ui views pages
web framework | architecture | express fastify hono koa nestjs fastapi flask django axum actix rocket | http server web api backend
infrastructure tool | tooling | terraform opentofu=tofu pulumi cloudformation cdk | infrastructure infra commands iac
ingress | architecture | traefik nginx haproxy caddy envoy kong | ingress proxy routing reverse
ci system | release | jenkins circleci buildkite travis drone teamcity woodpecker github-actions=gha gitlab-ci=gitlab | ci builds pipelines
password hash | architecture | argon2id argon2 bcrypt scrypt pbkdf2 | passwords password hashing hashed
backup tool | tooling | restic velero borg borgmatic kopia rclone duplicity | backup backups
tls library of rust | architecture | rustls openssl native-tls boringssl | tls ssl
command line parser of rust | architecture | clap structopt argh pico-args lexopt bpaf gumdrop | flags arguments args options cli
component library | architecture | mui chakra shadcn antd mantine radix vuetify | components ui
monorepo tool | tooling | turborepo nx lerna bazel moonrepo pants | monorepo workspaces
container runtime | environment | docker podman containerd nerdctl colima | containers container images
module system | architecture | esm commonjs=cjs | modules module imports
linter of ruby | tooling | rubocop standardrb | lint linting linter
linter of go | tooling | golangci-lint=golangci staticcheck revive | lint linting linter
build tool of the jvm | tooling | gradle maven sbt | build builds building
build tool of c | tooling | cmake meson autotools scons premake | build builds building
package manager of c | tooling | conan vcpkg | package packages dependencies
version manager | tooling | asdf mise nvm volta fnm pyenv rbenv | versions version toolchain
logging library | architecture | winston pino bunyan slog zap logrus zerolog structlog loguru log4j logback | log logs logging logger
error tracker | environment | sentry bugsnag rollbar honeybadger glitchtip | errors error tracking exceptions
data fetching | architecture | react-query tanstack-query swr urql rtk-query | fetching queries requests data
secrets tool | environment | sops vault doppler infisical sealed-secrets 1password | secrets secret keys credentials
analytics | architecture | posthog plausible matomo mixpanel amplitude | analytics tracking events
feature flags | architecture | launchdarkly unleash flagsmith growthbook | flags flag toggles
mail service | environment | sendgrid mailgun postmark resend mailchimp | mail mails email emails
payment provider | architecture | stripe paypal adyen braintree mollie paddle | payment payments billing checkout
identity provider | architecture | auth0 keycloak cognito okta clerk supertokens next-auth | auth authentication login identity
translation library | architecture | i18next react-intl lingui formatjs next-intl vue-i18n | i18n translations translation
form library | architecture | react-hook-form formik final-form | forms form
chart library | architecture | recharts d3 chart.js echarts highcharts plotly visx | charts chart plots
map library | architecture | leaflet mapbox maplibre openlayers | maps map
migration tool | data | alembic flyway liquibase golang-migrate goose dbmate | migrations migration schema
template engine | architecture | jinja handlebars mustache ejs pug twig haml | templates template views
orchestrator | environment | kubernetes=k8s nomad swarm ecs | cluster orchestration containers
gitops tool | release | flux argocd | gitops deploys deployments
workflow engine | architecture | airflow dagster prefect luigi | workflows pipelines dags
mocking library | testing | sinon msw nock wiremock mockito mockk | mocks mocking mock
async runtime of rust | architecture | tokio async-std smol | async runtime
server of python | environment | uvicorn gunicorn hypercorn daphne | server
mobile framework | architecture | flutter react-native ionic expo | mobile
desktop framework | architecture | electron tauri wails | desktop
site generator | tooling | hugo jekyll gatsby eleventy astro docusaurus mkdocs vitepress | docs site website blog
meta framework | architecture | next.js=nextjs nuxt remix sveltekit | framework
api style | architecture | graphql rest=restful grpc trpc soap | api apis endpoints
vector store | data | pinecone qdrant weaviate milvus pgvector | vectors embeddings
deep learning framework | architecture | pytorch tensorflow keras jax | training models model
gradient boosting | architecture | xgboost lightgbm=lgbm catboost | model models trees
experiment tracker | environment | mlflow wandb tensorboard clearml | experiments runs tracking
monitoring | environment | prometheus datadog newrelic zabbix nagios | monitoring metrics alerts
deploy target | release | heroku vercel netlify fly.io=fly hetzner digitalocean linode scaleway railway | deploys deploy deployment hosting hosted host
dependency updates | process | renovate dependabot | updates bumps
issue tracker | process | jira linear trello asana shortcut | issues tickets tracker
chat | process | slack discord mattermost zulip | chat messages channel
dependency injection | architecture | koin dagger hilt guice | injection di
spelling | style | british american | spelling english
`;

export const SLOTS: readonly Slot[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [subject = '', topic = '', values = '', called = ''] = line.split(' | ');
    const spelled = values.split(' ').map((value) => value.split('='));
    return {
      subject,
      topic,
      values: spelled.map(([value = '']) => value),
      aliases: Object.fromEntries(spelled.flatMap(([value = '', ...others]) => others.map((other) => [other, value]))),
      called: called.split(' '),
    };
  });

const NAME = /[\p{L}\p{N}][\p{L}\p{N}_@./+-]*/gu;

interface Named {
  readonly slot: Slot;
  readonly value: string;
}

const BY_NAME = new Map<string, Named>();
for (const slot of SLOTS) {
  for (const value of slot.values) BY_NAME.set(value, { slot, value });
  for (const [alias, value] of Object.entries(slot.aliases)) BY_NAME.set(alias, { slot, value });
}

/** Names that people also use as words: they count where a thing is chosen, and not where one stands alone. */
const EVERYDAY = new Set(
  'moment fetch express rocket drone parcel turbo pants temporal bun nose pony objection rest linear shortcut expo paddle clerk slack chat flux remix hatch british american vault fly'.split(
    ' ',
  ),
);

/** The slot that one of the words is a value of. Of several slots, the one that `other` names too. */
export function namedBy(words: readonly string[], other: readonly string[] = []): Named | undefined {
  const found = namesIn(words);
  const others = new Set(namesIn(other).map(({ slot }) => slot));
  return found.find(({ slot }) => others.has(slot)) ?? found[0];
}

function namesIn(words: readonly string[]): readonly Named[] {
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}-${word}`);
  return [...pairs, ...words].flatMap((word) => BY_NAME.get(word) ?? []);
}

export interface SlotName extends Named {
  /** Where in the text, and its words as they stand there. */
  readonly at: number;
  readonly words: readonly string[];
  /** People use the name as a word too. */
  readonly isEveryday: boolean;
}

/** Every name of a known thing in a text, in order. */
export function slotNamesIn(text: string): readonly SlotName[] {
  const found: SlotName[] = [];
  for (const word of text.toLowerCase().matchAll(NAME)) {
    const name = word[0].replace(/[.:/-]+$/, '');
    const named = BY_NAME.get(name);
    if (named) found.push({ ...named, at: word.index, words: [name], isEveryday: EVERYDAY.has(name) });
  }
  return found;
}

/** Whether a word, or a part of a name of two words, names a value of the slot or the slot itself. */
export function isNameOf(slot: Slot, word: string): boolean {
  return (
    BY_NAME.get(word)?.slot === slot ||
    slot.called.includes(word) ||
    slot.values.some((value) => value.split('-').includes(word))
  );
}

/** Whether a text is the name of such a thing and nothing else, with no other meaning. */
export function isBareName(text: string): boolean {
  const words = wordsOf(text);
  const name = words.join('-');
  return BY_NAME.has(name) && !EVERYDAY.has(name);
}

const SUBJECTS = new Set(SLOTS.map(({ subject }) => subject));

/** Whether a subject is a slot, of the whole project or of a part of it. */
export function isOfSlot(subject: string): boolean {
  return SUBJECTS.has(subject.replace(/ @ .*/, ''));
}

/** The slots that a text names a value of. */
export function slotsNamedIn(text: string): readonly Slot[] {
  return [...new Set(namesIn(wordsOf(text)).map(({ slot }) => slot))];
}
