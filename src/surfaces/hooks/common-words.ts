// Words that the tokenizers encode as one token, wherever they stand; a test checks them.
const WORDS = `
  abort about above act action actions active actor add added address after again agent air align all allow
  allowed allows alone already also alt always an and animal another answer answers any anything api app append
  application are args argument arguments array as ask assert async at attempt auth available await back backup
  badge bar bare base based bash batch be because been before begin being below benchmark between big blob block
  blocked body boolean both bound boy br branch break browser buffer bug build built but button by byte bytes
  cache call callback called caller calls came can cancel cannot case catch cause center chain change changed
  changes character characters charset check checked checkpoint checks checksum chunk ci claim class classes clean
  cli client clock close closed code collection color com come comes command commands commit common compare
  complete completed config connect connection console const constructor consumer contains content context
  continue contract control copy core could count counter counts coverage create created criteria current cursor
  custom cut cwd daemon data database day db dead decode deep default defaults define defined definition
  definitions delete delta dependencies dependency deploy deps depth description details dev did different
  directory disable disk dm do docs document documentation does doing domain don done down download downloads
  draft driver due each earth effect either else email empty en encode encoding end ended endpoint ends entities
  entity entries entry enum environment equal err error errors es eslint etc even event events ever every example
  examples exist existing exists exit expected expires export exports extends extensions external facts fail
  failed fails failure false fast father features fetch few field fields file filename files filter find finish
  finished first fix flag flat fn folder follow foo for form format found free from fs full function functions
  generated generator get gets gh github give given global go goal gone good great group guide had hand handle
  handler has hash have he head header headers heads held hello help her here hex high him hint his history hold
  holds home hook hooks host hot house how href html http https id ids if ignore image img import in include
  included includes including index info information init input inside install instance instead int interface into
  invalid io is issue issues it item items its javascript job jobs join journal js json just keep key keys kind
  know known label land large last later latest lease leases ledger left length let level library license light
  like limit limits line lines link list listed listen listener little live load loaded local location lock log
  login long look looks lost low lower machine made main make makes man many map master match max may md me mean
  means media member memory men merge message messages meta method metrics migration min mind missing mode model
  module modules more most mother move ms much must my name named names native near need needed needs net network
  never new next no node non none not note notes nothing now npm null nullable number numbers obj object objects
  of off ok old on once one ones only open opened operation operations ops option optional options or order org
  origin original other others otherwise our out output outside over override own owner package packages page
  paint parameter parameters params parent parse parsed parser part parts pass passed password past path paths
  pattern payload pending people per performance pg picture pipe place plain plan platform play png point policy
  port ports position possible postgres prefix print priority private problem process program progress project
  projects promise proof properties property prototype provided public pure push put queries query queue quoted
  random range rather raw re reach read reader readonly reads ready real reason received record records ref
  reference refs registry reject release remove rename replace report req request requests require required res
  resolution resolve resolved response rest restore result results resume retry return returned returns review
  right risk role rollback root round route row rows rule rules run running runs said same save say schema schemas
  script search sec second secret section security see seed seen self send sent sentence seq sequence server
  session sessions set setting sh sha shared she short should show shown side sign signal signals signed simple
  since single size sleep slice small snapshot so some something sound source spec special specific specified
  spell split sql src standard stands start started starts stat state statement static status stderr stdout step
  steps still stop store stored stream streams strict string strings style such summary sup support supported svg
  switch sync syntax system table tables tag take taken takes task tasks tell test tests text texts than that the
  their them then there these they thing think this those three through throw throws tier time times timestamp
  title to todo token tokens too tool tools transaction tree trim true try ts turn two tx txt type typed typeof
  types undefined under unique unit unknown unless until up update updated uri url us usage use used user users
  uses using utf uuid valid validation value values var verify version versions very via view void wait wake want
  wanted was watch water way we web well went were what whatever when where whether which while who whole whose
  why width will with within without word words work worker workflow works world would write writer writes written
  wrong www year yet yield you your
`;

let words: ReadonlySet<string> | undefined;

/** Made on first use: most hooks print nothing. */
export function commonWords(): ReadonlySet<string> {
  words ??= new Set(WORDS.trim().split(/\s+/));
  return words;
}
