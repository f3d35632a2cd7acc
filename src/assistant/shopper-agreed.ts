import { phrasesOfAll, wordsOfAll } from '../language/packs.ts'
import { plainOf } from '../language/text/plain.ts'
import type { Act, Understanding } from './understanding/understanding.ts'

/** Said to a question that can only be agreed to or not. */
const agreeing = new RegExp(`^(?:${phrasesOfAll(({ dialogue }) => dialogue?.agrees).join('|')})\\b`, 'u')

/** What only sounds like a yes agrees to nothing. */
const SURE = 0.6
const GUESSED = 0.4

/** More words behind a yes may be about something else. */
const MOST_MORE = 4
const askingWords = wordsOfAll(({ references }) => references?.asking)
const goesOn = phrasesOfAll(({ references }) => references?.goesOn)

/** Whether a shopper agreed, in their own words: nothing is confirmed, and no contact kept, on a model's word. */
export function hasAgreed({ act, confidence }: Pick<Understanding, 'act' | 'confidence'>, text: string): boolean {
  if (act === 'yes' && confidence >= SURE) return true
  if (text.includes('?') || (asking.has(act) && confidence >= GUESSED)) return false
  const plain = plainOf(text).replaceAll('-', ' ')
  const said = agreeing.exec(plain)?.[0]
  if (said === undefined) return false
  const rest = plain
    .slice(said.length)
    .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
    .trim()
  const words = rest.split(' ').filter((word) => !word.includes('@'))
  return (
    words.length <= MOST_MORE &&
    !words.some((word) => askingWords.has(word)) &&
    !goesOn.some((one) => rest.startsWith(`${one} `))
  )
}

/** "Ok, what about the blue one" agrees to nothing. */
const asking = new Set<Act>([
  ...(['product_question', 'stock_question', 'compare', 'recommend', 'more_results', 'who_are_you'] as const),
  ...(['shipping', 'returns', 'payment', 'policy', 'discount', 'order_status', 'order_question'] as const),
])
