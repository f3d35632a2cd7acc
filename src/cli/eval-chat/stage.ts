import type { ChatTurn } from '../../assistant/eval/chat-turn.ts'
import type { Secret } from '../../assistant/eval/check-leaks.ts'
import type { SuiteConversation } from '../../assistant/eval/suite.ts'

export interface ChatInput {
  conversationId: string | null
  text: string
  locale: string | null
  login: string | null
  visitor: string
}

/** A store in which a conversation is held. */
export interface Stage {
  say(input: ChatInput): Promise<ChatTurn>
  /** Orders that only their buyers may see; empty when they are not known. */
  secrets: Secret[]
  /** Texts of the owner that may be quoted. */
  owned: string[]
}

/** Gives conversations the store they need. */
export interface Stages {
  /** undefined = what the conversation needs cannot be given here. */
  stageFor(conversation: SuiteConversation): Promise<Stage | undefined>
  /** Told after each conversation. @param isSpent it used up tries or left something behind */
  leave(isSpent: boolean): void
  close(): Promise<void>
}
