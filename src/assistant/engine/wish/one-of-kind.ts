import type { SearchResult } from '../../tools/tool-results.ts'
import type { Row } from '../frame-row.ts'
import { aboutProduct } from '../product/product-moves.ts'
import { unshow } from './needed-instead.ts'
import { oneAsked } from './one-asked.ts'
import { openIn } from './search-again.ts'
import { search } from './search-moves.ts'

/** Whether what else stands on the shelf is more of what was asked for than what is called as wished. */
const isNearer = (ofShelf: SearchResult, own: SearchResult): boolean =>
  ofShelf.products.length > 0 &&
  ofShelf.relaxed.length === 0 &&
  (ofShelf.fit === 'exact' || own.products.length === 0 || openIn(ofShelf) < openIn(own))

/** The row of the table for it. */
export const ofOneOfKind: Row = {
  frame: 'open wish',
  when: 'it asks for one of the kind that was shown that is so: "is there one that does not tip over?"',
  does: 'looks for it, also among what stands on the same shelf',
  speaksTo: 'all',
  holds: (clause) => oneAsked(clause) !== null,
  move: (turn) => {
    const [own, ofShelf] = turn.answers<SearchResult>('search_products')
    if (!own || !ofShelf || isNearer(ofShelf, own)) return search(turn, 'changed')
    // Nothing else is so: what the page of the one that was shown says to it.
    unshow(turn)
    const said = turn.clause.part(oneAsked(turn.clause) ?? '', 'product_question')
    return aboutProduct(turn.withClause(said), turn.clause.first)
  },
}
