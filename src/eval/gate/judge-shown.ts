import { sentencesOf } from '../chat/read-numbers.ts'
import type { GateCase } from './gate-case.ts'

/** What became of an answer. `right`: a true one was shown whole, of a false one what is false was not. */
export interface Judgement {
  outcome: 'right' | 'blocked' | 'shown'
  /** Sentences of the answer that were not shown; of how many. */
  lost: string[]
  of: number
}

/** Holds what a shopper was shown against the answer of the model. What else is shown beside it does not count. */
export function judgeShown({ truth, say, lie }: Pick<GateCase, 'truth' | 'say' | 'lie'>, shown: string): Judgement {
  const sentences = sentencesOf(say).map(plain).filter(hasWords)
  const lost = missingOf(sentences, plain(shown))
  const told = { lost, of: sentences.length }
  if (truth === 'true') return { outcome: lost.length === 0 ? 'right' : 'blocked', ...told }
  return { outcome: hasWhole(plain(shown), plain(lie ?? '')) ? 'shown' : 'right', ...told }
}

/** Whether a part is told, and not as the end or the beginning of other words: "9 November" is not "19 November". */
function hasWhole(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
    const isCut = (isWord(text[at - 1]) && isWord(part[0])) || (isWord(text[at + part.length]) && isWord(part.at(-1)))
    if (!isCut) return true
  }
  return false
}

/** The sentences that do not follow in this order. */
function missingOf(sentences: readonly string[], shown: string): string[] {
  let from = 0
  return sentences.filter((sentence) => {
    const at = shown.indexOf(sentence, from)
    if (at >= 0) from = at + sentence.length
    return at < 0
  })
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The text without marks of emphasis and lists, which may be shown as marks, as styles or not at all. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.replaceAll(/[*_`#]/g, '').replace(/^\s*(?:[-•–]|\d{1,2}[.)])(?:\s+|$)/u, ''))
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
