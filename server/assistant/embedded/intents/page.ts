import { cues } from '../../../knowledge/lexicon/cues.ts'

/** A thing is to be pointed out on the page the visitor has open. */
export const wantsHighlight = cues(`
  show|find|point|mark|highlight|scroll|take|bring|where .. .. page|website|site
  show|find|point|mark|highlight|scroll|take|bring|where .. .. on|in the|this|your|my screen
  highlight|point .. it|that|the|one|out
  scroll to|down
  where .. on|in the|this|your page|site|screen|website
  point it|that|me .. out|to
`)

/** The desk's form on the page, no booking named. */
export const wantsForm = cues(`
  open|show|give|bring|pull|see .. form
  where is the .. form
  the|a booking|enquiry|inquiry|contact|desk|request form
`)
