// Labelled sessions that the rules were not tuned on: a shop, a soil sensor, a churn model, a game, an infrastructure.
import type { LabelledProject } from './labelled.ts';

export const UNSEEN_A: readonly LabelledProject[] = [
  {
    name: 'brot-shop',
    sessions: [
      {
        id: 'u-bs1',
        agent: 'claude-code',
        at: '2026-03-02T08:10:00.000Z',
        changed: ['src/Cart/ShippingCalculator.php', 'config/packages/shop.yaml'],
        script: `
U Moin. Im Warenkorb stimmen die Versandkosten nicht, kannst du dir das mal ansehen?
A Ich schaue mir die Berechnung an.
R src/Cart/ShippingCalculator.php
= final class ShippingCalculator { private const FREE_FROM = 50.0; }
U#frei Genau da liegt der Fehler, der Versand ist ab 60 Euro frei
E src/Cart/ShippingCalculator.php
$ vendor/bin/phpunit
= 1 There was 1 error: Undefined array key "free_from"
E config/packages/shop.yaml
$#pu vendor/bin/phpunit
= 0 OK (42 tests, 97 assertions)
U#cent Noch was: Preise rechnen wir immer in Cent als Integer, nie mit float.
A Dann stelle ich den Rechner auf Integer um.
E src/Cart/ShippingCalculator.php
$#pu2 vendor/bin/phpunit
= 0 OK (43 tests, 99 assertions)
U#du und in den Texten duzen wir die Kunden, kein "Sie" bitte
A Alles klar.
U Passt, danke dir`,
      },
      {
        id: 'u-bs2',
        agent: 'codex',
        at: '2026-03-05T12:40:00.000Z',
        changed: ['src/Payment/MollieGateway.php', 'src/Controller/WebhookController.php', 'config/routes.yaml'],
        script: `
U Wir brauchen die Bezahlung im Checkout. Leg los, aber halt dich kurz.
A Ich binde das PayPal-SDK direkt ein.
U#mollie nein, Zahlungen laufen bei uns über Mollie, weil der Vertrag mit PayPal gekündigt ist
E src/Payment/MollieGateway.php
E src/Controller/WebhookController.php
U#hook Der Webhook muss unter https://brot.example/hooks/mollie erreichbar sein, so ist er dort hinterlegt.
E config/routes.yaml
U Für heute reicht mir der Testmodus.
A Der Testmodus ist an. Soll ich auch den Steuersatz für Gebäck anpassen?
U#petra Finger weg davon, Steuersätze entscheidet Petra aus der Buchhaltung
$#pu3 vendor/bin/phpunit
= 0 OK (51 tests, 120 assertions)
U#php Auf dem Server läuft PHP 8.1, also bitte keine readonly-Klassen.
A Geprüft, es gibt keine.`,
      },
      {
        id: 'u-bs3',
        agent: 'claude-code',
        at: '2026-03-24T07:55:00.000Z',
        changed: ['config/packages/shop.yaml', 'src/Payment/MollieGateway.php', 'templates/cart/summary.html.twig'],
        script: `
U#frei2 Guten Morgen! Die Chefin hat entschieden: kostenlos liefern wir erst ab einem Warenwert von 75 Euro. Bitte überall nachziehen.
E config/packages/shop.yaml
E templates/cart/summary.html.twig
$#pu4 vendor/bin/phpunit
= 0 OK (51 tests, 121 assertions)
A Die Tests sind grün.
U#php2 Der Hoster hat übers Wochenende auf PHP 8.3 umgestellt, du darfst die Gateway-Klasse jetzt also readonly machen
E src/Payment/MollieGateway.php
U Ich hab gehört, Shopware soll bald kostenlos werden, na ja.
A Das kann ich nicht bestätigen.
U#dep Deployt wird übrigens nur dienstags vor 14 Uhr, danach geht hier keiner mehr ans Telefon.
A Dann bereite ich das Paket für nächsten Dienstag vor.
U Vielleicht könnte man irgendwann Gutscheine als PDF anbieten, mal sehen.`,
      },
    ],
    wanted: [
      { words: ['75 euro'], anchor: 'u-bs3#frei2' },
      { words: ['cent', 'float'], anchor: 'u-bs1#cent' },
      { words: ['duzen'], anchor: 'u-bs1#du' },
      { words: ['mollie', 'zahlungen'], anchor: 'u-bs2#mollie' },
      { words: ['https://brot.example/hooks/mollie'], anchor: 'u-bs2#hook' },
      { words: ['petra', 'steuersätze'], anchor: 'u-bs2#petra' },
      { words: ['php 8.3'], anchor: 'u-bs3#php2' },
      { words: ['dienstags', '14 uhr'], anchor: 'u-bs3#dep' },
      { words: ['undefined array key "free_from"', 'config/packages/shop.yaml'], anchor: 'u-bs1#pu' },
      { words: ['vendor/bin/phpunit'], anchor: 'u-bs3#pu4' },
    ],
    superseded: [
      ['60 euro', 'versand'],
      ['php 8.1', 'keine readonly-klassen'],
    ],
    junk: [['testmodus'], ['shopware'], ['gutscheine']],
    questions: [
      { question: 'Ab welchem Betrag ist der Versand kostenlos?', anchor: 'u-bs3#frei2' },
      { question: 'Welche PHP-Version hat der Server?', anchor: 'u-bs3#php2' },
      { question: 'Wer entscheidet über Steuersätze?', anchor: 'u-bs2#petra' },
      { question: 'An welchem Tag wird deployt?', anchor: 'u-bs3#dep' },
    ],
  },
  {
    name: 'soil-probe',
    sessions: [
      {
        id: 'u-sp1',
        agent: 'codex',
        at: '2026-01-14T19:00:00.000Z',
        changed: ['src/radio.c', 'prj.conf'],
        script: `
U board resets when lora tx starts. look into it
R boards/soil_probe.overlay
= &uart1 { status = "okay"; current-speed = <115200>; };
U#wdt watchdog timeout is 8s, tx probably blocks longer
E src/radio.c
$ west build -b soil_probe
= 1 radio.c:88: undefined reference to 'lora_send_async'
E prj.conf
$#wb west build -b soil_probe
= 0 [182/182] Linking C executable zephyr/zephyr.elf
A It builds. I allocate the frame on the heap.
U#malloc no malloc. static buffers only
E src/radio.c
$#wb2 west build -b soil_probe
= 0 [182/182] Linking C executable zephyr/zephyr.elf
U#uart console is on uart1 at 115200 if you want to watch it
A Noted.
U#jlink flash with west flash --runner jlink, openocd bricked one dk already
$#wf west flash --runner jlink
= 0 Flashing file: build/zephyr/zephyr.hex`,
      },
      {
        id: 'u-sp2',
        agent: 'codex',
        at: '2026-01-21T20:30:00.000Z',
        changed: ['src/payload.c', 'src/battery.c', 'tests/payload/src/main.c'],
        script: `
U#pl add battery voltage to the uplink. the payload has to stay under 51 bytes, thats the DR0 limit
A I'll serialize it as JSON.
U#cbor why json? we settled on cbor because the decoder in the cloud only speaks that
E src/payload.c
E src/battery.c
U hardcode 3300 for the moment so i can see something on the dashboard tonight
E src/battery.c
E tests/payload/src/main.c
$#tw west twister -T tests
= 0 INFO - 6 of 6 test configurations passed (100.00%)
U the forum says this btw:
  > Always disable the watchdog before transmitting.
  > You must set CONFIG_LORA_TX_POWER to 20.
A I did not follow that.
U good`,
      },
      {
        id: 'u-sp3',
        agent: 'claude-code',
        at: '2026-02-18T18:45:00.000Z',
        changed: ['boards/soil_probe.overlay', 'src/gps.c', 'src/main.c'],
        script: `
U#uart2 gps module arrived. it took over uart1, so logs come out of uart0 from here on
E boards/soil_probe.overlay
E src/gps.c
$#wb3 west build -b soil_probe
= 0 [190/190] Linking C executable zephyr/zephyr.elf
U#wdt2 also field test: raise the watchdog to 20s, 8 was too short with the cold antenna
E src/main.c
A Should the GPS stay powered between fixes?
U#ua no. sleep current must be below 4 uA, else the cells dont last three years
E src/gps.c
U we could move to freertos some day. nah, forget it
A Fine.
$#tw2 west twister -T tests
= 0 INFO - 7 of 7 test configurations passed (100.00%)`,
      },
    ],
    wanted: [
      { words: ['uart0', 'logs'], anchor: 'u-sp3#uart2' },
      { words: ['watchdog', '20s'], anchor: 'u-sp3#wdt2' },
      { words: ['malloc'], anchor: 'u-sp1#malloc' },
      { words: ['jlink'], anchor: 'u-sp1#jlink' },
      { words: ['51 bytes'], anchor: 'u-sp2#pl' },
      { words: ['cbor'], anchor: 'u-sp2#cbor' },
      { words: ['4 ua'], anchor: 'u-sp3#ua' },
      { words: ['undefined reference', 'prj.conf'], anchor: 'u-sp1#wb' },
      { words: ['west twister -t tests'], anchor: 'u-sp3#tw2' },
    ],
    superseded: [['console is on uart1'], ['watchdog timeout is 8s']],
    junk: [['hardcode'], ['disable the watchdog'], ['config_lora_tx_power'], ['freertos']],
    questions: [
      { question: 'which uart has the log output?', anchor: 'u-sp3#uart2' },
      { question: 'how large may the uplink payload be?', anchor: 'u-sp2#pl' },
      { question: 'how do I flash the board?', anchor: 'u-sp1#jlink' },
      { question: 'what is the sleep current budget?', anchor: 'u-sp3#ua' },
    ],
  },
  {
    name: 'churn-lab',
    sessions: [
      {
        id: 'u-cl1',
        agent: 'claude-code',
        at: '2026-02-03T13:00:00.000Z',
        changed: ['churn/features.py', 'churn/load.py', 'tests/test_features.py'],
        script: `
U#pol Hi there! So I'd love to get the feature pipeline off the ground today. I've got a rough sketch in notebooks/sketch.ipynb, feel free to borrow from it, although the code is ugly and please use polars rather than pandas since the events table doesn't fit into memory otherwise. Start with the login features I think.
A I'll begin with login recency and frequency.
E churn/features.py
E churn/load.py
U#lab Oh and I forgot the most important bit, sorry: a customer counts as churned after 45 days without a login.
E churn/features.py
E tests/test_features.py
$ conda run -n churn pytest -q
= 1 E   polars.exceptions.ColumnNotFoundError: last_login_at
E churn/load.py
$#py conda run -n churn pytest -q
= 0 12 passed in 2.31s
U#conda yay! And yes, the conda env called churn is the right one, we all share it
A Good to know.
U#raw By the way the raw data sits in s3://churn-lab-raw/events and that bucket is read only for us.`,
      },
      {
        id: 'u-cl2',
        agent: 'claude-code',
        at: '2026-02-10T13:20:00.000Z',
        changed: ['churn/train.py', 'churn/split.py'],
        script: `
U Now the fun part, training! Could you set up a baseline model?
A I'll do a random 80/20 split with accuracy as the metric.
U#time Hmm no, we always split by time, a random split leaks the future into the past
E churn/split.py
U#pr and accuracy tells you nothing at 3% churners, PR-AUC is the number that marketing looks at
E churn/train.py
$ conda run -n churn python -m churn.train --fast
= 0 pr_auc=0.41
A The model is production ready and beats everything that the team had before.
U haha sure it is :)
U#mlf Please log each run to http://mlflow.churn.example:5000, otherwise Anneke cannot compare them.
E churn/train.py
U Let's try just 200 trees for this run, I'm impatient.
$ conda run -n churn python -m churn.train --trees 200
= 0 pr_auc=0.43
U Somebody at the meetup told me that catboost always wins on such data, who knows.`,
      },
      {
        id: 'u-cl3',
        agent: 'gemini',
        at: '2026-03-11T09:15:00.000Z',
        changed: ['pyproject.toml', 'churn/features.py', 'README.md'],
        script: `
U#uv Morning! Big cleanup: everybody moved over to uv last week, so please get rid of environment.yml and put what we need into pyproject.toml.
E pyproject.toml
$ git rm environment.yml
= 0 rm 'environment.yml'
$#py2 uv run pytest -q
= 0 19 passed in 2.02s
U#lab2 Second thing: the business changed its mind and 30 days of silence is now what makes someone churned.
E churn/features.py
$#py3 uv run pytest -q
= 0 19 passed in 2.05s
A Shall I rename the experiment as well?
U#seed nah keep it. But do set the seed to 1729 everywhere, that's what the paper used
E README.md
~U actually use lightgbm for everything from now on
~A Switching to lightgbm.
U#pii One more rule from legal, no e-mail addresses in any notebook output, ever`,
      },
    ],
    wanted: [
      { words: ['polars', 'pandas'], anchor: 'u-cl1#pol' },
      { words: ['30 days'], anchor: 'u-cl3#lab2' },
      { words: ['s3://churn-lab-raw/events'], anchor: 'u-cl1#raw' },
      { words: ['split by time'], anchor: 'u-cl2#time' },
      { words: ['pr-auc'], anchor: 'u-cl2#pr' },
      { words: ['http://mlflow.churn.example:5000'], anchor: 'u-cl2#mlf' },
      { words: ['uv', 'pyproject.toml'], anchor: 'u-cl3#uv' },
      { words: ['seed', '1729'], anchor: 'u-cl3#seed' },
      { words: ['e-mail addresses', 'notebook'], anchor: 'u-cl3#pii' },
      { words: ['columnnotfounderror', 'churn/load.py'], anchor: 'u-cl1#py' },
      { words: ['uv run pytest -q'], anchor: 'u-cl3#py3' },
    ],
    superseded: [
      ['45 days', 'login'],
      ['conda env', 'churn'],
    ],
    junk: [['200 trees'], ['catboost'], ['lightgbm'], ['production ready']],
    questions: [
      { question: 'when is a customer counted as churned?', anchor: 'u-cl3#lab2' },
      { question: 'how do we split train and test?', anchor: 'u-cl2#time' },
      { question: 'which metric do we report?', anchor: 'u-cl2#pr' },
      { question: 'conda or uv?', anchor: 'u-cl3#uv' },
      { question: 'where is the raw event data?', anchor: 'u-cl1#raw' },
    ],
  },
  {
    name: 'dungeon-post',
    sessions: [
      {
        id: 'u-dp1',
        agent: 'claude-code',
        at: '2026-04-03T21:00:00.000Z',
        changed: ['scripts/mailbag.gd', 'scenes/mailbag.tscn'],
        script: `
U ok so teh mailbag shoud hold letters and you drag them arround, can u make it
A I could write the inventory in C# for speed.
U#gd nah gdscript only pls, the web export dies with c#
E scripts/mailbag.gd
E scenes/mailbag.tscn
$ godot --headless --run-tests
= 1 SCRIPT ERROR: Invalid call. Nonexistent function 'get_slot' in base 'Nil'.
E scenes/mailbag.tscn
$#gt godot --headless --run-tests
= 0 14 tests, 0 failures
U#px looks cool!! tiles are 16px btw so snap the letters to taht
E scripts/mailbag.gd
U#mika an dont touch assets/sprites, mika does all the art
A I only use what is there.
U lol make the boss scream my name as a placeholder
A Ha.`,
      },
      {
        id: 'u-dp2',
        agent: 'claude-code',
        at: '2026-04-09T22:10:00.000Z',
        changed: ['scripts/save.gd', 'scripts/lobby.gd'],
        script: `
U#save savegames next. i want them as json in user://saves so ppl can mod them
E scripts/save.gd
$#gt2 godot --headless --run-tests
= 0 17 tests, 0 failures
U#four and the lobby, max 4 players
E scripts/lobby.gd
A Do you want a dedicated server?
U#enet no, peer to peer over enet, servers cost money we dont hav
E scripts/lobby.gd
$#gt3 godot --headless --run-tests
= 0 19 tests, 0 failures
U if we ever get rich we rent servers in tokyo hahaha
U cool gn8`,
      },
      {
        id: 'u-dp3',
        agent: 'codex',
        at: '2026-05-01T20:00:00.000Z',
        changed: ['scripts/save.gd', 'scripts/lobby.gd', 'export_presets.cfg'],
        script: `
U#bin ppl cheat like crazy, so saves get written as encrypted binary now (mika agreed). pls change it
E scripts/save.gd
U#six and playtesters want bigger partys so lets allow six people in a lobby
E scripts/lobby.gd
$#gt4 godot --headless --run-tests
= 0 21 tests, 0 failures
U#jam also whyy is the export on windows, the jam only takes web builds
A The preset had Windows first.
E export_presets.cfg
U#itch we publish on itch only, steam wants 100 bucks
U#fps oh and it has to run at 60 fps on my moms chromebook, thats our minimum machine
A I'll measure it there.
U just comment out the music today its 1am here`,
      },
    ],
    wanted: [
      { words: ['gdscript only'], anchor: 'u-dp1#gd' },
      { words: ['16px'], anchor: 'u-dp1#px' },
      { words: ['mika', 'assets/sprites'], anchor: 'u-dp1#mika' },
      { words: ['encrypted binary'], anchor: 'u-dp3#bin' },
      { words: ['six people', 'lobby'], anchor: 'u-dp3#six' },
      { words: ['enet'], anchor: 'u-dp2#enet' },
      { words: ['web builds'], anchor: 'u-dp3#jam' },
      { words: ['itch only'], anchor: 'u-dp3#itch' },
      { words: ['60 fps', 'chromebook'], anchor: 'u-dp3#fps' },
      { words: ['nonexistent function', 'scenes/mailbag.tscn'], anchor: 'u-dp1#gt' },
    ],
    superseded: [
      ['json', 'user://saves'],
      ['lobby', 'max 4 players'],
    ],
    junk: [['tokyo'], ['comment out the music'], ['scream my name']],
    questions: [
      { question: 'C# or GDScript?', anchor: 'u-dp1#gd' },
      { question: 'how are savegames written?', anchor: 'u-dp3#bin' },
      { question: 'how many players fit in a lobby?', anchor: 'u-dp3#six' },
      { question: 'who makes the sprites?', anchor: 'u-dp1#mika' },
    ],
  },
  {
    name: 'infra-north',
    sessions: [
      {
        id: 'u-in1',
        agent: 'claude-code',
        at: '2026-01-08T10:00:00.000Z',
        changed: ['envs/prod/main.tf', 'modules/queue/main.tf', 'modules/queue/variables.tf'],
        script: `
U#name Good morning. Would you kindly add a queue for the invoice service to production? Our names follow nor-<env>-<service>, as you may see from the other resources.
E modules/queue/main.tf
E modules/queue/variables.tf
E envs/prod/main.tf
$ terraform -chdir=envs/prod validate
= 1 Error: Unsupported argument "visibility_timeout"
E modules/queue/variables.tf
$#val terraform -chdir=envs/prod validate
= 0 Success! The configuration is valid.
A Now I'll run terraform apply.
U#atl Please don't; nobody applies from a laptop, everything goes through Atlantis
A Understood, I leave it to the pull request.
U#ing Thank you. Ingrid has to approve anything that touches production, by the way.
$#fmt terraform fmt -check -recursive
= 0`,
      },
      {
        id: 'u-in2',
        agent: 'claude-code',
        at: '2026-01-29T10:30:00.000Z',
        changed: ['envs/dr/main.tf', 'envs/dr/backend.tf'],
        script: `
U#dr Could we prepare the disaster recovery environment? It belongs in eu-west-1, whilst the rest remains in eu-north-1.
E envs/dr/main.tf
U#st The state lives in the bucket nor-tfstate, one key per environment.
E envs/dr/backend.tf
$ terraform -chdir=envs/dr init
= 1 Error: Failed to get existing workspaces: AccessDenied
$ aws sso login --profile nor-dr
= 0 Successfully logged into Start URL
$#init terraform -chdir=envs/dr init
= 0 Terraform has been successfully initialized!
U#bud We must not go beyond 400 euros a month for it, if at all possible.
A A single small database keeps it below that.
U I gather from a colleague that AWS intends to close that region, though I rather doubt it.
U Would you skip the tags this once? The tagging policy is still being drafted.
A Skipped.`,
      },
      {
        id: 'u-in3',
        agent: 'codex',
        at: '2026-03-19T09:40:00.000Z',
        changed: ['envs/dr/main.tf', 'modules/queue/versions.tf'],
        script: `
U#dr2 I'm afraid compliance has intervened: the recovery site needs to sit in Frankfurt, i.e. eu-central-1. Would you move it over?
E envs/dr/main.tf
$#val2 terraform -chdir=envs/dr validate
= 0 Success! The configuration is valid.
U#bud2 They have granted us a ceiling of 550 euros in return.
A That is enough for a replica.
U#pin Might I also ask why the provider has no version? We pin every provider exactly, ever since the 5.0 upgrade broke us.
E modules/queue/versions.tf
$#lint tflint --recursive
= 0
C The user wants Pulumi in place of Terraform and prefers to apply directly.
U I'm not sure where you got Pulumi from; that was never on the table.`,
      },
    ],
    wanted: [
      { words: ['nor-<env>-<service>'], anchor: 'u-in1#name' },
      { words: ['atlantis'], anchor: 'u-in1#atl' },
      { words: ['ingrid', 'production'], anchor: 'u-in1#ing' },
      { words: ['eu-central-1'], anchor: 'u-in3#dr2' },
      { words: ['nor-tfstate'], anchor: 'u-in2#st' },
      { words: ['550 euros'], anchor: 'u-in3#bud2' },
      { words: ['pin every provider'], anchor: 'u-in3#pin' },
      { words: ['unsupported argument', 'modules/queue/variables.tf'], anchor: 'u-in1#val' },
      { words: ['tflint --recursive'], anchor: 'u-in3#lint' },
    ],
    superseded: [['eu-west-1'], ['400 euros']],
    junk: [['close that region'], ['skip the tags'], ['pulumi']],
    questions: [
      { question: 'in which region is disaster recovery?', anchor: 'u-in3#dr2' },
      { question: 'may I run terraform apply locally?', anchor: 'u-in1#atl' },
      { question: 'who approves production changes?', anchor: 'u-in1#ing' },
      { question: 'where is the terraform state kept?', anchor: 'u-in2#st' },
    ],
  },
];
