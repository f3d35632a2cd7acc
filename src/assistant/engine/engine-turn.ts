import type { TurnScope } from '../turn-scope.ts'
import type { Act } from '../understanding/understanding.ts'
import { type PhraseKey, say, seedOf } from './say.ts'

/** A tool the engine wants called. */
export interface WantedCall {
  tool: string
  input: Record<string, unknown>
}

/** What the engine does next for one wish of the shopper: look something up, or say something. */
export type Move = { call: WantedCall } | { say: string[] }

/** A tool's answer in this turn, whoever called it. */
export interface ToolAnswer {
  tool: string
  output: unknown
}

/** One turn as a handler of an act sees it. */
export class EngineTurn {
  readonly scope: TurnScope
  readonly act: Act
  readonly #answers: ToolAnswer[]
  #said = 0

  constructor(scope: TurnScope, act: Act, answers: ToolAnswer[]) {
    this.scope = scope
    this.act = act
    this.#answers = answers
  }

  get language(): string {
    return this.scope.understanding.language
  }

  /** The last answer of a tool in this turn; undefined before it was called. */
  answer<Output>(tool: string): Output | undefined {
    return this.#answers.findLast((one) => one.tool === tool)?.output as Output | undefined
  }

  /** All answers of a tool in this turn, in their order. */
  answers<Output>(tool: string): Output[] {
    return this.#answers.filter((one) => one.tool === tool).map(({ output }) => output as Output)
  }

  /** A text in the shopper's language; its variant is told by turn and place. */
  say(key: PhraseKey, params: Record<string, string | number> = {}): string {
    this.#said++
    return say(this.language, key, params, seedOf(this.scope.turnId) + this.#said)
  }

  money(amount: number, currency: string): string {
    return formatMoney(amount, currency, this.scope.locale)
  }

  button(key: PhraseKey, value?: string): void {
    const label = say(this.language, key)
    if (this.scope.buttons.some((button) => button.label === label)) return
    this.scope.buttons.push({ label, value: value ?? label })
  }
}

/** An amount as shoppers of the locale write it. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}
