import { type Facet, facets } from '../../../knowledge/facets/facets.ts'
import { pageFacets } from '../../../knowledge/facets/read-facets.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { matterShare } from '../../understanding/matters.ts'
import type { Clause } from '../clause.ts'

/** Topics that the page of a product tells too, or that the shop's rows tell. */
const ofGoods = new Set(['none', 'product', 'stock', 'warranty', 'order'])
/** Likewise, and troubles, which are told of what was bought. */
const ofParcel = new Set<Facet>([
  ...(['delivery.parts', 'delivery.packing', 'returns.exchange'] as const),
  ...(['delivery.damaged', 'delivery.wrong', 'delivery.late', 'delivery.track'] as const),
])
const isOfShop = (facet: Facet): boolean => !ofGoods.has(facet.split('.')[0] as string) && !ofParcel.has(facet)

/** As likely as this a question asks it, and as this what is no question by its words: "4th floor, no lift". */
const CLEARLY = 0.4
const SURELY = 0.5
/** "A present for my father" asks for no wrapping; what sounds like a question about a product counts against it only where that is sure. */
const OF_PRODUCT = 0.25
/** How likely it asks what only the shop's pages tell, of one matter: "can she get in with a wheelchair?" */
const shareOfShop = (text: string, language: string): number =>
  Math.max(...pageFacets.asked(text, language).filter((_, at) => isOfShop(facets[at] as Facet))) *
  (1 - matterShare('wish', text, language)) *
  (1 - matterShare('product', text, language)) ** OF_PRODUCT

/** Whether it asks what only the shop's pages tell, whatever it sounds like. */
export const asksOfShop = ({ text, scope }: Clause): boolean =>
  shareOfShop(text, scope.understanding.language) >= SURELY

/** The part of a clause that clearly asks that; null where none does: "one last thing, can I have knives sharpened? I have two". */
export function askedOfShop(clause: Clause): string | null {
  const { language } = clause.scope.understanding
  const asked = clausesOf(clause.text).filter((part) => {
    const { isAsking, hasValues } = clause.part(part)
    const share = shareOfShop(part, language)
    return share >= (isAsking && !hasValues ? CLEARLY : SURELY)
  })
  return asked.length > 0 ? asked.join(' ') : null
}

/** As likely as this a question of a product is one that a shop's pages have: "will it charge long?" is of no page that has the word. */
const OF_PAGES = 0.12

/** Whether a question about a product may be one of the shop's pages. @param language ISO 639-1 */
export const mayBeOfPages = (text: string, language: string): boolean =>
  pageFacets.asked(text, language).some((share, at) => share >= OF_PAGES && !isOfPage(facets[at] as Facet))

/** Told by the page of a product alone, or by none. */
const isOfPage = (facet: Facet): boolean => facet === 'none' || facet.startsWith('product.')
