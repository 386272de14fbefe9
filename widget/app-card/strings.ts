/** What the form says around itself in a chat of somebody else's. */
export const words = {
  title: (shop: string) => `Booking at ${shop}`,
  opening: 'Opening the booking form',
  said: { name: 'Name', email: 'E-mail', urgency: 'When', summary: 'Detail' },
  refused: 'No form was opened',
  refusedText: 'Nothing is booked.',
  openForm: 'Open the form',

  cutOff: 'The shop can’t be reached from this chat',
  cutOffText:
    'Book on the form’s own page instead. What was said before is filled in there, and nothing is booked yet.',
  openPage: 'Open the page',
  pageOpened: 'The page is open. What you book there counts; tell the chat your reference when you are back.',
  pageRefused: 'This chat opens no pages. Copy the address into a browser:',
}
