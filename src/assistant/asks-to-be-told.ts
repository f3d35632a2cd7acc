import type { TurnScope } from './turn-scope.ts'

/** As sure as the rules are. */
const SURE = 0.9

/** "Tell me when it is back: jo@example.com": who asks to be written to for this, with an address, has agreed to it in their own words. */
export const asksToBeTold = ({ understanding }: Pick<TurnScope, 'understanding'>): boolean =>
  understanding.found.some(({ act, confidence }) => act === 'back_in_stock' && confidence >= SURE)
