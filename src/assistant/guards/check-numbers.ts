import { remembering } from '../../shared/remembering.ts'
import { amountsOf, readClocks, unitNear } from './amounts.ts'
import { isOfOther } from './attributes.ts'
import { isAgo } from './check-order-day.ts'
import { isInventory } from './check-stock.ts'
import { isDate, isSpokenDate } from './dates.ts'
import { stem } from './fact-book.ts'
import { isOfOrder, itemWord } from './order-numbers.ts'
import { sizeWord } from './price-claims.ts'
import { isApart, isOfProduct, isTwice, numberFact, saidUnit, unitFits, unitKey } from './product-numbers.ts'
import type { NumberRead } from './read-tokens.ts'
import { isEveryday, readTokens } from './read-tokens.ts'
import type { Scene } from './scene.ts'
import { namesUnread } from './unread-name.ts'

const percentWord = /^(%|percent|prozent|pct|prozentige\w*|percentage)$/

/** Checks that every number which no other check has accounted for comes from a fact. Returns the reason for a refusal, or null. */
export function checkNumbers(scene: Scene): string | null {
  for (const [index, read] of scene.numbers.entries()) {
    if (scene.isExplained(read.from, read.to) || isEveryday(scene.tokens, read)) continue
    if (isPercent(scene, read)) {
      if (!isReadPercent(scene, read)) return 'percent'
    } else if (!isListMark(scene, index) && !isKnown(scene, read)) return reasonOf(scene, read)
    scene.explain(read.from, read.to)
  }
  return null
}

const isPercent = ({ tokens }: Scene, { from, to }: NumberRead): boolean =>
  percentWord.test(tokens[to]?.text ?? '') ||
  (/^(por|per|pour)$/.test(tokens[to]?.text ?? '') && /^(ciento|cent|cien)$/.test(tokens[to + 1]?.text ?? '')) ||
  tokens[from - 1]?.text === '%'

/** Whether the sentence is about something in particular: "20 % off your first order" is not. */
export const isOfSome = (scene: Scene): boolean =>
  scene.mentions.length > 0 || scene.has('pronoun') || scene.explained.some(Boolean)

/** Off a price that was read beside the higher one before, said of the product itself, or an option ("80%"). */
function isReadPercent(scene: Scene, { values, from, to }: NumberRead): boolean {
  const lowers = scene.has('discount') || scene.has('difference')
  if (lowers && (!isOfSome(scene) || scene.has('order') || scene.has('all'))) return false
  if (
    scene.has('discount') ||
    /^(off|less|lower|cheaper|weniger|gunstiger|menos|moins)$/.test(scene.tokens[to + 1]?.text ?? '') ||
    /^de (descuento|rebaja|dto|remise|reduction|rabais|menos|moins)$/.test(
      scene.tokens
        .slice(to + 1, to + 3)
        .map(({ text }) => text)
        .join(' '),
    )
  ) {
    for (const product of scene.productsAt(from, to)) {
      for (const before of product.compareAt) {
        const price = product.prices.find(({ value }) => {
          const share = (1 - Number(value) / Number(before.value)) * 100
          return share > 0 && values.some((said) => said === Math.round(share) || said === Math.floor(share))
        })
        if (!price) continue
        scene.used.add(price).add(before)
        return true
      }
    }
    return false
  }
  return isOfProduct(scene, values, from, to)
}

/** "1." or "2)" before a point of a list. */
const isListMark = ({ tokens, numbers }: Scene, index: number): boolean => {
  const { from, to, inWords, values } = numbers[index] as NumberRead
  if (inWords || !(Number(values[0]) <= 20) || !/^[.):]$/.test(tokens[to]?.text ?? '') || tokens.length < to + 2)
    return false
  return from === 0 || (from === 1 && /^[#(*-]$/.test(tokens[0]?.text ?? ''))
}

const reasonOf = (scene: Scene, { from, to }: NumberRead): string => {
  if (scene.near('left', from, to, 3)) return 'stock'
  return scene.near('month', from, to, 3) || scene.near('weekday', from, to, 3) ? 'date' : 'number'
}

function isKnown(scene: Scene, read: NumberRead): boolean {
  const { from, to, values } = read
  if (isSpokenDate(scene, read) || isAgo(scene, read)) return true
  if (isClock(scene, read)) return false
  if (isDate(scene, read)) return scene.question && isOwn(scene, read)
  if (isPieces(scene, read) || isSize(scene, read)) return true
  const stocked = (scene.beside('left', from, to, 9) || scene.beside('stockLow', from, to, 9)) && !scene.has('order')
  if (stocked && isInventory(scene, values, from, to)) return true
  if (stocked && scene.mentions.length === 0 && namesUnread(scene, from)) return false
  if (stocked && !listed.test(scene.tokens[to]?.text ?? '') && !isOfProduct(scene, values, from, to)) {
    return (
      scene.book.counts.some(({ value }) => values.includes(Number(value))) || (scene.question && isOwn(scene, read))
    )
  }
  if (isApart(scene, values, to)) return true
  if (isDuration(scene, read)) return isDurationOfProduct(scene, read) || isOwn(scene, read)
  if (isHeld(scene, read) && isInventory(scene, values, from, to)) return true
  if (isCount(scene, read)) return true
  // "It has three items" tells of an order.
  if (itemWord.test(scene.tokens[to]?.text ?? '') && scene.book.orders.size > 0) return isOfOrder(scene, read)
  if (isResults(scene, to)) return isOwn(scene, read)
  if (isOfProduct(scene, values, from, to) || isOfOrder(scene, read)) return true
  if (isTwice(scene, from, to) || isSupposed(scene, read)) return true
  if (isOwn(scene, read)) return true
  const fact = scene.book.numbers.get(values[0] as number)
  if (!fact || scene.near('discount', from, to, 4)) return false
  if (fact.entity === 'order_item' && scene.mentions.length > 0 && !scene.has('order')) return false
  scene.used.add(fact)
  return true
}

/** A time of day stands on the owner's pages or nowhere. */
const isClock = ({ tokens, turn, question }: Scene, { from, to, values }: NumberRead): boolean =>
  readClocks(tokens).some((clock) => clock.from <= from && clock.to >= to) &&
  !(question && values.some((value) => turn.shopperNumbers.has(value)))

/** "size 9", "the 1L kettle": a value of an option, however near "in stock" stands. */
function isSize(scene: Scene, { from, to }: NumberRead): boolean {
  const isNamed = sizeWord.test(scene.tokens[from - 1]?.text ?? '')
  const unit = scene.tokens[to]?.skip ? scene.tokens[to + 1] : scene.tokens[to]
  const said = scene.tokens[from]?.text.replace(',', '.')
  const keys = [
    ...(isNamed && said ? [said] : []),
    ...(unit?.glued && unit.kind === 'word' ? [`${said} ${unit.text}`] : []),
  ]
  // "The 10-inch pan" after another thing.
  const following = scene.mentions.find((mention) => mention.from > from && mention.from <= to + 2)
  const products = keys.length === 0 ? [] : (following?.products ?? scene.productsAt(from, to))
  const fact = products.flatMap(({ options }) => keys.map((key) => options.factOf(key))).find(Boolean)
  if (fact) scene.used.add(fact)
  return fact !== undefined
}

/** "We still have 35 of the kettle." */
const isHeld = (scene: Scene, { from, to, values }: NumberRead): boolean => {
  if (scene.has('order') || !values.some(Number.isInteger)) return false
  const before = scene.tokens.slice(Math.max(0, from - 3), from)
  if (!before.some(({ text }) => /^(have|haben|sind|tenemos|avons|hay|il|vois|see|sehe|veo|stock)$/.test(text)))
    return false
  const next = scene.tokens[to]?.text ?? ''
  return (
    /^(of|von|vom|de|du|des|der|den|in|en)$/.test(next) ||
    (!/\p{L}/u.test(next) && /\b(davon|of (them|those)|de (ellas|ellos))\b/.test(scene.words)) ||
    scene.mentions.some((mention) => mention.from === to || mention.from === to + 1)
  )
}

/** "1000 pieces" of a puzzle: no stock, when nothing else says so. */
const isPieces = (scene: Scene, { values, from, to }: NumberRead): boolean =>
  unitKey(scene.tokens[to]?.text ?? '') === 'pc' &&
  scene.of('left').every((hit) => hit.from === to) &&
  scene.productsAt(from, to).some((product) => {
    const fact = values.map((value) => product.numbers.get(value)).find(Boolean)
    const stands = fact?.entity === 'product' && unitFits(scene, String(fact.value), values, to)
    if (fact && stands) scene.used.add(fact)
    return stands
  })

/** The shopper's own number, told as their wish, asked about or turned down. */
const isOwn = (scene: Scene, { values, from }: NumberRead): boolean =>
  values.some((value) => scene.turn.shopperNumbers.has(value)) &&
  (scene.question || scene.has('neg') || scene.before('wish', from, 8)) &&
  !scene.has('discount') &&
  !scene.has('freebie')

const listed =
  /^(option|opcion|model|idea|idee|suggest|vorschlag|sugeren|choice|alternativ|variant|version|result|ergebnis|treffer|match|proposition)/

/** Times are promises, unless they are the product's own: "10 hours". */
const isDuration = ({ tokens }: Scene, { from, to }: NumberRead): boolean =>
  /^(minute|hour|day|week|month|year)$/.test(unitNear(tokens, from, to) ?? '')

/** The amounts that a text tells. Each number of a sentence may ask for them. */
const amountKeysOf = remembering((text) => new Set(amountsOf(readTokens(text), []).map(({ key }) => key)), 500)

function isDurationOfProduct(scene: Scene, { values, from, to }: NumberRead): boolean {
  const unit = unitNear(scene.tokens, from, to)
  for (const product of scene.productsAt(from, to)) {
    const variants = scene.variantsOf(product, from)
    const fact = values.map((value) => numberFact(product, value, variants)).find(Boolean)
    if (
      !fact ||
      isOfOther(scene.tokens, from, String(fact.value), values) ||
      !values.some((value) => amountKeysOf(String(fact.value)).has(`${value} ${unit}`))
    )
      continue
    scene.used.add(fact)
    return true
  }
  return false
}

const counted =
  /^(option\w*|opcion\w*|product\w*|produkt\w*|producto\w*|produit\w*|result\w*|ergebnis\w*|resultado\w*|resultat\w*|item\w*|artikel\w*|articulo\w*|article\w*|model\w*|modell\w*|modelo\w*|modele\w*|idea\w*|idee\w*|ideen|pick\w*|suggestion\w*|vorschlag\w*|sugerencia\w*|choice\w*|match\w*|treffer|thing\w*|one|ones|best\w*|beste\w*|mejor\w*|meilleur\w*|top|that|which|die|que|qui|of|von|de|great|good|nice|popular|different|fitting|suitable|passende\w*|gute\w*|schone\w*|buenas|buenos|bonnes|bons|belles|alternatives?|alternativ\w*|variant\w*|version\w*|color\w*|colour\w*|farbe\w*|couleur\w*|capacit\w*|capacidad\w*|contenance\w*|kapazitat\w*|material\w*|style\w*|size\w*|grosse\w*|talla\w*|taille\w*|question\w*|frage\w*|pregunta\w*)$/

/** "23 results": nothing else can be counted so. */
const isResults = ({ tokens }: Scene, to: number): boolean =>
  /^(results?|ergebnis\w*|treffer\w*|resultad\w*|resultats?|matches|hits|products|produkte\w*|productos|produits|sizes|grossen|tallas|tailles|colou?rs|farben|colores|couleurs|variants|varianten|variantes)$/.test(
    tokens[to]?.text ?? '',
  )

/** "For nights at minus ten I can't say": claims nothing, it repeats what the shopper may have in mind. */
function isSupposed(scene: Scene, { from, to }: NumberRead): boolean {
  const isUnsure =
    /\b((can|could|would) not (say|tell|judge|count|promise|recommend|be sure)|am not sure|do not know|kann (ich )?\w* ?nicht sagen|weiss (ich )?nicht|no (puedo decir|se)|ne (peux pas dire|sais pas))\b/
  const clause = scene.tokens.slice(scene.clauseStart(from), from).map(({ text }) => text)
  const isFor = clause.some((text) => /^(for|at|if|fur|bei|wenn|para|con|si|pour|a)$/.test(text))
  const isThing = scene.mentions.some((one) => one.from >= scene.clauseStart(from) && one.to <= scene.clauseEnd(to))
  return isFor && !isThing && isUnsure.test(scene.words) && !scene.near('discount', from, to, 6)
}

/** "here are three", "3 options", "14 jackets": no more than were found, and the very count when it is said to be all. */
function isCount(scene: Scene, { values: read, from, to }: NumberRead): boolean {
  const { book, tokens } = scene
  const values = read.filter(Number.isInteger)
  // "5 Lighthouse Puzzles" are pieces of one thing.
  if (scene.mentions.some((mention) => mention.strong && mention.from === to)) return false
  const counts = book.counts.find(({ value }) => values.includes(Number(value)))
  // "The other 12 matches": what is left of those found.
  const isRest = /^(other|remaining|ubrigen|weiteren?|anderen|otr[ao]s|demas|restantes|autres)$/.test(
    tokens[from - 1]?.text ?? '',
  )
  const isLeft = (value: number) =>
    book.counts.some((all) => value < Number(all.value) && value >= Number(all.value) - book.products.size)
  if (isRest && values.some(isLeft)) return true
  if (saidUnit({ tokens, numbers: [] }, to) !== null) return false
  // "Of the two"
  const isOf = /^(of|von|de|des|d|der) (the|den|los|las|les|entre)?$/.test(
    tokens
      .slice(Math.max(0, from - 2), from)
      .map(({ text }) => text)
      .join(' '),
  )
  if (isOf && values.some((value) => value >= 2 && value <= book.products.size)) return true
  const next = tokens.slice(to, to + 3).filter(({ kind }) => kind === 'word')
  const isThing = next.some(({ text }) => counted.test(text) || book.titleIndex.has(stem(text))) || next.length === 0
  if (!isThing) return false
  if (counts) {
    scene.used.add(counts)
    return true
  }
  if (itemWord.test(tokens[to]?.text ?? '') && book.orders.size > 0) return false
  const all =
    /\b(we have|have|there are|in total|haben|gibt es|insgesamt|tenemos|hay|avons|il y a|found|gefunden|encontre|encontrado|trouve)\b/.test(
      tokens
        .slice(Math.max(0, from - 5), from)
        .map(({ text }) => text)
        .join(' '),
    )
  if (isResults(scene, to) && isOfOptions.test(tokens[to]?.text ?? ''))
    return values.some((value) => isCountOfOptions(scene, value, from, to))
  const things = new Set([book.products.size, ...book.counts.map(({ value }) => Number(value)), scene.mentions.length])
  if (values.some((value) => things.has(value) || isCountOfOptions(scene, value, from, to))) return true
  return !(all && book.counts.length > 0) && values.some((value) => value >= 2 && value <= book.products.size)
}

const isOfOptions = /^(sizes|grossen|tallas|tailles|colou?rs|farben|colores|couleurs|variants|varianten|variantes)$/

/** "in 5 colours": as many different values as the product has. */
function isCountOfOptions(scene: Scene, value: number, from: number, to: number): boolean {
  return scene.productsAt(from, to).some((product) => {
    return product.variants.size === value || product.options.counts.includes(value)
  })
}
