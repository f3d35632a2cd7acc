import type { Intent, IntentReading } from './analyse-conversation.ts'

/** Words that give an intent away, in en, es, fr and de; without accents. */
const SIGNS: [Intent, RegExp][] = [
  [
    'human_request',
    /\b(human|agent|real person|someone real|representative|persona real|agente|humano|humain|conseiller|mensch|mitarbeiter)\b/,
  ],
  [
    'reorder',
    /\b(reorder|order (it |this |that )?again|same (again|as last time)|repetir (el )?pedido|recommander|nochmal bestellen|nachbestell\w*)\b/,
  ],
  [
    'order_status',
    /\b(my (order|package|parcel)|track\w*|mi pedido|mi paquete|ma commande|mon colis|suivi|(meine?|mein) (bestellung|paket)|sendungs\w*)\b|#\d{3,}/,
  ],
  [
    'returns',
    /\b(return\w*|refund\w*|exchange|devol\w*|reembols\w*|cambi(o|ar)|retour\w*|rembours\w*|echang\w*|zuruck(geben|senden|schicken)|ruckgabe|umtausch\w*|erstatt\w*)\b/,
  ],
  [
    'shipping',
    /\b(ship\w*|deliver\w*|envi(o|os|an|ar)|entrega\w*|livr\w*|expedi\w*|versand\w*|liefer\w*|verschick\w*)\b/,
  ],
  [
    'payment',
    /\b(pay\w*|credit card|paypal|invoice|discount|coupon|voucher|pag(o|ar|os)|tarjeta|factura|descuento|cupon|paie\w*|payer|carte|facture|remise|bezahl\w*|zahl(en|ung\w*)|rechnung|rabatt\w*|gutschein\w*)\b/,
  ],
  ['comparison', /\b(compar\w*|difference|versus|vs|diferencia|vergleich\w*|unterschied)\b/],
  [
    'recommendation',
    /\b(recommend\w*|suggest\w*|gift|advice|recom\w*|regalo|aconsej\w*|conseil\w*|cadeau|empfehl\w*|geschenk\w*|ratschlag)\b/,
  ],
  [
    'complaint',
    /\b(complain\w*|broken|damaged|terrible|queja|rot[oa]|reclam\w*|casse\w*|abime\w*|beschwer\w*|kaputt|beschadigt)\b/,
  ],
  [
    'product_search',
    /\b(looking for|do you have|show me|need|want|busco|tienen|necesito|quiero|cherche|avez vous|voudrais|suche|brauche|habt ihr|gibt es)\b/,
  ],
]

/** An intent by a few words alone: what a process without the assistant's understanding makes of a message. */
export function guessIntent(text: string): IntentReading {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/-/g, ' ')
  const found = SIGNS.filter(([, sign]) => sign.test(plain)).map(([intent]) => ({ intent, confidence: 0.6 }))
  return { ...(found[0] ?? { intent: 'other' as const, confidence: 0.3 }), found }
}
