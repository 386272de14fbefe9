import { cues } from '../../../knowledge/lexicon/cues.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'

/** Memberships are spoken of. */
export const speaksOfPlans = cues(
  'membership|memberships|member|members|plans|subscription|subscriptions|tier|tiers|package|packages|subscribe|join',
  'plan !for|to|on|ahead',
  'signed up to',
  'cheapest|cheaper|smallest|lowest|dearest|biggest monthly',
)

/** Whether there are memberships, or what sorts of them, is asked. */
export const asksForPlans = cues(`
  give|show|list|tell|send me|us? the|your|all .. memberships|subscriptions|tiers
  do|does|have|got|are|is you|ye|there|they .. memberships|membership|subscription|subscriptions|plans|tiers
  kind|kinds|sort|sorts|type|types|range|list|rundown|overview of .. membership|memberships|subscription|subscriptions|plans|tiers
  what|which .. memberships|subscriptions|tiers .. do|are|have|can|got
  membership|memberships|subscription|members types|kinds|sorts|options|levels|tiers|info|information|details|scheme|situation|choices
  do|does|can you|ye|they take|accept|have members
  ^ .. memberships|membership|subscriptions|tiers please|pls? $
  has|have this|the|your place|shop|team .. membership|memberships|members|subscription|subscriptions scheme|club|programme|program?
  memberships|membership what|which .. have|got|are|do you|ye|there|they
`)

const MAKES_SENSE = 'membership|memberships|subscription|subscriptions|package|packages .. make|makes sense'

/** Which membership fits is asked. */
export const asksWhichPlan = cues(`
  which|what .. membership|plan|tier|subscription|package|one suit*|fit*|best|right|for|would|should|do
  membership|memberships|plan|plans|subscription|subscriptions .. suit*|fit*|right|best|for|meant|sensible|one
  ${MAKES_SENSE}
  package|packages .. suit*|right|meant
  which of your|the memberships|plans|subscriptions|tiers
  what|which have|do|would you .. got|have|offer|recommend|suggest for
  which membership|plan
`)

/** Which membership suits somebody is asked, and not what is in one. */
export const asksWhichSuits = cues(
  'membership|memberships|subscription|subscriptions|package|packages .. would|might|could|will? suit|suits|fit|fits|meant',
  MAKES_SENSE,
)

/** Which to take is asked, of something that one is on or signs up for, though no membership is spoken of. */
export const asksWhatToTake = cues(`
  what|which .. should|would|could i|we|he|she|they be|go on $
  what|which .. put|have me|us|him|her|them|somebody|someone on $
  what|which .. sign|signed up for|to $
`)

/** Something is asked for that suits whoever asks, and they say who that is beside it. */
export const asksForSuch = cues(`
  anything|something|somewhere .. .. for|to us|me|people|somebody|someone|folk|folks|business|businesses|companies|groups|families|the
  anything|something|somewhere .. .. somebody|someone|people in|like
  likes of us|me
  people|somebody|someone|folk|folks like me|us|ourselves
  what|which .. fit|fits|suit|suits|suitable us|me? $
  which|what .. .. is meant? for us|me
  got|have something|anything|much? for me|us
  what|where should|would|could|do i|we fit|join|sign
`)

/** The best of the memberships is asked for. */
export const wantsDearest = cues(
  'top|best|highest|premium|biggest|priciest|dearer|pricier|bigger|higher|posher|fancier .. membership|memberships|plan|plans|tier|tiers|one|monthly|subscription|subscriptions',
  'most expensive',
  'dearest',
)

/** The cheapest of the memberships is asked for. */
export const wantsCheapest = cues(
  'cheapest|cheaper|lowest|basic|smallest|entry|smaller|lower .. membership|memberships|plan|plans|tier|tiers|one|monthly|level|subscription|subscriptions',
  'least expensive',
)

/** Whether it goes without a membership. */
export const isWithout = cues(
  'without .. signing|joining|membership|member|subscription|plan|subscribing|up',
  'not .. a member',
  'non members|member',
)

/** Whether something is in a membership. */
export const asksCoverage = cues(`
  get|gets|let|lets me|us|you? into|in|to|onto|on
  pay|pays for my|the|our|a
  included|include|includes|covered|cover|covers
  part of
  is|are|does .. in|on|with|under
  is|are those|it|that|they|these .. in
  do|would i|we need
  can i|we .. .. with|on
  can|could|may|would i|we|you have|get|do|use|take it|that|this in|on|with|under|through|as
`)

/** Whether a membership would pay is asked. */
export const asksWhetherToJoin = cues(`
  worth|point|sense|use|benefit .. .. joining|join|signing|sign|subscribing|subscription|membership|member|monthly
  membership|subscription|joining|signing|subscribing|monthly|member .. .. worth|pays|sense|save|cheaper
  membership|subscription|it pay off|itself
  better off .. joining|signing|subscribing|member|membership|monthly
`)

/** No membership is wanted, or it is asked whether one is needed. */
export const paysEachTime = cues(`
  pay|paying as i|we|you go|come
  not .. after|want|wanting|into|like a|any subscription|membership
  not .. commit|committing|tied|tie to|in|down|myself|ourselves
  no|without monthly|regular|any fee|fees|charge|subscription
  without .. commitment|committing|contract|membership|subscription|joining|subscribing
  without .. becoming|being|a|any? member|members
  do|must|would|does i|we|you|one have|need to be|become a? member|members !for|of|at
  do|must|would|does i|we|you|one have|need to join|subscribe $
  do|must|would|does i|we|you|one have|need to sign up $
  do|must|would|does i|we|you|one have|need to? join|subscribe something|anything|first|before|to|in
`)

/** Whether it goes for somebody who has no membership, or pays each time. */
export const comesAsGuest = cues(`
  without .. signing|joining|membership|memberships|member|members|subscription|plan|subscribing|subscribed
  not .. a? member|members
  not|never .. joined|subscribed
  non member|members
  as|for a|an|your? one? guest|visitor|drop|walk|casual|outsider
  drop|walk in|ins people|folk|folks|visitors|guests|person
  as|for a? drop|walk in|ins
  pay|paying as i|we|you|they go|come
  open to guests|visitors
`)

/** "If I join, is anything knocked off the loose tea?" */
export const speaksAsMember = cues(
  'if|when|once|were i|we|you to? join|joined|sign|signed|become',
  'as a|your? member',
  'do|does members|member',
)

/** Whether anybody at all may come. */
export const asksWhetherForAll = cues(`
  can|could|may|is|are .. .. anybody|anyone|everybody|everyone|strangers|outsiders .. come|go|join|book|do|try|attend|hire|rent|have|use
  open to|for anybody|anyone|everybody|everyone|all|strangers|outsiders
`)

/** Whether a membership is needed. */
export const asksWhetherNeeded = cues(`
  must|should|do|does i|we|you|one have|need to? take|get|buy|have out? a|any|your? membership|subscription|plan
  must|should i|we|you|one take|get|buy|have out? a|any|your? membership|subscription|plan
  have|need|got|must|should i|we|one|you|they|people|somebody|someone? to? be|become .. .. member|members|membership
  have|need|got|must|should i|we|one|you|they|people|somebody|someone? to? be on|in something|anything
  have|need|got|must|should i|we|one|you|they|people|somebody|someone? to? join|subscribe $
  have|need|got|must|should i|we|one|you|they|people|somebody|someone? to? join|subscribe something|anything|up|you|first|for|to|before
`)

/** Which membership something is in is asked. */
export const asksWhichHas = cues(
  'which|what|whichever|any|does|do|of .. membership|memberships|plan|plans|tier|tiers|subscription|subscriptions|package|packages .. has|have|includes|include|covers|cover|gives|gets|get|let|come|comes|need|is|are|would|for|in',
  'which of your|the .. have|has|include|includes|cover|covers',
  `which|what of them|those|these|your|the .. have|has|includes|include|covers|cover|got ${STANDS_FOR.ITEM}`,
  `which|what ones|one .. have|has|includes|include|covers|cover|got ${STANDS_FOR.ITEM} .. in|included|inside`,
  `which|what ones|one|of them .. let|lets|get|gets|give|gives me|us|you .. ${STANDS_FOR.ITEM}`,
  'members|membership|memberships|plan|plans .. which|what ones|one|kind|kinds|sort .. have|has|include|includes|get|gets|of',
  'part|in|with|under|on|through of? a|an|any|which|some of? your|the? membership|memberships|plan|plans|subscription',
  'name|list|show|tell me|us? the|all|any|which membership|memberships|plan|plans .. have|has|include|includes|cover|covers',
  'something|anything members get|have|receive',
  'any membership|plan|subscription that|which has|have|includes|include|covers|cover it|that|this',
  `do|does|can any of? the? members|membership|memberships|plans|plan .. ${STANDS_FOR.ITEM}`,
)

/** Whom something is for. */
export const asksForWhom = cues(`
  member|members only|exclusive
  only|just for? member|members
  need|have to? be a? member
  for anyone|anybody|everyone|everybody or
  need|have to? be? signed|sign up|in
  who can|may|could|is|gets .. come|book|join|attend|go|allowed
`)

/** Whether there is something to pay on top. */
export const paysBesides = cues('still|extra|also|besides|anyway|too', 'on top')

/** "The 245 one": a membership called by what it costs. */
export const calledByPrice = cues('the|your # one|plan|membership|tier|subscription', 'get|gets|for .. the # $')

/** Something for each month. */
export const isMonthly = cues('monthly', 'a|per|each|every month')

/** "As often as I like?", "what if I only manage five of them in a month" */
export const asksAllowance = cues(`
  how|as many|often
  # .. a|per|each|every month|week
  unlimited
  as much as
`)

/** Whether so many of them are in it. */
export const asksSoMany = cues(`
  as many|often|much as|like
  unlimited|whenever|always
  all|any|both|every|each .. of
  all|every one|time|week|month|visit|#
  # of the|your|those|my|them|these
`)

/** One's own membership is spoken of. */
export const mentionsPlan = cues('my|our|the|a .. membership|subscription|plan')
