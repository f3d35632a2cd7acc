import type { Fact } from './fact.ts'
import type { NumberRead } from './read-tokens.ts'
import type { Scene } from './scene.ts'

const placing =
  /\b(placed|ordered|bought|made|from|order of|bestellt\w*|bestellung von|aufgegeben|hiciste|hizo|pediste|pidio|realiza\w*|pedido de|passe|passee|commande\w*|es de|ist von|ist vom|est de|date de|date d)\b/
const byWord: Record<string, number> = {
  today: 0,
  heute: 0,
  hoy: 0,
  yesterday: 1,
  gestern: 1,
  ayer: 1,
  hier: 1,
  vorgestern: 2,
  anteayer: 2,
  'this morning': 0,
  'this afternoon': 0,
  'heute morgen': 0,
  'esta manana': 0,
  'ce matin': 0,
  aujourd: 0,
  'avant hier': 2,
}
const vague =
  /\b((last|past) (week|month|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|letzte[nr]? (woche|monat|nacht)|(semana|mes) pasad[ao]|(semaine|mois) derni\w+|recently|just now|kurzlich|recientemente|recemment)\b/
const wordPatterns = Object.keys(byWord).map((word) => [word, new RegExp(`\\b${word}\\b`)] as const)
const dayMs = 86_400_000

/** "It was placed yesterday", "delivered this morning": only the day an order was placed is known. */
export function checkOrderDay(scene: Scene): string | null {
  if (scene.question || scene.book.orders.size === 0 || !(scene.has('order') || scene.has('pronoun'))) return null
  if (scene.mentions.some(({ strong }) => strong) && !scene.has('order')) return null
  const text = scene.words
  const isFrench = /\b(il|elle|votre|commande|a ete|colis)\b/.test(text)
  const told = wordPatterns.flatMap(([word, pattern]) =>
    pattern.test(text) && (word !== 'hier' || isFrench) ? [word] : [],
  )
  if (told.length === 0 && !vague.test(text)) return null
  if (/\b(can|could|will|shall|kann|puedo|peux|if|wenn|si)\b/.test(text) && !placing.test(text)) return null
  const days = byWord[told.find((word) => word.includes(' ')) ?? told[0] ?? ''] ?? null
  if (days === null) return dayOfPlacing(scene, (ago) => ago >= 1 && ago <= 40) && placing.test(text) ? null : 'date'
  return placing.test(text) && dayOfPlacing(scene, (ago) => ago === days) ? null : 'date'
}

const units: [RegExp, number][] = [
  [/^(days?|tage?n?|dias?|jours?)$/, 1],
  [/^(weeks?|wochen?|semanas?|semaines?)$/, 7],
]

/** "Four days ago", "vor vier Tagen", "hace cuatro días", "il y a quatre jours", of the day an order was placed. */
export function isAgo(scene: Scene, { from, to, values }: NumberRead): boolean {
  const texts = (start: number, end: number) => scene.tokens.slice(Math.max(0, start), end).map(({ text }) => text)
  const isPast =
    texts(to + 1, to + 2)[0] === 'ago' ||
    /^(vor|hace)$/.test(texts(from - 1, from)[0] ?? '') ||
    texts(from - 3, from).join(' ') === 'il y a'
  const unit = units.find(([name]) => name.test(texts(to, to + 1)[0] ?? ''))
  if (!isPast || !unit || !placing.test(scene.words)) return false
  const [, factor] = unit
  return dayOfPlacing(scene, (ago) => values.some((value) => Math.abs(ago - value * factor) < factor))
}

/** Whether the day of an order is so many days ago: as the calendar counts, or as hours do. */
function dayOfPlacing(scene: Scene, fits: (days: number) => boolean): boolean {
  const placed = [...scene.book.orders.values()].flatMap(({ facts }) => facts).find(({ field }) => field === 'placedAt')
  if (!placed) return false
  return isDay(scene, placed, fits)
}

function isDay(scene: Scene, placed: Fact, fits: (days: number) => boolean): boolean {
  const [at, now] = [Date.parse(String(placed.value)), scene.turn.now.getTime()]
  const counts = [Math.floor(now / dayMs) - Math.floor(at / dayMs), Math.floor((now - at) / dayMs)]
  if (!counts.some(fits)) return false
  scene.used.add(placed)
  return true
}
