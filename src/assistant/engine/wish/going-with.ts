import { wordsOfAll } from '../../../language/packs.ts'
import { isPurposeWord } from '../../../language/readers/purpose.ts'
import { hostsNamed } from '../../../search/goes-with/hosts-named.ts'
import { saysFitting } from '../../../search/goes-with/page-relations.ts'
import { wishedHost } from '../../../search/goes-with/wished-host.ts'
import { readQuestion } from '../../../search/questions/read-question.ts'
import { readText, type TextWord } from '../../../search/questions/text-words.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { asksForMatching } from './further-moves.ts'
import { search } from './search-moves.ts'
import { intro } from './search-sentences.ts'

/** A thing that is wished for, to go with another: what it is called, and the product (external id), where no words of the clause name that. */
interface GoingWith {
  /** Null: all that goes with it. */
  thing: Clause | null
  host: string | null
}

/** "It", "the": behind a "for" these alone stand for what is talked about. */
const pointers = new Set([
  ...wordsOfAll(({ references }) => references?.it),
  ...wordsOfAll(({ references }) => references?.one),
  ...wordsOfAll((pack) => pack.articles),
])
const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
/** Words of what a thing is for: more tell something else beside it. */
const MOST_OF_HOST = 8

/**
 * "Mudguards for it", "which battery fits the Parcel-E", "welche Bohrer für die Maschine", "what goes with it?": null where no thing of the shop is to go with
 * another.
 */
export function goingWith(clause: Clause): GoingWith | null {
  const { text, scope } = clause
  const { language } = scope.understanding
  const { words, tokens } = readText(text, language, () => false)
  const isOfFit = (word: TextWord | undefined) => word !== undefined && saysFitting({ words: [word], language })
  const at = words.findIndex((word) => isPurposeWord(word.text) || isOfFit(word))
  const isMatched = clause.reference.isMatching && clause.reference.matched === null
  const behind = words.slice(at + 1)
  if ((at < 1 && !isMatched) || behind.length > MOST_OF_HOST) return null
  const host = talkedHost(clause)
  if (isMatched && host && !clause.wish.namesThing)
    return asksForMatching(clause) && !clause.hasKnownWords ? { thing: null, host: host.id } : null
  if (!asksForThings(clause, isOfFit(words[at]))) return null
  const before = isMatched ? clause.reference.rest : text.slice(0, tokens[words[at]?.at ?? 0]?.start)
  const thing = clause.part(before.trim(), 'search')
  if (!thing.wish.thing?.isSold || thing.wish.thing.isOwned) return null
  if (host && !thing.wish.isThing(host) && (isMatched || isPointed(clause, behind, host)))
    return { thing, host: host.id }
  return wishedHost(text, scope.catalog) ? { thing, host: null } : null
}

/** "It": what was looked for before was for the same, else what is talked about. */
function talkedHost({ before, first, scope }: Clause): SearchProduct | null {
  const { goesWith } = before.search ?? {}
  const isOfSame = goesWith !== undefined && first !== undefined && before.shown.includes(first)
  return scope.catalog.index.productById((isOfSame ? goesWith : first) ?? '') ?? null
}

/** Whether words stand for a product: "it", "the machine", "the bike" of a bike. */
function isPointed(clause: Clause, words: readonly TextWord[], host: SearchProduct): boolean {
  if (words.every(({ text }) => pointers.has(text))) return true
  const { catalog } = clause.scope
  if (hostsNamed({ words: [...words], tokens: [] }, catalog, true).some(({ isName }) => isName)) return false
  const [article, ...noun] = words
  const named = clause.part(words.map(({ text }) => text).join(' '), 'search').wish
  return noun.length === 1 && definite.has(article?.text ?? '') && (!named.thing?.isSold || named.isThing(host))
}

/** Looks for things or asks which there are: "does the case fit it?" asks about one, and "how long is the hose for it?" what its page tells. */
function asksForThings({ text, reference, scope }: Clause, isOfFit: boolean): boolean {
  const { understanding, catalog } = scope
  const asked = readQuestion(text, understanding.language, catalog.language)
  if (asked.some(({ dimensions }) => dimensions.length > 0)) return false
  if (asked.some(({ asksValue }) => asksValue)) return true
  // "Do I need a lid for it?" asks what its page tells.
  if (asked.some(({ asksNeed }) => asksNeed)) return false
  return !isOfFit && (!reference.isQuestion || asksHaving(text))
}

/** The row of the table for it. */
export const ofGoingWith: Row = {
  frame: 'products shown',
  when: 'it asks for things that go with what is talked about, or with what it names: "mudguards for it", "which battery fits the Parcel-E?"',
  does: 'looks for those whose pages tell that they do',
  of: ['find', 'refine', 'more', 'ask', 'options', 'stock', 'price', 'pick', 'compare'],
  speaksTo: 'all',
  holds: (clause) => goingWith(clause) !== null,
  move: (turn) => {
    const { thing, host } = goingWith(turn.clause) as GoingWith
    if (thing === null) return allGoing(turn, host ?? '')
    const move = search(host === null ? turn : turn.withClause(thing), 'new')
    return 'call' in move && host !== null
      ? { call: { ...move.call, input: { ...move.call.input, goes_with: host } } }
      : move
  },
}

/** All whose pages tell that they go with a product; where there are none, it asks what it should be. */
function allGoing(turn: EngineTurn, id: string): Move {
  const found = turn.answer<SearchResult>('search_products')
  if (!found) return { call: { tool: 'search_products', input: { query: '', goes_with: id } } }
  if (found.products.length > 0) return { say: intro(turn, found) }
  const host = turn.scope.catalog.index.productById(id)
  return { say: [host ? turn.say('matching_which', { title: turn.title(host) }) : turn.say('which_product')] }
}
