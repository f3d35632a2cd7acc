import { wordsOfAll } from '../../language/packs.ts'
import { currenciesOf } from '../../language/read-money.ts'
import { keyOf, keyOfTokens, type TextToken, tokenize } from '../../language/tokens.ts'
import { isUnitWord } from '../../language/units.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'

/** Values of a product's own options that a text names. */
export interface NamedValues {
  /** By the option's name, in lower case. */
  options: Record<string, string[]>
  /** The text without the values and the names of their options. */
  rest: string
}

const MOST_VALUES = 200
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
  const values = byKey(variants)
  const options: Record<string, string[]> = {}
  const tokens = tokenize(boundedReading(text, textBounds.question))
  const left = cutOut(tokens, (key, at, to) => {
    const behind = tokens[to]?.text ?? ''
    const isCount = key === String(counted) || isUnitWord(behind) || currenciesOf(behind) !== null
    const isOther = /^[\p{N}.]+$/u.test(key) ? isCount : key.length === 1 && !isLetter(tokens, at)
    const found = isOther ? undefined : values.get(key)
    if (found) options[found.name] = [...(options[found.name] ?? []), found.value]
    return found !== undefined
  })
  const names = new Set(Object.keys(options).map(keyOf))
  const rest = cutOut(left, (key) => names.has(key)).map(({ raw, glued }) => (glued ? raw : ` ${raw}`))
  return { options, rest: rest.join('').trim() }
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

/** Each value by its words; "1TB SSD" also by its measure alone, "28 cm" and "160 x 200 cm" by the number, where no other value has that. */
function byKey(variants: readonly Readonly<Record<string, string>>[]): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const options of variants) {
    if (values.size >= MOST_VALUES) break
    for (const [name, value] of Object.entries(options)) values.set(keyOf(value), { name: name.toLowerCase(), value })
  }
  const measured = new Map<string, Value[]>()
  for (const one of values.values()) {
    const [number, unit, ...more] = tokenize(one.value)
    if (number?.kind !== 'number' || !unit) continue
    const isMeasure = unit.kind === 'word' && unit.text !== 'x' && more.length > 0
    const key = isMeasure ? keyOfTokens([number, unit], 0, 2) : number.text
    measured.set(key, [...(measured.get(key) ?? []), one])
  }
  for (const [key, [only, ...others]] of measured)
    if (only && others.length === 0 && !values.has(key)) values.set(key, only)
  return values
}
