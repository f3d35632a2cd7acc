import type { ChatTurn } from '../../eval/chat/chat-turn.ts'
import type { Secret } from '../../eval/chat/check-leaks.ts'
import type { SuiteConversation } from '../../eval/chat/suite.ts'

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
  /** undefined = this place cannot give what the conversation needs. */
  stageFor(conversation: SuiteConversation): Promise<Stage | undefined>
  /** To be called after each conversation. @param isSpent it used up tries or left something behind in the store */
  leave(isSpent: boolean): void
  close(): Promise<void>
}
