import { weights } from './weights.ts'

/** A source as the index takes it. */
export interface IndexSource {
  id: string
  title: string
  url: string | null
  language: string
  /** ISO 8601. */
  asOf: string
  chunks: { position: number; heading: string; text: string }[]
}

export interface Entry {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  /** Numbers of terms. */
  titleTerms: Uint32Array
  headingTerms: Uint32Array
  sentences: { text: string; terms: Uint32Array }[]
  words: number
}

export interface FoundPassage {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  bestSentences: string[]
  score: number
  confidence: number
}

/** Characters: a sentence as short as this is quoted with the next. */
const SHORT_QUOTE = 60

/** What kind of answer is asked for: a sentence that has it goes before one that has not. */
export interface Asked {
  asksNumber: boolean
  asksTime: boolean
  asksContact: boolean
}

/** A wish of a question, in numbers of terms. */
export interface KnownWish {
  /** By number of a term: how much it is the word asked for. */
  strengths: Map<number, number>
  /** By number of an entry: how often it has the best of the wish's words, weighted by field. */
  counts: Map<number, number>
  weight: number
  /** An answer may do without it. */
  isLight: boolean
}

const bestIn = (terms: Uint32Array, { strengths }: KnownWish): number => {
  let best = 0
  for (const term of terms) best = Math.max(best, strengths.get(term) ?? 0)
  return best
}

/** Reads a passage sentence by sentence: two neighbours with the words asked for say more than words all over it. */
export function look(
  entry: Entry,
  score: number,
  wishes: KnownWish[],
  question: Asked & { rarest: number },
): FoundPassage {
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0)
  const above = wishes.map((wish) =>
    Math.max(weights.heading * bestIn(entry.headingTerms, wish), weights.title * bestIn(entry.titleTerms, wish)),
  )
  const inSentences = entry.sentences.map(({ terms }) => wishes.map((wish) => bestIn(terms, wish)))
  const shareOf: ShareOf = (...rows) =>
    wishes.reduce((sum, { weight }, at) => sum + weight * Math.max(0, ...rows.map((row) => row[at] ?? 0)), 0) / total
  const coverage = shareOf(above, ...inSentences)
  const tells = entry.sentences.map(({ text }) => tellsWhatIsAsked(text, question))
  const isTopic = wishes.filter(({ isLight }) => !isLight).length === 1
  const best = bestWindow({ above, rows: inSentences, tells, sentences: entry.sentences, isTopic }, shareOf)
  const quoted = quote(entry, best.start, inSentences, shareOf, tells, shareOf(above) >= HEADED)
  const evidence = evidenceOf(above, inSentences, wishes) / Math.min(question.rarest, total)
  const isEnough = Math.min(
    1,
    weights.littleEvidence + ((1 - weights.littleEvidence) * evidence) / weights.fullEvidence,
  )
  const lacksNumber = question.asksNumber && !/\d/.test(quoted.join(' '))
  const fit =
    (weights.coverage * coverage + (1 - weights.coverage) * best.share) *
    isEnough *
    (lacksNumber ? weights.noNumber : 1)
  return {
    source: entry.source,
    position: entry.position,
    heading: entry.heading,
    text: entry.text,
    bestSentences: quoted,
    score: score * (0.3 + 0.7 * fit) * Math.max(0.1, best.value) ** weights.telling,
    confidence: 1 / (1 + Math.exp(-weights.steepness * (fit - weights.middle))),
  }
}

const amount = /\d/
const contact = /@|\b(?:contact us|get in touch|e-?mail(?:ing)? us|write to|send us)\b/i
const time =
  /\d+(?:\s?(?:to|a|à|bis|-|–)\s?\d+)?[\s-](?:\p{L}+\s)?(?:days?|hours?|weeks?|months?|years?|d[ií]as?|horas?|semanas?|mes(?:es)?|a[nñ]os?|jours?|heures?|semaines?|mois|ans?|(?:werk|arbeits)?tage?n?|stunden?|wochen?|monate?n?|jahre?n?)\b|\b(?:immediately|one hour|erste[nr]? stunde|une heure|primera hora|two years|dos años|deux ans|zwei jahre|next billing cycle)\b/iu

/** Whether a sentence has the number or the time that was asked for; 1 when none was. */
function tellsWhatIsAsked(text: string, { asksNumber, asksTime, asksContact }: Asked): number {
  if (asksContact) return contact.test(text) ? 1 : NOT_TOLD
  if (asksTime) return time.test(text) ? 1 : NOT_TOLD
  return asksNumber && !amount.test(text) ? NOT_TOLD : 1
}

/** What is left of a sentence's share that lacks the number or time asked for. */
const NOT_TOLD = 0.7

type ShareOf = (...rows: number[][]) => number

interface Windows {
  above: number[]
  rows: number[][]
  tells: number[]
  sentences: Entry['sentences']
  /** Whether the question is no more than a topic. */
  isTopic: boolean
}

/** The two neighbouring sentences that, with what stands above them, have most of the question. */
function bestWindow(
  { above, rows, tells, sentences, isTopic }: Windows,
  shareOf: ShareOf,
): { share: number; start: number; value: number } {
  let best = { share: shareOf(above), start: 0, value: -1 }
  const told = rows.map((row, at) => row.map((one) => one * (tells[at] as number)))
  const alone = told.map((row) => shareOf(row))
  const headed = shareOf(above)
  for (let start = 0; start < rows.length; start++) {
    // Among equals the sentence that says it by itself goes first.
    const single = alone[start] as number
    const length = Math.min(1, (sentences[start]?.text.length ?? 0) / LONG)
    const value =
      shareOf(above, ...told.slice(start, start + 2)) +
      ALONE * single +
      NEXT * (alone[start + 1] ?? 0) +
      (start === 0 && headed >= HEADED ? (isTopic ? TOPIC : FIRST) * headed : 0) -
      WORDY * length
    if (value > best.value + 1e-9) best = { share: shareOf(above, ...rows.slice(start, start + 2)), start, value }
  }
  return best
}

/** How much what a sentence, and the one behind it, says by itself counts beside what stands above them. */
const ALONE = 0.5
const NEXT = 0.1
/** Below a heading that asks the same, the first sentence answers. */
const FIRST = 0.15
/** And all the more when the question is no more than a topic: "your return policy?" */
const TOPIC = 0.7
/** Share of the question from which a heading is taken to ask the same. */
const HEADED = 0.6
/** What a sentence of this many characters loses against a short one that says the same. */
const WORDY = 0.1
const LONG = 300

/** A word that a passage mentions once in passing says little of what it is about; a heading, or a word that comes again, more. */
function evidenceOf(above: number[], rows: number[][], wishes: KnownWish[]): number {
  return wishes.reduce((sum, { weight }, at) => {
    const times = 2 * (above[at] as number) + rows.reduce((count, row) => count + (row[at] as number), 0)
    return sum + weight * Math.min(1, times / 2)
  }, 0)
}

/** One or two neighbouring sentences, as written: the second only when it has something that the first lacks. */
function quote(
  entry: Entry,
  start: number,
  rows: number[][],
  shareOf: ShareOf,
  tells: number[],
  isHeaded: boolean,
): string[] {
  const [first = [], second = []] = [rows[start], rows[start + 1]]
  const both = entry.sentences.slice(start, start + 2).map(({ text }) => text)
  const [one, two] = [shareOf(first), shareOf(second)]
  if (one === 0 && two > 0) return start === 0 && isHeaded ? both : both.slice(1)
  if ((tells[start + 1] ?? 0) > (tells[start] ?? 0)) return both
  const isWhole = one > 0 && shareOf(first, second) <= one + 1e-9 && (both[0]?.length ?? 0) >= SHORT_QUOTE
  return isWhole ? both.slice(0, 1) : both
}
