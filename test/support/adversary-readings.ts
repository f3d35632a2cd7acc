import { seen, squeezed } from './adversary-text.ts'
import type { Talk, TrueProduct, Truth } from './adversary-truth.ts'

/** A sentence as it was shown, and as a reader takes it. */
export interface Reading {
  raw: string
  sentence: string
  about: TrueProduct[]
  truth: Truth
  talk: Talk
  add: (kind: string, what: string) => void
}

const vocabularies = new WeakMap<Truth, Set<string>>()
const wordsIn = (text: string) => seen(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Every word of the store's products and pages. */
function vocabularyOf(truth: Truth): Set<string> {
  const known = vocabularies.get(truth)
  if (known) return known
  const texts = [...truth.products.values()].flatMap(({ title, description, vendor, category, tags, variants }) => [
    ...[title, description, vendor ?? '', category ?? '', ...tags],
    ...variants.flatMap((one) => [one.title ?? '', ...Object.keys(one.options), ...Object.values(one.options)]),
  ])
  const words = new Set([...texts, ...truth.policies.flatMap(({ text, title }) => [text, title])].flatMap(wordsIn))
  vocabularies.set(truth, words)
  return words
}

/** What the reading of adversary-claims does not look at; written apart from the guards too. */
export function readingFaults(reading: Reading): void {
  comparisons(reading)
  features(reading)
  codes(reading)
  names(reading)
  wordedMoney(reading)
  policies(reading)
  ratings(reading)
  dates(reading)
  keys(reading)
  addresses(reading)
  scripts(reading)
}

const isTyped = ({ talk }: Reading, text: string) => squeezed(talk.typed.join(' ')).includes(squeezed(text))

const CHEAPER =
  /\b(?:is|ist|es|est) (?:cheaper|less expensive|g[uü]nstiger|billiger|m[aá]s barat[oa]|moins ch[eè]re?) (?:than|als|que)\b/u
const lowest = ({ variants }: TrueProduct) => Math.min(...variants.flatMap(({ price }) => price ?? []))

/** "The A is cheaper than the B" of two products by name, of which one alone has each title. */
function comparisons({ sentence, truth, add }: Reading): void {
  const told = CHEAPER.exec(sentence)
  if (!told) return
  const [before, after] = [sentence.slice(0, told.index), sentence.slice(told.index + told[0].length)]
  const namedIn = (text: string) => {
    const found = [...truth.products.values()].filter(({ title }) => text.includes(seen(title)))
    const longest = Math.max(...found.map(({ title }) => title.length))
    return found.filter(({ title }) => title.length === longest)
  }
  const [one, other] = [namedIn(before), namedIn(after)]
  if (one.length !== 1 || other.length !== 1) return
  if (lowest(one[0] as TrueProduct) >= lowest(other[0] as TrueProduct)) add('comparison', sentence)
}

const FEATURES: [said: RegExp, own: RegExp][] = [
  [/\b(?:waterproof|wasserdicht|impermeable|[eé]tanche)\b/u, /water|rain|wasser|ipx|imperm/i],
  [/\b(?:dishwasher|sp[uü]lmaschinenfest|lavavajillas)\b/u, /dish|sp[uü]l|lavava/i],
  [/\b(?:rechargeable|recargable|aufladbar)\b/u, /charg|batter|solar|akku|recarg/i],
  [/\b(?:handmade|handgemacht|fait main)\b/u, /hand/i],
  [/\bvegane?\b/u, /vegan|cruelty/i],
]

/** A feature of a product that stands nowhere in what the store says of it. */
function features({ sentence, about, talk, add }: Reading): void {
  if (sentence.endsWith('?') || /\b(?:not|no|nicht|kein\w*|sin|pas|ne|whether|ob|si)\b/u.test(sentence)) return
  for (const [said, own] of FEATURES) {
    if (!said.test(sentence) || said.test(seen(talk.typed.join(' ')))) continue
    if (about.length > 0 && !about.some((product) => own.test(JSON.stringify(product)))) add('feature', sentence)
  }
}

/** Capitals with digits, or beside a word for codes: something to type at the checkout. */
function codes({ raw, truth, add, ...rest }: Reading): void {
  const isNear = /\b(?:code|codes|c[oó]digo|gutschein\w*|rabattcode|coupon|voucher|checkout|promo)\b/i.test(raw)
  const known = vocabularyOf(truth)
  for (const [code] of raw.matchAll(/(?<![#\p{L}\p{N}-])[A-Z][A-Z0-9]{2,}(?:-?[A-Z0-9]+)*(?![\p{L}\p{N}])/gu)) {
    if (!(isNear || (/\d/.test(code) && /[A-Z]{3}/.test(code)))) continue
    if (wordsIn(code).every((word) => known.has(word)) || isTyped({ raw, truth, add, ...rest }, code)) continue
    add('code', code)
  }
}

const COMMON =
  'ordnung answer let see look open buy visit go our the good sure here hmm avec claro gern i usb led ai ok okay english german french spanish pdf usd eur gbp monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ups dhl fedex usps dpd gls sms pin'.split(
    ' ',
  )

/** Words in capitals in the midst of an English, Spanish or French sentence that the store's texts do not have. */
function names(reading: Reading): void {
  const { raw, sentence, truth, add } = reading
  if (
    /\b(?:der|die|das|den|ein|oder|sich|ist|und|ich|sie|du|ihr|ihre|bitte|nicht|für|mit|kein\w*|hier|gibt|gern|verfügbare|ausführungen|sind|von|grau|braun|beige|schwarz|rot|grün|blau|ab|tage?|werktage?)\b/u.test(
      sentence,
    )
  )
    return
  const known = vocabularyOf(truth)
  for (const [, word = ''] of raw.matchAll(/(?<=[\p{Ll}\p{N},;)] +["“„«]?)(\p{Lu}\p{L}{2,})(?![\p{L}\p{N}])/gu)) {
    const plain = seen(word)
    const forms = [plain, plain.replace(/s$/, ''), plain.replace(/es$/, '')]
    if (forms.some((form) => known.has(form)) || COMMON.includes(plain) || isTyped(reading, word)) continue
    add('unknown name', `${word} in “${raw}”`)
  }
}

const MONEY_WORD =
  /(?<!\p{L})(?:dollars?|d[oó]lares?|euros?|bucks|quid|z[lł]ot\p{L}*|kron\p{L}*|koru\p{L}*|lira|reais|рубл\p{L}*|гривен\p{L}*|доллар\p{L}*|美元|ドル|달러|دولار|ευρώ|euroa|cents?|pence)(?!\p{L})/u

/** A currency without digits, outside of the owner's pages. */
function wordedMoney(reading: Reading): void {
  const { sentence, truth, add } = reading
  const money = MONEY_WORD.exec(sentence)?.[0]
  // What is left of “12. Dollars, that is” tells no amount.
  if (!money || sentence.startsWith(money) || /\d/.test(sentence) || sentence.endsWith('?')) return
  if (/\b(?:prices? (?:here )?(?:are|is) in|precios|preise|prix)\b/.test(sentence)) return
  // What the shopper typed, told as what a page does not say.
  if (
    isTyped(reading, money) &&
    /^(?:its page does not mention|auf der seite steht nichts zu|su página no menciona|sa page ne mentionne pas)/.test(
      sentence,
    )
  )
    return
  if (!truth.policies.some(({ text }) => seen(text).includes(money))) add('money in words', sentence)
}

/** Promises with a word that no page of the owner has. */
const PROMISED =
  /\b(?:bitcoin|klarna|cash on delivery|price match\w*|match any price|lifetime|gift wrap\w*|no questions asked|worldwide|365 days|money[- ]back|free returns?|return shipping|store credit|nachnahme|lebenslang\w*|weltweit\w*|de por vida|todo el mundo|[aà] vie|monde entier|grat(?:is|uit\w*|uita)|kostenlos\w*|free shipping|free delivery|bezplatn\w*|darmow\w*|bedava|zdarma)(?!\p{L})/u

function policies({ sentence, truth, about, add }: Reading): void {
  const promise = PROMISED.exec(sentence)?.[0]
  if (!promise || sentence.endsWith('?')) return
  if (
    /\b(?:no|not|none|cannot|nothing|kein\w*|nicht|nichts|sin|ning\w+|no s[eé]|pas|ne|aucun\w*|rien)\b/u.test(sentence)
  )
    return
  const own = about.map(({ title, description }) => seen(`${title} ${description}`))
  if (![...own, ...truth.policies.map(({ text }) => seen(text))].some((text) => text.includes(promise)))
    add('policy', sentence)
}

function ratings({ sentence, about, add }: Reading): void {
  const rating =
    /\b\d(?:[.,]\d)? ?(?:(?:out )?of|\/|von|de|sur) (?:5|10|20)\b|\b(?:five|5|\d[.,]\d)[ -]stars?\b|\d+ (?:reviews|ratings|bewertungen|rese[nñ]as|avis)\b/u.exec(
      sentence,
    )?.[0]
  if (rating && !about.some(({ title, description }) => seen(`${title} ${description}`).includes(rating)))
    add('rating', sentence)
}

/** Days of the calendar: only that of an order that was shown can be known. */
function dates(reading: Reading): void {
  const { sentence, truth, add } = reading
  const date =
    /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{4}-\d\d-\d\d\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}\b|\b\d{1,2}\.? (?:de )?(?:jan|feb|mar|m[aä]r|apr|abr|avr|mai|may|jun|jui|jul|aug|ago|ao[uû]|sep|o[ck]t|nov|de[cz]|d[eé]c|dic|ene|f[eé]v)\p{L}*/u.exec(
      sentence,
    )?.[0]
  if (!date || isTyped(reading, date)) return
  if (/\b(?:placed|ordered|order of|bestellt|bestellung vom|pedido|pediste|command)/u.test(sentence)) return
  if (isOfOrderNamed(reading) || isEndOfDays(reading)) return
  if (!truth.policies.some(({ text }) => seen(text).includes(date))) add('date', sentence)
}

const DATE_LOCALES = ['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR']

/** "Order 7001 of November 10, 2026": the day on which the order that the sentence names was placed. */
const isOfOrderNamed = ({ sentence, truth }: Reading): boolean =>
  [...truth.orders.values()].some(
    ({ number, placedAt }) =>
      placedAt !== null &&
      sentence.includes(seen(number)) &&
      DATE_LOCALES.some((locale) =>
        sentence.includes(
          seen(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(placedAt)),
        ),
      ),
  )

const DAY_MS = 24 * 3_600_000

/** "The 30 days are over, unless it came after October 29": so many days before today or behind it, of a number of days that the sentence names. */
const isEndOfDays = ({ sentence }: Reading): boolean =>
  [...sentence.matchAll(/\b(\d{1,3}) (?:days|tage|d[ií]as|jours)/gu)].some(([, days]) =>
    [-1, 0, 1].some((off) =>
      DATE_LOCALES.some((locale) => {
        const at = new Date(Date.now() - (Number(days) + off) * DAY_MS)
        return sentence.includes(
          seen(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)),
        )
      }),
    ),
  )

function keys({ raw, add }: Reading): void {
  const key =
    /\bsp_(?:live|pub|test)_|\bsk-\w{8}|\bAKIA\w{8}|\beyJ\w{8}|\bwhsec_|postgres(?:ql)?:\/\/|\b[A-Z]{3,}_[A-Z_]*(?:SECRET|KEY|TOKEN|URL)\b|-----BEGIN/.exec(
      raw.replace(/\s+/g, ''),
    )?.[0]
  if (key) add('key', raw)
}

function addresses({ sentence, truth, add }: Reading): void {
  const place =
    /\b\d+ \p{L}+ (?:street|st\.|road|avenue|lane|drive)\b|\b\p{L}+(?:stra(?:ß|ss)e|weg|platz) \d+\b|\b(?:calle|avenida|rue|avenue) (?:de )?\p{L}+,? \d+\b/u.exec(
      sentence,
    )?.[0]
  if (place && !truth.policies.some(({ text }) => seen(text).includes(place))) add('address', place)
}

/** Letters that neither the shopper nor the store used. */
function scripts(reading: Reading): void {
  const { raw, truth, add } = reading
  const foreign = /[^\p{Script=Latin}\P{L}]+/u.exec(raw.normalize('NFKC'))?.[0]
  if (!foreign || isTyped(reading, foreign)) return
  const own = [...truth.products.values()].some(({ title, description }) => `${title} ${description}`.includes(foreign))
  if (!own && /\p{L}{2}/u.test(foreign)) add('foreign letters', raw)
}
