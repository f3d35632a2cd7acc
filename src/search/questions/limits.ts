import { askedFacts, type FactRelation } from '../../language/data/asked-facts.ts'
import { packOf } from '../../language/packs.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { type AskedClause, type AskedUnit, readQuestion } from './read-question.ts'
import { readShopText, type ShopText, sentencesOf } from './shop-texts.ts'
import { placesOfUnit, statedIn } from './stated-in.ts'

/** What a page says against something that was said of a wish: "not for deep shade". */
export interface Limit {
  /** The shopper's word. */
  wanted: string
  /** The sentence of the page. */
  quote: string
  /** Whether another sentence bears the same word out, so that it is not sure what the page says to this wish. */
  isOpen: boolean
}

/** How a sentence stands to a word of the shopper: against it, for it, or neither. */
type Stand = 'against' | 'for' | null

/** Shorter words are parts of sentences and no use of a thing. */
const SHORTEST = 3

/**
 * The first sentence of a product's page that is against what was said: it denies a use that was named ("not for deep shade"), tells the
 * contrary ("for right-handers"), or needs what there is none of ("needs six hours of sun"). Null where none is.
 * @param said bounded by the caller @param language the shopper's, BCP 47
 */
export function limitOf(
  said: string,
  product: Pick<SearchProduct, 'title' | 'description'>,
  { catalog, language }: { catalog: StoreCatalog; language: string },
): Limit | null {
  const sentences = sentencesOf(product.description ?? '', catalog.language)
  const telling = sentences.filter((own) => own.negations.length > 0 || own.facts.length > 0 || needs(own))
  if (telling.length === 0) return null
  const own = packOf(language)?.code ?? catalog.language
  const title = readShopText(boundedReading(product.title, textBounds.name), catalog.language)
  let open: Limit | null = null
  for (const clause of readQuestion(said, own, catalog.language)) {
    for (const unit of clause.units) {
      if (unit.surface.length < SHORTEST || isTitled(title, unit, clause)) continue
      const stands = sentences.map((sentence) => standOf(sentence, unit, clause))
      const at = stands.indexOf('against')
      if (at < 0) continue
      const limit = { wanted: unit.surface, quote: sentences[at]?.said ?? '', isOpen: stands.includes('for') }
      if (!limit.isOpen) return limit
      open ??= limit
    }
  }
  return open
}

const relations: Readonly<Record<string, FactRelation>> = askedFacts

/**
 * What somebody said they are or need, and the page tells nothing of, though it may be told that it is otherwise: "lefties". In the
 * shopper's words.
 */
export function untoldOf(
  said: string,
  { title, tags, category, description }: SearchProduct,
  { catalog, language }: { catalog: StoreCatalog; language: string },
): string[] {
  const own = packOf(language)?.code ?? catalog.language
  const labels = [title, category ?? '', tags.join(', ')]
  const texts = () => [
    ...labels.map((label) => readShopText(boundedReading(label, textBounds.name), catalog.language)),
    ...sentencesOf(description ?? '', catalog.language),
  ]
  return readQuestion(said, own, catalog.language).flatMap((clause) =>
    clause.units
      .filter(({ facts, isDenied }) => !isDenied && facts.some((fact) => relations[fact]?.isOfPerson))
      .filter((unit) => texts().every((text) => statedIn(text, unit, plain(clause)) === null))
      .map(({ surface }) => surface),
  )
}

const needs = ({ cues }: ShopText): boolean => cues.some(({ cue }) => cue === 'needs')

const isTitled = (title: ShopText, unit: AskedUnit, clause: AskedClause): boolean =>
  statedIn(title, { ...unit, isDenied: false }, plain(clause)) === 'holds'

/** What is in the box is another matter. */
const plain = ({ asksGenuine }: AskedClause) => ({ asksGenuine, asksIncluded: false })

function standOf(sentence: ShopText, unit: AskedUnit, clause: AskedClause): Stand {
  const stated = statedIn(sentence, { ...unit, isDenied: false }, plain(clause))
  if (stated === null) return null
  if (!unit.isDenied) return stated === 'denied' ? 'against' : 'for'
  if (stated === 'denied') return 'for'
  // "Gets no sun": what only speaks of the sun is not against it.
  const places = placesOfUnit(sentence, unit)
  const isNeeded = sentence.cues.some(
    ({ cue, places: [at = 0] }) =>
      cue === 'needs' &&
      places.some((place) => place > at && sentence.words[place]?.clause === sentence.words[at]?.clause),
  )
  return isNeeded ? 'against' : null
}
