import { phrasesOfAll } from '../../../language/packs.ts'
import { asksNothing } from '../../../language/readers/ask-nothing.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import { asksAbout } from '../../understanding/understanding.ts'
import { kindsAsked } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { mayAskPages } from '../pages/quote-policy.ts'
import { askedProduct, asksOfProduct } from '../product/asked-product.ts'
import { ofNothing } from '../product/product-moves.ts'
import { search } from './search-moves.ts'

/** So many words name a thing and do no more. */
const MOST_OF_THING = 4

const opening = new Set(phrasesOfAll(({ acts }) => acts?.greetings).filter((phrase) => !phrase.includes(' ')))

/** "Ribbons?", "débardeur svp": its words name a thing that the shop sells, and ask for nothing else. */
function isOnlyThing(clause: Clause): boolean {
  const { text, wish, scope, focus, hasValues, ordinals } = clause
  const { thing } = wish
  if (!thing?.isSold || hasValues || ordinals.length > 0 || text !== scope.understanding.text) return false
  // "Strap?" asks of what is talked about.
  if (focus !== null && (clause.isPartOfFocus || text.includes('?'))) return false
  // "Please" stands behind it; "and the tents?" goes on from something.
  const said = wordsIn(text).filter((word) => !opening.has(word))
  const named = asksNothing(said.at(-1) ?? '') ? said.slice(0, -1) : said
  return named.length > 0 && named.length <= MOST_OF_THING && named.every((word) => thing.roleOf(word) === 'thing')
}

/** The row of the table for it: what it sounds like is told by words that are not there. */
export const ofOnlyThing: Row = {
  frame: 'open wish',
  when: 'its words only name a thing that the shop sells: "ribbons?"',
  does: 'looks for it',
  speaksTo: 'all',
  holds: isOnlyThing,
  move: (turn) => search(turn, 'new'),
}

/** What is done with a clause about goods of which nothing was shown yet. */
export const ofNewWish: readonly Row[] = [
  {
    frame: 'open wish',
    when: 'it asks about a product that was not shown yet',
    does: 'finds that product, and answers',
    of: ['ask', 'options', 'stock', 'price'],
    speaksTo: ['shown', 'wish'],
    holds: asksOfProduct,
    move: askedProduct,
  },
  {
    frame: 'products shown',
    when: 'it asks about a product, and none is named or was shown',
    does: 'quotes the pages where they answer it, else asks which one, or says that the shop has no such thing',
    of: ['ask', 'options', 'stock', 'price', 'pick'],
    speaksTo: ['shown', 'pages'],
    holds: (clause) =>
      clause.first === undefined &&
      asksAbout.has(clause.act) &&
      ((!clause.namesGoods && !clause.hasKnownWords) || (clause.reference.isIt && kindsAsked(clause).length > 0)),
    move: ofNothing,
  },
  {
    frame: 'open wish',
    when: 'it names a thing or what it should be like',
    does: 'looks for it',
    of: ['find', 'refine', 'gift', 'more', 'give', 'options', 'stock', 'buy', 'compare', 'discount'],
    // "Student discount?" asks the pages, "what is on offer" shows what costs less.
    speaksTo: ['wish'],
    holds: (clause) =>
      clause.asksReduced ||
      ((clause.share(['discount']) ?? 0) < 0.5 && (clause.namesGoods || clause.hasWords || clause.isBrowsing)),
    move: (turn) => mayAskPages(turn) ?? search(turn, 'new'),
  },
  {
    frame: 'open wish',
    when: 'it only tells something, and the shop has what has to do with that',
    does: 'shows that',
    of: ['tell'],
    speaksTo: ['wish', 'same'],
    holds: (clause) => clause.before.topic !== 'order' && clause.first === undefined && clause.tellsOfGoods,
    move: (turn) => {
      const found = turn.answer<SearchResult>('search_products')
      return found && found.products.length === 0 ? null : search(turn, 'new')
    },
  },
]
