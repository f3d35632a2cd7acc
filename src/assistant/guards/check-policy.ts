import type { PolicyPart } from './policy-part.ts'
import { amountsOf, contentWords } from './policy-part.ts'
import type { Scene } from './scene.ts'
import { likelyLanguage } from './stop-words.ts'

/** What only the owner's own pages can promise. */
const promises = [
  'installments',
  'invoice',
  'cod',
  'transfer',
  'delivery',
  'returns',
  'refund',
  'exchange',
  'payment',
  'payBrand',
  'pickup',
  'service',
  'warranty',
  'company',
  'worldwide',
  'pricematch',
]
/** Never mere help, however it is put. */
const strong = [
  'freebie',
  'fast',
  'worldwide',
  'warranty',
  'payBrand',
  'pricematch',
  'company',
  'weekday',
  'soon',
  'promptly',
]

/** Whether what is said of delivery, returns, payment, warranty and the like stands in a policy of this turn; else why not. */
export function checkPolicy(scene: Scene): string | null {
  const tags = promises.filter((tag) => scene.has(tag))
  const quoted = bestPart(scene)
  if (quoted) {
    coverAll(scene, quoted)
    return null
  }
  if (tags.length === 0) return isArrival(scene) ? 'policy' : null
  if (isHelp(scene, tags)) return null
  if (isNamed(scene, tags)) return null
  return 'policy'
}

/** "It comes to you on Tuesday", "tomorrow": a day is a promise, whatever the verb. */
function isArrival(scene: Scene): boolean {
  if (scene.question || scene.has('neg') || onlyUnknown(scene)) return false
  return [...scene.of('weekday'), ...scene.of('promptly')].some(({ from }) => {
    const before = scene.tokens[from - 1]?.text ?? ''
    return (
      !scene.explained[from] &&
      !scene.hedgedAt(from) &&
      !/^(guten|good|schonen|happy|until|bis|hasta|a|black|cyber|la|la)$/.test(before)
    )
  })
}

/** An offer to help or a question about the subject, with nothing promised. */
function isHelp(scene: Scene, tags: string[]): boolean {
  const loud = strong.some((tag) => scene.of(tag).some(({ from, to }) => !scene.negatedAt(from, to)))
  if (loud && !(scene.question || onlyUnknown(scene))) return false
  const numbers = scene.numbers.some(({ from, to, inWords }) => !inWords && !scene.isExplained(from, to))
  if (numbers) return false
  if (scene.question) return !scene.has('freebie') || scene.has('neg')
  if (onlyUnknown(scene)) return true
  if (tags.some((tag) => scene.of(tag).some(({ from }) => scene.hedgedAt(from)))) return true
  if (
    scene.has('order') &&
    scene.book.orders.size > 0 &&
    tags.every((tag) => ['delivery', 'returns', 'refund', 'payment'].includes(tag))
  ) {
    return !scene.has('soon') && !scene.has('promptly') && !scene.has('weekday') && !scene.has('fast')
  }
  if (!scene.has('helper')) return isIntroduction(scene)
  return !promising.test(scene.tokens.map(({ text }) => text).join(' '))
}

const promising =
  /\b(you can (return|send|exchange|pay|get)|you (will|ll) (get|receive)|we (ship|deliver|offer|accept|refund|give|send|take|cover|guarantee)|i can (offer|give|refund|guarantee|promise|arrange|grant)|is (possible|included|covered|guaranteed|accepted)|are (accepted|possible|included|covered)|kannst du|konnen sie .*(zuruck|zahlen|umtausch)|wir (liefern|versenden|bieten|akzeptieren|erstatten)|ist moglich|puedes (devolver|pagar|cambiar)|aceptamos|ofrecemos|enviamos|vous pouvez (retourner|payer|echanger|renvoyer)|nous (livrons|offrons|acceptons|remboursons|expedions))\b/

/** "I don't know", "there is nothing about it in our pages". */
const onlyUnknown = (scene: Scene): boolean =>
  /\b(do not know|not know|no information|not (find|found|sure|have)|cannot (find|confirm|promise|guarantee|say|tell|offer|give)|can not (find|confirm|promise|guarantee|say|tell|offer|give|see)|could not|keine (angaben|information\w*)|weiss (ich )?(es |das )?(leider )?nicht|nicht (sagen|versprechen|gefunden|bestatigen|finden)|nichts (dazu|gefunden|uber|zu)|no (se|lo se|tengo|encuentro|encontre|puedo|dispongo|he encontrado)|ne (sais|peux|trouve|dispose)|n (ai|y a)|pas (trouve|d information\w*|sur)|nicht im stande)\b/.test(
    scene.tokens.map(({ text }) => text).join(' '),
  )

/** "Here is our return policy:", "About shipping:". */
const isIntroduction = (scene: Scene): boolean =>
  /(:|…|\.\.\.)\s*$/.test(scene.text.trim()) && scene.tokens.length <= 14 && !scene.has('freebie') && !scene.has('fast')

/** The words stand in a name of a product: "Gift Card", "Portable Charger with Express". */
const isNamed = (scene: Scene, tags: string[]): boolean =>
  tags.every((tag) => scene.of(tag).every(({ from, to }) => scene.isExplained(from, to)))

function bestPart(scene: Scene): PolicyPart | null {
  if (scene.book.policyParts.length === 0) return null
  const words = contentWords(scene.tokens)
  const amounts = amountsOf(scene.tokens).filter(({ from, to }) => !scene.isExplained(from, to))
  const plain = scene.tokens
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text }) => text)
    .join(' ')
  const language = likelyLanguage(scene.tokens.map(({ text }) => text))
  let best: { part: PolicyPart; score: number; coverage: number } | null = null
  if (tellsOfOrder(scene)) return null
  let against = 0
  for (const [at, part] of scene.book.policyParts.entries()) {
    const said = { words, amounts, plain, language }
    if (scene.has('neg') !== part.negated) against = Math.max(against, coverageOf(part, undefined, said))
    const score = support(scene, part, scene.book.policyParts[at - 1], said)
    if (score > 0 && (!best || score > best.score))
      best = { part, score, coverage: score > 1 ? 1 : coverageOf(part, undefined, said) }
  }
  // Another sentence of it says the contrary in more of the same words.
  return best && against <= Math.min(1, best.coverage) ? best.part : null
}

interface Said {
  words: string[]
  amounts: { key: string; from: number; to: number }[]
  plain: string
  language: string | null
}

const claimed = [...promises, ...strong, 'month', 'discount', 'code', 'stockYes', 'stockNo']

/** How well a sentence of a policy bears out what is said, 0 = not. The sentence before it gives the subject. */
function support(scene: Scene, part: PolicyPart, before: PolicyPart | undefined, said: Said): number {
  if (said.plain.length > 12 && said.words.length > 2 && part.text.includes(said.plain)) return 2
  const neighbour = before && before.fact === part.fact ? before : undefined
  if (!amountsStand(part, said)) return 0
  for (const tag of new Set([
    ...claimed,
    ...scene.hits.map(({ tag: found }) => found).filter((found) => found.startsWith('country.')),
  ]))
    if (scene.has(tag) && !part.tags.has(tag) && !neighbour?.tags.has(tag)) return 0
  if (scene.has('neg') !== part.negated) return 0
  if (!conditionsStand(scene, part, said)) return 0
  for (const { from, to } of scene.of('payBrand')) {
    const name = scene.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
    if (!part.text.includes(name)) return 0
  }
  const coverage = coverageOf(part, neighbour, said)
  const shared = coverage * said.words.length
  const partLanguage = likelyLanguage(part.text.split(' '))
  const foreign = said.language !== null && partLanguage !== null && said.language !== partLanguage
  if (foreign) return said.amounts.length > 0 || promises.some((tag) => scene.has(tag)) ? 0.5 + coverage / 2 : 0
  const enough = said.amounts.length > 0 ? 0.4 : 0.6
  return coverage >= enough && shared >= 2 ? coverage : 0
}

const coverageOf = (part: PolicyPart, before: PolicyPart | undefined, { words }: Said): number =>
  words.length === 0 ? 0 : words.filter((word) => part.words.has(word) || before?.words.has(word)).length / words.length

/** "your order was shipped" is about this one, not about how orders are handled. */
const tellsOfOrder = (scene: Scene): boolean =>
  /\b(your|the|this|deine|ihre|die|diese|tu|su|el|votre|ta|la) (\w+ )?(order|parcel|package|bestellung|sendung|paket|pedido|paquete|commande|colis)\b/.test(
    scene.tokens.map(({ text }) => text).join(' '),
  ) && !scene.has('freebie')

/** "free" without the "over $100" it is bound to, or "all" where the policy does not say so, is another promise. */
function conditionsStand(scene: Scene, part: PolicyPart, { amounts }: Said): boolean {
  if (scene.has('all') && !part.tags.has('all')) return false
  if (!scene.has('freebie')) return true
  for (const tag of ['returns', 'exchange', 'service', 'pickup', 'payment', 'fast'])
    if (part.tags.has(tag) && !scene.has(tag)) return false
  const bound = [...part.amounts].filter((key) => key.endsWith(' money'))
  return bound.length === 0 || amounts.some(({ key }) => bound.includes(key))
}

function amountsStand(part: PolicyPart, { amounts }: Said): boolean {
  const places = new Map<number, boolean>()
  for (const { key, from } of amounts) places.set(from, (places.get(from) ?? false) || part.amounts.has(key))
  return [...places.values()].every(Boolean)
}

function coverAll(scene: Scene, part: PolicyPart): void {
  scene.used.add(part.fact)
  scene.policy = part
  scene.explain(0, scene.tokens.length)
}
