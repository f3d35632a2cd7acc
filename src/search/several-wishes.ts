import { readNumberWords } from '../language/amounts/read-number-words.ts'
import { countMarkAt, withoutCountMarks } from '../language/amounts/read-quantity.ts'
import { packOf, phrasesOfAll, wordList, wordsOfAll } from '../language/packs.ts'
import { endOfDenial } from '../language/readers/negation.ts'
import { partWords } from '../language/readers/words-before-parts.ts'
import { cutAround } from '../language/text/cut-phrases.ts'
import { conceptOf } from '../language/text/families.ts'
import { phraseAt, phraseTable } from '../language/text/phrase-table.ts'
import { type TextToken, tokenize, wordsIn } from '../language/text/tokens.ts'
import { boundedReading, textBounds } from '../shared/bounded-text.ts'
import { readConstraints } from './constraints/read-constraints.ts'
import { meantThing } from './fit/wished-thing.ts'
import { isOrdinaryWord } from './index/meant-words.ts'
import { audiencesIn, hasAmount, hasNumber, type Piece, type SharedPiece } from './pieces-of-wish.ts'
import type { StoreCatalog } from './store-catalog.ts'
import type { Thing } from './things/read-thing.ts'
import { areNeverOne, isPlural, nameOf } from './things/things-apart.ts'
import { isSoft, type WordParts } from './word-parts.ts'

/** One of several things that a message wishes for. */
export interface OneWish {
  /** What to search for, with the price and the audience that stand for all. */
  query: string
  /** The thing, in the shopper's words. */
  wanted: string
  /** How many are wanted; null where that is not told. */
  pieces: number | null
}

const MOST_WISHES = 4
const MOST_PIECES = 1000
/** A number stands so near to the thing that it counts: "4 bags of compost". */
const COUNT_REACH = 4
const ands = phrasesOfAll(({ further }) => further?.and)
/** What stands between two pieces. */
interface Link {
  /** Whether another thing surely follows: "and also". */
  isNewThing: boolean
  isOr: boolean
}
const links = phraseTable<Link>([
  [{ isNewThing: true, isOr: false }, phrasesOfAll(({ further }) => further?.also)],
  [{ isNewThing: false, isOr: false }, [...ands, ',']],
])
const articles = wordsOfAll((pack) => pack.articles)

interface PieceOfThing extends Piece {
  /** Whether it begins with an article or a number, or behind "and also". */
  isOwn: boolean
  /** Whether it stands behind an "or". */
  isOr: boolean
}

interface NamedPiece extends PieceOfThing {
  /** Null where only titles of the shop are called so. */
  thing: Thing | null
  /** In the shopper's words. */
  wanted: string
}

/**
 * The wishes of a text that names several things, each with what stands for all of them: "a shirt and a pair of jeans under $80". Empty
 * where it names one: a thing is torn from another only where each is a thing by itself and the later one has its own article or number, or
 * is told in the plural and no product of the catalog is both, or stands behind an "or" with nothing before its name.
 * @param language the shopper's, BCP 47
 * @param parts what its words are, where that is known: what the shop has not and was only told beside is no wish
 */
export function severalWishes(
  whole: string,
  catalog: StoreCatalog,
  language: string,
  parts: WordParts = {},
): OneWish[] {
  const text = boundedReading(whole, textBounds.query)
  const tokens = tokenize(text)
  const reading = new SeveralReading(text, tokens, catalog, language, parts)
  if (!tokens.some((_, at) => at > 0 && (reading.linkAt(at) || hasNumber(tokens, at)))) return []
  const all = reading.pieces()
  const isCounted = all.every((piece) => reading.isCountedThing(piece))
  const pieces = isCounted ? all : all.filter((piece) => reading.isSaid(piece))
  if (pieces.length < 2 || pieces.length > MOST_WISHES) return []
  const named = pieces.flatMap((piece) => reading.named(piece) ?? [])
  const names = new Set(named.map(({ thing, wanted }) => thing?.name ?? wanted))
  if (named.length < pieces.length || names.size < named.length) return []
  if (!named.slice(1).every(({ isOwn }) => isOwn) && !reading.areApart(named)) return []
  return named.map((piece, at) => {
    const count = reading.piecesOf(piece)
    // What is counted is no value of it.
    const query = ` ${reading.queryOf(named, at)}`.replace(` ${count} `, ' ').trim()
    return { query, wanted: piece.wanted, pieces: count }
  })
}

const isMaterial = (thing: Thing): boolean => conceptOf('material', nameOf(thing)) !== null

const both = phraseTable([[true, phrasesOfAll(({ acts }) => acts?.both)]])

/** "A jacket and a hoodie, both in M": behind a comma, or a word for both. */
function isApart(tokens: readonly TextToken[], start: number): boolean {
  const at = tokens.findIndex((token) => token.start === start)
  return at > 0 && (tokens[at - 1]?.text === ',' || tokens.some((_, from) => phraseAt(both, tokens, from)?.end === at))
}

class SeveralReading {
  readonly #text: string
  readonly #tokens: readonly TextToken[]
  readonly #catalog: StoreCatalog
  readonly #language: string
  readonly #parts: WordParts
  readonly #eithers: ReadonlySet<string>
  /** Prices and the like, and whom it is for: may stand for all things. */
  readonly #shared: SharedPiece[]
  /** What was read as something else: an "and" in it joins no things. */
  readonly #read: Piece[]

  constructor(text: string, tokens: readonly TextToken[], catalog: StoreCatalog, language: string, parts: WordParts) {
    this.#parts = parts
    // "A cup or bottle, but no plastic": what is not wanted is said of both.
    const isDenying = tokens.some((_, at) => endOfDenial(tokens, at) !== null)
    this.#eithers = new Set(isDenying ? [] : wordList(packOf(language)?.either))
    this.#text = text
    this.#tokens = tokens
    this.#catalog = catalog
    this.#language = language
    const { spans } = readConstraints(text, catalog.vocabulary, { language, currency: catalog.currency })
    const isShared = ({ kind, start }: SharedPiece) =>
      standForAll.has(kind) || (kind === 'option' && isApart(tokens, start))
    this.#shared = [...spans.filter(isShared), ...audiencesIn(tokens)]
    this.#read = [...spans, ...this.#shared]
  }

  /** "And", "as well as", "or" of the shopper's language. */
  linkAt(at: number): { meaning: Link; end: number } | null {
    const isOr = this.#eithers.has(this.#tokens[at]?.text ?? '')
    return isOr ? { meaning: { isNewThing: false, isOr }, end: at + 1 } : phraseAt(links, this.#tokens, at)
  }

  /** "Shirts and jeans", "hoodie or jacket", but neither "table and chairs" nor "desk or table lamp". */
  areApart([first, ...others]: readonly NamedPiece[]): boolean {
    const things = [first, ...others].flatMap((piece) => piece?.thing ?? [])
    if (!first?.thing || things.length <= others.length) return false
    const isMany = (piece: NamedPiece) => piece.thing !== null && isPlural(piece.thing)
    const isLater = (piece: NamedPiece) =>
      piece.isOwn || (isMany(piece) && isMany(first)) || (piece.isOr && this.#isBare(piece))
    if (!others.every(isLater) || !things.every((thing) => this.#catalog.things.has(thing))) return false
    return others.every(({ isOr }) => isOr) || areNeverOne(things, this.#catalog)
  }

  /** Whether its name is one word, and nothing stands before it: "jacket in blue", but not "table lamp". */
  #isBare(piece: NamedPiece): boolean {
    const [word] = wordsIn(cutAround(this.#without(piece, this.#shared)))
    return piece.thing !== null && word === nameOf(piece.thing)
  }

  /** What stands between links; a link counts where nothing before it leads on to a part of a thing. */
  pieces(): PieceOfThing[] {
    const tokens = this.#tokens
    const pieces: PieceOfThing[] = []
    let [start, isOwn, isOr, isLedOn] = [0, true, false, false]
    for (let at = 1; at < tokens.length; at++) {
      const token = tokens[at] as TextToken
      if (this.#read.some((piece) => token.start >= piece.start && token.end <= piece.end)) continue
      const link = this.linkAt(at)
      // "4 plates 4 forks"
      const isEnd = /^[.!]$/.test(token.text) && hasNumber(tokens, at + 1)
      if (isEnd || (!link && hasNumber(tokens, at) && this.isCountedThing({ start, end: token.start }))) {
        pieces.push({ start, end: token.start, isOwn, isOr })
        start = isEnd ? (tokens[at + 1] as TextToken).start : token.start
        isOwn = true
        isOr = false
        at += Number(isEnd)
        continue
      }
      if (!link) {
        isLedOn ||= partWords.has(token.text) && this.thingIn({ start, end: token.start }) !== null
        continue
      }
      const next = this.linkAt(link.end) ?? link
      const isNext = link.meaning.isNewThing || next.meaning.isNewThing || hasAmount(tokens, next.end)
      if (!isLedOn && (isNext || token.text !== ',')) {
        pieces.push({ start, end: token.start, isOwn, isOr })
        start = tokens[next.end]?.start ?? this.#text.length
        isOwn = isNext
        isOr = link.meaning.isOr || next.meaning.isOr
      }
      at = next.end - 1
    }
    return [...pieces, { start, end: this.#text.length, isOwn, isOr }]
  }

  isCountedThing({ start, end }: Piece): boolean {
    const number = this.#tokens.findLast(
      (token, at) => token.start >= start && token.end <= end && hasNumber(this.#tokens, at),
    )
    return number !== undefined && this.thingIn({ start: number.start, end }) !== null
  }

  /** "4" of "oh and 4 plates", and not that of "a box of 4"; null where none is told. */
  piecesOf(piece: NamedPiece): number | null {
    const to = this.#tokens.findIndex(({ start }) => start >= this.#thingAt(piece))
    const from = this.#tokens.findIndex(({ start }) => start >= piece.start)
    const marks = this.#tokens.map((_, at) => countMarkAt(this.#tokens, at))
    const marked = marks.find((mark, at) => mark && at >= from && (this.#tokens[at]?.end ?? 0) <= piece.end)
    if (marked) return marked.value
    for (let at = to - 1; at >= from && at > to - COUNT_REACH && this.#tokens[at]?.kind !== 'sign'; at--) {
      const word = articles.has(this.#tokens[at]?.text ?? '') ? null : readNumberWords(this.#tokens, at)
      const count = hasNumber(this.#tokens, at) ? Number(this.#tokens[at]?.text) : word?.value
      if (count !== undefined) return Number.isInteger(count) && count > 0 && count < MOST_PIECES ? count : null
    }
    return null
  }

  #thingAt(piece: NamedPiece): number {
    const word = piece.thing?.words.find(({ role }) => role === 'thing')?.text ?? piece.wanted
    return this.#tokens.find(({ start, text }) => start >= piece.start && text === word)?.start ?? piece.start
  }

  /** Whether anything of a piece may be a wish. */
  isSaid(piece: Piece): boolean {
    const text = this.#text.slice(piece.start, piece.end)
    if (endOfDenial(tokenize(text), 0) !== null) return false
    const words = wordsIn(cutAround(text))
    const isBeside = (word: string) =>
      isOrdinaryWord(word) || isSoft(this.#parts[word]) || this.#parts[word] === 'filler'
    const thing = this.thingIn(piece)
    if (thing && this.#catalog.things.has(thing)) return true
    const isRead = Object.keys(this.#parts).length > 0
    const isWished = (word: string) => this.#parts[word] === 'thing'
    return thing && isRead ? nameOf(thing).split(' ').some(isWished) : !words.every(isBeside)
  }

  /** What a piece names: a thing, else by its first word what titles of the shop are called. */
  named(piece: PieceOfThing): NamedPiece | null {
    const thing = this.thingIn(piece)
    if (thing) return { ...piece, thing, wanted: nameOf(thing) }
    const [first] = wordsIn(this.#text.slice(piece.start, piece.end)).filter(
      (word) => !isOrdinaryWord(word) && !/^\d/.test(word),
    )
    const isNamed = first !== undefined && piece.isOwn && this.#parts[first] === 'thing'
    const isTitled = isNamed && this.#catalog.vocabulary.wordUse(first) !== undefined
    return isTitled ? { ...piece, thing, wanted: first } : null
  }

  thingIn(piece: Piece): Thing | null {
    const text = cutAround(withoutCountMarks(this.#without(piece, this.#shared)))
    const thing = text === '' ? null : meantThing(text, this.#catalog, this.#language)
    // "Bookshelf, 5 ft, wood": what a thing is made of is no other thing.
    return thing && isMaterial(thing) ? null : thing
  }

  /** The piece with what stands for all things: said before the first of them, or behind the last. */
  queryOf(pieces: readonly NamedPiece[], at: number): string {
    const own = pieces[at] as NamedPiece
    const [first, last] = [pieces[0] as NamedPiece, pieces.at(-1) as NamedPiece]
    const isWithin = (part: Piece, piece: Piece) => part.start >= piece.start && part.end <= piece.end
    const [beforeFirst, behindLast] = [this.#thingAt(first), this.#thingAt(last)]
    const kinds = new Set(this.#shared.flatMap((part) => (isWithin(part, own) ? [part.kind] : [])))
    const others = this.#shared.filter((part) => {
      const isForAll =
        (isWithin(part, first) && part.start < beforeFirst) || (isWithin(part, last) && part.start > behindLast)
      return isForAll && !isWithin(part, own) && !kinds.has(part.kind)
    })
    const text = this.#text.slice(own.start, own.end)
    return [cutAround(text), ...others.map(({ start, end }) => this.#text.slice(start, end))].join(' ').trim()
  }

  #without({ start, end }: Piece, parts: readonly Piece[]): string {
    let text = ''
    let from = start
    for (const part of parts.toSorted((a, b) => a.start - b.start)) {
      if (part.start < from || part.end > end) continue
      text += `${this.#text.slice(from, part.start)} `
      from = part.end
    }
    return text + this.#text.slice(from, end)
  }
}

const standForAll: ReadonlySet<string> = new Set(['price', 'other_currency', 'cheap', 'in_stock', 'reduced'])
