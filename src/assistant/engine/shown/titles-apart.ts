import { tokenize } from '../../../language/text/tokens.ts'
import type { StoreCatalog } from '../../../search/store-catalog.ts'

/** A letter that no language of ours has: it stands for a title. */
const MARK = 'ǂ'
const MOST_TITLES = 6

/** A text with a word of its own in the place of each whole title, so that "Corset with Skirt" is one thing. */
export function titlesApart(
  text: string,
  catalog: StoreCatalog,
): { text: string; titleOf(part: string): string | null } {
  const ids: string[] = []
  const words = tokenize(text).filter(({ kind }) => kind !== 'sign')
  const folded = words.map(({ text: word }) => word)
  let [left, from] = ['', 0]
  for (let at = 0; at < words.length && ids.length < MOST_TITLES; at++) {
    const length = catalog.titleWordsAt(folded, at)
    const [first, last] = [words[at], words[at + length - 1]]
    if (length < 2 || !first || !last) continue
    const id = catalog.namedIn(text.slice(first.start, last.end))?.id
    if (id !== undefined) ids.push(id)
    // "Off White & Red", which two are called: one thing all the same.
    const named = words.slice(at, at + length).map(({ raw }) => raw)
    left += text.slice(from, first.start) + (id === undefined ? named.join(' ') : MARK.repeat(ids.length))
    from = last.end
    at += length - 1
  }
  left += text.slice(from)
  const titleOf = (part: string) => {
    const length = part.split('').filter((letter) => letter === MARK).length
    return ids[length - 1] ?? null
  }
  return { text: left, titleOf }
}

/** A part without the word that stands for a title. */
export const besideTitle = (part: string): string => part.replaceAll(MARK, ' ').replace(/\s+/g, ' ').trim()
