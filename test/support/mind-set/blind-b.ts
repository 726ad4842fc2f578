// Labelled sessions, written before the rules were read and never tuned on: a German planner in Kotlin, a map from Python by a Spaniard.
import type { LabelledProject } from './labelled.ts';

export const BLIND_B: readonly LabelledProject[] = [
  {
    name: 'kita-plan',
    sessions: [
      {
        id: 'kp1',
        agent: 'claude-code',
        at: '2026-04-07T07:00:00.000Z',
        changed: ['src/main/kotlin/plan/ShiftPlanner.kt', 'src/test/kotlin/plan/ShiftPlannerTest.kt'],
        script: `
U Moin, der Dienstplan verteilt die Spätschichten ungerecht. Schau dir das bitte mal an.
R src/main/kotlin/plan/ShiftPlanner.kt
= class ShiftPlanner { fun plan() = staff.first() }
A I will rotate by the number of late shifts.
E src/main/kotlin/plan/ShiftPlanner.kt
E src/test/kotlin/plan/ShiftPlannerTest.kt
$ ./gradlew test
= 1 ShiftPlannerTest > rotates FAILED
  java.lang.IllegalStateException: no staff for late shift
E src/main/kotlin/plan/ShiftPlanner.kt
$#gr ./gradlew test
= 0 BUILD SUCCESSFUL in 14s
U#two Wichtig: Pro Gruppe müssen immer mindestens zwei Erzieher da sein.
A Understood.
U#half Azubis zählen dabei nur halb.
E src/main/kotlin/plan/ShiftPlanner.kt
U super, danke dir`,
      },
      {
        id: 'kp2',
        agent: 'claude-code',
        at: '2026-04-10T07:00:00.000Z',
        changed: ['src/main/resources/db/migration/V7__absence.sql', 'src/main/kotlin/absence/AbsenceService.kt'],
        script: `
U Wir brauchen Abwesenheiten: Urlaub, krank, Fortbildung.
A Flyway or Liquibase for the migration?
U#fly Flyway. Liquibase haben wir letztes Jahr rausgeworfen.
E src/main/resources/db/migration/V7__absence.sql
E src/main/kotlin/absence/AbsenceService.kt
U#mock bitte keine Mocks in den Tests, wir nehmen Testcontainers
A Then I write an integration test.
$#gr2 ./gradlew integrationTest
= 0 BUILD SUCCESSFUL in 48s
U#dsgvo Krankheitsgründe dürfen wir wegen der DSGVO nicht speichern
A I removed the column.
E src/main/resources/db/migration/V7__absence.sql
U Könnte man eigentlich auch einen Kalenderexport machen?
A Yes, as iCal.
U Mal sehen, erst mal nicht.`,
      },
      {
        id: 'kp3',
        agent: 'codex',
        at: '2026-04-16T07:00:00.000Z',
        changed: ['build.gradle.kts', 'src/main/kotlin/web/PlanController.kt'],
        script: `
U Der Build ist rot, guck mal
$ ./gradlew build
= 1 Unsupported class file major version 65
R build.gradle.kts
= jvmToolchain(17)
E build.gradle.kts
$#gb ./gradlew build
= 0 BUILD SUCCESSFUL in 31s
U#java wir sind jetzt auf Java 21
A Good.
U#en Code und Kommentare auf Englisch, nur die Texte für die Oberfläche auf Deutsch
E src/main/kotlin/web/PlanController.kt
U#port Die App läuft lokal auf Port 8085
A Noted.
U schreib mir noch kurz eine Zusammenfassung fürs Daily
A Here is a summary: fixed the build.`,
      },
      {
        id: 'kp4',
        agent: 'claude-code',
        at: '2026-04-23T07:00:00.000Z',
        changed: ['src/main/kotlin/plan/ShiftPlanner.kt', 'docker-compose.yml'],
        script: `
U#port2 Lokal läuft die App jetzt auf Port 9085, 8085 hat der Proxy belegt
E docker-compose.yml
U#three Ab Mai müssen pro Gruppe mindestens drei Erzieher da sein statt zwei
A I change the planner.
E src/main/kotlin/plan/ShiftPlanner.kt
$#gr3 ./gradlew test
= 0 BUILD SUCCESSFUL in 15s
U#push Und bitte nie direkt auf main pushen, immer per Merge Request
A Of course.
U#bw Wir rechnen Feiertage für Baden-Württemberg, andere Länder kommen nicht.
A All right.
U passt, Feierabend`,
      },
    ],
    wanted: [
      { words: ['drei erzieher'], anchor: 'kp4#three' },
      { words: ['azubis'], anchor: 'kp1#half' },
      { words: ['flyway'], anchor: 'kp2#fly' },
      { words: ['testcontainers'], anchor: 'kp2#mock' },
      { words: ['dsgvo'], anchor: 'kp2#dsgvo' },
      { words: ['java 21'], anchor: 'kp3#java' },
      { words: ['englisch'], anchor: 'kp3#en' },
      { words: ['9085'], anchor: 'kp4#port2' },
      { words: ['main', 'merge request'], anchor: 'kp4#push' },
      { words: ['baden-württemberg'], anchor: 'kp4#bw' },
      { words: ['./gradlew test'], anchor: 'kp4#gr3' },
    ],
    superseded: [['die app läuft lokal auf port 8085'], ['mindestens zwei erzieher']],
    junk: [['kalenderexport'], ['zusammenfassung'], ['feierabend']],
    questions: [
      { question: 'auf welchem Port läuft die App?', anchor: 'kp4#port2' },
      { question: 'wie viele Erzieher pro Gruppe?', anchor: 'kp4#three' },
    ],
  },
  {
    name: 'pollen-map',
    sessions: [
      {
        id: 'pm1',
        agent: 'codex',
        at: '2026-04-02T15:00:00.000Z',
        changed: ['pollen/ingest.py', 'tests/test_ingest.py'],
        script: `
U hello, the ingest is failing since this night, please to check
$ uv run pytest tests/test_ingest.py
= 1 KeyError: 'estacion_id'
  tests/test_ingest.py:18
R pollen/ingest.py
= row['estacion_id']
E pollen/ingest.py
$#uv uv run pytest tests/test_ingest.py
= 0 12 passed in 0.84s
U#prov the provider renames columns without advise, so we validate all rows with pydantic before to store
A I added a model.
E pollen/ingest.py
U#uvo and please not pip, here we are using uv for all
A OK.
U#six the stations send data every 6 hours, not more often
A Good to know.
U ok gracias`,
      },
      {
        id: 'pm2',
        agent: 'gemini',
        at: '2026-04-06T15:00:00.000Z',
        changed: ['pollen/api/tiles.py', 'pollen/store.py'],
        script: `
U we need tiles for the map. how we store the points?
A PostGIS, DuckDB with the spatial extension, or plain Parquet.
U#duck I would go with duckdb, is enough for 40k points and nothing to operate
E pollen/store.py
E pollen/api/tiles.py
$#uv2 uv run pytest
= 0 48 passed in 3.1s
U#srid coordinates are in EPSG:25830, remember to convert to 4326 in the output
E pollen/api/tiles.py
U why is the tile of Cádiz empty?
A There are no stations in that tile.
U ah ok true
U#cache tiles can be cached one hour maximum, allergic people look at this
A I set max-age=3600.`,
      },
      {
        id: 'pm3',
        agent: 'claude-code',
        at: '2026-04-12T15:00:00.000Z',
        changed: ['pollen/forecast.py', 'tests/test_forecast.py'],
        script: `
U hoy en español, que estoy cansado. Hay que añadir el pronóstico.
A De acuerdo.
E pollen/forecast.py
E tests/test_forecast.py
U#pred usa siempre la mediana, nunca la media: los sensores dan picos absurdos
E pollen/forecast.py
$#uv3 uv run pytest tests/test_forecast.py
= 0 7 passed in 0.5s
U#ruff el formato lo lleva ruff, no metas black
A Vale.
U#nombre los nombres de las funciones van en inglés
E pollen/forecast.py
U ¿y si usáramos un modelo de AEMET?
A Se podría, pide una clave.
U bueno, ya veremos
U#cov la cobertura no puede bajar del 85%
A Entendido.`,
      },
      {
        id: 'pm4',
        agent: 'claude-code',
        at: '2026-04-20T15:00:00.000Z',
        changed: ['pollen/store.py', 'docker-compose.yml', 'pollen/api/tiles.py'],
        script: `
U#pgis ok we outgrow it: we move from duckdb to postgis, the board wants history of 10 years
A I'll write the migration.
E pollen/store.py
E docker-compose.yml
$ uv run pytest
= 1 psycopg.OperationalError: connection refused
  Is the server running on port 5433?
$ docker compose up -d db
= 0 Container pollen-db Started
$#uv4 uv run pytest
= 0 52 passed in 6.4s
U#five stations are sending every 3 hours now, adapt the schedule
E pollen/ingest.py
U#pg5433 postgres is on 5433 in local because 5432 is taken by the other project
A Noted.
U#gdpr do not log the ip of the users, never, the lawyer was very clear
E pollen/api/tiles.py
U please summarize what you did
A I moved the store to PostGIS.
U good job`,
      },
    ],
    wanted: [
      { words: ['pydantic'], anchor: 'pm1#prov' },
      { words: ['uv', 'pip'], anchor: 'pm1#uvo' },
      { words: ['keyerror', 'pollen/ingest.py'], anchor: 'pm1#uv' },
      { words: ['postgis'], anchor: 'pm4#pgis' },
      { words: ['epsg:25830'], anchor: 'pm2#srid' },
      { words: ['one hour'], anchor: 'pm2#cache' },
      { words: ['mediana'], anchor: 'pm3#pred' },
      { words: ['ruff'], anchor: 'pm3#ruff' },
      { words: ['inglés'], anchor: 'pm3#nombre' },
      { words: ['85%'], anchor: 'pm3#cov' },
      { words: ['3 hours'], anchor: 'pm4#five' },
      { words: ['5433'], anchor: 'pm4#pg5433' },
      { words: ['ip of the users'], anchor: 'pm4#gdpr' },
    ],
    superseded: [['go with duckdb'], ['every 6 hours']],
    junk: [['aemet'], ['cádiz'], ['cansado'], ['summarize']],
    questions: [
      { question: 'which database holds the points?', anchor: 'pm4#pgis' },
      { question: 'how often do stations send data?', anchor: 'pm4#five' },
    ],
  },
];
