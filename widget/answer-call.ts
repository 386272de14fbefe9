import type { Event } from './heard.ts'
import type { Desk, HostPage } from './host-page.ts'
import type { Visit } from './visit.ts'

interface Acting extends Desk {
  page: Pick<HostPage, 'runTool'>
  reach: Visit['reach']
}

/** Does what the assistant asks of the page, and tells it what came of that. */
export async function answerCall({ call_id, name, arguments: args }: Event<'tool_call'>, acting: Acting) {
  const { page, openForm, reach } = acting
  const result = await page.runTool(name, args, { openForm }).then(
    (output) => ({ call_id, output }),
    (error) => ({ call_id, error: String(error).slice(0, 500) }),
  )
  // Refused when another tab was first, or the turn is over: there is nobody left to tell.
  await reach((api, line) => api.answerTool(line, result)).catch((error) => console.warn('chaxi:', error))
}
