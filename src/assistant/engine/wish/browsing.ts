import { cutAround } from '../../../language/text/cut-phrases.ts'
import type { Act } from '../../understanding/understanding.ts'
import { isAnyProduct } from '../asks.ts'

interface Browsing {
  act: Act
  reference: { rest: string }
  namesGoods: boolean
  hasWords: boolean
}

const mayWish: ReadonlySet<Act> = new Set(['search', 'unknown', 'small_talk'])

/** "What do you sell?", "find a product". */
export function isBrowsing({ act, reference, namesGoods, hasWords }: Browsing): boolean {
  if (mayWish.has(act) && isAnyProduct(cutAround(reference.rest))) return true
  return !namesGoods && !hasWords && (act === 'more_results' || act === 'search')
}
