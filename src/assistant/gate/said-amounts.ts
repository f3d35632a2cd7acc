import { readDecimal } from '../../language/amounts/read-digits.ts'
import { currenciesOf, isCent } from '../../language/amounts/read-money.ts'
import { readNumberWords } from '../../language/amounts/read-number-words.ts'
import { unitOf } from '../../language/amounts/units.ts'
import { moneyInDoubt } from '../../language/data/currencies.ts'
import type { NumberWords } from '../../language/pack-fields/pack-numbers.ts'
import { packs, wordList, wordsOfAll } from '../../language/packs.ts'
import type { TextToken } from '../../language/text/tokens.ts'
import { clocks, dateAt, isHeat, isLength, spans, unitAt } from './amount-units.ts'

/** A number of a sentence with what it counts. Places of tokens; the end is exclusive. */
export interface Amount {
  /** What it can stand for: "1.200" is 1.2 in English and 1200 in German. */
  values: number[]
  from: number
  to: number
  /** `money`, `pct`, `code`, `date`, `clock`, `rank`, the symbol of a unit, or null. */
  unit: string | null
  /** Of money: what its sign can stand for. */
  currencies: readonly string[]
  /** As written; of a code with the letters that belong to it. */
  said: string
}

const rarely = wordsOfAll(({ numbers }) => numbers?.rarely)
const numberWords = new Map(
  packs.map(({ code, numbers }) => [code, new Set(wordList(`${numbers?.small ?? ''} ${numbers?.tens ?? ''}`))]),
)
const ands = wordsOfAll(({ further }) => further?.and?.replaceAll(',', ' '))
const ors = wordsOfAll(({ joiners: words }) => words)
const between = wordsOfAll(({ dimensions }) => dimensions)
const joiners = new Set(
  [...wordsOfAll(({ prices }) => prices?.to?.replaceAll(',', ' '))].filter((word) => !ands.has(word)),
)
const ones = wordsOfAll(({ numbers }) => numbers?.one)
/** How often, in one word: "twice", "dreimal". */
const times = new Map(
  packs.flatMap(({ numbers }) =>
    wordList((numbers as NumberWords | undefined)?.times).map((word, at) => [word, at + 2] as const),
  ),
)
const timesEndings = [...wordsOfAll(({ numbers }) => (numbers as NumberWords | undefined)?.timesEnding)]
/** Units that are told behind a larger one, and how many of them it has: "4 ft 3 in", "2 h 30 min". */
const PARTS: Record<string, readonly [part: string, count: number]> = {
  ...{ ft: ['in', 12], stone: ['lb', 14], lb: ['oz', 16] },
  ...{ m: ['cm', 100], kg: ['g', 1000], h: ['min', 60] },
}
const FACTORS: Record<string, number> = { k: 1000 }

/** Whether a word counts in this language: "once" is eleven in Spanish only. */
function isNumberOf(word: string, language: string): boolean {
  if (numberWords.get(language)?.has(word)) return true
  const others = packs.some(({ code }) => code !== language && numberWords.get(code)?.has(word))
  return !others
}

/** All numbers of a sentence, in digits and in words. */
export function readAmounts(tokens: readonly TextToken[], language: string): Amount[] {
  const amounts: Amount[] = []
  for (let at = 0; at < tokens.length; ) {
    const amount = amountAt(tokens, at, language)
    if (amount) amounts.push(amount)
    at = amount ? amount.to : at + 1
  }
  shareUnits(amounts, tokens)
  return withParts(amounts, tokens)
}

/** "4 ft 3 in" is one measure of 4.25 feet. */
function withParts(amounts: readonly Amount[], tokens: readonly TextToken[]): Amount[] {
  const whole: Amount[] = []
  for (const amount of amounts) {
    const before = whole.at(-1)
    const [part, count = 1] = PARTS[before?.unit ?? ''] ?? []
    const [value = count] = amount.values
    const isJoined = before && tokens.slice(before.to, amount.from).every(({ text }) => ands.has(text))
    const isAlone = amount.from > 0 && tokens[amount.from]?.kind === 'number'
    if (before && isJoined && isAlone && amount.unit === part && value < count)
      whole[whole.length - 1] = {
        ...before,
        to: amount.to,
        values: before.values.map((own) => own + value / count),
        said: `${before.said} ${amount.said}`,
      }
    else whole.push(amount)
  }
  return whole
}

/** "40 pounds" are money in a shop that is paid in them. */
export const inMoneyOf = (amount: Amount, currency: string): Amount =>
  amount.unit !== 'money' && amount.currencies.includes(currency) ? { ...amount, unit: 'money' } : amount

function amountAt(tokens: readonly TextToken[], at: number, language: string): Amount | null {
  const before = currencyAt(tokens, at)
  const number = numberAt(tokens, before ? before.end : at, language)
  if (!number) return null
  const own = { values: number.values, from: at, currencies: [] as readonly string[] }
  const first = tokens[before ? before.end : at] as TextToken
  const said = tokens
    .slice(at, number.end)
    .map(({ raw }) => raw)
    .join('')
  if (before) return { ...own, to: number.end, unit: 'money', currencies: before.codes, said }
  const code = number.inWords ? null : codeAround(tokens, at, number.end)
  if (code) return { ...own, ...code, unit: 'code' }
  // "7,4 libras" weigh something in a shop that is not paid in them: `readSentence` knows which.
  const after = currencyAt(tokens, number.end)
  const weight = after && tokens[number.end]?.kind === 'word' ? unitOf(tokens[number.end]?.text ?? '') : undefined
  if (after && weight) return { ...own, to: after.end, unit: weight, currencies: after.codes, said }
  // "The 60 cm one is €19", "the 100 cm one €27.90"
  const isNext = after !== null && number.inWords && tokens[after.end]?.kind === 'number'
  if (after && !isNext) return { ...own, to: after.end, unit: 'money', currencies: after.codes, said }
  const next = tokens[number.end]
  if (next && isCent(next.text) && !currenciesOf(next.text)) {
    return { ...own, values: number.values.map((value) => value / 100), to: number.end + 1, unit: 'money', said }
  }
  const dated = dateAt(tokens, at, number.end)
  if (dated?.unit === 'clock' && /^p/.test(tokens[number.end]?.text ?? ''))
    return {
      ...own,
      values: number.values.map((hour) => (hour < 12 ? hour + 12 : hour)),
      to: dated.to,
      unit: 'clock',
      said,
    }
  if (dated) return { ...own, to: dated.to, unit: dated.unit, said }
  const unit = unitAt(tokens, number.end)
  const isLetter = unit !== null && (tokens[unit.end - 1]?.raw.length ?? 0) === 1
  if (number.inWords && (unit === null || isLetter) && rarely.has(first.text)) return null
  return { ...own, to: unit?.end ?? number.end, unit: unit?.symbol ?? null, said }
}

function currencyAt(tokens: readonly TextToken[], at: number): { codes: readonly string[]; end: number } | null {
  const token = tokens[at]
  if (!token || token.kind === 'number') return null
  const next = tokens[at + 1]
  // "US$ 50"
  if (token.kind === 'word' && token.text.length <= 2 && next?.text === '$' && next.glued) {
    return { codes: currenciesOf('$') ?? [], end: at + 2 }
  }
  // "US-Dollar"
  const named =
    /^\p{Lu}{2}$/u.test(token.raw) && next?.text === '-' && next.glued ? currenciesOf(tokens[at + 2]?.text ?? '') : null
  if (named) return { codes: named, end: at + 3 }
  const codes = currenciesOf(token.text)
  if (!codes) return null
  if (moneyInDoubt.includes(token.text) && token.raw !== token.raw.toUpperCase()) return null
  return { codes, end: at + 1 }
}

function numberAt(
  tokens: readonly TextToken[],
  at: number,
  language: string,
): { values: number[]; end: number; inWords: boolean } | null {
  const token = tokens[at]
  if (!token || token.kind === 'sign') return null
  if (token.kind === 'word') {
    // "A year to return it"
    if (ones.has(token.text) && spans.has(unitOf(tokens[at + 1]?.text ?? '') ?? '')) {
      return { values: [1], end: at + 1, inWords: true }
    }
    const often = timesIn(tokens, at)
    if (often !== null) return { values: [often], end: at + 1, inWords: true }
    if (!isNumberOf(token.text, language)) return null
    const said = readNumberWords(tokens, at)
    return said ? { values: [said.value], end: said.end, inWords: true } : null
  }
  // The "2" of "35 g/m2"
  if (/^[23²³]$/.test(token.text) && token.glued && isLength(tokens[at - 1])) return null
  const values = [...new Set([readDecimal(token.text, 'en'), readDecimal(token.text, 'de')])].flatMap(
    (one) => one ?? [],
  )
  if (values.length === 0) return { values: [Number.NaN], end: at + 1, inWords: false }
  // ".6 pounds"
  const [point, before] = [tokens[at - 1], tokens[at - 2]]
  if (point?.text === '.' && token.glued && !(point.glued && before?.kind === 'number'))
    return { values: [Number(`0.${token.text}`)], end: at + 1, inWords: false }
  const [slash, lower] = [tokens[at + 1], tokens[at + 2]]
  // "14 000"
  if (language === 'fr' && /^\d{1,3}$/.test(token.text) && /^\d{3}(?:,\d+)?$/.test(slash?.text ?? '')) {
    return { values: [Number(`${token.text}${slash?.text.replace(',', '.')}`)], end: at + 2, inWords: false }
  }
  if (slash?.text === '/' && slash.glued && lower?.kind === 'number' && lower.glued) {
    return { values: [Number(token.text) / Number(lower.text)], end: at + 3, inWords: false }
  }
  // "10-1/2 inches", "8 1/2"
  const [whole, bar, part] = slash?.text === '-' && slash.glued ? [at + 2, at + 3, at + 4] : [at + 1, at + 2, at + 3]
  const [above, below] = [tokens[whole], tokens[part]]
  // "DCD771 1/2-inch" has no 771.5 inches.
  const isOfCode = token.glued && tokens[at - 1]?.kind === 'word'
  if (
    !isOfCode &&
    above?.kind === 'number' &&
    tokens[bar]?.text === '/' &&
    tokens[bar]?.glued &&
    below?.kind === 'number' &&
    below.glued
  ) {
    const share = Number(above.text) / Number(below.text)
    if (share < 1) return { values: values.map((value) => value + share), end: part + 1, inWords: false }
  }
  // "50,- €", "1.5k"
  if (slash?.glued && FACTORS[slash.text]) {
    return { values: values.map((value) => value * (FACTORS[slash.text] as number)), end: at + 2, inWords: false }
  }
  const isDash = slash?.glued && /^[.,]$/.test(slash.text) && lower?.glued && lower.text === '-'
  return { values, end: isDash ? at + 3 : at + 1, inWords: false }
}

function timesIn(tokens: readonly TextToken[], at: number): number | null {
  const word = tokens[at]?.text ?? ''
  const ending = timesEndings.find((one) => word.length > one.length + 2 && word.endsWith(one))
  const own = times.get(word)
  if (own !== undefined || ending === undefined) return own ?? null
  const stem = { ...(tokens[at] as TextToken), text: word.slice(0, -ending.length) }
  const value = readNumberWords([stem], 0)?.value ?? 1
  return value > 1 ? value : null
}

/** "IPX4", "CR-2032", "4K": letters and digits that name something. Ordinals are no claim. */
function codeAround(
  tokens: readonly TextToken[],
  at: number,
  end: number,
): { from: number; to: number; said: string } | null {
  const token = tokens[at] as TextToken
  const [one, two] = [tokens[at - 1], tokens[at - 2]]
  const next = tokens[end]
  const isHyphened = one?.text === '-' && token.glued && one.glued && two?.kind === 'word'
  const from = token.glued && one?.kind === 'word' ? at - 1 : isHyphened ? at - 2 : at
  const isGoingOn =
    next?.glued === true && next.kind === 'word' && unitOf(next.text) === undefined && !isHeat(tokens, end)
  // "3X" is a size, and no "3x4".
  const isTimes = next?.text === 'x' && (next.raw === 'x' || tokens[end + 1]?.kind === 'number')
  const isSuffix = isTimes || /^(?:st|nd|rd|th|er|e|h)$/.test(next?.text ?? '')
  const to = isGoingOn && !clocks.has(next.text) && !isSuffix ? end + 1 : end
  if (from === at && to === end) return null
  const said = tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join('')
  return { from, to, said }
}

/** "3 to 5 days", "38 x 30 cm": the unit stands behind the last. */
function shareUnits(amounts: Amount[], tokens: readonly TextToken[]): void {
  for (let index = amounts.length - 2; index >= 0; index--) {
    const [amount, next] = [amounts[index] as Amount, amounts[index + 1] as Amount]
    if (amount.unit !== null || next.unit === null || /^(?:code|clock|rank)$/.test(next.unit)) continue
    const inside = tokens.slice(amount.to, next.from).map(({ text }) => text)
    const [sign = ''] = inside
    // "4 x $20.99" is no range of money; "40 and 100 cm" is two lengths.
    const isTimes = /^[x×]$/.test(sign) && next.unit === 'money'
    // "Size 7 - $244"
    const isOther = next.unit === 'money' && tokens[next.from]?.kind !== 'number'
    // "La boîte de 20 à 4,98 €": a range of money goes up.
    const isDown = next.unit === 'money' && Math.min(...amount.values) > Math.max(...next.values)
    const isRange =
      inside.length === 1 &&
      !isTimes &&
      !isOther &&
      !isDown &&
      (/^[-–x×/]$/.test(sign) ||
        joiners.has(sign) ||
        between.has(sign) ||
        ((ands.has(sign) || ors.has(sign)) && next.unit !== 'money'))
    if (isRange) Object.assign(amount, { unit: next.unit, currencies: next.currencies })
  }
}
