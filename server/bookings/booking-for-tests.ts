import type { MerchantWorkspace } from '../../contract/merchant.ts'
import { demoMerchant } from '../seeded.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import type { LetterBooking } from './letters.ts'

/** The demo shop, as letters meet it. */
export async function shopWith(changes: Partial<MerchantWorkspace> = {}): Promise<Workspace> {
  const { workspace } = await demoMerchant()
  return {
    id: '0b5e6a52',
    slug: workspace.slug,
    profile: { ...workspace, ...changes },
    revision: 1,
    isDefault: true,
    signingKey: '',
    baseUrl: 'https://shop.example',
  }
}

export const bookingWith = (changes: Partial<LetterBooking> = {}): LetterBooking => ({
  reference: 'K7RM-X2QY',
  name: 'Ada Marsh',
  email: 'ada@example.com',
  party: 2,
  service_name: 'Gongfu Hour',
  starts_at: '2026-11-28T14:00:00Z',
  ends_at: '2026-11-28T15:15:00Z',
  sequence: 0,
  held_until: null,
  reason: '',
  manage_url: 'https://shop.example/bookings/SzdSTS1YMlFZ.c2lnbmVk',
  ...changes,
})
