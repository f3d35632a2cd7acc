import { tokenize } from '../../language/tokens.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'

/** A letter that no language of ours has: it stands for a title. */
const MARK = 'ǂ'
const MOST_TITLES = 6

/** A text with a word of its own in the place of each whole title, so that "Corset with Skirt" is one thing. */
export function titlesApart(
  text: string,
  catalog: StoreCatalog,
): { text: string; titleOf(part: string): string | null } {
  const ids: string[] = []
  let left = text
  for (let at = 0; at < MOST_TITLES; at++) {
    const found = catalog.namedIn(left)
    if (!found || found.words < 2) break
    const from = found.before.length
    const words = tokenize(left).filter(({ kind, start }) => kind !== 'sign' && start >= from)
    const [first, last] = [words[0], words[found.words - 1]]
    if (!first || !last) break
    ids.push(found.id)
    left = `${left.slice(0, first.start)}${MARK.repeat(ids.length)}${left.slice(last.end)}`
  }
  const titleOf = (part: string) => {
    const length = part.split('').filter((letter) => letter === MARK).length
    return ids[length - 1] ?? null
  }
  return { text: left, titleOf }
}

/** A part without the word that stands for a title. */
export const besideTitle = (part: string): string => part.replaceAll(MARK, ' ').replace(/\s+/g, ' ').trim()
