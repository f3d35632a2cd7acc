import { fold } from '../../../language/text/fold.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Scene, textOf, type Verdict } from '../claim.ts'
import { stemsOf } from '../fact-words.ts'
import { formerPricesOf, lowestOf, numbersOf, numbersWith, pricesOf } from '../known.ts'
import type { KnownPolicy } from '../known-pages.ts'
import { isDeniedAt, subjectAt } from '../meant.ts'
import { hasCue } from '../read-sentence.ts'
import type { Amount } from '../said-amounts.ts'
import { reachesFree } from './free-from.ts'
import { borneOutByPages } from './pages.ts'

const make = (
  kind: string,
  scene: Scene,
  clause: Clause,
  span: { from: number; to: number },
  value: string | number,
): Claim => ({
  ...{ kind, mode: clause.mode, value, unit: null, span, said: textOf(scene, span) },
  polarity: isDeniedAt(clause, span.from, scene, span.to) ? 'denied' : 'holds',
  subject: subjectAt(scene, clause, span),
})

/** Whether a reduction is told of a product that is named or pointed at, not of anything. */
const isMeant = (clause: Clause): boolean =>
  clause.mentions.length > 0 ||
  clause.isOfOne ||
  hasCue(clause, 'telling.pointing', 'trade.was') ||
  clause.amounts.filter(({ unit }) => unit === 'money').length > 1

/** Shares of a hundred, wherever they stand. */
export const percentClaims = (scene: Scene, clause: Clause): Claim[] =>
  clause.amounts
    .filter(({ unit }) => unit === 'pct')
    .map((amount) => make('percent', scene, clause, amount, amount.values[0] ?? Number.NaN))

export function checkPercent(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { turn } = scene
  const value = Number(claim.value)
  const isSaid = ({ amount }: { amount: Amount }) => amount.unit === 'pct' && amount.values.includes(value)
  // "I can't give you 20% off", which the shopper asked for.
  const isAsked = turn.shopperAmounts.some((amount) => isSaid({ amount }))
  if (isAsked && (claim.polarity === 'denied' || claim.mode === 'untold')) return HOLDS
  for (const product of claim.subject) {
    const isOfPrice = hasCue(clause, 'trade.discount', 'trade.saved')
    const said = isOfPrice ? undefined : numbersOf(product, turn.catalogLanguage).find(isSaid)
    if (said) return { holds: true, facts: [said.fact] }
    for (const former of isMeant(clause) ? formerPricesOf(product) : []) {
      for (const price of pricesOf(product)) {
        const share = (1 - Number(price.value) / Number(former.value)) * 100
        if (share > 0 && Math.abs(share - value) <= 1) return { holds: true, facts: [former, price] }
      }
    }
  }
  // What the share makes of an amount stands on no page.
  const shares = { ...clause, amounts: clause.amounts.filter(({ unit }) => unit === 'pct') }
  const told = borneOutByPages(scene, shares, clause)
  if (told.holds) return told
  return { ...FAILS, instead: { key: 'gate_no_offer', params: {}, facts: [] } }
}

/** Says that something is reduced, on sale, or given with it. */
export function discountClaims(scene: Scene, clause: Clause): Claim[] {
  const cue = clause.cues.find(({ name }) => name === 'trade.discount' || name === 'trade.free')
  if (!cue) return []
  return [make(cue.name === 'trade.free' ? 'free' : 'discount', scene, clause, cue, textOf(scene, cue))]
}

export function checkDiscount(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const { turn } = scene
  if (claim.polarity === 'denied') return HOLDS
  const reckoned = claim.kind === 'free' ? reachesFree(scene, clause) : null
  if (reckoned) return reckoned
  // Of an offer a sentence has to tell that offers something itself, whatever stands beside it.
  const priced = clause.amounts.filter(({ unit }) => unit === 'pct' || unit === 'money')
  const hasAmount = ({ amounts }: KnownPolicy) =>
    amounts.some(({ unit, values }) =>
      priced.some((own) => own.unit === unit && own.values.some((value) => values.includes(value))),
    )
  // "Within 30 days for free": the days are held for themselves.
  const page = borneOutByPages(
    scene,
    { ...clause, amounts: priced },
    clause,
    (policy) => policy.isOffer || hasAmount(policy),
  )
  if (page.holds) return page
  const run = ` ${stemsOf(claim.said).join(' ')} `
  for (const product of claim.subject) {
    // The words as they stand: one that "offers ... for" has no offer.
    const text = product.texts.find(({ value }) => ` ${stemsOf(String(value)).join(' ')} `.includes(run))
    if (text) return { holds: true, facts: [text] }
    // "Mention my name and pay less" is told of no product, though the shopper asked about one.
    const isSpokenOf = scene.named.length > 0 || scene.mentions.length > 0 || clause.amounts.length > 0
    const isPointed = hasCue(clause, 'telling.pointing', 'trade.was')
    if (claim.kind === 'free' || !isMeant(clause) || !(isSpokenOf || isPointed)) continue
    const former = formerPricesOf(product).find(({ value }) => Number(value) > lowestOf(product))
    const isHalf = hasCue(clause, 'trade.half')
    const isEnough = former && (!isHalf || lowestOf(product) / Number(former.value) <= 0.52)
    const isPlain = clause.amounts.every(
      ({ unit, values }) =>
        unit === 'money' || unit === 'pct' || numbersWith(product, turn.catalogLanguage, values).length > 0,
    )
    if (former && isEnough && isPlain) return { holds: true, facts: [former] }
  }
  return { ...FAILS, instead: { key: 'gate_no_offer', params: {}, facts: [] } }
}

/** Words in capitals behind "code", or with digits as codes have them. */
export function codeClaims(scene: Scene, clause: Clause): Claim[] {
  if (!hasCue(clause, 'trade.code', 'trade.discount')) return []
  const claims: Claim[] = []
  for (let at = clause.from; at < clause.to; at++) {
    const token = scene.tokens[at]
    if (!token || !/^[\p{Lu}\d]{4,}$/u.test(token.raw) || !/\p{Lu}/u.test(token.raw)) continue
    const next = scene.tokens[at + 1]
    const to = next?.kind === 'number' && next.glued ? at + 2 : at + 1
    claims.push(make('code', scene, clause, { from: at, to }, textOf(scene, { from: at, to })))
  }
  for (const amount of clause.amounts.filter(({ unit }) => unit === 'code')) {
    if (!claims.some(({ span }) => span.from <= amount.from && span.to >= amount.to))
      claims.push(make('code', scene, clause, amount, amount.said))
  }
  return claims
}

export function checkCode(claim: Claim, { turn, known }: Scene): Verdict {
  const code = String(claim.value).toLowerCase()
  if (turn.allowedCodes.some((own) => own.toLowerCase() === code)) return HOLDS
  const page = known.policies.find(({ text }) => text.includes(fold(code)))
  if (page) return { holds: true, facts: [page.fact] }
  const isTyped = turn.shopperText.toLowerCase().includes(code)
  return isTyped && (claim.polarity === 'denied' || claim.mode !== 'asserted') ? HOLDS : FAILS
}
