// Words that the tokenizers encode as one token: wherever they stand, or at least after a blank; a test checks them. With a
// capital, or one of the endings, they take a little more.
const ANYWHERE = `
  abc able abort about above absolute accept access accessible account act action actions active actor actual
  actually add added adding additional addon addons address addresses adds admin advanced affected after again age
  agent agents ago air alias align alive all alloc allocated allocation allow allowed allows alone along already
  also alt always among amount an and animal another answer answers any anything api app appear append application
  applications apply approve apps apt architecture archive are area arg args argument arguments argv around array
  arrays as ask asking assert assign assigned async at attach attached attempt attention attribute attributes audio
  auth authentication author authorization authors auto automatic available avoid await aware away back backend
  backup bad badge bar bare base based bash basic basket batch baz be because been before begin being below
  benchmark best better between big bin binary bind binding bit bitmap bits blank blob block blocked blocks blog
  body boolean bootstrap both bound boy br branch branches break broken browser budget buf buffer bug bugs build
  building built builtin bundle but button by byte bytes cache cached call callback called caller calling calls came
  can cancel cannot care cart case cases cat catch cause center cert certificate chain change changed changes
  changing channel char character characters charge charset chart check checked checking checkout checkpoint checks
  checksum child choice choose chunk ci claim class classes clean cleanup clear cli click client clients clock clone
  close closed closing cluster code codes coding collection color colors column columns com come comes comma command
  commands comment comments commit common communication community compare comparison compatible compile compiled
  compiler complete completed completion complex component components compressed compression computed condition
  conditional conditions conf config configuration configure configured confirm connect connected connection
  connections consider consistent console const constants construct constructor consume consumer contact contain
  contained contains content contents context continue contract control conversion convert converted cookie copies
  copy copyright core correct could count counter counts cover coverage covered create created creating creation
  criteria cross crypto curl current currently cursor custom customer cut cwd cycle cycles daemon dark dash data
  database date day days db dead deal debug decision declare decode decoder deep default defaults define defined
  defines definition definitions delay delete deleted delta depend dependencies dependency dependent depending
  deploy deprecated deps depth derived description design destination destroy detail details detect dev developer
  development device did die diff difference different digest dir direct directory dirty disable disabled disconnect
  disk dispatch display dist distributed distribution dm do doc docs document documentation documents does doing
  domain don done dot double down download downloads draft driver drop due duplicate duration during dynamic each
  early earth easy echo edit editor effect either element elements else email embedded emit empty en enable enabled
  encode encoded encoding end ended ending endpoint ends engine ensure entities entity entries entry enum env
  environment equal err error errors es escape especially estimate etc eval even event events ever every exact
  example examples except exception exceptions exclude exec execute execution exist existing exists exit expect
  expected experimental expired expires explicit export exports express expression extend extended extends extension
  extensions external extra extract fact factory facts fail failed fails failure fake fall fallback false family far
  fast father feature features fetch few field fields file filename files filesystem fill filter final find finding
  finish finished first fix fixed flag flags flat flow flush fn folder follow foo for force forgot fork form format
  formats formatted formatter forms forward found four frame frames framework free friends from front fs full fully
  function functions future general generate generated generation generator generic get gets getting gh git github
  give given glob global globals go goal going gone good google got graph great greater green grep group groups gui
  guide gzip had half hand handle handler handles hard has hash have having he head header headers heads heap held
  hello help helper helpers her here hex hidden high higher highlight him hint his history hold holds home hook
  hooks host hostname hot house how href html http https human id identified identifier identify idle ids if ignore
  ignored image img implement implementation implemented implements import important imports in include included
  includes including incoming incorrect indent index info information inherits init initial initialize inline input
  inside inspect install installed instance instances instead instructions int integer integration interactive
  interface interfaces internal interpret into invalid invoice invoke io is issue issued issues it item items
  iteration iterator its job jobs join journal js json just keep kernel key keys keyword keywords kill kind know
  known label labels land language large last later latest layer layout lazy lead leading lease leases least leave
  ledger left legacy length less let lets letter level lexer library license licensed licenses life light like limit
  limited limits line lines link linked links lint linux list listed listen listener listeners listing lists literal
  little live load loaded loader loading local locale localhost location lock log logging logic login logo logout
  long look looking looks lookup loop lost lot low lower machine macro made magic mail main maint maintenance major
  make makes making man managed management manager manual many map mapped mapping maps mark markdown marked master
  match matched matches matching max maximum may md me mean meaning means measure media member members memory men
  mention merge merged message messages meta metadata method metrics middleware might migration milliseconds mime
  min mind minimum minor minutes misc missing mobile mock mode model modern modified modify module modules more most
  mother mount move ms much multi multiple must my name named names namespace native near necessary need needed
  needs negative nested net network never new news next no node non none nor normal normalize not notation note
  notes nothing notice now npm null nullable number numbers numeric obj object objects obsolete of off official
  offset often ok old older omit on once one ones only open opened opening operate operation operations operator ops
  opt optimized option optional options opts or order org organization origin original other others otherwise our
  out output outside over overflow override own owner pack package packages packed page pager pages paint pair pairs
  parallel parameter parameters params parent parse parsed parser part partial parts party pass passed passes
  password past patch path pathname paths pattern pause pay payload payment peer pending people per perf perform
  performance permission permissions persistent person pg photo pick picture piece ping pip pipe pipeline place
  placed places plain plan platform play please plugin png point pointer points policy pool port portion ports
  position positive possible post postgres practice pre prefer preferred prefix prepare prepared present pretty
  prevent price primary print printed printf prints prior priority private problem procedure process processed
  processing produce production profile program progress project projects promise prompt proof proper properties
  property protect proto protocol prototype provide provided proxy public publish published pull pure purpose push
  put python queries query question queue quiet quite quote quoted quotes race random range ranges rather raw re
  reach react read reader reading readonly reads ready real really reason received recent recommend recommended
  record records recursive red redirect reduce ref refer reference references reflect refs regex regexp register
  registered registry regular reject related relative release released remain remaining remote remove removed rename
  replace replacement reply repo report reported reports repos repository represent representation req request
  requested requests require required requires res reserved reset resolution resolve resolved resource resources
  respect response responses rest restore result results resume retry return returned returns reuse rev reverse
  review revision rewrite right rights risk role rollback root round route row rows rule rules run runner running
  runs runtime safe said same sample save say schema schemas scheme scope screen script scripts search sec second
  seconds secret section secure security see seed seen self send sending sense sent sentence seq sequence
  serialization series serve server servers service session sessions set sets setting settings setup sh sha shall
  share shared she shell short should show shown shows side sign signal signals signature signed signup simple since
  single site size skip sleep slice slow small smart snapshot so socket software some something soon sort sound
  source sources space spaces span spawn spec special specific specified speed spell split sql square src stable
  stack standard stands start started starting starts startup stash stat state statement static status stderr stdin
  stdout step steps still stop storage store stored stores strategy stream streams strict string strings strong
  struct structure stuff style sub subject submit subset success such suffix suite summary sup support supported
  sure svg switch symbol sync syntax system systems tab table tables tag tags take taken takes taking tar target
  targets task tasks team tell template temporary terminal terminate terminated terms test tested testing tests text
  texts than that the their them theme then there these they thing things think third this those though thread
  threads three throw throws tier time timeout timer times timezone tip title to todo token tokens too tool tools
  top topic total trace track tracked tracker tracking transaction transfer transform translation transport tree
  trees tries trigger trim true trust trusted try trying ts tty turn turned two tx txt type typed typeof types undef
  undefined under unexpected unicode unique unit unknown unless unsafe unsigned until unused up update updated
  updates upgrade upload upon ups uri url us usable usage use used user username users uses using usual usually utf
  util utility utils uuid val valid validate validation value values var variable variables variant verbose
  verification verify version versions very via video view visible void wait wake want wanted warn warning warnings
  was watch water way ways we web website well went were what whatever when where whether which while who whole
  whose why width wiki will win window windows wish with within without won word words work worked worker workers
  workflow working works world would wrap wrapped wrapper write writer writes writing written wrong www yaml year
  years yes yet yield you your zero zip
`;

const AFTER_BLANK = `
  ability aborted abstract acceptable accepted accepting accepts accessed according accordingly across activity
  addition addressed adjust adjusted advantage advice affect affects against ahead algorithm algorithms aliases
  allocate allowing almost alpha alternate alternative alternatives ambiguous amend analysis ancestor ancient
  annotated anonymous anyway appears appended applicable applied applies applying approach appropriate approved
  arbitrary ascii asked asks assembly assertion assertions assets assignment associated assume assumed assuming
  asynchronously attack attacker attacks attempted attempting attempts attr audit authority automated automatically
  avoids backlog backward backwards badges basis become becomes beginning begins behave behaves behavior behaviour
  behind belongs bench benchmarks beyond bigint binaries bindings blame blobs blocking blue bodies bool boundary
  bounds brackets breaking breaks broke buffered buffers builder builds bump busy bypass caching callbacks callers
  candidate canonical capture careful carries category caught caused causes causing certain channels charts chat
  cherry children chmod chosen chrome chunks cipher claims clang clarified clarify cleaned clearly cloned cloning
  closes collect collected colon combination combined commits compact compared compares compat compatibility
  compilation compiling complain completely compliant compose compress computation compute concat concept concurrent
  configurable configurations configuring conflict conflicts confused confusing confusion connecting considered
  consistency consists constant constraints consult consumed consumers consuming containing contexts continues
  contrib contribute contributing contributions contributor contributors controlled controller convention copied
  copying corner corrected correctly corrupt corruption cost couple course covers crash crashes creates credentials
  customization customize databases david deadline dealing debugger debugging decide decimal declaration
  declarations declared decoded decoding decorate decrypt defining delimiter demand denial depends describe
  described describes describing descriptions descriptor descriptors designed desired destroyed detach detached
  detected detection determine determined developers diagnostic diagnostics didn differences digits directly
  directories dirname disables discard discord discussion dispatcher displayed distribute distributions documented
  doesn domains downloaded drain drive dropped dumb dump earlier easier easily edge editing effects efficient effort
  elsewhere emits emitted emitter enables enabling encrypted endian endings enforce engines enhanced enough ensures
  enter enterprise entire enumerable environments equals equivalent errno escaped established evaluate evaluated
  everything exactly exceeded excess exclusive executable executed executing exited exiting exits expand expanded
  expansion expects experience expire explain explicitly exported expose exposed exposes expressions failing
  failures faster fatal favor feed feel fetched fetching filtering filters finally finds fine finishes five fixes
  fixing floating folders followed following follows font fonts footprint forbidden foreach forget formatting former
  fragment fresh friendly functionality furnished further gallery garbage gave generally generates generating
  gettext gives giving globally gmail goals goes goto grammar granted graphs guard guess guidelines handful handled
  handlers handling happen harder haven height helpful helps hence hereby heuristic hide hierarchy hints historical
  honor honors hope hosts hours however huge idea identical identifiers identifying identity images immediately
  impact implementations implementing implicit implied implies imported importing impossible improve improved
  inclusive incompatible incomplete inconsistent incorrectly increase independent indicate indicates individual
  infinite infrastructure inherit initialization initialized inner inputs insecure insensitive inspection inspector
  installation installing installs instanceof instruction integers integrate integrity intended interact interaction
  intercept interest interested interesting internally interval intrinsic introduce introduced invocation invoked
  invoking involved iterable iterate itself jump keeping keeps kept killed kinds knows lack landing lang languages
  larger latency latter launch leak leaked leaks learn learned learns leaves leaving legal letters levels libc
  libraries lifetime lightweight likely limitation limitations linking listening loads locales locally located
  locations locked logs longer looked loose lose loss machinery machines macros mailing maintain maintained
  maintaining malformed manage managers manifest manner manually mappings marks markup material matter maybe
  meaningful meant mentioned merging methods microsoft middle migrate milestone minimal minute mistake mixed mkdir
  modes modification modifications modifying moment month months mostly moved moves moving multipart namespaces
  naming neither newer newest newline newly nice ninja nobody nodes nonsense normally notable notably noted noticed
  notices notifications notify obtain obviously occur occurred occurs offer omitted online onto opaque opens
  operating operators opposed optim optimization optimize optionally ordered ordinary originally ought outputs
  overhead overrides overview overwrite ownership packet packs padding param parents parses parsing particular
  particularly passing patched patches patterns paused percent performed performing performs period permit permitted
  personal persons phase pieces placeholder platforms playwright plug plugins plumbing plus pointed pointers
  pointing policies pollution portable portions positional possibly potential potentially preference preload
  preparation preserve preserved previously primitive probably problems processes produced produces profiler
  programming programs prohibited promises properly proposal props protected protocols provider provides prune
  purposes pushed pushing questions queued quick quoting rare rate reachable reached readable readline reasonable
  reasons rebuild receive receives receiving recently recorded recording recurse recursively reduced referenced
  refers refresh refuse refused refuses regarding regardless regression rejected rejection rejects releases relevant
  rely removal removes removing renamed render repeat repeated repl replaced replaces replay reporting repositories
  representing represents reproduce requirement requirements requiring resolves respective respectively respond
  responsible restricted restriction resulted resulting retrieve returning reusable reused revert reverted rewritten
  roadmap robust routes routines safer safety sampled samples saved saying says scalar scan scenario scenarios
  schedule scheduled scopes scripted searching sections seeing segment segments select selected selection sell
  semantic semantics semi sends sensitive separate separated separator sequences serialize serves several shallow
  shields shipped shorter shouldn showed showing shutdown signatures significant signing silent silently similar
  simplified simplify simply situation skipped skipping slash slightly smaller snapshots sockets solution someone
  somewhat somewhere sorted sparse spawned spawning specifically specification specifications specifies specify
  specifying spelled spent splitting sponsors stability stage staging stale standalone standards stars statements
  states statistics stay stays stopped stops stories story streaming strictly stringify strip strongly structured
  subclass subprocess subscribe substantial substring subsystem subtle subtree successful successfully sudo suggest
  suitable supplied supply supporting supports supposed suppress surface switching symbolic symbols synchronous
  synonym tagged talk talking tape taught tbody teams technical tells temp templates term termination thanks
  therefore threat throughout throughput throwing thrown thus timers timestamps timing told touch traces tracing
  traditional trailer trailers trailing transferred transition translated treat treated tried triggered triggers
  trivial truncated turns tutorial tweak twice typical typically typing typo unborn unchanged underlying understand
  unix unlike unlikely unlink unnecessary unpack unreachable unrelated unset unspecified unstable unsupported
  updating upstream urls useful utilities validated valign variants various vars vary vector virtual waiting waits
  walk wants wasm wasn weak websocket welcome whenever white whitespace whom wide widely wildcard workaround
  workflows wrapping writable wrote yourself zone
`;

export const ENDINGS: readonly string[] = ['ing', 'ed', 'er', 's'];

export interface CommonWords {
  readonly anywhere: WordList;
  readonly afterBlank: WordList;
}

export interface WordList {
  has(word: string): boolean;
  all(): ReadonlySet<string>;
}

const words: CommonWords = { anywhere: wordList(ANYWHERE), afterBlank: wordList(AFTER_BLANK) };

export function commonWords(): CommonWords {
  return words;
}

/** A block of a hook asks less often. A set pays for itself only in a process that asks more: to make it takes a millisecond. */
const MOST_SEARCHES = 2_000;

/** The text has words of small letters in their order, each with a blank before it. */
export function wordList(text: string): WordList {
  let searches = 0;
  let set: ReadonlySet<string> | undefined;
  const byLetter = new Map<string, string>();
  // One blank between all of them: an expression would take twice as long to split at.
  const all = () => (set ??= new Set(text.trim().replaceAll('\n ', '').split(' ')));
  const beginningWith = (letter: string) => {
    const known = byLetter.get(letter);
    if (known !== undefined) return known;
    const from = text.indexOf(` ${letter}`);
    let to = -1;
    for (let next = letter.charCodeAt(0) + 1; from !== -1 && to === -1 && next <= LAST_LETTER; next += 1)
      to = text.indexOf(` ${String.fromCharCode(next)}`, from);
    const found = from === -1 ? '' : text.slice(from, to === -1 ? undefined : to + 1);
    byLetter.set(letter, found);
    return found;
  };
  return {
    all,
    has(word) {
      if (word === '') return false;
      searches += 1;
      if (searches > MOST_SEARCHES) return all().has(word);
      const near = beginningWith(word.charAt(0));
      const looked = ` ${word}`;
      for (let at = near.indexOf(looked); at !== -1; at = near.indexOf(looked, at + 1)) {
        if (near.charCodeAt(at + looked.length) <= BLANK) return true;
      }
      return false;
    },
  };
}

const BLANK = 32;
const LAST_LETTER = 122;
