import { DeskScreen } from './inbox.tsx'

/** Every conversation, whoever has it. */
export default function ConversationsScreen() {
  return <DeskScreen room="conversations" />
}
