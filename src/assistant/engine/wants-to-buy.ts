import { packOf, wordList, wordsOfAll } from '../../language/packs.ts'
import { plainOf } from '../../language/plain.ts'
import { tokenize } from '../../language/tokens.ts'
import { anywhere } from '../../language/word-patterns.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { Clause } from './clause.ts'

const buying = new RegExp(
  anywhere(({ dialogue }) => dialogue?.buying),
  'u',
)
const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
const boughtBefore = new RegExp(
  anywhere(({ dialogue }) => dialogue?.boughtBefore),
  'u',
)
/** As many are asked for as a quote. */
const MANY = 20

/** Whether the shopper wants to buy the product that a clause names: "I'll take ticket to ride", like "I'll take it". */
export function buysNamed({ named, text, scope }: Clause): boolean {
  const said = named?.said ?? null
  const [it = ''] = wordList(packOf(scope.understanding.language)?.references?.it)
  if (said === null || it === '') return false
  const before = articleBefore(text.slice(0, named?.before.length))
  return wantsToBuy(scope, `${before}${it}${text.slice((named?.before.length ?? 0) + said.length)}`)
}

const articleBefore = (text: string): string => {
  const tokens = tokenize(text)
  const last = tokens.at(-1)
  return last && definite.has(last.text) ? text.slice(0, last.start) : text
}

/** Whether the shopper wants to buy what was shown: "I'll take it", "add to cart". */
export function wantsToBuy({ understanding, state }: TurnScope, text = understanding.text): boolean {
  const isOrder = understanding.slots.order_number !== undefined || understanding.act === 'reorder'
  if (state.shown.length === 0 || isOrder || (understanding.slots.quantity ?? 1) >= MANY) return false
  const plain = plainOf(text)
  return buying.test(plain) && !boughtBefore.test(plain)
}
