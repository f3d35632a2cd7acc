import { phrasesOfAll } from '../language/packs.ts'
import { plainOf } from '../language/plain.ts'
import type { Act, Understanding } from './understanding/understanding.ts'

/** Said to a question that can only be agreed to or not. */
const agreeing = new RegExp(`^(?:${phrasesOfAll(({ dialogue }) => dialogue?.agrees).join('|')})\\b`, 'u')

/** What only sounds like a yes agrees to nothing. */
const SURE = 0.6

/** Whether a shopper agreed, in their own words: nothing is confirmed, and no contact kept, on a model's word. */
export const hasAgreed = ({ act, confidence }: Pick<Understanding, 'act' | 'confidence'>, text: string): boolean =>
  (act === 'yes' && confidence >= SURE) ||
  (!text.includes('?') && !asking.has(act) && agreeing.test(plainOf(text).replaceAll('-', ' ')))

/** "Ok, what about the blue one" agrees to nothing. */
const asking = new Set<Act>([
  ...(['product_question', 'stock_question', 'compare', 'recommend', 'more_results', 'who_are_you'] as const),
  ...(['shipping', 'returns', 'payment', 'policy', 'discount'] as const),
])
