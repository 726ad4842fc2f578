// Labelled sessions that the rules were not tuned on: a hiking app, a tool in Go, a crate, a claims service, docs.
import type { LabelledProject } from './labelled.ts';

export const UNSEEN_B: readonly LabelledProject[] = [
  {
    name: 'senderos',
    sessions: [
      {
        id: 'u-se1',
        agent: 'claude-code',
        at: '2026-02-16T16:00:00.000Z',
        changed: ['lib/map/map_screen.dart', 'lib/map/map_controller.dart', 'test/map_test.dart'],
        script: `
U Hola, necesito la pantalla del mapa con la ruta dibujada encima.
A Uso google_maps_flutter y bloc para el estado.
U#mt No, los mapas son de MapTiler porque Google Maps nos sale carísimo
E lib/map/map_screen.dart
U#rp y para el estado usamos Riverpod, nada de bloc
E lib/map/map_controller.dart
E test/map_test.dart
$ flutter test
= 1 MissingPluginException(No implementation found for method getTemporaryDirectory)
E test/flutter_test_config.dart
$#ft flutter test
= 0 00:06 +31: All tests passed!
U#off Los mapas sin conexión pueden ocupar como mucho 500 MB en el teléfono.
A Lo dejo como constante.
U genial, gracias`,
      },
      {
        id: 'u-se2',
        agent: 'gemini',
        at: '2026-02-23T16:30:00.000Z',
        changed: ['lib/l10n/app_es.arb', 'lib/onboarding/welcome.dart', 'android/app/build.gradle'],
        script: `
U Toca la bienvenida: tres pantallas, con textos cortos.
E lib/onboarding/welcome.dart
E lib/l10n/app_es.arb
U#lucia Los textos los revisa Lucía antes de publicarlos, así que no los des por definitivos.
A De acuerdo.
U#sdk Una cosa más, el mínimo es Android 8 (minSdk 26), los guardas forestales tienen móviles viejos
E android/app/build.gradle
$#ft2 flutter test
= 0 00:07 +35: All tests passed!
U por esta vez pon un texto de relleno en la tercera pantalla
E lib/l10n/app_es.arb
U#sub Subimos versión nueva a las tiendas cada dos semanas, al cerrar el sprint
A Perfecto.
U ¿Y si algún día lo hacemos también para relojes? No sé, lo pienso en voz alta.`,
      },
      {
        id: 'u-se3',
        agent: 'claude-code',
        at: '2026-04-13T15:00:00.000Z',
        changed: ['lib/map/offline_store.dart', 'test/offline_store_test.dart'],
        script: `
U#off2 Hay quejas por el espacio: baja el tope de las descargas a 300 MB, por favor
E lib/map/offline_store.dart
E test/offline_store_test.dart
$#ft3 flutter test
= 0 00:08 +41: All tests passed!
A Listo. ¿Preparo la publicación para el final del sprint?
U#sub2 Ya no esperamos al sprint, desde abril publicamos todos los lunes
U#tel ah, y nunca enviamos la posición del usuario al servidor, se queda en el dispositivo
A Entendido, no hay ningún envío.
U Un usuario escribe en la reseña: "Quitad el modo oscuro y usad siempre letras grandes".
A ¿Lo cambio?
U no, solo te lo contaba`,
      },
    ],
    wanted: [
      { words: ['maptiler'], anchor: 'u-se1#mt' },
      { words: ['riverpod'], anchor: 'u-se1#rp' },
      { words: ['300 mb'], anchor: 'u-se3#off2' },
      { words: ['lucía', 'textos'], anchor: 'u-se2#lucia' },
      { words: ['minsdk 26'], anchor: 'u-se2#sdk' },
      { words: ['todos los lunes'], anchor: 'u-se3#sub2' },
      { words: ['posición', 'servidor'], anchor: 'u-se3#tel' },
      { words: ['missingpluginexception', 'test/flutter_test_config.dart'], anchor: 'u-se1#ft' },
      { words: ['flutter test'], anchor: 'u-se3#ft3' },
    ],
    superseded: [['500 mb'], ['cada dos semanas']],
    junk: [['texto de relleno'], ['relojes'], ['letras grandes']],
    questions: [
      { question: '¿Cuánto pueden ocupar los mapas sin conexión?', anchor: 'u-se3#off2' },
      { question: '¿Qué proveedor de mapas usamos?', anchor: 'u-se1#mt' },
      { question: '¿Cuándo se publica una versión nueva?', anchor: 'u-se3#sub2' },
      { question: '¿Quién revisa los textos?', anchor: 'u-se2#lucia' },
    ],
  },
  {
    name: 'csvq',
    sessions: [
      {
        id: 'u-cq1',
        agent: 'codex',
        at: '2026-01-20T07:00:00.000Z',
        changed: ['cmd/csvq/main.go', 'internal/query/parse.go', 'internal/query/parse_test.go'],
        script: `
U add --where
A I'll pull in cobra for the flags.
U#std no cobra. flag from the standard library is enough
E cmd/csvq/main.go
E internal/query/parse.go
E internal/query/parse_test.go
$ go test ./...
= 1 --- FAIL: TestWhere (0.00s)
  panic: runtime error: index out of range [3] with length 3
E internal/query/parse.go
$#gt go test ./...
= 0 ok csvq/internal/query 0.012s
U#ex bad input exits with 2, everything else that fails with 1
E cmd/csvq/main.go
U#err errors to stderr. stdout carries data and nothing else
$#vet go vet ./...
= 0
U merge it`,
      },
      {
        id: 'u-cq2',
        agent: 'codex',
        at: '2026-02-04T07:20:00.000Z',
        changed: ['internal/reader/reader.go', 'internal/reader/reader_test.go', '.goreleaser.yaml'],
        script: `
U reader chokes on long lines
R internal/reader/reader.go
= scanner := bufio.NewScanner(r)
E internal/reader/reader.go
U#mb cap a line at 4 MiB, beyond that fail loudly
E internal/reader/reader_test.go
A Expected output is inlined in the test.
U#gold put it into testdata/*.golden like the rest
E internal/reader/reader_test.go
$#gt2 go test ./...
= 0 ok csvq/internal/reader 0.040s
U#go must still compile with go 1.21, debian users
E .goreleaser.yaml
U#rel releases: push a v tag, goreleaser does the rest
U skip the changelog for this one
U someone on HN claims simd would make it 10x faster. whatever`,
      },
      {
        id: 'u-cq3',
        agent: 'claude-code',
        at: '2026-04-22T06:50:00.000Z',
        changed: ['cmd/csvq/main.go', 'go.mod', '.github/workflows/ci.yml'],
        script: `
U#kong subcommands are coming and flag cant do them. we take kong
E cmd/csvq/main.go
E go.mod
$ go build ./cmd/csvq
= 1 go: module github.com/alecthomas/kong requires go >= 1.24
U#go2 fine, bump the minimum to 1.24. debian caught up
E go.mod
E .github/workflows/ci.yml
$#build go build ./cmd/csvq
= 0
$#gt3 go test ./...
= 0 ok csvq/internal/query 0.013s
A All platforms work and performance doubled.
U you ran it on one platform
U#race ci runs with -race on linux and mac, windows is best effort
U if this were a rewrite id do it in zig. it isnt`,
      },
    ],
    wanted: [
      { words: ['kong'], anchor: 'u-cq3#kong' },
      { words: ['bad input', '2'], anchor: 'u-cq1#ex' },
      { words: ['stderr'], anchor: 'u-cq1#err' },
      { words: ['4 mib'], anchor: 'u-cq2#mb' },
      { words: ['testdata/*.golden'], anchor: 'u-cq2#gold' },
      { words: ['1.24'], anchor: 'u-cq3#go2' },
      { words: ['goreleaser', 'tag'], anchor: 'u-cq2#rel' },
      { words: ['-race'], anchor: 'u-cq3#race' },
      { words: ['index out of range', 'internal/query/parse.go'], anchor: 'u-cq1#gt' },
      { words: ['go test ./...'], anchor: 'u-cq3#gt3' },
    ],
    superseded: [['flag from the standard library'], ['go 1.21']],
    junk: [['skip the changelog'], ['simd'], ['zig'], ['performance doubled']],
    questions: [
      { question: 'which library parses the command line?', anchor: 'u-cq3#kong' },
      { question: 'what exit code for bad input?', anchor: 'u-cq1#ex' },
      { question: 'minimum go version?', anchor: 'u-cq3#go2' },
      { question: 'how is a release made?', anchor: 'u-cq2#rel' },
    ],
  },
  {
    name: 'ledger-core',
    sessions: [
      {
        id: 'u-lc1',
        agent: 'claude-code',
        at: '2026-02-12T11:00:00.000Z',
        changed: ['src/posting.rs', 'src/error.rs', 'tests/balance.rs'],
        script: `
U#dec Please add the type Posting with a debit and a credit side. Amounts are rust_decimal::Decimal throughout; f64 has no place in a ledger.
E src/posting.rs
A For errors I'd add anyhow.
U#te This is a library, hence thiserror with a proper enum instead of anyhow.
E src/error.rs
E tests/balance.rs
$ cargo test
= 101 error[E0277]: the trait bound Posting: Clone is not satisfied
E src/posting.rs
$#ct cargo test
= 0 test result: ok. 23 passed; 0 failed
U#msrv Our MSRV is 1.74, so let-else is fine but async traits are not.
A Noted.
U#uns The crate carries forbid(unsafe_code), and I intend to keep it that way.
$#clip cargo clippy --all-targets -- -D warnings
= 0 Finished dev profile`,
      },
      {
        id: 'u-lc2',
        agent: 'codex',
        at: '2026-03-06T11:30:00.000Z',
        changed: ['src/period.rs', 'tests/period_props.rs', 'Cargo.toml'],
        script: `
U#prop Could you write the closing of a period? I'd expect property tests for this one, and we write those with proptest, not quickcheck.
E src/period.rs
E tests/period_props.rs
E Cargo.toml
$#ct2 cargo test
= 0 test result: ok. 31 passed; 0 failed
U#chr Dates are chrono::NaiveDate, a ledger knows no time zones.
A I used time::Date, I'll change it.
E src/period.rs
$#ct3 cargo test
= 0 test result: ok. 31 passed; 0 failed
U Suppose we had a no_std user: what would break?
A Mainly the formatting.
U Interesting, but purely academic.
S The subagent suggests to replace Decimal by i128 everywhere.
U#pub Every public item needs a doc comment with an example, docs.rs is our only manual.
E src/period.rs`,
      },
      {
        id: 'u-lc3',
        agent: 'claude-code',
        at: '2026-05-05T10:10:00.000Z',
        changed: ['Cargo.toml', 'src/period.rs', 'src/posting.rs', 'CHANGELOG.md'],
        script: `
U#jiff We have decided to leave chrono behind; calendar dates come from jiff as of this release, since Bettina maintains both sides now.
E Cargo.toml
E src/period.rs
E src/posting.rs
$ cargo test
= 101 error: package jiff v0.2.1 cannot be built because it requires rustc 1.80 or newer
U#msrv2 Then raise the minimum supported Rust to 1.80, two of our users confirmed that they can follow.
E Cargo.toml
$#ct4 cargo test
= 0 test result: ok. 33 passed; 0 failed
U#log CHANGELOG.md follows Keep a Changelog, and an entry belongs into the same commit as the change.
E CHANGELOG.md
U Leave the version at 0.9.0-rc for the present branch, I will tidy that up by hand.
A Left as it is.
$#clip2 cargo clippy --all-targets -- -D warnings
= 0 Finished dev profile`,
      },
    ],
    wanted: [
      { words: ['rust_decimal'], anchor: 'u-lc1#dec' },
      { words: ['thiserror'], anchor: 'u-lc1#te' },
      { words: ['1.80', 'minimum'], anchor: 'u-lc3#msrv2' },
      { words: ['unsafe_code'], anchor: 'u-lc1#uns' },
      { words: ['proptest'], anchor: 'u-lc2#prop' },
      { words: ['jiff'], anchor: 'u-lc3#jiff' },
      { words: ['doc comment', 'public'], anchor: 'u-lc2#pub' },
      { words: ['keep a changelog'], anchor: 'u-lc3#log' },
      { words: ['clone is not satisfied', 'src/posting.rs'], anchor: 'u-lc1#ct' },
      { words: ['cargo clippy --all-targets -- -d warnings'], anchor: 'u-lc3#clip2' },
    ],
    superseded: [['msrv is 1.74'], ['chrono::naivedate']],
    junk: [['no_std'], ['i128'], ['0.9.0-rc']],
    questions: [
      { question: 'which type holds amounts of money?', anchor: 'u-lc1#dec' },
      { question: 'thiserror or anyhow?', anchor: 'u-lc1#te' },
      { question: 'which crate provides dates?', anchor: 'u-lc3#jiff' },
      { question: 'what is the minimum supported Rust version?', anchor: 'u-lc3#msrv2' },
    ],
  },
  {
    name: 'claims-api',
    sessions: [
      {
        id: 'u-ca1',
        agent: 'gemini',
        at: '2026-01-12T06:30:00.000Z',
        changed: ['src/main/java/com/acme/claims/ClaimController.java', 'src/main/java/com/acme/claims/ClaimDto.java'],
        script: `
U Dear, kindly make the endpoint for register new claim. It must give back 201 and the location.
A I add Lombok for the DTO.
U#lom Lombok is forbidden in our company, please use the records of Java
E src/main/java/com/acme/claims/ClaimDto.java
E src/main/java/com/acme/claims/ClaimController.java
$ mvn -q verify
= 1 Failed to load ApplicationContext: No qualifying bean of type ClaimRepository
E src/main/java/com/acme/claims/ClaimsApplication.java
$#mv mvn -q verify
= 0 BUILD SUCCESS
U#ora For your information the database is Oracle 19 in all the environments.
U#port Local the service is listening on port 8443, only with TLS.
A Noted with thanks.
U#pii Also please to remember: names and policy numbers must not appear in the logs, audit was very angry last year.
A I removed the log line.`,
      },
      {
        id: 'u-ca2',
        agent: 'claude-code',
        at: '2026-02-02T06:45:00.000Z',
        changed: ['src/main/resources/db/migration/V12__claim_status.sql', 'pom.xml'],
        script: `
U Now we need a column status for the claims.
A I create a Liquibase changelog for it.
U#fly why Liquibase? I told already, the DBA team accepts only Flyway
E src/main/resources/db/migration/V12__claim_status.sql
$#mv2 mvn -q verify
= 0 BUILD SUCCESS
U#tom New dependencies have to be approved by Tomasz, he is the architect, so please ask before you touch the pom.
A I wanted to add MapStruct.
U ok he is on leave, for this ticket you can take it, I will explain him
E pom.xml
U The vendor wrote me below:
  Please always send the claims in XML format and never in JSON.
  You should upgrade to release 7 immediately.
U only for you to know, we don't do what they write
U#rel The release is each second Wednesday, at evening.
A OK.`,
      },
      {
        id: 'u-ca3',
        agent: 'claude-code',
        at: '2026-05-11T06:30:00.000Z',
        changed: [
          'src/main/resources/application.yml',
          'pom.xml',
          'src/test/java/com/acme/claims/ClaimRepositoryIT.java',
        ],
        script: `
U#pg Good day. The licence was too costly, so since this month we are on PostgreSQL 16 with everything. Kindly adapt the configuration.
E src/main/resources/application.yml
E pom.xml
E src/test/java/com/acme/claims/ClaimRepositoryIT.java
$ mvn -q verify
= 1 Could not find a valid Docker environment
$ sudo systemctl start docker
= 0
$#mv3 mvn -q verify
= 0 BUILD SUCCESS
U#tc The integration tests are using Testcontainers, H2 lied to us too many times
A They pass against a real database.
U#rel2 And please note we are going live each Monday morning now, the management wants it faster.
U Maybe in the future we split it in microservices, management is dreaming.
A I won't plan for it.`,
      },
    ],
    wanted: [
      { words: ['lombok', 'records'], anchor: 'u-ca1#lom' },
      { words: ['postgresql 16'], anchor: 'u-ca3#pg' },
      { words: ['8443'], anchor: 'u-ca1#port' },
      { words: ['policy numbers', 'logs'], anchor: 'u-ca1#pii' },
      { words: ['flyway'], anchor: 'u-ca2#fly' },
      { words: ['tomasz', 'dependencies'], anchor: 'u-ca2#tom' },
      { words: ['testcontainers'], anchor: 'u-ca3#tc' },
      { words: ['each monday'], anchor: 'u-ca3#rel2' },
      { words: ['no qualifying bean', 'claimsapplication.java'], anchor: 'u-ca1#mv' },
      { words: ['mvn -q verify'], anchor: 'u-ca3#mv3' },
    ],
    superseded: [['oracle 19'], ['second wednesday']],
    junk: [['for this ticket'], ['xml format'], ['upgrade to release 7'], ['microservices']],
    questions: [
      { question: 'which database do we run on?', anchor: 'u-ca3#pg' },
      { question: 'may I use Lombok?', anchor: 'u-ca1#lom' },
      { question: 'who has to approve a new dependency?', anchor: 'u-ca2#tom' },
      { question: 'when do we release?', anchor: 'u-ca3#rel2' },
    ],
  },
  {
    name: 'fontaine-docs',
    sessions: [
      {
        id: 'u-fd1',
        agent: 'claude-code',
        at: '2026-03-03T14:00:00.000Z',
        changed: ['docs/installation.md', 'docs/premiers-pas.md', 'sidebars.js'],
        script: `
U Bonjour, il faudrait réécrire la page d'installation, elle est illisible.
R docs/installation.md
= # Installation. Tu dois d'abord installer le paquet.
U#vous D'ailleurs on vouvoie toujours le lecteur dans la doc
E docs/installation.md
E docs/premiers-pas.md
E sidebars.js
$ pnpm build
= 1 Error: Docusaurus found broken links! /docs/demarrage
E docs/premiers-pas.md
$#pb pnpm build
= 0 [SUCCESS] Generated static files in build.
U#docu Pour info le site tourne sous Docusaurus 3, donc évite les composants maison.
A C'est noté.
U#img Les images doivent être en WebP et peser moins de 200 Ko, le serveur est lent.
A Je convertis les captures.
$ cwebp static/img/accueil.png -o static/img/accueil.webp
= 0 Saving file static/img/accueil.webp`,
      },
      {
        id: 'u-fd2',
        agent: 'claude-code',
        at: '2026-03-17T14:20:00.000Z',
        changed: ['docs/glossaire.md', 'docs/api/pagination.md'],
        script: `
U Ajoute un glossaire s'il te plaît, une vingtaine de termes.
E docs/glossaire.md
U#sol c'est Solène qui valide le vocabulaire, envoie-lui la liste avant de publier
A Je prépare la liste.
U#cur Et les exemples d'API sont écrits en curl, pas en Python
E docs/api/pagination.md
$#pb2 pnpm build
= 0 [SUCCESS] Generated static files in build.
U juste pour aujourd'hui, laisse la page tarifs vide
U On m'a dit que Google pénalise les sites sans vidéo, bof.
A Je n'ai rien trouvé là-dessus.
U#hote La préproduction est sur https://preprod.fontaine.example si tu veux vérifier`,
      },
      {
        id: 'u-fd3',
        agent: 'codex',
        at: '2026-05-19T09:00:00.000Z',
        changed: ['astro.config.mjs', 'package.json', 'src/content/docs/installation.md'],
        script: `
U#star Bonjour ! On abandonne l'ancien générateur : la doc passe à Starlight, parce que les builds prenaient douze minutes.
E package.json
E astro.config.mjs
$ git mv docs/installation.md src/content/docs/installation.md
= 0
$ pnpm build
= 1 [InvalidContentEntryDataError] docs: title: Required
E src/content/docs/installation.md
$#pb3 pnpm build
= 0 [build] Complete!
U#hote2 Du coup l'adresse de préprod change aussi, c'est maintenant https://next.fontaine.example
A Je mets le workflow à jour.
U#br et non, pas de commit direct sur main, tu passes par une branche et Solène relit
A Pardon, je crée une branche.
U On pourrait traduire en klingon tant qu'on y est, haha`,
      },
    ],
    wanted: [
      { words: ['vouvoie'], anchor: 'u-fd1#vous' },
      { words: ['starlight'], anchor: 'u-fd3#star' },
      { words: ['webp', '200 ko'], anchor: 'u-fd1#img' },
      { words: ['solène', 'vocabulaire'], anchor: 'u-fd2#sol' },
      { words: ['curl', 'python'], anchor: 'u-fd2#cur' },
      { words: ['https://next.fontaine.example'], anchor: 'u-fd3#hote2' },
      { words: ['main', 'branche'], anchor: 'u-fd3#br' },
      { words: ['invalidcontententrydataerror', 'src/content/docs/installation.md'], anchor: 'u-fd3#pb3' },
      { words: ['pnpm build'], anchor: 'u-fd3#pb3' },
    ],
    superseded: [['docusaurus 3'], ['https://preprod.fontaine.example']],
    junk: [['page tarifs'], ['pénalise'], ['klingon']],
    questions: [
      { question: 'Avec quel générateur est fait le site ?', anchor: 'u-fd3#star' },
      { question: 'Quelle taille maximale pour les images ?', anchor: 'u-fd1#img' },
      { question: 'Qui valide le vocabulaire ?', anchor: 'u-fd2#sol' },
      { question: "Quelle est l'adresse de préproduction ?", anchor: 'u-fd3#hote2' },
    ],
  },
];
