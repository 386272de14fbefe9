import type { Form, FormService, Slot } from '../../../contract/bookings.ts'
import type { FormTable } from '../../database/tables.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'
import type { Fault } from '../entries.ts'
import type { Notice } from '../page-notice.ts'

/** A form as its page shows it. */
export interface Opened {
  workspace: Workspace
  row: FormTable
  form: Form
  notice?: Notice
}

/** What the guest wrote last, as it was typed. */
export interface Written {
  seats?: string
  name?: string
  email?: string
  summary?: string
}

/** Why a press was refused: each fault at its entry, and where it was about seats, other times that have them. */
export interface Refusal {
  faults: Fault[]
  alternatives: Slot[]
  /** The time that was missed, for whoever would rather wait for it. */
  missed?: Slot
}

/** The path of the form's page: whoever came by whatever host stays there. */
export const pathOf = ({ form }: Pick<Opened, 'form'>): string => new URL(form.url).pathname

export const serviceOf = ({ form }: Pick<Opened, 'form'>, code: string | undefined): FormService | undefined =>
  form.services.find((each) => each.code === code && !each.members_only)
