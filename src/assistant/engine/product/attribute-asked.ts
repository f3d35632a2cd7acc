import { readAskedAttribute } from '../../../language/readers/asked-attribute.ts'
import { readOrder } from '../../../language/readers/read-order.ts'
import { namesColour } from '../../../language/readers/without-kinds.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { askedInBox } from '../../../search/questions/read-question.ts'
import type { TurnScope } from '../../turn-scope.ts'
import { type Act, asksAbout, services } from '../../understanding/understanding.ts'
import { asksHaving } from '../asks.ts'
import { SURE } from '../how-sure.ts'

/** Told by the shop's pages, or of an order. */
const ofOthers = new Set<Act>([...services, 'order_status', 'order_change', 'reorder'])

/** What of a clause tells it. */
interface Asking {
  act: Act
  confidence: number
  text: string
  scope: TurnScope
  before: TurnScope['before']
  isOfUnmet: boolean
  asksPrice: boolean
  stockQuestion: unknown
}

/** "Battery life" of "what's the battery life", behind what was shown and may have one; null where nothing is asked of that. */
export function attributeOf(clause: Asking): string | null {
  const { act, confidence, text, before, scope } = clause
  if (before.focus === null && (before.shown.length === 0 || clause.isOfUnmet)) return null
  if ((ofOthers.has(act) && confidence >= SURE) || namesColour(text)) return null
  const isPriceOrPlace = clause.asksPrice || clause.stockQuestion !== null || readOrder(tokenize(text)) !== null
  return isPriceOrPlace ? null : readAskedAttribute(text, scope.understanding.language)
}

/** "Pen" of "is the pen in the box?", while one product is talked about: asks for no box, and for no other pen; null where nothing is asked so. */
export function askedOfBox({ act, text, before, scope }: Asking): string | null {
  if (before.focus === null || !asksAbout.has(act) || asksHaving(text)) return null
  const parts = askedInBox(text, scope.understanding.language, scope.catalog.language)
  return parts.length > 0 ? parts.join(' ') : null
}
