import { isNegationOfNext } from '../../language/readers/negation.ts'
import { isNo } from '../../language/readers/yes-no.ts'
import { conceptOf, imitation, kindOfName, type OptionKind, sizeOf } from '../../language/text/families.ts'
import { fold, foldName } from '../../language/text/fold.ts'
import { keyOf, wordsIn } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import type { FoundWord } from '../index/find-words.ts'
import type { FieldName } from '../index/indexed-fields.ts'
import type { SearchProduct, SearchVariant } from '../search-product.ts'
import { fitOf, type Grade, type PartGrade } from './grade.ts'
import { bestVariants, gradeVariants } from './grade-variants.ts'
import { hasForm } from './has-form.ts'
import { narrowed, optionWords } from './option-words.ts'
import type { PreparedWish, WishedValue } from './prepare-wish.ts'
import { holdsSize } from './size-of-title.ts'
import { conceptsOfTitle, otherMeasureOfTitle, sizesOf as sizesOfTitleOf } from './title-readings.ts'
import type { WishedAudience } from './wished-audience.ts'
import { contentPart } from './wished-contents.ts'
import { modelPart } from './wished-models.ts'
import type { WishedThing } from './wished-thing.ts'
import type { WishedWord } from './wished-word.ts'

/**
 * Holds a product against a wish, part by part.
 * @param found where the words of `wish.asked` stand in this product
 * @param thing whether it is the thing, where one was named
 */
export function gradeProduct(
  wish: PreparedWish,
  product: SearchProduct,
  found: readonly (FoundWord | null)[],
  thing: PartGrade | null,
): Grade {
  const told = optionWords(wish, found, product.variants)
  const { variants, without } = narrowed(bestVariants(product, wish.variants), told)
  const ofVariants = gradeVariants(variants, wish.variants)
  const denied = new Set(told.map(({ word }) => word).filter((word) => word?.isDenied === true))
  const words: PartGrade[] = []
  for (const word of wish.words) {
    const same = words[word.first]
    if (same) words.push(same)
    else if (word.refused) words.push(refusedPart(word.refused, product))
    else if (without.has(word) || denied.has(word))
      words.push({
        ...{ part: word.isDenied ? 'not_word' : 'word', wanted: nameOf(word), field: 'options', says: null },
        verdict: without.has(word) ? 'fails' : 'holds',
      })
    else {
      const part = eitherPart(word, found, product, variants, wish)
      const told: PartGrade = word.isUntoldPurpose ? { ...part, isUntoldPurpose: true } : part
      words.push(word.isSoft ? softPart(told, word) : told)
    }
  }
  // "She loves all that is natural": a shade of that name is nothing she likes.
  const asLiked = (part: PartGrade): PartGrade =>
    !wish.isGift || part.isRefused
      ? part
      : { ...part, isLiked: true, ...(part.field === 'options' && part.part === 'word' ? untold : {}) }
  // "Waterproof, size 9": an option of a variant in another size tells nothing.
  const parts = [
    ...(thing ? [thing] : []),
    ...(wish.audience ? audiencePart(wish.audience, wish.isGift, product) : []),
    ...namedParts(wish, product),
    ...wish.contents.map((wished) => contentPart(wished, product)),
    ...wish.models.map((model, at) => modelPart(model, product, found[wish.lines[at] ?? -1] !== null)),
    ...ofVariants.map((part) => (part.verdict === 'unknown' ? inTexts(part, wish, product, found) : part)),
    ...words.filter(({ isRefused, verdict }) => isRefused === undefined || verdict === 'fails').map(asLiked),
  ]
  return { fit: fitOf(parts), parts, variants }
}

/** What is called as what was refused, or is for that, is another thing: "no tablet" wishes for no tablet case. That others are none is nothing to tell. */
function refusedPart(refused: WishedThing, product: SearchProduct): PartGrade {
  const { wanted, verdict, field } = refused.grade(product)
  return {
    ...{ part: 'thing', wanted, verdict: verdict === 'holds' ? 'fails' : 'unknown' },
    ...{ field, says: null, isRefused: true },
  }
}

/** What only ranks is not told of what lacks it, and nothing fails by it. */
function softPart(part: PartGrade, { worth, isAside }: WishedWord): PartGrade {
  const soft = { isSoft: true, worth, ...(isAside ? { isAside } : {}) } as const
  return part.verdict === 'holds'
    ? { ...part, ...soft }
    : { ...part, ...soft, part: 'word', verdict: 'unknown', field: null, says: null }
}

/** What is for children is a present for a child, whatever it likes. */
function audiencePart(audience: WishedAudience, isGift: boolean, product: SearchProduct): PartGrade[] {
  const part = audience.grade(product)
  if (part === null) return []
  return [isGift && audience.age !== null ? { ...part, isLiked: true } : part]
}

/** The word, and what will do as well, in the shopper's words. */
const nameOf = ({ surface, either }: WishedWord): string => [surface, ...either.map((one) => one.surface)].join(' / ')

/** Of words any of which will do the one that is borne out best. */
function eitherPart(
  word: WishedWord,
  found: readonly (FoundWord | null)[],
  product: SearchProduct,
  variants: readonly SearchVariant[],
  wish: PreparedWish,
): PartGrade {
  const parts = [word, ...word.either].map((one) => wordPart(one, found[one.group] ?? null, product, variants, wish))
  const best = parts.toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))[0] as PartGrade
  return best.verdict === 'holds' ? best : { ...best, wanted: nameOf(word) }
}

const verdicts = ['holds', 'unknown', 'fails']
const untold = { verdict: 'unknown', field: null, says: null } as const

/** A word that is there holds; one that is not there is not told. */
function wordPart(
  word: WishedWord,
  found: FoundWord | null,
  product: SearchProduct,
  variants: readonly SearchVariant[],
  wish: PreparedWish,
): PartGrade {
  const { title, vendor } = product
  const { surface: wanted, isSort, isDenied, isVendor, group } = word
  // "From 6 years" is no game for 6 people.
  if (found && /^\d+$/.test(wanted) && found.field !== 'title' && found.field !== 'options')
    return { part: isDenied ? 'not_word' : 'word', wanted, verdict: 'unknown', field: null, says: null }
  const said = found ? { field: found.field, says: null } : { field: null, says: null }
  // What the shop does not sell is only what is called so.
  if (word.isUnsoldThing && (found === null || found.field === 'description' || found.field === 'vendor'))
    return { part: 'thing', wanted, verdict: 'fails', field: null, says: null }
  const isTold = () => found && (found.field !== 'title' || hasForm(title, wanted, wish.catalogLanguage))
  if (word.isOfUse && !isTold()) return { part: 'thing', wanted, verdict: 'fails', field: null, says: null }
  if (!isDenied) {
    const told = found ? null : toldByOption(wanted, variants)
    if (told)
      return { part: 'word', wanted, verdict: told.holds ? 'holds' : 'fails', field: 'options', says: told.value }
    const other = found ? null : otherColor(wanted, product)
    if (other !== null) return { part: 'word', wanted, verdict: 'fails', field: 'title', says: other }
    // "Large", of what is titled "(Pink S)": that its page lists sizes makes it none.
    const size = found?.field === 'title' ? undefined : wish.sizeWords.get(wanted)
    const titled = size === undefined ? null : sizesOfTitleOf(product)
    if (size !== undefined && titled && holdsSize(titled, size) === 'fails')
      return {
        part: 'word',
        wanted,
        verdict: 'fails',
        field: 'title',
        says: [...titled.letters].join(', ').toUpperCase(),
      }
    const isUntitled = !found || found.field === 'description'
    const measure = isUntitled ? otherMeasureOfTitle(wanted, product, wish.catalogLanguage) : null
    if (measure !== null) return { part: 'word', wanted, verdict: 'fails', field: 'title', says: measure }
    // A glass bottle with a steel lid is none of steel.
    const own = found?.field === 'title' ? otherMaterial(wanted, product) : null
    if (own !== null) return { part: 'word', wanted, verdict: 'fails', field: 'title', says: own }
    // "Non-Clumping Litter" is none that clumps.
    if (found?.field === 'title' && hasDenial(title) && wish.evidenceIn(title, group)?.verdict === 'fails')
      return { part: 'word', wanted, verdict: 'fails', field: 'title', says: title }
    const isMentioned = isSort && found?.field === 'description'
    return { part: 'word', wanted, verdict: found && !isMentioned ? 'holds' : 'unknown', ...said }
  }
  if (isVendor && found === null && vendor !== null)
    return { part: 'not_word', wanted, verdict: 'holds', field: 'vendor', says: vendor }
  // Who makes it and what it is sold as is certain. "With a removable hood" has the word too: of texts only a title says for certain
  // that there is one, or that there is none.
  if (found?.field === 'vendor' || found?.field === 'category')
    return { part: 'not_word', wanted, verdict: 'fails', ...said }
  const read = found?.field === 'title' ? wish.evidenceIn(title, group) : null
  const verdict = read === null ? 'unknown' : read.verdict === 'fails' ? 'holds' : 'fails'
  return { part: 'not_word', wanted, verdict, ...(read === null ? { field: null, says: null } : said) }
}

const hasDenial = remembering((title: string): boolean => wordsIn(title).some(isNegationOfNext))

/** Code units that a letter may have before it is folded, as Hangul written letter by letter has. */
const MOST_FOLDED = 3
/** Variants have the same few names. */
const folded = remembering(fold)

/** "Red Canvas Tote" is not blue: the colour that a title names instead of the wished one; null where it names none. */
function otherColor(wanted: string, product: SearchProduct): string | null {
  const wished = conceptOf('color', wanted)
  if (!wished || wished.literalOnly) return null
  const named = conceptsOfTitle('color', product)
  return named.has(wished.concept.name) ? null : ([...named][0] ?? null)
}

/** "Glass Bottle with Steel Lid" is of glass: the material that a title names where it has the wished one of a part alone. */
function otherMaterial(wanted: string, product: SearchProduct): string | null {
  const wished = conceptOf('material', wanted)
  if (!wished || wished.literalOnly) return null
  const named = conceptsOfTitle('material', product)
  return named.has(wished.concept.name) ? null : ([...named][0] ?? null)
}

/** An option of this name tells whether it is so: "waterproof: yes". Null where none does. */
function toldByOption(word: string, variants: readonly SearchVariant[]): { holds: boolean; value: string } | null {
  let denied: string | null = null
  const mostUnits = MOST_FOLDED * word.length
  for (const { options } of variants) {
    for (const name in options) {
      if (name.length > mostUnits || folded(name) !== word) continue
      const value = options[name] as string
      if (!isNo(value)) return { holds: true, value }
      denied = value
    }
  }
  return denied === null ? null : { holds: false, value: denied }
}

function namedParts({ filters: { literal = {}, ...filters } }: PreparedWish, product: SearchProduct): PartGrade[] {
  const parts: PartGrade[] = []
  for (const { vendor, category, tags } of [filters, literal]) {
    if (vendor !== undefined) parts.push(namedPart('vendor', vendor, product.vendor === null ? [] : [product.vendor]))
    if (category !== undefined) parts.push(categoryPart(category, product.category))
    for (const tag of tags ?? []) parts.push(namedPart('tag', tag, product.tags))
  }
  return parts
}

function namedPart(part: 'vendor' | 'tag', wanted: string, own: readonly string[]): PartGrade {
  const holds = own.some((text) => foldName(text) === foldName(wanted))
  const field: FieldName = part === 'tag' ? 'tags' : 'vendor'
  if (own.length === 0) return { part, wanted, verdict: 'unknown', field: null, says: null }
  return { part, wanted, verdict: holds ? 'holds' : 'fails', field, says: holds ? null : own.join(', ') }
}

function categoryPart(wanted: string, own: string | null): PartGrade {
  if (own === null) return { part: 'category', wanted, verdict: 'unknown', field: null, says: null }
  const pathOf = (category: string): string => `>${category.split('>').map(foldName).join('>')}>`
  const holds = pathOf(own).includes(pathOf(wanted))
  return { part: 'category', wanted, verdict: holds ? 'holds' : 'fails', field: 'category', says: holds ? null : own }
}

/** A product without such an option may tell the colour, size or material in its title or another text. */
function inTexts(
  part: PartGrade,
  wish: PreparedWish,
  product: SearchProduct,
  found: readonly (FoundWord | null)[],
): PartGrade {
  const match = /^(not_)?option\.(.*)$/.exec(part.part)
  if (!match) return part
  const isDenied = match[1] !== undefined
  const kind = kindOfName(match[2] as string)?.kind ?? null
  const values = wish.values.filter(({ name, denied }) => name === match[2] && denied === isDenied)
  if (kind === 'size' && values.some(({ value }) => sizeOf(keyOf(value)) !== null))
    return ofTitle(part, values, product)
  for (const wished of values) {
    const { groups } = wished
    const field = inNames(kind, wished, product) ?? fieldOfAll(groups.map((group) => found[group] ?? null))
    if (field === null) continue
    if (isDenied && field === 'description') return part
    return { ...part, verdict: isDenied ? 'fails' : 'holds', field, says: null }
  }
  if (kind !== 'color' || isDenied) return part
  // "Red Canvas Tote" is not blue.
  const others = [...conceptsOfTitle('color', product)]
  return others.length === 0 ? part : { ...part, verdict: 'fails', field: 'title', says: others[0] as string }
}

/** A size of what comes in one is told by its title alone: the sizes that a description lists are those of its sisters. */
function ofTitle(part: PartGrade, values: readonly WishedValue[], product: SearchProduct): PartGrade {
  const told = values.map(({ value }) => holdsSize(sizesOfTitleOf(product), keyOf(value)))
  const verdict = told.includes('holds') ? 'holds' : told.includes('unknown') ? 'unknown' : 'fails'
  if (verdict === 'unknown') return part
  const isDenied = part.part.startsWith('not_')
  return { ...part, verdict: (verdict === 'holds') !== isDenied ? 'holds' : 'fails', field: 'title', says: null }
}

function inNames(kind: OptionKind | null, { value, isMeantBy }: WishedValue, product: SearchProduct): FieldName | null {
  if (kind !== 'color' && kind !== 'material') return null
  const key = keyOf(value)
  const concept = conceptOf(kind, key)?.concept
  // A title that is the value names it too, but for what only looks like it: "faux suede".
  const isNamed = concept !== undefined && !key.split(' ').some((word) => imitation.has(word))
  const isInTitle = isNamed ? conceptsOfTitle(kind, product).has(concept.name) : isMeantBy(product.title)
  if (isInTitle) return 'title'
  return product.tags.some(isMeantBy) ? 'tags' : null
}

const order: readonly FieldName[] = ['title', 'vendor', 'category', 'tags', 'options', 'description']

/** The field that tells least surely, when all words are there. */
function fieldOfAll(found: readonly (FoundWord | null)[]): FieldName | null {
  if (found.length === 0) return null
  let last = 0
  for (const word of found) {
    if (!word) return null
    last = Math.max(last, order.indexOf(word.field))
  }
  return order[last] ?? null
}
