import { normalizeNumber } from '../../language/amounts/read-digits.ts'
import { measureTerm, scaleOf } from '../../language/amounts/units.ts'
import { openAudiences } from '../../language/readers/open-audiences.ts'
import { type Audience, readAudience } from '../../language/readers/read-audience.ts'
import { partWords } from '../../language/readers/words-before-parts.ts'
import { conceptsIn } from '../../language/text/families.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { SearchProduct } from '../search-product.ts'
import { sizesOfTitle, type TitleSizes } from './size-of-title.ts'

/** What a title tells whatever is wished for. */
interface TitleReading {
  audiences: readonly Audience[] | undefined
  color: ReadonlySet<string> | undefined
  material: ReadonlySet<string> | undefined
  sizes: TitleSizes | undefined
}

/** Of products that were held against a wish, as long as they are there: a catalog changes less often than wishes do. */
const readings = new WeakMap<SearchProduct, TitleReading>()
/** Few combinations come up, so products share them. */
const shared = new Map<string, unknown>()
const MOST_SHARED = 1_000

function readingOf(product: SearchProduct): TitleReading {
  let reading = readings.get(product)
  if (!reading) {
    reading = { audiences: undefined, color: undefined, material: undefined, sizes: undefined }
    readings.set(product, reading)
  }
  return reading
}

/** For whom the title says that the product is. */
export function audiencesOfTitle(product: SearchProduct): readonly Audience[] {
  const reading = readingOf(product)
  reading.audiences ??= share('audiences', audiencesIn(product.title))
  return reading.audiences
}

/** The colours or materials that the title names. */
export function conceptsOfTitle(kind: 'color' | 'material', product: SearchProduct): ReadonlySet<string> {
  const reading = readingOf(product)
  reading[kind] ??= share(kind, kind === 'color' ? conceptsIn(kind, product.title) : materialsOf(product.title))
  return reading[kind]
}

/** What a title says it is made of: "Glass Bottle with Steel Lid" is of glass, and "Bottle with Steel Lid" may be of steel. */
function materialsOf(title: string): Set<string> {
  const own = new Set<string>()
  // A title is longer than a value: each of its pieces is read by itself.
  for (const piece of boundedReading(title, textBounds.name).split(/[,;:()[\]|]/)) {
    const tokens = tokenize(piece)
    const part = tokens.find(({ text }) => partWords.has(text))
    for (const name of conceptsIn('material', piece.slice(0, part?.start))) own.add(name)
  }
  return own.size > 0 ? own : conceptsIn('material', title)
}

/** The sizes that the title names. */
export function sizesOf(product: SearchProduct): TitleSizes {
  const reading = readingOf(product)
  reading.sizes ??= sizesOfTitle(product.title)
  return reading.sizes
}

/**
 * What the title tells in the unit of an amount, where it does not tell that amount: what "8GB Memory" is titled has no 16 GB, though its text
 * says that it once could be had so. Null where it tells nothing in that unit.
 */
export function otherMeasureOfTitle(wanted: string, { title }: SearchProduct, language: string): string | null {
  const [own, ...more] = measuresIn(wanted, language)
  if (!own || more.length > 0) return null
  const titled = measuresIn(boundedReading(title, textBounds.name), language).filter(({ base }) => base === own.base)
  return titled.length === 0 || titled.some(({ term }) => term === own.term)
    ? null
    : titled.map(({ said }) => said).join(', ')
}

/** Amounts with a unit that is measured in, "8GB", "13.3 in". */
const measuresIn = (text: string, language: string) =>
  tokenize(text).flatMap(({ kind, text: number, start }, at, all) => {
    const unit = all[at + 1]
    const term = kind === 'number' && unit ? measureTerm(normalizeNumber(number, language), unit.text) : null
    return unit && term !== null ? [{ term, base: scaleOf(unit.text)?.base, said: text.slice(start, unit.end) }] : []
  })

/** For whom a text says that something is. */
export function audiencesIn(text: string): Audience[] {
  const tokens: TextToken[] = tokenize(openAudiences(boundedReading(text, textBounds.name)))
  const found = new Set<Audience>()
  for (let at = 0; at < tokens.length; ) {
    const one = readAudience(tokens, at)
    if (!one) break
    found.add(one.value)
    at = one.to
  }
  return [...found]
}

function share<List extends Iterable<string>>(kind: keyof TitleReading, list: List): List {
  const key = `${kind} ${[...list].join(',')}`
  const known = shared.get(key)
  if (known !== undefined) return known as List
  if (shared.size < MOST_SHARED) shared.set(key, list)
  return list
}
