import { wordsIn } from '../../language/text/tokens.ts'
import type { SearchProduct } from '../search-product.ts'
import { singularsOf } from '../things/singulars.ts'

/** "Tulip Bulbs" under "Tulips" are tulips: the shelf is called so, in the plural, and the title has the word. */
export function isOfShelf(named: readonly string[], { title, category }: SearchProduct, language: string): boolean {
  const leaf = wordsIn(category?.split('>').at(-1) ?? '')
  const isNamed = (word: string) => singularsOf(word, language).some((form) => named.some((name) => isForm(name, form)))
  const isForm = (name: string, form: string) => singularsOf(name, language).includes(form)
  const isPlural = leaf.some((word) => singularsOf(word, language).some((form) => form !== word))
  return (
    named.length > 0 && isPlural && leaf.length === named.length && leaf.every(isNamed) && wordsIn(title).some(isNamed)
  )
}
