import * as z from 'zod'
import { SearchResult } from '../../contract/catalogue.ts'
import { currentRecord } from '../catalogue/record.ts'
import { searchRecord } from '../knowledge/search.ts'
import { defineTool } from './define-tool.ts'

export default defineTool({
  name: 'search_knowledge',
  title: 'Search the shop’s record',
  description:
    'Search what the shop has written about itself: house rules, access, payment, delivery, its services and plans. Call it before answering anything you have not just read in another result. An empty list means the shop has not said: then say so, and do not guess.',
  effect: 'reads',
  input: z.strictObject({
    query: z.string().trim().min(1).max(400).describe('The question in the person’s own words'),
  }),
  output: z.object({ results: z.array(SearchResult) }),
  example: {
    arguments: { query: 'Is there step-free access?' },
    answer: {
      results: [
        { kind: 'knowledge', code: 'access', title: 'Is the tea room accessible?', text: 'Yes, by the side door.' },
      ],
    },
  },
  run: async ({ query }, { db, workspace }) => ({ results: searchRecord(await currentRecord(db, workspace), query) }),
})
