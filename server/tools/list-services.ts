import * as z from 'zod'
import { Service } from '../../contract/catalogue.ts'
import { listServices } from '../catalogue/catalogue.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  name: 'list_services',
  title: 'List what can be booked',
  description:
    'List every service on offer with its code, length, price and next open times. Call it first when you need a service code, or when somebody asks what there is, what it costs or when it runs.',
  effect: 'reads',
  input: z.strictObject({}),
  output: z.object({ services: z.array(Service) }),
  example: {
    arguments: {},
    answer: {
      services: [
        {
          code: 'gongfu-hour',
          name: 'Gongfu Hour',
          covers: 'One oolong, brewed again and again.',
          plan: 'leaf',
          duration_minutes: 75,
          price: { amount: 2600, currency: 'GBP', per: 'seat' },
          next_slots: [{ id: 'slot-1', starts_at: '2026-11-28T14:00:00Z', seats_left: 6 }],
        },
      ],
    },
  },
  run: async (_, { db, workspace }) => ({ services: await listServices(db, workspace) }),
  card: ({ services }) => ({ type: 'services', services }),
})
