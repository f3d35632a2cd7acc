import { thingsIn } from './everyday-things.ts'
import { grammarLanguages, literalWords, productWords, readGrammar } from './grammar.ts'

/** Words of the phrases, by language. */
export interface Lexicon {
  /** Of each language, what its phrases are made of. */
  literals: Map<string, Set<string>>
  fillers: Set<string>
  /** Of all languages: never the name of a product, whatever a catalog says. */
  common: Set<string>
  /** Things any store may sell. */
  products: Set<string>
}

/** Reads the words of all phrases, in steps. */
export function* readLexicon(): Generator<void, Lexicon> {
  const literals = new Map<string, Set<string>>()
  const common = new Set<string>()
  const products = new Set<string>()
  const fillers = new Set<string>()
  for (const language of grammarLanguages) {
    const grammar = readGrammar(language)
    const own = literalWords(grammar)
    literals.set(language, own)
    yield
    for (const word of own) common.add(word)
    for (const word of productWords(grammar)) products.add(word)
    for (const word of thingsIn(language)) if (!fillers.has(word)) products.add(word)
    yield
    for (const word of (grammar.fillers ?? '').split(/\s+/)) fillers.add(word)
  }
  return { literals, common, products, fillers }
}
