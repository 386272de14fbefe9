import * as z from 'zod'
import { MerchantWorkspace } from '../../contract/merchant.ts'
import { defineTool } from './define-tool.ts'

const Details = MerchantWorkspace.def.shape

export default defineTool({
  name: 'shop_details',
  title: 'Read where the shop is and when it is open',
  description:
    'Read the shop’s address, telephone number, e-mail address, opening hours and days on which it is closed. Call it for any question about these.',
  effect: 'reads',
  audience: 'assistant',
  input: z.strictObject({}),
  output: z.object({
    name: Details.name,
    address: Details.address,
    phone: Details.phone,
    email: Details.email,
    hours: Details.hours,
    closures: Details.closures,
  }),
  run: (_, { workspace: { profile } }) => {
    const { name, address, phone, email, hours, closures } = profile
    return { name, address, phone, email, hours, closures }
  },
})
