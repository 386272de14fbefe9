const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const guests = '(?:seats?|people|persons?|guests?|places?|adults?|of us)'
// A size stands alone: “one of us is vegan” is a wish.
const size = new RegExp(
  `^(?:(?:we are |for |a table for |a party of )?${number}(?: ${guests})?\\s*(?:[.,;:]\\s*|$))+`,
  'i',
)

/** A guest's words without the party size they begin with: that has a control of its own, and may change there. */
export const wishes = (said: string): string => said.trim().replace(size, '')
