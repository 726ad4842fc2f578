// Labelled sessions, written before the rules were read and never tuned on: a phone app by two people, a ledger in Elixir by a bilingual team.
import type { LabelledProject } from './labelled.ts';

export const BLIND_C: readonly LabelledProject[] = [
  {
    name: 'stagelight',
    sessions: [
      {
        id: 'sl1',
        agent: 'claude-code',
        at: '2026-05-04T10:00:00.000Z',
        changed: ['app/screens/Cue.tsx', 'app/lib/dmx.ts'],
        script: `
U Good morning! Would you mind having a look at why the cue list jumps when a cue is fired? No rush.
R app/screens/Cue.tsx
= <ScrollView key={cue.id}>
A The key changes with each cue. I'll use a FlatList.
E app/screens/Cue.tsx
$#jest yarn jest
= 0 Tests: 64 passed, 64 total
U#yarn Lovely. For future reference, we'd rather you used yarn 4 here; npm breaks the patched packages.
A Thank you, I will.
U#dmx It may help to know that a DMX universe has 512 channels and we only support one universe.
A That keeps the buffer small.
E app/lib/dmx.ts
U#offline The app has to work without any network, theatres are basically bunkers.
A Understood.
U Thank you so much, that's all for now.`,
      },
      {
        id: 'sl2',
        agent: 'claude-code',
        at: '2026-05-08T10:00:00.000Z',
        changed: ['app/store/show.ts', 'app/store/show.test.ts'],
        script: `
U wtf, redux again?? who put this in
A I added it for the show state.
U#zus rip it out, we're a zustand shop
E app/store/show.ts
E app/store/show.test.ts
$ yarn jest app/store
= 1 ReferenceError: regeneratorRuntime is not defined
E babel.config.js
$#regen yarn jest app/store
= 0 Tests: 11 passed, 11 total
U#any and for fuck's sake stop using any, type it properly
E app/store/show.ts
U#console no console.log in committed code either
A Removed.
U fine. commit it
$ git commit -am "Move the show to zustand"
= 0 [main 71cd0aa] Move the show to zustand`,
      },
      {
        id: 'sl3',
        agent: 'cursor',
        at: '2026-05-13T10:00:00.000Z',
        changed: ['app/lib/ble.ts', 'ios/Podfile'],
        script: `
U Bluetooth pairing on iPads fails. Here's the log:
  [BLE] scanning...
  [BLE] error: CBManagerStateUnauthorized
  always retry on failure
A The permission text is missing in Info.plist.
E ios/Stagelight/Info.plist
E app/lib/ble.ts
$ pod install
= 1 [!] CocoaPods could not find compatible versions for pod "RNBle"
E ios/Podfile
$#pod pod install
= 0 Pod installation complete!
U#ios I think we decided on iOS 16 as the minimum, yes, iOS 16
A Set.
U#tok The console pairs with a six digit code, which must never be shown in screenshots.
E app/lib/ble.ts
U Do you reckon we ought to support Android tablets?
A It would need another BLE stack.
U Something to ponder. Not this season.`,
      },
      {
        id: 'sl4',
        agent: 'claude-code',
        at: '2026-05-18T10:00:00.000Z',
        changed: ['e2e/cue.e2e.ts', 'package.json'],
        script: `
U set up e2e
A Detox or Maestro?
U#maes maestro, the yaml flows can be read by the stage managers
E e2e/cue.e2e.ts
E package.json
$#mae maestro test e2e/
= 0 4/4 Flows Passed
U#eas builds go out through EAS, not fastlane
A OK.
U#rel releases happen on Mondays only since theatres are dark that day
A Noted.
U plan for this afternoon: 1. clean up the cue screen 2. write the changelog 3. ship
A I start with the cue screen.
E app/screens/Cue.tsx
U#copy In UI texts it's "cue", never "scene". Our users are picky.
A Renamed.`,
      },
      {
        id: 'sl5',
        agent: 'claude-code',
        at: '2026-05-25T10:00:00.000Z',
        changed: ['app/lib/dmx.ts', 'app/lib/dmx.test.ts'],
        script: `
U#uni2 Heads up: as of the next version we support four universes instead of one.
A I'll make the buffer an array.
E app/lib/dmx.ts
E app/lib/dmx.test.ts
$#jest2 yarn jest app/lib
= 0 Tests: 22 passed, 22 total
U#ios17 Also the minimum is iOS 17 now
E ios/Podfile
A Done.
U#fade Fades are computed at 44 frames per second, that's the DMX limit
A The timer is at 44 Hz.
U#noeas scrap what I said about EAS, we're back on fastlane
A I'll update the scripts.
U is the build green?
A Yes.
U brill, bye`,
      },
    ],
    wanted: [
      { words: ['yarn 4'], anchor: 'sl1#yarn' },
      { words: ['network'], anchor: 'sl1#offline' },
      { words: ['zustand'], anchor: 'sl2#zus' },
      { words: ['any'], anchor: 'sl2#any' },
      { words: ['console.log'], anchor: 'sl2#console' },
      { words: ['regeneratorruntime', 'babel.config.js'], anchor: 'sl2#regen' },
      { words: ['ios 17'], anchor: 'sl5#ios17' },
      { words: ['six digit code'], anchor: 'sl3#tok' },
      { words: ['maestro'], anchor: 'sl4#maes' },
      { words: ['mondays'], anchor: 'sl4#rel' },
      { words: ['cue', 'scene'], anchor: 'sl4#copy' },
      { words: ['four universes'], anchor: 'sl5#uni2' },
      { words: ['44 frames'], anchor: 'sl5#fade' },
      { words: ['fastlane'], anchor: 'sl5#noeas' },
    ],
    superseded: [['only support one universe'], ['ios 16'], ['builds go out through eas']],
    junk: [['always retry'], ['android'], ['changelog'], ['no rush'], ['wtf']],
    questions: [
      { question: 'what iOS version do we support at least?', anchor: 'sl5#ios17' },
      { question: 'how do we build releases?', anchor: 'sl5#noeas' },
      { question: 'which state library?', anchor: 'sl2#zus' },
    ],
  },
  {
    name: 'grootboek',
    sessions: [
      {
        id: 'gb1',
        agent: 'codex',
        at: '2026-06-01T09:00:00.000Z',
        changed: ['lib/grootboek/posting.ex', 'test/grootboek/posting_test.exs'],
        script: `
U de boekingen kloppen niet na een storno, kijk even mee
R lib/grootboek/posting.ex
= def reverse(entry), do: Repo.delete(entry)
A It deletes the entry.
U#storno Nee! Een boeking wordt nooit verwijderd, een storno is altijd een tegenboeking
E lib/grootboek/posting.ex
E test/grootboek/posting_test.exs
$ mix test
= 1 ** (Postgrex.Error) ERROR 23514 (check_violation) balance_is_zero
E lib/grootboek/posting.ex
$#mix mix test
= 0 88 tests, 0 failures
U#dec bedragen zijn Decimal, geen floats
A Begrepen.
U top`,
      },
      {
        id: 'gb2',
        agent: 'claude-code',
        at: '2026-06-04T09:00:00.000Z',
        changed: ['lib/grootboek/export.ex', 'mix.exs'],
        script: `
U bonjour, il faut un export FEC pour les clients français
A Je peux utiliser NimbleCSV ou écrire les lignes à la main.
U#nimble prends NimbleCSV, on l'a déjà dans une autre appli
E lib/grootboek/export.ex
E mix.exs
U#sep le séparateur du FEC doit être la tabulation, pas la virgule
E lib/grootboek/export.ex
$#mix2 mix test test/grootboek/export_test.exs
= 0 6 tests, 0 failures
U#sec les secrets restent dans Vault, jamais dans le dépôt
A D'accord.
U on pourrait aussi faire un export XML, non ?
A Possible.
U laisse tomber`,
      },
      {
        id: 'gb3',
        agent: 'claude-code',
        at: '2026-06-09T09:00:00.000Z',
        changed: ['lib/grootboek_web/live/ledger_live.ex', 'assets/css/app.css'],
        script: `
U the ledger page takes 8s to load
A I could paginate with Flop or stream the rows.
U#stream stream them, accountants hate clicking through pages
E lib/grootboek_web/live/ledger_live.ex
$#mix3 mix test
= 0 91 tests, 0 failures
U#fiscal a fiscal year can start in any month, so don't assume january anywhere
A I take it from the tenant.
U#tail styling with tailwind, hand-written css only for print
E assets/css/app.css
U#ci CI needs mix format --check-formatted and credo --strict to pass
A I ran both.
U hang on, tests are slow on my box. whatever`,
      },
      {
        id: 'gb4',
        agent: 'codex',
        at: '2026-06-15T09:00:00.000Z',
        changed: ['lib/grootboek/tenant.ex', 'config/runtime.exs'],
        script: `
U multi tenancy: schema per tenant or a column?
A Schemas isolate better, a column is easier to migrate.
U#schema let's do one schema per tenant since the auditors asked for hard isolation
E lib/grootboek/tenant.ex
E config/runtime.exs
$#mix4 mix test
= 0 97 tests, 0 failures
U#fly Deploys go to fly.io, region ams
A OK.
U#env the app refuses to start without VAULT_ADDR
A I documented it.
U can you open a PR with a short description
$ gh pr create --fill
= 0 https://git.example/grootboek/pull/41`,
      },
      {
        id: 'gb5',
        agent: 'claude-code',
        at: '2026-06-22T09:00:00.000Z',
        changed: ['config/deploy.yml', 'lib/grootboek/tenant.ex'],
        script: `
U#het we're no longer on fly.io, deploys go to hetzner with kamal
E config/deploy.yml
A I removed fly.toml.
U#col about tenancy: forget schema per tenant, migrations took 40 minutes. a tenant_id column with row level security it is
E lib/grootboek/tenant.ex
$#mix5 mix test
= 0 99 tests, 0 failures
U#rev every PR needs two reviews as of this week
A Noted.
U#nl foutmeldingen aan de gebruiker zijn in het Nederlands
A Goed.
U dank je, tot morgen`,
      },
    ],
    wanted: [
      { words: ['tegenboeking'], anchor: 'gb1#storno' },
      { words: ['decimal'], anchor: 'gb1#dec' },
      { words: ['nimblecsv'], anchor: 'gb2#nimble' },
      { words: ['tabulation'], anchor: 'gb2#sep' },
      { words: ['vault'], anchor: 'gb2#sec' },
      { words: ['stream'], anchor: 'gb3#stream' },
      { words: ['fiscal year'], anchor: 'gb3#fiscal' },
      { words: ['tailwind'], anchor: 'gb3#tail' },
      { words: ['credo'], anchor: 'gb3#ci' },
      { words: ['vault_addr'], anchor: 'gb4#env' },
      { words: ['hetzner'], anchor: 'gb5#het' },
      { words: ['tenant_id'], anchor: 'gb5#col' },
      { words: ['two reviews'], anchor: 'gb5#rev' },
      { words: ['nederlands'], anchor: 'gb5#nl' },
    ],
    superseded: [['deploys go to fly.io'], ['one schema per tenant since']],
    junk: [['xml'], ['8s'], ['whatever'], ['short description']],
    questions: [
      { question: 'where do we deploy?', anchor: 'gb5#het' },
      { question: 'how are tenants separated?', anchor: 'gb5#col' },
    ],
  },
];
