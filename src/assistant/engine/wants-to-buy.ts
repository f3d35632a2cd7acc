import type { TurnScope } from '../turn-scope.ts'

const buying =
  /\b(?:(?:i ll|ill|i will|i d like to|id like to|i want to|i wanna|let me|can i|ok i ll) (?:take|buy|order|purchase|get) (?:it|this|that|them|these|those|one|two|the (?:first|second|third|last)|\d+ of)|i want (?:\d+|two|three) of (?:them|these|those)|(?:add|put) (?:[\p{L}\p{N} -]{1,60}? )?(?:to|in|into) (?:the |my )?(?:cart|basket|bag)|me l[oa]s? llevo|l[oa]s? (?:quiero|compro)$|(?:lo )?(?:anadir|anade|mete|ponlo|agregar) (?:lo )?(?:al|en el) carrito|je (?:le|la|les) prends|(?:ajoute[rz]?|mets|mettre) (?:le |la |les )?(?:au|dans le) panier|(?:ich )?nehm(?:e)? (?:ich )?(?:den|die|das|es|ihn)|(?:den|die|das) nehm\w* ich|in den warenkorb|(?:ich (?:will|mochte) )?(?:den|die|das|es|ihn) (?:kaufen|bestellen)$)/u
/** As many are asked for as a quote. */
const MANY = 20

/** Whether the shopper wants to buy what was shown: "I'll take it", "add to cart". */
export function wantsToBuy({ understanding, state }: TurnScope): boolean {
  const isOrder = understanding.slots.order_number !== undefined || understanding.act === 'reorder'
  if (state.shown.length === 0 || isOrder || (understanding.slots.quantity ?? 1) >= MANY) return false
  const plain = understanding.text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, ' ')
  return buying.test(plain) && !/\b(?:again|otra vez|de nuevo|encore|noch ?mal|wieder|last time)\b/.test(plain)
}
