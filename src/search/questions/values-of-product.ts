import { isPreposition } from '../../language/amounts/measured-sides.ts'
import { currenciesOf } from '../../language/amounts/read-money.ts'
import { type SidesSaid, sidesAcrossAt, spans } from '../../language/amounts/sides-across.ts'
import { isUnitWord, scaleOf } from '../../language/amounts/units.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { isNegation } from '../../language/readers/negation.ts'
import { isNo, isYes } from '../../language/readers/yes-no.ts'
import { accepts, isKindWord, sizeOf } from '../../language/text/families.ts'
import { keyOf, keyOfTokens, type TextToken, tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'

/** Values of a product's own options that a text names. */
export interface NamedValues {
  /** By the option's name, in lower case. */
  options: Record<string, string[]>
  /** What stands where a value would and is none of them: "25 cm" of plates that come in 20 and 30 cm; with all values of that option. */
  lacking: Lacking | null
  /** The text without the values, the names of their options and what is lacking. */
  rest: string
}

/** A value that an option has not, as said, and those that it has. */
interface Lacking {
  name: string
  values: string[]
  said: string
}

const MOST_VALUES = 200
/** More words are no name. */
const MOST_NAMING = 4
const MOST_TOKENS = 8

/**
 * Finds values of a product's own options in a text: "32gb", "the 1 tb one", "40" of boots. Of one product that is talked about these can hardly
 * mean anything else, while in the words of a search "32 gb" may be of any option.
 * @param variants the options of each of its variants
 * @param counted how many pieces the text asks for: that number is no value
 */
export function valuesOfProduct(
  text: string,
  variants: readonly Readonly<Record<string, string>>[],
  counted?: number,
): NamedValues {
  const tokens = tokenize(boundedReading(text, textBounds.question))
  const words = tokens.filter(({ kind }) => kind === 'word').length
  // "The wide straps" names a form; "it has to be quiet, is it?" asks how it is.
  const values = byKey(variants, words <= MOST_NAMING && tokens.every(({ text: sign }) => sign !== '?'))
  const options: Record<string, string[]> = {}
  const left = cutOut(tokens, (key, at, to) => {
    const behind = tokens[to]?.text ?? ''
    const named = values.get(key) ?? (isSizeWord(tokens, at, to) ? values.get(sizeOf(key)?.value ?? '') : undefined)
    // "500 pieces", of an option that is called "pieces".
    const isOfName = behind !== '' && tokenize(named?.name ?? '').some(({ text: word }) => word === behind)
    const isOfUnit = isUnitWord(behind) && !isPreposition(tokens, to) && !isOfName
    const isCount = key === String(counted) || isOfUnit || currenciesOf(behind) !== null
    const isOther = /^[\p{N}.]+$/u.test(key) ? isCount : key.length === 1 && !isLetter(tokens, at)
    const found = isOther ? undefined : named
    if (found) options[found.name] = [...(options[found.name] ?? []), found.value]
    return found !== undefined
  })
  const names = new Set(Object.keys(options).map(keyOf))
  const unnamed = cutOut(left, (key) => names.has(key))
  const told = names.size > 0 ? null : amountTold(unnamed, variants, counted)
  const rest = told ? unnamed.toSpliced(told.from, told.to - told.from) : unnamed
  const said = rest.map(({ raw, glued }) => (glued ? raw : ` ${raw}`))
  if (told?.value !== undefined) options[told.lacking.name.toLowerCase()] = [told.value]
  return {
    options,
    lacking: told && told.value === undefined ? told.lacking : null,
    rest: said.join('').trim(),
  }
}

/** Before a size: "in 47", "size 47". */
const markers = wordsOfAll(({ options }) => `${options?.beforeSize ?? ''} ${options?.beforeSizeWord ?? ''}`)
/** "And 47?" */
const MOST_WITH_BARE = 2

/** An amount in the unit of the values of one option, with its place in a text and the value that is as much, written otherwise; none has it where that is undefined. */
function amountTold(
  tokens: readonly TextToken[],
  variants: readonly Readonly<Record<string, string>>[],
  counted?: number,
): { lacking: Lacking; value: string | undefined; from: number; to: number } | null {
  let measured: Measured[] | undefined
  const words = tokens.filter(({ kind }) => kind !== 'sign').length
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'number' || text === String(counted)) continue
    const sides = sidesAcrossAt(tokens, at)
    const across = sides && sidesTold(sides, variants)
    if (across) return { ...across, from: at, to: sides.to }
    const behind = tokens[at + 1]?.text ?? ''
    const unit = unitIn(behind)
    const before = tokens[at - 1]?.text ?? ''
    // "Has it got a 30?"
    const isAlone = articles.has(before) && tokens[at + 1]?.kind !== 'word'
    const isLed = isAlone || markers.has(before) || isKindWord('size', before)
    const isBare = isLed || words <= MOST_WITH_BARE
    if (unit === null && (!isBare || isUnitWord(behind) || currenciesOf(behind) !== null)) continue
    measured ??= measuresOf(variants)
    const [own, ...others] = measured.filter((one) => unit === null || one.unit === unit)
    if (!own || others.length > 0) continue
    const to = at + (unit === null ? 1 : 2)
    const said = tokens.slice(at, to).map(({ raw, glued }, place) => (place === 0 || glued ? raw : ` ${raw}`))
    const amount = said.join('')
    const value = own.values.find((one) => accepts(null, amount, one))
    return { lacking: { name: own.name, values: own.values, said: amount }, value, from: at, to }
  }
  return null
}

/** "100x50" of what comes in "100 x 50 cm"; null where no value is told by sides. */
function sidesTold(
  { said }: SidesSaid,
  variants: readonly Readonly<Record<string, string>>[],
): { lacking: Lacking; value: string | undefined } | null {
  for (const name of new Set(variants.flatMap((options) => Object.keys(options)))) {
    const values = [...new Set(variants.flatMap((options) => options[name] || []))].slice(0, MOST_VALUES)
    const spanned = values.map((value) => spans(said, value))
    if (spanned.every((one) => one === null)) continue
    return { lacking: { name, values, said }, value: values.find((_, at) => spanned[at]) }
  }
  return null
}

const unitIn = (word: string): string | null => scaleOf(word)?.base ?? null

/** An option of which each value is a number, in one unit or in none. */
interface Measured {
  name: string
  values: string[]
  unit: string | null
}

/** A measure is no longer, in code units. */
const MOST_OF_MEASURE = 40

function measuresOf(variants: readonly Readonly<Record<string, string>>[]): Measured[] {
  const names = new Set(variants.flatMap((options) => Object.keys(options)))
  return [...names].flatMap((name) => {
    const values = [...new Set(variants.flatMap((options) => options[name] || []))].slice(0, MOST_VALUES)
    const units = new Set<string | null>()
    for (const value of values) {
      const [number, unit] = value.length > MOST_OF_MEASURE ? [] : tokenize(value)
      if (number?.kind !== 'number') return []
      units.add(unitIn(unit?.text ?? ''))
    }
    const [unit = null, ...others] = units
    return others.length > 0 || values.length === 0 ? [] : [{ name, values, unit }]
  })
}

const articles = wordsOfAll(({ options }) => options?.articles)
/** Words beside which a letter in lower case may be a value: "in m please". */
const FEW_WORDS = 3

/** Whether a letter stands for itself: the "M" of "in M", not those of "I'm", "l'eau" and "a light one". */
function isLetter(tokens: readonly TextToken[], at: number): boolean {
  const isCut = [tokens[at - 1], tokens[at + 1]].some((sign) => sign !== undefined && /^['’]$/.test(sign.text))
  const { raw = '', text = '' } = tokens[at] ?? {}
  if (isCut || articles.has(text)) return false
  return raw !== raw.toLowerCase() || tokens.filter(({ kind }) => kind !== 'sign').length <= FEW_WORDS
}

/** "Medium in blue", "and in small?": a word for a size by letters that stands where a value does, and tells not how the thing is. */
function isSizeWord(tokens: readonly TextToken[], at: number, to: number): boolean {
  const { kind, text = '' } = tokens[at] ?? {}
  if (to !== at + 1 || kind !== 'word' || text.length === 1) return false
  const before = tokens[at - 1]
  const isLed = !before || before.kind === 'sign' || articles.has(before.text) || markers.has(before.text)
  return isLed || isKindWord('size', before.text) || joining.has(before.text) || markers.has(tokens[to]?.text ?? '')
}

const joining = wordsOfAll((pack) => pack.joiners)

/** The tokens without the runs of them that are taken, the longest first. */
function cutOut(
  tokens: readonly TextToken[],
  isTaken: (key: string, from: number, to: number) => boolean,
): TextToken[] {
  const left: TextToken[] = []
  for (let from = 0; from < tokens.length; ) {
    let to = Math.min(from + MOST_TOKENS, tokens.length)
    while (to > from && (tokens[to - 1]?.kind === 'sign' || !isTaken(keyOfTokens(tokens, from, to), from, to))) to--
    if (to === from) left.push(tokens[from] as TextToken)
    from = Math.max(to, from + 1)
  }
  return left
}

interface Value {
  name: string
  value: string
}

/** A longer value is called by all of it, in code units. */
const MOST_OF_VALUE = 80
const describing = wordsOfAll(({ references }) => references?.describing)
const partings = new Set(['(', ',', ':', '–', '+'])

/** "L" of "L 32-42 cm", "kit" of "Kit with charger + bag": what stands before that which only tells more of it; null where nothing does. */
function headOf(tokens: readonly TextToken[]): string | null {
  const end = tokens.findIndex(
    ({ kind, text }) => kind === 'number' || partings.has(text) || (kind === 'word' && describing.has(text)),
  )
  const head = end > 0 ? keyOfTokens(tokens, 0, end) : ''
  return head.length >= SHORTEST_HEAD || sizeOf(head) !== null ? head : null
}
const SHORTEST_HEAD = 3

/** Each value by its words, and by those it begins with; "1TB SSD" also by its measure alone, "28 cm" and "160 x 200 cm" by the number, where no other value has that. */
function byKey(variants: readonly Readonly<Record<string, string>>[], isName: boolean): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const options of variants) {
    if (values.size >= MOST_VALUES) break
    for (const [name, value] of Object.entries(options)) {
      // "No thanks", of what is "waterproof: no".
      if (isNo(value) || isYes(value)) continue
      values.set(keyOf(value), { name: name.toLowerCase(), value })
    }
  }
  const measured = new Map<string, Value[]>()
  for (const one of values.values()) {
    const tokens = one.value.length > MOST_OF_VALUE ? [] : tokenize(one.value)
    const head = headOf(tokens)
    if (head !== null) measured.set(head, [...(measured.get(head) ?? []), one])
    const [number, unit, ...more] = one.value.length > MOST_OF_MEASURE ? [] : tokens
    if (number?.kind !== 'number' || !unit) continue
    const isMeasure = unit.kind === 'word' && unit.text !== 'x' && more.length > 0
    const key = isMeasure ? keyOfTokens([number, unit], 0, 2) : number.text
    measured.set(key, [...(measured.get(key) ?? []), one])
  }
  const whole = [...values.values()]
  for (const [key, [only, ...others]] of measured)
    if (only && others.length === 0 && !values.has(key)) values.set(key, only)
  for (const [word, value] of isName ? wordsApart(whole) : []) if (!values.has(word)) values.set(word, value)
  return values
}

/** A shorter word of a value, or one of a longer value, tells it from no other. */
const SHORTEST_APART = 4
const MOST_OF_NAME = 3

/** "Wide" of what comes in "1 in" and "1.5 in wide": words that one value has alone, and that do not say what is not there. */
function wordsApart(values: readonly Value[]): Map<string, Value> {
  const having = new Map<string, Value[]>()
  for (const one of values) {
    const tokens = one.value.length > MOST_OF_VALUE ? [] : tokenize(one.value)
    const words = tokens.filter(({ kind }) => kind === 'word')
    if (words.length > MOST_OF_NAME || words.some(({ text }) => isNegation(text))) continue
    for (const { text } of words) having.set(text, [...(having.get(text) ?? []), one])
  }
  const isApart = (word: string) => word.length >= SHORTEST_APART && !isUnitWord(word) && !isOrdinaryWord(word)
  return new Map(
    [...having].flatMap(([word, [only, ...others]]) =>
      only && others.length === 0 && isApart(word) ? [[word, only] as const] : [],
    ),
  )
}
