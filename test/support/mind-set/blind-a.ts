// Labelled sessions, written before the rules were read and never tuned on: a booking site in Rails, a tool in Go.
import type { LabelledProject } from './labelled.ts';

export const BLIND_A: readonly LabelledProject[] = [
  {
    name: 'ferry-desk',
    sessions: [
      {
        id: 'fd1',
        agent: 'claude-code',
        at: '2026-03-02T08:00:00.000Z',
        changed: ['app/services/seat_allocator.rb', 'spec/services/seat_allocator_spec.rb'],
        script: `
U hey, two passengers got the same cabin on the night crossing again. can you find out how
A I'll look at the allocator first.
R app/services/seat_allocator.rb
= class SeatAllocator; def call(booking); Cabin.free.first; end; end
A There is no lock around the read. I can lock the row or use an advisory lock.
U#adv advisory lock, a row lock on cabins made check-in crawl last summer
E app/services/seat_allocator.rb
E spec/services/seat_allocator_spec.rb
$ rspec spec/services
= 1 LoadError: cannot load such file -- spec_helper
$#rs bundle exec rspec spec/services
= 0 31 examples, 0 failures
U#bx everything ruby goes through bundle exec here btw
A Noted.
U#over oh and cabins may be oversold by at most 2%, legal signed that off
A The limit is in the allocator now.
U perfect, thx`,
      },
      {
        id: 'fd2',
        agent: 'claude-code',
        at: '2026-03-05T08:00:00.000Z',
        changed: ['app/jobs/reminder_job.rb', 'config/sidekiq.yml'],
        script: `
U add a reminder mail 24h before departure
A Should I use Sidekiq or GoodJob?
U#side sidekiq is already running, take that
E app/jobs/reminder_job.rb
E config/sidekiq.yml
$#rs2 bundle exec rspec spec/jobs
= 0 9 examples, 0 failures
A I put the job into the default queue.
U#queue Nope. Mails belong in the mailers queue, default is for payments only
E config/sidekiq.yml
U could we maybe also send an sms? dunno, costs money
A It would take a provider such as Twilio.
U leave it for now
U#tz all departure times are stored in the port's local time, not UTC. yes I know. don't "fix" it
A Understood, I leave them as they are.`,
      },
      {
        id: 'fd3',
        agent: 'codex',
        at: '2026-03-11T08:00:00.000Z',
        changed: ['app/models/fare.rb', 'db/migrate/20260311_add_fare_classes.rb', 'spec/models/fare_spec.rb'],
        script: `
U new fare classes are in the pdf marketing sent: basic, flex, premium. please implement
E db/migrate/20260311_add_fare_classes.rb
E app/models/fare.rb
$ bundle exec rails db:migrate
= 1 PG::UndefinedColumn: ERROR: column fares.class does not exist
E db/migrate/20260311_add_fare_classes.rb
$#mig bundle exec rails db:migrate
= 0 == 20260311 AddFareClasses: migrated
E spec/models/fare_spec.rb
$#rs3 bundle exec rspec spec/models
= 0 58 examples, 0 failures
U#money I see floats in fare.rb. Prices are integer cents. Always.
E app/models/fare.rb
U#refund basic fares can never be refunded, flex up to 48 hours before departure
A I'll encode that.
U#stagingold staging is ferry-stg.example.org
U run the whole suite once before you stop
$#rs4 bundle exec rspec
= 0 412 examples, 0 failures
A All 412 pass. I am confident that the feature is production ready.`,
      },
      {
        id: 'fd4',
        agent: 'claude-code',
        at: '2026-03-19T08:00:00.000Z',
        changed: ['app/services/payment_gateway.rb', 'app/controllers/webhooks_controller.rb'],
        script: `
U what would happen if we dropped Adyen and went with Stripe?
A You would have to move the stored cards.
U ok just curious, no plans
U the webhook fires twice sometimes. make it idempotent
R app/controllers/webhooks_controller.rb
= def create; Payment.settle!(params[:id]); head :ok; end
A I could keep the event ids in Redis or in Postgres.
U#pgids postgres please, redis gets flushed on every deploy
E app/controllers/webhooks_controller.rb
E app/services/payment_gateway.rb
$#rs5 bundle exec rspec spec/requests
= 0 77 examples, 0 failures
U#adyen we must answer adyen within 10 seconds or they retry
A The handler enqueues and answers at once.
U#stagingnew staging moved by the way, it's stg.ferrydesk.example now
U ah shit wrong branch. move the commit to fix/webhooks
$ git cherry-pick 8f1c2aa
= 0 [fix/webhooks 3b2d1c0] Make the webhook idempotent
U#branch branches are named fix/... or feat/..., nothing else gets through CI
A Will do.`,
      },
      {
        id: 'fd5',
        agent: 'claude-code',
        at: '2026-03-27T08:00:00.000Z',
        changed: ['app/jobs/reminder_job.rb', 'Gemfile'],
        script: `
U#good change of plan: we're getting rid of sidekiq, jobs run on GoodJob from now on
A I'll move the reminder job over.
E Gemfile
E app/jobs/reminder_job.rb
$ bundle exec rspec spec/jobs
= 1 NameError: uninitialized constant GoodJob
$ bundle install
= 0 Bundle complete!
$#rs6 bundle exec rspec spec/jobs
= 0 9 examples, 0 failures
U also refund window for flex is wrong
A It is 48 hours at the moment.
U#refund2 yeah that changed, flex is refundable up to 24 hours before departure since march
A Changed.
U#sat one more thing: never deploy on a saturday, that's when all the ferries turn around
A I'll keep that in mind.
U cheers, done for today`,
      },
    ],
    wanted: [
      { words: ['advisory lock'], anchor: 'fd1#adv' },
      { words: ['bundle exec'], anchor: 'fd1#bx' },
      { words: ['oversold', '2%'], anchor: 'fd1#over' },
      { words: ['mailers queue'], anchor: 'fd2#queue' },
      { words: ['local time'], anchor: 'fd2#tz' },
      { words: ['integer cents'], anchor: 'fd3#money' },
      { words: ['basic fares', 'refunded'], anchor: 'fd3#refund' },
      { words: ['db:migrate'], anchor: 'fd3#mig' },
      { words: ['postgres'], anchor: 'fd4#pgids' },
      { words: ['10 seconds'], anchor: 'fd4#adyen' },
      { words: ['stg.ferrydesk.example'], anchor: 'fd4#stagingnew' },
      { words: ['fix/'], anchor: 'fd4#branch' },
      { words: ['goodjob'], anchor: 'fd5#good' },
      { words: ['24 hours'], anchor: 'fd5#refund2' },
      { words: ['saturday'], anchor: 'fd5#sat' },
    ],
    superseded: [['ferry-stg.example.org'], ['sidekiq is already running'], ['use sidekiq']],
    junk: [['sms'], ['stripe'], ['wrong branch'], ['production ready'], ['whole suite once']],
    questions: [
      { question: 'where is staging?', anchor: 'fd4#stagingnew' },
      { question: 'which queue do mails go to?', anchor: 'fd2#queue' },
      { question: 'what runs background jobs?', anchor: 'fd5#good' },
      { question: 'how are prices stored?', anchor: 'fd3#money' },
    ],
  },
  {
    name: 'loomctl',
    sessions: [
      {
        id: 'lc1',
        agent: 'codex',
        at: '2026-03-03T19:00:00.000Z',
        changed: ['cmd/apply.go', 'internal/plan/diff.go', 'internal/plan/diff_test.go'],
        script: `
U loomctl apply prints the diff in random order. sort it
E internal/plan/diff.go
E internal/plan/diff_test.go
$#gt go test ./...
= 0 ok loomctl/internal/plan 0.412s
U#stdlib no testify. stdlib testing only, table driven
E internal/plan/diff_test.go
$ go test ./internal/plan
= 1 --- FAIL: TestDiff/renamed (0.00s)
  diff_test.go:41: got 2 changes, want 1
E internal/plan/diff.go
$#gt2 go test ./internal/plan
= 0 ok loomctl/internal/plan 0.398s
U#wrap wrap errors with %w, I want errors.Is to work up the stack
E cmd/apply.go
A Done.`,
      },
      {
        id: 'lc2',
        agent: 'opencode',
        at: '2026-03-08T19:00:00.000Z',
        changed: ['cmd/root.go', 'internal/config/load.go'],
        script: `
U config loading is a mess, what are the options?
A Viper, koanf, or a small loader of our own.
U#own our own loader, viper drags in half of the internet
E internal/config/load.go
E cmd/root.go
U#prec flags beat env, env beats the file
A Implemented in that order.
U#cfg the config lives in ~/.config/loomctl/config.toml
A Should I support YAML as well?
U#toml toml only
$#gt3 go test ./internal/config
= 0 ok loomctl/internal/config 0.201s
U i'm still not sure about the name of the --dry flag, maybe --plan-only
A Both would work.
U later`,
      },
      {
        id: 'lc3',
        agent: 'claude-code',
        at: '2026-03-14T19:00:00.000Z',
        changed: ['.goreleaser.yaml', '.github/workflows/release.yml'],
        script: `
U set up releases
A With GoReleaser?
U#gorel sure, goreleaser. binaries for linux and darwin, amd64+arm64, no windows
E .goreleaser.yaml
E .github/workflows/release.yml
$ goreleaser check
= 1 only version: 2 configuration files are supported, yours is version: 0
E .goreleaser.yaml
$#grc goreleaser check
= 0 1 configuration file(s) validated
U#cgo builds have to be static, so CGO_ENABLED=0
E .goreleaser.yaml
U#tagv tags look like v1.4.0, with the v
A OK.
U push it
$ git push origin main
= 1 remote: error: GH006: Protected branch update failed for refs/heads/main.
U#prot right, main is protected, you need a PR
A I'll open one.
U thanks mate`,
      },
      {
        id: 'lc4',
        agent: 'codex',
        at: '2026-03-20T19:00:00.000Z',
        changed: ['internal/api/client.go', 'internal/api/retry.go'],
        script: `
U the api times out a lot lately, add retries
A Exponential backoff with jitter, up to 5 attempts?
U#retry 3 attempts max, the api team complained about us hammering them
E internal/api/retry.go
E internal/api/client.go
$#gt4 go test -race ./...
= 0 ok loomctl/internal/api 1.902s
U#race always run the tests with -race, we've been bitten
A I will.
U#post only GETs get retried. a POST creates looms and those cost money
E internal/api/retry.go
U hmm what about putting a circuit breaker in?
A Could be done with gobreaker.
~U#brk ok put gobreaker in
~A Added gobreaker.
U nah too much, scratch that
U#apiv API base is https://api.loom.example/v1 in case you wonder
A Thanks.`,
      },
      {
        id: 'lc5',
        agent: 'claude-code',
        at: '2026-03-29T19:00:00.000Z',
        changed: ['internal/api/client.go', 'cmd/export.go'],
        script: `
U#apiv2 the API is at https://api.loom.example/v2 since yesterday, v1 is switched off
E internal/api/client.go
$#gt5 go test -race ./internal/api
= 0 ok loomctl/internal/api 1.711s
U now an export command, csv out
A Should I support YAML as a config format too, while I'm here?
U no. focus.
E cmd/export.go
U#win update on platforms: we ship windows too now, one big customer insists
A I'll add it to the release config.
U#exit exit code 3 means drift was found, scripts out there depend on it
A I left it untouched.
U#logs log to stderr, stdout is for data
E cmd/export.go
$#gt6 go test -race ./...
= 0 ok loomctl/cmd 0.911s
U nice one. i'm off, train's coming`,
      },
    ],
    wanted: [
      { words: ['testify'], anchor: 'lc1#stdlib' },
      { words: ['%w'], anchor: 'lc1#wrap' },
      { words: ['viper'], anchor: 'lc2#own' },
      { words: ['flags beat env'], anchor: 'lc2#prec' },
      { words: ['~/.config/loomctl/config.toml'], anchor: 'lc2#cfg' },
      { words: ['toml only'], anchor: 'lc2#toml' },
      { words: ['goreleaser'], anchor: 'lc3#gorel' },
      { words: ['cgo_enabled=0'], anchor: 'lc3#cgo' },
      { words: ['tags', 'v1.4.0'], anchor: 'lc3#tagv' },
      { words: ['protected'], anchor: 'lc3#prot' },
      { words: ['3 attempts'], anchor: 'lc4#retry' },
      { words: ['-race'], anchor: 'lc4#race' },
      { words: ['gets'], anchor: 'lc4#post' },
      { words: ['https://api.loom.example/v2'], anchor: 'lc5#apiv2' },
      { words: ['windows'], anchor: 'lc5#win' },
      { words: ['exit code 3'], anchor: 'lc5#exit' },
      { words: ['stderr'], anchor: 'lc5#logs' },
    ],
    superseded: [['https://api.loom.example/v1 in case'], ['no windows']],
    junk: [['gobreaker'], ['--plan-only'], ['train'], ['focus']],
    questions: [
      { question: 'what is the base address of the API?', anchor: 'lc5#apiv2' },
      { question: 'where is the configuration file?', anchor: 'lc2#cfg' },
      { question: 'how often may a request be retried?', anchor: 'lc4#retry' },
    ],
  },
];
