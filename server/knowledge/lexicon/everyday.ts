/**
 * Everyday English that says little about what is wanted of a shop. Such words are never "corrected" into a shop's own
 * words, and weigh little where the record does not use them.
 */
export const EVERYDAY = new Set(
  `able absolutely accidentally actually afternoon again against ago ahead alone already alright always amazing among
  another anybody anymore anyone anything anyway anywhere apparently appreciate around arrive arrived arriving ask asked
  asking asks awful baby back bad basically bear beautiful because become been before began begin behind being believe
  besides best better between beyond big bigger biggest bill birth birthday bit blow blows body bore bored boring both
  bottle bottom bought boy break brilliant bring brother brought build busy call called calls came care carry case catch
  cause certain chance change cheap cheaper cheapest cheers chilled choice choose clear clearly close closer cloud come
  comes coming company completely confirm confused contact cool corner could country couple course cover crazy cross
  crowd crowds curious currently dad dark date dates day days deal dear death decide decided deep definitely delicious
  depends describe details did die differ difference different dinner direct do does doing done door doors doubt down
  dream drop during each earlier early earn ease easier easily easy either else end ended enjoy enjoyed enough entire
  especially even evening ever every everybody everyone everything everywhere exactly excellent except excited expect
  expected explain extra eye face fact fair fairly fall family fancy fantastic far father favourite feel feeling feels
  feet fell felt few figure final finally find fine finish finished fire first fit five floor fly follow following food
  foot forget forgot form forward found four fresh friend friends front full fun funny further future gave general
  gentle get gets getting girl give given gives glad glass go goes going gone gonna good got gotta grab great ground
  group grow guess guy guys had hair half hand hands handy happen happened happening happens happy hard hardly hate have
  having head health hear heard heart held hello help helpful her here hers herself high higher hill him himself hint
  his hold home honest honestly hope hopefully horrible hot hour hours house how however huge hungry hurry husband idea
  imagine immediately important impossible inside instead interested interesting into involved issue its itself join
  joke just keen keep keeps kept kind knew know knowing known knows lady large last lately later latest laugh lead least
  leave leaves leaving left less let lets life light like liked likely likes line listen literally little live lives
  living long longer look looked looking looks loads lots loud love loved lovely low luck lucky lunch mad made main
  make makes making man manage many market married matter matters may maybe mean means meant meanwhile meet meeting
  member mention mess met middle might mind mine minute minutes miss moment money month monthly months mood more morning
  most mostly mother mouth move moved much mum must myself name named nearby nearly necessary need needed needing needs
  neither never new news next nice night nobody noisy none normal normally note nothing notice now number obviously
  occasion odd off offer offered offers often okay old older once one ones only open opened opening opinion options
  order ordinary other others otherwise ought our ours ourselves out outside over overall own paper pardon parents part
  partner party pass past people per perfect perfectly perhaps person personal phone pick picked piece pieces place placed
  places plan planned planning plans play played player playing please pleased pleasure plenty plus point points poor
  popular possible possibly potentially prefer preferred pretty previous probably problem proper properly provide public
  pull push put puts putting question questions quick quickly quiet quite rain ran rather reach read reading ready real
  realise realize really reason reasonable reckon recommend recommended refer regarding regards regular regularly
  related relax remember remind rest rich ride right ring rings road room rooms rough round rule rules run running runs
  rush sad safe said same sat save saw say saying says school second see seeing seem seemed seems seen self send sense
  sent serious seriously serve served set several shall shame share she shop short should shout show showed showing
  shown shows shut sick side sign silly simple simply since single sister sit sits sitting situation six skin sleep slow
  slowly small smaller smell smile some somebody somehow someone something sometime sometimes somewhere soon sooner sore
  sorry sort sorted sorts sound sounds space speak special specific spend spent split spoke spot stand standing start
  started starting starts stay stayed staying step still stood stop stopped story straight strange street strict strong
  stuck stuff stupid such suddenly suggest suggestion suit suitable suited suits sunny super suppose supposed sure
  surely surprise surprised sweet table take taken takes taking talk talked talking tall taste tastes teach team tell
  telling tells ten tend terrible text than thank thanks that their theirs them then there these they thing things think
  thinking thinks third this those though thought thoughts thousand three through till time times tired today together
  told tomorrow tonight too took top total totally touch towards town travel travelling treat tried tries trip trouble
  true truly trust try trying turn turned turning twice two type under understand unfortunately unless until upon upset
  use used useful usual usually various version very view visit visiting visits voice wait waiting walk wall wanna want
  wanted wanting wants warm was wash waste watch watching water way ways wear weather week weekend weekly weeks weird
  well went were whatever whats whenever whereas wherever whether which while whole whose why wide wife will willing win
  winter wise wish with within without woman women wonder wondered wonderful wondering word words work worked working
  works world worried worry worse worst worth would write writing wrong wrote yeah year yearly years yep yes yesterday
  yet young your yours yourself cab hurt hurts dawn threw throw thrown ate eaten lol haha um er hmm till til zero one two three four five six seven eight nine
  ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy
  eighty ninety hundred half quarter dozen couple euro euros pound dollar dollars january february march april june july
  august september october november december jan feb apr jun jul aug sep sept oct nov dec monday tuesday wednesday
  thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekday weekdays weekends morning mornings evenings noon midday midnight fortnight able
  use once around off hang roll rolls set arrive fly flying gone mile miles kilometre
  meter somewhat wondering hiya cheers ta bye goodbye mate love darling sir madam allowed allow permitted permit welcome christmas xmas summer spring autumn lads lad fella dude folks
  btw hah tbh fyi imo hm mm ouch ugh eek yikes phew tho oops aww ooh grand`.split(/\s+/),
)

/** Real words that look like others a shop may use. They mean what they say; they are only never "corrected". */
export const LOOKALIKES = new Set(
  `cabs goat boo boot boots coat coats cost card cart care dare fare rare hike bike like lake cake bake tale sale pale bowl bowls boat both plain plan play clay pay day mat mate meat heat heal real sail mail nail tail rail pool tool cool wool lesson lessen table cable class glass grass brass mess less yarn barn farm harm warm worm form from lamp camp damp stamp seat beat neat boil soil foil coil pain main gain rain vain horse house mouse tune dune june tone zone bone cone dose nose rose hose pose loan moan roan sting string strong kiss kit knit knot kent blame truck bench lunch`.split(
    /\s+/,
  ),
)
