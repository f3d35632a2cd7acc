import { saidLanguages } from '../../../language/said/said.ts'
import type { Deed } from '../../../language/said/said-lines.ts'
import { fold } from '../../../language/text/fold.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { WishedThing } from '../../../search/fit/wished-thing.ts'
import { readWish } from '../../../search/read-wish.ts'
import { goodsIn } from '../../../search/things/goods-names.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { lexiconOf } from '../../../search/things/thing-lexicon.ts'
import { isSoft, type WordPart, type WordParts } from '../../../search/word-parts.ts'
import { askedFor, asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'

/** The thing that is named, but not as the shopper's ("my tire"), and that the shop has not: neither as a product, nor in any word of its texts. */
const missingThing = (clause: Clause): string | null =>
  isInsisted(clause, clause.wish.thing, clause.scope.parts) ? missing(clause, clause.wish.thing) : null

/** What speaks of having something. */
const ofGoods: readonly Deed[] = ['find', 'refine', 'more', 'gift', 'stock', 'options', 'buy', 'ask', 'price']
const ofWishes: readonly Deed[] = ['find', 'refine', 'gift', 'stock', 'options']
const LEAST_OF_GOODS = 0.5
const LEAST_OF_SEARCH = 0.3

const readLanguages: readonly string[] = saidLanguages

/** Whether a clause speaks of goods at all, which in a language without lessons cannot be told. */
export const speaksOfGoods = (clause: Clause): boolean =>
  (clause.share(ofGoods) ?? 1) >= LEAST_OF_GOODS ||
  !readLanguages.includes(clause.scope.understanding.language) ||
  kindWished(clause) !== null

/** "Party hat" of "im looking for a party hat": the kind of goods that is named and is the thing, as it was typed; null where none is. */
export function kindWished(clause: Clause): string | null {
  // "With backpack straps" and "do both have a headphone jack" look for neither.
  if (clause.isDescription || (clause.share(['find', 'gift']) ?? 1) < LEAST_OF_SEARCH) return null
  const { parts, understanding } = clause.scope
  const goods = goodsIn(clause.text, understanding.language)
  return goods.find(({ words: [first = ''] }) => parts[first] === 'thing')?.typed ?? null
}

/** Whether a thing is asked for, and was not only said beside the wish: "no front door here" is foolish. */
function isInsisted(clause: Clause, thing: WishedThing | null, parts: WordParts): boolean {
  if (!speaksOfGoods(clause)) return false
  if (!thing?.isOnly((word) => isVague(parts[word]))) return true
  const isOther = ([word, part]: [string, WordPart]) =>
    part !== 'aside' && part !== 'filler' && thing.roleOf(word) !== 'thing'
  return asksToHave(clause) && !Object.entries(parts).some(isOther)
}

/** What the message does not tell to be wished for. */
const isVague = (part: WordPart | undefined): boolean => isSoft(part) || part === 'perhaps'

const asksToHave = (clause: Clause): boolean =>
  (clause.share(ofWishes) ?? 1) >= LEAST_OF_GOODS && asksHaving(clause.text)

/** A thing that is asked about and that the shop has not. */
export function unsoldThing(clause: Clause): string | null {
  const { catalog, understanding } = clause.scope
  const { parts } = clause.scope
  return missing(clause, readWish(clause.reference.rest, catalog, understanding.language, { parts }).thing)
}

/**
 * What a search looked for that found nothing: the thing it names, else its words that no text of the shop has; null where it is only
 * together that nothing has all of it.
 */
function unmetThing(clause: Clause): string | null {
  const { scope, ordinals } = clause
  const { catalog, understanding, state } = scope
  // "The second one" names nothing, though only one was shown.
  if (!state.search?.isEmpty || ordinals.length > 0) return null
  const { thing, words } = readWish(state.search.query, catalog, understanding.language, {
    isSoldThingOnly: state.search.soldThings ?? false,
    parts: state.search.parts,
  })
  if (thing !== null)
    return thing.isSold || thing.isOwned || !isInsisted(clause, thing, state.search.parts ?? {})
      ? null
      : (thing.names[0] ?? null)
  const { index } = catalog
  const isUnknown = (surface: string) => index.parse(surface).groups.every((group) => !index.knows(group))
  const { parts = {} } = state.search
  const isAsked = asksToHave(clause)
  // "No wants here" is foolish.
  const unknown = words.filter(
    ({ surface, isDenied, isUntoldPurpose }) =>
      !isDenied &&
      !isUntoldPurpose &&
      isNoun(surface) &&
      isUnknown(surface) &&
      // "Squat proof" names no proof.
      !lexiconOf(understanding.language).is('tastes', surface) &&
      (isAsked || !isVague(parts[surface])),
  )
  const tokens = tokenize(state.search.query)
  // As they were typed: "ticks" of "tick protection", and no word of another language.
  const typed = unknown.flatMap(({ surface }) => tokens.find(({ text }) => text.startsWith(surface))?.raw ?? [])
  return typed.length === 0 ? null : [...new Set(typed)].join(' ')
}

/** What is asked for and was not found, by its name; null where it is only together that nothing has all of it. */
export function notFound(clause: Clause): string | null {
  const name = missingThing(clause) ?? unmetThing(clause) ?? askedFor(clause) ?? kindWished(clause)
  return name === null ? null : wholeName(clause.scope, name)
}

/** "Gift wrap", where "wrap" was read as the thing: what is called so is missing, and not all wraps. */
function wholeName({ understanding: { text, language } }: Clause['scope'], name: string): string {
  const within = ` ${fold(name)} `
  return goodsIn(text, language).find(({ words }) => ` ${words.join(' ')} `.includes(within))?.typed ?? name
}

function missing({ scope }: Clause, thing: WishedThing | null): string | null {
  const { index } = scope.catalog
  if (!thing || thing.isSold || thing.isOwned) return null
  const isKnown = thing.names.some((name) => index.parse(name).groups.some((group) => index.knows(group)))
  return isKnown ? null : (thing.names[0] ?? null)
}
