import { isSpokenDate } from './dates.ts'
import { checkFreeShipping } from './free-shipping.ts'
import { isUnknown, promises, strongClaims } from './policy-claims.ts'
import type { PolicyPart } from './policy-part.ts'
import { findQuote, findSupport } from './policy-support.ts'
import { isEveryday } from './read-tokens.ts'
import type { Scene } from './scene.ts'

/**
 * Checks that statements on delivery, returns, payment, warranty and the like stand in a policy read in this turn. Returns the reason
 * for a refusal, or null.
 */
export function checkPolicy(scene: Scene): string | null {
  const tags = promises.filter((tag) => scene.has(tag))
  const quoted = tellsOfOrder(scene)
    ? findQuote(scene.tokens, scene.book.policyParts)
    : findSupport(scene.tokens, scene.hits, scene.book.policyParts, {
        isExplained: (from, to) => scene.isExplained(from, to),
        language: scene.turn.language,
      })
  if (quoted) {
    coverAll(scene, quoted)
    return null
  }
  if (isPaid(scene) || checkFreeShipping(scene)) return null
  if (tags.length === 0) return isArrival(scene) ? 'policy' : null
  if (isHelp(scene, tags)) return null
  if (isNamed(scene, tags)) return null
  return 'policy'
}

/** "Your payment has been received": the state of the order, looked at elsewhere. */
const isPaid = (scene: Scene): boolean =>
  scene.book.orders.size > 0 &&
  /\b(payment|zahlung|pago|paiement)( \w+){0,4} (received|eingegangen|recibido|recu)\b/.test(
    scene.tokens.map(({ text }) => text).join(' '),
  )

/** "It comes to you on Tuesday", "tomorrow": a day is a promise, whatever the verb. */
function isArrival(scene: Scene): boolean {
  if (scene.question || scene.has('neg') || isUnknown(scene.words)) return false
  return [...scene.of('weekday'), ...scene.of('promptly')].some(({ from }) => {
    const before = scene.tokens[from - 1]?.text ?? ''
    const wished = scene.tokens.slice(Math.max(0, from - 3), from).some(({ text }) => wishing.test(text))
    if (wished) return false
    return (
      !scene.explained[from] &&
      !scene.hedgedAt(from) &&
      !/^(guten|good|schonen|happy|until|bis|hasta|a|black|cyber|la|la)$/.test(before)
    )
  })
}

/** "Have a lovely weekend!" */
const wishing = /^(have|enjoy|happy|lovely|nice|schone[ns]?|buen|buena|bon|bonne|feliz|frohe[ns]?)$/

/** An offer to help or a question about the subject, with nothing promised. */
function isHelp(scene: Scene, tags: string[]): boolean {
  const loud = strongClaims.some((tag) => scene.of(tag).some(({ from, to }) => !scene.negatedAt(from, to)))
  if (loud && !(scene.question || isUnknown(scene.words))) return false
  const numbers = scene.numbers.some(
    (read) => !read.inWords && !scene.isExplained(read.from, read.to) && !isSpokenDate(scene, read),
  )
  if (numbers) return false
  if (scene.question) return !scene.has('freebie') || scene.has('neg')
  if (isUnknown(scene.words)) return true
  if (tags.some((tag) => scene.of(tag).some(({ from }) => scene.hedgedAt(from)))) return true
  if (
    (scene.has('order') ||
      (scene.has('pronoun') &&
        scene.mentions.length === 0 &&
        tags.every((tag) => tag === 'delivery' || tag === 'payment'))) &&
    !scene.has('freebie') &&
    !scene.numbers.some(
      (read) => !scene.isExplained(read.from, read.to) && !isEveryday(scene.tokens, read) && !isSpokenDate(scene, read),
    ) &&
    scene.book.orders.size > 0 &&
    tags.every((tag) => ['delivery', 'returns', 'refund', 'payment'].includes(tag))
  ) {
    return !scene.has('soon') && !scene.has('promptly') && !scene.has('weekday') && !scene.has('fast')
  }
  if (!scene.has('helper')) return isIntroduction(scene)
  // "Good question.; you can send it back whenever you like": the offer of help is in another clause and excuses nothing here.
  const isOffered = tags.every((tag) => scene.of(tag).every(({ from }) => scene.helpsAt(from)))
  return isOffered && !promising.test(scene.words)
}

const promising =
  /\b(you can (return|send|exchange|pay|get)|you (will|ll) (get|receive)|we (ship|deliver|offer|accept|refund|give|send|take|cover|guarantee)|i can (offer|give|refund|guarantee|promise|arrange|grant)|is (possible|included|covered|guaranteed|accepted)|are (accepted|possible|included|covered)|kannst du|konnen sie .{0,120}(zuruck|zahlen|umtausch)|wir (liefern|versenden|bieten|akzeptieren|erstatten)|ist moglich|puedes (devolver|pagar|cambiar)|aceptamos|ofrecemos|enviamos|vous pouvez (retourner|payer|echanger|renvoyer)|nous (livrons|offrons|acceptons|remboursons|expedions))\b/

/** "Here is our return policy:", "About shipping:". */
const isIntroduction = (scene: Scene): boolean =>
  /(:|…|\.\.\.)\s*$/.test(scene.text.trim()) && scene.tokens.length <= 14 && !scene.has('freebie') && !scene.has('fast')

/** The words stand in a name of a product: "Gift Card", "Portable Charger with Express". */
const isNamed = (scene: Scene, tags: string[]): boolean =>
  tags.every((tag) => scene.of(tag).every(({ from, to }) => scene.isExplained(from, to)))

/** "your order was shipped" is about this one, not about how orders are handled. */
const tellsOfOrder = (scene: Scene): boolean =>
  scene.book.orders.size > 0 &&
  !/\b(once|when|after|as soon as|if|nachdem|sobald|wenn|cuando|una vez|si|quand|des que|apres|of the|arrival|ankunft|nach|tras|despues|llegada|suivant|arrivee|reaches us|reached us)\b/.test(
    scene.words,
  ) &&
  !['service', 'warranty', 'payBrand', 'invoice', 'installments'].some((tag) => scene.has(tag)) &&
  /\b(your|the|this|deine|ihre|die|diese|tu|su|el|votre|ta|la) (\w+ )?(order|parcel|package|bestellung|sendung|paket|pedido|paquete|commande|colis)\b/.test(
    scene.tokens.map(({ text }) => text).join(' '),
  ) &&
  !scene.has('freebie')

function coverAll(scene: Scene, part: PolicyPart): void {
  scene.used.add(part.fact)
  scene.policy = part
  scene.explain(0, scene.tokens.length)
}
