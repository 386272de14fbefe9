import * as z from 'zod'
import { HighlightService } from '../../contract/page-tools.ts'
import { serviceRows } from '../catalogue/catalogue.ts'
import { AppError } from '../errors.ts'
import { pageLink } from '../workspaces/page-link.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  ...HighlightService,
  description: `${HighlightService.description} Without a page it answers a link that does the same on arrival: give it to the person.`,
  effect: 'page',
  output: z.object({ status: z.literal('no_page'), url: z.string() }),
  example: {
    arguments: { code: 'gongfu-hour' },
    answer: { status: 'no_page', url: 'https://shop.example.com/?chaxi-highlight=gongfu-hour' },
  },
  run: async ({ code }, { db, workspace }) => {
    const services = await serviceRows(db, workspace.id)
    if (!services.some((service) => service.code === code))
      throw new AppError('not_found', `No service has the code "${code}". Take one from list_services.`)

    return { status: 'no_page' as const, url: pageLink(workspace, { 'chaxi-highlight': code }) }
  },
})
