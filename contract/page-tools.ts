import * as z from 'zod/mini'

const code = z.string().check(z.minLength(1), z.maxLength(64))

/** What the merchant's page itself can do, for the assistant and for the browser's own agent. Neither changes a record. */
export const HighlightService = {
  name: 'highlight_service',
  title: 'Show a service on the page',
  description:
    'Scroll the shop’s page to a service and mark it. Call it when somebody asks to be shown something on the page.',
  input: z.strictObject({ code: code.check(z.describe('Service code from list_services')) }),
}

export const OpenDeskForm = {
  name: 'open_desk_form',
  title: 'Open the booking form on the page',
  description: 'Open the booking form in the visitor’s page, as if they had pressed the shop’s own button.',
  input: z.strictObject({
    subject: z.optional(code.check(z.describe('Service code from list_services; leave out if unknown'))),
    summary: z.optional(
      z.string().check(z.maxLength(2000), z.describe('Party size and wishes in the person’s own words')),
    ),
  }),
}
