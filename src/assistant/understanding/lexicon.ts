import { saidLanguages, saidWords } from '../../language/said/said.ts'
import { thingsIn } from './everyday-things.ts'

/** What words are, whatever a catalog says of them. */
export interface Lexicon {
  /** Of all languages, what talk is made of: never the name of a product. */
  talk: ReadonlySet<string>
  /** Things any store may sell. */
  things: ReadonlySet<string>
}

/** Gathers the words that shoppers say, in steps. */
export function* readLexicon(): Generator<void, Lexicon> {
  const talk = new Set<string>()
  const things = new Set<string>()
  for (const language of saidLanguages) {
    const said = saidWords()[language]
    for (const word of said.talk) talk.add(word)
    for (const word of said.things) things.add(word)
    yield
    for (const word of thingsIn(language)) things.add(word)
    yield
  }
  for (const word of talk) things.delete(word)
  return { talk, things }
}
