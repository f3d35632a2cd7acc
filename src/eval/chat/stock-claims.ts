import type { ProductNow } from '../../catalog/get-product.ts'
import { conceptOf, kindOfName } from '../../language/text/families.ts'
import { fold } from '../../language/text/fold.ts'
import { keyOf } from '../../language/text/tokens.ts'
import { anyPhrase, anyWord, wholeWords } from './judging-words.ts'
import { plain } from './read-numbers.ts'

const there = anyPhrase(({ stock }) => stock.there)
const denied = anyWord(({ stock }) => stock.denied)
const THERE = wholeWords(there)
/** "sold out", "not available", "no longer in stock". */
const GONE = wholeWords(`(?:${anyPhrase(({ stock }) => stock.gone)}|${denied}\\s(?:\\p{L}+\\s){0,2}${there})`, 'giu')
/** Sentences that wish, promise or ask something make no claim about stock. */
const LATER = wholeWords(anyPhrase(({ later }) => later))

/** Whether a sentence says that something can be had or is gone; undefined where it says neither, both, or not plainly. */
export function stockClaimOf(sentence: string): 'there' | 'gone' | undefined {
  if (sentence.includes('?') || LATER.test(sentence)) return undefined
  const rest = sentence.replace(GONE, ' ')
  const isGone = rest !== sentence
  if (isGone === THERE.test(rest)) return undefined
  return isGone ? 'gone' : 'there'
}

/**
 * What a sentence claims about the stock of a product, held against the database. undefined = no claim, or one whose subject or
 * meaning is not plain.
 */
export function stockFault(sentence: string, product: ProductNow): string | undefined {
  const claim = stockClaimOf(sentence)
  if (claim === undefined) return undefined
  const { fitting, isNamed } = variantsNamed(sentence, product)
  const canBeHad = fitting.some(({ available }) => available)
  if (claim === 'there' && !canBeHad) return `says that ${product.title} can be had, which it cannot`
  // Without options a product is gone only when all of it is.
  if (claim === 'gone' && canBeHad && (!isNamed || fitting.every(({ available }) => available))) {
    return `says that ${product.title} cannot be had, which it can`
  }
  return undefined
}

/** Whether one of the words is what another language calls a colour or material: "Rot" names red. */
function isTranslated(words: string, name: string, value: string): boolean {
  const kind = kindOfName(name)?.kind
  if (kind !== 'color' && kind !== 'material') return false
  const own = conceptOf(kind, keyOf(value))?.concept.name
  return own !== undefined && words.split(' ').some((word) => conceptOf(kind, fold(word))?.concept.name === own)
}

/** Variants that have the option values which the sentence names; all when it names none. */
function variantsNamed(sentence: string, { variants }: ProductNow) {
  const words = plain(sentence)
  const letters = new Set(sentence.match(/(?<![\p{L}\p{N}’'])\p{Lu}(?![\p{L}\p{N}’'])/gu))
  const isNamed = (name: string, value: string): boolean =>
    value.length === 1 ? letters.has(value) : words.includes(plain(value)) || isTranslated(words, name, value)
  const named = new Map<string, Set<string>>()
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) {
      // "yes", "no" and "none" are words like others.
      if (!/^(yes|no|none)$/i.test(value) && isNamed(name, value)) {
        named.set(name, (named.get(name) ?? new Set()).add(value))
      }
    }
  }
  const fitting = variants.filter(({ options }) =>
    [...named].every(([name, values]) => values.has(options[name] ?? '')),
  )
  return { fitting, isNamed: named.size > 0 }
}
