import { wordsOfAll } from '../../language/packs.ts'
import { readReference } from '../../language/readers/read-reference.ts'
import { cutAround } from '../../language/text/cut-phrases.ts'
import { tokenize, wordsIn } from '../../language/text/tokens.ts'
import { readWish, type WishReading } from '../../search/read-wish.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import type { StoreCatalog } from '../../search/store-catalog.ts'
import { isNoun } from '../../search/things/is-noun.ts'

const having = wordsOfAll(({ had }) => had?.have)
const already = wordsOfAll(({ had }) => had?.already)

interface Asked {
  catalog: StoreCatalog
  language: string
  /** What was shown before. */
  shown: readonly SearchProduct[]
}

/**
 * What somebody tells that they have of what was shown, where the message goes on to what they need: "she already has leggings, got any tops?",
 * "I have the M, I need L". The kind that is had, and the rest of the message; null where nothing is had, or is asked about: "I already have
 * leggings, do they match these?"
 */
export function hadIn(text: string, { catalog, language, shown }: Asked): { kinds: string[]; rest: string } | null {
  if (!wordsIn(text).some((word) => having.has(word))) return null
  const parts = text.split(/(?<=[,;.!?])\s/)
  const had = parts.findIndex((part) => wordsIn(part).some((word) => having.has(word)))
  const said = parts[had] ?? ''
  const rest = parts.filter((_, at) => at !== had).join(' ')
  const { isIt, isGoingOn } = readReference(rest, language, isNoun)
  if (rest === '' || /[?？]\s*$/.test(said) || isIt) return null
  if (readReference(said, language, isNoun).isQuestion) return null
  const [own, next] = [said, rest].map((part) => readWish(cutAround(part), catalog, language)) as [
    WishReading,
    WishReading,
  ]
  const isTold = tokenize(said).some((token) => already.has(token.text))
  const isShown = own.namesThing && shown.some((product) => own.isThing(product))
  const isThing = isTold && isShown && next.thing?.names[0] !== own.thing?.names[0]
  if (isThing) return { kinds: own.thing?.names.slice(0, 1) ?? [], rest }
  // "I'll have the M, and one in L" wants both.
  return !own.namesThing && !isGoingOn && namesOtherValue(own, next) ? { kinds: [], rest } : null
}

/** "The M", "L": a value of the same option, and another. */
function namesOtherValue({ wishes: { options = {} } }: WishReading, { wishes }: WishReading): boolean {
  return Object.entries(options).some(([name, values]) => {
    const next = wishes.options?.[name] ?? []
    return next.length > 0 && next.every((value) => !values.includes(value))
  })
}
