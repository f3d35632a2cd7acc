import type { Fact } from './fact.ts'
import type { PolicyPart } from './policy-part.ts'
import { moneyAt } from './price-claims.ts'
import type { Scene } from './scene.ts'

const gap = /^(away|short|missing|left|more|fehlen|fehlt|faltan|falta|manque|manquent|encore)$/

/**
 * "You are $20 short of free shipping", "at $120 it ships for free": what a page says of shipping from an amount on, and a price
 * or a sum that was read. The amounts themselves are looked at elsewhere.
 */
export function checkFreeShipping(scene: Scene): PolicyPart | null {
  if (!scene.has('delivery') || !scene.has('freebie') || scene.question) return null
  const amounts = scene.numbers.flatMap((_, index) => moneyAt(scene, index) ?? [])
  if (amounts.length === 0) return null
  for (const part of scene.book.policyParts) {
    const limit = limitOf(part)
    if (limit === null || !isAllowedPlace(scene, part)) continue
    const isGap = scene.tokens.some(({ text }) => gap.test(text))
    const named = scene.mentions.flatMap(({ products }) => products)
    const own = new Set((named.length > 0 ? named : (scene.inherited ?? [])).flatMap(({ prices }) => prices))
    const sums = [...new Set([...own].map(({ value }) => Number(value)))]
    // The sentence may name any quantity: the shopper decides it.
    const counts = [...scene.turn.shopperNumbers].filter((count) => Number.isInteger(count) && count <= 20)
    const several = sums.flatMap((price) => counts.map((count) => price * count))
    const totals = sums.concat(
      several,
      sums.slice(0, 40).flatMap((a) => sums.slice(0, 40).map((b) => a + b)),
    )
    const told = amounts.flatMap(({ values }) => values.slice(0, 1))
    const others = told.filter((value) => value !== limit)
    const reached = others.find((value) => value >= limit && totals.some((total) => same(total, value)))
    const missing = others.find((value) => totals.some((total) => total < limit && same(limit - total, value)))
    if (isGap ? missing === undefined : reached === undefined) continue
    explain(scene, limit, isGap ? missing : undefined)
    use(scene, own, part)
    return part
  }
  return null
}

const same = (a: number, b: number): boolean => Math.abs(a - b) < 0.005

/** From which amount on shipping is free. */
function limitOf({ tags, bounds, amounts, negated }: PolicyPart): number | null {
  if (!tags.has('delivery') || !tags.has('freebie') || negated) return null
  const key = [...amounts].find((one) => bounds.get(one) === 'down')
  return key ? Number(key.split(' ')[0]) : null
}

const isAllowedPlace = ({ hits }: Scene, { tags }: PolicyPart): boolean =>
  hits.every(({ tag }) => !tag.startsWith('country.') || tags.has(tag)) &&
  !hits.some(({ tag }) => /^(fast|worldwide|returns)$/.test(tag))

function explain(scene: Scene, limit: number, missing: number | undefined): void {
  for (const { tag, from, to } of scene.hits) if (tag === 'delivery' || tag === 'freebie') scene.explain(from, to)
  for (const index of scene.numbers.keys()) {
    const money = moneyAt(scene, index)
    if (money?.values.some((value) => value === limit || (missing !== undefined && same(value, missing))))
      scene.explain(money.from, money.to)
  }
}

function use(scene: Scene, prices: ReadonlySet<Fact>, part: PolicyPart): void {
  scene.used.add(part.fact)
  for (const fact of prices) scene.used.add(fact)
}
