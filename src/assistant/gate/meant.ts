import { conceptOf, sizeOf } from '../../language/families.ts'
import { keyOf } from '../../language/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { boundAt } from './bounds.ts'
import type { Clause, MeantVariants, Mention, Scene } from './claim.ts'
import type { KnownProduct } from './known.ts'

/** The words of a clause outside the products it names. */
export function wordsOf({ tokens }: Scene, { from, to, mentions }: Pick<Clause, 'from' | 'to' | 'mentions'>): string[] {
  const words: string[] = []
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    if (token && token.kind !== 'sign' && !mentions.some((one) => at >= one.from && at < one.to))
      words.push(token.kind === 'number' ? token.text.replace(',', '.') : token.text)
  }
  return words
}

const keysOf = remembering((value): string[] => keyOf(value).split(' ').filter(Boolean))
const lineagesOf = remembering((word): readonly string[] => {
  const found = conceptOf('color', word) ?? conceptOf('material', word)
  return found ? found.concept.lineage : []
})
const nameOf = remembering((word): string | null => {
  const found = conceptOf('color', word) ?? conceptOf('material', word)
  return found ? found.concept.name : null
})

/** What some words can name values by, worked out once for all values. */
interface Naming {
  words: readonly string[]
  known: ReadonlySet<string>
  concepts: ReadonlySet<string>
  sizes: ReadonlySet<string>
}

const namingOf = (words: readonly string[]): Naming => ({
  words,
  known: new Set(words),
  concepts: new Set(words.flatMap((word) => nameOf(word) ?? [])),
  sizes: new Set(words.flatMap((word) => sizeOf(word)?.value ?? [])),
})

/** Whether words name a value of an option: as the shop writes it, in another language, or a wider word for it. */
function namesValue({ words, known, concepts, sizes }: Naming, value: string): boolean {
  const keys = keysOf(value)
  const [first = ''] = keys
  if (first === '') return false
  if (keys.length === 1 && sizes.size > 0 && sizes.has(sizeOf(first)?.value ?? '')) return true
  if (concepts.size > 0 && keys.some((key) => lineagesOf(key).some((name) => concepts.has(name)))) return true
  if (!keys.every((key) => known.has(key))) return false
  return words.some((word, at) => word === first && keys.every((key, index) => words[at + index] === key))
}

const isColor = (word: string): boolean => conceptOf('color', word)?.literalOnly === false

/** The values of a product's options that some words name, by the option's name. */
function valuesNamed(product: KnownProduct, words: readonly string[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  const naming = namingOf(words)
  for (const [name, values] of optionsOf(product)) {
    for (const value of values)
      if (namesValue(naming, value)) names.set(name, (names.get(name) ?? new Set()).add(value))
  }
  return names
}

const read = new WeakMap<KnownProduct, { variants: number; options: Map<string, Set<string>> }>()
/** The different values of each option of a product. */
function optionsOf(product: KnownProduct): Map<string, Set<string>> {
  const found = read.get(product)
  if (found && found.variants === product.variants.size) return found.options
  const options = new Map<string, Set<string>>()
  for (const variant of product.variants.values()) {
    for (const { name, value } of variant.options) options.set(name, (options.get(name) ?? new Set()).add(value))
  }
  read.set(product, { variants: product.variants.size, options })
  return options
}

/**
 * The variants that a clause is about: those whose options it names, all where it names none, and none where it names a colour that
 * there is not. What it leaves open the clauses right before it may tell: "in olive, size M it is sold out", "500 ml: $12".
 * @param ending the cues of clauses that tell something of their own, and so are not looked at
 */
export function variantsIn(
  scene: Scene,
  clause: Clause,
  product: KnownProduct,
  ending: 'money' | 'stock' = 'stock',
): MeantVariants {
  const known = meantIn.get(clause) ?? new Map<string, MeantVariants>()
  meantIn.set(clause, known)
  const key = `${ending} ${product.id}`
  const found = known.get(key) ?? meantBy(scene, clause, product, ending)
  known.set(key, found)
  return found
}

/** Worked out once for each clause: every number of it asks. */
const meantIn = new WeakMap<Clause, Map<string, MeantVariants>>()

function meantBy(scene: Scene, clause: Clause, product: KnownProduct, ending: 'money' | 'stock'): MeantVariants {
  const all = [...product.variants.values()]
  if (all.length === 0) return { variants: all, isTold: false }
  const words = wordsOf(scene, clause)
  const names = valuesNamed(product, words)
  for (let at = scene.clauses.indexOf(clause) - 1; at >= 0; at--) {
    const before = scene.clauses[at] as Clause
    const isOwn =
      ending === 'money'
        ? before.amounts.some(({ unit }) => unit === 'money')
        : before.cues.some(({ name }) => name === 'trade.there' || name === 'trade.gone')
    if (isOwn || before.mode !== clause.mode) break
    for (const [name, values] of valuesNamed(product, wordsOf(scene, before)))
      if (!names.has(name)) names.set(name, values)
  }
  if (names.size === 0) {
    const isOther =
      words.some(isColor) &&
      [...optionsOf(product).values()].some((values) => [...values].some((value) => keysOf(value).some(isColor)))
    return { variants: isOther ? [] : all, isTold: isOther }
  }
  const meant = all.filter(({ options }) =>
    [...names].every(([name, values]) => options.some((one) => one.name === name && values.has(one.value))),
  )
  return { variants: meant, isTold: true }
}

/** The products that a place of a sentence is about: those named last before it, else first behind it in the clause, else the clause's. */
export function subjectAt(scene: Scene, clause: Clause, at: number): readonly KnownProduct[] {
  const before = clause.mentions.filter(({ to }) => to <= at)
  const nearest: Mention | undefined = before.at(-1) ?? clause.mentions[0]
  return nearest?.products ?? clause.subject ?? [...scene.known.products.values()]
}

/**
 * The product that an amount of money is told of: the one named last before it, unless that has its amount already, else the next one
 * that is named: "$26 for the lamp and $35 for the shade".
 */
export function subjectOfMoney(scene: Scene, clause: Clause, at: number): readonly KnownProduct[] {
  const all = scene.clauses.flatMap(({ amounts }) => amounts).filter(({ unit }) => unit === 'money')
  const money = all.filter(({ from, to }) => from === at || boundAt(scene.tokens, scene.language, from, to) === null)
  const taken = new Set<Mention>()
  for (const [index, amount] of money.entries()) {
    const next = money[index + 1]?.from ?? scene.tokens.length
    const before = scene.mentions.filter(({ to }) => to <= amount.from).at(-1)
    const free = before && !taken.has(before) ? before : undefined
    const behind = scene.mentions.find(({ from }) => from >= amount.to && from < next)
    const own = free ?? behind
    if (own) taken.add(own)
    if (amount.from === at) return own?.products ?? before?.products ?? clause.subject
  }
  return subjectAt(scene, clause, at)
}

/** Whether a "not" stands before a place of its clause, near enough to deny it, or anywhere behind it in German. */
export function isDeniedAt(clause: Clause, at: number, { tokens, language }: Scene, to = at + 1): boolean {
  return clause.negations.some((place) => {
    if (place >= at && place < to) return false
    if (place > at) return place >= to && language === 'de' && place - at < 6
    return tokens.slice(place, at).filter(({ kind }) => kind !== 'sign').length < 7
  })
}

/** A clause as it was written. */
export const textOf = ({ text, tokens }: Scene, { from, to }: { from: number; to: number }): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
