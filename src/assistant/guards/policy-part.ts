import type { Fact } from './fact.ts'
import { type Hit, Lexicon } from './lexicon.ts'
import { claimWords, countryWords, topicWords } from './lexicon-words.ts'
import { isEveryday, readNumbers, readTokens, type Token } from './reading.ts'
import { likelyLanguage, stopWords } from './stop-words.ts'

/** A sentence of a policy, as far as claims can rest on it. */
export interface PolicyPart {
  fact: Fact
  /** Folded and in a rough singular. */
  words: Set<string>
  tags: Set<string>
  /** Numbers with what stands behind them: "30 day". */
  amounts: Set<string>
  /** Those behind "over", "under", "from". */
  bounds: Map<string, 'up' | 'down'>
  negated: boolean
  language: string | null
  /** All its words in order, for quotes. */
  text: string
}

const policyLexicon = new Lexicon({
  ...claimWords,
  ...topicWords,
  ...Object.fromEntries(Object.entries(countryWords).map(([code, words]) => [`country.${code}`, words])),
})

/** The claims in a text; "unworn" and "no problem" deny nothing. */
export function findClaims(tokens: readonly Token[]): Hit[] {
  const hits = policyLexicon
    .find(tokens)
    .filter((hit) => !isInches(tokens, hit) && !isCosting(tokens, hit) && !isNamed(tokens, hit))
  const harmless = hits.filter(({ tag }) => tag === 'unworn')
  if (harmless.length === 0) return hits
  return hits.filter(({ tag, from, to }) => tag !== 'neg' || !harmless.some((hit) => from >= hit.from && to <= hit.to))
}

/** "10 Zoll" is a size, "Zoll" a tax. */
const isInches = (tokens: readonly Token[], { from }: Hit): boolean =>
  tokens[from]?.text === 'zoll' && tokens[tokens[from - 1]?.skip ? from - 2 : from - 1]?.kind === 'number'

/** The "Check" of a "Men Check Shirt" looks nothing up. */
const isNamed = (tokens: readonly Token[], { tag, from, to }: Hit): boolean =>
  tag === 'hedge' &&
  to === from + 1 &&
  /^\p{Lu}/u.test(tokens[from]?.raw ?? '') &&
  /^\p{Lu}/u.test(tokens[from - 1]?.raw ?? '')

/** Spanish "sale por 20 $" is no sale. */
const isCosting = (tokens: readonly Token[], { from, to, tag }: Hit): boolean =>
  tag === 'discount' && to === from + 1 && tokens[from]?.text === 'sale' && /^(por|a)$/.test(tokens[to]?.text ?? '')

/** 0 = Sunday; null when the word is no day of the week. */
const weekdayOf = (word: string): number | null => {
  if (!/(day|tag|tags|woch|abend|i|es|ado|ados|ingo|che)$/.test(word)) return null
  const at = [
    /^(sunday|sonntag|domingo|dimanche)/,
    /^(monday|montag|lunes|lundi)/,
    /^(tuesday|dienstag|martes|mardi)/,
    /^(wednesday|mittwoch|miercoles|mercredi)/,
    /^(thursday|donnerstag|jueves|jeudi)/,
    /^(friday|freitag|viernes|vendredi)/,
    /^(saturday|samstag|sonnabend|sabado|samedi)/,
  ].findIndex((pattern) => pattern.test(word))
  return at < 0 ? null : at
}

const units: Record<string, string> = {
  day: 'day days tag tage tagen tages dia dias jour jours werktag* werktage werktagen',
  hour: 'hour hours hrs hr h stunde stunden hora horas heure heures',
  minute: 'minute minutes min minuten minutos',
  week: 'week weeks woche wochen semana semanas semaine semaines',
  month: 'month months monat monate monaten monats mes meses mois',
  year: 'year years yr jahr jahre jahren jahres ano anos an ans annee annees',
  percent: '% percent prozent pct',
  'money usd': '$ dollar dollars usd dolar dolares buck bucks',
  'money eur': '€ euro euros eur',
  'money gbp': '£ pound pounds gbp quid',
  'money chf': 'chf franken francs',
  'money jpy': '¥ yen jpy',
  'money cent': 'cent cents ¢',
  item: 'item items artikel articulo articulos article articles stuck piece pieces',
}
const unitOf = new Map<string, string>()
for (const [unit, names] of Object.entries(units)) for (const name of names.split(' ')) unitOf.set(name, unit)

/** What is counted, told alike in four languages; null when it is no measure of time, money or share. */
export const unitNear = (tokens: readonly Token[], from: number, to: number): string | null => {
  for (const at of [to, from - 1, to + 1, to + 2]) {
    const unit = unitOf.get(tokens[at]?.text ?? '')
    if (unit && (at !== from - 1 || unit.startsWith('money'))) return unit
  }
  return null
}

/** "30 day" for "30 working days": what has to stand in a policy. */
export function amountsOf(tokens: readonly Token[], hits: readonly Hit[]): Amount[] {
  const tagOf = (at: number) => hits.find(({ tag, to }) => bounding[tag] && to <= at && to >= at - 3)?.tag ?? ''
  return readAmounts(tokens).map((amount) => ({
    ...amount,
    bound: bounding[tagOf(amount.from)] ?? null,
  }))
}

/** "from $100" is a limit from below. */
const bounding: Record<string, 'up' | 'down'> = { boundUp: 'up', boundDown: 'down', from: 'down' }

export interface Amount {
  key: string
  from: number
  to: number
  /** Told as a limit from above or from below. */
  bound: 'up' | 'down' | null
}

function readAmounts(tokens: readonly Token[]): { key: string; from: number; to: number }[] {
  const days = tokens.flatMap(({ text, kind }, from) => {
    const day = kind === 'word' ? weekdayOf(text) : null
    return day === null ? [] : [{ key: `weekday ${day}`, from, to: from + 1 }]
  })
  const clocks = readClocks(tokens)
  const numbers = readNumbers(tokens).filter(
    (read) => !isEveryday(tokens, read) && !clocks.some(({ from, to }) => read.from >= from && read.to <= to),
  )
  return numbers
    .flatMap(({ from, to, values }, at) => {
      // "3 to 5 business days"
      const next = numbers[at + 1]
      const range = next && next.from <= to + 1 ? unitNear(tokens, next.from, next.to) : null
      const unit = range ?? unitNear(tokens, from, to)
      // The lower end of a range promises more than the range does.
      const upTo = range ? `-${next?.values[0]}` : ''
      return values.map((value) => ({ key: `${value}${upTo} ${unit ?? ''}`, from, to }))
    })
    .concat(days, clocks)
}

/** Times of day, told alike in both ways to count hours: "6 pm", "18 Uhr", "18:00", "18 h", "8:30 am". */
function readClocks(tokens: readonly Token[]): { key: string; from: number; to: number }[] {
  return tokens.flatMap(({ kind, text }, from) => {
    const hour = Number(text)
    if (kind !== 'number' || !Number.isInteger(hour) || hour > 24) return []
    if (/^[:.]$/.test(tokens[from - 1]?.text ?? '') && tokens[from]?.glued) return []
    const minutes = tokens[from + 1]?.text === ':' && tokens[from + 2]?.glued ? tokens[from + 2] : undefined
    const isMinute = minutes?.kind === 'number' && /^[0-5]\d$/.test(minutes.text)
    const to = isMinute ? from + 3 : from + 1
    const half =
      /^([ap])m$/.exec(tokens[to]?.text ?? '')?.[1] ??
      (/^[ap]$/.test(tokens[to]?.text ?? '') && tokens[to + 1]?.text === '.' && tokens[to + 2]?.text === 'm'
        ? tokens[to]?.text
        : undefined)
    const isHour =
      /^(uhr|h|heures|horas|clock)$/.test(tokens[to]?.text ?? '') &&
      !/^(in|within|innerhalb|unter|sous|en|por|for|fur|pendant|durante)$/.test(tokens[from - 1]?.text ?? '')
    if (!isMinute && !half && !(isHour && tokens[to]?.text !== 'heures' && tokens[to]?.text !== 'horas')) return []
    const shift = half === 'p' && hour < 12 ? 12 : half === 'a' && hour === 12 ? -12 : 0
    return [{ key: `clock ${hour + shift}:${isMinute ? minutes.text : '00'}`, from, to }]
  })
}

export const contentWords = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ kind, text }) =>
    kind === 'word' && text.length > 2 && !stopWords.has(text) && !unitOf.has(text) ? [stemPlain(text)] : [],
  )

/** Rougher than for titles: policies are retold in other forms of the same words. */
const stemPlain = (word: string): string => word.replace(/(ing|ed|es|s|en|e|n)$/, '').slice(0, 7)

/** What speaks to the assistant instead of the shopper was put there by somebody else. */
const planted =
  /^\W*(assistant|system|ai|chatbot|bot)\s*[,:]|\b(ignore|disregard|forget) (all|the|any|your|every|previous)\b|\b(system prompt|instructions? to (the )?(assistant|model))\b/i

export function readPolicy(fact: Fact): PolicyPart[] {
  const text = String(fact.value).slice(0, 20_000)
  const parts = text
    .split(/(?<=[.!?])\s+(?=\p{Lu}|[*#-])|\n+/u)
    .filter((part) => /\p{L}/u.test(part) && !planted.test(part))
  return parts.map((part) => {
    const tokens = readTokens(part)
    const hits = findClaims(tokens)
    const tags = new Set(hits.map(({ tag }) => tag))
    const amounts = amountsOf(tokens, hits)
    return {
      fact,
      words: new Set(contentWords(tokens)),
      tags,
      amounts: new Set(amounts.map(({ key }) => key)),
      bounds: new Map(
        amounts.flatMap(({ bound, key }) => (bound && key.includes('money') ? [[key, bound] as const] : [])),
      ),
      negated: tags.has('neg'),
      language: likelyLanguage(tokens.map(({ text: word }) => word)),
      text: tokens
        .filter(({ kind }) => kind !== 'sign')
        .map(({ text: word }) => word)
        .join(' '),
    }
  })
}
