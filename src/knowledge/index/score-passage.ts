import type { AnswerKind } from '../../language/pack-policies.ts'
import { isTold, tellsOf } from './answer-kinds.ts'
import type { Entry, IndexSource, Sentence } from './entry.ts'
import type { Wish } from './question.ts'
import { isOfRest, quoteOf } from './quote.ts'
import { weights } from './weights.ts'

export interface FoundPassage {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  bestSentences: string[]
  score: number
  confidence: number
  /** The signs from which the confidence is computed. */
  signs: Signs
}

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
}

export interface Asked {
  /** Passages of the store. */
  passages: number
  wishes: KnownWish[]
  /** Weight of a word that a single passage has. */
  rarest: number
  kinds: AnswerKind[]
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
  /** Whether it is the first below a heading. */
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
}

/** The best answer of a passage, with the signs of it. */
export interface Look {
  entry: Entry
  start: number
  signs: Signs
  value: number
  /** A neighbour of the sentence that may as well be the answer. */
  further: number | null
}

/** Reads a passage sentence by sentence. @param ranked 0 to 1 */
export function look(entry: Entry, ranked: number, asked: Asked): Look {
  const scene = readEntry(entry, asked)
  const looks = [...entry.sentences.keys()].map((start): Look => {
    const signs = signsOf(entry, start, ranked, asked, scene)
    return { entry, start, signs, value: worthOf(signs), further: null }
  })
  const none = { entry, start: 0, signs: signsOf(entry, 0, ranked, asked, scene), value: 0, further: null }
  const bestOf = (some: Look[]) => some.reduce((a, b) => (b.value > a.value + 1e-9 ? b : a), some[0] ?? none)
  const best = bestOf(looks)
  const wishesPlaced = asked.wishes.flatMap(({ isPlace }, at) => (isPlace ? [at] : []))
  // "How long to Germany?": what is said of the place is quoted, not what is said of all; how long it takes beside it, where that tells nothing of it.
  const saying = (least: number) =>
    looks.filter((one) => wishesPlaced.some((at) => (scene.rows[one.start]?.[at] ?? 0) >= least))
  // "Country: Austria" is no row of Switzerland.
  const named = saying(NAMED)
  const rest = placesOfRest(entry, asked).flatMap((at) => looks[at] ?? [])
  const [placed = []] = [rest, named, saying(SAID)].filter((some) => some.length > 0)
  const { start } = placed.length > 0 && !placed.includes(best) ? bestOf(placed) : best
  const told = (at: number) => (placed.length > 0 ? tellsOf(entry.sentences[at]?.told ?? 0, asked.kinds) : 0)
  const telling = looks.filter((one) => told(one.start) > told(start))
  const [about] = telling.filter(({ signs }) => signs.alone >= ABOUT).sort((a, b) => b.signs.alone - a.signs.alone)
  // Another row of the table tells of another place.
  const near = looks.map((one) => (named.length > 0 && !named.includes(one) ? undefined : one))
  return { ...best, start, further: about?.start ?? furtherOf(start, near, asked.kinds) }
}

/** How much worse a neighbour may be that is quoted beside the best sentence. */
const CLOSE = 0.3
/** Share of the question that it has to say by itself. */
const ABOUT = 0.3

/** The neighbour that may as well be the answer. */
function furtherOf(start: number, looks: readonly (Look | undefined)[], kinds: AnswerKind[]): number | null {
  const told = ({ entry, start: at }: Look) => tellsOf(entry.sentences[at]?.told ?? 0, kinds)
  const best = looks[start]
  if (best === undefined) return null
  const near = [looks[start - 1], looks[start + 1]].filter((one) => one !== undefined)
  const close = near.filter(
    (one) => best.value - one.value <= CLOSE && one.signs.alone >= ABOUT && told(one) >= told(best),
  )
  return close.sort((a, b) => b.value - a.value)[0]?.start ?? null
}

/** Of each wish a share: what headings and sentences of a passage have of it. */
interface Scene {
  above: number[]
  /** Share of the question that the page's title has. */
  titled: number
  rows: number[][]
  passage: number
  again: number
  astray: number
}

/** "We do not take checks" goes before a list without them. */
function besideLists(entry: Entry, wish: KnownWish): KnownWish {
  const { unlisted } = wish
  if (unlisted === null) return wish
  const own = { ...wish, strengths: unlisted }
  return entry.sentences.some(({ terms }) => bestIn(terms, own) >= NAMED) ? own : wish
}

/** Sentences on all other places, where no sentence names the one asked for: "anywhere else, drop us a line first". */
function placesOfRest({ sentences }: Entry, { wishes }: Asked): number[] {
  const own = wishes.flatMap((wish) => (wish.isPlace ? { ...wish, strengths: wish.unlisted ?? wish.strengths } : []))
  const isNamed = sentences.some(({ terms }) => own.some((wish) => bestIn(terms, wish) >= NAMED))
  return own.length === 0 || isNamed ? [] : [...sentences.keys()].filter((at) => isOfRest(sentences[at]?.text ?? ''))
}

function readEntry(entry: Entry, asked: Asked): Scene {
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
    ...{ above, rows },
    titled: shareOf(inTitle, asked),
    passage: shareOf(most, asked),
    again: shareOf(
      times.map((count) => Math.max(0, Math.min(1, count - 1))),
      asked,
    ),
    astray: astrayOf(entry, wishes),
  }
}

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0)
/** Share of the question's weight that a row has. */
const shareOf = (row: number[], { wishes }: Asked): number =>
  sumOf(wishes.map(({ weight }, at) => weight * (row[at] ?? 0))) / (sumOf(wishes.map(({ weight }) => weight)) || 1)

function signsOf(entry: Entry, start: number, ranked: number, asked: Asked, scene: Scene): Signs {
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
    first: start === 0 ? 1 : 0,
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
  }
}

const LONG = 300
/** Strength from which a sentence says what was asked for. */
const SAID = 0.6
const worthOf = (signs: Signs): number =>
  weights.share * signs.share +
  weights.alone * signs.alone +
  weights.topics * signs.topics +
  weights.told * signs.told +
  weights.first * signs.first * signs.headed +
  weights.opening * signs.opening +
  weights.passage * signs.passage +
  weights.headed * signs.headed +
  weights.again * signs.again +
  weights.ranked * signs.ranked -
  weights.unknown * signs.unknown -
  weights.astray * signs.astray -
  weights.long * signs.long

/** A word more than the heading has is no more of the question. */
const CLOSE_TO_HEADING = 0.05

export function present({ entry, start, further, value, signs }: Look, asked: Asked, confidence: number): FoundPassage {
  const isOfHeading =
    start === 0 && asked.kinds.length === 0 && signs.headed > 0 && signs.alone <= signs.headed + CLOSE_TO_HEADING
  return {
    source: entry.source,
    position: entry.position,
    heading: entry.heading,
    text: entry.text,
    bestSentences: quoteOf(entry, { start, further, kinds: asked.kinds, isOfHeading }),
    score: Math.max(0, value),
    signs,
    confidence,
  }
}
