import type { AnswerKind } from '../../language/pack-fields/pack-policies.ts'
import { packOf, phraseList, phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { kindsTold, tellsOf } from './answer-kinds.ts'
import type { Entry } from './entry.ts'
import { isProse } from './quote-around.ts'

/** Characters of a sentence that says too little by itself: "Yes." */
const SHORT = 20
/** Characters of a sentence that only opens what its heading promises: "Bad refund policies are infuriating." is not yet the rule. */
const OPENING = 40
/** Characters of a quote of two sentences. */
const MOST = 320

/** Begins a sentence that restricts the one before ("however"): the two are quoted together. */
const takesBack = new RegExp(
  `^(?:${[...wordsOfAll(({ contrasts }) => contrasts), ...phrasesOfAll(({ policies }) => policies?.restricting)].join('|')})(?!\\p{L})`,
  'u',
)

/** Whether a sentence only restricts the one before it: "Not for prams." */
export const restrictsFormer = (text: string): boolean => takesBack.test(fold(text))

/** "Plants and opened food are excluded.": what a promise leaves out belongs to it. */
const excepts = new RegExp(
  `(?<!\\p{L})(?:${phrasesOfAll(({ policies }) => policies?.excepting).join('|')})(?!\\p{L})`,
  'u',
)

/** Whether a sentence says what a promise leaves out. */
export const leavesOut = (text: string): boolean => excepts.test(fold(text))

const rest = new RegExp(
  `(?<!\\p{L})(?:${phrasesOfAll(({ policies }) => policies?.elsewhere).join('|')})(?!\\p{L})`,
  'u',
)
/** "Anywhere else, drop us a line first." speaks of the places that no other sentence names. */
export const isOfRest = (text: string): boolean => rest.test(fold(text))

/** Whether a sentence begins so that it cannot be read without the one before. */
export function goesOn(text: string, language: string): boolean {
  const said = fold(text)
  return phraseList(packOf(language)?.goesOn).some((phrase) => {
    const begin = fold(phrase)
    return said.startsWith(begin) && !/^\p{L}/u.test(said.slice(begin.length))
  })
}

/** Whether it goes on from the one before, or only restricts that. */
export const leansOnFormer = (text: string, language: string): boolean =>
  restrictsFormer(text) || goesOn(text, language)

/** What is to be quoted of a passage. */
interface Wanted {
  start: number
  /** A neighbour that may as well be the answer. */
  further: number | null
  /** Places of the sentences that may be quoted beside it. */
  beside: readonly number[]
  kinds: AnswerKind[]
  /** Whether the heading has as much of the question as the sentence: then the passage answers, and not the sentence that happens to begin it. */
  isOfHeading: boolean
  /** Whether it rules what was asked by itself: "some goods have rules of their own:" above it tells nothing more. */
  isRule: boolean
}

/**
 * The sentence that answers, as written, with one neighbour at most: the line above where it is an item of a list, the one before where it goes on from
 * that, else the next one where that has the kind of answer still wanting or takes something back. A line with a colon is quoted with its items.
 */
export function quoteOf(
  { sentences, source }: Entry,
  { start, further, beside, kinds, isOfHeading, isRule }: Wanted,
): string[] {
  const best = sentences[start]?.text
  if (best === undefined) return []
  const fits = (text: string | undefined): text is string => text !== undefined && best.length + text.length < MOST
  const lead = sentences[sentences[start]?.lead ?? -1]
  const isLed = lead !== undefined && !(isRule && isProse(best) && !lead.denies)
  if (isLed && fits(lead.text)) return [lead.text, best]
  if (best.endsWith(':')) return withItems(sentences, start)
  if (isOfHeading && best.length < OPENING) return asMuchAsFits(sentences)
  const former = sentences[start - 1]?.text
  if (goesOn(best, source.language) && fits(former)) return [former, best]
  const other = sentences[further ?? -1]?.text
  if (further !== null && fits(other)) return further < start ? [other, best] : [best, other]
  const next = sentences[start + 1]?.text
  if (!fits(next) || !beside.includes(start + 1)) return [best]
  const told = (text: string) => tellsOf(kindsTold(text), kinds)
  const isTakenBack = takesBack.test(fold(next)) || excepts.test(fold(next))
  const isWanted = best.length < SHORT || isTakenBack || told(`${best} ${next}`) > told(best)
  return isWanted ? [best, next] : [best]
}

/** The beginning of a passage. */
function asMuchAsFits(sentences: Entry['sentences']): string[] {
  let length = 0
  return sentences.flatMap(({ text }, at) => {
    length += text.length + 1
    return at === 0 || length <= MOST ? [text] : []
  })
}

/** A line with a colon and its items, as many as fit. */
function withItems(sentences: Entry['sentences'], start: number): string[] {
  const quoted: string[] = []
  let length = 0
  for (const [at, { text, lead }] of sentences.entries()) {
    if (at !== start && lead !== start) continue
    length += text.length + 1
    if (quoted.length > 1 && length > MOST) break
    quoted.push(text)
  }
  return quoted
}
