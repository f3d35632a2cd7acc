import { pageFacets } from '../../knowledge/facets/read-facets.ts'
import { findPassages } from '../../knowledge/find-passages.ts'
import type { AskedOf } from '../../knowledge/index/asked-of.ts'
import { isNameOfThing } from '../../knowledge/index/goods-named.ts'
import type { Passage } from '../../knowledge/knowledge.schema.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { say } from '../engine/say.ts'
import { type Trouble, tellsOfTrouble, troubleShare, troubles } from '../troubles.ts'
import type { TurnScope } from '../turn-scope.ts'

/** As much as this a sentence has to tell of a trouble. */
const LEAST_TOLD = 0.14
/** What tells more of it than this is no better an answer. */
const TELLS_SURELY = 0.7
/** As much as this its heading has to be about it, for all below to be. */
const HEADED = 0.25
/** What goes on behind such a sentence belongs to it, up to so many signs. */
const MOST_QUOTED = 360
const LIMIT = 20
/** How much it counts that a passage answers the words, beside that it tells of the trouble. */
const OF_WORDS = 0.5
/** How much that it is said of such goods, and that it is said of several others, or below a heading of theirs. */
const OF_IT = 0.5
const OTHERS = 0.7
const FEWEST_GOODS = 2
const SHORTEST_STEM = 4
const stemOf = (word: string): string => word.toLowerCase().slice(0, SHORTEST_STEM)
/** As sure as this a passage answers a question about sending back as it was put. */
const SURE = 0.5

/**
 * The passages of the owner's pages that tell what to do about a trouble, best first, each with the sentences that do.
 * @param words how the shopper put it
 * @param of what it is about, where that is known
 */
export async function troublePassages(
  { ctx, understanding: { language } }: TurnScope,
  words: string,
  { about, of }: { about: readonly Trouble[]; of: AskedOf | undefined },
): Promise<(Passage & { isOfDamage?: true })[]> {
  const asked: readonly Trouble[] = about.includes('faulty') ? [...about, 'damaged'] : about
  const questions = [words, ...asked.map((name) => say(language, troubles[name].asks))]
  const found = await Promise.all(
    questions.map((question) => findPassages(ctx, { question, language, limit: LIMIT, includeWeak: true, of })),
  )
  // "Can I send the scooter back?" is answered by what is said of such, whatever is said of all.
  const sure = (found[0]?.passages ?? []).filter(({ confidence }) => confidence >= SURE)
  if (sure.length > 0 && about.every((name) => name === 'return')) return sure
  const called = [words, ...(of?.labels ?? [])].flatMap(wordsIn).map(stemOf)
  const surest = new Map<string, Passage>()
  for (const passage of found.flatMap(({ passages }) => passages))
    if (passage.confidence > (surest.get(passage.id)?.confidence ?? -1)) surest.set(passage.id, passage)
  const rules = [...surest.values()].flatMap((passage) => {
    const told = surerOf(toldIn(passage, about), besideGuarantee(passage, about))
    if (told === null) return []
    const worth =
      Math.min(told.share, TELLS_SURELY) +
      told.headed +
      OF_WORDS * passage.confidence +
      ofGoods(passage, told.sentences, called)
    return [{ passage: { ...passage, ...told.beside, bestSentences: told.sentences }, worth }]
  })
  return rules.sort((a, b) => b.worth - a.worth).map(({ passage }) => passage)
}

/** What the rule for what arrives broken counts less where something broke later. */
const LATER = 0.3

/** @param headed how much its heading is about the trouble */
type Told = { sentences: string[]; share: number; headed: number; beside?: { isOfDamage: true } } | null
const surerOf = (one: Told, other: Told): Told => ((other?.share ?? 0) > (one?.share ?? 0) ? other : one)

/** Where no guarantee is for such goods, what the pages say of broken ones comes nearest: "past its best? We refund you". */
function besideGuarantee(passage: Passage, about: readonly Trouble[]): Told {
  const told = about.includes('faulty') && !about.includes('damaged') ? toldIn(passage, ['damaged']) : null
  return told && { ...told, share: told.share - LATER, beside: { isOfDamage: true } }
}

/**
 * What it counts of which goods it is said: "every tree and shrub is guaranteed", "heavy machines: ...".
 * @param called stems of what it is about, and of what the shopper said
 */
function ofGoods({ heading, language }: Passage, sentences: readonly string[], called: readonly string[]): number {
  const goodsIn = (text: string) => [...new Set(wordsIn(text).filter((word) => isNameOfThing(word, language)))]
  const goods = goodsIn(sentences.join(' '))
  const above = goodsIn(heading)
  if ([...goods, ...above].some((word) => called.includes(stemOf(word)))) return OF_IT
  return goods.length >= FEWEST_GOODS || above.length > 0 ? -OTHERS : 0
}

/** How much a heading is about it, read as what is asked and as what is told. */
const headedBy = (heading: string, about: readonly Trouble[], language: string): number =>
  Math.max(troubleShare(about, heading, language), tellsOfTrouble(about, pageFacets.told(heading, heading, language)))

/** The sentences that tell of it, from the first one on as far as they belong together; null where none does. */
function toldIn({ heading, text, language }: Passage, about: readonly Trouble[]): Told {
  const headed = headedBy(heading.split(' > ').at(-1) ?? '', about, language)
  for (const line of text.split('\n')) {
    const all = splitSentences(line)
    const shares = all.map((one) => tellsOfTrouble(about, pageFacets.told(heading, one, language)))
    const telling = headed >= HEADED ? 0 : shares.findIndex((share) => share >= LEAST_TOLD)
    if (telling < 0) continue
    // What stands before it in few words may be what it is said of: "Not packed yet: you can still cancel."
    const asked = all[telling - 1]?.endsWith('?') ? telling - 1 : telling
    const first = line.length <= MOST_QUOTED ? 0 : asked
    let length = 0
    const sentences = all.slice(first).filter((one, at) => {
      length += one.length + 1
      return at === 0 || length <= MOST_QUOTED
    })
    return { sentences, share: Math.max(headed, ...shares), headed }
  }
  return null
}
