import { conceptOf } from '../../language/families.ts'
import { type FactBook, keyOfWords, type ProductFacts, stem } from './fact-book.ts'
import { featureWords } from './feature-words.ts'
import type { Token } from './read-tokens.ts'
import { otherNames } from './thing-names.ts'

/** A piece of a sentence that names products: more than one when the words fit several titles. */
export interface Mention {
  from: number
  to: number
  products: ProductFacts[]
  /** The whole title, or two words of it and more. */
  strong: boolean
}

const tooPlain = new Set(
  'new set pro plus mini max man men woman women girl size inch light water black white red blue and for with the de la le set type line day date life sun'.split(
    ' ',
  ),
)

const featureNames = new Set(
  Object.values(featureWords).flatMap((list) => list.split(',').map((word) => word.trim().replace('*', ''))),
)

/** The products that a sentence names, in order. The longest run of a title's words wins. */
export function findMentions(tokens: readonly Token[], book: FactBook): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(tokens, at, book)
    if (found) mentions.push(found)
    at = found ? found.to : at + 1
  }
  return mentions
}

function longestAt(tokens: readonly Token[], from: number, book: FactBook): Mention | null {
  const token = tokens[from] as Token
  const places = token.kind === 'sign' ? undefined : book.titleIndex.get(stem(token.text))
  let best: { words: number; to: number; products: Set<ProductFacts> } | null = null
  for (const { product, place } of places ?? []) {
    const { words, to } = runLength(tokens, from, product.titleWords, place)
    const whole = words === product.titleWords.length
    const rank = words + (whole ? 0.5 : 0)
    if (!whole && words === 1 && !namesAlone(tokens[from] as Token, product, place, places?.length ?? 0)) continue
    if (!best || rank > best.words) best = { words: rank, to, products: new Set([product]) }
    else if (rank === best.words) best.products.add(product)
  }
  if (!best) return inOtherWords(token, from, book)
  return { from, to: best.to, products: [...best.products], strong: best.words >= 1.5 }
}

/** "la bufanda" is the Wool Scarf: the thing's name in another language. */
function inOtherWords(token: Token, from: number, book: FactBook): Mention | null {
  if (token.kind !== 'word' || token.text.length < 3 || book.titleIndex.has(stem(token.text))) return null
  const places = otherNames(token.text).flatMap((name) => book.titleIndex.get(name) ?? [])
  const products = new Set(
    places.filter(({ product, place }) => place === product.titleWords.length - 1).map(({ product }) => product),
  )
  return products.size > 0 ? { from, to: from + 1, products: [...products], strong: false } : null
}

function runLength(
  tokens: readonly Token[],
  from: number,
  title: string[],
  place: number,
): { words: number; to: number } {
  let words = 0
  let to = from
  let at = from
  while (place + words < title.length) {
    while (words > 0 && tokens[at]?.kind === 'sign' && /^[-'/.&]$/.test((tokens[at] as Token).text)) at++
    const token = tokens[at]
    if (!token || token.kind === 'sign' || stem(token.text) !== title[place + words]) break
    words++
    at++
    to = at
  }
  return { words, to }
}

/** "The Apple" names no AirPods. */
const isMaker = (token: Token, { texts, titleWords }: ProductFacts): boolean =>
  titleWords.length > 1 &&
  texts.some(({ field, value }) => field === 'vendor' && keyOfWords(String(value)).split(' ').includes(token.text))

/** "the kettle", "the MacBook": the thing itself, or a name that one title alone has. */
function namesAlone(token: Token, product: ProductFacts, place: number, titles: number): boolean {
  if (token.kind !== 'word' || token.text.length < 3 || tooPlain.has(token.text)) return false
  if (conceptOf('color', token.text) || isMaker(token, product)) return false
  if (place === product.titleWords.length - 1) return true
  // "It has Bluetooth" names no Bluetooth Speaker.
  if (featureNames.has(token.text)) return false
  return titles === 1 && token.text.length > 3 && /^\p{Lu}/u.test(token.raw) && !conceptOf('material', token.text)
}
