import { isNo, isYes } from '../../language/readers/yes-no.ts'
import { isSaidWord } from '../../language/said/said.ts'
import { spelledAsIn } from '../../language/text/as-typed.ts'
import { kindOfName } from '../../language/text/families.ts'
import { formatMoney } from '../../shared/format-money.ts'
import type { Fact } from '../fact.ts'
import { type FactRef, type Params, type Statement, textOf } from '../statement.ts'
import type { ToolName } from '../tools/all-tools.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'
import { type Echo, echoOf } from './echoed.ts'
import { behindAnother, toldBy } from './one-answer.ts'
import { spokenValue } from './phrases/spoken-values.ts'
import { type PhraseKey, say, seedOf } from './say.ts'
import { shortQuote } from './short-quote.ts'

/** A tool the engine wants called. */
export interface WantedCall {
  tool: ToolName
  input: Record<string, unknown>
}

/** What the engine does next for one wish of the shopper: look something up, or several things at once, or say something. */
export type Move = { call: WantedCall; further?: readonly WantedCall[] } | { say: Statement[] }

/** A call with the places of the clauses that want it. */
export type ClauseCall = WantedCall & { clauses: number[] }

/** A tool's answer in this turn, whoever called it. */
export interface ToolAnswer {
  tool: string
  output: unknown
  /** What it was called with, where the engine called it. */
  input?: unknown
  /** The places of the clauses that it was called for; absent = by another model, for all of them. */
  clauses?: readonly number[]
}

/** A title is named whole up to here, else up to its first comma or dash. */
const LONG_TITLE = 60

/** Facts that are the shop's own words. */
const quotable: ReadonlySet<string> = new Set(['title', 'description', 'text'])

/** Phrases that tell nothing of what was asked, and what is said beside them. */
const untold: ReadonlySet<PhraseKey> = new Set([
  ...([
    'policy_unknown',
    'answer_untold',
    'answer_unknown',
    'answer_nearest',
    'choose_unknown',
    'measure_unknown',
    'discount_none',
  ] as const),
  ...(['nothing_found', 'no_such_thing', 'nothing_changed', 'which_product', 'unclear', 'told', 'remark'] as const),
  ...(['reach', 'ask_contact'] as const),
])

/** One turn as a handler of an act sees it. */
export class EngineTurn {
  readonly scope: TurnScope
  /** What the shopper says that this answers. */
  readonly clause: Clause
  readonly #answers: ToolAnswer[]
  #said = 0

  constructor(clause: Clause, answers: ToolAnswer[]) {
    this.scope = clause.scope
    this.clause = clause
    this.#answers = answers
  }

  /** The same turn for another reading of what the shopper says. */
  withClause(clause: Clause): EngineTurn {
    return new EngineTurn(clause, this.#answers)
  }

  get act(): Act {
    return this.clause.act
  }

  /** One clause of the message, or all of it. */
  get words(): string {
    return this.clause.text
  }

  get language(): string {
    return this.scope.understanding.language
  }

  /** The last answer of a tool in this turn; undefined before it was called. */
  answer<Output>(tool: string): Output | undefined {
    return this.#answers.findLast((one) => one.tool === tool)?.output as Output | undefined
  }

  /** The answer of a tool to this very call; undefined before it was called so. */
  answerTo<Output>({ tool, input }: WantedCall): Output | undefined {
    const asked = JSON.stringify(input)
    return this.#answers.find((one) => one.tool === tool && JSON.stringify(one.input) === asked)?.output as
      | Output
      | undefined
  }

  /** All answers of a tool in this turn, in their order. */
  answers<Output>(tool: string): Output[] {
    return this.#answers.filter((one) => one.tool === tool).map(({ output }) => output as Output)
  }

  /** A sentence in the shopper's language; its variant is told by turn and place. */
  say(key: PhraseKey, params: Params = {}): Statement {
    this.#said++
    const texts = Object.fromEntries(Object.entries(params).map(([place, param]) => [place, textOf(param)]))
    const refs = Object.values(params).filter((param) => typeof param === 'object')
    const seed = seedOf(this.scope.turnId) + this.#said
    const behind = behindAnother[key]
    const product = params.title?.facts.find(({ entity, field }) => entity === 'product' && field === 'title')
    return {
      text: say(this.language, key, texts, seed),
      facts: refs.flatMap(({ facts }) => facts),
      isBare: refs.some(({ facts }) => facts.length === 0),
      isUntold: untold.has(key),
      ...(product ? { about: { id: product.id, named: textOf(params.title as FactRef) } } : {}),
      ...(toldBy[key] ? { tells: toldBy[key] } : {}),
      ...(behind ? { behind: say(this.language, behind, texts, seed) } : {}),
    }
  }

  /** A name that was read out of the message, as it was typed there: "Füller" of "fuller". */
  typed(name: string): string {
    return spelledAsIn(this.scope.text, name)
  }

  /** Pieces of the message as they may be told back between quotes; null where none may. */
  echo(pieces: readonly string[]): Echo | null {
    return echoOf(pieces, this.scope.text, (word) => isSaidWord(word) || this.#isOfShop(word))
  }

  /** Whether a text of the shop has a word. */
  #isOfShop(word: string): boolean {
    const { index } = this.scope.catalog
    return index.parse(word).groups.some((group) => index.knows(group))
  }

  /** An amount that a row tells. */
  money(amount: number, currency: string): FactRef {
    const facts = this.scope.facts.filter(
      ({ value, currency: own }) => value === amount && (own === undefined || own === currency),
    )
    return { text: this.amount(amount, currency), facts }
  }

  /** An amount that is worked out, or that the shopper said. */
  amount(amount: number, currency: string): string {
    return formatMoney(amount, currency, this.scope.locale)
  }

  /** The name of a product, a long one up to its first comma or dash, with the values of the form that is meant: "Kettle (red)". */
  title({ id, title }: { id: string; title: string }, form: FactRef | null = null): FactRef {
    const facts = this.#where((fact) => fact.entity === 'product' && fact.id === id && fact.field === 'title')
    const name = shortTitle(title)
    return form && form.text !== ''
      ? { text: `${name} (${form.text})`, facts: [...facts, ...form.facts] }
      : { text: name, facts }
  }

  /** What a row says, as it stands there. */
  fact(text: string): FactRef {
    return { text, facts: this.#where(({ value }) => String(value) === text).slice(0, 1) }
  }

  /** A value of an option, in the shopper's language where that has a word for it. */
  value(value: string): FactRef {
    const spoken = spokenValue(value, this.scope.catalog.language, this.language)
    return { text: spoken ?? value, facts: this.fact(value).facts }
  }

  /** Values as they are named beside a title: an option that is only on or off by its own name, and not at all where it is off. */
  valuesOf(options: Readonly<Record<string, string>>, between = ', '): FactRef {
    const told = Object.entries(options).filter(([, value]) => !isNo(value))
    const texts = told.map(([name, value]) => (isYes(value) ? this.optionName(name) : this.value(value).text))
    return { text: texts.join(between), facts: told.flatMap(([, value]) => this.fact(value).facts) }
  }

  /** Several values of options: "S, M, Grau". */
  values(values: readonly string[], between = ', '): FactRef {
    const refs = values.map((one) => this.value(one))
    return { text: refs.map(({ text }) => text).join(between), facts: refs.flatMap(({ facts }) => facts) }
  }

  /** What an option is called, in the shopper's language where it is a usual one. */
  optionName(name: string): string {
    if (this.scope.catalog.language === this.language) return name
    const kind = kindOfName(name)
    return kind?.plain ? this.phrase(`facet_${kind.kind}`) : name
  }

  /** Sentences of a description or of the owner's pages, as they stand there. */
  quote(text: string): FactRef {
    const sentences = text.split(/(?<=[.!?])\s+|\n+/).map(plainOf)
    const facts = this.#where(({ field, value }) => {
      if (!quotable.has(field)) return false
      const whole = plainOf(String(value))
      return sentences.every((sentence) => whole.includes(sentence))
    })
    // A rule of the shop is never cut: its end may take back its beginning.
    return { text: facts[0]?.entity === 'product' ? shortQuote(text, this.words) : text, facts: facts.slice(0, 1) }
  }

  #where(holds: (fact: Fact) => boolean): Fact[] {
    return this.scope.facts.filter(holds)
  }

  button(key: PhraseKey, value?: string): void {
    const label = say(this.language, key)
    if (this.scope.buttons.some((button) => button.label === label)) return
    this.scope.buttons.push({ label, value: value ?? label })
  }

  /** A phrase for a button or a place of another phrase. */
  phrase(key: PhraseKey): string {
    return say(this.language, key)
  }
}

const plainOf = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** "BEAUTURAL Steamer for Clothes, Portable Handheld ..." is named by what stands before its first comma. */
export function shortTitle(title: string): string {
  if (title.length <= LONG_TITLE) return title
  const [head = title] = title.split(/,| [-–—|:] | \(/)
  return head.length >= 8 ? head : title
}
