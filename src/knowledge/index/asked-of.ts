import type { Entry, GoodsKind, Sentence } from './entry.ts'
import { isNameOfThing } from './goods-named.ts'
import type { Wish } from './question.ts'
import type { Asked, KnownWish } from './signs.ts'
import { weights } from './weights.ts'

/** What a question is asked of: names and labels of a product, each said of it as a whole. */
export interface AskedOf {
  labels: readonly string[]
  /** ISO 639-1. */
  language: string
}

/** The words of a label that name goods; none of one by which pages speak of something else: "gift". */
export function wordsOfLabel(wishes: readonly Wish[], language: string): Wish[] {
  const isThing = ({ surface }: Wish) => isNameOfThing(surface ?? '', language)
  const words = wishes.filter((wish) => wish.kind !== 'light' || isThing(wish))
  const isOfPolicy = words.length === 1 && words.some((wish) => wish.kind === 'topic' && !isThing(wish))
  return isOfPolicy ? [] : words.map((wish) => ({ ...wish, related: new Map(), lists: new Map() }))
}

/** Share of the passages that a label stands in at the most: what most of them name tells none apart. */
const MOST_NAMING = 0.4
const FEW_NAMING = 2

/** "Mattress" is no bed, though pages tell of both alike. */
const isAmong = (terms: Uint32Array, { strengths }: KnownWish): boolean =>
  terms.some((term) => (strengths.get(term) ?? weights.meaning) !== weights.meaning)

/** Of what the heading above it names a sentence speaks without the word. */
const names = ({ terms, things }: Sentence, word: KnownWish): boolean => isAmong(terms, word) || isAmong(things, word)

/** Whether a sentence speaks of what has one of some labels. */
export const isNamedIn = (sentence: Sentence, labels: readonly (readonly KnownWish[])[]): boolean =>
  labels.some((words) => words.length > 0 && words.every((word) => names(sentence, word)))

/** The labels that some but few of the passages have, each by its words. */
export function tellingLabels(labels: readonly (readonly KnownWish[])[], entries: readonly Entry[]): KnownWish[][] {
  const most = Math.max(FEW_NAMING, MOST_NAMING * entries.length)
  return labels.flatMap((words) => {
    const isNaming = ({ sentences }: Entry) => sentences.some((one) => words.every((word) => names(one, word)))
    const naming = words.length === 0 ? 0 : entries.filter(isNaming).length
    return naming > 0 && naming <= most ? [[...words]] : []
  })
}

/**
 * How each sentence of a passage speaks: of what is asked of (1), only of other goods (-1), or of all, as where that is not known (0). "Phones: 2 years"
 * may be of a tablet, unless its passage has a line for such.
 */
export function speaksOf(sentences: readonly Sentence[], asked: Asked): (-1 | 0 | 1)[] {
  const said: (-1 | 0 | 1)[] = []
  for (const [at, sentence] of sentences.entries()) {
    const own = speaksOfIt(sentence, asked)
    // "They cannot go by express."
    said.push(own === 0 && sentence.leans ? (said[at - 1] ?? 0) : own)
  }
  return said.includes(1) ? said : said.map((one, at) => (one < 0 && !isOfOtherKind(sentences[at], asked) ? 0 : one))
}

const kindsIn = ({ terms }: Sentence, { goodsKinds }: Asked): GoodsKind[] =>
  goodsKinds.filter(({ name }) => name.every((term) => terms.includes(term)))

const isOfOtherKind = (sentence: Sentence | undefined, asked: Asked): boolean =>
  sentence !== undefined && kindsIn(sentence, asked).length > 0

function speaksOfIt(sentence: Sentence, asked: Asked): -1 | 0 | 1 {
  const { of: labels, wishes } = asked
  if (labels === null) return 0
  if (isNamedIn(sentence, labels)) return 1
  const kinds = kindsIn(sentence, asked)
  const isOfKind = ({ members }: GoodsKind) => labels.some((words) => words.every((word) => isAmong(members, word)))
  if (kinds.length > 0) return kinds.some(isOfKind) ? 1 : -1
  const { things } = sentence
  const isNamed = (thing: number) => [...labels.flat(), ...wishes].some(({ strengths }) => strengths.has(thing))
  return labels.length > 0 && things.length > 0 && !things.some(isNamed) ? -1 : 0
}
