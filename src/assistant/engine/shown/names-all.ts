import { wordsOfAll } from '../../../language/packs.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import { singularsOf } from '../../../search/things/singulars.ts'
import type { Clause } from '../clause.ts'

/** "The sofas", "those tablets" */
const definite = new Set([
  ...wordsOfAll(({ dialogue }) => dialogue?.definite),
  ...wordsOfAll(({ references }) => references?.many),
])

/**
 * "Do you have sofas that can be washed?", behind one of them: names all of that kind, and not the one that is talked about. "The sofas" are
 * those that were shown, and what has the plural in its own title is meant by it.
 */
export function namesAllOfKind({ text, wish, focus, shown, scope, reference }: Clause): boolean {
  if (!wish.namesThing || reference.isOne) return false
  const { language } = scope.understanding
  const titles = [...(focus ? [focus] : []), ...shown].map(({ title }) => title)
  const tokens = tokenize(text)
  return tokens.some(({ text: word }, at) => {
    if (wish.thing?.roleOf(word) !== 'thing' || definite.has(tokens[at - 1]?.text ?? '')) return false
    const isPlural = singularsOf(word, language).some((form) => form !== word)
    return isPlural && titles.length > 0 && titles.every((title) => !wordsIn(title).includes(word))
  })
}
