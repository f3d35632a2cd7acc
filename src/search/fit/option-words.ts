import { kindOfName } from '../../language/text/families.ts'
import type { FoundWord } from '../index/find-words.ts'
import type { SearchVariant } from '../search-product.ts'
import type { PreparedWish } from './prepare-wish.ts'
import type { WishedWord } from './wished-word.ts'

/** What a wish says in words and only the options of a product tell: "clicky", "without bag", the "robot" of a robot vacuum. */
export interface OptionWord {
  /** Null of a word of the thing's own name, and of a value of an option that is called otherwise here: they are no parts of the wish by themselves. */
  word: WishedWord | null
  /** Whether a variant is as wished. */
  isIn(variant: SearchVariant): boolean
}

/**
 * The words of a wish by which the variants of a product are told apart.
 * @param found where the words of `wish.asked` stand in this product
 * @param variants of this product
 */
export function optionWords(
  wish: PreparedWish,
  found: readonly (FoundWord | null)[],
  variants: readonly SearchVariant[],
): OptionWord[] {
  const isOfOptions = (group: number): boolean => found[group]?.field === 'options'
  const textsOf = ({ title, options }: SearchVariant): string[] => [title ?? '', ...Object.values(options)]
  const has = (variant: SearchVariant, group: number): boolean => wish.haveWord(textsOf(variant), group)
  const words = wish.words.flatMap((word): OptionWord[] => {
    const told = [word, ...word.either].filter(({ group }) => found[group] ?? null)
    if (told.length === 0 || !told.every(({ group }) => isOfOptions(group))) return []
    // "Without a bag", of one that is "bagged or bagless".
    const isWith = (variant: SearchVariant): boolean => told.some(({ group }) => has(variant, group))
    return [{ word, isIn: word.isDenied ? (variant) => !isWith(variant) : isWith }]
  })
  const named = wish.nameWords.filter(isOfOptions)
  // "In sunburst", a colour elsewhere, of a guitar whose option "finish" has it.
  const valued = wish.values.filter(({ name, denied, groups }) => {
    const isTold = groups.length > 0 && groups.every(isOfOptions)
    return isTold && !denied && !variants.some(({ options }) => hasOption(options, name))
  })
  const names = [...Map.groupBy(valued, ({ name }) => name).values()]
  const isValue = (groups: readonly number[], variant: SearchVariant) => groups.every((group) => has(variant, group))
  return [
    ...words,
    ...named.map((group): OptionWord => ({ word: null, isIn: (variant) => has(variant, group) })),
    ...names.map(
      (values): OptionWord => ({
        word: null,
        isIn: (variant) => values.some(({ groups }) => isValue(groups, variant)),
      }),
    ),
  ]
}

/** Whether an option is there by its name, or by another name for such an option: "Farbe" for "color". */
function hasOption(options: Readonly<Record<string, string>>, name: string): boolean {
  const kind = kindOfName(name)?.kind
  return Object.keys(options).some(
    (own) => own.toLowerCase() === name.toLowerCase() || (kind !== undefined && kindOfName(own)?.kind === kind),
  )
}

/** Of some variants those that are so in as many words as can be, and the words that none of them is so in, though another variant may be. */
export function narrowed(
  best: SearchVariant[],
  words: readonly OptionWord[],
): { variants: SearchVariant[]; without: ReadonlySet<WishedWord> } {
  const without = new Set<WishedWord>()
  let variants = best
  for (const { word, isIn } of best.length === 0 ? [] : words) {
    const having = variants.filter(isIn)
    if (having.length > 0) variants = having
    else if (word) without.add(word)
  }
  return { variants, without }
}
