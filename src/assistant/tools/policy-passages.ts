import { asksByItself } from '../../knowledge/facets/read-facets.ts'
import { kindsAsked, kindsTold, tellsOf, withoutAsking } from '../../knowledge/index/answer-kinds.ts'
import { namesOtherMatter, namesPlace, withoutOther, withoutPlaces, withPlaceOf } from '../../knowledge/index/places.ts'
import type { Passage } from '../../knowledge/knowledge.schema.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { anySpellingOf } from '../../language/text/any-spelling.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { goesOnOfReturn } from '../troubles.ts'
import type { Act } from '../understanding/understanding.ts'

/** What is asked of the knowledge for one question or part of it. */
export interface PassageQuestion {
  question: string
  language: string
  limit: number
  includeWeak: true
}

/** Passages as the tool needs them. */
export type Found = Pick<Passage, 'confidence' | 'language'> & Partial<Pick<Passage, 'id' | 'bestSentences' | 'around'>>

/** One that answers another question of the same message is told beside the first. */
export type Answering<One> = One & { isFurther?: true }

const policyActs = new Set<Act>(['shipping', 'returns', 'payment', 'policy', 'order_change'])
/** What is surely asked of these asks for it, whatever was asked before: "can we send it back if he gets bored", behind what delivery costs. */
const ofOneMatter = new Set<Act>(['returns', 'payment'])
/** Lowest confidence of a passage when the message surely asks about a policy. */
const LIKELY = 0.42
const SURE = 0.6
/** The same for others: pages often mention discounts without offering one, and tell what to do about what a shopper complains of. */
const leastByAct = new Map<Act, number>([
  ['discount', 0.42],
  ['complaint', 0.5],
])
/** A page in the shopper's own language goes before a surer one in another from here on. */
const OWN_LANGUAGE = 0.28
const LIMIT = 9

/** Between a question and another that goes on from it. */
export const GOES_ON = '\n'

/** Between two wishes of one message: "how much is it, and can I return it?" */
const clauseEnds = /(?<![?!.;,])[?!.;,]+\s+|(?<!\s)\s+(?:and|und|y|et|e)\s+/i

/** Words told before a question, at the least. */
const FEWEST_TOLD = 3
const asked = new RegExp(`(?<!\\S)${anySpellingOf(phrasesOfAll(({ acts }) => acts?.clauses?.asks))}(?!\\S)`, 'giu')
/** Whether words ask for something, and do not only tell. */
const asks = (part: string): boolean => part.search(asked) >= 0 || kindsAsked(part, []).length > 0

/** "Can I send it back" of "I burned it once and hate the smell can I send it back"; null where nothing is told before it. */
function askedAtEnd(text: string): string | null {
  const at = [...text.matchAll(asked)].at(-1)?.index ?? 0
  const told = text
    .slice(0, at)
    .split(/\s+/)
    .filter((word) => word !== '')
  return told.length < FEWEST_TOLD ? null : text.slice(at)
}

const articles = wordsOfAll((pack) => pack.articles)
const pronouns = wordsOfAll(({ references }) => references?.it)
/** Words of "and how long". */
const MOST_BARE = 2
/** "And what does it cost", "and how long" ask on of what is asked first, and have no answer by themselves. */
function standsAlone(part: string, at: number): boolean {
  const words = tokenize(part).filter(({ kind }) => kind === 'word')
  // "La" of "à la boutique" points at nothing.
  const isArticle = (text: string, place: number) => articles.has(text) && place > 0 && place < words.length - 1
  const pointsBack = words.some(({ text }, place) => pronouns.has(text) && !isArticle(text, place))
  return at === 0 || (words.length > MOST_BARE && !pointsBack)
}
const onlyGoesOn = (further: string, language: string, acts: readonly Act[]): boolean =>
  !standsAlone(further, 1) && !asksByItself(further, language) && !acts.some((act) => ofOneMatter.has(act))

/** So much less sure may be what goes on in the passage that answered before: "who pays the postage?", behind one about returns. */
const NEAR = 0.15

/** Whether the sentences of a passage tell a time, an amount or what else a question asks for. */
const tellsAll = (one: Found, question: string): boolean =>
  tellsOf(kindsTold(quoteOf(one) ?? ''), kindsAsked(question, [])) === 1

const quoteOf = (one: Found | undefined): string | undefined => one?.bestSentences?.join(' ')

/** Of one passage no more sentences are quoted. */
const MOST_QUOTED = 3

/** "Where are you, and are you open on Saturdays?": what one passage tells of both is quoted together. */
function oneOfEach<One extends Found>(sure: One[]): One[] {
  const byId = new Map<string, One>()
  for (const [at, one] of sure.entries()) {
    const key = one.id ?? String(at)
    const former = byId.get(key)
    const sentences = [...new Set([...(former?.bestSentences ?? []), ...(one.bestSentences ?? [])])]
    const around = [...new Set([...(former?.around ?? []), ...(one.around ?? [])])]
    byId.set(key, former ? { ...former, bestSentences: sentences.slice(0, MOST_QUOTED), around } : one)
  }
  return [...byId.values()]
}

function goingOnFrom<One extends Found>(former: One | undefined, sure: One[]): One[] {
  const least = (sure[0]?.confidence ?? 0) - NEAR
  const same = sure.find(({ id, confidence }) => id !== undefined && id === former?.id && confidence >= least)
  return same ? [same, ...sure.filter((one) => one !== same)] : sure
}

/**
 * "Do I have to pay the postage?", "until when do I tell you?", behind what is said of returns, or of what arrives broken: that passage, where it is
 * among the surest for both questions and has the kind of answer that is asked for.
 */
async function stayingAt<One extends Found>(
  all: (question: string) => Promise<One[]>,
  earlier: One | undefined,
  further: string,
  whole: string,
): Promise<One[]> {
  const [first] = goingOnFrom(earlier, await all(whole))
  if (earlier === undefined || first?.id !== earlier.id) return []
  const own = (await all(further)).find(({ id }) => id === earlier.id)
  return [own, first].filter((one) => one !== undefined && tellsAll(one, further)).slice(0, 1) as One[]
}

/** Lowest confidence of an answer to one of several questions. */
const SURE_OF_PART = 0.55
/** Shopper's questions of one message that are answered from the pages. */
const MOST_PARTS = 3

/**
 * The passages that answer a question as a whole (of one that goes on from another, behind `GOES_ON`, its own first), else what is asked
 * behind what is told, else its parts; those in the shopper's language first. Of two questions that different passages answer both are
 * answered.
 * @param find the knowledge of the store
 */
export async function policyPassages<One extends Found>(
  find: (wanted: PassageQuestion) => Promise<One[]>,
  { question, language, acts }: { question: string; language: string; acts: readonly Act[] },
): Promise<Answering<One>[]> {
  const [before = '', said] = question.split(GOES_ON)
  // Of another place than the one before nothing is asked that was asked of that.
  const isElsewhere = said !== undefined && namesPlace(said, language)
  const former = isElsewhere ? withoutPlaces(before, language) : before
  const further = said === undefined ? undefined : withPlaceOf(before, said, language)
  const whole = further === undefined ? former : `${former} ${further}`
  const partsOf = (text: string) => text.split(clauseEnds).filter((part) => part.trim().length >= 8)
  const parts = partsOf(whole)
  const all = (asked: string) => find({ question: asked, language, limit: LIMIT, includeWeak: true })
  // "We come to France at Christmas. Where are you?": the place may have to do with it or not, whatever is surer.
  const firstOf = async (ways: readonly string[]) => {
    const found = await Promise.all([...new Set(ways)].map(async (one) => (await all(one))[0]))
    return found.toSorted((a, b) => (b?.confidence ?? 0) - (a?.confidence ?? 0))[0]
  }
  const isPolicy = acts.some((act) => policyActs.has(act))
  const floor = isPolicy ? LIKELY : (leastByAct.get(acts[0] ?? 'unknown') ?? SURE)
  // "Do you wrap presents?", and then "and shipping?": how much or how long that is was not asked.
  const isOfOther = (part: string) => further !== undefined && goesToOther(former, part, language)
  const [first = '', ...others] = partsOf(further ?? former)
  if (others.length > 0) {
    // "What does it cost, and how long does it take?" asks on of what was asked first.
    // What is told before it is no question by itself; the last part is what it is told for.
    const isAsked = (part: string) => part === others.at(-1) || asks(part) || whole.includes(`${part}?`)
    const askedParts = [first, ...others].filter(isAsked)
    const opening = askedParts[0] ?? first
    const subject = withoutAsking(further === undefined || isOfOther(opening) ? opening : former)
    const questions = askedParts.flatMap((part, at) => {
      return standsAlone(part, further === undefined ? at : 1) || isOfOther(part)
        ? [[withPlaceOf(whole, part, language), part]]
        : [[`${part} ${subject}`]]
    })
    const told = await Promise.all(questions.slice(0, MOST_PARTS).map(firstOf))
    const sure = told.filter((one) => one !== undefined && one.confidence >= SURE_OF_PART) as One[]
    // "I cancelled, when do I get my money": what comes before is no question by itself.
    const different = apart(oneOfEach(sure), (one) => (further === undefined ? one.id : quoteOf(one)))
    const [only] = different
    if (only && different.length === 1 && sure.length > 1 && quoteOf(only) !== quoteOf(sure[0])) return [only]
    if (different.length > 1) return different.map((one, at) => (at === 0 ? one : { ...one, isFurther: true }))
  }
  if (further !== undefined) {
    // "And if it is broken?" asks something new; "and how long does it take?" only goes on: then both together have the surer answer.
    const isOfReturn = goesOnOfReturn(former, further, language, acts.includes('returns'))
    const earlier = (await all(former)).find(({ confidence }) => confidence >= (isOfReturn ? LIKELY : floor))
    const isOpen = !isOfOther(further) && onlyGoesOn(further, language, acts)
    // "How long does that take?" asks nothing by itself where the pages are silent on what went before.
    const alone = isOpen && earlier === undefined ? [] : await all(further)
    const staying = isOfReturn ? await stayingAt(all, earlier, further, whole) : []
    if (staying.length > 0) return staying
    const sure = alone.filter(({ confidence }) => confidence >= floor)
    const together = isOpen && sure.length > 0 ? await all(whole) : []
    // "How long does that take?", behind what is said of returns.
    const isBefore = ({ id }: One) => id === earlier?.id
    const own = sure.find(isBefore)
    // "4 to 6 days" of the place that was asked for, else of all.
    const told = own && [together.find(isBefore), own].find((one) => one && tellsAll(one, further))
    if (told) return [told, ...sure]
    const surest = (found: One[]) => Math.max(0, ...found.map(({ confidence }) => confidence))
    // "Do you put it in nice paper?", behind what exchanges cost: asked together that is told again.
    const isSaidAgain = quoteOf(together[0]) === quoteOf(earlier)
    if (sure.length > 0 && (!isOpen || isSaidAgain || surest(sure) >= surest(together)))
      return goingOnFrom(earlier, sure)
  }
  const atEnd = askedAtEnd(further ?? former) ?? []
  const tries = [whole, ...[atEnd].flat(), ...(parts.length > 1 ? parts.filter(standsAlone) : [])]
  let best: One[] = []
  for (const one of tries) {
    const answering = inOwnLanguage(await all(one), language, floor)
    // "Ok, the black one then. Do you wrap it?": what is asked is told by a part alone, if that is by far surer.
    const more = best.length === 0 || one === atEnd ? 0 : SURER
    if ((answering[0]?.confidence ?? 0) > (best[0]?.confidence ?? 0) + more) best = answering
  }
  // "If they want it bigger after all, may they swap it?": what is told besides hides what is asked.
  const core = best.length === 0 && acts.includes('returns') ? withoutOther(further ?? whole, language) : null
  return core ? inOwnLanguage(await all(core), language, floor) : best
}

const goesToOther = (former: string, part: string, language: string): boolean =>
  kindsAsked(former, []).length === 0 && namesOtherMatter(former, part, language)

/** The first of all that are told by the same. */
const apart = <One>(all: readonly One[], toldBy: (one: One) => string | undefined): One[] =>
  all.filter((one, at) => all.findIndex((other) => toldBy(other) === toldBy(one)) === at)

/** By so much a part of a message has to be surer than what comes before it. */
const SURER = 0.1

/** Those that answer, in the shopper's language where some do nearly as well. */
function inOwnLanguage<One extends Found>(passages: One[], language: string, floor: number): One[] {
  const sure = passages.filter(({ confidence }) => confidence >= floor)
  const ownFloor = sure.length > 0 ? OWN_LANGUAGE : floor
  const own = passages.filter((passage) => passage.language === language && passage.confidence >= ownFloor)
  return own.length > 0 ? own : sure
}
