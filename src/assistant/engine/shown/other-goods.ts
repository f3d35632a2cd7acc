import { comparedWords } from '../../../language/amounts/compared-words.ts'
import { readComparative } from '../../../language/amounts/read-comparative.ts'
import { phrasesOfAll, wordsOfAll } from '../../../language/packs.ts'
import { askedOptions } from '../../../language/readers/asked-options.ts'
import { conceptOf } from '../../../language/text/families.ts'
import { phraseAt, phraseTable } from '../../../language/text/phrase-table.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { asksDetails, asksHaving, isDefinite, optionAsked, saysDifference } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { isAnyOf } from './any-of.ts'
import { namesOtherMaker } from './named-elsewhere.ts'
import { namesAllOfKind } from './names-all.ts'
import { staysWithFocus } from './own-form.ts'

const somethings = phraseTable([[true, phrasesOfAll(({ references }) => references?.something)]])
const ones = wordsOfAll(({ references }) => references?.one)
/** "Anything much thicker": so many words stand between. */
const MOST_BETWEEN = 1

/** "A warmer one", "noch einen wärmeren", "anything thicker": any that has more of a quality, but not "is it softer?" */
function comparesWithShown({ text, scope: { understanding } }: Clause): boolean {
  const tokens = tokenize(text)
  const compared = comparedWords(tokens, understanding.language)
  const { stopWords } = languageOf(understanding.language)
  const isOfSomething = (at: number) =>
    tokens.some((_, from) => {
      const end = phraseAt(somethings, tokens, from)?.end ?? tokens.length
      return end <= at && at - end <= MOST_BETWEEN
    })
  const isQuality = (word: string) =>
    !stopWords.has(word) && !isNoun(word) && (conceptOf('color', word) ?? conceptOf('material', word)) === null
  // "A warmer one" is no food warmer.
  const isBeforeOne = (at: number) => ones.has(tokens[at + 1]?.text ?? '')
  return tokens.some(
    ({ text: word }, at) =>
      compared.has(word) && (isBeforeOne(at) || isQuality(word)) && (isAnyOf(tokens, at) || isOfSomething(at)),
  )
}

/** "In another colour", "what other sizes are there?": other values of the one that is talked about. */
const asksOtherValue = (clause: Clause): boolean =>
  askedOptions(clause.text, Object.keys(clause.wish.wishes.options ?? {})).length > 0 ||
  optionAsked(clause) !== undefined

/** "A lighter one", "quelque chose de plus chaud", "anything better": what compares, of something that is not known. */
const isMoreOfAny = ({ reference, text, scope: { understanding } }: Clause): boolean =>
  (reference.isOne || reference.isSomething) &&
  !isDefinite(text) &&
  ((reference.isOther && !reference.isAnother) || readComparative(text, understanding.language)?.isFarEnd === false)

/** Whether others of the same kind are meant: "something similar", "a warmer one", "another with pockets". */
export const staysOfKind = (clause: Clause): boolean =>
  clause.reference.isSimilar ||
  comparesWithShown(clause) ||
  isMoreOfAny(clause) ||
  (clause.reference.isAnother && !clause.reference.isSomething && !isDefinite(clause.text))

/** Whether it turns from what was shown, whatever that is: "another one", "anything else", "not that one, a softer one". */
export function turnsFromShown(clause: Clause): boolean {
  const { reference, text } = clause
  if (staysOfKind(clause) || (reference.isAnother && !isDefinite(text))) return true
  return reference.isRestart && (clause.namesGoods || clause.hasWords) && !staysWithFocus(clause)
}

/**
 * Whether a clause looks for other goods than those that were shown: no row that is about these is for it. What it only asks of them, "does it
 * come with anything warmer?", is no such wish.
 */
export function looksForOther(clause: Clause): boolean {
  const own = known.get(clause) ?? isForOther(clause)
  known.set(clause, own)
  return own
}

const known = new WeakMap<Clause, boolean>()

function isForOther(clause: Clause): boolean {
  const { reference, text, ordinals, first, wish } = clause
  if (first === undefined || ordinals.length > 0 || reference.isWhich) return false
  // "What's the difference, which one is better when it rains?"
  if (clause.shown.length > 1 && saysDifference(text)) return false
  if (asksHaving(text) && namesAllOfKind(clause)) return true
  if ((reference.isIt && reference.isQuestion && !asksHaving(text)) || asksDetails(text) || asksOtherValue(clause))
    return false
  if (turnsFromShown(clause) || namesOtherMaker(clause)) return true
  if (reference.isSomething && (clause.namesGoods || clause.hasWords)) return true
  // "Do you have any for the left hand?"
  if (asksHaving(text) && !reference.isIt && clause.hasWords && !wish.namesThing) return !clause.isPartOfFocus
  // "Hay alguna más barata?"
  return clause.priceDirection !== 0 && asksHaving(text) && !wish.namesThing
}

/** What a search for others leaves out, where nothing of it is turned down by name: what was talked about one by one, else all that was shown. */
export function leftOut(clause: Clause): string[] {
  const { products, kinds } = clause.scope.understanding.turnedDown
  // "Not the donut one": the others stay.
  if (products.length + kinds.length > 0) return []
  if (!looksForOther(clause) || !turnsFromShown(clause)) return []
  const { shown, focus, talked, compared = [] } = clause.before
  if (focus !== null) return [...new Set([focus, ...talked])]
  // "Anything else for kids?" of several may be of these too.
  const isElse = clause.reference.isSomething && clause.reference.isAnother && !staysOfKind(clause)
  return isElse ? [] : [...new Set([...compared, ...shown])]
}
