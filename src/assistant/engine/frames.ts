import type { Comparative } from '../../language/amounts/read-comparative.ts'
import { asksAbout, services } from '../understanding/understanding.ts'
import { answeredQuestion } from './asked.ts'
import type { Row } from './frame-row.ts'
import { byAct, one, surelyByAct } from './frames-by-act.ts'
import { ofAnger, ofToldTrouble } from './orders/complaint-moves.ts'
import { ofItemAtHand, ofNamedOrder, ofOrderAtHand } from './orders/order-rows.ts'
import { ofAskedPages } from './pages/asked-of-pages.ts'
import { ofDeliveryTime } from './pages/delivery-moves.ts'
import { ofLeaving, ofNoShop } from './passing.ts'
import { askedProduct } from './product/asked-product.ts'
import { aboutPriceEnd, chooseAmong, compare, namesPlaces } from './product/compare-moves.ts'
import { ofComparedValues } from './product/compared-values.ts'
import { byMeasure, measured } from './product/measure-moves.ts'
import { ofOwnForm, ofValues } from './product/own-value.ts'
import { aboutProduct, buy, toldByPage } from './product/product-moves.ts'
import { ofScale } from './product/scale-moves.ts'
import { ofSides, ofWhichSide } from './product/side-rows.ts'
import { tellWhenBack } from './product/stock-moves.ts'
import { ofUnitPrice } from './product/unit-price-moves.ts'
import {
  asksOfAll,
  asksOfFact,
  asksOfOwnPage,
  asksToCompare,
  asksWhichOne,
  isAboutShown,
  isSoldOut,
  namesPriceEnd,
  onlyProduct,
  pointsAtNothing,
  pointsUnclearly,
} from './shown/about-shown.ts'
import { ofCorrected } from './shown/corrected.ts'
import { asksOfElsewhere, namedElsewhere } from './shown/named-elsewhere.ts'
import { ofNextNamed, ofOthersAsked } from './shown/named-next.ts'
import { aboutNamed, isAboutNamed } from './shown/named-product.ts'
import { pointedProduct } from './shown/pointed-product.ts'
import { takesShown } from './shown/takes-shown.ts'
import { ofUnshown } from './shown/unshown-moves.ts'
import { bySubject } from './subject/by-subject.ts'
import { ofSum } from './sums/sum-moves.ts'
import { handOff, notUnderstood, ofFollowed, ofShopPages, policy, whileWaiting } from './talk-moves.ts'
import { ofBareGift } from './wish/bare-gift.ts'
import { changesWish } from './wish/changes-wish.ts'
import { ofDropped, ofOnlyDropped } from './wish/drop-moves.ts'
import { ofEndOfAll, ofEndOfWish } from './wish/end-of-all.ts'
import { asksForMatching, asksForMore, matching, saysMoreOfUnmet } from './wish/further-moves.ts'
import { ofGoingWith } from './wish/going-with.ts'
import { ofNewWish, ofOnlyThing } from './wish/new-wish.ts'
import { ofOneOfKind } from './wish/one-of-kind.ts'
import { ofOnlyTurnedDown } from './wish/only-turned-down.ts'
import { ofOthersOfKind } from './wish/others-of-kind.ts'
import { search } from './wish/search-moves.ts'
import { ofToldWish } from './wish/told-wish.ts'

/**
 * What is done with a clause, looked through from above. First what answers a question of ours, then what is about an order at hand or about
 * what was shown, then changes of the wish that is open, then another wish; the rest by what the clause sounds like.
 */
export const table: readonly Row[] = [
  {
    frame: 'person',
    when: 'a rule of the owner says that a person answers',
    does: 'calls one',
    speaksTo: 'all',
    holds: ({ scope }) => scope.handOff.said !== null,
    move: (turn) => handOff(turn, 'owner_rule'),
  },
  ofUnitPrice,
  ofSum,
  {
    frame: 'products shown',
    when: 'it takes what was shown: "I\'ll take it"',
    does: 'says where it can be ordered',
    of: ['buy'],
    holds: (clause) => clause.before.pending?.kind !== 'reorder_confirm' && takesShown(clause),
    move: (turn) => buy(turn, turn.clause.named?.id ?? pointedProduct(turn.clause) ?? turn.clause.first),
  },
  {
    frame: 'question asked',
    when: 'it answers what was asked: a number, an address, a code, yes or no',
    does: 'goes on with what it was asked for',
    speaksTo: 'all',
    holds: (clause) => answeredQuestion(clause) !== null,
    move: (turn) => answeredQuestion(turn.clause)?.(turn) ?? notUnderstood(turn),
  },
  ofAnger,
  ofGoingWith,
  ofNamedOrder,
  ofItemAtHand,
  ofOrderAtHand,
  whileWaiting,
  ofDeliveryTime,
  ofToldTrouble,
  ofCorrected,
  ofOwnForm,
  ofOnlyTurnedDown,
  ofOnlyDropped,
  ofOnlyThing,
  ofOneOfKind,
  ofToldWish,
  surelyByAct,
  ofScale,
  ofSides,
  ofWhichSide,
  ofComparedValues,
  ...ofValues,
  ofFollowed,
  ofAskedPages,
  {
    frame: 'products shown',
    when: 'it asks how the product is that is talked about, though it sounds like another matter',
    does: 'answers where a sentence of its page tells that',
    of: ['ask', 'shop'],
    // "How long is the guarantee?": what a page tells of its own product goes before what the shop tells of all.
    speaksTo: (clause) => (asksOfFact(clause) ? ['shown', 'pages'] : ['shown']),
    holds: asksOfOwnPage,
    move: (turn) => toldByPage(turn, onlyProduct(turn.clause) ?? ''),
  },
  ofShopPages,
  ofOthersAsked,
  ofNextNamed,
  {
    frame: 'products shown',
    when: 'it points at something where nothing was shown: "the first one", "do you have it in blue?"',
    does: 'asks which one',
    of: ['pick', 'ask', 'options', 'stock', 'price'],
    speaksTo: 'all',
    holds: pointsAtNothing,
    move: (turn) => one(turn, 'which_product'),
  },
  {
    frame: 'contact',
    when: 'it asks when a product that is sold out is there again',
    does: 'says that no date is known, and asks for an address',
    of: ['restock', 'stock'],
    speaksTo: ['person', 'shown'],
    holds: (clause) => isSoldOut(clause) && clause.stockQuestion === 'back',
    move: tellWhenBack,
  },
  {
    frame: 'products shown',
    when: 'it asks for a bigger, smaller, longer or lighter one than was shown',
    does: 'compares what the shop tells of both',
    of: ['refine', 'more', 'find', 'options', 'ask', 'compare'],
    speaksTo: ['shown', 'same'],
    holds: (clause) => measured(clause) !== null && (!clause.hasValues || clause.isOfMeasure),
    move: (turn) => byMeasure(turn, measured(turn.clause) as Comparative),
  },
  {
    frame: 'products shown',
    when: 'it names the one of those shown that costs least or most, or asks which does',
    does: 'answers from what the shop tells of that one, or of each',
    of: ['pick', 'compare', 'price', 'ask', 'buy', 'options', 'stock'],
    holds: namesPriceEnd,
    move: aboutPriceEnd,
  },
  ofEndOfWish,
  {
    frame: 'products shown',
    when: 'it asks which of those shown is so',
    does: 'tells what the page of each says to it',
    of: ['compare', 'ask', 'options', 'price', 'stock'],
    holds: asksWhichOne,
    move: chooseAmong,
  },
  ofDropped,
  ofOthersOfKind,
  {
    frame: 'products shown',
    when: 'it compares, or names the places of several and says nothing else: "the first and the third"',
    does: 'puts them side by side',
    of: ['compare', 'pick'],
    speaksTo: ['shown', 'wish'],
    holds: (clause) => asksToCompare(clause) || namesPlaces(clause),
    move: compare,
  },
  {
    frame: 'products shown',
    when: 'it names a product by its title or how that begins, and no other thing',
    does: 'answers from what the shop tells of that product',
    of: ['ask', 'options', 'stock', 'price', 'pick', 'buy', 'find', 'compare'],
    speaksTo: ['shown', 'wish'],
    holds: isAboutNamed,
    move: aboutNamed,
  },
  {
    frame: 'open wish',
    when: 'it asks for more of what was found, or for something like it',
    does: 'shows the next ones',
    of: ['more', 'refine'],
    holds: asksForMore,
    move: (turn) => search(turn, 'more'),
  },
  {
    frame: 'products shown',
    when: 'it asks for what goes with what was shown: "and glue for it?"',
    does: 'looks for that, else asks what it should be',
    of: ['find', 'more', 'gift', 'refine', 'ask'],
    speaksTo: ['wish'],
    holds: asksForMatching,
    move: matching,
  },
  ofEndOfAll,
  {
    frame: 'open wish',
    when: 'it starts over: "no wait, I meant a hat"',
    does: 'looks for that alone',
    of: ['find', 'refine'],
    speaksTo: ['wish', 'same'],
    holds: (clause) => clause.reference.isRestart && clause.wish.namesThing,
    move: (turn) => search(turn, 'new'),
  },
  {
    frame: 'products shown',
    when: 'it asks about a product of the shop that was not shown, by the word for what that is',
    does: 'answers from what the shop tells of that product, or finds those that are called so',
    of: ['ask', 'options', 'stock', 'price', 'pick'],
    speaksTo: ['shown', 'wish'],
    holds: asksOfElsewhere,
    move: (turn) => {
      const [only, ...others] = namedElsewhere(turn.clause)
      return others.length === 0 ? aboutProduct(turn, only?.id) : askedProduct(turn)
    },
  },
  ofUnshown,
  {
    frame: 'products shown',
    when: 'it points at one of those shown, or asks about one',
    does: 'answers from what the shop tells of that product',
    of: ['ask', 'options', 'stock', 'price', 'pick', 'compare', 'buy'],
    holds: (clause) => clause.first !== undefined && isAboutShown(clause),
    move: (turn) => aboutProduct(turn, pointedProduct(turn.clause) ?? turn.clause.first),
  },
  ofBareGift,
  {
    frame: 'products shown',
    when: 'it asks something about several that were shown: "how much memory?"',
    does: 'tells what the page of each says to it',
    of: ['ask', 'options', 'price', 'stock', 'compare'],
    holds: (clause) =>
      (asksAbout.has(clause.act) || clause.attribute !== null || (clause.reference.isIt && clause.isAsking)) &&
      asksOfAll(clause),
    move: chooseAmong,
  },
  {
    frame: 'products shown',
    when: 'it points at one of those shown by what none of them tells: "the small one"',
    does: 'asks which one',
    of: ['pick', 'ask', 'options', 'stock', 'price', 'buy', 'compare'],
    holds: pointsUnclearly,
    move: (turn) => one(turn, 'which_product'),
  },
  {
    frame: 'open wish',
    when: 'it names values, a price or words, but no other thing than the one looked for',
    does: 'changes the wish that is open',
    of: ['refine', 'give', 'find', 'more', 'gift', 'tell', 'options'],
    speaksTo: (clause) => (clause.namesOnlyOptions ? ['same', 'shown'] : ['same']),
    holds: (clause) => changesWish(clause),
    move: (turn) => search(turn, 'changed'),
  },
  {
    frame: 'open wish',
    when: 'it says more of a wish that found nothing, or asks about that',
    does: 'looks for all of it together, else says again that there is none',
    of: ['refine', 'find', 'ask', 'options', 'give'],
    holds: saysMoreOfUnmet,
    move: (turn) => search(turn, 'changed'),
  },
  ofNoShop,
  ...ofNewWish,
  ofLeaving,
  ...byAct,
  {
    frame: 'pages',
    when: 'it asks about shipping, returns, payment, discounts or the shop',
    does: 'quotes the pages, else says that they do not tell',
    of: ['shipping', 'returns', 'payment', 'discount', 'shop'],
    holds: ({ act }) => services.has(act),
    move: (turn) => policy(turn),
  },
  {
    frame: 'products shown',
    when: 'it asks something, while one product is talked about',
    does: 'answers from what the shop tells of that product',
    of: ['ask', 'options', 'stock', 'price', 'pick', 'compare'],
    holds: ({ first, isAsked, reference: { isIt, isQuestion } }) =>
      first !== undefined && (isAsked || (isIt && isQuestion)),
    move: (turn) => aboutProduct(turn, turn.clause.first),
  },
  ...bySubject,
  {
    frame: 'pages',
    when: 'nothing of it is understood',
    does: 'quotes the pages where they answer it, else asks back',
    speaksTo: [],
    holds: () => true,
    move: notUnderstood,
  },
]
