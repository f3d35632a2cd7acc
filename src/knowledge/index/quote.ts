import { fold } from '../../language/fold.ts'
import type { AnswerKind } from '../../language/pack-policies.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { kindsTold, tellsOf } from './answer-kinds.ts'
import type { Entry } from './entry.ts'

/** Characters: shorter quotes are widened by what follows, longer ones never. */
const SHORT = 110
const MOST = 320

/** Begins a sentence that restricts the one before ("however"): the two are quoted together. */
const takesBack = new RegExp(
  `^(?:${[...wordsOfAll(({ contrasts }) => contrasts), ...phrasesOfAll(({ policies }) => policies?.restricting)].join('|')})(?!\\p{L})`,
  'u',
)

/**
 * A few neighbouring sentences, as written: all of a short passage; else the best; the line above where it is one item of a list; what follows while it
 * is short, has the kind of answer that is still wanting, or takes something back.
 */
export function quoteOf({ sentences }: Entry, start: number, kinds: AnswerKind[]): string[] {
  const best = sentences[start]
  if (!best) return []
  if (sentences.reduce((sum, { text }) => sum + text.length + 1, 0) <= MOST) return sentences.map(({ text }) => text)
  const lead = best.lead >= 0 ? sentences[best.lead]?.text : undefined
  const quoted = lead === undefined || lead.length + best.text.length > MOST ? [best.text] : [lead, best.text]
  const length = () => quoted.reduce((sum, text) => sum + text.length + 1, 0)
  for (let next = start + 1; next < sentences.length; next++) {
    const text = sentences[next]?.text as string
    if (length() + text.length > MOST) break
    const told = tellsOf(kindsTold(quoted.join(' ')), kinds)
    const isWanted =
      length() < SHORT ||
      tellsOf(kindsTold(`${quoted.join(' ')} ${text}`), kinds) > told ||
      takesBack.test(fold(text)) ||
      best.text.endsWith(':')
    if (!isWanted) break
    quoted.push(text)
  }
  return quoted
}
