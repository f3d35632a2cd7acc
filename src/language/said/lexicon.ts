import { LearnedFile } from '../learned/learned-file.ts'
import { WordTable } from '../learned/table-of-words.ts'
import { thingsIn } from './everyday-things.ts'
import { saidLanguages, saidWords } from './said.ts'

/** What words are, whatever a catalog says of them. */
export interface Lexicon {
  /** Of all languages, what talk is made of: never the name of a product. */
  talk: Pick<ReadonlySet<string>, 'has'>
  /** Of these what hardly ever says what a thing is like or for. */
  fillers: Pick<ReadonlySet<string>, 'has'>
  /** Things any store may sell. */
  things: Pick<ReadonlySet<string>, 'has'>
}

/** The lexicon as it is looked up, kept for all processes. */
export const lexiconFile = new LearnedFile('lexicon', [
  'language/said',
  'language/packs',
  'language/names-of-things.ts',
])
/** Of each of the three. */
const PARTS = 3

/** Gathers the words that shoppers say and keeps them for other processes, a fifth of a second of work. */
export function compileLexicon(): Lexicon {
  const [talk, fillers, things] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const language of saidLanguages) {
    const said = saidWords()[language]
    for (const word of said.talk) talk.add(word)
    for (const word of said.fillers) fillers.add(word)
    for (const word of said.things) things.add(word)
    for (const word of thingsIn(language)) things.add(word)
  }
  for (const word of talk) things.delete(word)
  lexiconFile.keep([talk, fillers, things].flatMap((words) => WordTable.make([...words]).kept()))
  return { talk, fillers, things }
}

function readKept(): Lexicon | null {
  const parts = lexiconFile.read() ?? []
  if (parts.length < 3 * PARTS) return null
  const [talk, fillers, things] = [0, PARTS, 2 * PARTS].map((at) => WordTable.of(parts.slice(at)))
  return talk && fillers && things ? { talk, fillers, things } : null
}

let made: Lexicon | undefined

/** The words that shoppers say, gathered once. */
export const lexicon = (): Lexicon => {
  made ??= readKept() ?? compileLexicon()
  return made
}
