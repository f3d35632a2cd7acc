import { packOf } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { phrasesOf } from '../engine/say.ts'
import type { ReadLanguage } from './cues.ts'

const known = new Map<string, ReadonlySet<string>>()

/** Whether a folded word stands in the pack of a language, or in what the assistant itself says in it. */
export function isWordOf(word: string, language: ReadLanguage): boolean {
  let words = known.get(language)
  if (!words) {
    words = new Set([...wordsIn(packOf(language)), ...wordsIn(phrasesOf(language))])
    known.set(language, words)
  }
  return words.has(word)
}

function* wordsIn(part: unknown): Generator<string> {
  if (typeof part === 'string') yield* fold(part).split(/[^\p{L}]+/u)
  else if (part !== null && typeof part === 'object' && !(part instanceof RegExp)) {
    for (const inner of Object.values(part)) yield* wordsIn(inner)
  }
}
