import type { ProductNow } from '../../catalog/get-product.ts'
import { plain } from './read-numbers.ts'

const THERE =
  /\b(in stock|available|auf lager|lieferbar|vorrätig|verfügbar|en stock|disponibles?|hay existencias)(?!\p{L})/iu
const GONE =
  /out of stock|sold out|not (?:currently |right now )?(?:available|in stock)|isn[’']t (?:available|in stock)|unavailable|no longer available|ausverkauft|nicht (?:mehr |derzeit )?(?:auf lager|lieferbar|vorrätig|verfügbar)|agotad[oa]s?|no (?:está|están|hay|tenemos) (?:ya )?(?:disponibles?|en stock|stock|existencias)|no quedan?(?= (?:unidades|existencias|stock))|sin existencias|épuisée?s?|rupture|(?:pas|plus) (?:disponible|en stock)|indisponible/iu
/** Sentences that wish, promise or ask something make no claim about stock. */
const LATER =
  /\?|\b(when|once|as soon as|if|whether|notify|let you know|tell you|only|sobald|wenn|falls|ob|nur|cuando|si|avis\w+|solo|dès que|quand|lorsque|si|prévien\w+|uniquement)\b/iu

/**
 * What a sentence claims about the stock of a product, held against the database. undefined = no claim, or one whose subject or
 * meaning is not plain.
 */
export function stockFault(sentence: string, product: ProductNow): string | undefined {
  if (LATER.test(sentence)) return undefined
  const isGone = GONE.test(sentence)
  const isThere = THERE.test(sentence.replace(new RegExp(GONE, 'giu'), ' '))
  if (isGone === isThere) return undefined
  const { fitting, isNamed } = variantsNamed(sentence, product)
  const canBeHad = fitting.some(({ available }) => available)
  if (isThere && !canBeHad) return `says that ${product.title} can be had, which it cannot`
  // Without options a product is gone only when all of it is.
  if (isGone && canBeHad && (!isNamed || fitting.every(({ available }) => available))) {
    return `says that ${product.title} cannot be had, which it can`
  }
  return undefined
}

/** Variants that have the option values which the sentence names; all when it names none. */
function variantsNamed(sentence: string, { variants }: ProductNow) {
  const words = plain(sentence)
  const named = new Map<string, Set<string>>()
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) {
      // "yes", "no" and "none" are words like others.
      if (value.length > 1 && !/^(yes|no|none)$/i.test(value) && words.includes(plain(value))) {
        named.set(name, (named.get(name) ?? new Set()).add(value))
      }
    }
  }
  const fitting = variants.filter(({ options }) =>
    [...named].every(([name, values]) => values.has(options[name] ?? '')),
  )
  return { fitting, isNamed: named.size > 0 }
}
