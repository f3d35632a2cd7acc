import {
  type GoodsKind,
  type GoodsLanguage,
  goodsLanguages,
  isGoodsLanguage,
  readLexicon,
} from '../../language/goods/kinds-of-goods.ts'
import { LearnedFile } from '../../language/learned/learned-file.ts'
import { WordTable } from '../../language/learned/table-of-words.ts'
import { readLessons } from '../../language/said/said.ts'
import { joinsWords } from '../../language/text/joins-words.ts'
import { languageOf } from '../analysis/languages.ts'
import { KEPT_PARTS, KindsByWord } from './kinds-by-word.ts'
import { partsOfJoined, tellingWords } from './telling-words.ts'

/** The lexicon as it is looked up, kept for all processes. */
export const goodsFile = new LearnedFile('goods', [
  'language/goods',
  'language/said/lessons',
  'language/packs',
  'language/text/tokens.ts',
  'language/text/fold.ts',
  'language/text/joins-words.ts',
  'search/analysis',
  'search/needs',
  // The stemmers' versions.
  '../package.json',
])

/** The words of the lexicon in one language. */
export interface GoodsWords {
  /** Of a word as written, folded, and of a stem: the kinds of goods that it has to do with. */
  byWord: KindsByWord
  byStem: KindsByWord
  /** How little a stem is heard in shops whatever is wanted, 0..1; of one that is never heard 1. */
  rarity: Pick<ReadonlyMap<string, number>, 'get'>
  /** How many kinds there are. */
  count: number
  /** The names of a kind, as stems; joined words as what they are joined of. */
  namesOf(kind: number): readonly (readonly string[])[]
}

/** A name's own words tell of a kind more surely than those of a need. */
const OF_NAME = 1.5
const OF_NEED = 1
/** A word of a need of two words, by itself. */
const OF_PAIR = 0.6

/** Compiles the lexicon and keeps it for other processes, a second of work. */
export function compileGoods(): void {
  const kinds = readLexicon()
  goodsFile.keep(
    goodsLanguages.flatMap((language) => {
      const { byWord, byStem, namesOf } = wordsOf(kinds, language)
      const names = WordTable.make(
        kinds.map((_, kind) =>
          namesOf(kind)
            .map((name) => name.join(' '))
            .join('\t'),
        ),
      )
      const rarity = rarityInChat(language)
      const rarities = Buffer.from([...rarity.values()].map((rare) => Math.round(rare * HUNDRED)))
      return [
        ...[rarities, ...WordTable.make([...rarity.keys()]).kept(), ...names.kept()],
        ...[...byWord.kept(), ...byStem.kept()],
      ]
    }),
  )
}

/** Gets the words of all languages, a language a step. Where no file is kept the first step compiles them, and keeps them. */
export function* prepareGoods(): Generator<void, void> {
  if (!goodsFile.isThere) compileGoods()
  yield
  const kept = goodsFile.read()
  yield
  for (const language of goodsLanguages) {
    goodsWords(language, kept)
    yield
  }
}

const HUNDRED = 100
/** Rarities, their words, and names. */
const TOLD_PARTS = 7
const PARTS = TOLD_PARTS + 2 * KEPT_PARTS

function readKept(language: GoodsLanguage, kept: Buffer[] | null): GoodsWords | null {
  const at = goodsLanguages.indexOf(language) * PARTS
  const parts = kept?.slice(at, at + PARTS) ?? []
  const [rarities] = parts
  if (!rarities || parts.length < PARTS) return null
  const [stems, names] = [WordTable.of(parts.slice(1)), WordTable.of(parts.slice(4))]
  const [byWord, byStem] = [TOLD_PARTS, TOLD_PARTS + KEPT_PARTS].map((from) => KindsByWord.of(parts.slice(from)))
  const rarityOf = (stem: string) => {
    const place = stems.placeOf(stem)
    return place < 0 ? undefined : (rarities[place] as number) / HUNDRED
  }
  const namesOf = (kind: number) => {
    const line = names.wordAt(kind)
    return line === '' ? [] : line.split('\t').map((name) => name.split(' '))
  }
  return byWord && byStem ? { byWord, byStem, rarity: { get: rarityOf }, count: names.size, namesOf } : null
}

const known = new Map<GoodsLanguage, GoodsWords>()

/**
 * The words of the lexicon in a language, ISO 639-1; null where it has none. From the disk, else worked out.
 * @param kept the file, where it was read
 */
export function goodsWords(language: string, kept?: Buffer[] | null): GoodsWords | null {
  if (!isGoodsLanguage(language)) return null
  const words = known.get(language) ?? readKept(language, kept ?? goodsFile.read()) ?? wordsOf(readLexicon(), language)
  known.set(language, words)
  return words
}

function wordsOf(kinds: readonly GoodsKind[], language: GoodsLanguage): GoodsWords {
  const { stem } = languageOf(language)
  const written = new Map<string, Map<number, number>>()
  const stemmed = new Map<string, Map<number, number>>()
  const put = (into: typeof written, key: string, kind: number, weight: number) => {
    const own = into.get(key) ?? new Map<number, number>()
    into.set(key, own)
    own.set(kind, Math.max(own.get(kind) ?? 0, weight))
  }
  const note = (text: string, kind: number, weightOf: (count: number) => number) => {
    const words = tellingWords(text, language)
    for (const word of words) {
      put(written, word, kind, weightOf(words.length))
      put(stemmed, stem(word), kind, weightOf(words.length))
    }
  }
  for (const [kind, { names, needs }] of kinds.entries()) {
    for (const name of names[language]) note(name, kind, (count) => OF_NAME / Math.sqrt(count))
    for (const need of needs[language]) note(need, kind, (count) => (count > 1 ? OF_PAIR : OF_NEED))
  }
  const [byWord, byStem] = [KindsByWord.make(written), KindsByWord.make(stemmed)]
  const names = kinds.map((kind) =>
    kind.names[language]
      .map((name) => stemsOfName(name, language, { byWord, byStem }))
      .filter((name) => name.length > 0),
  )
  const namesOf = (kind: number) => names[kind] ?? []
  return { byWord, byStem, rarity: rarityInChat(language), count: kinds.length, namesOf }
}

/** By how many of the lessons' lines have a stem: "back" and "need" tell nothing of what is needed. */
function rarityInChat(language: GoodsLanguage): Map<string, number> {
  const { stem } = languageOf(language)
  const lines = readLessons(language)
  const counts = new Map<string, number>()
  for (const { text } of lines)
    for (const one of new Set(tellingWords(text, language).map(stem))) counts.set(one, (counts.get(one) ?? 0) + 1)
  const all = Math.log(lines.length + 1)
  const rarity = (count: number) => (all - Math.log(count + 1)) / all
  return new Map([...counts].map(([one, count]) => [one, Math.round(rarity(count) * 100) / 100]))
}

/** The stems of a name or title, joined words as what they are joined of where both are words of the lexicon. */
export function stemsOfName(text: string, language: string, words: Pick<GoodsWords, 'byWord' | 'byStem'>): string[] {
  const { stem } = languageOf(language)
  return tellingWords(text, language).flatMap((word) => {
    const parts = joinsWords(language) ? partsOfJoined(word, (part) => isKnownWord(part, language, words)) : []
    return (parts.length > 1 ? parts : [word]).map(stem)
  })
}

export const isKnownWord = (
  word: string,
  language: string,
  { byWord, byStem }: Pick<GoodsWords, 'byWord' | 'byStem'>,
): boolean => byWord.has(word) || byStem.has(languageOf(language).stem(word))
