import { qualityOf } from '../../language/amounts/read-degree.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { sizeRank } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { tokenize, wordsIn } from '../../language/text/tokens.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { isNameOfThing } from '../index/goods-named.ts'
import { meaningReaderOf } from '../index/meanings.ts'
import { isThing, termsNamed } from '../index/policy-words.ts'
import { amountsIn } from './amounts-in.ts'
import type { Charge } from './charge.ts'
import { carriers, sending } from './charge-terms.ts'
import { placesIn } from './places-in.ts'
import { has, meaningsOf, type Told } from './told.ts'

/** A heading of these stands above what holds for all goods. */
const ofAny = termsNamed('shipping, shipping cost, free shipping, delivery time, express')
/** "Kids' bikes" are some of the bikes. */
const child = termsNamed('child')
/** Fewer names are no list of what is sent in a way of its own. */
const FEWEST_SENT = 2
/** Words of what a paragraph is led by: "Large goods." */
const MOST_OF_LABEL = 3
/** Words behind which it is told how goods are sent: "tables go by freight". */
export const sentBy = new RegExp(
  `(?<!\\p{L})(?:${phrasesOfAll(({ policies }) => policies?.sentBy).join('|')})(?!\\p{L})`,
  'u',
)
const anyProduct = wordsOfAll(({ dialogue }) => dialogue?.anyProduct)
const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)

/**
 * What a charge is for where it is for some goods alone: "Furniture", "bicycles and grills"; none where it is for all. Where a sentence above it tells
 * which these are, it is quoted with that.
 */
export function goodsOf(
  { entry, text }: Told,
  before: string,
  quote: string,
): Pick<Charge, 'goods' | 'some' | 'marks' | 'called' | 'quote'> {
  const { language } = entry.source
  const read = (part: string) => meaningsOf(meaningReaderOf(language).read(part))
  const paragraph = entry.text.split('\n').find((line) => line.includes(text)) ?? ''
  const at = paragraph.indexOf(quote.includes(text) ? quote : text)
  const above = paragraph.slice(0, Math.max(0, at))
  const sentences = splitSentences(above)
  // "Large goods. The wardrobe and the bed go by freight.": what a paragraph begins with may be a label of its own.
  const isLed = sentences.length > 1 && wordsIn(sentences[0] ?? '').length <= MOST_OF_LABEL
  const label = (isLed ? sentences[0] : entry.heading.split(' > ').at(-1)) ?? ''
  const first = sentences[isLed ? 1 : 0] ?? ''
  const namedAbove = namesIn(first, language)
  const called = calledIn(before, language)
  const [led = ''] = fold(before).split(sentBy)
  // "Mesa de cultivo, barbacoa Sierra y conjuntos van por agencia": each by its whole name.
  const listed = [
    ...namesListed(/:\s(.+)$/su.exec(text.slice(before.length))?.[1] ?? '', language),
    ...namesListed(led, language),
  ]
  const own = {
    goods: [...namesIn(label, language), ...(listed.length > 0 ? listed : namesIn(before, language))],
    marks: marksIn(text),
    called,
  }
  const isOwn = own.goods.length + own.marks.length > 0
  // "Furniture comes with two people. $89 per order."
  if (!isOwn && !/\p{L}/u.test(before))
    return {
      ...asGoods(namedAbove.slice(0, 1).map((one) => ({ ...one, terms: one.terms.slice(0, 1) }))),
      marks: [],
      called,
      quote,
    }
  // "Freight. Tables, beds and grills come by freight. That costs $39": below a heading of its own, with the goods that are sent so.
  const isOfThese = (!has(read(label), ofAny) || has(read(label), carriers)) && has(read(first), sending)
  if (!isOfThese || amountsIn(first, language).length > 0) return { ...own, ...asGoods(own.goods), quote }
  const marked = marksIn(first)
  const goods = marked.length === 0 && namedAbove.length >= FEWEST_SENT ? namedAbove : []
  const isTold = marked.length + goods.length > 0
  return {
    ...{ ...asGoods([...own.goods, ...goods]), marks: isOwn ? own.marks : marked, called },
    quote: isTold ? `${first} ${quote}` : quote,
  }
}

const marks = /["“«„]([^"“”«»„]{4,60})["”»“]/g
/** What a page calls goods by in quotes: 'marked "Oversize item"'. */
const marksIn = (text: string): string[] => [...text.matchAll(marks)].flatMap(([, mark]) => mark ?? [])

const joiners = [...wordsOfAll((pack) => pack.joiners)].join('|')
/** "Wardrobes and beds" are two. */
export const partings = new RegExp(`[,;:()|&]|\\s[–-]\\s|\\s(?:${joiners})\\s`, 'iu')

/** Goods by the terms of their name, and whether it is only of some of them that something is told. */
interface Named {
  terms: string[]
  isSome: boolean
}

const asGoods = (named: readonly Named[]): Pick<Charge, 'goods' | 'some'> => ({
  goods: named.map(({ terms }) => terms),
  some: named.flatMap(({ terms, isSome }) => (isSome ? [terms] : [])),
})

/** "BFPO is £6": a place or a way that is not known here. */
const acronym = /^\p{Lu}{3,}$/u

/** "Die Duetta", "the Drayhorse": what may be the name of a product that is written like one, folded. */
function calledIn(text: string, language: string): string[] {
  const tokens = tokenize(text)
  const { words, meanings } = meaningReaderOf(language).read(text)
  const meant = new Set(meanings.flatMap(({ places }) => places.map((at) => words[at]?.surface)))
  return tokens.flatMap(({ text: word, raw }, at) =>
    !meant.has(word) && (acronym.test(raw) || (/^\p{Lu}/u.test(raw) && definite.has(tokens[at - 1]?.text ?? '')))
      ? [word]
      : [],
  )
}

/** How a way of its own is called where nothing else is told of what goes so: "and by freight 99 €"; the term of its word. */
export function carrierOf(text: string, language: string): string | null {
  const reader = meaningReaderOf(language)
  const { words, meanings } = reader.read(text)
  const places = new Set(meanings.flatMap(({ term, places: own }) => (carriers.includes(term) ? own : [])))
  const told = words.flatMap(({ surface, term }, at) =>
    reader.isAsking(surface) && !places.has(at) ? [] : [{ term, isCarrier: places.has(at) }],
  )
  const [only, ...others] = told
  return only?.isCarrier && others.length === 0 ? only.term : null
}

/** Words of a name at most that is taken as a whole. */
const MOST_WORDS = 4
/** The term of an amount with its unit, beside that of its number. */
const measured = /^\d+\p{L}+$/u
/** Fewer names are no list. */
const FEWEST_LISTED = 3

/** "$29 per item: Boxcar Twelve Tube, Norvik P88, all hardshell cases": the names of a list that ends a sentence. */
function namesListed(text: string, language: string): Named[] {
  const reader = meaningReaderOf(language)
  const items = text.split(partings).map((item) => ({ item, read: reader.read(item) }))
  const isOfOther = items.some(({ item, read }) => placesIn(read).length > 0 || amountsIn(item, language).length > 0)
  if (items.length < FEWEST_LISTED || isOfOther) return []
  return items.flatMap(({ item, read: { words } }) => {
    const terms = words.flatMap(({ surface, term }) => (reader.isAsking(surface) || measured.test(term) ? [] : [term]))
    const isName = terms.length > 0 && terms.length <= MOST_WORDS
    return isName ? [{ terms, isSome: false }] : namesIn(item, language)
  })
}

/** Names of goods in a text; "large tables", "XL crates" and "mattresses from 160 cm" are some of those. */
export function namesIn(text: string, language: string): Named[] {
  const reader = meaningReaderOf(language)
  const [goods = ''] = fold(text).split(sentBy)
  return goods.split(partings).flatMap((part) => {
    const { words, meanings } = reader.read(part)
    const things = new Set(meanings.flatMap(({ term, places }) => (isThing(Number(term.slice(1))) ? places : [])))
    // "Rings" are of a phone too; but a carrier that "livre" has no books.
    const isMeant = (term: string, at: number) =>
      !isThing(Number(term.slice(1))) && (!things.has(at) || sending.includes(term))
    const meant = new Set(meanings.flatMap(({ term, places }) => places.filter((at) => isMeant(term, at))))
    // "Car carriers" are no cars.
    const isBefore = (at: number) => meant.has(at + 1) && isNoun(words[at + 1]?.surface ?? '')
    const isName = (surface: string, at: number) =>
      things.has(at) || isNameOfThing(surface, language) || isNoun(surface) || anyProduct.has(surface)
    // "Zone 1" is no thing.
    const isLabel = (at: number) => /^\d+$/.test(words[at + 1]?.surface ?? '')
    const names = words.filter(
      ({ surface }, at) =>
        !meant.has(at) && !isLabel(at) && !isBefore(at) && !reader.isAsking(surface) && isName(surface, at),
    )
    const young = new Set(meanings.flatMap(({ term, places }) => (child.includes(term) ? places : [])))
    const isSome = words.some(({ surface }) => /\d/.test(surface) || qualityOf(surface) || sizeRank(surface) !== null)
    const terms = words.flatMap((word, at) => (names.includes(word) || young.has(at) ? [word.term] : []))
    // The "E" of "E-bike batteries" names nothing.
    return names.length > 0 && terms.some(({ length }) => length > 1) ? [{ terms, isSome }] : []
  })
}
