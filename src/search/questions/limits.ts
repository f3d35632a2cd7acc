import { askedFacts, type FactRelation } from '../../language/data/asked-facts.ts'
import { packOf } from '../../language/packs.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { languageOf } from '../analysis/languages.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { questionWordsOf } from './question-words.ts'
import { type AskedClause, type AskedUnit, readQuestion } from './read-question.ts'
import { readShopText, type ShopText, sentencesOf } from './shop-texts.ts'
import { placesOfUnit, plain, statedIn } from './stated-in.ts'

/** How what was said is read. */
export interface LimitReading {
  catalog: StoreCatalog
  /** The shopper's, BCP 47. */
  language: string
  /** Whether a lower-case word is one that is not wished for, as the message tells. */
  isUnwanted?: (word: string) => boolean
}

/** What a page says against something that was said of a wish: "not for deep shade". */
export interface Limit {
  /** The shopper's word. */
  wanted: string
  /** The sentence of the page. */
  quote: string
  /** Whether it is not sure that the page is against this wish: it denies more than was said, or another sentence bears the word out. */
  isOpen: boolean
}

/**
 * How a sentence stands to a word of the shopper: against it, against a part of what it may mean ("not for serrated knives"), for it, or
 * neither.
 */
type Stand = 'against' | 'partly' | 'for' | null

/** Shorter words are parts of sentences and no use of a thing. */
const SHORTEST = 3

/**
 * The first sentence of a product's page that is against what was said: it denies a use that was named ("not for deep shade"), tells the
 * contrary ("for right-handers"), or needs what there is none of ("needs six hours of sun"). Null where none is.
 * @param said bounded by the caller
 */
export function limitOf(
  said: string,
  product: Pick<SearchProduct, 'title' | 'description'>,
  { catalog, language, isUnwanted = () => false }: LimitReading,
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
      const asked = isUnwanted(unit.surface.toLowerCase()) ? { ...unit, isDenied: true } : unit
      const stands = sentences.map((sentence) => standOf(sentence, asked, clause))
      const isSure = stands.includes('against')
      const at = stands.indexOf(isSure ? 'against' : 'partly')
      if (at < 0) continue
      const isOpen = !isSure || stands.includes('for')
      const limit = { wanted: unit.surface, quote: sentences[at]?.said ?? '', isOpen }
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

function standOf(sentence: ShopText, unit: AskedUnit, clause: AskedClause): Stand {
  const stated = statedIn(sentence, { ...unit, isDenied: false }, plain(clause))
  if (stated === null) return null
  const places = placesOfUnit(sentence, unit)
  if (!unit.isDenied) {
    if (stated !== 'denied') return 'for'
    // "Not for children under 3": what is denied of an amount is no denial of the whole; the contrary is told without a "not".
    if (sentence.negations.length > 0 && isBesideAmount(sentence, places)) return null
    return deniesMore(sentence, places, clause) ? 'partly' : 'against'
  }
  if (stated === 'denied') return 'for'
  // "Gets no sun": what only speaks of the sun is not against it.
  return isNeeded(sentence, places) ? 'against' : null
}

const clauseOf = ({ words }: ShopText, place: number): number => words[place]?.clause ?? -1

const isNeeded = (sentence: ShopText, places: readonly number[]): boolean =>
  sentence.cues.some(
    ({ cue, places: [at = 0] }) =>
      cue === 'needs' && places.some((place) => place > at && clauseOf(sentence, place) === clauseOf(sentence, at)),
  )

const isBesideAmount = (sentence: ShopText, places: readonly number[]): boolean =>
  sentence.amounts.some(
    ({ from, unit }) =>
      // "Four" is an oven in French.
      (unit !== null || sentence.words[from]?.isNumber === true) &&
      places.some((place) => clauseOf(sentence, place) === clauseOf(sentence, from)),
  )

/** Whether what is denied has words that were not said, other than between those that were: "do not use on Japanese knives". What tells the contrary of a fact denies no more. */
function deniesMore(sentence: ShopText, places: readonly number[], { text, units }: AskedClause): boolean {
  const [place = 0] = places
  const denial = sentence.negations.filter(({ from }) => clauseOf(sentence, from) === clauseOf(sentence, place))
  if (denial.length === 0) return false
  const { stopWords } = languageOf(sentence.language)
  const { isFiller } = questionWordsOf(sentence.language)
  const said = new Set([...text.words.map(({ stem }) => stem), ...units.flatMap(({ stems }) => stems.flat())])
  const isOfDenial = (at: number) => denial.some(({ from, to }) => at >= from && at < to)
  return sentence.words.some(
    (word, at) =>
      word.clause === clauseOf(sentence, place) &&
      (at < Math.min(...places) || at > Math.max(...places)) &&
      !isOfDenial(at) &&
      word.text.length >= SHORTEST &&
      !stopWords.has(word.text) &&
      !isFiller(word) &&
      !said.has(word.stem),
  )
}
