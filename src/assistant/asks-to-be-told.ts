import { readSaid } from '../language/said/said.ts'
import { deeds } from '../language/said/said-lines.ts'
import type { TurnScope } from './turn-scope.ts'
import { withoutContacts } from './without-contacts.ts'

/** As sure as this of a wish to be told. */
const SURE = 0.6

/**
 * "Tell me when it is back: jo@example.com": who asks to be written to for this, with an address, has agreed to it in their own words. The
 * address says nothing of what is wanted.
 */
export const asksToBeTold = (scope: Pick<TurnScope, 'understanding' | 'before'>): boolean =>
  readSaid(withoutContacts(scope), 'one').some(({ shares }) => (shares[deeds.indexOf('restock')] ?? 0) >= SURE)
