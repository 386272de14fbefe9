import * as z from 'zod'
import { Plan } from '../../contract/catalogue.ts'
import { listPlans } from '../catalogue/catalogue.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  name: 'list_plans',
  title: 'List the membership plans',
  description:
    'List the membership plans with their price, who each is for and which services it includes. Call it for any question about membership.',
  effect: 'reads',
  input: z.strictObject({}),
  output: z.object({ plans: z.array(Plan) }),
  example: {
    arguments: {},
    answer: {
      plans: [
        {
          code: 'leaf',
          name: 'Leaf',
          price: { amount: 2400, currency: 'GBP', per: 'month' },
          services: ['gongfu-hour'],
          audience: 'Regulars who come about twice a month.',
        },
      ],
    },
  },
  run: async (_, { db, workspace }) => ({ plans: await listPlans(db, workspace) }),
  card: ({ plans }) => ({ type: 'plans', plans }),
})
