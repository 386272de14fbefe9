/** How many UTF-16 units one message of a visitor may have. Apart from its schema: whoever types needs it before that. */
export const LONGEST_MESSAGE = 2000
