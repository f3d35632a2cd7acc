import type { Scene } from './scene.ts'

/**
 * Checks that discounts, gifts and codes come from the owner's settings or from this turn's facts. Returns the reason for a refusal,
 * or null.
 */
export function checkDiscount(scene: Scene): string | null {
  if (scene.policy) return checkCodes(scene)
  const claims = scene.hits.filter(({ tag }) => tag === 'discount' || tag === 'freebie' || tag === 'pricematch')
  for (const hit of claims) {
    if (scene.isExplained(hit.from, hit.to) || isHarmless(scene, hit.tag, hit.from, hit.to)) continue
    const half =
      /\b(half|halfte|halb\w*|drittel|third|tercio|tiers|mitad|moitie|bogo|2x1|3x2|one|uno|demi|two|2|3|three)\b/.test(
        scene.tokens
          .slice(hit.from, hit.to)
          .map(({ text }) => text)
          .join(' '),
      )
    if (hit.tag === 'discount' && !half && isTold(scene) && (isReduced(scene, hit.from, hit.to) || isOwners(scene)))
      continue
    if (isFreeOf(scene, hit.from, hit.to) || isSaid(scene, hit.from, hit.to)) continue
    return 'discount'
  }
  return checkCodes(scene)
}

function isHarmless(scene: Scene, tag: string, from: number, to: number): boolean {
  const words = scene.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
  if (tag === 'freebie' && /^nada$/.test(words)) return true
  if (scene.question)
    return (
      tag === 'discount' && !/\b(off|half|halb\w*|mitad|moitie|bogo|2x1|3x2)\b/.test(words) && !scene.has('freebie')
    )
  if (scene.negatedAt(from, to) || scene.hedgedAt(from)) return true
  const near = scene.tokens
    .slice(Math.max(0, from - 3), to + 3)
    .map(({ text }) => text)
    .join(' ')
  // "feel free", "for sale", "a good deal of", "speichern": no discount.
  if (
    /\b(feel free|for sale|on your own|deal with|great deal of|save (it|this|your (email|address|choice))|save (you )?time|spar\w* zeit|ahorra\w* tiempo|non offert)\b/.test(
      near,
    )
  )
    return true
  return /^(sparsam|sparkl\w*|sparks?|saveur|solder\w*|remisen|aktionskamera|action\w*|savez|ofrec\w*)$/.test(words)
}

/** A product's own reduced price, stated as a fact: not an offer, a code or a discount on everything. */
const isTold = (scene: Scene): boolean => {
  const words = scene.tokens.map(({ text }) => text).join(' ')
  if (
    scene.has('code') ||
    scene.has('all') ||
    /\b(coupon|voucher|gutschein|cupon|cashback|black friday|offer you|give you|grant you|flash|student|first order)\b/.test(
      words,
    )
  )
    return false
  return scene.mentions.length > 0 || scene.has('pronoun') || scene.numbers.length > 0
}

/** A price for which a higher former price was read too. */
function isReduced(scene: Scene, from: number, to: number): boolean {
  for (const product of scene.productsAt(from, to)) {
    for (const before of product.compareAt) {
      const price = product.prices.find(({ value }) => Number(value) < Number(before.value))
      if (!price) continue
      scene.used.add(price).add(before)
      return true
    }
  }
  return false
}

/** The owner defined discounts, and the sentence names one of their codes or promises no size of its own. */
function isOwners(scene: Scene): boolean {
  const { turn } = scene
  if (!turn.discountsDefined) return false
  return turn.allowedCodes.some((code) => scene.text.includes(code))
}

/** "sugar free", "BPA-free", "hands free": a feature, looked at elsewhere. */
const isFreeOf = (scene: Scene, from: number, to: number): boolean =>
  to === from + 1 &&
  scene.tokens[from]?.text === 'free' &&
  /^(sugar|bpa|hands|gluten|fat|wrinkle|cruelty|lead|fragrance|lactose|dairy|alcohol|nickel)$/.test(
    nameBefore(scene, from),
  ) &&
  saysOf(scene, from, nameBefore(scene, from))

const nameBefore = (scene: Scene, from: number): string =>
  scene.tokens
    .slice(0, from)
    .filter(({ kind }) => kind === 'word')
    .at(-1)?.text ?? ''

const saysOf = (scene: Scene, from: number, word: string): boolean =>
  scene.productsAt(from, from + 1).some(({ words }) => words.has(word))

/** The product's own text says so. */
function isSaid(scene: Scene, from: number, to: number): boolean {
  const words = scene.tokens.slice(from, to).filter(({ kind }) => kind === 'word')
  if (
    words.some(({ text }) =>
      /^(free|gratis|sale|discount|rabatt|coupon|save|off|half|offers?|angebot|oferta|offre)$/.test(text),
    )
  )
    return false
  return scene.productsAt(from, to).some((product) => words.every(({ text }) => product.words.has(text)))
}

/** A code is one the owner gave out; the shopper's own may be named to turn it down. */
function checkCodes(scene: Scene): string | null {
  const { turn, tokens } = scene
  const around = scene.of('code').concat(scene.of('discount'))
  if (around.length === 0 && turn.allowedCodes.length === 0) return null
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || token.kind === 'sign' || !/\p{L}/u.test(token.raw)) continue
    if (at > 0 && token.glued && tokens[at - 1]?.kind !== 'sign') continue
    const to = endOfCode(scene, at)
    const code = tokens
      .slice(at, to)
      .map(({ raw }) => raw)
      .join('')
    if (!isCodeLike(code, scene.has('code'))) continue
    if (turn.allowedCodes.includes(code)) scene.explain(at, to)
    else if (around.some(({ from, to: end }) => Math.abs(from - at) <= 5 || Math.abs(end - at) <= 5)) {
      const shouting = around.some(({ from, to: end }) => at >= from && to <= end)
      const own = turn.shopperCodes.has(code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
      if (shouting || (own ? scene.has('neg') || scene.question : scene.isExplained(at, to))) continue
      if (!scene.has('code') && !/\d/.test(code)) continue
      return 'code'
    }
  }
  return null
}

/** Capitals; beside a word for codes any letters and digits: "Gratis7". */
const isCodeLike = (code: string, isTold: boolean): boolean =>
  (/^[A-Z0-9_-]{3,}$/.test(code) && /[A-Z]{2}/.test(code)) || (isTold && /^[A-Za-z]{3,}[-_]?\d+$/.test(code))

function endOfCode(scene: Scene, from: number): number {
  let to = from + 1
  while (
    scene.tokens[to]?.glued &&
    (scene.tokens[to]?.kind !== 'sign' || (/^[-_]$/.test(scene.tokens[to]?.text ?? '') && scene.tokens[to + 1]?.glued))
  )
    to++
  return to
}
