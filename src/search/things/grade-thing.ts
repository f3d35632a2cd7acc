import { conceptOf } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import type { SearchProduct } from '../search-product.ts'
import { describesThings } from './describing-names.ts'
import type { Relation } from './kinds-of-things.ts'
import type { Label, ProductLabels } from './read-label.ts'
import type { Modifier, Thing } from './read-thing.ts'
import type { NameRelations } from './relate-names.ts'
import type { ThingCatalog } from './thing-catalog.ts'
import { sureness, type TitleName } from './title-cells.ts'

/** Whether a product is the thing wished for, and what says so. */
export interface ThingGrade {
  grade: 'holds' | 'fails' | 'unknown'
  /** Where the words stand that say so; null when nothing is said at all. */
  field: 'title' | 'category' | 'tag' | null
  /** The name of a thing that decided: what it is, or what it is instead. */
  words: string | null
  /** Modifiers of the wish that neither title nor labels bear out; empty where it is something else. */
  missing: string[]
  /** Its title names only what the wished thing is a kind of: a light may be a headlamp. */
  isWider?: true
}

/** What one reading of the wish finds. */
interface Found {
  relation: 'is' | 'beside' | 'perhaps' | null
  field: ThingGrade['field']
  words: string | null
  /** Whether it is said of what sort it is. */
  isSorted?: boolean
}

/** From this share on, of the products of a label that say so themselves, it is believed of the others. */
const trusted = 0.4
const muchTrusted = 0.7

export function gradeThing(
  thing: Thing,
  product: SearchProduct,
  relations: NameRelations,
  catalog: ThingCatalog,
): ThingGrade {
  const titles = catalog.titleNames(product)
  const labels = catalog.labelsOf(product)
  const whole = find(relations.whole, titles, labels, product, catalog)
  if (whole.relation === 'is') {
    const missing = missingOf(thing.modifiers, product, relations, catalog)
    // Boots that nothing more is said of may be winter boots; rain boots are not.
    const isOther = labels.isMedia || whole.isSorted || thing.wider !== null
    const isUnsure = missing.some(({ isSort, isBehind }) => isSort && (isOther || isBehind))
    // A bath towel is what a page of towels speaks of the bath; a dish towel is another sort.
    const isOtherSort = thing.isSortOfTexts && (whole.isSorted || isSortOfHead(thing, whole.words))
    const grade = isUnsure || isOtherSort ? 'unknown' : 'holds'
    return { grade, field: whole.field, words: whole.words, missing: wordsOf(missing) }
  }
  const wider = thing.wider && find(relations.wider, titles, labels, product, catalog)
  if (thing.wider && wider?.relation === 'is') {
    const missing = missingOf(thing.wider.modifiers, product, relations, catalog)
    // "Office Chair ... Rocking": a rocking chair by the title's words, but called another sort of chair.
    const isOtherSort = isSortOfHead(thing.wider, wider.words) && !fold(product.title).includes(thing.name)
    const isUnsure = missing.some(({ isSort }) => isSort) || isOtherSort
    return { grade: isUnsure ? 'unknown' : 'holds', field: wider.field, words: wider.words, missing: wordsOf(missing) }
  }
  if (!whole.relation) return { ...otherwise(titles, labels), missing: [] }
  const missing = missingOf(thing.modifiers, product, relations, catalog)
  // That a glove stands under "Tools" does not say that it may be a chainsaw.
  const field = whole.relation === 'perhaps' && whole.field === 'category' ? null : whole.field
  const isWider = whole.relation === 'perhaps' && field === 'title'
  return { grade: 'unknown', field, words: whole.words, missing: wordsOf(missing), ...(isWider ? { isWider } : {}) }
}

/** Whether what a product is called by names a sort of that thing: "office chair", of a chair. */
const isSortOfHead = ({ name, english }: { name: string; english: readonly string[] }, words: string | null): boolean =>
  words !== null && [name, ...english].some((one) => words.toLowerCase().endsWith(` ${one}`))

const wordsOf = (modifiers: readonly Modifier[]): string[] => modifiers.map(({ word }) => word)

function find(
  relate: (name: string) => Relation | null,
  titles: readonly TitleName[],
  labels: ProductLabels,
  product: SearchProduct,
  catalog: ThingCatalog,
): Found {
  const byTitle = labels.isMedia ? null : inTitle(relate, titles)
  const byLabel = inLabels(relate, titles, labels, product.title, catalog)
  if (byTitle?.relation === 'is') {
    const isDescribed = titles.some(({ sure }) => sure === sureness.describedHead)
    return !isDescribed && isContradicted(relate, byTitle, labels, catalog)
      ? { ...byTitle, relation: 'perhaps' }
      : byTitle
  }
  if (byLabel?.relation === 'is') return byLabel
  // Named on the way by the title, and one of the things that a label names: each alone would not do.
  if (byTitle?.relation === 'beside' && byLabel?.relation === 'beside') return { ...byTitle, relation: 'is' }
  return byTitle ?? byLabel ?? { relation: null, field: null, words: null }
}

function inTitle(relate: (name: string) => Relation | null, titles: readonly TitleName[]): Found | null {
  let perhaps: Found | null = null
  for (const { name, sure } of titles) {
    const relation = sure <= sureness.mentioned ? null : relate(name)
    if (!relation) continue
    const words = name.replace('~', '')
    if (relation !== 'wider' && sure !== sureness.beside) {
      return {
        relation: 'is',
        field: 'title',
        words,
        isSorted: sure === sureness.sortedHead || isOwnSort(relation, name),
      }
    }
    if (relation !== 'wider') return { relation: 'beside', field: 'title', words }
    if (sure >= sureness.head) perhaps ??= { relation: 'perhaps', field: 'title', words }
  }
  return perhaps
}

/** A label says what a product is unless the title says that it is something else. */
function inLabels(
  relate: (name: string) => Relation | null,
  titles: readonly TitleName[],
  { labels, leaf, isMedia }: ProductLabels,
  title: string,
  catalog: ThingCatalog,
): Found | null {
  const perhaps: Found[] = []
  for (const label of labels.toReversed()) {
    const relation = label.names.map(relate).sort(bestFirst)[0]
    if (!relation) continue
    const isSorted = isOwnSort(relation, label.names[0] ?? '')
    const found: Found = { relation: 'is', field: label.field, words: label.text, isSorted }
    // A jacket under "Clothing" is no sweater.
    if (relation === 'wider' && isKindOfLabel(label, titles, catalog)) continue
    // "Fuente de horno", tagged "horno", is no microwave oven either.
    if (relation === 'wider' && isMoreOfHead(label, titles, title, catalog)) continue
    if (relation === 'wider') perhaps.push({ ...found, relation: 'perhaps' })
    else if (label.names.length > 1) perhaps.push({ ...found, relation: 'beside' })
    else if (isMedia || isBelieved(label, label === leaf, titles, title, catalog)) return found
    else perhaps.push({ ...found, relation: 'beside' })
  }
  return perhaps.find((found) => found.relation === 'beside') ?? perhaps[0] ?? null
}

/** Whether the title itself tells which kind of what the label names it is. */
const isKindOfLabel = ({ names }: Label, titles: readonly TitleName[], catalog: ThingCatalog): boolean =>
  titles.some(
    ({ name, sure }) =>
      sure >= sureness.head &&
      !name.startsWith('~') &&
      !names.includes(name) &&
      names.some((one) => catalog.isRelated(one, name)),
  )

/** A desk lamp is a sort of lamp; a vacuum cleaner is no sort of vacuum. */
const isOwnSort = (relation: Relation, name: string): boolean => relation === 'kind' && name.includes(' ')
const strength = (relation: Relation | null): number => (relation === null ? 2 : Number(relation === 'wider'))
const bestFirst = (one: Relation | null, other: Relation | null): number => strength(one) - strength(other)

function isBelieved(
  label: Label,
  isInnermost: boolean,
  titles: readonly TitleName[],
  title: string,
  catalog: ThingCatalog,
): boolean {
  const { name: head, sure: headSure } = titles.find(({ sure }) => sure >= sureness.head) ?? {}
  const isOfLabel = (one: string) => label.names.some((name) => catalog.isRelated(name, one))
  if (head !== undefined && isOfLabel(head)) return true
  // Strings for guitars may stand under "Guitars".
  if (titles.some(({ name, sure }) => sure === sureness.madeFor && isOfLabel(name))) return false
  const { lexicon } = catalog
  // "Ink bottle" under "Inks" is what is in it.
  const container = head?.split(' ').at(-1) ?? ''
  if (lexicon.is('containers', container) && label.names.some((name) => head?.startsWith(`${name} `))) return true
  // "Messerschärfer" is something for a "Messer".
  if (lexicon.words.joins && wordsIn(title).some((word) => label.names.some((name) => lexicon.isJoinedOf(word, name))))
    return false
  if (head === undefined) return true
  if (lexicon.isAccessory(head) && !label.names.some((name) => lexicon.isAccessory(name))) return false
  if (head.startsWith('~')) return true
  const trust = catalog.trustIn(label)
  // "Tête de lit" in "Lits": the list names it apart.
  if (trust === null && lexicon.isOtherThing(head, label.names)) return false
  // "Terracotta saucer" among pots that are all called pots; "dark chestnut" among slippers is no other thing.
  if (headSure === sureness.describedHead && isNameOfGoods(head, catalog) && trust !== null && trust >= trusted)
    return false
  if (trust !== null && trust >= muchTrusted) return true
  if (isMoreOfHead(label, titles, title, catalog)) return false
  return trust === null ? isInnermost || label.field === 'tag' : trust >= trusted
}

/** "Baseball glove" under "Baseball", "fuente de horno" under "horno": there the word only says more of what the title names. */
function isMoreOfHead(
  { names }: Label,
  titles: readonly TitleName[],
  title: string,
  { lexicon }: ThingCatalog,
): boolean {
  const head = titles.find(({ sure }) => sure >= sureness.head)?.name
  if (head === undefined) return false
  return names.some((name) =>
    lexicon.words.head === 'first'
      ? head.endsWith(` ${name}`)
      : head.startsWith(`${name} `) || fold(title).includes(`${name} ${head}`),
  )
}

/** Whether it is no colour or material too: "blush", "bronze". */
const isNameOfGoods = (name: string, { lexicon }: ThingCatalog): boolean =>
  conceptOf('color', name) === null && !describesThings(name, lexicon)

/** A title may use a word for something else: "Jupiter All-Weather Trainer" among jackets is no shoe. */
function isContradicted(
  relate: (name: string) => Relation | null,
  { words }: Found,
  { leaf }: ProductLabels,
  catalog: ThingCatalog,
): boolean {
  if (leaf?.field !== 'category' || words === null || catalog.lexicon.isAccessory(words)) return false
  // "Pendant light" among "Pendants" is one of them.
  const isNamed = (name: string) => words.split(' ').includes(name)
  if (
    leaf.names.some(
      (name) => name.startsWith('~') || isNamed(name) || relate(name) !== null || catalog.isAkin(name, words),
    )
  )
    return false
  return (catalog.trustIn(leaf) ?? 0) >= muchTrusted
}

function otherwise(titles: readonly TitleName[], { labels, leaf }: ProductLabels) {
  const head = titles.find(({ sure }) => sure >= sureness.head)
  if (head) return { grade: 'fails', field: 'title', words: head.name.replace('~', '') } as const
  if (leaf && labels.length > 0 && leaf.names.some((name) => !name.startsWith('~'))) {
    return { grade: 'fails', field: leaf.field, words: leaf.text } as const
  }
  return { grade: 'unknown', field: null, words: null } as const
}

function missingOf(
  modifiers: readonly Modifier[],
  product: SearchProduct,
  { bears }: NameRelations,
  catalog: ThingCatalog,
): Modifier[] {
  if (modifiers.length === 0) return []
  const text = [product.title, product.vendor ?? '', ...catalog.plainLabels(product)].join(' ')
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return modifiers.filter((modifier) => !words.some((word) => bears(modifier, word)))
}
