import * as z from 'zod'
import { OpenDeskForm } from '../../contract/page-tools.ts'
import { pageLink } from '../workspaces/page-link.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  ...OpenDeskForm,
  description: `${OpenDeskForm.description} To book from a conversation call book_slot instead. Without a page it answers a link that opens the form on arrival.`,
  effect: 'page',
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
