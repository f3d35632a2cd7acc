import type { AskedDimension } from '../../language/data/asked-facts.ts'
import { isNo } from '../../language/readers/yes-no.ts'
import { conceptOf } from '../../language/text/families.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { stripHtml } from '../analysis/strip-html.ts'
import { type Negation, negationsIn } from './negations.ts'
import { type Cue, isBut, questionWordsOf } from './question-words.ts'
import { dimensionsOfUnit } from './read-question.ts'
import { type Amount, amountsIn } from './text-amounts.ts'
import { type ReadText, readText } from './text-words.ts'
import { type TopicSaid, topicsIn } from './topics-said.ts'

/** A sentence or a field of a product, ready to be held against questions. */
export interface ShopText extends ReadText {
  /** As the shop wrote it, without HTML. */
  said: string
  facts: { fact: string; places: number[] }[]
  properties: { property: string; places: number[] }[]
  topics: TopicSaid[]
  cues: { cue: Cue; places: number[] }[]
  dimensions: { dimension: AskedDimension; places: number[] }[]
  negations: Negation[]
  amounts: Amount[]
}

/** Reads one text of a shop in its language. */
export function readShopText(said: string, language: string): ShopText {
  const text = readText(said, language, isBut)
  const own = questionWordsOf(language)
  const { words } = text
  const facts = words.flatMap((_, at) => own.facts.at(words, at).map(({ meaning: fact, places }) => ({ fact, places })))
  const properties = words.flatMap((_, at) =>
    own.properties.at(words, at).map(({ meaning: property, places }) => ({ property, places })),
  )
  return {
    ...text,
    said,
    facts,
    properties,
    topics: topicsIn(text, facts),
    cues: words.flatMap((_, at) => own.cues.at(words, at, 0).map(({ meaning: cue, places }) => ({ cue, places }))),
    dimensions: words.flatMap((_, at) =>
      own.dimensions.at(words, at, 1).map(({ meaning: dimension, places }) => ({ dimension, places })),
    ),
    negations: deniedByAnswer(said, words) ?? negationsIn(text, own.denies, [...facts, ...properties]),
    amounts: amountsIn(text),
  }
}

/** "Vegan? No: from lanolin." denies what is asked, and not what stands behind. */
function deniedByAnswer(said: string, words: ReadText['words']): ShopText['negations'] | null {
  const answer = /^[^?]{1,200}\?\s*(\p{L}{1,12})/u.exec(said)?.[1]
  return answer !== undefined && isNo(answer) && words.length > 0 ? [{ from: 0, to: 0 }] : null
}

/** What parts sentences where shops write no full stop. */
const bullets = /[•✓✿●▪★]|\s[-–]\s(?=\p{Lu})|(?<=\s)\s(?=\p{Lu}|\d)/u
/** "Vegan? No: from lanolin." is said together. */
const withAnswer = (before: string[], sentence: string): string[] =>
  before.at(-1)?.endsWith('?') ? [...before.slice(0, -1), `${before.at(-1)} ${sentence}`] : [...before, sentence]

/** Descriptions that are kept read. */
const MOST_KEPT = 200
const byLanguage = new Map<string, (description: string) => ShopText[]>()

/** The sentences of a description. Read once, as the next question is about the same product. */
export function sentencesOf(description: string, language: string): ShopText[] {
  let read = byLanguage.get(language)
  if (!read) {
    read = remembering(
      (text) =>
        splitSentences(boundedReading(stripHtml(text), textBounds.description))
          .flatMap((sentence) => sentence.split(bullets))
          .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
          .filter((sentence) => sentence !== '')
          .reduce<string[]>(withAnswer, [])
          // What is only asked tells nothing.
          .filter((sentence, at, all) => !sentence.endsWith('?') && all.indexOf(sentence) === at)
          .map((sentence) => readShopText(sentence, language)),
      MOST_KEPT,
    )
    byLanguage.set(language, read)
  }
  return read(description)
}

/** What an amount tells: by its unit, or by the word beside it ("ages 3 to 7", "2 to 4 players"). */
export function toldBy(text: ShopText, amount: Amount): AskedDimension[] {
  const ofUnit = dimensionsOfUnit(amount.unit)
  const beside = text.dimensions.filter(({ places }) =>
    places.some(
      (at) => at >= amount.from - 2 && at <= amount.to && text.words[at]?.clause === text.words[amount.from]?.clause,
    ),
  )
  const mayBeAge = amount.unit === null || ofUnit.includes('age')
  if (mayBeAge && beside.some(({ dimension }) => dimension === 'age')) return ['age']
  if (amount.unit === null || amount.unit === 'pc' || amount.unit === 'item') {
    return beside.some(({ dimension }) => dimension === 'people') ? ['people', 'count'] : ['count']
  }
  // "20 square metres"
  if (beside.some(({ dimension }) => dimension === 'area') && ofUnit.includes('length')) return ['area']
  return ofUnit.filter((dimension) => dimension !== 'age')
}

/** Materials a text names. */
export const materialsIn = ({ words }: ReadText): string[] =>
  words.flatMap(({ text }) => {
    const found = conceptOf('material', text)
    return found && (!found.literalOnly || found.concept.name === text) ? [found.concept.name] : []
  })
