import { LearnedFile } from '../../language/learned/learned-file.ts'
import { WordTable } from '../../language/learned/table-of-words.ts'
import { packs, phraseList, wordList } from '../../language/packs.ts'
import { thingsIn } from '../../language/said/everyday-things.ts'
import { saidLanguages, saidWords } from '../../language/said/said.ts'
import { joinsWords } from '../../language/text/joins-words.ts'
import { languageOf } from '../../search/analysis/languages.ts'

/** The words that tell a language, kept for all processes. */
export const languageFile = new LearnedFile('words-of-languages', [
  'language/said',
  'language/packs',
  'language/names-of-things.ts',
  'language/text/joins-words.ts',
  'search/analysis/languages.ts',
  'assistant/understanding/language-words.ts',
  // The lists of common words.
  '../package.json',
])

type Words = Pick<ReadonlySet<string>, 'has'>

/** What words tell of a language. */
export interface LanguageWords {
  /** How often each language has a word, or two. */
  countsOf(word: string): readonly (readonly [language: string, count: number])[]
  /** Words of talk, by language: "hola", "danke", not "portable". */
  talk: ReadonlyMap<string, Words>
  /** Names of things by the language that joins them: "pfanne" of "gusspfanne". */
  joined: ReadonlyMap<string, Words>
}

/** A word of a list counts as if it was said so often. */
const LISTED = 4
/** One that is listed because it tells a language counts as much as what is said every day in the others. */
const TELLING = 60
/** Of a table of words. */
const PARTS = 3

/** Gathers the words of our lessons and packs and keeps them for other processes, a fifth of a second of work. */
export function compileLanguages(): LanguageWords {
  const counts = new Map<string, Map<string, number>>()
  const note = (word: string, language: string, count = LISTED) => {
    const known = counts.get(word) ?? new Map<string, number>()
    counts.set(word, known.set(language, (known.get(language) ?? 0) + count))
  }
  const [talk, joined] = [new Map<string, ReadonlySet<string>>(), new Map<string, ReadonlySet<string>>()]
  for (const language of saidLanguages) {
    const said = saidWords()[language]
    const stops = languageOf(language).stopWords
    talk.set(language, new Set([...said.talk, ...stops]))
    const things = thingsIn(language)
    if (joinsWords(language)) joined.set(language, things)
    for (const [word, count] of said.counts) note(word, language, count)
    for (const word of new Set([...stops, ...things])) note(word, language)
  }
  for (const { code, comparatives } of packs) {
    for (const phrases of Object.values(comparatives ?? {}) as string[]) {
      for (const phrase of phraseList(phrases)) if (!phrase.includes(' ')) note(phrase, code)
    }
  }
  // Languages that we do not speak, too: we answer that politely.
  for (const { code, telling } of packs)
    for (const word of wordList(telling)) note(word.replace('_', ' '), code, TELLING)
  keep(counts, talk, joined)
  return { countsOf: (word) => [...(counts.get(word) ?? [])], talk, joined }
}

function keep(
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
  ...sets: [ReadonlyMap<string, ReadonlySet<string>>, ReadonlyMap<string, ReadonlySet<string>>]
): void {
  const told = WordTable.make([...counts.values()].map((own) => [...own].flat().join(' ')))
  const tables = [WordTable.make([...counts.keys()]), told]
  for (const set of sets) for (const words of set.values()) tables.push(WordTable.make([...words]))
  const languages = Buffer.from(JSON.stringify(sets.map((set) => [...set.keys()])))
  languageFile.keep([languages, ...tables.flatMap((table) => table.kept())])
}

function readKept(): LanguageWords | null {
  const [languages, ...parts] = languageFile.read() ?? []
  if (!languages) return null
  const tables = Array.from({ length: parts.length / PARTS }, (_, at) => WordTable.of(parts.slice(at * PARTS)))
  const [words, told, ...lists] = tables
  const [talk = [], joined = []] = JSON.parse(String(languages)) as string[][]
  if (!words || !told || lists.length !== talk.length + joined.length) return null
  const [ofTalk, ofJoined] = [talk, joined].map(
    (codes) => new Map(codes.map((code) => [code, lists.shift() as WordTable])),
  )
  const countsOf = (word: string) => {
    const place = words.placeOf(word)
    const pairs = place < 0 ? [] : told.wordAt(place).split(' ')
    return Array.from({ length: pairs.length / 2 }, (_, at): [string, number] => [
      pairs[2 * at] as string,
      Number(pairs[2 * at + 1]),
    ])
  }
  return { countsOf, talk: ofTalk ?? new Map(), joined: ofJoined ?? new Map() }
}

let made: LanguageWords | undefined

/** The words that tell a language. From the disk, else gathered. */
export const languageWords = (): LanguageWords => {
  made ??= readKept() ?? compileLanguages()
  return made
}
