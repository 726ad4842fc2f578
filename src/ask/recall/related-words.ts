// Words that people who build software use for one another: who asks "how is auth done" means the answer that says "login". One line is one
// meaning; a word may stand in several. It is general knowledge of the trade, and nothing of any project.
import { stem } from '../../store/text/stem.ts';
import type { TextQuery } from '../../store/text/text-query.ts';

const MEANINGS = `
login signin logon sign authentication authenticate auth sso oauth oidc session
authorization permission permissions role rights access privilege grant acl scope
password secret secrets credential credentials passphrase key token vault keychain
token key apikey secret bearer
user account member person customer
customer client buyer tenant merchant subscriber
register signup onboarding enrol enroll
database db postgres postgresql mysql sqlite sql rdbms mongo mongodb
table relation schema column
schema migration migrate ddl
index lookup search
query select statement sql
orm mapper prisma
cache redis memcached caching cached memoize
queue broker messaging kafka rabbitmq nats sqs pubsub message bus topic stream
event message notification signal
notification alert email mail sms push notify
email mail inbox smtp
webhook callback hook
job task worker batch background cron nightly overnight scheduled
schedule cron timer calendar planned timetable plan
night nightly overnight
config configuration setting settings option options preference preferences environment env
flag toggle switch feature
deploy deployment release rollout ship publish launch
rollback revert undo restore roll
launch release rollout golive
staging preproduction preprod test sandbox
production prod live
environment stage staging production
kubernetes k8s container containers docker orchestration nomad pod swarm cluster helm
image container docker base
server host machine node vm instance
cloud aws azure gcp hosting provider
provider vendor supplier service
infrastructure infra platform terraform
serverless lambda function
backup backups dump snapshot copy archive
restore recover recovery
storage disk volume bucket s3 blob
file document upload attachment
retention keep kept delete deletion erase purge prune expire lifetime ttl
expire expiry expiration ttl lifetime timeout valid
delete remove drop erase purge
privacy gdpr personal pii
encrypt encryption cipher tls ssl certificate https
certificate cert tls ssl
firewall network vpn
network connection connectivity internet wifi lan
ip ipv4 ipv6 network address
offline disconnected connectivity online
dns domain hostname
proxy gateway loadbalancer balancer nginx
address url link endpoint location
api interface endpoint rest graphql rpc
interface ui frontend screen page
ui interface frontend gui web
frontend react vue angular svelte
backend server service
protocol http grpc websocket
client sdk library
library package dependency module framework
framework library tooling
dependency package library npm
version release upgrade update newer latest
upgrade update migrate bump newer
runtime interpreter node jvm python version
legacy old deprecated obsolete former
deprecate sunset retire remove discontinue
compatibility compatible backwards
language locale translation i18n localisation localization
encoding utf8 unicode charset
time timezone zone utc clock daylight dst
date day deadline due
deadline due date until
duration long lifetime period length time
oncall pager duty rota roster shift standby
incident outage downtime crash failure postmortem
outage down downtime unavailable
status health available uptime
availability uptime sla reliability
crash die died dead failed failure abort killed
error failure exception fault bug problem
bug defect issue error
cause reason because root
retry retries attempt attempts backoff jitter again
timeout deadline wait hang
limit quota cap maximum rate throttle
throttle ratelimit limit
performance speed slow fast latency quick
slow performance latency lag
throughput load capacity requests rps
load stress traffic
scale scaling capacity grow
bottleneck limit constraint
memory ram heap oom
cpu processor core
leak memory
concurrency parallel thread lock race
lock mutex lease
transaction commit atomic
duplicate duplicates twice double dedupe idempotent idempotency repeated
unique distinct duplicate
order sequence sort ranking
consistency consistent
log logs logging trace
monitoring observability metrics telemetry dashboard grafana prometheus datadog alerting
metric measure figure number
dashboard chart graph report
trace tracing span
alert alarm pager page
test tests testing check verify spec
check verify validate validation test
automated automatic automatically auto
e2e endtoend playwright cypress selenium browser
unit test
coverage tested
flaky unstable intermittent
ci pipeline build actions jenkins
build compile bundle bundler
repository repo git monorepo
branch merge rebase trunk squash
merge squash rebase commit
commit revision change
review approve approval
pullrequest pr merge review
lint linter format formatter style
code source program software
software program application app
app application program mobile
mobile phone android ios app
device tablet phone hardware
hardware device machine
refactor rewrite cleanup
debt cleanup legacy
architecture design structure
monolith microservice microservices service
document documentation docs wiki readme manual
decision decided choose chose chosen choice pick picked agreed
choose chosen selected decided instead
alternative instead option rejected
blocked blocking blocker waiting prevents stuck
wait waiting pending blocked
delay delayed late postponed postpone slipped
plan roadmap planned
milestone goal target
goal target objective
priority urgent important first
owner responsible maintainer lead charge
responsible owner charge assigned
team group squad crew
colleague coworker teammate
meeting standup sync call
contract agreement terms
legal law lawyer compliance regulation
compliance audit regulation legal
audit auditor log trail
requirement requirements must rule
rule policy guideline
law rule regulation
cost costs price pay money budget expense fee charge euro euros dollar dollars cents
price pricing cost fee rate
budget money spend cost
payment pay charge billing card stripe checkout
invoice invoices bill billing accounting
accounting bookkeeping finance ledger
tax vat
refund return money
currency euro dollar exchange
subscription plan tier
revenue income sales turnover
experiment trial abtest ab test pilot
result outcome conclusion
measure measured measurement
analytics tracking statistics stats
report summary export
export import transfer
import load ingest
search find lookup elasticsearch
filter select
sort order ranking
list overview catalogue catalog
number numbers id ids identifier count
id identifier uuid key number
name naming called
support helpdesk ticket
ticket issue story
complaint feedback
security safety protection
vulnerability cve security exploit
attack abuse fraud
block ban deny
spam abuse bot
sign signed signature
signature signed digest
hash digest checksum
compress gzip zip
format json xml csv
spreadsheet excel csv
pdf document
picture image photo
video media
font typeface
colour color
accessibility a11y screenreader contrast
keyboard shortcut
button click
form input field
popup dialog modal
menu navigation
size large big length
maximum limit max
minimum min
average mean typical
frequency often every interval
daily day nightly
weekly week
monthly month
yearly year annual
temporary interim meanwhile
workaround fix
fix fixed repair solve solved solution resolved
problem issue trouble
change changed modify alter
add added introduce new
create make made build
stop stopped end ended cancel quit
start begin began
separate split
combine merge together join
share shared common
external outside third
internal inside inhouse
manual hand manually
open source licence license
licence license
model ai llm
prompt instruction
agent assistant bot
holiday vacation leave absence
npm pnpm yarn bun package
pip poetry uv pipenv conda package
jest vitest mocha pytest unittest rspec minitest junit test
playwright cypress puppeteer selenium e2e endtoend
eslint biome oxlint ruff flake8 pylint rubocop clippy golangci linter lint
prettier black gofmt rustfmt formatter format
mypy pyright tsc typecheck types typing
prisma drizzle typeorm sequelize knex sqlalchemy gorm hibernate activerecord ecto orm
pandas polars dask dataframe frame
redis memcached valkey cache
elasticsearch opensearch typesense meilisearch algolia solr search
kafka rabbitmq nats sqs pulsar broker queue messaging
sidekiq celery bullmq resque solid_queue dramatiq jobs background queue
zod yup joi valibot ajv pydantic validation validate
moment dayjs luxon date
axios fetch ky undici httpx http
redux zustand jotai mobx pinia vuex recoil state
tailwind sass bootstrap css styling stylesheet
webpack vite rollup esbuild parcel turbopack bundler
react vue svelte angular solidjs preact htmx frontend
express fastify hono koa nestjs fastapi flask django rails axum actix framework
terraform opentofu pulumi ansible cloudformation infrastructure iac
traefik nginx haproxy caddy envoy ingress proxy balancer
jenkins circleci buildkite travis gitlab ci
argon2id argon2 bcrypt scrypt pbkdf2 hash hashed hashing password
restic velero borg borgmatic kopia rclone backup
sops vault sealed doppler infisical dotenv secrets secret encrypted
flux argocd argo helm kustomize gitops reconcile rolled rollout
kamal capistrano heroku vercel netlify railway hetzner digitalocean linode deploy hosting
s3 minio gcs r2 bucket
chromium chrome firefox safari edge webkit browser
mlflow wandb tensorboard experiment tracked tracking
airflow dagster prefect luigi pipeline
sentry bugsnag rollbar honeybadger monitoring
posthog plausible matomo mixpanel amplitude analytics
stripe paypal adyen braintree mollie payment payments
twilio sendgrid mailgun postmark email
auth0 keycloak cognito okta login identity auth
launchdarkly unleash flagsmith toggle
renovate dependabot bumps dependencies
slack discord mattermost chat
jira trello asana ticket
sqlite postgres mysql mariadb mongodb dynamodb cockroachdb database db
snowflake bigquery redshift clickhouse duckdb warehouse
winston pino slog zap logrus structlog logger logging
clap argparse commander yargs cobra arguments cli
conventional commits
squash rebase merge
mit apache gpl bsd mpl license licence
indent indentation tabs spaces whitespace
camelcase snake kebab pascal naming
comment docstring jsdoc
mock mocks stub stubs fake fixtures fixture
seed random reproducible
uuid ulid nanoid id
owner owns maintains responsible
price precio precios prix preis preise prezzo cost
tax vat iva mwst tva steuer impuesto impuestos
order pedido commande bestellung
test prueba pruebas teste tests essai
branch rama zweig branche
database datenbank base datos données bd
password contraseña passwort mot kennwort
server servidor serveur
language idioma sprache langue
error fehler erreur fallo
view views vue vues vista vistas ansicht template
request requests requête requêtes anfrage petición
customer kunde cliente client
invoice rechnung factura facture
deploy desplegar desplegamos déployer ausrollen deployment
migration migrations migración migrationen
`;

const related = new Map<string, Set<string>>();
for (const line of MEANINGS.trim().split('\n')) {
  const stems = line.split(' ').map(stem);
  for (const one of stems) {
    const known = related.get(one) ?? new Set();
    for (const other of stems) if (other !== one) known.add(other);
    related.set(one, known);
  }
}

/** The query with what else each of its words may be called. A word that was asked for itself is no other's. */
export function withRelated({ terms }: TextQuery): TextQuery {
  const asked = new Set(terms.flatMap((term) => (term.kind === 'word' ? term.word : [])));
  return {
    terms: terms.map((term) => {
      const known = term.kind === 'word' ? related.get(term.word) : undefined;
      return known ? { ...term, related: [...known].filter((word) => !asked.has(word)) } : term;
    }),
  };
}
