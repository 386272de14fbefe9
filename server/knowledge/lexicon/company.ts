import { cues } from './cues.ts'

const WHOSE = 'my|our|his|her|their|your|a|an|the|one|two|three|some|another'
const WHICH = 'more|extra|other|second|additional|best|whole'
const WHO =
  'person|people|somebody|someone|anyone|anybody|friend|friends|mate|mates|wife|husband|spouse|partner|girlfriend|boyfriend|fiance|fiancee|sister|brother|sisters|brothers|mum|mom|mother|dad|father|parents|cousin|aunt|uncle|nan|gran|colleague|colleagues|guest|guests|flatmate|housemate|neighbour|neighbor|carer|companion'

/** Whether somebody is brought or comes along: what is to be brought has nothing to do with it. */
export const bringsSomebody = cues(
  `bring|bringing|brings|brought ${WHOSE}? ${WHICH}? ${WHO}`,
  `come|coming|comes|came with ${WHOSE}? ${WHICH}? ${WHO}`,
  'bring|bringing|come|coming with? him|her|them $',
  'bring|bringing a plus one',
)
