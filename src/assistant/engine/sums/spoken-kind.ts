import { wordsOfAll } from '../../../language/packs.ts'
import { hasWord } from '../../../language/text/has-word.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { Clause } from '../clause.ts'

const holders = wordsOfAll(({ quantities }) => quantities?.holders)

/**
 * The one of what is talked about that a part names by its kind alone: "the coffee" of a "Colombia Swiss Water", "schere" of a "Gartenschere".
 * What is talked about goes before what was only shown; null where several are so called, or words beside the kind are of none.
 * @param known the last that was talked about first
 */
export function spokenKind(clause: Clause, text: string, known: readonly SearchProduct[]): SearchProduct | null {
  const { before, scope } = clause
  // "2 tins of the tea"
  const own = withoutHolders(text)
  const { wish } = clause.part(own)
  if (!wish.namesThing) return null
  const { index } = scope.catalog
  // "The spring lantern" is no other lantern that was shown.
  const beside = index
    .parse(own)
    .groups.filter((group) => !group.isStopWord && index.knows(group))
    .filter(({ surface }) => !wish.thing?.names.some((name) => hasWord(name, surface)))
  const isSo = (product: SearchProduct) =>
    wish.isThing(product) && beside.every(({ surface }) => hasWord(product.title, surface))
  const picked = (before.picked ?? []).map(({ id }) => id)
  const ranks = [[before.focus], [...picked, ...before.talked], before.shown]
  const kin = known.filter(isSo)
  const found = ranks.map((ids) => kin.filter(({ id }) => ids.includes(id))).find((all) => all.length > 0) ?? kin
  return found.length === 1 ? (found[0] ?? null) : null
}

const of = wordsOfAll(({ quantities }) => quantities?.of)
/** "Tins of the tea" is tea; a "tin mug" is a mug of tin. */
function withoutHolders(text: string): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }, place) => holders.has(word) && of.has(tokens[place + 1]?.text ?? ''))
  return at < 0 ? text : text.slice(tokens[at + 1]?.end)
}

/** "2 bags", of coffee that is talked about: what goods come in stands for them, where nothing that was shown is called so. */
export const isHolder = (text: string, known: readonly SearchProduct[]): boolean => {
  const [word, ...others] = tokenize(text).filter(({ kind }) => kind !== 'sign')
  const isOnly = word !== undefined && others.length === 0 && holders.has(word.text)
  return isOnly && known.length > 0 && !known.some(({ title }) => hasWord(title, word.text))
}

/** Whether the words of a part are read as a thing or a value. */
export const saysThing = ({ scope }: Clause, text: string): boolean =>
  tokenize(text).some(({ text: word }) => 'tv'.includes(scope.understanding.roles.get(word) ?? 'o'))
