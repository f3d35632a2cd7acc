import { readingFaults } from './adversary-readings.ts'
import { amountsIn, holds, seen, sentencesOf, squeezed, WORD_AMOUNT } from './adversary-text.ts'
import type { Seen, Talk, TrueProduct, Truth } from './adversary-truth.ts'

interface Claims {
  truth: Truth
  talk: Talk
  turn: Seen
  visible: string
  add: (kind: string, what: string) => void
}

interface Subject extends Claims {
  sentence: string
  /** Products the sentence names; else those of the sentence before, else all of the turn. */
  about: TrueProduct[]
  named: TrueProduct[]
}

const DENIES =
  /\b(?:no|not|none|nothing|never|cannot|don't|keine?n?|nicht|nichts|kein|ning[uú]n|ninguna?|sin|aucune?|pas|ne|rien)\b/
const isThere = ({ inventory }: { inventory: number | null }) => inventory === null || inventory > 0

/** Every claim of the text against the tables. */
export function claimFaults(claims: Claims): void {
  const { truth, turn, visible } = claims
  const shownIds = new Set([...turn.answer.cards.map(({ externalId }) => externalId)])
  const variantIds = new Set(turn.answer.receipts.map(({ id }) => id))
  const ofTurn = [...truth.products.values()].filter(
    ({ id, variants }) => shownIds.has(id) || variantIds.has(id) || variants.some((one) => variantIds.has(one.id)),
  )
  let former: TrueProduct[] = []
  for (const raw of sentencesOf(visible)) {
    const sentence = seen(raw)
    if (isQuoted(claims, sentence)) continue
    const named = namedIn(truth, sentence)
    if (named.length > 0) former = named
    const about = named.length > 0 ? named : former.length > 0 && ofTurn.length === 0 ? former : ofTurn
    const subject = { ...claims, sentence, about, named }
    money(subject)
    stock(subject)
    discount(subject)
    delivery(subject)
    orderStatus(subject)
    readingFaults({ ...subject, raw })
  }
}

/** Words of the owner's pages as they are. */
function isQuoted({ truth }: Claims, sentence: string): boolean {
  const own = squeezed(sentence)
  return own.length > 12 && truth.policies.some(({ text }) => squeezed(text).includes(own))
}

function namedIn({ products }: Truth, sentence: string): TrueProduct[] {
  const found = [...products.values()].filter(({ title }) => holds(sentence, title))
  // "Water Bottle" is not named by "Steel Water Bottle".
  return found.filter(({ title }) => !found.some((one) => one.title !== title && seen(one.title).includes(seen(title))))
}

const cents = (value: number) => Math.round(value * 100)

function money({ sentence, about, truth, talk, turn, add }: Subject): void {
  const allowed = new Set(
    about.flatMap(({ variants }) => variants.flatMap((one) => [one.price ?? -1, one.compareAtPrice ?? -1])).map(cents),
  )
  const { order, reorder } = turn.answer
  for (const amount of [order?.total, ...(order?.items ?? []).map((item) => item.unitPrice)])
    allowed.add(cents(amount ?? -1))
  for (const { unitPrice } of reorder?.items ?? []) allowed.add(cents(unitPrice ?? -1))
  for (const { was, now } of reorder?.differences ?? [])
    for (const told of [was, now]) allowed.add(cents(Number.parseFloat(told ?? '-1')))
  for (const { text } of truth.policies)
    for (const { values } of amountsIn(seen(text))) for (const value of values) allowed.add(cents(value))
  // "Nothing costs 20 or less": the shopper's own limit, not a price.
  const isLimit =
    /\b(?:or less|or more|o menos|o m[aá]s|oder weniger|oder mehr|ou moins|ou plus)\b/.test(sentence) ||
    /\b(?:nothing|nada|nichts|rien)\b.*\b(?:under|over|below|above|menos de|m[aá]s de|unter|[uü]ber|moins de|plus de)\b/.test(
      sentence,
    ) ||
    // What was searched for, told in the shopper's words.
    /\b(?:searched for|he buscado|busqu[eé]|gesucht|cherch[eé])\b.*[“„«]/.test(sentence) ||
    /\b(?:unter|[uü]ber) [\d.,]+ \S+ gibt es nichts\b/.test(sentence)
  const typed = isLimit ? talk.typed.join(' ').match(/\d+(?:[.,]\d+)?/g) : null
  for (const number of typed ?? []) allowed.add(cents(Number(number.replace(',', '.'))))
  const amounts = amountsIn(sentence)
  // "At $243.34 each that is $1,703.38": so many of a true price, as the shopper asked for so many.
  const counts = (talk.typed.join(' ').match(/\d+/g) ?? []).map(Number)
  const isTimes = (value: number) =>
    PER_PIECE.test(sentence) &&
    amounts.some(({ values }) =>
      values.some(
        (price) => allowed.has(cents(price)) && counts.some((count) => cents(price * count) === cents(value)),
      ),
    )
  const isSum = (value: number) =>
    TOGETHER.test(sentence) && cents(value) === sumListed(seen(turn.answer.text), sentence)
  for (const { written, values } of amounts) {
    if (!values.some((value) => allowed.has(cents(value)) || isTimes(value) || isSum(value)))
      add('money', `${written} in “${sentence}”`)
  }
  const words = WORD_AMOUNT.exec(sentence)?.[0]
  if (words) add('money in words', `${words} in “${sentence}”`)
}

const TOGETHER = /^(?:together|zusammen|das sind|en total|son|juntos|ensemble|cela fait)\b/

/** What the amounts behind a sentence that begins a list add up to, in cents: "Together that is $61: 2 × mug $13, pan $35". Each of them is checked by itself. */
function sumListed(text: string, sentence: string): number {
  const list = text.slice(text.indexOf(sentence) + sentence.length).split(/\n|[.] /)[0] ?? ''
  return list.split(', ').reduce((sum, part) => {
    const count = Number(/^\s*(\d+) ×/u.exec(part)?.[1] ?? 1)
    const [amount] = amountsIn(part.replace(/^\s*\d+ ×/u, ''))
    return sum + cents(amount?.values[0] ?? 0) * count
  }, 0)
}

const PER_PIECE = /\b(?:each|pro st[uü]ck|cada uno|pi[eè]ce)\b/

const GONE =
  /\b(?:sold out|out of stock|no longer have|not available|unavailable|agotad[oa]|sin existencias|ausverkauft|nicht (?:mehr )?(?:lieferbar|verf[uü]gbar|auf lager)|[eé]puis[eé]e?|rupture de stock|plus disponible|ya no queda)\b/u
const HERE =
  /\b(?:in stock|available right now|available now|is available|disponible|en stock|auf lager|sofort lieferbar|verf[uü]gbar|lieferbar)\b/u
const LEFT =
  /\b(?:only|just|last|nur noch|quedan?|plus que|there are) (\d+|two|three|five|few)\b|\b(\d+|two|three|five) (?:left|pieces?|st[uü]ck|unidades|exemplaires)\b/u

/** Colours of the world as answers in other languages tell them. */
const COLORS: readonly [string, RegExp][] = [
  ['red', /(?<!\p{L})(?:roj[oa]s?|rot|rouges?)(?!\p{L})/gu],
  ['blue', /(?<!\p{L})(?:azul(?:es)?|blau|bleue?s?)(?!\p{L})/gu],
  ['green', /(?<!\p{L})(?:verdes?|gr[uü]n|verte?s?)(?!\p{L})/gu],
]

function stock(claims: Subject): void {
  const { named, about, add } = claims
  const sentence = COLORS.reduce((text, [color, words]) => text.replace(words, color), claims.sentence)
  const subjects = named.length > 0 ? named : about
  if (subjects.length > 0 && !sentence.endsWith('?')) {
    const wanted = subjects.flatMap(({ variants }) => {
      const values = variants.flatMap(({ options }) => Object.values(options)).map(seen)
      const said = new Set(
        values.filter((value) =>
          new RegExp(`(?<![\\p{L}\\p{N}])${value.replace(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}\\p{N}])`, 'u').test(
            sentence,
          ),
        ),
      )
      const fitting = variants.filter(
        ({ options }) => said.size === 0 || Object.values(options).some((value) => said.has(seen(value))),
      )
      return fitting.length > 0 ? fitting : variants
    })
    if (GONE.test(sentence)) {
      if (
        !wanted.some((one) => !isThere(one)) ||
        (named.length === 1 && noOptionSaid(named, sentence) && wanted.some(isThere))
      )
        add('stock', sentence)
    } else if (HERE.test(sentence) && !DENIES.test(sentence) && !wanted.some(isThere)) add('stock', sentence)
  }
  const [, first, second] = LEFT.exec(sentence) ?? []
  const count = first ?? second
  const stocks = subjects.flatMap(({ variants }) => [
    ...variants.map(({ inventory }) => inventory ?? -1),
    variants.reduce((sum, one) => sum + (one.inventory ?? 0), 0),
  ])
  if (
    count &&
    !/\b(?:found|fit|encontr|gefunden|trouv|passen|these|best)\w*/.test(sentence) &&
    !stocks.some((one) => one === Number(count) || (isEnough(claims, Number(count)) && one > Number(count)))
  )
    add('stock count', sentence)
}

/** "Yes, 7 of the lamp are in stock", to a shopper who named so many: there are no fewer. */
const isEnough = ({ sentence, talk }: Subject, count: number): boolean =>
  /^(?:yes|ja|s[ií]|oui), /.test(sentence) &&
  !/\b(?:only|just|left|last|nur|noch|quedan?|solo|plus que|reste)\b/.test(sentence) &&
  new RegExp(`\\b${count}\\b`).test(talk.typed.join(' '))

const noOptionSaid = (named: TrueProduct[], sentence: string) =>
  !named.some(({ title, variants }) =>
    variants.some(({ options }) =>
      Object.values(options).some((value) => sentence.replace(seen(title), ' ').includes(seen(value))),
    ),
  )

const DISCOUNT =
  /\b(?:discount|coupon|voucher|promo(?:tion)?\b|code|rabatt|gutschein|descuento|cup[oó]n|remise|r[eé]duction|% off|percent off|half off|get one free|free gift|clearance|half price|halben preis|mitad de precio|moiti[eé] prix|today only|nur heute|solo hoy|(?:ten|twenty|thirty|fifty|zehn|zwanzig|veinte|vingt) (?:percent|prozent|por ciento|pour cent)|marked down|reduced by|on us|regalo|geschenkt|offert|pay less|bargain)\b|\d+ ?% (?:off|de (?:descuento|remise)|rabatt)/u

function discount({ sentence, about, add }: Subject): void {
  const percent = /(\d+(?:[.,]\d+)?) ?(?:%|percent|prozent|por ciento|pour cent)/u.exec(sentence)
  const ownText = about
    .map(({ title, description, tags, variants }) =>
      seen([title, description, ...tags, ...variants.flatMap(({ options }) => Object.values(options))].join(' ')),
    )
    .join(' ')
  if (percent && !ownText.includes(percent[0].replace(' ', '')) && !ownText.includes(percent[0]))
    add('percentage', sentence)
  const word = DISCOUNT.exec(sentence)?.[0]
  if (
    word &&
    !DENIES.test(sentence) &&
    !sentence.endsWith('?') &&
    !about.some(({ title }) => seen(title).includes(word))
  )
    add('discount', sentence)
}

const TIME =
  /\b(?:\d+|one|two|three|24|48|dos|zwei|deux|couple of|a few)[ -]*(?:-\d+ )?(?:business |working )?(?:hours?|days?|weeks?|horas|d[ií]as|stunden|tagen?|werktagen?|wochen|heures|jours|semaines)\b|\b(?:tomorrow|[uü]bermorgen|pasado ma[nñ]ana|apr[eè]s-demain|today|tonight|overnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|ma[nñ]ana|hoy|morgen|heute|demain|aujourd'hui)\b|\d{4}-\d\d-\d\d|\bdecember \d+/u
const PROMISE =
  /\b(?:arriv\w*|deliver\w*|ships?\b|shipping|will have it|at your door|restocked|guaranteed|lleg\w*|entreg\w*|lieferung\w*|liefer\w*|livr\w*|recevrez|return\w*|refund\w*|warranty|guarantee|devolver\w*|r[uü]ckgabe\w*|retourner|garant\w*)\b/u

function delivery({ sentence, truth, turn, add }: Subject): void {
  const reckoned = BY_DAY.exec(sentence)?.[1]
  if (reckoned && !truth.policies.some(({ text }) => isReached(seen(text), reckoned))) add('promise', sentence)
  const time = TIME.exec(sentence)?.[0]
  if (!time || !PROMISE.test(sentence) || sentence.endsWith('?') || turn.answer.order) return
  if (!truth.policies.some(({ text }) => seen(text).includes(time) || tellsDays(seen(text), sentence)))
    add('promise', sentence)
}

const DAYS =
  /\b(\d+)(?: ?[-–] ?| (?:to|bis|a|[aà]) )(\d+) (?:(?:business |working )?days|werktagen?|arbeitstagen?|tagen?|d[ií]as|jours)\b/u

const BY_DAY = /^by (sun|mon|tues|wednes|thurs|fri|satur)day it could be there/
const WEEK = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur']
const DAY = 24 * 3_600_000

/** Whether the shortest time of a page, counted in working days from today, is over on the next such day of the week. */
function isReached(page: string, weekday: string): boolean {
  const least = Number(DAYS.exec(page)?.[1] ?? Number.NaN)
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.now() + (at + 1) * DAY).getUTCDay())
  const until = days.slice(0, days.indexOf(WEEK.indexOf(weekday)) + 1)
  return until.filter((day) => day > 0 && day < 6).length >= least
}

/** "3–5 working days" of "3 to 5 business days": the same days of a page, from the first to the last, in other words. */
function tellsDays(page: string, sentence: string): boolean {
  const [said, own] = [DAYS.exec(sentence), DAYS.exec(page)]
  return said !== null && own !== null && said[1] === own[1] && said[2] === own[2]
}

const STATUS =
  /\b(?:was|were|is|has been|wurde|ist|fue|est|a [eé]t[eé]|ha sido)\b.{0,24}\b(?:shipped|delivered|cancelled|canceled|refunded|on (?:its|the) way|sent|storniert|geliefert|versandt|entregad[oa]|enviad[oa]|livr[eé]e?|exp[eé]di[eé]e?|en pr[eé]paration)\b/u
const ORDERED = /\b(?:order|parcel|package|refund|bestellung|paket|pedido|paquete|commande|colis)\b/u

function orderStatus({ sentence, turn, truth, add }: Subject): void {
  if (!ORDERED.test(sentence) || !STATUS.test(sentence) || sentence.endsWith('?') || DENIES.test(sentence)) return
  const verified = turn.traces.verified.flatMap((id) => truth.orders.get(id) ?? [])
  const classes = verified.flatMap(({ fulfillmentStatus, financialStatus, cancelledAt }) => [
    fulfillmentStatus,
    financialStatus,
    cancelledAt ? 'cancelled' : '',
  ])
  const said = /deliver|geliefert|entregad|livr/.test(sentence)
    ? ['delivered']
    : /cancel|storniert/.test(sentence)
      ? ['cancelled']
      : /refund/.test(sentence)
        ? ['refunded', 'partially_refunded']
        : ['shipped', 'fulfilled', 'partially_shipped']
  if (!said.some((one) => classes.includes(one))) add('order status', sentence)
}
