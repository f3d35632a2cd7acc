import { isPreposition } from '../../language/amounts/measured-sides.ts'
import { type Amount, createMoneyReader, type MoneyReader } from '../../language/amounts/read-money.ts'
import { opensNumber } from '../../language/amounts/read-number-words.ts'
import { isUnitWord } from '../../language/amounts/units.ts'
import { notMoneyBefore } from '../../language/data/unit-symbols.ts'
import { phrasesOfAll, wordList, wordsOfAll } from '../../language/packs.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import type { TextToken } from '../../language/text/tokens.ts'
import type { StoreVocabulary } from './store-vocabulary.ts'
import { endOfRefusal, endOfSpent, isBare, readHaving, startOfRefusal } from './what-is-spent.ts'

/** What a piece of the query says about the price. Token positions; the end is exclusive. */
export interface PriceReading {
  from: number
  to: number
  min?: number
  max?: number
  /** The currency meant, when it is not the store's: nothing can be filtered by it. */
  otherCurrency?: string
}

interface Bound {
  bound: 'min' | 'max'
  /** The phrase is common in other senses: only with a currency is it a price. */
  needsCurrency?: boolean
}

const before = phraseTable<Bound>([
  [{ bound: 'max' }, [...phrasesOfAll(({ prices }) => prices?.atMost), '<', '< =', '≤']],
  [{ bound: 'max', needsCurrency: true }, phrasesOfAll(({ prices }) => prices?.atMostOfMoney)],
  [{ bound: 'min' }, [...phrasesOfAll(({ prices }) => prices?.atLeast), '>', '> =', '≥']],
  [{ bound: 'min', needsCurrency: true }, phrasesOfAll(({ prices }) => prices?.atLeastOfMoney)],
])
const behind = phraseTable<Bound>([
  [{ bound: 'max' }, phrasesOfAll(({ prices }) => prices?.orLess)],
  [{ bound: 'max', needsCurrency: true }, phrasesOfAll(({ prices }) => prices?.orLessOfMoney)],
  [{ bound: 'min' }, phrasesOfAll(({ prices }) => prices?.orMore)],
  [{ bound: 'min', needsCurrency: true }, ['+', ...phrasesOfAll(({ prices }) => prices?.orMoreOfMoney)]],
])
const around = phraseTable<Omit<Bound, 'bound'>>([
  [{}, phrasesOfAll(({ prices }) => prices?.around)],
  [{ needsCurrency: true }, phrasesOfAll(({ prices }) => prices?.aroundOfMoney)],
])
const aroundBehind = phraseTable([[true, phrasesOfAll(({ prices }) => prices?.aroundBehind)]])
/** A smaller number without a currency counts something: "I only have 2". */
const LEAST_BARE = 10
/** The same of one that may be a time, an age or a count. */
const LEAST_AROUND = 100
/** By how much a price "around $50" may be missed: 20 percent. */
const MISS = 0.2
const rangeStart = phraseTable<{ needsCurrency?: boolean }>([
  [{}, phrasesOfAll(({ prices }) => prices?.range)],
  [{ needsCurrency: true }, phrasesOfAll(({ prices }) => prices?.rangeOfMoney)],
])
const between = phraseTable([[true, [...phrasesOfAll(({ prices }) => prices?.to), '-', '–', '—', '~']]])
const fillers = new Set([':', ...wordsOfAll(({ prices }) => prices?.beforeAmount)])
const leading = new Set([',', '(', ...wordsOfAll(({ prices }) => prices?.lead)])

/** Before a bare number these tell that it is an age, a size or a measure, not money. */
const notMoney = new Set([...wordList(notMoneyBefore), ...wordsOfAll(({ prices }) => prices?.notMoney)])

/** "Hoodies for men under 50" and "toys for kids under 30" are prices, "for women over 50" and "for kids under 5" are ages. */
const audienceWords = new Set(
  phrasesOfAll(({ audiences }) => Object.values(audiences ?? {}).join(', ')).map((word) => word.replace('!', '')),
)
const MOST_CHILD_YEARS = 18

const ofWords = wordsOfAll(({ quantities }) => quantities?.of)

/** Whose models are numbered up to some dozens: "iphone under 13", but "iphone under 350" is money. */
const numberedModels = new Set(['iphone', 'pixel', 'galaxy'])
const MOST_MODELS = 60

/**
 * Finds what a query says about prices, from left to right. Linear: every phrase and amount has a bounded length.
 * `measures` are the tokens of numbers that something must stay under or over without being money ("under 1000 pieces"):
 * they are no values either.
 */
export function readPrices(
  tokens: readonly TextToken[],
  vocabulary: StoreVocabulary,
  { language, currency }: { language: string; currency: string },
): { prices: PriceReading[]; measures: Set<number> } {
  const reader = new PriceReader(tokens, vocabulary, createMoneyReader(language, currency), currency)
  const readings: PriceReading[] = []
  for (let at = 0; at < tokens.length; at++) {
    const reading = reader.readAt(at)
    if (!reading) continue
    readings.push(reading)
    at = reading.to - 1
  }
  return { prices: readings, measures: reader.measures }
}

class PriceReader {
  readonly #tokens: readonly TextToken[]
  readonly #vocabulary: StoreVocabulary
  readonly #money: MoneyReader
  readonly #currency: string
  readonly measures = new Set<number>()

  constructor(tokens: readonly TextToken[], vocabulary: StoreVocabulary, money: MoneyReader, currency: string) {
    this.#tokens = tokens
    this.#vocabulary = vocabulary
    this.#money = money
    this.#currency = currency
  }

  readAt(at: number): PriceReading | null {
    return (
      this.#readRange(at) ??
      this.#readBoundBefore(at) ??
      this.#readBoundBehind(at) ??
      this.#readAround(at) ??
      this.#readAroundBehind(at) ??
      this.#readHaving(at)
    )
  }

  /** "I only have 300": what a shopper has is the most that is spent. */
  #readHaving(from: number): PriceReading | null {
    const had = readHaving(this.#tokens, from)
    const amount = had && this.#money.amountAt(this.#tokens, had.end)
    if (!had || !amount) return null
    const to = endOfSpent(this.#tokens, amount.end)
    if (!amount.currencies && !(had.isAll && this.#isMoneyAlone(from, had.end, amount, to))) return null
    return this.#reading(from, to, { max: amount.value }, amount.currencies)
  }

  /** Whether a number stands for money though nothing says so but its place: nothing is counted behind it. */
  #isMoneyAlone(from: number, phraseEnd: number, amount: Amount, end = amount.end): boolean {
    if (amount.value < LEAST_BARE || !isBare(this.#tokens, end) || this.#isOtherThanMoney(from, phraseEnd, amount))
      return false
    return this.#vocabulary.findValue(String(amount.value)).length === 0
  }

  #readAround(from: number): PriceReading | null {
    const phrase = phraseAt(around, this.#tokens, from)
    // "Around 100 ish" says it twice.
    const amount = phrase && this.#nearAt(phrase.end)
    if (!phrase || !amount) return null
    // "Around 2000" is money as it stands, "around 8" the time of the day.
    const isDoubted = phrase.meaning.needsCurrency && amount.value < LEAST_AROUND
    if (!amount.currencies && (isDoubted || !this.#isMoneyAlone(from, phrase.end, amount))) return null
    // "Around 60 euros max" is no more than that.
    const bound = amount.currencies ? phraseAt(behind, this.#tokens, amount.end) : null
    if (bound) return this.#reading(from, bound.end, { [bound.meaning.bound]: amount.value }, amount.currencies)
    return this.#nearly(from, amount.end, amount)
  }

  /** "Something for my dad, 30 ish", "20 euro oder so". */
  #readAroundBehind(from: number): PriceReading | null {
    const amount = this.#money.amountAt(this.#tokens, from)
    const phrase = amount && phraseAt(aroundBehind, this.#tokens, amount.end)
    if (!amount || !phrase) return null
    const isApart = from === 0 || this.#tokens[from - 1]?.kind === 'sign'
    // "She is 60ish" is an age.
    if (!amount.currencies && !(isApart && this.#isMoneyAlone(from, from, { ...amount, end: phrase.end }))) return null
    return this.#nearly(from, phrase.end, amount)
  }

  /** An amount, with what says behind it that it may be missed: "80ish", whose most is still 80 in "80ish max". */
  #nearAt(from: number): Amount | null {
    const amount = this.#money.amountAt(this.#tokens, from)
    return amount && { ...amount, end: phraseAt(aroundBehind, this.#tokens, amount.end)?.end ?? amount.end }
  }

  #nearly(from: number, to: number, { value, currencies }: Amount): PriceReading {
    const miss = value * MISS
    return this.#reading(from, to, { min: value - miss, max: value + miss }, currencies)
  }

  #readRange(from: number): PriceReading | null {
    const start = phraseAt(rangeStart, this.#tokens, from)
    const low = this.#money.amountAt(this.#tokens, start ? this.#skipFillers(start.end) : from)
    const link = low && phraseAt(between, this.#tokens, low.end)
    const high = link && this.#money.amountAt(this.#tokens, this.#skipFillers(link.end))
    if (!low || !high) return null
    // "Size 34 to 50 dollars" is no range.
    if (!start && notMoney.has(this.#tokens[from - 1]?.text ?? '')) return null
    const currencies = high.currencies ?? low.currencies
    if (!currencies && (!start || start.meaning.needsCurrency || this.#isOtherThanMoney(from, start.end, high)))
      return null
    const [min, max] = low.value <= high.value ? [low.value, high.value] : [high.value, low.value]
    return this.#reading(from, high.end, { min, max }, currencies)
  }

  #readBoundBefore(from: number): PriceReading | null {
    const phrase = phraseAt(before, this.#tokens, from)
    if (!phrase) return null
    const { bound, needsCurrency } = phrase.meaning
    const amount = this.#money.amountAt(this.#tokens, this.#skipFillers(phrase.end))
    if (!amount) return null
    if (!amount.currencies && (needsCurrency || this.#isOtherThanMoney(from, phrase.end, amount, bound))) return null
    if (bound === 'max')
      return this.#reading(from, endOfSpent(this.#tokens, amount.end), { max: amount.value }, amount.currencies)
    // "I do not want to spend more than 80", "more than 80 I cannot spend".
    const start = startOfRefusal(this.#tokens, from)
    const end = endOfRefusal(this.#tokens, amount.end)
    const isRefused = start !== null || end !== null
    if (isRefused && !amount.currencies && amount.value < LEAST_BARE) return null
    const bounds = isRefused ? { max: amount.value } : { min: amount.value }
    return this.#reading(start ?? from, end ?? amount.end, bounds, amount.currencies)
  }

  #readBoundBehind(from: number): PriceReading | null {
    const amount = this.#nearAt(from)
    const phrase = amount && phraseAt(behind, this.#tokens, amount.end)
    if (!phrase) return null
    const { bound, needsCurrency } = phrase.meaning
    const isWord = this.#tokens[from]?.kind === 'word'
    // "A chair, 85 at most": an amount by itself.
    const isApart = this.#tokens[from - 1]?.text === ','
    const isMoney = amount.currencies !== null || isApart || !needsCurrency
    if (!isMoney || (!amount.currencies && (isWord || this.#isOtherThanMoney(from, from, amount)))) return null
    return this.#reading(from, phrase.end, { [bound]: amount.value }, amount.currencies)
  }

  #skipFillers(from: number): number {
    let at = from
    while (at < from + 3 && fillers.has(this.#tokens[at]?.text ?? '')) {
      if (opensNumber(this.#tokens, at)) break
      at++
    }
    return at
  }

  /** Whether a number without a currency is an age, a measure, a model or a count. */
  #isOtherThanMoney(from: number, phraseEnd: number, amount: Amount, bound?: 'min' | 'max'): boolean {
    if (this.#isPartOfName(from, phraseEnd, amount)) return true
    if (!this.#isMeasured(from, amount, bound)) return false
    for (let at = phraseEnd; at < amount.end; at++) this.measures.add(at)
    return true
  }

  /** "air max 90", "1000 piece puzzle". */
  #isPartOfName(from: number, phraseEnd: number, amount: Amount): boolean {
    const text = (at: number) => this.#tokens[at]?.text ?? ''
    const number = text(amount.end - 1)
    return (
      this.#vocabulary.sideBySide(text(phraseEnd - 1), number) > 0 ||
      this.#vocabulary.sideBySide(text(from - 1), text(from)) > 0 ||
      this.#vocabulary.sideBySide(number, text(amount.end)) > 0
    )
  }

  #isMeasured(from: number, { end, value }: Amount, bound?: 'min' | 'max'): boolean {
    const tokens = this.#tokens
    const next = tokens[end]
    if (next?.kind === 'word' && (next.glued || (isUnitWord(next.text) && !isPreposition(tokens, end)))) return true
    if (next?.kind === 'sign' && /^["'%°″′”’×*/]$/.test(next.text)) return true
    if (next?.text === '-' && isUnitWord(tokens[end + 1]?.text ?? '')) return true
    if (next && this.#vocabulary.findValue(`${tokens[end - 1]?.text} ${next.text}`).length > 0) return true
    // "women over 50", "men of over 50", but not "size 42 under 80", "size l under 80" and "air purifier under 80".
    const reach = ofWords.has(tokens[from - 1]?.text ?? '') ? 2 : 1
    for (let at = from - 1; at >= from - reach; at--) {
      const text = tokens[at]?.text ?? ''
      if (bound === 'max' && value > MOST_CHILD_YEARS && audienceWords.has(text)) continue
      if (notMoney.has(text) || (value < MOST_MODELS && numberedModels.has(text))) return true
    }
    return false
  }

  #reading(
    from: number,
    to: number,
    bounds: { min?: number; max?: number },
    currencies: readonly string[] | null,
  ): PriceReading {
    let start = from
    while (start > 0 && start > from - 2 && leading.has(this.#tokens[start - 1]?.text ?? '')) start--
    const isOwn = !currencies || currencies.includes(this.#currency)
    return { from: start, to, ...(isOwn ? bounds : { ...bounds, otherCurrency: currencies[0] as string }) }
  }
}
