import { wordsOfAll } from '../../../language/packs.ts'
import { fold } from '../../../language/text/fold.ts'
import { type Claim, type Clause, FAILS, HOLDS, type Instead, type Scene, textOf, type Verdict } from '../claim.ts'
import { partWith } from '../clause-parts.ts'
import type { Cue } from '../cues.ts'
import { isThere, type KnownProduct, type KnownVariant } from '../known.ts'
import { isDeniedAt, namedInSentence, subjectAt, variantsIn, wordsOf } from '../meant.ts'
import { hasCue } from '../read-sentence.ts'
import { isCount, sizeWords } from './counts.ts'

/** Most pieces that are "only a few", and fewest that are "plenty". */
const FEW = 9
const PLENTY = 5

const others = wordsOfAll(({ references }) => references?.other)

type Said = 'there' | 'gone' | 'few' | 'plenty' | 'restocked'

function stockCuesIn(clause: Clause): Cue[] {
  const named = clause.cues.filter(({ name }) => /^trade\.(?:there|gone|few|plenty|restocked)$/.test(name))
  // "Not available" has "available" in it.
  return named.filter(
    (cue) =>
      !named.some(
        (other) =>
          other !== cue && other.to - other.from > cue.to - cue.from && other.from <= cue.from && other.to >= cue.to,
      ),
  )
}

/** "In stock in black and sold out in olive": the part that a cue stands in with the option that it is told of. */
const partAt = (scene: Scene, clause: Clause, product: KnownProduct, { from, to }: { from: number; to: number }) =>
  partWith(scene, clause, product, { from, to }, stockCuesIn(clause))

/** Whether something can be had, and how many of it are left. */
export function stockClaims(scene: Scene, clause: Clause): Claim[] {
  const cues = stockCuesIn(clause)
  const cue = cues[0]
  const claims: Claim[] = []
  const left = leftOf(scene, clause)
  const base = { kind: 'stock', mode: clause.mode, unit: null }
  if (left) {
    const claim = {
      ...base,
      kind: 'pieces',
      polarity: 'holds' as const,
      value: left.values[0] ?? 0,
      span: { from: left.from, to: left.to },
    }
    claims.push({ ...claim, subject: subjectAt(scene, clause, left), said: textOf(scene, left) })
  }
  const isOfNothing = scene.known.products.size === 0 && clause.mentions.length === 0
  // "Your money is back" tells of no stock, nor does "as long as they still have their tags".
  if (!cue || (isOfNothing && scene.known.passages.length > 0)) return claims
  const groups =
    clause.mentions.length > 1 ? clause.mentions.map(({ products }) => products) : [subjectAt(scene, clause, cue)]
  for (const subject of groups) {
    const isDivided = subject.some((product) => partAt(scene, clause, product, cue) !== clause)
    for (const one of isDivided ? cues : [cue]) {
      const span = { from: one.from, to: one.to }
      claims.push({ ...base, ...saidBy(scene, clause, one), span, subject, said: textOf(scene, one) })
    }
  }
  return claims
}

function saidBy(scene: Scene, clause: Clause, cue: Cue): { polarity: Claim['polarity']; value: Said } {
  const isDenied = isDeniedAt(clause, cue.from, scene)
  const said = cue.name.slice('trade.'.length) as Said
  const value: Said = isDenied && said === 'there' ? 'gone' : isDenied && said === 'gone' ? 'there' : said
  return { value, polarity: isDenied && value === said ? 'denied' : 'holds' }
}

/** "3 left", "quedan 3". */
function leftOf(scene: Scene, { cues, amounts, subject }: Clause) {
  const cue = cues.find(({ name }) => name === 'trade.left')
  if (!cue) return null
  const values = subject.flatMap(({ variants }) =>
    [...variants.values()].flatMap(({ options }) => options.map(({ value }) => fold(value))),
  )
  // "Gr. 4 is in stock" tells which, not how many.
  const isSize = (at: number) => sizeWords.has(scene.tokens[scene.tokens[at]?.text === '.' ? at - 1 : at]?.text ?? '')
  const isOption = (from: number) => values.includes(scene.tokens[from]?.text ?? '') || isSize(from - 1)
  // "Two red options in stock" counts options.
  const isOfOptions = (to: number) =>
    cues.some(({ name, from }) => name === 'trade.counted' && from >= to && !(cue.from >= to && cue.from < from))
  // "Les deux sont en stock" counts nothing.
  const isAll = (from: number) => cues.some((one) => one.name === 'trade.all' && one.from <= from && from < one.to)
  const counts = amounts.filter(
    ({ unit, from, to, said, values }) =>
      isCount(unit) && values.some(Number.isInteger) && !isAll(from) && (/\d/.test(said) || !isOfOptions(to)),
  )
  return (
    counts.find(
      ({ from, to }) => !isOption(from) && ((cue.from >= to && cue.from - to <= 8) || Math.abs(from - cue.to) <= 2),
    ) ?? null
  )
}

/** @param isOneOfAll whether "all of them" counts products, and so no variants of this one */
export function checkStock(claim: Claim, scene: Scene, clause: Clause, isOneOfAll = false): Verdict {
  if (claim.polarity === 'denied') return HOLDS
  // "All of them are in stock" holds where each of them is.
  const isOfAll =
    clause.mentions.length === 0 &&
    (hasCue(clause, 'trade.all') ||
      (claim.value === 'few' && !clause.isOfOne && !claim.subject.some((one) => variantsIn(scene, clause, one).isTold)))
  if (isOfAll && claim.subject.length > 1) {
    const each = claim.subject.map((product) => checkStock({ ...claim, subject: [product] }, scene, clause, true))
    return each.every(({ holds }) => holds) ? { holds: true, facts: each.flatMap(({ facts }) => facts) } : FAILS
  }
  // "The other white ones are gone": all but the one that was told of.
  const hasOthers = wordsOf(scene, clause).some((word) => others.has(word))
  for (const product of claim.subject) {
    const { variants, isTold, own, likely } = variantsIn(scene, partAt(scene, clause, product, claim.span), product)
    // "It comes in three other shades": of what was asked for only where nothing else is meant.
    const isOfOthers = clause.amounts.some(({ unit }) => isCount(unit))
    const meant = isOfOthers ? variants : likely
    // "All three shades are in stock": each of them.
    const isOfEach =
      meant.length === 2 || clause.amounts.some(({ unit, values }) => isCount(unit) && values.includes(meant.length))
    if (claim.value === 'there' && isOfEach && hasCue(clause, 'trade.all') && !isOneOfAll && !meant.every(isThere))
      continue
    const fact = meant.find(({ available }) => available)?.available ?? product.available
    const facts = fact ? [fact] : []
    const isAny = (some: readonly KnownVariant[]) =>
      some.length > 0 ? some.some(isThere) : !isTold && product.available?.value === true
    const counts = meant.flatMap(({ inventory }) => (inventory ? Number(inventory.value) : []))
    // "Plenty of the others"
    const counted = hasOthers ? [...product.variants.values()].filter((one) => !likely.includes(one)) : variants
    const sum = counted
      .flatMap(({ inventory }) => (inventory ? Number(inventory.value) : []))
      .reduce((all, count) => all + Math.max(0, count), 0)
    const holds = {
      there: isAny(meant),
      // "In blue, red and green (the last one sold out)"
      gone:
        (hasOthers && variants.filter(isThere).length <= 1 && !variants.every(isThere)) ||
        (!isAny(meant) && !isOfWhole(scene, clause, isTold)) ||
        !isAny(variants) ||
        (isTold && own.length === 0 && !variants.every(isThere)) ||
        isOfAnother(scene, clause, variants, isTold),
      few: counts.some((count) => count > 0 && count <= FEW),
      plenty: sum >= PLENTY || (counts.length === 0 && isAny(meant)),
      restocked: clause.mode !== 'asserted',
    }
    if (holds[claim.value as Said]) return { holds: true, facts }
  }
  return { ...FAILS, ...insteadOf(scene, clause, claim.subject) }
}

/** "The hose is no longer available": the product is named and none of its options, there or in the shopper's message, so that all of it is meant. */
const isOfWhole = (scene: Scene, clause: Clause, isTold: boolean): boolean =>
  !isTold &&
  clause.mentions.length > 0 &&
  clause.mentions.every(({ products: [product] }) => product && namedInSentence(scene, product).size === 0)

/** Whether some of what is meant is gone, and which may be told in words of another language than the shop's. */
const isOfAnother = (scene: Scene, clause: Clause, variants: readonly KnownVariant[], isTold: boolean): boolean =>
  variants.some(isThere) &&
  !variants.every(isThere) &&
  !isTold &&
  scene.language !== scene.turn.catalogLanguage &&
  clause.mentions.length === 0

/** "Only 3 left": of one variant, or of all that are meant. */
export function checkPieces(claim: Claim, scene: Scene, clause: Clause): Verdict {
  const said = Number(claim.value)
  for (const product of claim.subject) {
    const { variants } = variantsIn(scene, clause, product)
    const facts = variants.flatMap(({ inventory }) => inventory ?? [])
    const own = facts.find(({ value }) => Number(value) === said)
    if (own) return { holds: true, facts: [own] }
  }
  return { ...FAILS, ...insteadOf(scene, clause, claim.subject) }
}

function insteadOf(scene: Scene, clause: Clause, subject: readonly KnownProduct[]): { instead?: Instead } {
  const [product, other] = subject
  const title = product?.title
  if (!product || other || !title) return {}
  const { variants, isTold } = variantsIn(scene, clause, product)
  const there = variants.some(isThere)
  const fact = (isTold ? variants[0]?.available : product.available) ?? null
  if (!fact || (isTold && there !== (product.available?.value === true))) return {}
  return {
    instead: {
      key: there ? 'gate_in_stock' : 'gate_sold_out',
      params: { title: String(title.value) },
      facts: [title, fact],
    },
  }
}
