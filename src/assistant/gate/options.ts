import { fullPacks, packOf, phraseList, wordList, wordsOfAll } from '../../language/packs.ts'
import { isNo } from '../../language/readers/yes-no.ts'
import { conceptOf, conceptsIn, kindOfName } from '../../language/text/families.ts'
import { keyOf, tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { isCommon } from './common-words.ts'
import type { KnownProduct, KnownVariant } from './known.ts'
import { type Amount, readAmounts } from './said-amounts.ts'
import { inBase, isSameAmount } from './same-amount.ts'

/** What a part of a text can name values of options by. */
export interface Naming {
  /** Folded words and numbers. */
  words: readonly string[]
  amounts: readonly Amount[]
}

/** Values of options that are meant, by the option's name. */
export type Named = ReadonlyMap<string, ReadonlySet<string>>

/** A value of an option, in all forms in which it can be named. */
interface Value {
  name: string
  value: string
  keys: readonly string[]
  /** Words of it that no other value of the option has: "solo" of "solo without battery". */
  own: string[]
  /** Of a value that is a measure: "1000ml", "7-inch". */
  amount: Amount | null
  concepts: ReadonlySet<string>
  /** Of a size that is told by a number: "3" of "Gr. 3 (4-9 kg)". */
  number: string | null
  /** A "yes" or "no", which names nothing by itself. */
  isYesNo: boolean
}

/** The unit of a number that points at something by its measure, and so tells no unit: "the 120". */
export const ANY = 'any'

const isSizeWord = (word: string | undefined): boolean => word !== undefined && kindOfName(word)?.kind === 'size'
const keysOf = remembering((value): string[] => keyOf(value).split(' ').filter(Boolean))
const yes = new Set(fullPacks.flatMap((pack) => phraseList((pack as { yes?: string }).yes)))
const conceptNames = remembering((word): readonly string[] =>
  (['color', 'material'] as const).flatMap((kind) => conceptOf(kind, word)?.concept.name ?? []),
)
/** Whether a word names a colour. */
export const isColor = (word: string): boolean => conceptOf('color', colorIn(word))?.literalOnly === false

const SHORTEST_COLOR = 4

/** The colour that a German word ends with, else the word: "limettengrun" is a green. */
export const colorIn = remembering((word): string => {
  if (conceptOf('color', word)) return word
  for (let at = 3; at <= word.length - SHORTEST_COLOR; at++)
    if (conceptOf('color', word.slice(at))?.literalOnly === false && germanColors.has(word.slice(at)))
      return word.slice(at)
  return word
})
const germanColors = new Set(
  wordList(
    Object.values(packOf('de')?.colors ?? {})
      .join(' ')
      .replaceAll('!', ''),
  ),
)

function readValue(name: string, whole: string, language: string): Value {
  // "1.5kg (43 m2)": what stands between brackets tells more of it.
  const open = whole.endsWith(')') ? whole.lastIndexOf('(') : -1
  const value = whole.slice(0, open < 0 ? undefined : open).trimEnd() || whole
  const keys = keysOf(value)
  const tokens = tokenize(value)
  const amounts = readAmounts(tokens, language)
  const [amount = null] = amounts
  const covered = amounts.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    ...{
      name,
      value: whole,
      keys,
      own: [],
      number: isSizeWord(keys[0]) && keys.length === 2 ? (keys[1] ?? null) : null,
    },
    amount: amounts.length === 1 && tokens.length - covered <= 1 ? amount : null,
    concepts: new Set([...conceptsIn('color', value), ...conceptsIn('material', value)]),
    isYesNo: isNo(value) || yes.has(value.toLowerCase()),
  }
}

/** By an option's name and value, a line each. */
const valueReaders = remembering((language) =>
  remembering((key): Value => {
    const at = key.indexOf('\n')
    return readValue(key.slice(0, at), key.slice(at + 1), language)
  }),
)

interface ReadOptions {
  variants: number
  values: Value[]
  /** By an option's name and value. */
  having: Map<string, KnownVariant[]>
}

const read = new WeakMap<KnownProduct, ReadOptions>()

/** The different values of a product's options. */
function valuesOf(product: KnownProduct, language: string): readonly Value[] {
  const found = read.get(product)
  if (found && found.variants === product.variants.size) return found.values
  const values = new Map<string, Value>()
  const having = new Map<string, KnownVariant[]>()
  for (const variant of product.variants.values()) {
    for (const { name, value } of variant.options) {
      const key = `${name}\n${value}`
      if (!values.has(key)) values.set(key, { ...valueReaders(language)(key) })
      const same = having.get(key)
      if (same) same.push(variant)
      else having.set(key, [variant])
    }
  }
  const all = [...values.values()]
  const uses = new Map<string, number>()
  const useOf = (name: string, key: string) => `${name} ${key}`
  for (const { name, keys } of all)
    for (const key of new Set(keys)) uses.set(useOf(name, key), (uses.get(useOf(name, key)) ?? 0) + 1)
  for (const one of all) {
    one.own = one.keys.filter(
      (key) => /^\p{L}{3}/u.test(key) && uses.get(useOf(one.name, key)) === 1 && !isCommon(key, language),
    )
  }
  read.set(product, { variants: product.variants.size, values: all, having })
  return all
}

/** The different values of each option of a product. */
export function optionsOf(product: KnownProduct, language: string): Map<string, Set<string>> {
  const options = new Map<string, Set<string>>()
  for (const { name, value } of valuesOf(product, language))
    options.set(name, (options.get(name) ?? new Set()).add(value))
  return options
}

const hasRun = (words: readonly string[], keys: readonly string[]): boolean =>
  words.some((word, at) => word === keys[0] && keys.every((key, index) => words[at + index] === key))

/** How well words name a value, as the shop writes it, by its measure, in another language or by a wider word; 0 is not at all. */
function strengthOf(
  { words, amounts }: Naming,
  value: Value,
  { concepts, known }: { concepts: readonly string[]; known: ReadonlySet<string> },
): number {
  const { keys, own, amount, number, isYesNo } = value
  if (isYesNo) return 0
  if (number !== null) {
    const isNamed = words.some((word, at) => word === number && isSizeWord(words[at - 1]))
    return isNamed ? 2 : 0
  }
  if (amount) {
    return amounts.some(({ values, unit }) =>
      values.some((own) =>
        amount.values.some((one) =>
          unit === ANY || (isPieces(unit) && isPieces(amount.unit))
            ? own === one
            : isSameAmount({ value: own, unit }, { ...amount, value: one }),
        ),
      ),
    )
      ? 2
      : 0
  }
  const isRun = keys.length > 0 && keys.every((key) => known.has(key)) && hasRun(words, keys)
  if (isRun) return 1 + keys.length
  if (own.some((key) => known.has(key))) return 2
  if (concepts.some((name) => value.concepts.has(name))) return 1
  return keys.length === 1 && words.some((word) => isAkin(word, keys[0] as string)) ? 1 : 0
}

/** "1000 pieces" of an option "1000". */
const isPieces = (unit: string | null): boolean => unit === null || unit === 'pc' || unit === 'item'

const LEAST_ALIKE = 4
/** "Coral" and "corail", "turquesa" and "turquoise": one word, as two languages write it. */
const isAkin = (word: string, other: string): boolean => {
  if (Math.abs(word.length - other.length) > 2 || Math.min(word.length, other.length) <= LEAST_ALIKE) return false
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  return same >= LEAST_ALIKE && Math.max(word.length, other.length) - same <= 3
}

const large = wordsOfAll(({ claims }) => claims?.telling?.large?.replaceAll(',', ''))
const small = wordsOfAll(({ claims }) => claims?.telling?.small?.replaceAll(',', ''))

/** "The big one", "the small pack". */
function endOf({ words }: Naming): 'largest' | 'smallest' | null {
  if (words.some((word) => large.has(word))) return 'largest'
  return words.some((word) => small.has(word)) ? 'smallest' : null
}

/** Whether no other value of the option is a larger, or smaller, measure. */
function isAtEnd({ name, amount }: Value, values: readonly Value[], end: 'largest' | 'smallest'): boolean {
  const sizeOf = (one: Amount | null) => (one ? (inBase(one)?.value ?? one.values[0] ?? 0) : 0)
  const isAlike = (one: Amount | null) =>
    one !== null && amount !== null && (one.unit === amount.unit || inBase(one)?.base === inBase(amount)?.base)
  const others = values.filter((one) => one.name === name && isAlike(one.amount)).map((one) => sizeOf(one.amount))
  const own = sizeOf(amount)
  return others.length > 1 && own === (end === 'largest' ? Math.max(...others) : Math.min(...others))
}

/** The values of a product's options that a part of a text names; of those of one option the ones that it names best. */
export function namedBy(naming: Naming, product: KnownProduct, language: string): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  const best = new Map<string, number>()
  const told = { concepts: naming.words.flatMap(conceptNames), known: new Set(naming.words) }
  const values = valuesOf(product, language)
  const end = endOf(naming)
  for (const value of values) {
    const isEnd = end !== null && value.amount !== null && isAtEnd(value, values, end)
    const strength = isEnd ? 1 : strengthOf(naming, value, told)
    if (strength === 0 || strength < Math.min(2, best.get(value.name) ?? 0)) continue
    if (strength >= 2 && (best.get(value.name) ?? 0) < 2) named.delete(value.name)
    best.set(value.name, Math.max(strength, best.get(value.name) ?? 0))
    named.set(value.name, (named.get(value.name) ?? new Set()).add(value.value))
  }
  return named
}

/** The variants that have one of the named values of each option. */
export function variantsWith(product: KnownProduct, named: Named): KnownVariant[] {
  const having = read.get(product)?.having
  if (named.size === 0 || !having) return [...product.variants.values()]
  const [first = new Set<KnownVariant>(), ...others] = [...named].map(
    ([name, values]) => new Set([...values].flatMap((value) => having.get(`${name}\n${value}`) ?? [])),
  )
  return [...first].filter((variant) => others.every((own) => own.has(variant)))
}

/** What is told of an option counts before what was told of it earlier; null where there is no such variant. */
export function narrowed(product: KnownProduct, own: Named, ...earlier: readonly Named[]): KnownVariant[] | null {
  if (own.size === 0 && earlier.every(({ size }) => size === 0)) return [...product.variants.values()]
  let all = variantsWith(product, own)
  const told = new Set(own.keys())
  for (const one of earlier) {
    const more = new Map([...one].filter(([name]) => !told.has(name)))
    if (more.size === 0) continue
    for (const name of more.keys()) told.add(name)
    const fewer = new Set(variantsWith(product, more))
    const both = all.filter((variant) => fewer.has(variant))
    if (both.length === 0) return null
    all = both
  }
  return all
}
