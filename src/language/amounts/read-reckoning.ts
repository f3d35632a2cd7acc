import { phrasesOfAll, wordsOfAll } from '../packs.ts'
import { phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'
import { readNumberWords } from './read-number-words.ts'
import { countMarkAt } from './read-quantity.ts'
import { sidesAcrossAt } from './sides-across.ts'
import { fromFirstCount, letterSize, sizesListed } from './sizes-listed.ts'
import { isUnitWord } from './units.ts'

/** What is to be reckoned from prices. */
export interface Reckoning {
  /** What several cost together, or by how much one costs more than another. `all` asks for a sum beside a price only. */
  kind: 'sum' | 'all' | 'difference' | null
  /** "Both": what is named beside that is said of each. */
  isAll: boolean
  /** What is named is added to what was chosen, or taken away from that. */
  isAdding: boolean
  isLess: boolean
  /** Asks what is to be paid: "what do I pay". */
  asksPay: boolean
  /** What is named to be reckoned with, in order: what is left of each part of the text. */
  parts: ReckonedPart[]
}

/** One of the things that are reckoned with: "3 of the peppers". */
export interface ReckonedPart {
  pieces: number
  /** Without the number; empty for what is talked about. */
  text: string
  /** With the number: "4 piece" may be a value, and "2-seater" a name. */
  said?: string
  /** So many less: "one of them less". */
  isFewer?: true
  /** A number and nothing else: so many of what is talked about, or a size. */
  count?: number
  /** Added to what is talked about: "+ 2 towels", "with the lid" where nothing is named before. */
  isPlus?: true
  /** So many more: "2 more of them", "add 2", and not "2 of them". */
  isMore?: true
}

const kinds = phraseTable<NonNullable<Reckoning['kind']>>([
  ['difference', phrasesOfAll(({ reckoning }) => reckoning?.difference)],
  ['sum', phrasesOfAll(({ reckoning }) => reckoning?.sum)],
  ['all', phrasesOfAll(({ reckoning }) => reckoning?.all)],
])
const plus = new Set(['+', ...wordsOfAll(({ reckoning }) => reckoning?.plus)])
const partings = new Set([
  ...wordsOfAll((pack) => pack.joiners),
  ...wordsOfAll(({ reckoning }) => reckoning?.than),
  ...plus,
])
const adding = phraseTable([[true, phrasesOfAll(({ reckoning }) => reckoning?.adding)]])
const pay = phraseTable([[true, phrasesOfAll(({ reckoning }) => reckoning?.pay)]])
const further = wordsOfAll(({ reckoning }) => reckoning?.further)
const fewer = wordsOfAll(({ reckoning }) => reckoning?.fewer)
const less = wordsOfAll(({ reckoning }) => reckoning?.less)
const twice = wordsOfAll(({ reckoning }) => reckoning?.twice)
const times = wordsOfAll(({ reckoning }) => reckoning?.times)
const of = wordsOfAll(({ quantities }) => quantities?.of)
const notCounted = wordsOfAll(({ quantities }) => quantities?.notCounted)
const beside = new Set([
  ...further,
  ...wordsOfAll(({ reckoning }) => reckoning?.beside),
  ...wordsOfAll(({ quantities }) => quantities?.takers),
])
/** Behind a number they name nothing: "3 of them". */
const counters = new Set([
  ...wordsOfAll(({ quantities }) => quantities?.counters),
  ...wordsOfAll(({ quantities }) => quantities?.of),
  ...wordsOfAll(({ quantities }) => quantities?.pointers),
])
const articles = new Set([
  ...wordsOfAll(({ dialogue }) => dialogue?.definite),
  ...wordsOfAll(({ quantities }) => quantities?.pointers),
])
/** "If I take the": behind them an article begins a name too. */
const self = wordsOfAll(({ acts }) => acts?.self)
const MOST_PIECES = 999
/** Words before an article are longer, or lead to what it stands before: "of the", "para el". */
const SHORTEST = 4
const leading = new Set([
  ...phrasesOfAll(({ purposes }) => purposes?.for),
  ...wordsOfAll(({ options }) => options?.describing),
])
const isLeading = (token: TextToken | undefined): boolean =>
  token?.kind !== 'word' ||
  (token.text.length < SHORTEST && !self.has(token.text)) ||
  [leading, articles, beside, twice, times].some((words) => words.has(token.text))

/** Reads what a text wants reckoned, and with what. */
export function readReckoning(text: string): Reckoning {
  const tokens = tokenize(text)
  let kind: Reckoning['kind'] = /=\s*(?:\?\s*)?$/.test(text) ? 'sum' : null
  let [isAll, isAdding, isLess, asksPay] = [false, false, false, false]
  const parts: TextToken[][] = [[]]
  const [added, joined, limits] = [
    new Set<TextToken | undefined>(),
    new Set<TextToken | undefined>(),
    new Set<TextToken | undefined>(),
  ]
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as TextToken
    const phrase = phraseAt(kinds, tokens, at)
    // "The 2nd one" is not the two of them.
    const found = phrase && tokens[phrase.end]?.glued && tokens[phrase.end]?.kind === 'word' ? null : phrase
    // "The battery of the plus": with nothing behind it that is a name.
    const isName = plus.has(token.text) && token.kind === 'word' && endsAt(tokens, at + 1)
    const addition = found || isName ? null : phraseAt(adding, tokens, at)
    const asked = phraseAt(pay, tokens, at)
    if (asked) {
      asksPay = true
      parts.push([])
      at = asked.end - 1
    } else if (addition) {
      isAdding = true
      parts.push([])
      added.add(tokens[addition.end])
      at = addition.end - 1
    } else if (found) {
      // "Both together" asks for a sum, "how much more is the total" for a difference.
      kind = stronger(kind, found.meaning)
      isAll ||= found.meaning === 'all'
      parts.push([])
      at = found.end - 1
    } else if (less.has(token.text)) {
      isLess = true
      parts.push([])
    } else if (/^[,;:?!=&.]$/.test(token.text) || (partings.has(token.text) && !isName)) {
      parts.push([])
      // "Free over 60" counts no pieces.
      if (notCounted.has(token.text)) limits.add(tokens[at + 1])
      if (plus.has(token.text)) (token.text === '+' ? added : joined).add(tokens[at + 1])
    } else {
      // "The cutters the icing and the green": an article begins what is named next.
      const begun = parts.at(-1) ?? []
      if ((articles.has(token.text) && !isLeading(begun.at(-1))) || isNextOne(begun, tokens, at)) parts.push([])
      isAdding ||= isFurther(tokens, at)
      parts.at(-1)?.push(token)
    }
  }
  const named: ReckonedPart[] = []
  const sizes = sizesListed(tokens)
  // "6 M and 5 L, how much is that?"
  if (sizes.size > 0) kind ??= 'sum'
  const isUnit = (word: string) => isUnitWord(word) && !sizes.has(word)
  const counted = sizes.size > 0 ? parts.map(fromFirstCount) : parts
  for (const part of counted.flatMap((one) => countedIn(one, isUnit))) {
    const isPlus = added.has(part[0]) || (joined.has(part[0]) && named.length === 0)
    const isMore = added.has(part[0]) || part.some((_, at) => isFurther(part, at))
    const isLimit = limits.has(part[0])
    const read = fewerOr(part, text, isUnit).map(({ count, ...one }) =>
      isLimit || count === undefined ? one : { ...one, count },
    )
    named.push(...read.map((one) => ({ ...one, ...(isPlus && { isPlus }), ...(isMore && { isMore }) })))
  }
  return { kind, isAll, isAdding, isLess, asksPay, parts: named }
}

/** Whether nothing is named at a place. */
const endsAt = (tokens: readonly TextToken[], at: number): boolean =>
  tokens[at] === undefined || tokens[at].kind === 'sign' || partings.has(tokens[at].text)

type IsUnit = (word: string) => boolean

/** "One green M one red L", "zwei rote ein blaues": a list that is counted in words. */
function isNextOne(begun: readonly TextToken[], tokens: readonly TextToken[], at: number): boolean {
  const isCount = (all: readonly TextToken[], place: number) =>
    all[place]?.kind === 'word' && (ones.has(all[place].text) || readNumberWords(all, place) !== null)
  const last = begun.at(-1)
  const isNamed = begun.length > 1 && last?.kind === 'word' && (letterSize.test(last.text) || !isLeading(last))
  return isNamed && isCount(begun, 0) && isCount(tokens, at) && tokens[at + 1]?.kind === 'word'
}

/** "2 more", "noch 3". */
const isFurther = (tokens: readonly TextToken[], at: number): boolean =>
  further.has(tokens[at]?.text ?? '') &&
  (readNumberWords(tokens, at + 1) !== null || [at - 1, at + 1].some((place) => tokens[place]?.kind === 'number'))

/** "Just one of them less". */
function fewerOr(tokens: readonly TextToken[], text: string, isUnit: IsUnit): ReckonedPart[] {
  const words = tokens.filter(({ kind }) => kind !== 'sign')
  if (words.length < 2 || !fewer.has(words.at(-1)?.text ?? '')) return partOf(tokens, text, isUnit)
  const isCount = ({ kind, text: word }: TextToken) => kind === 'number' || ones.has(word)
  const from = words.findIndex(isCount)
  const behind = words.slice(from + 1, -1).filter(({ text: word }) => !counters.has(word) && !beside.has(word))
  const [start, end] = [behind[0], behind.at(-1)]
  const pieces = words[from]?.kind === 'number' ? Number(words[from].text) : 1
  return [{ pieces, text: start && end ? text.slice(start.start, end.end) : '', isFewer: true }]
}

const ones = wordsOfAll(({ numbers }) => numbers?.one)

/** "2 rice 3 onions 2 peppers": a part that begins with a count has another thing behind each further one. */
function countedIn(tokens: TextToken[], isUnit: IsUnit): TextToken[][] {
  const words = tokens.filter(({ kind, text }) => kind !== 'sign' && !beside.has(text))
  if (words[0]?.kind !== 'number') return [tokens]
  const parts: TextToken[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const [before, behind] = [tokens[at - 1], tokens[at + 1]]
    const isCount =
      token.kind === 'number' &&
      behind?.kind === 'word' &&
      !behind.glued &&
      !isUnit(behind.text) &&
      before?.kind === 'word' &&
      !notCounted.has(before.text) &&
      // "3 de las de 750", "2 bags of 500"
      !of.has(before.text)
    if (isCount && parts.at(-1)?.some(({ kind }) => kind === 'word')) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

const order = ['all', 'sum', 'difference'] as const
const stronger = (one: Reckoning['kind'], other: NonNullable<Reckoning['kind']>): Reckoning['kind'] =>
  one !== null && order.indexOf(one) > order.indexOf(other) ? one : other

/** "The cushion twice", "zweimal das Kissen", "the soap 3 times". */
function timesOf(tokens: readonly TextToken[]): { pieces: number; from: number; to: number } | null {
  let behindSides = 0
  for (const [at, token] of tokens.entries()) {
    // "In 140x200"
    behindSides = Math.max(behindSides, sidesAcrossAt(tokens, at)?.to ?? 0)
    if (at < behindSides) continue
    if (twice.has(token.text)) return { pieces: 2, from: at, to: at + 1 }
    const marked = countMarkAt(tokens, at)
    if (marked) return { pieces: marked.value, from: at, to: marked.end }
    const count = token.kind === 'number' ? { value: Number(token.text), end: at + 1 } : readNumberWords(tokens, at)
    if (count && times.has(tokens[count.end]?.text ?? '') && count.value > 0 && count.value <= MOST_PIECES)
      return { pieces: count.value, from: at, to: count.end + 1 }
  }
  return null
}

function partOf(all: readonly TextToken[], text: string, isUnit: IsUnit): ReckonedPart[] {
  const counted = timesOf(all)
  const rest = counted ? all.filter((_, at) => at < counted.from || at >= counted.to) : all
  const [named] = countedPart(rest, text, isUnit)
  return named ? [{ ...named, pieces: counted?.pieces ?? named.pieces }] : []
}

const refusals = new Set(phrasesOfAll((pack) => pack.no))
const prices = wordsOfAll(({ references }) => references?.prices)

/** "TWO lamps" of "no TWO lamps", "2 lamps" of "the price of 2 lamps": what leads to a count names nothing. "No 2" is a number. */
function fromCount(words: readonly TextToken[]): readonly TextToken[] {
  const at = words.findIndex(
    ({ text: word }) => !articles.has(word) && !prices.has(word) && !leading.has(word) && !refusals.has(word),
  )
  const led = words.slice(0, at)
  const isLed =
    led.some(({ text: word }) => prices.has(word)) ||
    (words[at]?.kind === 'word' && led.some(({ text: word }) => refusals.has(word)))
  const isCount = words[at]?.kind === 'number' || ones.has(words[at]?.text ?? '') || readNumberWords(words, at) !== null
  return at > 0 && isLed && isCount ? words.slice(at) : words
}

function countedPart(tokens: readonly TextToken[], text: string, isUnit: IsUnit): ReckonedPart[] {
  const words = fromCount(tokens.filter(({ kind, text: word }) => kind !== 'sign' && !beside.has(word)))
  const [first] = words
  if (!first) return []
  const at = tokens.indexOf(first)
  // "Un neuf" is a new one.
  const said = ones.has(tokens[at - 1]?.text ?? '') ? null : readNumberWords(tokens, at)
  const count = first.kind === 'number' ? { value: Number(first.text), end: at + 1 } : said
  const behind = tokens[count?.end ?? 0]
  const isCount =
    count !== null &&
    Number.isInteger(count.value) &&
    count.value > 0 &&
    count.value <= MOST_PIECES &&
    // "The 2nd one"
    !(behind?.glued && behind.kind === 'word' && !counters.has(behind.text) && !beside.has(behind.text)) &&
    // "12 kg" is a size.
    !(behind && isUnit(behind.text) && !counters.has(behind.text) && !beside.has(behind.text))
  const named = isCount
    ? tokens
        .slice(count.end)
        .filter(({ kind, text: word }) => kind !== 'sign' && !beside.has(word) && !counters.has(word))
    : words
  const [start, end] = [named[0], named.at(-1)]
  const whole = first.kind === 'number' && isCount ? { said: text.slice(first.start, words.at(-1)?.end) } : {}
  if (isCount && !start) {
    // "2 of those"; "the 32" names a size where nothing is counted.
    const isOfThese = tokens.slice(count.end).some(({ kind, text: word }) => kind !== 'sign' && counters.has(word))
    if (isOfThese) return [{ pieces: count.value, text: '', ...whole }]
    return [{ pieces: 1, text: text.slice(first.start, first.end), count: count.value }]
  }
  return start && end ? [{ pieces: isCount ? count.value : 1, text: text.slice(start.start, end.end), ...whole }] : []
}
