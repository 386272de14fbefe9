import claimIntervention from './claim-intervention.ts'
import type { Operation } from './define-operation.ts'
import getBooking from './get-booking.ts'
import getConversation from './get-conversation.ts'
import listAudit from './list-audit.ts'
import listBookings from './list-bookings.ts'
import listConversations from './list-conversations.ts'
import listInterventions from './list-interventions.ts'
import releaseIntervention from './release-intervention.ts'
import replyToIntervention from './reply-to-intervention.ts'
import resolveIntervention from './resolve-intervention.ts'
import revokeApiKey from './revoke-api-key.ts'
import rotateApiKey from './rotate-api-key.ts'

/** Everything that the workspace API does, reading first. Routes, tools and the description are all made from this list. */
export const operations: readonly Operation[] = [
  listConversations,
  getConversation,
  listInterventions,
  listBookings,
  getBooking,
  listAudit,
  replyToIntervention,
  claimIntervention,
  releaseIntervention,
  resolveIntervention,
  rotateApiKey,
  revokeApiKey,
]

/** Those that are tools at `/api/v1/mcp`. */
export const workspaceTools: readonly Operation[] = operations.filter(({ isTool }) => isTool)
