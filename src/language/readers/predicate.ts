import { remembering } from '../../shared/remembering.ts'
import { packOf, wordList } from '../packs.ts'
import { wordsIn } from '../text/tokens.ts'

const wordsOf = remembering((language) => {
  const pack = packOf(language)
  return {
    joiners: new Set(wordList(pack?.joiners)),
    copulas: new Set(wordList(pack?.dialogue?.copulas)),
    it: new Set(wordList(pack?.references?.it)),
  }
})

/**
 * "Vegan" of "ist der vegan?", "and are these vegan, please": a question, between its signs, that asks only how a thing is that a pronoun
 * stands for, though that is an article too. @param language the shopper's, ISO 639-1
 */
export function predicatesIn(text: string, language: string): string[] {
  const { joiners, copulas, it } = wordsOf(language)
  return text.split(/[.,;:?!]/).flatMap((part) => {
    const words = wordsIn(part)
    const [copula, pronoun, word, ...more] = joiners.has(words[0] ?? '') ? words.slice(1) : words
    const isAsked = copulas.has(copula ?? '') && it.has(pronoun ?? '') && more.length === 0
    return isAsked ? (word ?? []) : []
  })
}
