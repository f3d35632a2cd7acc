import { rankSentences } from './rank-sentences.ts'
import { readQuestion } from './read-question.ts'
import { readShopText, type ShopText, sentencesOf } from './shop-texts.ts'

interface Described {
  title: string
  description: string | null
}

/** So many letters of a page are told beside another, and sentences. */
const MOST_LETTERS = 260
const MOST_SENTENCES = 3
/** What a sentence is worth: for the case that was told, for each matter that the other page speaks of too, for an amount or fact. */
const worth = { ofCase: 6, shared: 1, fact: 0.5, first: 0.6 } as const
/** A sentence less sure than this has nothing to do with the case. */
const LEAST_SURE = 0.25

/**
 * What tells products apart: of each page the sentences that speak of what the others speak of too, in the order of the page. What has to
 * do with the case that was told goes before.
 * @param question what was said, with the case: "which is better for tomato sauce"
 * @param language the shopper's
 */
export function tellApart(
  products: readonly Described[],
  question: string,
  { language, catalogLanguage }: { language: string; catalogLanguage: string },
): string[][] {
  const pages = products.map(({ description }) => sentencesOf(description ?? '', catalogLanguage))
  const clauses = readQuestion(question, language, catalogLanguage)
  // The names of all of them say nothing of the case.
  const title = readShopText(products.map((one) => one.title).join('. '), catalogLanguage)
  return pages.map((sentences, at) => {
    const others = pages.filter((_, place) => place !== at)
    const own = sentences.filter(({ said }) => !others.some((page) => page.some((one) => one.said === said)))
    const sure = new Map(
      rankSentences(question, clauses, { title, sentences: own }).map((one) => [one.sentence, one.sure]),
    )
    const topics = new Set(others.flat().flatMap((one) => one.topics.map(({ topic }) => topic)))
    const valued = own.map((sentence, place) => ({
      sentence,
      place,
      value: worthOf(sentence, { topics, sure: sure.get(sentence) ?? 0, isFirst: place === 0 }),
    }))
    return chosen(valued.toSorted((a, b) => b.value - a.value))
  })
}

function worthOf(
  { topics, facts, amounts }: ShopText,
  other: { topics: ReadonlySet<string>; sure: number; isFirst: boolean },
): number {
  const shared = new Set(topics.flatMap(({ topic }) => (other.topics.has(topic) ? topic : [])))
  const ofCase = other.sure >= LEAST_SURE ? worth.ofCase * other.sure : 0
  const told = facts.length + amounts.length > 0 ? worth.fact : 0
  return ofCase + worth.shared * Math.sqrt(shared.size) + told + (other.isFirst ? worth.first : 0)
}

/** The best that have room, as they follow each other on the page. */
function chosen(valued: readonly { sentence: ShopText; place: number; value: number }[]): string[] {
  const taken: { said: string; place: number }[] = []
  for (const { sentence, place } of valued) {
    const letters = taken.reduce((sum, { said }) => sum + said.length, sentence.said.length)
    if (taken.length > 0 && (letters > MOST_LETTERS || taken.length >= MOST_SENTENCES)) continue
    taken.push({ said: sentence.said, place })
  }
  return taken.toSorted((a, b) => a.place - b.place).map(({ said }) => said)
}
