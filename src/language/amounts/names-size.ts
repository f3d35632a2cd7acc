import { wordsOfAll } from '../packs.ts'
import { tokenize } from '../text/tokens.ts'
import { isUnitWord } from './units.ts'

/** Before a size: "in 47", "size 47". */
const markers = wordsOfAll(({ options }) => `${options?.beforeSize ?? ''} ${options?.beforeSizeWord ?? ''}`)

/** Whether a text names a size by a number alone: "in 42", but not "in 2 days". */
export function namesSize(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.some(({ kind, text: digits }, at) => {
    const [before, behind] = [tokens[at - 1], tokens[at + 1]]
    const isEnd = behind === undefined || (behind.kind === 'sign' && behind.text !== '%') || !isUnitWord(behind.text)
    return (
      kind === 'number' && /^\d{2}$/.test(digits) && markers.has(before?.text ?? '') && isEnd && behind?.kind !== 'word'
    )
  })
}
