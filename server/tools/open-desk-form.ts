import * as z from 'zod'
import { pageLink } from '../workspaces/page-link.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  name: 'open_desk_form',
  title: 'Open the booking form on the page',
  description:
    'Open the booking form in the visitor’s page, as if they had pressed the shop’s own button. To book from a conversation call book_slot instead. Without a page it answers a link that opens the form on arrival.',
  effect: 'page',
  input: z.strictObject({
    subject: z.string().max(64).optional().describe('Service code from list_services; leave out if unknown'),
    summary: z.string().max(2000).optional().describe('Party size and wishes in the person’s own words'),
  }),
  output: z.object({ status: z.literal('no_page'), url: z.string() }),
  example: {
    arguments: { subject: 'gongfu-hour' },
    answer: { status: 'no_page', url: 'https://shop.example.com/?chaxi-book=gongfu-hour' },
  },
  run: ({ subject, summary }, { workspace }) => ({
    status: 'no_page' as const,
    url: pageLink(workspace, { 'chaxi-book': subject ?? 'any', 'chaxi-summary': summary }),
  }),
})
