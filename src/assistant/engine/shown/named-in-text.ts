import { wordsOfAll } from '../../../language/packs.ts'
import { isNegationOfNext } from '../../../language/readers/negation.ts'
import { readReference } from '../../../language/readers/read-reference.ts'
import { lexicon } from '../../../language/said/lexicon.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import { fits } from '../../../search/fit/grade.ts'
import { wordsOfFacts } from '../../../search/questions/read-question.ts'
import { readWish } from '../../../search/read-wish.ts'
import { isAvailable } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { type NamedByTitle, namedByTitle } from '../../../search/things/named-by-title.ts'
import type { TurnScope } from '../../turn-scope.ts'
import { namingWordsOf } from './naming-words.ts'
import { titleRuns } from './title-runs.ts'

/** A product named by its title of so many words, or by how that begins, and what a text says beside that. */
export interface NamedInText {
  id: string
  words: number
  /** Its words in the text, where they are not the whole title. */
  said: string | null
  before: string
  beside: string
}

/** The product that a text names by its title; null when it names none. */
export function namedInText(text: string, scope: TurnScope): NamedInText | null {
  const whole = scope.catalog.namedIn(text)
  const found = whole ? { ...whole, said: null } : (namedByBeginning(text, scope) ?? namedBefore(text, scope))
  if (!found) return null
  const { id, words, said, before } = found
  // "Water resistant?" names no product that is called "Water".
  const ofFacts = wordsOfFacts(text, scope.understanding.language, scope.catalog.language)
  const name = said ?? scope.catalog.index.productById(id)?.title ?? ''
  if (ofFacts.size > 0 && wordsIn(name).every((word) => ofFacts.has(word))) return null
  return { id, words, said, before, beside: found.rest }
}

/** What is named before a sign, and what is asked of that. */
const headed = /^([^-–—:,?]{3,60}?)(?:\s[-–—]\s|[:,]\s)(?=(.+))/u

/** "Salmon kibble - any chicken in that?": words of the title of one product alone, before what is asked of it. */
function namedBefore(text: string, scope: TurnScope) {
  const [whole = '', head = '', asked = ''] = headed.exec(text) ?? []
  if (head === '' || !readReference(asked, scope.understanding.language, isNoun).isIt) return null
  const [run, ...others] = titleRuns(head, scope)
  const [product, ...more] = run?.products ?? []
  const isWhole = run !== undefined && namingWordsOf(head, scope).length === run.words.length
  if (!product || !isWhole || others.length + more.length > 0) return null
  return { id: product.id, words: run.words.length, said: whole.trim(), before: '', rest: asked }
}

const other = wordsOfAll(({ references }) => references?.other)

/** "The white glacier tent": of several glaciers those whose titles have most of what is said. */
function mostSaid(ids: readonly string[], text: string, { catalog: { index } }: TurnScope): readonly string[] {
  const said = new Set(wordsIn(text))
  const counts = ids.map(
    (id) => new Set(wordsIn(index.productById(id)?.title ?? '').filter((word) => said.has(word))).size,
  )
  return ids.filter((_, at) => counts[at] === Math.max(...counts))
}

/** "Is the pandemic one in stock": of several that are called so the one that was shown or talked about, or not that one: "the other pandemic". */
function namedByBeginning(text: string, scope: TurnScope) {
  const { focus, shown, seen = [] } = scope.before
  const found = namedByTitle(text, scope.catalog, scope.understanding.language)
  // "Non clumping litter" names none that is called "Clumping Litter".
  if (!found || isNegationOfNext(wordsIn(found.before).at(-1) ?? '')) return null
  const further = saidFurther(found, text, scope)
  if (further) return further
  const isOther = other.has(wordsIn(found.before).at(-1) ?? '')
  const ids = mostSaid(isOther ? found.ids.filter((id) => id !== (focus ?? shown[0])) : found.ids, text, scope)
  const known = ids.filter((id) => id === focus || shown.includes(id) || seen.includes(id))
  const [id, ...others] = known.length === 1 ? known : bestFitting(ids, scope)
  return id === undefined || others.length > 0 ? null : { ...found, id }
}

/** So many titles that have a name are looked at; shorter words tell none of them from another. */
const MOST_TITLED = 20
const SHORTEST = 3

/**
 * "The comfy cone", where one begins with "Comfy", but the title of another has both words side by side; of a longer name the next word may stand
 * anywhere in it, as the one before: "the earl grey decaf" of a "Decaf Earl Grey".
 */
function saidFurther(found: NamedByTitle, text: string, { catalog: { index } }: TurnScope) {
  const { ids, said, before, words } = found
  const [group] = index.parse(said).groups
  if (!group) return null
  const titled = index.titled(group, MOST_TITLED) ?? []
  const next = tokenize(text.slice(before.length + said.length))[0]
  const last = tokenize(before).at(-1)
  for (const beside of [next, last]) {
    if (beside?.kind !== 'word') continue
    const isPart = words > 1 && beside.text.length >= SHORTEST && !lexicon().fillers.has(beside.text)
    const called = titled.filter(({ id, title }) => {
      const own = ` ${plainOf(title)} `
      const isBoth = own.includes(` ${plainOf(said)} `) && own.includes(` ${beside.text} `)
      const isPair = beside === next && own.includes(` ${plainOf(`${said} ${beside.text}`)} `)
      return isPair || (isPart && isBoth && !ids.includes(id))
    })
    const [id, ...others] = called.map((product) => product.id)
    if (id === undefined || others.length > 0) continue
    const from = beside === last ? beside.start : before.length
    const to = before.length + said.length + (beside === next ? beside.end : 0)
    const head = text.slice(0, from)
    return { id, words: words + 1, said: text.slice(from, to), before: head, rest: `${head} ${text.slice(to)}`.trim() }
  }
  return null
}

/** Of several products those that fit the wish that is open best, and of these those that can be had. */
function bestFitting(ids: readonly string[], { before, catalog, understanding }: TurnScope): readonly string[] {
  if (ids.length < 2 || !before.search) return ids
  const products = ids.flatMap((id) => catalog.index.productById(id) ?? [])
  const grades = readWish(before.search.query, catalog, understanding.language, { parts: before.search.parts }).grade(
    products,
  )
  const best = Math.min(...grades.map(({ fit }) => fits.indexOf(fit)))
  const fitting = products.filter((_, at) => fits.indexOf(grades[at]?.fit ?? 'other') === best)
  const there = fitting.filter(({ variants }) => variants.some(isAvailable))
  return (there.length > 0 ? there : fitting).map(({ id }) => id)
}
