import type { ChatTurn } from '../../eval/chat/chat-turn.ts'
import type { SuiteConversation } from '../../eval/chat/suite.ts'
import type { OperatorSession } from '../chat/operator-session.ts'
import type { Stage, Stages } from './stage.ts'

/** A store that is there already: nothing in it is changed but by the conversations themselves. */
export class LiveStages implements Stages {
  readonly #session: OperatorSession
  readonly #store: string

  constructor(session: OperatorSession, store: string) {
    this.#session = session
    this.#store = store
  }

  async stageFor({ given }: SuiteConversation): Promise<Stage | undefined> {
    const { login: _, locale: __, ...changes } = given
    if (Object.keys(changes).length > 0) return undefined
    return {
      say: (input) => this.#session.run<ChatTurn>('chat.turn', { store: this.#store, ...input }),
      secrets: [],
      owned: [],
    }
  }

  leave(): void {}

  close(): Promise<void> {
    return this.#session.close()
  }
}
