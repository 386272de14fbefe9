/** What the letters of one conversation are about: answers of the shop's people, and transcripts. */
export const answersTopic = (conversationId: string) => `conversation ${conversationId}`
export const transcriptTopic = (conversationId: string) => `transcript ${conversationId}`

/** Every topic of a conversation's letters. */
export const conversationLetters = (conversationId: string) => [
  answersTopic(conversationId),
  transcriptTopic(conversationId),
]
