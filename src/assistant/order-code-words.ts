import { plainOf } from '../language/plain.ts'
import { hasAgreed } from './shopper-agreed.ts'
import type { TurnScope } from './turn-scope.ts'
import { emailsIn } from './typed-by-shopper.ts'

const address =
  '(e-?mail|mail|address|account|correo|direccion|cuenta|courriel|adresse|adresse mail|mailadresse|e-?mail-?adresse|konto)'
/** "I don't remember", "no me acuerdo", "je ne sais plus", "weiß nicht mehr". */
const forgot =
  /\b(don t|dont|do not|can t|cant|cannot|can not|didn t|no longer) (really |quite |even |exactly )?(remember|recall|know|have|find)\b|\b(forgot|forgotten|no idea|no clue|not sure|unsure|idk|dunno|lost (it|my|the))\b|\bno (me acuerdo|lo recuerdo|recuerdo|se|lo se|la se|tengo (ni )?idea)\b|\b(ni idea|olvid(e|ado)|se me olvido)\b|\b(sais|sait|souviens|rappelle|connais) (plus|pas)\b|\b(aucune idee|oublie|pas sure?)\b|\b(weiss|kenne|erinnere|hab\w*|finde) .{0,25}\b(nicht|nimmer|keine)\b|\b(keine ahnung|kein plan|vergessen|nicht sicher|entfallen)\b/
/** The shopper prefers not to give the address. */
const refuses =
  /\b(rather not|prefer not|don t want to|dont want to|do not want to|won t|not going to) (to )?(give|tell|share|say|type|use)\b|\b(prefiero|quiero) no \w+|\bno (quiero|voy a) (dar\w*|decir\w*|escribir\w*|compartir\w*)\b|\b(prefere|veux|souhaite) (ne )?pas\b|\b(mochte|will) .{0,25}\bnicht (angeben|nennen|sagen|geben|eingeben|verraten|teilen)\b/
const aboutAddress = new RegExp(`\\b${address}s?\\b`)
/** "Send me a code", "another code please"; one for a discount is something else. */
const asks =
  /\b(send|mail|e-?mail|text|get|resend|want|need|use|another|new|again)\b.{0,25}\bcode\b|\bcode\b.{0,20}\b(again|by mail|by e-?mail|instead|please)\b|\b(envi\w+|mand\w+|otro|nuevo|quiero|necesito|reenvi\w+)\b.{0,25}\bcodigo\b|\b(envoye\w*|envoi|renvoye\w*|autre|nouveau|veux|voudrais)\b.{0,25}\bcode\b|\b(send\w*|schick\w*|mail\w*|neuen?|anderen|nochmal|brauch\w*|will|mochte)\b.{0,25}\bcode\b|\bcode\b.{0,20}\b(senden|schicken|anfordern|zusenden|zuschicken|bitte|reenviar|envoyer)\b|\b(no|any|kein\w*|ningun|aucun) (code|codigo)\b|\b(code|codigo)\b.{0,20}\b(didn t|did not|not|never|hasn t|nicht|pas|no (ha|me))\b/
const otherCode =
  /\b(discount|promo\w*|coupon|voucher|gift|zip|post|postal|area|tracking|qr|rabatt\w*|gutschein\w*|descuento|cupon|remise|reduction|bon)\b/

/** Whether the shopper, in this message, asks for a code to the address of an order: in their own words, or with a yes to the offer. */
export function wantsOrderCode({ text, before, state, understanding }: TurnScope): boolean {
  const plain = plainOf(text)
  if (asks.test(plain) && !otherCode.test(plain)) return true
  if (emailsIn(text).length > 0) return false
  const { asked } = before.orderCode
  const isAsked = asked !== null && asked.turn === state.turns - 1
  const isUnknown = forgot.test(plain) || refuses.test(plain)
  if (isUnknown && (aboutAddress.test(plain) || (isAsked && isShort(plain)))) return true
  return isAsked && asked.isOffer && hasAgreed(understanding, text)
}

/** "No idea" answers what was asked; a longer message without the word may not know something else. */
const isShort = (plain: string): boolean => plain.split(' ').length <= 8

const DIGITS = 6
/** Six digits in any groups, by themselves: no part of a longer number, of an amount or of another code. */
const grouped = /(?<![\p{L}\p{N}#_.,/-])\d(?:[ .-]{0,2}\d){5}(?![\p{L}\p{N}_]|[.,/-]\d)/gu
const orderWord =
  /(?:#|\b(?:order|orders|pedido|orden|commande|bestellung|bestellnummer|auftrag)\b(?:\s*(?:no|nr|number|num|numero|número|nummer|id)\b)?[\s.:º°#]*)$/iu

/** The code in a shopper's message, "482913" or "my code is 48 29 13", as six digits; undefined without one. */
export function saidCode(text: string): string | undefined {
  const told = text.normalize('NFKC')
  const codes = [...told.matchAll(grouped)]
    .filter(({ index }) => !orderWord.test(told.slice(0, index)))
    .map(([digits]) => digits.replace(/\D/g, ''))
  return codes.find((code) => code.length === DIGITS)
}
