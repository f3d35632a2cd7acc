import type { Fact } from './fact.ts'
import type { ProductFacts } from './fact-book.ts'
import type { Hit } from './lexicon.ts'
import type { VariantFacts } from './option-table.ts'
import type { Scene } from './scene.ts'
import { isOfUnread } from './unread-name.ts'

type Held = { available: Fact[]; inventory: Fact[] }

const buyable = ({ available, inventory }: Held): Fact | undefined =>
  available.find(({ value }) => value === true) ??
  (available.length === 0 ? inventory.find(({ value }) => Number(value) > 0) : undefined)
const gone = ({ available, inventory }: Held): Fact | undefined =>
  available.find(({ value }) => value === false) ??
  (available.length === 0 ? inventory.find(({ value }) => Number(value) <= 0) : undefined)

/** Checks that statements on stock are what was read in this turn. Returns the reason for a refusal, or null. */
export function checkStock(scene: Scene): string | null {
  const claims = outermost(scene.hits.filter(({ tag }) => tag.startsWith('stock')))
  for (const hit of claims) {
    if (isAsked(scene, hit)) continue
    if (
      scene.has('order') &&
      scene.book.orders.size > 0 &&
      !scene.mentions.some(({ strong }) => strong) &&
      hit.tag === 'stockNo'
    )
      continue
    // French "n'est plus disponible": its first half belongs to the second.
    const negated = scene.negatedAt(hit.from, hit.to, hit.tag === 'stockNo' ? /^(n|ne)$/ : undefined)
    if (hit.tag === 'stockLow') {
      if (!isLow(scene, hit)) return 'stock'
      continue
    }
    if (isOptionsWord(scene, hit) || isOtherAvailable(scene, hit) || isNothingBelow(scene, hit)) continue
    const wants = (hit.tag === 'stockYes') !== negated
    if (!isStock(scene, hit, wants)) return 'stock'
  }
  return claims.length === 0 && hasWhatIsGone(scene) ? 'stock' : null
}

/** "Yes, we have the Wool Scarf here", of one that is sold out altogether. */
function hasWhatIsGone(scene: Scene): boolean {
  if (scene.question || scene.has('neg') || scene.policy) return false
  return scene.mentions.some(({ from, products, strong }) => {
    if (!strong) return false
    const before = scene.tokens
      .slice(Math.max(0, from - 4), from)
      .map(({ text }) => text)
      .join(' ')
    if (
      !/\b(we have|we got|we do have|there is|wir haben|habe ich|haben wir|da ist|tenemos|hay|nous avons|on a|il y a)\b/.test(
        before,
      )
    )
      return false
    const states = products.flatMap(held)
    return states.some(gone) && !states.some(buyable)
  })
}

/** "not available" and "no longer available" contain "available": the longest phrase counts. */
function outermost(hits: Hit[]): Hit[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit && other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from,
      ),
  )
}

function isAsked(scene: Scene, hit: Hit): boolean {
  if (scene.question || scene.hedgedAt(hit.from)) return true
  // "when it is back in stock", "as soon as": not now.
  const before = scene.tokens
    .slice(Math.max(0, hit.from - 7), hit.from)
    .map(({ text }) => text)
    .join(' ')
  return (
    /\b(when|once|as soon as|until|wenn|sobald|bis|cuando|en cuanto|hasta que|quand|des que|lorsqu|lorsque|notify|benachrichtig\w*|only|filter\w*|nur)\b/.test(
      before,
    ) && !/\bonly \d|\bnur noch\b/.test(before)
  )
}

/** "available options", "verfügbare Größen": no promise of stock. */
const isOptionsWord = (scene: Scene, { to, from }: Hit): boolean =>
  to === from + 1 &&
  /^(option\w*|opcion\w*|color\w*|colour\w*|farbe\w*|couleur\w*|size\w*|grosse\w*|talla\w*|taille\w*|information\w*|informacion\w*|variant\w*|angaben|data)$/.test(
    scene.tokens[to]?.text ?? '',
  )

/** "our team is available", "information is not available", "your money is back on your card". */
const isOtherAvailable = (scene: Scene, { from }: Hit): boolean => {
  const before = scene.tokens
    .slice(Math.max(0, from - 5), from)
    .map(({ text }) => text)
    .join(' ')
  return (
    /\b(team|colleague\w*|human|agent|someone|nobody|kolleg\w*|mitarbeiter\w*|jemand|niemand|equipo|nadie|alguien|equipe|personne|information\w*|tracking|details|informacion|angaben|money|refund|payment|geld|betrag|dinero|reembolso|importe|argent|remboursement|montant)\b/.test(
      before,
    ) && scene.mentions.length === 0
  )
}

const held = (product: ProductFacts): Held[] => [
  { available: product.available, inventory: product.inventory },
  ...product.variants.values(),
]

function isStock(scene: Scene, hit: Hit, wants: boolean): boolean {
  const both = scene.mentions.filter(({ to }) => to <= hit.from)
  const subjects = scene.productsAt(hit.from, hit.to)
  const everyOne =
    scene.has('all') ||
    /\b(both|beide|ambos|ambas|les deux|none|keine\w*|ningun\w*|aucun\w*)\b/.test(
      scene.tokens.map(({ text }) => text).join(' '),
    )
  const meant = both.length > 1 && everyOne ? both.flatMap(({ products }) => products) : subjects
  if (meant.length === 0 || isOfUnread(scene, hit.from)) return false
  const found = meant.map((product) => stockFact(scene, product, hit.from, wants, everyOne))
  for (const fact of found) if (fact) scene.used.add(fact)
  return everyOne && meant.length > 1 && (both.length > 1 || scene.mentions.length === 0)
    ? found.every(Boolean)
    : found.some(Boolean)
}

function stockFact(
  scene: Scene,
  product: ProductFacts,
  at: number,
  wants: boolean,
  everyOne: boolean,
): Fact | undefined {
  const variants = scene.variantsOf(product, at) ?? pricedVariants(scene, product, at)
  if (variants && !wants && isOfOthers(scene)) return variants.map(gone).find(Boolean)
  if (variants) return ofVariants(variants, wants, everyOne)
  if (wants) return held(product).map(buyable).find(Boolean)
  const direct = gone({ available: product.available, inventory: product.inventory })
  if (direct) return direct
  const states = [...product.variants.values()]
  const missing = states.map(gone)
  return product.available.length === 0 && missing.length > 0 && missing.every(Boolean) ? missing[0] : undefined
}

/** "The cheapest one costs $141.76, but is sold out": the one at that price. */
function pricedVariants(scene: Scene, { variants }: ProductFacts, at: number): VariantFacts[] | null {
  const amount = scene.amounts.findLast(({ to }) => to <= at)
  const found = [...variants.values()].filter(({ price }) =>
    price.some(({ value }) => amount?.values.includes(Number(value))),
  )
  return found.length > 0 ? found : null
}

/** "There is nothing under $140 in stock." */
function isNothingBelow(scene: Scene, hit: Hit): boolean {
  const isNothing = /\b(nothing|nichts|nada|rien|none|ningun[oa]?)\b/.test(scene.words)
  const limit = scene.amounts.find(({ from }) => scene.before('boundUp', from, 3))?.values[0]
  if (!isNothing || limit === undefined || hit.tag !== 'stockYes') return false
  const offers = scene
    .productsAt(hit.from, hit.to)
    .flatMap(({ variants }) => [...variants.values()])
    .filter(({ available }) => available.some(({ value }) => value === true))
  return offers.every(({ price }) => price.every(({ value }) => Number(value) > limit))
}

/** "The other colours are sold out in M": of some of those in M. */
const isOfOthers = ({ tokens }: Scene): boolean =>
  tokens.some(({ text }) => /^(rest|others?|andere[nr]?|ubrigen|otr[ao]s|demas|autres)$/.test(text))

function ofVariants(variants: VariantFacts[], wants: boolean, everyOne: boolean): Fact | undefined {
  const found = variants.map(wants ? buyable : gone)
  // "sold out in red" is about every red one; "in stock in red" about one at least.
  if (wants && !everyOne) return found.find(Boolean)
  return found.length > 0 && found.every(Boolean) ? found[0] : undefined
}

function isLow(scene: Scene, hit: Hit): boolean {
  for (const product of scene.productsAt(hit.from, hit.to)) {
    const variants = scene.variantsOf(product, hit.from)
    const counts = (variants ?? held(product)).flatMap(({ inventory }) => inventory)
    const few = counts.find(({ value }) => Number(value) > 0 && Number(value) <= 5)
    if (few && !/^(hurry|selling|going|depechez|date)/.test(scene.tokens[hit.from]?.text ?? '')) {
      scene.used.add(few)
      return true
    }
  }
  return false
}

/** "only 3 left", "12 in stock": a number of pieces that was read. */
export function isInventory(scene: Scene, values: readonly number[], from: number, to: number): boolean {
  if (isOfUnread(scene, from)) return false
  for (const product of scene.productsAt(from, to)) {
    const variants = scene.variantsOf(product, from)
    const counts = (variants?.length ? variants : held(product)).flatMap(({ inventory }) => inventory)
    const fact = counts.find(({ value }) => values.includes(Number(value)))
    if (!fact) continue
    scene.used.add(fact)
    return true
  }
  return false
}
