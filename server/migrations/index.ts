import type { Migration } from 'kysely/migration'
import { first } from './0001-first.ts'
import { bookingsInFull } from './0002-bookings-in-full.ts'
import { severalProcesses } from './0003-several-processes.ts'
import { turnsOfSeveralProcesses } from './0004-turns-of-several-processes.ts'
import { publicAddress } from './0005-public-address.ts'
import { members } from './0006-members.ts'
import { keys } from './0007-keys.ts'
import { people } from './0008-people.ts'
import { operators } from './0009-operators.ts'
import { memberClaims } from './0010-member-claims.ts'
import { unanswered } from './0011-unanswered.ts'
import { inbox } from './0012-inbox.ts'
import { whoChanged } from './0014-who-changed.ts'
import { sightings } from './0016-sightings.ts'
import { invitations } from './0017-invitations.ts'
import { auditOrder } from './0018-audit-order.ts'
import { modelUse } from './0019-model-use.ts'
import { feedback } from './0020-feedback.ts'
import { handOffs } from './0021-hand-off.ts'
import { choices } from './0022-choices.ts'
import { languages } from './0023-languages.ts'
import { whatItAnswers } from './0024-what-it-answers.ts'
import type { DialectName } from './tables.ts'

/** All migrations by name, in order. One set for both databases. */
export const migrations = (dialect: DialectName): Record<string, Migration> => ({
  '0001-first': first(dialect),
  '0002-bookings-in-full': bookingsInFull(dialect),
  '0003-several-processes': severalProcesses(dialect),
  '0004-turns-of-several-processes': turnsOfSeveralProcesses,
  '0005-public-address': publicAddress,
  '0006-members': members(dialect),
  '0007-keys': keys(dialect),
  '0008-people': people,
  '0009-operators': operators(dialect),
  '0010-member-claims': memberClaims,
  '0011-unanswered': unanswered(dialect),
  '0012-inbox': inbox(dialect),
  '0014-who-changed': whoChanged,
  '0016-sightings': sightings(dialect),
  '0017-invitations': invitations,
  '0018-audit-order': auditOrder(dialect),
  '0019-model-use': modelUse(dialect),
  '0020-feedback': feedback,
  '0021-hand-off': handOffs,
  '0022-choices': choices(dialect),
  '0023-languages': languages,
  '0024-what-it-answers': whatItAnswers,
})
