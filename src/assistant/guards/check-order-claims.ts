import type { OrderFacts } from './fact-book.ts'
import { Lexicon } from './lexicon.ts'
import { statusWords } from './lexicon-words.ts'
import type { Scene } from './scene.ts'

const lexicon = new Lexicon(
  Object.fromEntries(Object.entries(statusWords).map(([status, { words }]) => [status, words])),
)

const stateFields = /status$/i

/** Checks that what is said of an order is its state as read in this turn. Returns the reason for a refusal, or null. */
export function checkOrder(scene: Scene): string | null {
  const orders = ordersMeant(scene)
  const hits = lexicon.find(scene.tokens)
  if (!(scene.has('order') || (orders.length > 0 && scene.has('pronoun')) || hits.some(({ tag }) => tag === 'paid')))
    return null
  if (scene.question || scene.policy) return null
  for (const hit of hits) {
    const outer = hits.some(
      (other) =>
        other !== hit && other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from,
    )
    // French "fait partie de" is not "est partie".
    if (/^(fait|font|faisant)$/.test(scene.tokens[hit.from - 1]?.text ?? '')) continue
    if (outer || scene.hedgedAt(hit.from) || isFuture(scene, hit.from)) continue
    // "n'a pas encore été expédiée" is denied once.
    const isDenial = scene.of('neg').some(({ from, to }) => from >= hit.from && to <= hit.to)
    const negated = scene.negatedAt(hit.from, hit.to, isDenial ? /^(n|ne)$/ : undefined)
    const bears = (statusWords[hit.tag]?.bears ?? '').split(' ')
    const fact = orders
      .flatMap(({ facts }) => facts)
      .find(
        ({ field, value }) =>
          stateFields.test(field) && bears.includes(normal(value)) !== negated && fitsField(hit.tag, field),
      )
    if (!fact) return 'order_status'
    scene.used.add(fact)
  }
  return null
}

const normal = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** "not paid" is about the payment, not about the delivery. */
function fitsField(tag: string, field: string): boolean {
  const financial = /financial/i.test(field)
  if (tag === 'cancelled') return true
  return ['paid', 'unpaid', 'refunded'].includes(tag) === financial
}

function ordersMeant(scene: Scene): OrderFacts[] {
  const orders = [...scene.book.orders.values()]
  const named = orders.filter(({ facts, id }) => {
    const numbers = [id, ...facts.filter(({ field }) => field === 'number').map(({ value }) => String(value))]
    return numbers.some((number) => number.length > 2 && scene.text.includes(number.replace(/^#/, '')))
  })
  return named.length > 0 ? named : orders
}

/** "as soon as it is shipped", "once it has been delivered", "can be cancelled". */
function isFuture(scene: Scene, at: number): boolean {
  const before = scene.tokens
    .slice(Math.max(0, at - 8), at)
    .map(({ text }) => text)
    .join(' ')
  return /\b(as soon as|once|when|before|after|until|to be|can be|could be|sobald|wenn|bevor|cuando|en cuanto|antes de|quand|des que|lorsque|avant)\b/.test(
    before.slice(before.lastIndexOf('.') + 1),
  )
}

/** Long digits and "#W123" are numbers of orders and parcels: only those that were read, or the shopper's own words. */
export function checkOrderNumbers(scene: Scene): null {
  if (!/\p{Nd}/u.test(scene.text)) return null
  const known = [...scene.book.orders.values()].flatMap(({ id, facts }) => [
    id,
    ...facts.filter(({ field }) => /number|tracking/i.test(field)).map(({ value }) => String(value)),
  ])
  const facts = [...scene.book.orders.values()].flatMap(({ facts: list }) => list)
  const squeezed = new Set(known.map(squeeze))
  for (let at = 0; at < scene.tokens.length; at++) {
    const run = codeAt(scene, at)
    if (!run) continue
    const code = squeeze(run.text)
    if (squeezed.has(code)) {
      scene.explain(at, run.to)
      const fact = facts.find(({ value }) => squeeze(String(value)) === code)
      if (fact) scene.used.add(fact)
    } else if (
      scene.turn.shopperCodes.has(code) &&
      (scene.has('neg') || scene.question || scene.has('helper') || scene.has('wish'))
    ) {
      scene.explain(at, run.to)
    }
    at = run.to - 1
  }
  return null
}

export const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Letters and digits glued together, with at least one digit: "#W2611340", "1Z999AA1". */
export function codeAt(scene: Pick<Scene, 'tokens'>, from: number): { text: string; to: number } | null {
  let to = from
  let text = ''
  let hasDigit = false
  while (to < scene.tokens.length) {
    const token = scene.tokens[to]
    if (!token || (to > from && !token.glued)) break
    if (token.kind === 'sign' && !/^[#\-_/]$/.test(token.text)) break
    if (token.kind === 'number') hasDigit = true
    text += token.raw
    to++
  }
  const isCode = hasDigit && (/\p{L}/u.test(text) || /\d{5}/.test(text))
  return isCode && to > from ? { text, to } : null
}
