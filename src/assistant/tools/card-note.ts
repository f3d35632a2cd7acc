import { isGiftWish } from '../../language/readers/read-gift.ts'
import { spelledAsIn } from '../../language/text/as-typed.ts'
import { canBeTold } from '../../search/can-be-told.ts'
import type { Grade, PartGrade, Verdict } from '../../search/fit/grade.ts'
import type { WordParts } from '../../search/word-parts.ts'
import { formatMoney } from '../../shared/format-money.ts'
import { type FitPart, fitLine } from '../../widget/fit-line.ts'
import { spokenAudience, spokenValue } from '../engine/phrases/spoken-values.ts'
import type { TurnScope } from '../turn-scope.ts'
import { cleanCatalogText } from './clean-catalog-text.ts'
import { isMissed } from './read-shown.ts'

const MOST_VALUE = 60
/** The line has room for no more. */
const MOST_QUOTE = 80

/** One line of a card, in the language of the conversation: what differs from the wish, is not told of it, or holds. */
export function cardNote(
  { understanding, catalog, locale, state }: Pick<TurnScope, 'understanding' | 'catalog' | 'locale' | 'state'>,
  { parts, variants }: Grade,
  currency: string,
  words: WordParts,
): string | null {
  const { language } = understanding
  const said = state.said.toLowerCase()
  // "xl" was asked for, XL is what it is called.
  const asOption = (text: string) =>
    variants.flatMap(({ options }) => Object.values(options)).find((value) => value.toLowerCase() === text)
  // A colour that no value of the shop is called is known by its English name.
  const inWords = (text: string) => (said.includes(text.toLowerCase()) ? null : spokenValue(text, 'en', language))
  const spoken = (text: string) => spokenValue(text, catalog.language, language) ?? asOption(text) ?? inWords(text)
  /** A word that was put into the language of the catalog, or a measure into its unit, is none of the shopper's. */
  const isOwn = (text: string) => said.includes(text.toLowerCase())
  const canTell = (wanted: string) => canBeTold(wanted, catalog, language)
  const clean = (text: string) => cleanCatalogText(text, MOST_VALUE)
  const nameOfAudience = (part: string, text: string) => (part === 'audience' ? spokenAudience(text, language) : null)
  const told = ({ part, wanted, says, content, quote }: PartGrade): FitPart[] => {
    if (part === 'limit')
      return [{ part, wanted, has: quote === undefined ? null : cleanCatalogText(quote, MOST_QUOTE) }]
    const isPlain = content !== undefined || !(part.endsWith('word') || part === 'audience')
    const name = spoken(wanted) ?? nameOfAudience(part, wanted) ?? (isPlain || isOwn(wanted) ? wanted : undefined)
    return name === undefined
      ? []
      : [
          {
            part,
            wanted: clean(spelledAsIn(state.said, name)),
            has: says === null ? null : clean(spoken(says) ?? nameOfAudience(part, says) ?? says),
          },
        ]
  }
  // That a shop calls it a present says nothing of it.
  // Neither does it tell of a present that it is for women, or all that they like.
  const isGift = state.search?.isGift === true || parts.some(({ isLiked }) => isLiked)
  // "My wife" is nobody whom a page would name.
  const isNamed = (who: string) => isOwn(who) || isOwn(spokenAudience(who, language) ?? who)
  const isUntold = ({ part, verdict, wanted }: PartGrade) =>
    verdict === 'unknown' && (part === 'audience' ? isGift || !isNamed(wanted) : isGift && part === 'word')
  const telling = parts.filter(
    (one) => (one.part !== 'word' || !isGiftWish(one.wanted)) && !isUntold(one) && !one.isSoft,
  )
  const of = (verdict: Verdict) => telling.filter((one) => one.verdict === verdict)
  const open = of('unknown')
  const grades = {
    fails: of('fails').flatMap(told),
    unknown: open
      .filter((one) => isMissed(one, words) && (!one.part.endsWith('word') || canTell(one.wanted)))
      .flatMap(told),
    // Where something is open that cannot be named, nothing is told as fitting.
    holds: open.length > 0 ? [] : of('holds').flatMap(told),
  }
  // What fails and cannot be named is not passed over by telling what holds.
  if (of('fails').length > 0 && grades.fails.length === 0) return null
  return fitLine(grades, { locale: language, money: (amount) => formatMoney(amount, currency, locale) })
}
