import { dollarPrefixes, moneyInDoubt } from '../../language/data/currencies.ts'
import { currenciesOf, isAlsoWeight, isCent } from '../../language/read-money.ts'
import type { Fact } from './fact.ts'
import type { NumberRead, Token } from './read-tokens.ts'
import { isEveryday } from './read-tokens.ts'
import type { Scene } from './scene.ts'

/** Whether an amount, else the fact's own value, is the one that is said, in the fact's currency. */
export type Fits = (fact: Fact, value?: number) => boolean

/** An amount of money in a sentence. Token places. */
export interface MoneyRead {
  from: number
  to: number
  values: number[]
  /** Currencies the mark can stand for; null without a mark. */
  currencies: readonly string[] | null
  /** Letters stand glued to the digits: "$5O". */
  damaged: boolean
}

/** The sign for money of any kind. */
const anyMoney = '¤'

/** What a mark of money can stand for; null when there is none at this place. */
const markAt = (tokens: readonly Token[], at: number, currency: string): readonly string[] | null => {
  const token = tokens[at]
  if (!token || token.kind === 'number') return null
  const { text, raw } = token
  if (isAlsoWeight(text) && currency !== 'GBP' && text !== 'pounds') return null
  if (moneyInDoubt.includes(text) && raw !== raw.toUpperCase()) return null
  // "US$ 50"
  const prefix = text === '$' && token.glued ? dollarPrefixes[tokens[at - 1]?.text ?? ''] : undefined
  if (prefix) return [prefix]
  return text === anyMoney ? [] : currenciesOf(text)
}

/** "50 cents", "50p". */
const isSmallMoney = (token: Token | undefined): boolean =>
  token !== undefined && (isCent(token.text) || token.text === 'p')

/** The number as money, when a mark of money stands beside it. */
export function moneyAt(scene: Scene, index: number): MoneyRead | null {
  const { tokens, numbers, turn } = scene
  const read = numbers[index] as NumberRead
  let { from, to } = read
  let values = read.values
  const before = markAt(tokens, from - 1, turn.currency)
  if (before !== null) from--
  // "59,- €", "59.- CHF"
  if (/^[.,]$/.test(tokens[to]?.text ?? '') && tokens[to + 1]?.text === '-') to += 2
  else if (tokens[to]?.text === '-' && tokens[to]?.glued && markAt(tokens, to + 1, turn.currency)) to++
  let damaged = false
  if (!read.inWords && tokens[to]?.glued && tokens[to]?.kind === 'word' && markAt(tokens, to, turn.currency) === null) {
    if (tokens[to]?.text === 'k') values = values.map((value) => value * 1000)
    else damaged = before !== null
    if (tokens[to]?.text === 'k') to++
  }
  for (const adjective of ['us', 'canadian', 'australian', 'american', 'full']) {
    if (tokens[to]?.text === adjective && markAt(tokens, to + 1, turn.currency) !== null) to++
  }
  const after = markAt(tokens, to, turn.currency)
  if (after !== null) to++
  if (after === null && before === null) {
    if (!isSmallMoney(tokens[to])) return null
    return { from, to: to + 1, values: values.map((value) => value / 100), currencies: [turn.currency], damaged }
  }
  const withCents = centsBehind(scene, index, to)
  if (withCents)
    return {
      from,
      to: withCents.to,
      values: values.map((v) => v + withCents.value / 100),
      currencies: after ?? before,
      damaged,
    }
  return { from, to, values, currencies: after ?? before, damaged }
}

/** "59 dollars and 99 cents", "fifty-nine euros ninety-nine". */
function centsBehind({ tokens, numbers }: Scene, index: number, to: number): { value: number; to: number } | null {
  const next = numbers[index + 1]
  if (!next || next.from > to + 1 || next.from < to) return null
  if (next.from === to + 1 && !/^(and|und|y|et|con|mit)$/.test(tokens[to]?.text ?? '')) return null
  const value = next.values[0] ?? 0
  if (!(value < 100) || !Number.isInteger(value)) return null
  const named = isSmallMoney(tokens[next.to])
  if (!named && next.from === to + 1) return null
  return { value, to: named ? next.to + 1 : next.to }
}

/** Before a number that is a size. */
export const sizeWord = /^(sizes?|grossen?|tallas?|tailles?|pointures?)$/

/** The first amount of "59 - 79 €" and "between 20 and 40 euros" has the mark of the second. */
export function rangePartner(scene: Scene, index: number): MoneyRead | null {
  const read = scene.numbers[index] as NumberRead
  const next = scene.numbers[index + 1]
  if (!next || isEveryday(scene.tokens, read) || sizeWord.test(scene.tokens[read.from - 1]?.text ?? '')) return null
  const between = scene.tokens.slice(read.to, next.from).map(({ text }) => text)
  const money =
    between.length === 1 && /^(-|to|and|or|bis|und|oder|y|a|o|et|ou|\/)$/.test(between[0] ?? '')
      ? moneyAt(scene, index + 1)
      : null
  return money && { ...money, from: read.from, to: read.to, values: read.values, damaged: false }
}

/** "costs 59", "for only 59": a price without a currency sign, known by a price word before it; what follows must not be something counted. */
export function barePrice(scene: Scene, index: number): MoneyRead | null {
  const read = scene.numbers[index] as NumberRead
  if (isEveryday(scene.tokens, read)) return null
  const { from, to } = read
  const price = scene
    .of('price')
    .filter((hit) => hit.to <= from && hit.from >= Math.max(scene.clauseStart(from), from - 5))
    .at(-1)
  if (
    !price ||
    scene.near('left', from, to, 2) ||
    scene.numbers.some((other) => other.from >= price.to && other.to <= from)
  )
    return null
  const next = scene.tokens[to]
  if (next?.kind === 'word' && next.glued) return null
  // "fifty-nine ninety-nine"
  const second = scene.numbers[index + 1]
  if (second && second.from <= to + 1 && read.inWords && second.inWords && (second.values[0] ?? 0) < 100) {
    return {
      from,
      to: second.to,
      values: [(read.values[0] ?? 0) + (second.values[0] ?? 0) / 100],
      currencies: null,
      damaged: false,
    }
  }
  if (
    next?.kind === 'word' &&
    !/^(and|und|y|et|each|for|fur|para|pour|por|in|but|now|or|jetzt|heute|today|only|this|per|pro|plus)$/.test(
      next.text,
    )
  )
    return null
  return { from, to, values: read.values, currencies: null, damaged: false }
}

/** A word or sign of money with no number that can be read: "LIX dollars", "fiddy bucks". */
export function strayMark(scene: Scene): string | null {
  const { tokens, explained, turn } = scene
  const harmless =
    /^(in|of|us|the|a|your|per|der|die|das|den|en|el|los|les|des|le|l|d|de|are|sind|son|sont|use|canadian|american|no|any|to|and|or|une|un|ein|many|every)$/
  for (let at = 0; at < tokens.length; at++) {
    if (explained[at] || markAt(tokens, at, turn.currency) === null) continue
    const before = tokens[at - 1]
    if (!before || harmless.test(before.text) || before.kind === 'sign') {
      const next = tokens[at + 1]
      if ((tokens[at] as Token).kind === 'word' || !next?.glued) continue
    }
    return 'money'
  }
  return null
}
