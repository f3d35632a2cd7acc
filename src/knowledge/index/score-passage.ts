import type { AnswerKind } from '../../language/pack-fields/pack-policies.ts'
import { tellsOf } from './answer-kinds.ts'
import { speaksOf } from './asked-of.ts'
import type { Entry, IndexSource } from './entry.ts'
import { learned } from './learned-weights.ts'
import { denies } from './listings.ts'
import { leavesOut, quoteOf, restrictsFormer } from './quote.ts'
import { quoteAround } from './quote-around.ts'
import { goesWithRule, isOnlyOfOthers, type Ruled, ruledBehind, ruleOfSendingBack } from './sent-back.ts'
import { type Asked, readEntry, type Signs, signsOf } from './signs.ts'

export interface FoundPassage {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  bestSentences: string[]
  /** With others of the passage behind them, where it is not sure that they answer alone. */
  around: string[]
  score: number
  confidence: number
  /** The signs from which the confidence is computed. */
  signs: Signs
}

/** The best answer of a passage, with the signs of it. */
export interface Look {
  entry: Entry
  start: number
  signs: Signs
  /** Whether it speaks of what is asked of, or only of other goods. */
  speaks: -1 | 0 | 1
  value: number
  /** A neighbour of the sentence that may as well be the answer. */
  further: number | null
  /** How good an answer each sentence of the passage is. */
  worths: readonly number[]
  /** Places of the sentences that may be quoted beside it. */
  beside: readonly number[]
  /** The best sentence of its passage that tells of the place asked for, for all goods. */
  placed?: Look | undefined
  /** How it rules whether the goods that are meant may be sent back, where that is asked. */
  ruled?: Ruled
}

/** How sure an answer is. */
export interface Sureness {
  /** How likely it is right, with the sentences around it, 0 to 1. */
  confidence: number
  /** How likely its best sentences answer without those, where these answer, 0 to 1. */
  exactness: number
}

/** Reads a passage sentence by sentence. @param ranked 0 to 1 */
export function look(entry: Entry, ranked: number, asked: Asked): Look {
  const all = looksAt(entry, ranked, asked)
  const ofHome = toldOfHome(entry, asked)
  const looks = all.filter(({ start }) => !ofHome.includes(start))
  const bestOf = (some: readonly Look[]) => some.reduce((a, b) => (b.value > a.value + 1e-9 ? b : a), some[0] as Look)
  const sentBack = ruleOfSendingBack(looks, asked)
  const best = sentBack?.rule ?? bestOf(looks)
  // "Free delivery to Norway?": that the passage answers tells the sentence on free delivery, though it is not of Norway.
  const { signs, value } = bestOf(all)
  // Another row of the table tells of another place, another sentence of other goods.
  const isTold = (one: Look) =>
    sentBack === null ||
    (sentBack.ruled.grade === 2 ? goesWithRule(one, sentBack.rule, asked) : !isOnlyOfOthers(one, asked))
  const near = all.map((one) => (isBeside(one, best) && looks.includes(one) && isTold(one) ? one : undefined))
  const further =
    (sentBack?.ruled.grade === 2 ? ruledBehind(best, near) : null) ??
    promiseOf(best, near) ??
    tellingBeside(best, near, asked) ??
    furtherOf(best.start, near, asked.kinds) ??
    exceptionTo(best, near, asked.kinds)
  const placed = looks.filter((one) => isPlaced(one) && one.signs.ofOther === 0)
  return {
    ...{
      ...best,
      signs,
      value,
      further,
      beside: looks.flatMap((one) => (isOfAsked(one, best) && isTold(one) ? one.start : [])),
    },
    placed: placed.length > 0 ? bestOf(placed) : undefined,
    ...(sentBack ? { ruled: sentBack.ruled } : {}),
  }
}

/**
 * "We deliver within Spain for 4 €. Express costs 9 €. To Norway we deliver for 20 €", asked for Norway: the sentences of a passage that tell of the
 * shop's own country, and those that go on from these and name no place.
 */
function toldOfHome({ sentences }: Entry, { home, wishes }: Asked): number[] {
  const asked = wishes.filter(({ isPlace }) => isPlace)
  const isAsked = (place: number) => asked.some(({ strengths }) => (strengths.get(place) ?? 0) >= PLACED)
  if (home === null || isAsked(home) || !sentences.some(({ places }) => places.some(isAsked))) return []
  let isHome = false
  return sentences.flatMap(({ places }, at) => {
    if (places.length > 0) isHome = places.includes(home) && !places.some(isAsked)
    return isHome ? [at] : []
  })
}

const isBeside = (one: Look, best: Look): boolean => one.signs.elsewhere <= best.signs.elsewhere && isOfAsked(one, best)

/** Whether it is not of other goods, as far as the best one is not either. */
const isOfAsked = (one: Look, best: Look): boolean => one.speaks >= 0 || best.speaks < 0

/** How much worse the sentence of a passage may be that tells what was asked of the place that the best one names. */
const BESIDE = 4

/** From so much on a sentence names the place that is asked for. */
const PLACED = 0.9
const isPlaced = ({ signs }: Look): boolean => signs.placed >= PLACED

/** "How long to Seattle?": "we ship within the US", and what the passage says of how long; "how much, and for how long?" likewise. */
function tellingBeside(best: Look, looks: readonly (Look | undefined)[], { kinds, wishes }: Asked): number | null {
  const isOpen = kinds.length > 1 || wishes.some(({ isPlace }) => isPlace)
  if (kinds.length === 0 || !isOpen) return null
  const told = ({ entry, start }: Look) => tellsOf(entry.sentences[start]?.told ?? 0, kinds)
  const naming = looks.find((one) => one !== undefined && one.signs.placed >= PLACED)
  if (naming && best.signs.placed < PLACED && best.value - naming.value <= BESIDE) return naming.start
  const more = looks.filter(
    (one) => one !== undefined && best.value - one.value <= BESIDE && told(one) > told(best),
  ) as Look[]
  return more.sort((a, b) => told(b) - told(a) || b.value - a.value)[0]?.start ?? null
}

/** How much worse than what is told of some goods that may be which is told of all. */
const OF_ALL = 5

/**
 * "Do you deliver to Belgium?": what a passage on beds and prams tells of a place does not go before what another tells of it for all goods.
 * @param looks the best first
 */
export function ofAllGoods(looks: readonly Look[]): Look[] {
  const [best, ...others] = looks
  if (!best || !isPlaced(best) || best.signs.ofOther === 0 || best.speaks > 0) return [...looks]
  // "We can't send frozen food there" leaves open what else is.
  const isDenial = (one: Look) => denies(one.entry.sentences[one.start]?.text.split(';')[0] ?? '')
  const isGeneral = (one: Look) => one.signs.ofOther === 0 || (isDenial(best) && !isDenial(one))
  // "Parcels to Corsica 8 €" stands in a passage whose other sentences have more words of the question.
  const general = others.find((one) => {
    const placed = isPlaced(one) ? one : one.placed
    return placed && isGeneral(placed) && best.value - placed.value <= OF_ALL
  })
  if (!general) return [...looks]
  const { value, signs } = best
  // That it tells of sending there is as sure as of the passage that only tells it of some goods.
  const told = isPlaced(general) ? general : { ...general, ...general.placed, value, signs: { ...signs, ofOther: 0 } }
  return [told, ...others.filter((one) => one !== general), best]
}

/** How much worse an exception may be than the promise that it belongs to. */
const NEAR = 2.5
/** Where only this kind of answer is asked for, nothing is promised. */
const plainKinds = new Set<AnswerKind>(['hours', 'phone', 'email', 'contact', 'place'])

/**
 * What a passage leaves out of what its best sentence promises: "30 days to send back" and, further below, "opened food cannot come back".
 * Of several what names goods, then the nearest.
 */
function exceptionTo(best: Look, looks: readonly (Look | undefined)[], kinds: AnswerKind[]): number | null {
  const { sentences } = best.entry
  if (sentences[best.start]?.denies !== false || kinds.some((kind) => plainKinds.has(kind))) return null
  const left = looks.filter(
    (one) =>
      one !== undefined &&
      one.start > best.start &&
      sentences[one.start]?.denies &&
      best.value - one.value <= NEAR &&
      // "Not for prams." leaves out of nothing but what stands before it.
      (one.start === best.start + 1 || !restrictsFormer(sentences[one.start]?.text ?? '')),
  ) as Look[]
  const namesGoods = ({ start }: Look) => (sentences[start]?.things.length ?? 0) > 0
  return (left.find(namesGoods) ?? left[0])?.start ?? null
}

/**
 * What the best sentence is an exception to: "opened food cannot come back" tells of a lamp only behind "30 days to send back". Of what is asked about
 * it is told with what else is said of that: "worn socks cannot come back", and "socks may be tried on".
 */
function promiseOf(best: Look, looks: readonly (Look | undefined)[]): number | null {
  const { sentences } = best.entry
  const isException = ({ start }: Look) => sentences[start]?.denies === true || leavesOut(sentences[start]?.text ?? '')
  const isOfIt = best.speaks > 0
  if (!isException(best) || (!isOfIt && best.signs.ofOther === 0)) return null
  const isPromise = (one: Look) => (isOfIt ? one.speaks > 0 : one.start < best.start && one.signs.ofOther === 0)
  const promises = looks.filter((one) => one !== undefined && !isException(one) && isPromise(one)) as Look[]
  return promises.toSorted((a, b) => b.value - a.value)[0]?.start ?? null
}

/** How much it counts that a sentence speaks of what is asked of, and more where it tells what is asked; and that it is of other goods. */
const OF_IT = 1
const OF_IT_TOLD = 2.5
const OF_OTHERS = 1.5
/** With less of the question, and as little likely telling it, a sentence has nothing to do with it. */
const LEAST_OF_QUESTION = 0.3
export function ofItTold({ signs: { share, facet }, speaks }: Pick<Look, 'signs' | 'speaks'>): number {
  if (speaks < 0) return -OF_OTHERS
  return Math.max(share, facet) >= LEAST_OF_QUESTION ? speaks * (OF_IT + OF_IT_TOLD * facet) : 0
}

/** Every sentence of a passage, with the signs of it; of an empty one its heading. */
export function looksAt(entry: Entry, ranked: number, asked: Asked): Look[] {
  const scene = readEntry(entry, asked)
  const spoken = speaksOf(entry.sentences, asked)
  const looks = [...(entry.sentences.length === 0 ? [0] : entry.sentences.keys())].map((start) => {
    const signs = signsOf(entry, start, ranked, asked, scene)
    const speaks = spoken[start] ?? 0
    return {
      entry,
      start,
      signs,
      speaks,
      value: worthOf(signs) + ofItTold({ signs, speaks }),
      further: null,
      beside: [],
    }
  })
  const worths = looks.map(({ value }) => value)
  return looks.map((one) => ({ ...one, worths }))
}

/** How much worse a neighbour may be that is quoted beside the best sentence. */
const CLOSE = 0.8
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

/** How good an answer it is beside others, by weights that were learned. */
function worthOf(signs: Signs): number {
  let worth = 0
  for (const name of rankSigns) worth += learned.rank[name] * signs[name]
  return worth
}

const rankSigns = Object.keys(learned.rank) as (keyof typeof learned.rank)[]

/** A word more than the heading has is no more of the question. */
const CLOSE_TO_HEADING = 0.05

/** As likely as this the best sentences need none around them. */
const EXACTLY = 0.93

/** What is found of a passage. */
export function present(found: Look, asked: Asked, { confidence, exactness }: Sureness): FoundPassage {
  const { entry, start, further, value, signs, worths, beside } = found
  const isRule = found.ruled?.grade === 2
  const isOfHeading =
    !isRule &&
    start === 0 &&
    asked.kinds.length === 0 &&
    signs.headed > 0 &&
    signs.alone <= signs.headed + CLOSE_TO_HEADING
  const bestSentences = quoteOf(entry, { start, further, beside, kinds: asked.kinds, isOfHeading, isRule })
  return {
    source: entry.source,
    position: entry.position,
    heading: entry.heading,
    text: entry.text,
    bestSentences,
    around:
      exactness >= EXACTLY
        ? bestSentences
        : quoteAround({
            sentences: entry.sentences.map((one) => one.text),
            best: bestSentences,
            worths,
            beside,
            leans: (at) => entry.sentences[at]?.leans ?? false,
          }),
    score: Math.max(0, value),
    signs,
    confidence,
  }
}
