import { rankSentences } from './rank-sentences.ts'
import { readQuestion } from './read-question.ts'
import { materialsIn, readShopText, type ShopText, sentencesOf } from './shop-texts.ts'

interface Described {
  title: string
  description: string | null
}

/**
 * What a sentence is worth: for the case that was told, for each matter that the other page speaks of too, and more where what is told of that one
 * does, for each of an amount, a material and a fact that it tells, for being the first.
 */
const worth = { ofCase: 6, shared: 0.5, same: 1, fact: 0.5, first: 0.4 } as const
/** A sentence less sure than this has nothing to do with the case. */
const LEAST_SURE = 0.25
/** A longer one is told only where there is no other. */
const MOST_LETTERS = 260
/** Of a page no more are held against those of another. */
const MOST_HELD = 12

/** A sentence of a page that tells its product from the others. */
interface ToldApart {
  said: string
  /** Whether it has to do with the case that was told. */
  isOfCase: boolean
}

interface Valued {
  sentence: ShopText
  isOfCase: boolean
  topics: ReadonlySet<string>
  value: number
}

/**
 * What tells products apart: of each page the sentence that tells most, best of a matter that the one of the others speaks of too. What has to
 * do with the case that was told goes before. Null for a page that tells nothing.
 * @param question what was said, with the case: "which is better for tomato sauce"
 * @param language the shopper's
 */
export function tellApart(
  products: readonly Described[],
  question: string,
  { language, catalogLanguage }: { language: string; catalogLanguage: string },
): (ToldApart | null)[] {
  const pages = products.map(({ description }) => sentencesOf(description ?? '', catalogLanguage))
  const clauses = readQuestion(question, language, catalogLanguage)
  // The names of all of them say nothing of the case.
  const title = readShopText(products.map((one) => one.title).join('. '), catalogLanguage)
  const valued = pages.map((sentences, at) => {
    const others = pages.filter((_, place) => place !== at)
    const unlike = sentences.filter(({ said }) => !others.some((page) => page.some((one) => one.said === said)))
    const fresh = unlike.filter((sentence) => !others.some((page) => page.some((one) => areAlike(one, sentence))))
    const own = fresh.length > 0 ? fresh : unlike
    const sure = new Map(
      rankSentences(question, clauses, { title, sentences: own }).map((one) => [one.sentence, one.sure]),
    )
    const topics = new Set(others.flat().flatMap((one) => one.topics.map(({ topic }) => topic)))
    const short = own.filter(({ said }) => said.length <= MOST_LETTERS)
    return (short.length > 0 ? short : own)
      .map((sentence) => valuedOf(sentence, { topics, sure: sure.get(sentence) ?? 0, isFirst: sentence === own[0] }))
      .toSorted((a, b) => b.value - a.value)
      .slice(0, MOST_HELD)
  })
  return chosen(valued).map((one) => (one ? { said: one.sentence.said, isOfCase: one.isOfCase } : null))
}

/** Fewer words say too little to be what another sentence is about. */
const FEWEST_ALIKE = 4

/** Whether one of two sentences has each word and number of the other: what both pages say tells nothing apart, whatever one of them says besides. */
function areAlike(...both: readonly [ShopText, ShopText]): boolean {
  const [short, long] = both.toSorted((a, b) => a.words.length - b.words.length)
  const words = new Set(long?.words.map(({ text }) => text))
  return short !== undefined && short.words.length >= FEWEST_ALIKE && short.words.every(({ text }) => words.has(text))
}

const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((topic) => other.has(topic)).length

function valuedOf(sentence: ShopText, other: { topics: ReadonlySet<string>; sure: number; isFirst: boolean }): Valued {
  const topics = new Set(sentence.topics.map(({ topic }) => topic))
  const shared = countShared(topics, other.topics)
  const isOfCase = other.sure >= LEAST_SURE
  const ofCase = isOfCase ? worth.ofCase * other.sure : 0
  const told = [sentence.facts, sentence.amounts, materialsIn(sentence)].filter(({ length }) => length > 0)
  const ofFacts = worth.fact * told.length
  const value = ofCase + worth.shared * Math.sqrt(shared) + ofFacts + (other.isFirst ? worth.first : 0)
  return { sentence, isOfCase, topics, value }
}

/** One of each page: of the first two those that are worth most together, of the others what is worth most beside these. */
function chosen([first = [], second = [], ...others]: readonly (readonly Valued[])[]): (Valued | undefined)[] {
  const beside = (one: Valued | undefined, other: Valued): number =>
    other.value + worth.same * Math.sqrt(one ? countShared(one.topics, other.topics) : 0)
  const bestBeside = (one: Valued | undefined, page: readonly Valued[]) =>
    page.toSorted((a, b) => beside(one, b) - beside(one, a))[0]
  const pairs = first.map((one) => ({ one, other: bestBeside(one, second) }))
  const sumOf = ({ one, other }: (typeof pairs)[number]) => one.value + (other ? beside(one, other) : 0)
  const [best] = pairs.toSorted((a, b) => sumOf(b) - sumOf(a))
  return [best?.one, best ? best.other : second[0], ...others.map((page) => bestBeside(best?.one, page))]
}
