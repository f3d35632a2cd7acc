import { isPackWord } from '../../language/pack-fields/pack-words.ts'
import { asksNothing } from '../../language/readers/ask-nothing.ts'
import { lexicon } from '../../language/said/lexicon.ts'
import { joinsWords } from '../../language/text/joins-words.ts'
import { isGoodsWord } from '../things/goods-names.ts'
import { isNoun } from '../things/is-noun.ts'
import type { Correction } from './correct-word.ts'
import { isLimitWord, isOrdinaryWord } from './meant-words.ts'
import type { PlacedGroup, PlanContext } from './plan-context.ts'

/** How much a slip, being frequent, and standing together with the other words of the query count. */
const costWeight = 3
const countWeight = 0.25
const togetherWeight = 0.8
/** Others within this of the best are also tried. */
const closeBy = 1
const maxReadings = 3
/** More unknown words than this in one query are not slips but another language or noise. */
const maxCorrected = 6
/** Corrections whose company is looked up. */
const maxCompared = 12

/** What shoppers say around their wishes is meant as it stands: "thinking" is no slip of "drinking". */
const isMeant = (word: string, language: string): boolean =>
  isOrdinaryWord(word) ||
  asksNothing(word) ||
  isPackWord(word) ||
  isNoun(word) ||
  isGoodsWord(word, language) ||
  lexicon().talk.has(word)

/**
 * Gives readings to words that no product has; changes the groups and returns what was corrected. Words the catalog knows,
 * real nouns, numbers and codes are never touched.
 */
export function correctGroups(groups: PlacedGroup[], context: PlanContext): { from: string; to: string }[] {
  const { vocabulary, analyzer } = context
  const isKnown = (group: PlacedGroup): boolean =>
    analyzer.isStopWord(group.surface) ||
    group.readings.some((reading) => reading.terms.every((term) => vocabulary.countOf(term) > 0)) ||
    context.synonyms.of([group.term]).length > 0
  const unknown = groups.filter(
    (group) => group.isWord && !isKnown(group) && !isMeant(group.surface, analyzer.language),
  )
  if (unknown.length === 0) return []
  const others = groups
    .filter((group) => !unknown.includes(group) && !analyzer.isStopWord(group.surface))
    .map((group) => group.term)
  const corrections: { from: string; to: string }[] = []
  for (const group of unknown.slice(0, maxCorrected)) {
    const ranked = rankCorrections(context.spelling.correctionsOf(group.surface), others, context)
    const best = ranked[0]
    if (best === undefined) continue
    const to = best.correction.words.join(' ')
    corrections.push({ from: group.surface, to })
    group.surface = to
    group.readings = ranked
      .filter(
        ({ score, correction }) =>
          score > best.score - closeBy && correction.words.length === best.correction.words.length,
      )
      .slice(0, maxReadings)
      .map(({ score, correction }) => ({
        terms: correction.words.map((word) => analyzer.termOf(word)),
        weight: 0.95 * Math.exp(score - best.score),
        source: 'spelling',
      }))
    group.term = analyzer.termOf(to)
  }
  return corrections
}

/** Letters that a word has at least to be looked for in others, and that those have more. */
const LEAST_BEGUN = 5
const LEAST_MORE = 3
const MOST_COMPOUNDS = 8

/**
 * Gives a word that no product has those of the catalog that end or begin with it, where its language joins words: "Trimmer" finds a
 * "Rasentrimmer", "Zecken" a "Zeckenzange".
 */
export function addCompounds(groups: readonly PlacedGroup[], { vocabulary, analyzer }: PlanContext): void {
  if (!joinsWords(analyzer.language)) return
  for (const group of groups) {
    const { surface, term, isWord, readings } = group
    if (!isWord || surface.length < LEAST_BEGUN || analyzer.isStopWord(surface) || vocabulary.countOf(term) > 0)
      continue
    const compounds = vocabulary.surfaces.filter(
      (known) =>
        known.length >= surface.length + LEAST_MORE &&
        (known.startsWith(surface) || (known.includes(term) && analyzer.termOf(known).endsWith(term))),
    )
    for (const known of compounds.slice(0, MOST_COMPOUNDS)) {
      readings.push({ terms: [analyzer.termOf(known)], weight: COMPOUND_WEIGHT, source: 'synonym' })
    }
  }
}

const COMPOUND_WEIGHT = 0.8

interface RankedCorrection {
  correction: Correction
  score: number
}

function rankCorrections(found: Correction[], others: string[], context: PlanContext): RankedCorrection[] {
  const ranked: RankedCorrection[] = []
  for (const correction of found.slice(0, maxCompared)) {
    // "Coffee lover" means no coffee over: a word that says nothing is no word for a thing.
    if (correction.words.every((word) => context.analyzer.isStopWord(word) || isLimitWord(word))) continue
    const terms = correction.words.map((word) => context.analyzer.termOf(word))
    const company = terms.length > 1 ? terms.slice(1) : others
    const together = context.countTogether(terms[0] as string, company)
    // Two words that never stand together were not meant by one.
    if (terms.length > 1 && together === 0) continue
    const closeness = -costWeight * correction.cost + countWeight * Math.log(correction.count)
    ranked.push({ correction, score: closeness + togetherWeight * Math.log1p(terms.length > 1 ? 0 : together) })
  }
  return ranked.sort(
    (a, b) => b.score - a.score || (a.correction.words.join(' ') < b.correction.words.join(' ') ? -1 : 1),
  )
}
