import { unitOf } from '../../language/amounts/units.ts'
import { allThings, type Thing } from '../../language/names-of-things.ts'
import { packOf, packs, phraseList, wordsOfAll } from '../../language/packs.ts'
import type { TextToken } from '../../language/text/tokens.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import { remembering } from '../../shared/remembering.ts'
import type { Mention, TurnWords } from './claim.ts'
import { common } from './common-words.ts'
import type { ReadLanguage } from './cues.ts'
import { stem, stemsOf } from './fact-words.ts'
import { type Known, type KnownProduct, stranger } from './known.ts'
import { isWordOf } from './vocabulary.ts'

/** Signs that part clauses. */
export const parting = /^[,;:!?…—|•()]$/

/** Titles of what was ordered, as far as a sentence has two words of them and more: what stands in them tells nothing else. */
export function orderedIn(
  words: readonly string[],
  places: readonly number[],
  { orders }: Known,
): { from: number; to: number }[] {
  const titles = [...orders.values()].flatMap(({ items }) =>
    items.flatMap(({ field, value }) => (field === 'title' ? [stemsOf(String(value))] : [])),
  )
  const found: { from: number; to: number }[] = []
  for (const title of titles) {
    for (let at = 0; at < words.length; at++) {
      let to = at
      while (to < words.length && title.includes(stem(words[to] as string))) to++
      if (to - at > 1) found.push({ from: places[at] as number, to: (places[to - 1] as number) + 1 })
      at = Math.max(at, to - 1)
    }
  }
  return found
}

const colors = wordsOfAll(({ colors: all }) =>
  Object.values(all ?? {})
    .join(' ')
    .replaceAll('!', ''),
)

/** Things by their names in a language, in the singular. Made when first asked for: most processes never look at a model's answer. */
function thingsByName(): ReadonlyMap<string, readonly Thing[]> {
  if (byName) return byName
  const made = new Map<string, Thing[]>()
  for (const thing of allThings()) {
    for (const [language, names] of thing) {
      for (const key of new Set(names.map((name) => `${language} ${stem(name.toLowerCase())}`))) {
        const things = made.get(key)
        if (things) things.push(thing)
        else made.set(key, [thing])
      }
    }
  }
  byName = made
  return made
}
let byName: ReadonlyMap<string, readonly Thing[]> | undefined

/** Makes ahead of need what the first answer of a model is read by. */
export const prepareMentions = (): void => void thingsByName()

/** What a thing that is named in one language is called in the shop's, in the singular. */
export function thingsOf(word: string, language: string, catalogLanguage: string): ReadonlySet<string> {
  const things = thingsByName().get(`${language} ${stem(word)}`)
  if (!things) return noThings
  const names = things.flatMap((thing) => thing.get(catalogLanguage) ?? [])
  return new Set(names.map((name) => stem(name.toLowerCase().split(' ').at(-1) ?? '')))
}
const noThings: ReadonlySet<string> = new Set()

const factWords = remembering(
  (language): ReadonlySet<string> =>
    new Set(Object.values(packOf(language)?.questions?.facts ?? {}).flatMap((phrases) => phraseList(phrases))),
)
/** "Imperméable" is a raincoat, and waterproof. */
const tellsFact = (word: string, language: string): boolean => factWords(language).has(word)

/** The products that a sentence names, by runs of words of their titles, or by the thing they are in another language. */
export function mentionsIn(
  tokens: readonly TextToken[],
  words: readonly string[],
  places: readonly number[],
  known: Known,
  {
    language,
    catalogLanguage,
    titleWordsAt,
  }: Pick<TurnWords, 'catalogLanguage' | 'titleWordsAt'> & { language: ReadLanguage },
): Mention[] {
  const mentions: Mention[] = []
  const stops = common.get(language) ?? new Set()
  for (let at = 0; at < words.length; at++) {
    const strange = strangeAt(tokens, words, places, at, { known, language, titleWordsAt })
    if (strange > 0) {
      mentions.push({ products: [stranger], from: places[at] as number, to: (places[at + strange - 1] as number) + 1 })
      at += strange - 1
      continue
    }
    let group: ReadonlySet<KnownProduct> | undefined = known.titles.get(stem(words[at] as string))
    let to = at + 1
    if (group && !stops.has(words[at] as string)) {
      for (; to < words.length; to++) {
        const next = isParted(tokens, places, to) ? undefined : known.titles.get(stem(words[to] as string))
        const both: KnownProduct[] = next ? [...group].filter((product) => next.has(product)) : []
        if (both.length === 0) break
        group = new Set(both)
      }
      while (to > at + 1 && stops.has(words[to - 1] as string)) to--
    } else group = undefined
    if (
      group &&
      (to - at > 1
        ? // "Microwave Oven" is a whole title, though both tell what may go into such.
          [...group].some(({ titleWords }) => titleWords.length === to - at) ||
          words
            .slice(at, to)
            .some((one) => /^\p{L}/u.test(one) && unitOf(one) === undefined && !tellsFact(one, language))
        : isTelling(tokens, places[at] as number, words[at] as string, { group, language }))
    ) {
      const run = words.slice(at, to).map(stem)
      mentions.push({
        products: closest([...group], run),
        from: places[at] as number,
        to: (places[to - 1] as number) + 1,
      })
      at = to - 1
      continue
    }
    const word = words[at] as string
    const isThing =
      !tellsFact(word, language) && (language !== 'de' || /^\p{Lu}/u.test(tokens[places[at] as number]?.raw ?? ''))
    const others = isThing ? thingsOf(word, language, catalogLanguage) : noThings
    const found = [...others].flatMap((name) => [...(known.titles.get(name) ?? [])])
    if (found.length > 0 && language !== catalogLanguage) {
      const from = places[at] as number
      mentions.push({ products: [...new Set(found)], from, to: from + 1, isThing: true })
    }
  }
  return mentions
}

/**
 * How many words there are at a place of the title of a product that was not read in this turn; 0 where they are none. A title of one
 * word is only named with a capital: "Milk costs", not "with milk".
 */
function strangeAt(
  tokens: readonly TextToken[],
  words: readonly string[],
  places: readonly number[],
  at: number,
  { known, language, titleWordsAt }: Pick<TurnWords, 'titleWordsAt'> & { known: Known; language: ReadLanguage },
): number {
  const count = titleWordsAt(words, at)
  if (count === 0) return 0
  const run = words.slice(at, at + count).map(stem)
  const together = run.map((word) => known.titles.get(word) ?? noProducts)
  const isKnown = [...(together[0] ?? [])].some((product) => together.every((own) => own.has(product)))
  const isOrdered = [...known.orders.values()].some(({ items }) =>
    items.some(({ field, value }) => field === 'title' && run.every((word) => stemsOf(String(value)).includes(word))),
  )
  if (isKnown || isOrdered) return 0
  const isCapital = /^\p{Lu}/u.test(tokens[places[at] as number]?.raw ?? '')
  const before = tokens[(places[at] as number) - 1]
  // In German every noun has a capital.
  const isFirst = before === undefined || before.kind === 'sign'
  return count > 1 || (isCapital && (language !== 'de' || isFirst)) ? count : 0
}

const noProducts: ReadonlySet<KnownProduct> = new Set()

/** Whether a comma or the like stands before a word. */
const isParted = (tokens: readonly TextToken[], places: readonly number[], at: number): boolean =>
  tokens.slice(places[at - 1], places[at]).some(({ text }) => parting.test(text))

/** Of several with all words of a run those that it names best: "Rain Jacket" is not the "Rain Jacket Kids" where both are known. */
function closest(products: KnownProduct[], run: readonly string[]): readonly KnownProduct[] {
  const exact = products.filter(({ titleWords }) => titleWords.length === run.length)
  return exact.length > 0 ? exact : products
}

/** Whether one word alone names a product: a name, or the thing itself; not its colour, and no number. */
function isTelling(
  tokens: readonly TextToken[],
  place: number,
  word: string,
  { group, language }: { group: ReadonlySet<KnownProduct>; language: ReadLanguage },
): boolean {
  if (!/^\p{L}{3}/u.test(word)) return false
  if (colors.has(word)) return false
  const isName = /^\p{Lu}/u.test(tokens[place]?.raw ?? '') && (place > 0 || !isWordOf(word, language))
  const isLast = [...group].some((one) => one.titleWords.at(-1) === stem(word))
  return (
    isLast ||
    (isNoun(word) && !tellsFact(word, language)) ||
    (isName && !packs.some(({ code }) => common.get(code)?.has(word)))
  )
}
