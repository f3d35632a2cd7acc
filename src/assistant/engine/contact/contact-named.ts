import { readSaid } from '../../../language/said/said.ts'
import { type Deed, deeds } from '../../../language/said/said-lines.ts'
import { namingIn } from '../../../search/things/naming.ts'
import type { TurnScope } from '../../turn-scope.ts'
import { type Act, asksAbout, type FoundAct, services } from '../../understanding/understanding.ts'
import { withoutContacts } from '../../without-contacts.ts'
import { Clause } from '../clause.ts'
import { isApart, namesOrder } from '../orders/order-named.ts'

/** What an address may be for. */
const wishes = [
  ['restock', 'back_in_stock'],
  ['quote', 'quote'],
  ['human', 'human'],
] as const satisfies readonly (readonly [Deed, Act])[]

/** As likely as this the address is for it. */
const LIKELY = 0.3
/** As sure as this something else is asked beside it. */
const FURTHER = 0.6
const asks = new Set<Act>([...asksAbout, ...services, 'search', 'compare'])

/**
 * What a message with an address or a phone number in it says, where it tells what that is for: one clause about that, and what it asks for
 * besides; null otherwise. The address says nothing of what is wanted: the rest is read as said of what is talked about.
 */
export function clausesOfContact(scope: TurnScope): Clause[] | null {
  const { email, phone } = scope.understanding.slots
  if ((email ?? phone) === undefined || namesOrder(scope)) return null
  const text = withoutContacts(scope)
  const read = readSaid(text, 'one', namingIn(scope.catalog)).flatMap(({ shares }) =>
    wishes.map(([deed, act]) => ({ act, deed, shares, share: shares[deeds.indexOf(deed)] ?? 0 })),
  )
  const [wish] = read.toSorted((a, b) => b.share - a.share)
  if (!wish || wish.share < LIKELY) return null
  const { act, deed, shares, share } = wish
  const found: Omit<FoundAct, 'intent'> = { act, deed, shares, confidence: share, clause: text }
  const others = scope.understanding.found.filter(
    (one) => one.confidence >= FURTHER && asks.has(one.act) && isApart(scope, one, text),
  )
  return [new Clause(scope, found), ...others.slice(0, 1).map((one) => new Clause(scope, one))]
}
