import { readAgeRange } from '../../language/amounts/read-age-range.ts'
import { isGiftWish } from '../../language/readers/read-gift.ts'
import { isYes } from '../../language/readers/yes-no.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { stripHtml } from '../analysis/strip-html.ts'
import type { ConstraintFilters } from '../constraints/filters.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { isNoun } from '../things/is-noun.ts'
import type { UnderstoodQuery } from '../understand-query.ts'
import { cutWords, isStory, type WordParts, without } from '../word-parts.ts'
import { deniedWords } from './denied-and-meant.ts'
import { fitOf, type Grade, type PartGrade, tierOf, worthOf } from './grade.ts'
import { gradeProduct } from './grade-product.ts'
import { hasForm } from './has-form.ts'
import { type OptionWord, optionWords } from './option-words.ts'
import { type PreparedWish, prepareWish, wishText } from './prepare-wish.ts'
import { refusedIn, withoutRefused } from './refused-thing.ts'
import { thingOfStory } from './thing-of-story.ts'
import { contentQuote } from './wished-contents.ts'
import type { WishedModel } from './wished-models.ts'
import { type WishedThing, wishedThing } from './wished-thing.ts'

/** What a wish is read from. */
export interface WishedQuery {
  /** In the words of the catalog. */
  understood: UnderstoodQuery
  /** In the shopper's own words, where they are others. */
  original?: UnderstoodQuery
  /** The shopper's, BCP 47; the catalog's when it is not known. */
  language?: string
  /** A noun counts as the thing only where the shop sells it: "birds" of "she loves birds" are none. */
  isSoldThingOnly?: boolean
  /** False = no noun counts as the thing, all are words. */
  isAnyThing?: boolean
  /** As asked, in the words of the catalog. */
  q?: string
  /** As asked, in the shopper's own words. */
  whole?: string
  /** What its words are, as the message tells. */
  parts?: WordParts
}

/** Grades products against one wish. Keep it for one search: it holds document numbers of the index. */
export class Grader {
  readonly wish: PreparedWish
  readonly #catalog: StoreCatalog
  readonly #thing: WishedThing | null
  readonly #grades = new Map<string, Grade>()
  readonly #thingGrades = new Map<string, PartGrade | null>()

  /** @param filters all that is wished, of earlier messages too */
  constructor(
    { understood, original, language, isSoldThingOnly, isAnyThing = true, q = '', whole = q, parts = {} }: WishedQuery,
    filters: ConstraintFilters,
    catalog: StoreCatalog,
  ) {
    this.#catalog = catalog
    const own = language ?? catalog.language
    const said = wishText(original ?? understood)
    const read = isAnyThing ? thingTold(said, parts, catalog, own) : null
    // "Something against noise, no guitar": what is refused is not looked for.
    const all = boundedReading(whole, textBounds.query)
    const denied = deniedWords(all)
    const refused = new Set(refusedIn(all, null, catalog, own).flatMap(({ words }) => words))
    const isRefused = (word: string) => denied.get(word) === 'denied' || refused.has(word)
    const left = () => cutWords(withoutRefused(said, catalog, own), (word) => denied.get(word) === 'denied')
    const told = read?.isOnly(isRefused) ? thingTold(left(), parts, catalog, own) : read
    const thing = thingOfStory(said, told, catalog, { parts, filters, language: own })
    // "What do I need for a first tank": what it is for is no thing that is wished for, and not missing.
    const isToldElse = isStory(parts) || Object.values(parts).includes('thing')
    const isSaidOfUse = (word: string) => parts[word] === 'use' || (isToldElse && parts[word] === 'aside')
    // "To get to work" is no thing because something may be called a work.
    const isOffered =
      thing?.isSold === true && (!isStory(parts) || isTitled(thing, catalog) || thing.names.some(isNoun))
    const isOfUse = thing?.isOnly(isSaidOfUse) === true && !isOffered
    const unsold = thing && !isOfUse && isSoldThingOnly && !thing.isSold ? thing : null
    this.#thing = unsold || isOfUse ? null : thing
    this.wish = prepareWish(understood, wishText(understood), filters, catalog, {
      ...{ thing: this.#thing, unsold, language: own, parts, asked: q },
      isGift: !isAnyThing && isGiftWish(boundedReading(q, textBounds.query)),
    })
  }

  /** The thing that was named; null when none was. */
  get thing(): WishedThing | null {
    return this.#thing
  }

  /** Whether the wish names a thing at all. */
  get namesThing(): boolean {
    return this.#thing !== null
  }

  /** Whether a product is the thing that was named. */
  isThing(product: SearchProduct): boolean {
    return this.#thingGradeOf(product)?.verdict === 'holds'
  }

  /** What the catalog calls the thing, where that is not the wished word. */
  otherNames(): readonly string[] {
    return this.#thing?.otherNames() ?? []
  }

  /** The thing in the shopper's words; null when none is named. */
  get wanted(): string | null {
    return this.#thing?.names[0] ?? null
  }

  /** Whether products of the catalog are called as wished. */
  get isCalledSo(): boolean {
    return this.#thing?.isCalledSo ?? false
  }

  /** What the thing is directly a kind of, as far as the catalog has it: "shoe" for "loafers". */
  nearNames(): readonly string[] {
    return this.#thing?.widerNames() ?? []
  }

  /** Which of `nearNames` a product is; null when it is none. */
  nearNameOf(product: SearchProduct): string | null {
    return this.#thing?.widerNameOf(product) ?? null
  }

  /** Whether a product is what the thing is a kind of, and not known to be the thing. */
  isNear(product: SearchProduct): boolean {
    return !this.isThing(product) && this.nearNameOf(product) !== null
  }

  /** Whether a product may be the thing. */
  isPossible(product: SearchProduct): boolean {
    return this.#thingGradeOf(product)?.verdict !== 'fails'
  }

  /** Whether a name or label of a product tells of the thing, though that may be something else. */
  isNamedBeside(product: SearchProduct): boolean {
    const grade = this.#thingGradeOf(product)
    return grade?.verdict === 'unknown' && grade.field !== null
  }

  /** Whether the title of a product names only what the thing is a kind of. */
  isWider(product: SearchProduct): boolean {
    return this.#thingGradeOf(product)?.isWider ?? false
  }

  /** What the catalog calls a product that is the thing. */
  nameOf(product: SearchProduct): string | null {
    return this.#thing?.nameOf(product) ?? null
  }

  /** How a name of the catalog stands to the thing. */
  relationOf(name: string): 'same' | 'kind' | null {
    return this.#thing?.relationOf(name) ?? null
  }

  #thingGradeOf(product: SearchProduct): PartGrade | null {
    let grade = this.#thingGrades.get(product.id)
    if (grade === undefined) {
      grade = this.#thing?.grade(product) ?? null
      if (grade && this.#isThingFor(grade, product)) grade = { ...grade, verdict: 'holds', says: null }
      this.#thingGrades.set(product.id, grade)
    }
    return grade
  }

  /** "Food for my dog" is called "dog food": a name that says for whom it is, and ends as the wished one. */
  #isThingFor({ verdict, says }: PartGrade, product: SearchProduct): boolean {
    if (verdict !== 'fails' || says === null || !this.#thing?.names.some((name) => says.endsWith(name))) return false
    const audience = this.wish.audience?.grade(product)
    return audience?.verdict === 'holds' && audience.field === 'title'
  }

  /** The words of the wish by which the variants of a product are told apart. */
  optionWordsOf({ id, variants }: SearchProduct): OptionWord[] {
    const { index } = this.#catalog
    const at = index.documentOf(id) ?? -1
    return optionWords(this.wish, index.findWords(this.wish.asked, [at]).get(at) ?? [], variants)
  }

  /** Grades of these products; what was graded before is remembered. */
  grade(products: readonly SearchProduct[]): Grade[] {
    const { index } = this.#catalog
    const fresh = products.filter(({ id }) => !this.#grades.has(id))
    const documents = fresh.map(({ id }) => index.documentOf(id) ?? -1)
    const found = index.findWords(this.wish.asked, documents)
    for (const [at, product] of fresh.entries()) {
      const words = found.get(documents[at] as number) ?? []
      // What the description tells of contents is kept with the index alone.
      const contents = product.contents ?? index.productById(product.id)?.contents
      const graded = contents === undefined ? product : { ...product, contents }
      this.#grades.set(product.id, gradeProduct(this.wish, graded, words, this.#thingGradeOf(product)))
    }
    return products.map(({ id }) => this.#grades.get(id) as Grade)
  }
}

/** Whether titles of the shop have all words of one of its names. */
const isTitled = ({ names }: WishedThing, { index }: StoreCatalog): boolean =>
  names.some((name) => {
    const { groups } = index.parse(name)
    return groups.length > 0 && groups.every((group) => index.titled(group, 0) === null)
  })

/** The thing among the words that tell it, where the shop sells that; else of all the text. */
function thingTold(text: string, parts: WordParts, catalog: StoreCatalog, language: string): WishedThing | null {
  const isTold = Object.values(parts).includes('thing')
  const thing = isTold ? wishedThing(without(text, parts, ['use', 'aside', 'not']), catalog, language) : null
  if (thing?.isSold) return thing
  const ofAll = wishedThing(without(text, parts, ['not']), catalog, language)
  return ofAll?.isSold ? ofAll : (thing ?? ofAll)
}

/**
 * The same grade after the description was read, which the index does not keep: what it bears out is quoted, and what it only denies
 * ("not waterproof") fails.
 */
export function readInDescription(
  { parts, variants }: Grade,
  wish: PreparedWish,
  { title, description }: { title: string; description: string },
): Grade {
  const isOfNeed = parts.some(({ part, wanted }) => part === 'word' && wanted === '')
  const read = parts.map((part): PartGrade => {
    if (part.content !== undefined) {
      const quote = contentQuote(part, description, wish.catalogLanguage)
      return quote === undefined ? part : { ...part, field: 'description', quote }
    }
    if (part.part === 'audience') return readAge(part, wish, `${title}\n${description}`)
    const model = wish.models.find(({ name }) => part.part === 'word' && name === part.wanted)
    if (model) return readModel(part, model, description)
    const isDenied = part.part === 'not_word'
    const isOpen = isDenied ? part.verdict === 'unknown' : part.part === 'word' && part.field === 'description'
    const word = isOpen ? wish.words.find((one) => one.surface === part.wanted && one.isDenied === isDenied) : undefined
    const group = word?.group ?? switchOf(part, wish)
    if (word && part.verdict === 'holds' && wish.isApart(description, word.group))
      return { ...part, verdict: 'unknown', field: null, says: null }
    const evidence = group === undefined ? null : wish.evidenceIn(description, group)
    if (!evidence) return part
    if (word?.isOfUse && !hasForm(evidence.sentence, word.surface, wish.catalogLanguage))
      return { ...part, part: 'thing', verdict: 'fails' }
    // "Without perfume": where the page says so too, it is as wished.
    const holds = (evidence.verdict === 'holds') !== isDenied
    // "My knives no longer cut": nobody insists on what only tells what it is needed for.
    if (!holds && isOfNeed && part.isSoft) return part
    return { ...part, verdict: holds ? 'holds' : 'fails', field: 'description', quote: evidence.sentence }
  })
  return { fit: fitOf(read), parts: read, variants }
}

/** "Waterproof", an option of other products, where the description has the word: the group of it. */
function switchOf({ part, field }: PartGrade, { values }: PreparedWish): number | undefined {
  if (field !== 'description') return undefined
  return values.find(({ name, value, denied }) => !denied && isYes(value) && part === `option.${name}`)?.groups[0]
}

/** "From 3 years", "ages 8-12": whether a child of the age that was told is among those. */
function readAge(part: PartGrade, { audience }: PreparedWish, text: string): PartGrade {
  const age = audience?.age ?? null
  if (age === null || part.verdict === 'fails') return part
  for (const sentence of splitSentences(boundedReading(stripHtml(text), textBounds.description))) {
    const range = readAgeRange(sentence, part.verdict === 'holds')
    if (!range) continue
    const holds = age >= (range.from ?? 0) && age <= (range.to ?? age)
    return {
      ...part,
      // "Boys of 7" are none of 12: it is the age that does not fit.
      wanted: holds ? part.wanted : String(age),
      verdict: holds ? 'holds' : 'fails',
      field: 'description',
      says: holds ? null : sentence,
      quote: sentence,
    }
  }
  return part
}

/** A page may name more models than its title: "also fits MT201". */
function readModel(part: PartGrade, model: WishedModel, description: string): PartGrade {
  if (part.verdict === 'holds') return part
  const sentences = splitSentences(boundedReading(stripHtml(description), textBounds.description))
  const quote = sentences.find((sentence) => model.verdictOf(sentence) === 'holds')
  return quote === undefined ? part : { ...part, verdict: 'holds', field: 'description', quote }
}

/** The owner's pins and buries stay in their places. Of the rest what holds comes first; within that by score, in which other things than the one named count less. */
export function inOrderOfFit<Hit extends { grade: Grade; score: number; placed: string | null }>(
  hits: readonly Hit[],
): Hit[] {
  const ranked = hits
    .filter(({ placed }) => placed === null)
    .map((hit) => ({ hit, tier: tierOf(hit.grade), worth: worthOf(hit.score, hit.grade) }))
    .sort((a, b) => a.tier - b.tier || b.worth - a.worth)
  return [
    ...hits.filter(({ placed }) => placed === 'pinned'),
    ...ranked.map(({ hit }) => hit),
    ...hits.filter(({ placed }) => placed === 'buried'),
  ]
}
