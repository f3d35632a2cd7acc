import { facetLikeness } from '../../language/facets/taught-facets.ts'
import type { AnswerKind } from '../../language/pack-fields/pack-policies.ts'
import { isTold, tellsOf } from './answer-kinds.ts'
import type { Entry, GoodsKind, Sentence } from './entry.ts'
import type { Wish } from './question.ts'
import { isOfRest } from './quote.ts'
import { weights } from './weights.ts'

/** A wish of a question, in numbers of terms. */
export interface KnownWish {
  /** By number of a term: how much it is the word asked for. */
  strengths: Map<number, number>
  /** The same without the lists that it would stand in; null where there are none. */
  unlisted: Map<number, number> | null
  /** By number of an entry: how often it has the best of the wish's words, weighted by field. */
  counts: Map<number, number>
  weight: number
  kind: Wish['kind']
  /** What kind of answer it is about. */
  answer: { kind: AnswerKind; isAll: boolean } | null
  /** Whether it is a country or one of its cities. */
  isPlace: boolean
  /** Whether any page names it. */
  isNamed: boolean
}

/** A question, in numbers of terms. */
export interface Asked {
  /** Number of the country that the shop sends from, as its pages mention it most; null where they mention none. */
  home: number | null
  /** Passages of the store. */
  passages: number
  wishes: KnownWish[]
  /** Weight of a word that a single passage has. */
  rarest: number
  kinds: AnswerKind[]
  /** How likely it asks for each facet. */
  facets: Float32Array
  /** Labels of what it is asked of, each by its words; null where that is not known. */
  of: KnownWish[][] | null
  /** All of them, also those that most of the passages name. */
  called: KnownWish[][]
  /** The kinds of goods that the pages explain. */
  goodsKinds: GoodsKind[]
}

/** How well a sentence meets a wish. For a cost an amount is enough without the word, and the word without an amount is not. */
function inSentence({ terms, told }: Sentence, wish: KnownWish): number {
  const said = bestIn(terms, wish)
  if (wish.answer === null) return said
  if (!isTold(told, wish.answer.kind)) return wish.answer.isAll ? weights.untold * said : said
  if (wish.answer.isAll) return Math.max(weights.toldAll, said)
  return said < weights.toldFrom ? said : Math.min(1, said + weights.toldMore)
}

/** Below "Delivery" an amount is what delivery costs. */
function withAnswer(above: number, { answer }: KnownWish, sentence: Sentence | undefined): number {
  const isSaid =
    answer !== null && above >= weights.toldFrom && sentence !== undefined && isTold(sentence.told, answer.kind)
  return isSaid ? Math.min(1, above + weights.toldMore) : above
}

/** Strength from which a sentence names what was asked for. */
const NAMED = 0.85

/** Share of the headings' subjects that the question did not ask about. */
function astrayOf({ topics }: Entry, wishes: KnownWish[]): number {
  if (topics.length === 0) return 0
  const asked = topics.filter((terms) => wishes.some((wish) => bestIn(terms, wish) >= ASKED))
  return 1 - asked.length / topics.length
}

/** Strength from which a related meaning is taken to be asked too. */
const ASKED = 0.25

const bestIn = (terms: Uint32Array, { strengths }: KnownWish): number => {
  let best = 0
  for (const term of terms) best = Math.max(best, strengths.get(term) ?? 0)
  return best
}

/** What makes a sentence an answer, each 0 to 1. */
export interface Signs {
  /** Share of the question's weight that the sentence, its neighbours and headings have. */
  share: number
  /** That the sentence has by itself. */
  alone: number
  /** That the headings have. */
  headed: number
  /** Of listed meanings, what sentence, neighbours and headings have. */
  topics: number
  /** Of the kinds of answer asked for, what the quote has. */
  told: number
  /** Of the first below a heading, share of the question that the heading has. */
  first: number
  /** Share of the question that its page's title has, for the first of the page. */
  opening: number
  /** How much of its page and passage beyond that has what was asked. */
  passage: number
  /** Share of the question that the passage says more than once: what it is about, not what it mentions in passing. */
  again: number
  /** Whether the sentence by itself has two or more of the listed meanings asked for. */
  together: number
  /** Share of the headings' subjects that the question did not ask about. */
  astray: number
  /** Length, up to 300 characters. */
  long: number
  /** Weight of what was found, beside that of one rare word. */
  evidence: number
  /** Weight of the heaviest listed meaning that was not found, beside that of one rare word. */
  missing: number
  /** Share of the question that is words of which nothing is known and that were not found. */
  unknown: number
  /** Rank of its passage by words, beside the best. */
  ranked: number
  /** Whether it names the place that is asked for, as much as it does. */
  placed: number
  /** Whether it is only about other places than the one that is asked for, or that the shop is at. */
  elsewhere: number
  /** Whether it is about all places that its passage does not name, and the one asked for is among them. */
  rest: number
  /** Whether it has an answer of the kind that is asked for in itself; a half where none is. */
  tells: number
  /** Whether it says that something is not, where a yes or no is asked for. */
  denies: number
  /** Whether it is only about goods that the question does not name. */
  ofOther: number
  /** How well what it tells is what is asked for, as learned of questions and pages: that it may tell it at all says more than how surely. */
  facet: number
  /** How likely a sentence of its passage tells that, at the most. */
  near: number
}

/** Of each wish a share: what headings and sentences of a passage have of it. */
interface Scene {
  above: number[]
  /** Sentences on all places that are not named. */
  rest: number[]
  /** Share of the question that the page's title has. */
  titled: number
  rows: number[][]
  passage: number
  again: number
  astray: number
  /** How likely each sentence tells what is asked for, 0 to 1. */
  matches: number[]
}

/** "We do not take checks" goes before a list without them. */
function besideLists(entry: Entry, wish: KnownWish): KnownWish {
  const { unlisted } = wish
  if (unlisted === null) return wish
  const own = { ...wish, strengths: unlisted }
  return entry.sentences.some(({ terms }) => bestIn(terms, own) >= NAMED) ? own : wish
}

/** Sentences on all other places, where no page names the one asked for: "anywhere else, drop us a line first". */
const placesOfRest = ({ sentences }: Entry, { wishes }: Asked): number[] =>
  wishes.some(({ isPlace, isNamed }) => isPlace && !isNamed)
    ? [...sentences.keys()].filter((at) => isOfRest(sentences[at]?.text ?? ''))
    : []

export function readEntry(entry: Entry, asked: Asked): Scene {
  const wishes = asked.wishes.map((wish) => besideLists(entry, wish))
  const above = wishes.map((wish) => {
    const heading = weights.heading * bestIn(entry.headingTerms, wish)
    const title = weights.title * bestIn(entry.titleTerms, wish)
    // "What it costs" below "Delivery" is the cost of delivery.
    return wish.answer === null ? Math.max(heading, title) : 1 - (1 - heading) * (1 - title)
  })
  const rows = entry.sentences.map((sentence) => wishes.map((wish) => inSentence(sentence, wish)))
  const most = wishes.map((_, at) => Math.max(above[at] as number, ...rows.map((row) => row[at] as number)))
  const times = wishes.map(
    (_, at) => 2 * (above[at] as number) + rows.reduce((sum, row) => sum + (row[at] as number), 0),
  )
  const inTitle = wishes.map((wish) => bestIn(entry.titleTerms, wish))
  return {
    ...{ above, rows, rest: placesOfRest(entry, asked) },
    titled: shareOf(inTitle, asked),
    passage: shareOf(most, asked),
    again: shareOf(
      times.map((count) => Math.max(0, Math.min(1, count - 1))),
      asked,
    ),
    astray: astrayOf(entry, wishes),
    matches: entry.sentences.map(({ facets }) => facetLikeness(asked.facets, facets) ** 2),
  }
}

/** What is less likely told counts for nothing. */
const LEAST_MATCH = 0.01
const matching = (match: number): number => 1 - Math.log(LEAST_MATCH + match) / Math.log(LEAST_MATCH)

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0)
/** Share of the question's weight that a row has. */
const shareOf = (row: number[], { wishes }: Asked): number =>
  sumOf(wishes.map(({ weight }, at) => weight * (row[at] ?? 0))) / (sumOf(wishes.map(({ weight }) => weight)) || 1)

export function signsOf(entry: Entry, start: number, ranked: number, asked: Asked, scene: Scene): Signs {
  const { wishes, kinds, rarest } = asked
  const { above, rows } = scene
  const sentence = entry.sentences[start]
  const leadRow = sentence !== undefined && sentence.lead >= 0 ? rows[sentence.lead] : undefined
  const seen = wishes.map((wish, at) =>
    Math.max(
      rows[start]?.[at] ?? 0,
      withAnswer(above[at] as number, wish, sentence),
      weights.lead * (leadRow?.[at] ?? 0),
      weights.before * (rows[start - 1]?.[at] ?? 0),
      weights.after * (rows[start + 1]?.[at] ?? 0),
    ),
  )
  const lacks = wishes.map(({ weight, kind }, at) => ({ kind, weight: weight * (1 - (seen[at] as number)) }))
  const topics = wishes.map(({ kind, weight }, at) => (kind === 'topic' ? { weight, has: seen[at] as number } : null))
  const known = topics.filter((topic) => topic !== null)
  const told = tellsOf(sentence?.told ?? 0, kinds)
  const toldNext = weights.toldNext * tellsOf(entry.sentences[start + 1]?.told ?? 0, kinds)
  return {
    share: shareOf(seen, asked),
    alone: shareOf(rows[start] ?? [], asked),
    headed: shareOf(above, asked),
    topics: sumOf(known.map(({ weight, has }) => weight * has)) / (sumOf(known.map(({ weight }) => weight)) || 1),
    told: kinds.length === 0 ? 0.5 : Math.max(told, toldNext),
    first: start === 0 ? shareOf(above, asked) : 0,
    opening: start === 0 && entry.position === 0 ? scene.titled : 0,
    passage: scene.passage,
    again: scene.again,
    together: wishes.filter(({ kind }, at) => kind === 'topic' && (rows[start]?.[at] ?? 0) >= SAID).length > 1 ? 1 : 0,
    astray: scene.astray,
    evidence: Math.min(1, sumOf(wishes.map(({ weight }, at) => weight * (seen[at] as number))) / rarest / 2),
    missing: Math.max(0, ...lacks.map(({ kind, weight }) => (kind === 'topic' ? weight : 0))) / rarest,
    unknown: sumOf(lacks.map(({ kind, weight }) => (kind === 'word' || kind === 'foreign' ? weight : 0))) / rarest,
    long: Math.min(1, (sentence?.text.length ?? 0) / LONG),
    ranked,
    ...placeSigns(start, sentence, asked, scene),
    tells: kinds.length === 0 ? 0.5 : told,
    denies: kinds.length === 0 && sentence?.denies === true ? 1 : 0,
    ofOther: isOfOther(sentence, asked) ? 1 : 0,
    facet: matching(scene.matches[start] ?? 0),
    near: Math.max(0, ...scene.matches),
  }
}

/** "Boards go by carrier for 25 €" is no answer for who asks what it costs to send a parcel. */
function isOfOther(sentence: Sentence | undefined, { wishes }: Asked): boolean {
  const things = sentence?.things ?? []
  return things.length > 0 && !things.some((thing) => wishes.some(({ strengths }) => strengths.has(thing)))
}

/** What a sentence is about of the place asked for: "to Belgium 8 €" is no answer for Spain, nor for who names no place. */
function placeSigns(
  start: number,
  sentence: Sentence | undefined,
  { wishes, home }: Asked,
  { rows, rest }: Scene,
): Pick<Signs, 'placed' | 'elsewhere' | 'rest'> {
  const places = [...(sentence?.places ?? [])]
  const asked = wishes.flatMap(({ isPlace }, at) => (isPlace ? [at] : []))
  if (asked.length === 0) {
    const isForeign = home !== null && places.length > 0 && !places.includes(home)
    return { placed: 0, elsewhere: isForeign ? 1 : 0, rest: 0 }
  }
  const near = Math.max(...asked.map((at) => nearest(places, wishes[at] as KnownWish)))
  const placed = places.length > 0 ? near : Math.max(...asked.map((at) => rows[start]?.[at] ?? 0))
  return { placed, elsewhere: places.length > 0 && near === 0 ? 1 : 0, rest: rest.includes(start) ? 1 : 0 }
}

/** From so many on the places named are all that are meant: "EU: Austria 12 €, France 18 €" is nothing for Sweden. */
const ALL_NAMED = 2

/** How much the places that a sentence names are the one that is asked for. */
function nearest(places: number[], { strengths, unlisted }: KnownWish): number {
  const near = places.map((place) => (unlisted ?? strengths).get(place) ?? 0)
  const isListing = near.filter((strength) => strength === 0).length >= ALL_NAMED
  return Math.max(0, ...near.filter((strength) => !isListing || strength >= NAMED_ITSELF))
}
/** Strength of a place that is named, not only the union or continent that it is in. */
const NAMED_ITSELF = 0.91

const LONG = 300
/** Strength from which a sentence says what was asked for. */
const SAID = 0.6
