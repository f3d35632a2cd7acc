import type { Claim, Clause, Mode, Scene, Verdict } from './claim.ts'
import { actionClaims, checkAction } from './kinds/actions.ts'
import { checkComparison, checkPraise, comparisonClaims, praiseClaims } from './kinds/comparisons.ts'
import { checkDate, dateClaims } from './kinds/dates.ts'
import { checkFeature, featureClaims } from './kinds/features.ts'
import { checkHours, hoursClaims } from './kinds/hours.ts'
import { checkMoney, moneyClaims } from './kinds/money.ts'
import { checkName, nameClaims } from './kinds/names.ts'
import { checkNumber, numberClaims } from './kinds/numbers.ts'
import { checkCode, checkDiscount, checkPercent, codeClaims, discountClaims, percentClaims } from './kinds/offers.ts'
import { checkOrder, checkPerson, checkTracking, orderClaims, personClaims, trackingClaims } from './kinds/orders.ts'
import { checkPages, pageClaims } from './kinds/pages.ts'
import { checkSize, sizeClaims } from './kinds/sizes.ts'
import { checkPieces, checkStock, stockClaims } from './kinds/stock.ts'

/** What a sentence can claim, and how that is held against the facts of the turn. */
export interface Kind {
  name: string
  /** How it is found in a clause; `taken` are the claims found by the rows above. */
  extract: (scene: Scene, clause: Clause, taken: readonly Claim[]) => Claim[]
  /** Compares it with the facts. */
  check: (claim: Claim, scene: Scene, clause: Clause) => Verdict
  /** In which manner of speaking it counts. */
  held: readonly Mode[]
  /** For the guide: what it is, by which facts it is borne out, how they are compared, what stands in its place. */
  told: { what: string; facts: string; how: string; instead: string }
}

const always: readonly Mode[] = ['asserted', 'asked', 'offered', 'wished', 'hedged', 'untold']
const stated: readonly Mode[] = ['asserted']
const offered: readonly Mode[] = ['asserted', 'offered', 'hedged', 'asked']
const none = (): Claim[] => []

/** Kinds of claims. The order matters: what one row has taken, the numbers of the last rows are not. */
export const kinds: readonly Kind[] = [
  {
    ...{ name: 'money', extract: moneyClaims, check: checkMoney, held: always },
    told: {
      what: 'every amount of money',
      facts: 'prices, former prices, orders, pages',
      how: 'the same amount in the same currency, of the product and option that is named; a sum, multiple, difference, price per piece or limit is worked out from known amounts; the shopper’s own limit may be told back',
      instead: '“The Rain Jacket is $79.99.”',
    },
  },
  {
    ...{ name: 'percent', extract: percentClaims, check: checkPercent, held: always },
    told: {
      what: 'a share of a hundred',
      facts: 'texts of the product, two prices, pages',
      how: 'the same number, or what two prices make',
      instead: 'that there is no such offer',
    },
  },
  {
    ...{ name: 'discount', extract: discountClaims, check: checkDiscount, held: offered },
    told: {
      what: 'a reduction, a sale, a gift',
      facts: 'a former price above the price, pages',
      how: 'there is one; a denial passes',
      instead: 'that there is no such offer',
    },
  },
  {
    ...{ name: 'free', extract: none, check: checkDiscount, held: offered },
    told: {
      what: 'something for nothing',
      facts: 'pages',
      how: 'a page says so',
      instead: 'that there is no such offer',
    },
  },
  {
    ...{ name: 'code', extract: codeClaims, check: checkCode, held: always },
    told: {
      what: 'a discount code',
      facts: 'codes of the owner, pages',
      how: 'the same letters',
      instead: 'nothing',
    },
  },
  {
    ...{ name: 'tracking', extract: trackingClaims, check: checkTracking, held: always },
    told: {
      what: 'a number of an order or parcel',
      facts: 'the order that was shown, what the shopper typed',
      how: 'the same letters and digits',
      instead: 'nothing',
    },
  },
  {
    ...{ name: 'name', extract: nameClaims, check: checkName, held: always },
    told: {
      what: 'a name: words with capitals that no word of the language explains, letters with digits',
      facts: 'everything that was read, the shopper’s words',
      how: 'it stands there',
      instead: 'that only what is shown here is known',
    },
  },
  {
    ...{ name: 'stock', extract: stockClaims, check: checkStock, held: stated },
    told: {
      what: 'in stock, sold out, only a few left, back soon',
      facts: 'stock of the product, of the options that are named',
      how: 'worked out over the variants that are meant',
      instead: '“The Wool Scarf is sold out right now.”',
    },
  },
  {
    ...{ name: 'pieces', extract: none, check: checkPieces, held: always },
    told: {
      what: 'how many are left',
      facts: 'inventory',
      how: 'the same number, of one variant or of all',
      instead: 'whether it is in stock',
    },
  },
  {
    ...{ name: 'order', extract: orderClaims, check: checkOrder, held: stated },
    told: {
      what: 'the state of an order',
      facts: 'the order that was shown, pages',
      how: 'its states bear out what is said',
      instead: 'nothing: the order’s card tells it',
    },
  },
  {
    ...{ name: 'action', extract: actionClaims, check: checkAction, held: always },
    told: {
      what: 'something done for the shopper: put into the cart, refunded, reserved, sent, passed on',
      facts: 'what tools did in this turn',
      how: 'one of them did it',
      instead: 'that nothing was done yet',
    },
  },
  {
    ...{ name: 'person', extract: personClaims, check: checkPerson, held: stated },
    told: {
      what: 'what somebody else bought; addresses, names and numbers of people are searched for before',
      facts: 'an order that was shown',
      how: 'without one nothing is told',
      instead: 'nothing',
    },
  },
  {
    ...{ name: 'hours', extract: hoursClaims, check: checkHours, held: stated },
    told: {
      what: 'hours of the day, with their days of the week',
      facts: 'pages',
      how: 'both ends, on all days that are named, in the sentence that speaks most of the same',
      instead: 'the page’s own sentence',
    },
  },
  {
    ...{ name: 'date', extract: dateClaims, check: checkDate, held: stated },
    told: {
      what: 'a day, of an order or a promise',
      facts: 'the order, pages',
      how: 'the same day; “three days ago” is counted',
      instead: 'nothing',
    },
  },
  {
    ...{ name: 'pages', extract: pageClaims, check: checkPages, held: stated },
    told: {
      what: 'what the shop promises: delivery, returns, warranty, payment, opening hours',
      facts: 'the owner’s pages that were read',
      how: 'a sentence has its numbers, speaks of the same in any language, and does not say the contrary',
      instead: 'the page’s own sentence',
    },
  },
  {
    ...{ name: 'comparison', extract: comparisonClaims, check: checkComparison, held: stated },
    told: {
      what: 'cheaper, heavier, the smallest',
      facts: 'prices, measures in texts',
      how: 'computed; what cannot be computed is not told',
      instead: 'that the page does not say',
    },
  },
  {
    ...{ name: 'praise', extract: praiseClaims, check: checkPraise, held: stated },
    told: {
      what: 'popularity, ratings, who swears by it, what it is said to work',
      facts: 'texts of the product, pages',
      how: 'the same words stand there; opinion is free',
      instead: 'that the page does not say',
    },
  },
  {
    ...{ name: 'feature', extract: featureClaims, check: checkFeature, held: stated },
    told: {
      what: 'what a product is made of, has, can do, is for; its colours',
      facts: 'title, options, category, tags, sentences of the description',
      how: 'as a question about the product is answered, in any language',
      instead: '“Its page does not say that.”',
    },
  },
  {
    ...{ name: 'size', extract: sizeClaims, check: checkSize, held: stated },
    told: {
      what: 'a size by letter; a list of the values of an option',
      facts: 'options of the product',
      how: 'it is one of them; no more are listed than there are',
      instead: 'nothing',
    },
  },
  {
    ...{ name: 'count', extract: numberClaims, check: checkNumber, held: stated },
    told: {
      what: 'how many there are of something',
      facts: 'what was found and shown, options, the order',
      how: 'counted',
      instead: 'nothing',
    },
  },
  {
    ...{ name: 'measure', extract: none, check: checkNumber, held: stated },
    told: {
      what: 'every other number',
      facts: 'texts and options of the product, pages, the shopper’s words',
      how: 'the same, in its unit or converted',
      instead: 'that the page does not say',
    },
  },
]

export const kindNamed = new Map(kinds.map((kind) => [kind.name, kind]))
