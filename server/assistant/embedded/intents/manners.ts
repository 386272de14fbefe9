import { cues } from '../../../knowledge/lexicon/cues.ts'

/** Politeness, and what the shop says back. */
export const isThanks = cues(`
  appreciate it|that|you|the|your
  thank|thanks|thankyou|cheers|ta|appreciated|grazie|merci|gracias|danke|bedankt|tack|tak|takk|kiitos|dziekuje|dzieki|obrigado|obrigada|arigato|spasibo
  perfect|great|brilliant|lovely|wonderful|excellent|super|awesome|cool|nice $
  ^ ok|okay|fine|sure|alright|right|good|haha|lol|got|perfect|great|brilliant|lovely ok|okay|it|then|thanks|good|haha|lol|cool|perfect $
  ^ ok|okay|fine|alright|haha|lol|good $
  that is all|everything|it|great|perfect|helpful
  ^ great|good|lovely|brilliant|fab|nice|cool|top|sweet stuff|one|job|man|work|legend $
  ^ ok|okay|cool|right? i|we will have a think|ponder|look
  no worries|problem
  much obliged
  great|big|good|real help .. $
  like|love|enjoy|enjoyed chatting|talking to|with you
  ^ wow|well|oh? you are|have very|so|really|quite? polite|kind|sweet|clever|fast|quick|funny|good
  ^ wow|well|oh? you type|write|answer|reply .. fast|quick|quickly
  ^ glad|good|nice|happy to hear it|that? $
  ^ you have|got? a lovely|nice|great|beautiful website|site|page|shop|place .. $
`)
export const isGreeting = cues(`
  ^ hi|hello|hey|hiya|howdy|greetings|yo|bonjour|hola|hallo|hoi|ciao|salut $
  ^ hi|hello|hey|hiya|bonjour|hola|hallo|hoi there|all|team|again|everyone|shop? $
  ^ good morning|afternoon|evening|day $
  ^ morning|afternoon|evening|gday|g'day|alright|hiya|hi|hello|hey all|mate|everyone|folks|team|guys|there|pal|love|hun? $
  ^ how are you|things
  ^ hello|hi|hey? are|is? you|anyone|anybody|someone|somebody there|here|about|around|home $
  ^ you there|about $
  ^ good? morning|afternoon|evening $
  ^ greetings
  ^ hello|hi|hey hello|hi|hey
  ^ merry|happy christmas|xmas|new|easter|holidays|diwali|eid
  nice|pleased|good|lovely to meet you
  ^ hope you|your|all|everyone .. well|good|better|lovely|great
`)
export const asksHowYouAre = cues(`
  how are you|ye|yous|things|we today|doing|going|all|this? morning|afternoon|evening? $
  how is it|everything|life|things going|hanging? today|then|there|mate? $
  how do you do $
  ^ hi|hello|hey? are? you|u ok|okay|alright|well $
  how have you been $
`)
export const asksTongue = cues('you|u .. speak|understand|talk|read|write !to|with|about')
export const isGoodbye = cues(`
  ^ .. bye|goodbye|cya|later|ciao $
  see you
  have a good|nice|lovely
  ^ .. take care $
`)
const MACHINES = 'bot|robot|human|person|real|machine|ai|computer|program|chatbot|chatgpt|gpt'

export const asksWhoYouAre = cues(`
  ^ hi|hello|hey|so|ok|and|sorry|wait? are|is you|this|that just|really|actually|even? a|an|the|some? real|actual|live? ${MACHINES} $
  ^ hi|hello|hey|so|ok|and|sorry|wait? are|is you|this|that .. or a|an? real|actual|live? ${MACHINES} $
  ^ hi|hello|hey|so|ok|and|sorry|wait? who|what are you $
  am i talking|speaking|chatting|writing|typing to|with a|an|some|one|another? real|actual|live? ${MACHINES}|someone|somebody|anyone !who|at|in|about|from
  am|is i|this talking|speaking|chatting|writing|typing to|with someone|somebody real|human|alive
  is|are this|you .. one of those|these ${MACHINES} things|programs|assistants
  so you|this are|is a|an ${MACHINES} then|right?
  what is your name $
  what should|can|do|may i call you
  do|can you ever sleep|dream|eat|rest|tire
  who am i talking|speaking|chatting|writing|typing to|with $
  do you have a name
`)

const isYes = cues(`
  ^ yes|yeah|yep|yup|sure|ok|okay|please|definitely|absolutely|alright|oui|si|ja .. $
  ^ go ahead|on
  ^ do it|that
  ^ that would|will be good|great|lovely|nice|helpful
`)
/** Yes, and nothing else beside it: "ok, the second one" takes no offer. */
export const isPlainYes = (words: readonly string[]) =>
  isYes(words) !== undefined && words.every((word) => ASSENT.has(word))

const ASSENT = new Set(
  `yes yeah yep yup sure ok okay please definitely absolutely alright oui si ja go ahead on do it that this would will be
  good great lovely nice helpful fine perfect thanks thank you then i like to a get fetch ask call let find me us them someone
  somebody person human cheers well`.split(/\s+/),
)

export const isNo = cues(`
  ^ no|nope|nah|never|non|nee .. $
  ^ no|nope|nah thanks|thank|need|worries|it
  never mind
  forget it
  leave it
  ^ not sure yet|now|really? $
  i|let will|me think about|on|it over? it? $
  ^ maybe|perhaps later|not|another time? $
`)
