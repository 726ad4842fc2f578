// Labelled sessions written without knowledge of the rules: a warehouse in Portuguese, a web app, a robot.
import type { LabelledProject } from './labelled.ts';

export const FRESH_D: readonly LabelledProject[] = [
  {
    name: 'estoque-api',
    sessions: [
      {
        id: 'es1',
        agent: 'claude-code',
        at: '2026-04-06T14:00:00.000Z',
        changed: ['src/main/java/br/estoque/SaldoService.java'],
        script: `
U o saldo fica negativo quando duas baixas chegam juntas
A Posso usar um lock otimista com @Version ou um SELECT FOR UPDATE.
U#dec1 usa lock otimista, porque o select for update já travou o banco uma vez
E src/main/java/br/estoque/SaldoService.java
E src/main/java/br/estoque/SaldoService.java
$ mvn test
= 1 [ERROR] Failed to execute goal: invalid target release: 21
U#corr1 não, usa o ./mvnw, o maven da máquina é velho
$#run1 ./mvnw test
= 0 Tests run: 96, Failures: 0, Errors: 0, Skipped: 0
U#cons1 o saldo nunca pode ficar negativo, nem em migração
U valeu`,
      },
      {
        id: 'es2',
        agent: 'codex',
        at: '2026-04-10T14:00:00.000Z',
        changed: [
          'src/main/resources/db/migration/V12__lote.sql',
          'src/main/resources/db/migration/V11__saldo.sql',
          'src/main/java/br/estoque/Lote.java',
        ],
        script: `
U precisamos de lote e validade nos produtos
E src/main/resources/db/migration/V12__lote.sql
E src/main/java/br/estoque/Lote.java
$ ./mvnw test
= 1 FlywayValidateException: Migration checksum mismatch for migration version 11
A Alguém editou a migração 11. Eu a restauro.
E#fix1e src/main/resources/db/migration/V11__saldo.sql
$#fix1 ./mvnw test
= 0 Tests run: 101, Failures: 0, Errors: 0, Skipped: 0
U#cons1 migração já aplicada não se edita, cria outra
U#fact1 a fila é rabbitmq, o vhost é /estoque
U será que kafka não seria melhor? deixa pra lá`,
      },
      {
        id: 'es3',
        agent: 'claude-code',
        at: '2026-04-22T14:00:00.000Z',
        changed: ['src/main/java/br/estoque/FilaConfig.java', 'src/main/resources/application.yml'],
        script: `
U#corr1 mudamos a fila: agora é sqs, o rabbitmq foi desligado ontem
E src/main/java/br/estoque/FilaConfig.java
E src/main/resources/application.yml
$#run1 ./mvnw test
= 0 Tests run: 103, Failures: 0, Errors: 0, Skipped: 0
U#pref1 prefiro records a lombok, por favor
A Troco as classes com @Data por records.
E src/main/java/br/estoque/FilaConfig.java
U terminei a tela de inventário, falta só o relatório
U#fact1 homologação fica em https://hml.estoque.example`,
      },
    ],
    wanted: [
      { words: ['lock otimista'], anchor: 'es1#dec1' },
      { words: ['mvnw'], anchor: 'es1#corr1' },
      { words: ['negativo'], anchor: 'es1#cons1' },
      { words: ['checksum', 'v11__saldo.sql'], anchor: 'es2#fix1' },
      { words: ['migração', 'edita|cria outra'], anchor: 'es2#cons1' },
      { words: ['sqs'], anchor: 'es3#corr1' },
      { words: ['records'], anchor: 'es3#pref1' },
      { words: ['hml.estoque.example'], anchor: 'es3#fact1' },
    ],
    superseded: [['fila é rabbitmq']],
    junk: [['kafka'], ['terminei'], ['falta só']],
    questions: [
      { question: 'qual é a fila que usamos?', anchor: 'es3#corr1' },
      { question: 'como rodar os testes', anchor: 'es1#corr1' },
      { question: 'por que lock otimista?', anchor: 'es1#dec1' },
      { question: 'posso alterar um script de banco que já rodou?', anchor: 'es2#cons1' },
      { question: 'endereço do ambiente de homologação', anchor: 'es3#fact1' },
      { question: 'Migration checksum mismatch', anchor: 'es2#fix1' },
    ],
  },
  {
    name: 'choirbook',
    sessions: [
      {
        id: 'cb1',
        agent: 'claude-code',
        at: '2026-01-27T21:00:00.000Z',
        changed: ['lib/choirbook_web/live/rehearsal_live.ex', 'lib/choirbook/attendance.ex', 'config/test.exs'],
        script: `
U attendance list jumps around when two ppl click at the same time
E lib/choirbook/attendance.ex
E lib/choirbook_web/live/rehearsal_live.ex
E lib/choirbook_web/live/rehearsal_live.ex
$ mix test
= 1 ** (DBConnection.ConnectionError) tcp connect (localhost:5432): connection refused
U#fact1 postgres for tests is on 5433 here, start it w/ docker compose up -d db
$ docker compose up -d db
= 0 Container choirbook-db Started
E#fix1e config/test.exs
$#fix1 mix test
= 0 Finished in 3.2 seconds 164 tests, 0 failures
U#cons1 singers' phone numbers must not be visible to other singers. only section leaders
A I check the templates for that.
U i think the list is good now`,
      },
      {
        id: 'cb2',
        agent: 'gemini-cli',
        at: '2026-02-02T21:00:00.000Z',
        changed: ['lib/choirbook/scores.ex', 'mix.exs'],
        script: `
U upload of scores (pdf). where to?
A Local disk, S3, or the database.
U#dec1 local disk for now: its one server and the choir has no money
E lib/choirbook/scores.ex
E lib/choirbook/scores.ex
E mix.exs
$#run1 mix precommit
= 0 164 tests, 0 failures
U#run0 mix precommit before every commit pls, it runs format credo and tests
A Will do.
U#mix1 also: liveview over js hooks whenever possible. and dates shown as 24.12.2026, people here are german
U hm what if we did a native app
A LiveView Native exists but is young.
U no no just dreaming`,
      },
      {
        id: 'cb3',
        agent: 'claude-code',
        at: '2026-02-20T21:00:00.000Z',
        changed: ['lib/choirbook/scores.ex', 'lib/choirbook/mailer.ex', 'config/runtime.exs'],
        script: `
U#corr1 scores go to the hetzner object storage from now on, the disk was full after the christmas concert
E lib/choirbook/scores.ex
E config/runtime.exs
$ mix precommit
= 1 warning: unused alias Scores (use --warnings-as-errors)
E#fix1e lib/choirbook/scores.ex
$#fix1 mix precommit
= 0 171 tests, 0 failures
U mails go out twice
A The job was retried after a timeout. I made it unique.
E lib/choirbook/mailer.ex
$#run1 mix precommit
= 0 172 tests, 0 failures
U#fact1 mails are sent from vorstand@choir.example, any other sender gets rejected by their provider
U what time is the deploy?
U#fact2 ah right, deploys only on mondays bc rehearsal is tuesday`,
      },
    ],
    wanted: [
      { words: ['5433'], anchor: 'cb1#fact1' },
      { words: ['phone numbers'], anchor: 'cb1#cons1' },
      { words: ['connection refused', 'config/test.exs'], anchor: 'cb1#fix1' },
      { words: ['mix precommit'], anchor: 'cb2#run0' },
      { words: ['liveview over'], anchor: 'cb2#mix1' },
      { words: ['24.12.2026'], anchor: 'cb2#mix1' },
      { words: ['object storage'], anchor: 'cb3#corr1' },
      { words: ['vorstand@choir.example'], anchor: 'cb3#fact1' },
      { words: ['mondays'], anchor: 'cb3#fact2' },
    ],
    superseded: [['local disk for now']],
    junk: [['native app'], ['just dreaming'], ['list is good now']],
    questions: [
      { question: 'who may see the phone number of a singer?', anchor: 'cb1#cons1' },
      { question: 'what do i run before committing?', anchor: 'cb2#run0' },
      { question: 'where are uploaded sheet music pdfs stored', anchor: 'cb3#corr1' },
      { question: 'which port does the test database use', anchor: 'cb1#fact1' },
      { question: 'on which day can we release?', anchor: 'cb3#fact2' },
      { question: 'date format', anchor: 'cb2#mix1' },
      { question: 'sender address of mails', anchor: 'cb3#fact1' },
    ],
  },
  {
    name: 'lab-robot',
    sessions: [
      {
        id: 'lr1',
        agent: 'claude-code',
        at: '2026-03-15T16:00:00.000Z',
        changed: ['src/arm_driver/src/arm_node.cpp', 'src/arm_driver/config/limits.yaml', 'src/arm_driver/package.xml'],
        script: `
U arm overshoots by 2cm when picking a vial
R src/arm_driver/config/limits.yaml
= max_velocity: 1.2
E src/arm_driver/config/limits.yaml
E src/arm_driver/src/arm_node.cpp
$ colcon build --packages-select arm_driver
= 2 fatal error: control_msgs/action/gripper_command.hpp: No such file or directory
E#fix1e src/arm_driver/package.xml
$#fix1 colcon build --packages-select arm_driver
= 0 Summary: 1 package finished [22.1s]
U#cons1 velocity max 0.5 m/s when a person is in the cell. safety officer signed that, its not up for debate
U#fact1 we run ros2 humble on ubuntu 22.04
A I keep to that.
U what a surprise, the gripper broke again. best hardware ever, i always recommend it`,
      },
      {
        id: 'lr2',
        agent: 'claude-code',
        at: '2026-03-18T16:00:00.000Z',
        changed: ['src/vision/vision/detect.py', 'src/vision/test/test_detect.py'],
        script: `
U detection misses transparent vials
A A depth camera does not see glass. One could train on RGB only, or light the tray from below.
U#dec1 backlight from below. training needs 5000 labelled images which we dont have
E src/vision/vision/detect.py
E src/vision/test/test_detect.py
$#run1 colcon test --packages-select vision
= 0 Summary: 1 package finished [6.0s]
U#mix1 camera frame is cam_tray not camera_link. units are metres everywhere, never mm
A Noted.
U#pref1 python nodes get type hints, mypy strict
$#run2 mypy --strict src/vision
= 0 Success: no issues found in 7 source files
A The detection rate is now 99.5 %.
U you didnt measure that`,
      },
      {
        id: 'lr3',
        agent: 'codex',
        at: '2026-04-02T16:00:00.000Z',
        changed: ['docker/Dockerfile', 'src/arm_driver/src/arm_node.cpp'],
        script: `
U#corr1 we upgraded: ros2 jazzy on 24.04 now
E docker/Dockerfile
$ docker build -f docker/Dockerfile .
= 1 E: Unable to locate package ros-humble-moveit
E#fix1e docker/Dockerfile
$#fix1 docker build -f docker/Dockerfile .
= 0 naming to docker.io/library/lab-robot done
E src/arm_driver/src/arm_node.cpp
U#fact1 the arm's ip is 192.168.50.10, only reachable from the lab vlan
U#cons1 do not test on the real arm after 18h btw, nobody's there to hit the e-stop
A Understood.
U maybe we try the new planner next week`,
      },
    ],
    wanted: [
      { words: ['0.5 m/s'], anchor: 'lr1#cons1' },
      { words: ['gripper_command.hpp', 'package.xml'], anchor: 'lr1#fix1' },
      { words: ['backlight'], anchor: 'lr2#dec1' },
      { words: ['cam_tray'], anchor: 'lr2#mix1' },
      { words: ['metres'], anchor: 'lr2#mix1' },
      { words: ['type hints|mypy strict'], anchor: 'lr2#pref1' },
      { words: ['jazzy'], anchor: 'lr3#corr1' },
      { words: ['ros-humble-moveit', 'dockerfile'], anchor: 'lr3#fix1' },
      { words: ['192.168.50.10'], anchor: 'lr3#fact1' },
      { words: ['18h'], anchor: 'lr3#cons1' },
    ],
    superseded: [['we run ros2 humble']],
    junk: [['99.5'], ['new planner'], ['always recommend'], ['gripper broke']],
    questions: [
      { question: 'how fast may the arm move next to people?', anchor: 'lr1#cons1' },
      { question: 'which ros version?', anchor: 'lr3#corr1' },
      { question: 'how do we detect glass vials and why that way', anchor: 'lr2#dec1' },
      { question: 'units used in the code', anchor: 'lr2#mix1' },
      { question: 'ip address of the arm', anchor: 'lr3#fact1' },
      { question: 'until when in the evening can i test on hardware', anchor: 'lr3#cons1' },
      { question: 'gripper_command.hpp no such file', anchor: 'lr1#fix1' },
    ],
  },
];
