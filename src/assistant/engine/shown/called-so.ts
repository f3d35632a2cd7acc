import { wordsOfAll } from '../../../language/packs.ts'
import { endOfDenial } from '../../../language/readers/negation.ts'
import { isPurposeWord } from '../../../language/readers/purpose.ts'
import { readContents } from '../../../language/readers/read-contents.ts'
import { readReference } from '../../../language/readers/read-reference.ts'
import { lexicon } from '../../../language/said/lexicon.ts'
import { isSaidWord } from '../../../language/said/said.ts'
import { conceptOf } from '../../../language/text/families.ts'
import { tokenize, wordsIn } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import { wordsAlike } from '../../../search/needs/words-alike.ts'
import { asksForNeed, wordsOfFacts } from '../../../search/questions/read-question.ts'
import { inCatalog } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isNoun } from '../../../search/things/is-noun.ts'
import { isDescribing } from '../../../search/things/named-by-title.ts'
import type { TurnScope } from '../../turn-scope.ts'
import { isAnyOf } from './any-of.ts'
import { kinOf } from './kin.ts'

/** Products shown before that may be meant again. */
const MOST_SEEN = 30
/** Shorter words tell no product from another. */
const SHORTEST = 3
/** A part of a joined name is no shorter: the "streu" of "Katzenstreu". */
const SHORTEST_PART = 4
/** A joined name tells a little less than the word itself, an option's value less than a title. */
const JOINED = 0.8
const OF_OPTION = 0.5
/** Nor does what is behind a "for" in a title. */
const OF_PURPOSE = 0.6

/** A piece of a message. */
interface Said {
  text: string
  scope: TurnScope
}

/** A word that more titles have names none of what was not shown. */
const MOST_TITLED = 8
/** No more are called by a name of their own: "the aura". */
const MOST_CALLED = 3
/** One that was not shown is meant by so many words of its title. */
const FEWEST_OF_STRANGER = 2
/** A word that no more titles have means one by itself, where it is said beside a question. */
const RARE = 2

/**
 * The product that the words of a clause tell from the others: of what was shown or talked about ("the ceramic one", "und die streu?"), or of the
 * whole shop where its title has them ("the honeywell glen alden"). Each word counts by how few have it, in the title, in an option or as part of a
 * joined name. Null where none stands out.
 */
export function calledSo(clause: Said): SearchProduct | null {
  const { understanding, before } = clause.scope
  // "For the kettle, I mean. Is there one in blue, does it fit?": what "it" is for is not it.
  const isOfIt = before.focus !== null && readReference(clause.text, understanding.language, isNoun).isIt
  const withoutHosts = (text: string) => ({
    scope: clause.scope,
    text: isOfIt ? withoutPurposes(text, understanding.language) : text,
  })
  const own = meantBy(withoutHosts(clause.text), FEWEST_OF_STRANGER)
  // "Ok, the ceramic one then. Does it come in 28?": what is said beside tells which, and no word of the question, "how long does the battery last".
  const beside = understanding.text.replace(clause.text, ' ').trim()
  return own ?? (beside === '' ? null : meantBy(withoutHosts(beside), 1))
}

/** Likewise, of a piece of a message by itself. */
export const calledByItself = (said: Said): SearchProduct | null => meantBy(said, FEWEST_OF_STRANGER)

/** @param fewest so many words of its title mean a product that was not shown */
function meantBy(clause: Said, fewest: number): SearchProduct | null {
  const { catalog, before, understanding } = clause.scope
  const ids = [before.focus, ...before.shown, ...(before.compared ?? []), ...before.talked, ...(before.seen ?? [])]
  const known = new Set(ids.filter((id) => id !== null).slice(0, MOST_SEEN))
  const pointing = pointingWords(clause)
  const short = shortNamesIn(clause)
  if (pointing === '' && short.length === 0) return null
  const { q } = inCatalog(pointing, catalog, understanding.language)
  const said = `${pointing} ${q}`
  const own = wordsOf(said, understanding.language, catalog.language)
  // "La de mano", of a hand blender.
  const alike = wordsIn(pointing).flatMap((word) => wordsAlike(word, understanding.language, catalog.language))
  const words = new Set([...own, ...alike, ...qualitiesIn(said, false), ...short])
  // "Do I need batteries?" asks for none.
  const isNeed = asksForNeed(clause.text, understanding.language, catalog.language)
  const strangers = isNeed ? [] : strangersOf(clause, pointing, fewest).filter(({ id }) => !known.has(id))
  const candidates = [...[...known].flatMap((id) => catalog.index.productById(id) ?? []), ...strangers]
  if (candidates.length < 2 && strangers.length === 0) return null
  const named = candidates.map((product) => ({ product, names: namesIn(product, catalog.language) }))
  const scores = new Map<SearchProduct, number>()
  for (const word of words) {
    const having = named.flatMap(({ product, names }) => {
      const weight = Math.max(0, ...names.map((name) => likeness(word, name)))
      return weight > 0 ? [{ product, weight }] : []
    })
    const isOfAll = having.length === candidates.length && candidates.length > 1
    if (having.length === 0 || (isOfAll && having.every(({ weight }) => weight === having[0]?.weight))) continue
    const rarity = Math.log(candidates.length / having.length) + 0.1
    for (const { product, weight } of having) scores.set(product, (scores.get(product) ?? 0) + rarity * weight)
  }
  const [best, second] = [...scores].sort(([, a], [, b]) => b - a)
  return best && best[1] > (second?.[1] ?? 0) ? best[0] : null
}

/** Products of the shop, shown or not, whose titles have what a clause points with. */
function strangersOf({ scope, text }: Said, pointing: string, fewest: number): SearchProduct[] {
  const { catalog, before, understanding } = scope
  const { index } = catalog
  const { fillers } = lexicon()
  const kin = kinOf(scope)
  const own = [before.focus, ...before.shown].flatMap((id) => (id === null ? [] : (index.documentOf(id) ?? [])))
  const counts = new Map<SearchProduct, number>()
  // "I can't have milk" means no sun milk.
  const contents = readContents(text, understanding.language).filter(({ mode }) => mode === 'unbearable')
  const refused = contents.flatMap(({ pieces }) => pieces.flatMap(({ start, end }) => wordsIn(text.slice(start, end))))
  for (const group of index.parse(pointing).groups) {
    if (
      refused.includes(group.surface) ||
      group.isStopWord ||
      group.surface.length < SHORTEST ||
      fillers.has(group.surface)
    )
      continue
    const named = index.titled(group, fewest < FEWEST_OF_STRANGER ? RARE : MOST_TITLED) ?? []
    // "The black one" is of the kind that is talked about.
    const titled = kin && isDescribing(group.surface, understanding.language) ? named.filter(kin) : named
    // What few are called, and nothing that is talked about has a word of, is as good as two words.
    const found = [...index.findWords({ groups: [group] }, own).values()].flat()
    const isOwn = found.some((word) => word !== null && word.source !== 'spelling')
    const isName = titled.length <= MOST_CALLED && !isOwn
    for (const product of titled) counts.set(product, (counts.get(product) ?? 0) + (isName ? FEWEST_OF_STRANGER : 1))
  }
  return [...counts].flatMap(([product, count]) => (count >= fewest ? product : []))
}

const articles = wordsOfAll(({ dialogue }) => dialogue?.definite)
/** What a word is that may tell which one is meant: what points, what a thing is called, what it is like. */
const telling = new Set(['r', 't', 'v'])

/** The words of a clause that may tell which one is meant: "clip" of "the clip one, does it work with a violin?", and names that only titles have. */
function pointingWords({ text, scope }: Said): string {
  const { roles } = scope.understanding
  const { fillers } = lexicon()
  const isPointing = tokenize(text).some(({ text: word }) => roles.get(word) === 'r' && !fillers.has(word))
  // "Water resistant?" asks how it is, and names no water.
  const ofFacts = wordsOfFacts(text, scope.understanding.language, scope.catalog.language)
  return tokenize(withoutDenied(text))
    .flatMap(({ raw, kind, text: word }, at, all) => {
      const role = roles.get(word) ?? 'o'
      // "Is it loud at night" asks, "geht der waschbare in die Maschine" points.
      const isAsked = role === 'q' && !articles.has(all[at - 1]?.text ?? '')
      // "Used in the garden: is there the big one in orange?" points with "big".
      const isName = kind === 'word' && !isAsked && !isPointing && isStrange(word)
      return (telling.has(role) || isName) && !ofFacts.has(word) && !isAnyOf(all, at) ? raw : []
    })
    .join(' ')
}

/** "The XT, not the C35": without what stands behind a "not the", up to a sign; "no, the C35" means that. */
export function withoutDenied(text: string): string {
  const tokens = tokenize(text)
  let left = text
  let [isBegun, isNamed, isOut] = [false, false, false]
  for (const [at, token] of tokens.entries()) {
    const end = endOfDenial(tokens, at)
    const before = tokens[at - 1]
    const goesOn = before?.kind !== 'sign' || (isNamed && before.text === ',')
    const isDenied = isBegun && end !== null && articles.has(tokens[end]?.text ?? '') && goesOn
    isNamed ||= articles.has(token.text)
    isOut = token.kind !== 'sign' && (isOut || isDenied)
    isBegun ||= token.kind !== 'sign' && end === null
    if (isOut) left = `${left.slice(0, token.start)}${' '.repeat(token.end - token.start)}${left.slice(token.end)}`
  }
  return left
}

/** "Für die Uno", "for the small kettle": without what stands behind a "for", up to a sign or a small word. */
function withoutPurposes(text: string, language: string): string {
  const { stopWords } = languageOf(language)
  let [left, isOut] = [text, false]
  for (const { kind, text: word, start, end } of tokenize(text)) {
    const isBehind = isOut && (articles.has(word) || (kind === 'word' && !stopWords.has(word)))
    if (isBehind) left = `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`
    isOut = isBehind || isPurposeWord(word)
  }
  return left
}

/** "The XT": what is too short to be found in other texts is a name behind an article. */
export function shortNamesIn({ text, scope: { understanding, catalog } }: Said): string[] {
  const stops = [understanding.language, catalog.language].map((language) => languageOf(language).stopWords)
  return tokenize(withoutDenied(text)).flatMap(({ kind, text: word }, at, all) => {
    const isName = kind === 'word' && word.length < SHORTEST && articles.has(all[at - 1]?.text ?? '')
    // "La de vidrio", "gibt es das in Blau"; "el X" ends a name, whatever an "x" may stand for.
    return isName && (word.length === 1 || !stops.some((words) => words.has(word))) ? word : []
  })
}

/** Whether a word is none that shoppers say of anything: the name of something, or misspelt. */
const isStrange = (word: string): boolean => word.length >= SHORTEST && !isSaidWord(word) && !lexicon().things.has(word)

interface Name {
  word: string
  weight: number
}

/** More values of a product are not looked at, and of each no more than is said of one. */
const MOST_VALUES = 200
const LONGEST_VALUE = 60
/** A turn asks the same products for each of its words. */
const MOST_REMEMBERED = 100
const namesOf = new Map<SearchProduct, { language: string; names: Name[] }>()

function namesIn(product: SearchProduct, language: string): Name[] {
  const known = namesOf.get(product)
  if (known?.language === language) return known.names
  const shortIn = (text: string) => wordsIn(text).filter((word) => word.length < SHORTEST && /\p{L}/u.test(word))
  const named = (text: string) => [...wordsOf(text, language), ...qualitiesIn(text, true)]
  // An "XL cuff for BM 55" is less of a BM 55 than what is called so.
  const at = purposeIn(product.title)
  const inTitle = (text: string, weight: number) => [...named(text), ...shortIn(text)].map((word) => ({ word, weight }))
  const ofTitle = [...inTitle(product.title.slice(0, at), 1), ...inTitle(product.title.slice(at), OF_PURPOSE)]
  const values = new Set(product.variants.flatMap(({ options }) => Object.values(options)))
  const ofValues = [...values].slice(0, MOST_VALUES).flatMap((value) => named(value.slice(0, LONGEST_VALUE)))
  const names = [...ofTitle, ...ofValues.map((word) => ({ word, weight: OF_OPTION }))]
  if (namesOf.size >= MOST_REMEMBERED) namesOf.clear()
  namesOf.set(product, { language, names })
  return names
}

/** Where a title begins to tell what the thing is for; its end where it does not. */
const purposeIn = (title: string): number =>
  tokenize(title).find(({ text }, at) => at > 0 && isPurposeWord(text))?.start ?? title.length

/** Whether a product's title or, where they count, options have a word, by itself or as part of a joined name. */
export const hasInName = (product: SearchProduct, word: string, language: string, isOption: boolean): boolean =>
  namesIn(product, language).some(
    (name) => (isOption || name.weight > OF_OPTION) && likeness(languageOf(language).stem(word), name) > 0,
  )

const likeness = (word: string, { word: name, weight }: Name): number => {
  if (word === name) return weight
  if (word.length < SHORTEST_PART || name.length < word.length + 3) return 0
  return name.startsWith(word) || name.endsWith(word) ? weight * JOINED : 0
}

/** What the words of a text say of colour and material: "wooden" is of wood. @param isWide a navy one is also a blue one, and no blue one is navy */
const qualitiesIn = (text: string, isWide: boolean): string[] =>
  tokenize(text).flatMap(({ text: word }) =>
    (['color', 'material'] as const).flatMap((kind) => {
      const { name = '', lineage = [] } = conceptOf(kind, word)?.concept ?? {}
      return isWide ? lineage : name === '' ? [] : name
    }),
  )

const wordsOf = (text: string, ...languages: readonly string[]): string[] => {
  const known = languages.map((language) => languageOf(language))
  const isStop = (word: string) => known.some(({ stopWords }) => stopWords.has(word))
  const own = known.at(-1)
  return [
    ...new Set(
      tokenize(text).flatMap(({ kind, text: word }) =>
        kind === 'word' && word.length >= SHORTEST && !isStop(word) ? (own?.stem(word) ?? word) : [],
      ),
    ),
  ]
}
