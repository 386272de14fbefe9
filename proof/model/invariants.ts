import type { Database } from '../../server/database.ts'
import { answerFaults, attemptFaults, formFaults } from './form-invariants.ts'
import { type Ledger, readLedger } from './ledger.ts'
import { letterFaults } from './letter-invariants.ts'
import { lifeFaults } from './life-invariants.ts'
import { overdueFaults, queueFaults } from './queue-invariants.ts'
import { guestFaults, slotFaults } from './seat-invariants.ts'
import { timeFaults } from './time-invariants.ts'

const always = [slotFaults, guestFaults, lifeFaults, timeFaults, formFaults, answerFaults, letterFaults]
const inPeace = [...always, overdueFaults, queueFaults, attemptFaults]

/** Every promise about bookings that a ledger breaks, a sentence each; none when all is well. */
export const faultsIn = (ledger: Ledger): string[] => always.flatMap((faults) => faults(ledger))

/** The same right after a sweep and with nobody at it: nobody's time is up, and nobody waits for seats that are free. */
export const faultsInPeace = (ledger: Ledger): string[] => inPeace.flatMap((faults) => faults(ledger))

/** The promises that a workspace's rows break, at any moment and also while nobody else writes. */
export const brokenInvariants = async (db: Database, workspaceId: string): Promise<string[]> =>
  faultsIn(await readLedger(db, workspaceId))
