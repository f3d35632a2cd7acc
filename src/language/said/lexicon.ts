import { atOnce } from '../../shared/in-slices.ts'
import { thingsIn } from './everyday-things.ts'
import { saidLanguages, saidWords } from './said.ts'

/** What words are, whatever a catalog says of them. */
export interface Lexicon {
  /** Of all languages, what talk is made of: never the name of a product. */
  talk: ReadonlySet<string>
  /** Of these what hardly ever says what a thing is like or for. */
  fillers: ReadonlySet<string>
  /** Things any store may sell. */
  things: ReadonlySet<string>
}

/** Gathers the words that shoppers say, in steps. */
function* readLexicon(): Generator<void, Lexicon> {
  const talk = new Set<string>()
  const fillers = new Set<string>()
  const things = new Set<string>()
  for (const language of saidLanguages) {
    const said = saidWords()[language]
    for (const word of said.talk) talk.add(word)
    for (const word of said.fillers) fillers.add(word)
    for (const word of said.things) things.add(word)
    yield
    for (const word of thingsIn(language)) things.add(word)
    yield
  }
  for (const word of talk) things.delete(word)
  return { talk, fillers, things }
}

let made: Lexicon | undefined

/** The words that shoppers say, gathered once. */
export const lexicon = (): Lexicon => {
  made ??= atOnce(readLexicon())
  return made
}
