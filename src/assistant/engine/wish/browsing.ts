import { cutAround } from '../../../language/text/cut-phrases.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { wantsAll } from '../../understanding/rules.ts'
import type { Act } from '../../understanding/understanding.ts'
import { isAnyProduct } from '../asks.ts'

interface Browsing {
  act: Act
  text: string
  reference: { rest: string }
  namesGoods: boolean
  hasWords: boolean
  hasKnownWords: boolean
}

const mayWish: ReadonlySet<Act> = new Set(['search', 'unknown', 'small_talk'])

/** "What do you sell?", "find a product". */
export function isBrowsing({ act, text, reference, namesGoods, hasWords, hasKnownWords }: Browsing): boolean {
  const isMore = act === 'more_results'
  if (mayWish.has(act) && isAnyProduct(cutAround(reference.rest))) return true
  if (namesGoods || !(isMore || act === 'search')) return false
  return !hasWords || (isMore && !hasKnownWords) || wantsAll(plainOf(text))
}
