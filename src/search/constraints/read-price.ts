import { type Amount, createMoneyReader, type MoneyReader } from './money.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { isUnitWord, type TextToken } from './tokens.ts'
import type { StoreVocabulary } from './vocabulary.ts'

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

const before = phrasesOf<Bound>([
  [
    { bound: 'max' },
    'under,below,less than,no more than,not more than,not over,not above,cheaper than,lower than,up to,max,maximum,max of,at most,' +
      'nothing over,nothing above,nothing more than,nothin over,nothin above,nothing beyond,not beyond,no over,dont want to spend more than,dont wanna spend more than,cant spend more than,spend up to,topping out at,not more expensive than,budget,budget of,budget is,budget around,not exceeding,<,< =,≤,under about,no higher than,' +
      'nada de mas de,que no pase de,que no pasen de,que no supere,que no superen,sin pasar de,sin pasarse de,tope,no mas caro que,no mas cara que,menos de,por debajo de,debajo de,hasta,hasta los,maximo,maximo de,como maximo,no mas de,inferior a,mas barato que,mas barata que,' +
      'rien au dessus de,sans depasser,pas au dela de,a moins de,pour moins de,pas plus cher que,pas plus chere que,moins de,en dessous de,jusqu a,au maximum,pas plus de,inferieur a,moins cher que,moins chere que,' +
      'nichts uber,nix uber,nich mehr als,nich uber,unterhalb von,nicht teurer als,unter,bis,bis zu,bis maximal,hochstens,maximal,weniger als,nicht mehr als,nicht uber,billiger als,gunstiger als,' +
      'abaixo de,ate,no maximo,nao mais de,meno di,sotto,sotto i,sotto ai,fino a,non piu di,massimo,al massimo',
  ],
  [{ bound: 'max', needsCurrency: true }, 'sous,within,por,fur,pour,limit,limit of'],
  [
    { bound: 'min' },
    'over,above,more than,at least,minimum,starting at,starting from,greater than,no less than,not less than,not under,not below,' +
      'higher than,>,> =,≥,mas de,al menos,minimo,como minimo,superior a,a partir de,por encima de,encima de,plus de,au moins,' +
      'au dessus de,superieur a,uber,ab,mehr als,mindestens,nicht unter,mais de,acima de,piu di,oltre,a partire da,almeno',
  ],
  [{ bound: 'min', needsCurrency: true }, 'from,desde,von,des,de,min'],
])
const behind = phrasesOf<Bound>([
  [
    { bound: 'max' },
    'or less,or under,or below,and under,and below,or cheaper,o menos,ou moins,et moins,oder weniger,oder billiger,ou menos,o meno',
  ],
  [
    { bound: 'max', needsCurrency: true },
    'max,maximum,tops,top,at most,maximo,hochstens,maximal,au maximum,massimo,budget,limit',
  ],
  [
    { bound: 'min' },
    'or more,and up,or above,and above,or over,and over,and more,o mas,y mas,ou plus,et plus,oder mehr,und mehr,ou mais,o piu',
  ],
  [{ bound: 'min', needsCurrency: true }, '+,up,minimum,plus'],
])
const rangeStart = phrasesOf<{ needsCurrency?: boolean }>([
  [
    {},
    'between,entre,zwischen,tra,from,desde,price,price range,priced,preis,prix,precio,prezzo,preco,price :,preis :,precio :,prix :',
  ],
  [{ needsCurrency: true }, 'de,von,da,fra'],
])
const between = phrasesOf<true>([[true, 'and,to,y,et,und,e,a,bis,hasta,ate,until,till,jusqu a,-,–,—,~']])
const fillers = new Set('about only around the of than is : de los les i a ca etwa circa unos environ rund'.split(' '))
const leading = new Set(
  'for priced price pricing prices costing costs cost preis precio prix por pour fur de a at zu , ( is'.split(' '),
)

/** Before a bare number these tell that it is an age, a size or a measure, not money. */
const notMoneyBefore = new Set(
  (
    'women woman men man kids kid children child adults adult people seniors senior anyone age ages aged babies baby toddlers toddler ' +
    'boys girls boy girl teens those mujeres mujer hombres hombre ninos ninas personas adultos edad femmes femme hommes homme enfants ' +
    'enfant personnes adultes age frauen manner kinder personen erwachsene alter jungen madchen size sizes talla taille grosse gr eu us uk ' +
    'length width height weight capacity volume wide long tall air pro speed bpm spf factor model version'
  ).split(' '),
)

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
    return this.#readRange(at) ?? this.#readBoundBefore(at) ?? this.#readBoundBehind(at)
  }

  #readRange(from: number): PriceReading | null {
    const start = phraseAt(rangeStart, this.#tokens, from)
    const low = this.#money.amountAt(this.#tokens, start ? this.#skipFillers(start.end) : from)
    const link = low && phraseAt(between, this.#tokens, low.end)
    const high = link && this.#money.amountAt(this.#tokens, this.#skipFillers(link.end))
    if (!low || !high) return null
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
    if (!amount.currencies && (needsCurrency || this.#isOtherThanMoney(from, phrase.end, amount))) return null
    return this.#reading(from, amount.end, { [bound]: amount.value }, amount.currencies)
  }

  #readBoundBehind(from: number): PriceReading | null {
    const amount = this.#money.amountAt(this.#tokens, from)
    const phrase = amount && phraseAt(behind, this.#tokens, amount.end)
    if (!phrase) return null
    const { bound, needsCurrency } = phrase.meaning
    const isWord = this.#tokens[from]?.kind === 'word'
    if (!amount.currencies && (needsCurrency || isWord || this.#isOtherThanMoney(from, from, amount))) return null
    return this.#reading(from, phrase.end, { [bound]: amount.value }, amount.currencies)
  }

  #skipFillers(from: number): number {
    let at = from
    while (at < from + 2 && fillers.has(this.#tokens[at]?.text ?? '') && this.#tokens[at + 1]?.text !== 'hundred') {
      if (this.#tokens[at]?.text === 'a' && this.#money.amountAt(this.#tokens, at)) break
      at++
    }
    return at
  }

  /** Whether a number without a currency is an age, a measure, a model or a count. */
  #isOtherThanMoney(from: number, phraseEnd: number, amount: Amount): boolean {
    if (this.#isPartOfName(from, phraseEnd, amount)) return true
    if (!this.#isMeasured(from, amount)) return false
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

  /** "Under 40 in gold" is money, "under 40 in wide" is not. */
  #isPreposition(at: number): boolean {
    const next = this.#tokens[at + 1]?.text
    return (
      this.#tokens[at]?.text === 'in' &&
      next !== undefined &&
      !/^(wide|long|tall|deep|high|thick|x|by|diameter|length)$/.test(next)
    )
  }

  #isMeasured(from: number, { end, value }: Amount): boolean {
    const tokens = this.#tokens
    const next = tokens[end]
    if (next?.kind === 'word' && (next.glued || (isUnitWord(next.text) && !this.#isPreposition(end)))) return true
    if (next?.kind === 'sign' && /^["'%°″′”’×*/]$/.test(next.text)) return true
    if (next?.text === '-' && isUnitWord(tokens[end + 1]?.text ?? '')) return true
    if (next && this.#vocabulary.findValue(`${tokens[end - 1]?.text} ${next.text}`).length > 0) return true
    // "women over 50", "men of over 50", but not "size 42 under 80".
    const reach = tokens[from - 1]?.kind === 'number' ? 0 : 2
    for (let at = from - 1; at >= from - reach; at--) {
      const text = tokens[at]?.text ?? ''
      if (notMoneyBefore.has(text) || (value < MOST_MODELS && numberedModels.has(text))) return true
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
