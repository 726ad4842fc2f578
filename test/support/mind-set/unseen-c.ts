// Labelled sessions that the rules were not tuned on: a monorepo, a club, an audio plugin, a warehouse, a chat.
import type { LabelledProject } from './labelled.ts';

export const UNSEEN_C: readonly LabelledProject[] = [
  {
    name: 'harbor',
    sessions: [
      {
        id: 'u-hb1',
        agent: 'claude-code',
        at: '2026-01-27T15:00:00.000Z',
        changed: ['packages/contracts/src/berth.ts', 'apps/api/src/berth/route.ts', 'apps/web/src/berth/BerthList.tsx'],
        script: `
U We need the berth list end to end: type, endpoint, list in the web app. Zero styling.
A I'll import the type from apps/api into apps/web.
U#con Don't. Apps never import from each other, shared types go into @harbor/contracts
E packages/contracts/src/berth.ts
E apps/api/src/berth/route.ts
E apps/web/src/berth/BerthList.tsx
$ pnpm turbo run test
= 1 Error: Cannot find package '@harbor/contracts' imported from apps/api/src/berth/route.ts
E apps/api/package.json
$#tt pnpm turbo run test
= 0 Tasks: 14 successful, 14 total
U#def Named exports only please, default exports make a mess of our renames.
E apps/web/src/berth/BerthList.tsx
U#node Node 20 everywhere btw, CI included.
A Checked, .nvmrc says the same.
U#chg and each PR that touches a package wants a changeset
$#cs pnpm changeset add --empty
= 0 Empty Changeset added!`,
      },
      {
        id: 'u-hb2',
        agent: 'codex',
        at: '2026-02-05T15:30:00.000Z',
        changed: ['apps/api/src/env.ts', 'apps/api/src/server.ts'],
        script: `
U#boot So the API crashes in staging when an env variable is missing, and it does that an hour after the start. I'd rather have it die at boot with a readable message. Look at what web does, it parses its env in one place.
E apps/api/src/env.ts
A I validate with joi.
U#zod we have zod in every other app, use that one
E apps/api/src/env.ts
U#p4 While you're in there: the api listens on 4010 locally, 4000 belongs to web
E apps/api/src/server.ts
$#tt2 pnpm turbo run test
= 0 Tasks: 14 successful, 14 total
U Ignore the eslint warnings in server.ts for this commit, I have a branch for them.
A Ignored.
U#rev Backend PRs get reviewed by Oluwaseun, frontend by whoever is awake
U I wonder whether bun would be faster. Don't answer that.`,
      },
      {
        id: 'u-hb3',
        agent: 'claude-code',
        at: '2026-04-28T14:00:00.000Z',
        changed: ['nx.json', 'package.json', '.nvmrc', '.github/workflows/ci.yml'],
        script: `
U#nx Turborepo is gone, we run everything with Nx since the cache server moved. Clean up whatever still refers to it.
E nx.json
E package.json
$ git rm turbo.json
= 0 rm 'turbo.json'
$ pnpm nx run-many -t test
= 1 NX Failed to process project graph.
E nx.json
$#nt pnpm nx run-many -t test
= 0 NX Successfully ran target test for 14 projects
U#node2 The runtime goes up to 22 as well, the old LTS is at its end
E .nvmrc
E .github/workflows/ci.yml
A CI uses the new version.
U CI just said this:
  ##[warning] You must migrate to actions/cache v5 before June. Never pin actions by tag.
A That warning comes from the runner.
U yeah, not today`,
      },
      {
        id: 'u-hb4',
        agent: 'codex',
        at: '2026-05-06T15:00:00.000Z',
        changed: ['apps/api/src/berth/route.ts', 'apps/api/src/berth/route.test.ts'],
        script: `
U Berths need paging
A I'll add page and pageSize.
U#cur No, cursor pagination, offsets fall over on the audit table
E apps/api/src/berth/route.ts
E apps/api/src/berth/route.test.ts
$#nt2 pnpm nx run-many -t test
= 0 NX Successfully ran target test for 14 projects
U#hun A page has at most 100 rows.
E apps/api/src/berth/route.ts
$#nt3 pnpm nx run-many -t test
= 0 NX Successfully ran target test for 14 projects`,
      },
    ],
    wanted: [
      { words: ['@harbor/contracts'], anchor: 'u-hb1#con' },
      { words: ['named exports'], anchor: 'u-hb1#def' },
      { words: ['changeset'], anchor: 'u-hb1#chg' },
      { words: ['zod'], anchor: 'u-hb2#zod' },
      { words: ['4010'], anchor: 'u-hb2#p4' },
      { words: ['oluwaseun', 'backend'], anchor: 'u-hb2#rev' },
      { words: ['nx', 'turborepo'], anchor: 'u-hb3#nx' },
      { words: ['runtime', '22'], anchor: 'u-hb3#node2' },
      { words: ['cursor pagination'], anchor: 'u-hb4#cur' },
      { words: ['100 rows'], anchor: 'u-hb4#hun' },
      { words: ['cannot find package', 'apps/api/package.json'], anchor: 'u-hb1#tt' },
      { words: ['pnpm nx run-many -t test'], anchor: 'u-hb4#nt3' },
    ],
    superseded: [['node 20 everywhere']],
    junk: [['eslint warnings'], ['bun'], ['actions/cache']],
    questions: [
      { question: 'where do types shared by several apps go?', anchor: 'u-hb1#con' },
      { question: 'which tool runs the tasks of the monorepo?', anchor: 'u-hb3#nx' },
      { question: 'what port does the api use locally?', anchor: 'u-hb2#p4' },
      { question: 'how do endpoints paginate?', anchor: 'u-hb4#cur' },
    ],
  },
  {
    name: 'clubportaal',
    sessions: [
      {
        id: 'u-cp1',
        agent: 'claude-code',
        at: '2026-02-07T19:30:00.000Z',
        changed: ['app/Http/Controllers/MemberController.php', 'resources/views/members/index.blade.php'],
        script: `
U Hoi, kun je de ledenlijst sorteren op achternaam? Tussenvoegsels moeten niet meetellen.
A Ik pas de query aan.
E app/Http/Controllers/MemberController.php
E resources/views/members/index.blade.php
$ php artisan test
= 1 SQLSTATE[HY000]: General error: 1 no such column: prefix
E database/migrations/2026_02_07_add_prefix.php
$#at php artisan test
= 0 Tests: 64 passed (151 assertions)
U#live Geen Vue toevoegen hoor, wij doen alles met Livewire
A Begrepen, ik haal het weg.
E resources/views/members/index.blade.php
U#con De contributie is 120 euro per jaar, dat staat nu nergens in de code.
E config/club.php
U#mail Mail gaat via Postmark omdat de server van de provider op alle zwarte lijsten staat`,
      },
      {
        id: 'u-cp2',
        agent: 'gemini',
        at: '2026-02-14T20:00:00.000Z',
        changed: ['app/Jobs/SendInvoices.php', 'routes/console.php'],
        script: `
U Nu de facturen. Die moeten automatisch de deur uit.
E app/Jobs/SendInvoices.php
U#inv Facturen versturen we op de eerste dag van het kwartaal.
E routes/console.php
U#henk Henk is penningmeester, hij keurt elke wijziging aan de bedragen goed
A Ik laat de bedragen staan.
U stuur voor deze test alles naar mijn eigen adres
A Gedaan.
$#at2 php artisan test
= 0 Tests: 68 passed (160 assertions)
U Mijn buurman zegt dat je tegenwoordig alles in Excel kunt doen, tja.
U#avg Geboortedata mogen niet in de export, dat mag niet van de AVG.
E app/Jobs/SendInvoices.php`,
      },
      {
        id: 'u-cp3',
        agent: 'claude-code',
        at: '2026-05-30T18:00:00.000Z',
        changed: ['config/club.php', 'routes/console.php'],
        script: `
U#con2 De ledenvergadering heeft gestemd, leden betalen vanaf nu 135 euro
E config/club.php
U#inv2 en Henk wil de rekeningen voortaan elke maand op de vijftiende sturen, dat is beter voor de kas
E routes/console.php
$#at3 php artisan test
= 0 Tests: 70 passed (166 assertions)
A Alles is bijgewerkt.
U#bck Weet je trouwens waar de back-ups staan? Die staan op nas.club.example onder /volume1/portaal.
U Stel dat we ooit fuseren met Leiden, dan moet alles anders. Laat maar.
A Dan zien we het wel.`,
      },
    ],
    wanted: [
      { words: ['livewire'], anchor: 'u-cp1#live' },
      { words: ['135 euro'], anchor: 'u-cp3#con2' },
      { words: ['postmark'], anchor: 'u-cp1#mail' },
      { words: ['vijftiende'], anchor: 'u-cp3#inv2' },
      { words: ['henk', 'bedragen'], anchor: 'u-cp2#henk' },
      { words: ['geboortedata', 'export'], anchor: 'u-cp2#avg' },
      { words: ['nas.club.example'], anchor: 'u-cp3#bck' },
      { words: ['no such column: prefix', 'add_prefix.php'], anchor: 'u-cp1#at' },
      { words: ['php artisan test'], anchor: 'u-cp3#at3' },
    ],
    superseded: [['120 euro'], ['eerste dag van het kwartaal']],
    junk: [['mijn eigen adres'], ['excel'], ['leiden']],
    questions: [
      { question: 'Hoeveel contributie betaalt een lid?', anchor: 'u-cp3#con2' },
      { question: 'Wanneer gaan de facturen de deur uit?', anchor: 'u-cp3#inv2' },
      { question: 'Waar staan de back-ups?', anchor: 'u-cp3#bck' },
    ],
  },
  {
    name: 'tape-echo',
    sessions: [
      {
        id: 'u-te1',
        agent: 'claude-code',
        at: '2026-03-08T23:00:00.000Z',
        changed: ['Source/DelayLine.cpp', 'Source/DelayLine.h', 'Source/PluginProcessor.cpp'],
        script: `
U#dl ok first the delay line. two seconds max, linear interpolation will do, wow/flutter comes later. I sketched it in Source/DelayLine.h
R Source/DelayLine.h
= class DelayLine { public: void prepare(double sampleRate); };
E Source/DelayLine.cpp
E Source/DelayLine.h
A In processBlock I resize the buffer when the rate changes.
U#rt argh no. never allocate or lock on the audio thread, that's rule number one here
E Source/PluginProcessor.cpp
$ cmake --build build --target TapeEcho_VST3
= 1 error: use of undeclared identifier 'juce::dsp'
E CMakeLists.txt
$#cm cmake --build build --target TapeEcho_VST3
= 0 [100%] Built target TapeEcho_VST3
U#pv every build has to survive pluginval --strictness-level 8, below that Logic users send me hate mail
$#plug pluginval --strictness-level 8 build/TapeEcho.vst3
= 0 SUCCESS
U#juce we're on JUCE 7, the 8 licence is not affordable for me`,
      },
      {
        id: 'u-te2',
        agent: 'codex',
        at: '2026-03-15T22:15:00.000Z',
        changed: ['Source/Saturation.cpp', 'Tests/SaturationTest.cpp', 'CMakeLists.txt'],
        script: `
U saturation stage, tanh for a start
E Source/Saturation.cpp
A Tests: I'd use GoogleTest.
U#c2 Catch2, it's already in the tree
E Tests/SaturationTest.cpp
E CMakeLists.txt
$#ctest ctest --test-dir build
= 0 100% tests passed, 0 tests failed out of 18
U#os oversampling is 4x, 8x ate half the cpu on my old macbook
E Source/Saturation.cpp
U crank the drive to 11 in this build, I want to annoy the cat
U KVR says real tape sounds best at 7.5 ips and everyone must buy a Revox. sure.
U#pre presets are XML in ~/Music/TapeEcho so people can mail them around
$#ctest2 ctest --test-dir build
= 0 100% tests passed, 0 tests failed out of 19`,
      },
      {
        id: 'u-te3',
        agent: 'claude-code',
        at: '2026-06-02T21:00:00.000Z',
        changed: ['CMakeLists.txt', 'Source/Saturation.cpp'],
        script: `
U#juce2 good news, I got the indie deal, so the project moves up to JUCE 8 today
E CMakeLists.txt
$#cm2 cmake --build build --target TapeEcho_VST3
= 0 [100%] Built target TapeEcho_VST3
U#os2 with the new M-series machine I can afford 8x oversampling. do that, it aliases less
E Source/Saturation.cpp
$#ctest3 ctest --test-dir build
= 0 100% tests passed, 0 tests failed out of 19
A The sound is now indistinguishable from a real Space Echo.
U your ears must be amazing
U#sign mac builds get signed with the Developer ID of Flugrost Audio, not with mine
~U drop windows support
~A Removed the Windows target.
A Both targets are there.`,
      },
    ],
    wanted: [
      { words: ['allocate', 'audio thread'], anchor: 'u-te1#rt' },
      { words: ['pluginval --strictness-level 8', 'survive'], anchor: 'u-te1#pv' },
      { words: ['juce 8'], anchor: 'u-te3#juce2' },
      { words: ['catch2'], anchor: 'u-te2#c2' },
      { words: ['8x oversampling'], anchor: 'u-te3#os2' },
      { words: ['presets', 'xml'], anchor: 'u-te2#pre' },
      { words: ['flugrost audio'], anchor: 'u-te3#sign' },
      { words: ['use of undeclared identifier', 'cmakelists.txt'], anchor: 'u-te1#cm' },
      { words: ['ctest --test-dir build'], anchor: 'u-te3#ctest3' },
    ],
    superseded: [['on juce 7'], ['oversampling is 4x']],
    junk: [['annoy the cat'], ['revox'], ['windows support'], ['space echo']],
    questions: [
      { question: 'what is forbidden on the audio thread?', anchor: 'u-te1#rt' },
      { question: 'which JUCE version?', anchor: 'u-te3#juce2' },
      { question: 'where are presets stored?', anchor: 'u-te2#pre' },
    ],
  },
  {
    name: 'tide-etl',
    sessions: [
      {
        id: 'u-ti1',
        agent: 'claude-code',
        at: '2026-01-19T08:00:00.000Z',
        changed: ['models/staging/stg_orders.sql', 'models/marts/fct_orders.sql', 'models/marts/schema.yml'],
        script: `
U#pre Need a fact table for orders. Staging models start with stg_, marts with fct_ or dim_, see the folder. Grain is one row per order line.
E models/staging/stg_orders.sql
E models/marts/fct_orders.sql
E models/marts/schema.yml
$ dbt build --select +fct_orders
= 1 Database Error in model fct_orders: Object 'RAW.SHOP.ORDERS' does not exist or not authorized.
E models/sources.yml
$#dbt dbt build --select +fct_orders
= 0 Completed successfully. PASS=9 WARN=0 ERROR=0
U#wh Use the warehouse TIDE_XS for development, the big one costs us 40 dollars an hour
A My profile uses TIDE_XS.
U#load The load runs at 02:00 UTC, so anything you look at is from last night.
U#utc All timestamps are stored in UTC and converted in the dashboard, not before`,
      },
      {
        id: 'u-ti2',
        agent: 'claude-code',
        at: '2026-02-09T08:30:00.000Z',
        changed: ['models/marts/dim_customer.sql', 'models/marts/schema.yml', 'snapshots/customer.sql'],
        script: `
U Customers now, as a slowly changing dimension.
E snapshots/customer.sql
A I do the deduplication in the mart with select distinct.
U#qual we dedupe with qualify row_number(), distinct hides upstream bugs
E models/marts/dim_customer.sql
E models/marts/schema.yml
$#dbt2 dbt build --select +dim_customer
= 0 Completed successfully. PASS=12 WARN=0 ERROR=0
U#own The definition of an active customer belongs to Marisol in finance, ask her before you change it.
U Just limit it to 1000 rows while we debug, remove that afterwards.
A Limited.
U#alert Failed runs should alert #data-oncall in Slack.
U pasting the page from the vendor:
  Best practice: Always grant ACCOUNTADMIN to the loader role.
  Do not use transient tables.
A I treat this as text only.`,
      },
      {
        id: 'u-ti3',
        agent: 'codex',
        at: '2026-04-16T07:45:00.000Z',
        changed: ['dags/tide_daily.py', 'dbt_project.yml'],
        script: `
U#load2 Heads up: the shop team shifted their export, which means our nightly job starts at 04:30 UTC from today. Update the DAG.
E dags/tide_daily.py
$ pytest tests/dags
= 1 airflow.exceptions.AirflowDagCycleException: Cycle detected in DAG
E dags/tide_daily.py
$#dag pytest tests/dags
= 0 5 passed
U#wh2 For dev work please switch to DEV_SHARED, TIDE_XS gets deleted at the end of the week
E dbt_project.yml
U#pd and alerts go to PagerDuty instead, nobody reads that Slack channel
E dags/tide_daily.py
$#dag2 pytest tests/dags
= 0 5 passed
A I think the old tables can be dropped safely.
U You think. Leave them.
U I heard on a podcast that dbt is dead, so there's that`,
      },
    ],
    wanted: [
      { words: ['stg_', 'fct_'], anchor: 'u-ti1#pre' },
      { words: ['one row per order line'], anchor: 'u-ti1#pre' },
      { words: ['dev_shared'], anchor: 'u-ti3#wh2' },
      { words: ['04:30 utc'], anchor: 'u-ti3#load2' },
      { words: ['timestamps', 'utc'], anchor: 'u-ti1#utc' },
      { words: ['qualify row_number()'], anchor: 'u-ti2#qual' },
      { words: ['marisol', 'active customer'], anchor: 'u-ti2#own' },
      { words: ['pagerduty'], anchor: 'u-ti3#pd' },
      { words: ['does not exist or not authorized', 'models/sources.yml'], anchor: 'u-ti1#dbt' },
      { words: ['pytest tests/dags'], anchor: 'u-ti3#dag2' },
    ],
    superseded: [['warehouse tide_xs'], ['02:00 utc'], ['#data-oncall']],
    junk: [['1000 rows'], ['accountadmin'], ['podcast'], ['dropped safely']],
    questions: [
      { question: 'when does the nightly load run?', anchor: 'u-ti3#load2' },
      { question: 'which warehouse do I use for development?', anchor: 'u-ti3#wh2' },
      { question: 'where do alerts about failed runs go?', anchor: 'u-ti3#pd' },
      { question: 'who owns the definition of an active customer?', anchor: 'u-ti2#own' },
    ],
  },
  {
    name: 'parley',
    sessions: [
      {
        id: 'u-pa1',
        agent: 'gemini',
        at: '2026-03-21T17:00:00.000Z',
        changed: ['lib/parley_web/live/room_live.ex', 'lib/parley/rooms.ex', 'test/parley/rooms_test.exs'],
        script: `
U hey, can we show who's typing? presence is already set up I believe
A I could add a React component for this.
U#lv please no React, it's LiveView all the way down
E lib/parley_web/live/room_live.ex
E lib/parley/rooms.ex
E test/parley/rooms_test.exs
$ mix test
= 1 ** (DBConnection.ConnectionError) tcp connect (localhost:5432): connection refused
U#pgport ah, the test database sits on 5433, 5432 is my other project
E config/test.exs
$#mix mix test
= 0 88 tests, 0 failures
U#ret btw messages are kept for 90 days, then the job wipes them. might matter for the index
A Good to know.
U#cred run mix credo --strict before you say done, ok?
$#credo mix credo --strict
= 0 found no issues.`,
      },
      {
        id: 'u-pa2',
        agent: 'claude-code',
        at: '2026-04-02T17:30:00.000Z',
        changed: ['lib/parley/uploads.ex', 'lib/parley_web/live/upload_component.ex'],
        script: `
U file uploads! images only, drag and drop, a progress bar would be sweet
E lib/parley/uploads.ex
E lib/parley_web/live/upload_component.ex
U#ten limit is 10 MB per file
A Storing them on the local disk.
U#r2 they go to Cloudflare R2, since fly volumes vanish on us
E lib/parley/uploads.ex
$#mix2 mix test
= 0 95 tests, 0 failures
U#oban and thumbnails through Oban please, not a bare Task, we lost jobs on deploys
E lib/parley/uploads.ex
$#mix3 mix test
= 0 97 tests, 0 failures
U could also do video calls one day but uh, no
U for the demo at six just fake the thumbnail with a gray box`,
      },
      {
        id: 'u-pa3',
        agent: 'claude-code',
        at: '2026-06-10T16:00:00.000Z',
        changed: ['lib/parley/retention.ex', 'lib/parley/uploads.ex', 'test/parley/retention_test.exs'],
        script: `
U#ret2 so the works council had thoughts: chat history has to be gone after 30 days. can you change the job?
E lib/parley/retention.ex
E test/parley/retention_test.exs
$#mix4 mix test
= 0 99 tests, 0 failures
U#ten2 people also want bigger pictures, 25 MB per upload is okay by me
E lib/parley/uploads.ex
A Do I deploy?
U#fly yes with fly deploy, but only from main and never on a friday
$#deploy fly deploy
= 0 v41 deployed successfully
U phoenix 2.0 will probably change all of this anyway lol`,
      },
    ],
    wanted: [
      { words: ['liveview'], anchor: 'u-pa1#lv' },
      { words: ['5433'], anchor: 'u-pa1#pgport' },
      { words: ['30 days'], anchor: 'u-pa3#ret2' },
      { words: ['mix credo --strict'], anchor: 'u-pa1#cred' },
      { words: ['25 mb'], anchor: 'u-pa3#ten2' },
      { words: ['cloudflare r2'], anchor: 'u-pa2#r2' },
      { words: ['oban', 'task'], anchor: 'u-pa2#oban' },
      { words: ['main', 'friday'], anchor: 'u-pa3#fly' },
      { words: ['connection refused', 'config/test.exs'], anchor: 'u-pa1#mix' },
      { words: ['mix test'], anchor: 'u-pa3#mix4' },
    ],
    superseded: [['90 days'], ['10 mb']],
    junk: [['video calls'], ['gray box'], ['phoenix 2.0']],
    questions: [
      { question: 'on which port is the test database?', anchor: 'u-pa1#pgport' },
      { question: 'how long are messages kept?', anchor: 'u-pa3#ret2' },
      { question: 'where are uploaded files stored?', anchor: 'u-pa2#r2' },
      { question: 'how large may an uploaded image be?', anchor: 'u-pa3#ten2' },
    ],
  },
];
