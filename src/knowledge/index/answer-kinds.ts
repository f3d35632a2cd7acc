import { meaningNamed } from './policy-words.ts'
import type { Wish } from './question.ts'

/** What an answer has to have in it: a time, an amount, hours of the day, a way to reach someone, a place. */
export type AnswerKind = 'time' | 'amount' | 'hours' | 'phone' | 'email' | 'contact' | 'place' | 'number'

const asks: [AnswerKind, RegExp][] = [
  [
    'time',
    /\b(?:how (?:long|soon|fast|quick\w*|many (?:days|weeks|months|years))|deadline|time ?frame|wie ?(?:lange?|schnell|viele (?:tage|wochen|monate|jahre))|bis wann|frist\w*|dauer\w*|combien de (?:temps|tps|jours|mois)|d[eé]lais?|cu[aá]nto (?:tiempo|tarda\w*|dura\w*|demora\w*)|cu[aá]ntos (?:d[ií]as|meses)|hasta cu[aá]ndo|plazos?|tardan?|j'ai combien)\b/iu,
  ],
  [
    'amount',
    /\b(?:how (?:much|expensive)|(?:what|was) (?:does|do|is the|kostet|kosten|macht)\b.{0,30}(?:cost|price|fee|charge)?|costs?|fees?|price|was kostet|wie ?(?:viel|teuer)|kosten|geb[uü]hr\w*|combien|co[uû]te(?:nt)?|cu[aá]nto(?! (?:tiempo|tarda\w*|dura\w*|demora\w*))|ab wann|ab welchem|costo|precio|tarif|prix|frais)\b/iu,
  ],
  ['number', /\b(?:how many|wie ?viele|combien de|cu[aá]nt[oa]s)\b/iu],
  [
    'place',
    /\b(?:where (?:are|is|do i find|can i (?:find|visit))|wo (?:ist|seid|sind|finde|befindet)|o[uù] (?:est|se|[eê]tes)|d[oó]nde (?:est[aá]n?|queda|se))\b/iu,
  ],
  [
    'contact',
    /\b(?:who|whom|how|wie|wen|wer|qui|comment|quien|como|donde|where)\b.{0,20}\b(?:contact|reach|e-?mail|write|ask|contactar|contacto|escribir|contacter|joindre|kontakt\w*|erreich\w*|fragen)\b/iu,
  ],
]

const unit =
  '(?:d[ií]as?|horas?|semanas?|mes(?:es)?|a[nñ]os?|jours?|heures?|semaines?|mois|ans?|days?|hours?|weeks?|months?|years?|(?:werk|arbeits|kalender)?tage?n?|stunden?|wochen?|monate?n?|jahre?n?|minut\\w*|h)'
const counted =
  '(?:\\d+|one|two|three|four|five|six|eine[rnm]?|zwei|drei|vier|f[uü]nf|sechs|une?|deux|trois|quatre|dos|tres|cuatro|seis|un[oa]?)'

const tells: Record<AnswerKind, RegExp> = {
  time: new RegExp(
    `(?<![\\p{L}\\d])${counted}(?:\\s?(?:to|a|à|y|bis|or|o|ou|oder|und|-|–)\\s?\\d+)?[\\s-](?:\\p{L}+\\s)?${unit}(?!\\p{L})|\\b(?:immediately|same day|next day|mismo d[ií]a|jour m[eê]me|lendemain|am selben tag|n[aä]chsten? (?:werk)?tag|lifetime|sofort)\\b`,
    'iu',
  ),
  amount:
    /\d\s?(?:€|%|£|\$|eur\b|usd\b|mxn\b|pesos?\b|euros?\b|prozent|percent|chf\b)|(?:[€£$]|chf\s)\s?\d|\b(?:free|gratis|gratuit\w*|offert\w*|kostenlos\w*|kostenfrei|without charge|sin costo|no charge|expense|a nuestro cargo|[aà] nos frais|tragen (?:sie|wir)|frei)(?!\p{L})/iu,
  hours:
    /\d{1,2}(?:[.:h]\d{2})?\s?(?:am|pm|h|uhr|hrs|a\.m\.|p\.m\.)(?!\p{L})|\d\s?(?:to|bis|–|-|à|a)\s?\d{1,2}\b|\b(?:monday|mon|montag|lunes|lundi|saturday|samstag|s[aá]bado|samedi|dimanche|domingo|sonntag)/iu,
  phone: /(?:\+\d|\b0\d|\b\d{2,3})[\d\s()/-]{6,}\d/u,
  email: /@/u,
  contact:
    /@|(?:\+\d|\b0\d)[\d\s()/-]{6,}\d|\b(?:contact us|get in touch|e-?mail(?:ing)? us|write to|send us|whatsapp|chat)\b/iu,
  place:
    /\b\d+[a-z]?,? (?:\p{L}+ ){0,3}(?:street|st|road|lane|avenue|square|rue)\b|\b(?:rue|calle|avenida|av\.?|street|lane|road|platz)\b|(?:stra(?:ß|ss)e|platz|weg|gasse|allee)\s\d|showroom/iu,
  number: /\d|\b(?:one|two|three|four|five|six|zwei|drei|vier|f[uü]nf|deux|trois|quatre|dos|tres|cuatro)\b/iu,
}

/** In this order, the bits of `kindsTold`. */
const allKinds = ['time', 'amount', 'hours', 'phone', 'email', 'contact', 'place', 'number'] as const

/** What kinds of answer a text has in it, as bits. */
export const kindsTold = (text: string): number =>
  allKinds.reduce((bits, kind, at) => bits | (tells[kind].test(text) ? 1 << at : 0), 0)

/** Kinds that a listed meaning asks for by itself: "delivery costs?" */
const kindsOfMeanings = new Map<string, AnswerKind>(
  (
    [
      ['shipping cost', 'amount'],
      ['delivery time', 'time'],
      ['how long', 'time'],
      ['opening hours', 'hours'],
      ['phone', 'phone'],
      ['email', 'email'],
      ['where are you', 'place'],
      ['who pays', 'amount'],
      ['return shipping', 'amount'],
      ['cost', 'amount'],
      ['contact', 'contact'],
      ['expire', 'time'],
    ] as const
  ).map(([name, kind]) => [`#${meaningNamed(name)}`, kind]),
)

/** What kinds of answer a question asks for; none for "do you ...?" */
export function kindsAsked(question: string, wishes: Wish[]): AnswerKind[] {
  const kinds = new Set<AnswerKind>()
  for (const [kind, pattern] of asks) if (pattern.test(question)) kinds.add(kind)
  for (const { meanings } of wishes) {
    for (const meaning of meanings) {
      const kind = kindsOfMeanings.get(meaning)
      if (kind !== undefined) kinds.add(kind)
    }
  }
  if (kinds.has('time') && kinds.has('amount') && !/\b(?:cost|kost|co[uû]te|cuesta|fee|price)/iu.test(question)) {
    kinds.delete('amount')
  }
  if (kinds.size > 1) kinds.delete('number')
  return [...kinds]
}

/** Share of the kinds asked for that a text has; 1 when none is. @param told from `kindsTold` */
export function tellsOf(told: number, kinds: AnswerKind[]): number {
  if (kinds.length === 0) return 1
  return kinds.filter((kind) => isTold(told, kind)).length / kinds.length
}

export const isTold = (told: number, kind: AnswerKind): boolean => (told & (1 << allKinds.indexOf(kind))) !== 0

/**
 * The kind of answer that a wish is about: with an amount a sentence tells what something costs without the word. `isAll`
 * when the wish is no more than that.
 */
export function kindOfWish({ meanings }: Wish): { kind: AnswerKind; isAll: boolean } | null {
  for (const meaning of meanings) {
    const kind = kindsOfMeanings.get(meaning)
    if (kind !== undefined) return { kind, isAll: wholeKinds.has(meaning) }
  }
  return null
}

const wholeKinds = new Set(['cost', 'how long', 'phone', 'email'].map((name) => `#${meaningNamed(name)}`))
