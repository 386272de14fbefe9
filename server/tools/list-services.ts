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
  run: async (_, { db, workspace }) => ({ services: await listServices(db, workspace) }),
  card: ({ services }) => ({ type: 'services', services }),
})
