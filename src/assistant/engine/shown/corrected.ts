import { wordsOfAll } from '../../../language/packs.ts'
import { endOfLettingGo } from '../../../language/readers/read-dropped.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { Row } from '../frame-row.ts'
import { withoutTitle } from '../pages/questions-asked.ts'
import { aboutProduct } from '../product/product-moves.ts'
import { valuesIn } from '../sums/operand-of.ts'
import { calledByItself, withoutDenied } from './called-so.ts'
import { nameMeant } from './name-meant.ts'
import { namingWordsOf } from './naming-words.ts'
import { numberedAs } from './pointed-product.ts'
import { partsJoined } from './sides.ts'

const articles = wordsOfAll(({ dialogue }) => dialogue?.definite)

/** The product that a part of a text names, of those known or of the shop, and what it says beside that. */
function namedIn(clause: Clause, text: string): { product: SearchProduct; beside: string } | undefined {
  const { scope } = clause
  if (namingWordsOf(text, scope).length === 0) return undefined
  const own = clause.part(text)
  if (own.isAsking) return undefined
  const titled = own.named && scope.catalog.index.productById(own.named.id)
  if (own.named && titled) return { product: titled, beside: own.named.beside.text }
  const product = calledByItself({ text, scope }) ?? nameMeant(clause, text) ?? numberedAs(own)
  return product ? { product, beside: withoutTitle(text, product.title) } : undefined
}

/**
 * The product that was meant, "sorry, I meant the alpaca", "I mean the biothane, orange 6ft", and what is to be answered of it: what is said beside
 * the name, else what was asked before. Null where the message starts over with something else.
 */
export function correctedTo(clause: Clause): { product: SearchProduct; asked: string } | null {
  const { reference, before } = clause
  // "I mean the red and the blue" answers which ones are to be compared.
  if (!reference.isRestart || before.pending?.kind === 'compared') return null
  const isLetGo = endOfLettingGo(tokenize(clause.text)) !== undefined
  if (isLetGo || clause.scope.state.turns === 0 || asksHaving(clause.text)) return null
  const said = withoutDenied(reference.rest)
  if (!wordsIn(said).some((word) => articles.has(word))) return null
  const parts = said.split(/[,;.:!]/)
  const named = parts.map((part) => namedIn(clause, part))
  const at = named.findIndex((one) => one !== undefined)
  const head = named[at]
  if (!head) return null
  // "I mean the red and the blue" names two.
  const names = partsJoined(parts[at] ?? '', clause.scope.understanding.language)
  if (new Set(names.flatMap((name) => namedIn(clause, name)?.product.id ?? [])).size > 1) return null
  const { product } = head
  const beside = [head.beside, ...parts.slice(at + 1)].join(' ')
  const { options, rest } = valuesIn(beside, product)
  const form = Object.values(options).flat().join(' ')
  const more = clause.part(rest)
  const { topic, question } = before
  const again = [form, (topic === 'products shown' && question) || ''].filter((one) => one !== '')
  return { product, asked: more.hasWords || more.isAsking ? beside.trim() : again.join('? ') }
}

/** The row of the table for it. */
export const ofCorrected: Row = {
  frame: 'products shown',
  when: 'it tells which product was meant: "sorry, I meant the alpaca"',
  does: 'answers what was asked of the one before, in the form that is said',
  speaksTo: 'all',
  holds: (clause) => correctedTo(clause) !== null,
  move: (turn) => {
    const { product, asked = '' } = correctedTo(turn.clause) ?? {}
    return aboutProduct(turn.withClause(turn.clause.part(asked, 'product_question')), product?.id)
  },
}
