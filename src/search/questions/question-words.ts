import {
  type AskedDimension,
  type AskedFact,
  askedDimensions,
  askedFacts,
  type FactRelation,
} from '../../language/data/asked-facts.ts'
import { type Topic, topicFacts } from '../../language/data/topics.ts'
import type { QuestionWords } from '../../language/pack-fields/pack-questions.ts'
import { packOf, packs, phraseList, wordList } from '../../language/packs.ts'
import { wordsOfProperty } from '../../language/properties.ts'
import { languageOf } from '../analysis/languages.ts'
import { Meanings } from './fact-meanings.ts'
import type { TextWord } from './text-words.ts'

/** What a phrase around the facts tells. */
export type Cue = 'asks' | 'asksNothing' | 'includes' | 'given' | 'apart' | 'needs' | 'asksNeed' | 'asksEqual'

/** The words of one language for questions, ready to be found in texts. */
export interface WordsOfLanguage {
  cues: Meanings<Cue>
  dimensions: Meanings<AskedDimension>
  facts: Meanings<AskedFact>
  /** What things are like or for, by the English name of that. */
  properties: Meanings<string>
  topics: Meanings<Topic>
  /** Words of one that tell a fact, for what is spelled badly. */
  factWords: { word: string; fact: AskedFact }[]
  denies: Meanings<true>
  /** In all their forms: "making" of "make". */
  isFiller: (word: TextWord) => boolean
  /** What makes a word its contrary: "un". */
  contraries: readonly string[]
  having: ReadonlySet<string>
  /** "Another", "different". */
  other: ReadonlySet<string>
  genuine: ReadonlySet<string>
  every: ReadonlySet<string>
  /** "And", "or"; and those of them between what will do as well. */
  joiners: ReadonlySet<string>
  eithers: ReadonlySet<string>
}

/** Letters of the shortest word that is mended. */
export const SHORTEST_MENDED = 6

const cueNames: readonly Cue[] = ['asks', 'asksNothing', 'includes', 'given', 'apart', 'needs', 'asksNeed', 'asksEqual']
const made = new Map<string, WordsOfLanguage>()

/** Those of a language; of one without a pack all are empty. Made when first asked for. */
export function questionWordsOf(language: string): WordsOfLanguage {
  const pack = packOf(language)
  const code = pack?.code ?? 'und'
  let words = made.get(code)
  if (!words) {
    words = makeWords(code, (pack?.questions ?? {}) as Partial<QuestionWords>)
    made.set(code, words)
  }
  return words
}

function makeWords(code: string, questions: Partial<QuestionWords>): WordsOfLanguage {
  const cues = new Meanings<Cue>()
  for (const cue of cueNames) cues.add(cue, questions[cue], code)
  const dimensions = new Meanings<AskedDimension>()
  for (const name of Object.keys(askedDimensions) as AskedDimension[]) {
    dimensions.add(name, questions.dimensions?.[name], code, true)
  }
  const facts = new Meanings<AskedFact>()
  for (const name of Object.keys(askedFacts) as AskedFact[]) {
    facts.add(name, questions.facts?.[name], code)
    facts.add(name, relations[name]?.codes, code, true, 0)
  }
  const properties = new Meanings<string>()
  for (const name of Object.keys(packOf(code)?.properties ?? {}))
    properties.add(name, wordsOfProperty(name, code).join(', '), code, false, 1)
  const topics = new Meanings<Topic>()
  for (const name of Object.keys(topicFacts) as Topic[]) topics.add(name, packOf(code)?.topics?.[name], code, false, 1)
  const denies = new Meanings<true>()
  denies.add(true, questions.denies, code)
  const { audiences, stock } = packOf(code) ?? {}
  const ofStock = phraseList(stock?.there).flatMap((phrase) => phrase.split(/[\s-]/))
  for (const [fact, phrases] of [
    ['dogs', audiences?.dogs],
    ['dogs', audiences?.puppies],
    ['cats', audiences?.cats],
    ['cats', audiences?.kittens],
    ['pets', audiences?.pets],
    ['children', audiences?.kids],
    ['baby', audiences?.baby],
  ] as const) {
    facts.add(fact, phrases?.replaceAll('!', ''), code)
  }
  return {
    cues,
    dimensions,
    facts,
    properties,
    topics,
    factWords: (Object.keys(askedFacts) as AskedFact[]).flatMap((fact) =>
      phraseList(questions.facts?.[fact])
        .map((phrase) => phrase.replace('*', ''))
        .filter((word) => word.length >= SHORTEST_MENDED && !word.includes(' '))
        .map((word) => ({ word, fact })),
    ),
    denies,
    // "In stock" is told by the stock itself.
    isFiller: fillersOf([...wordList(questions.fillers), ...ofStock], code),
    contraries: wordList(questions.contraries),
    having: new Set(wordList(questions.having)),
    other: new Set(wordList(packOf(code)?.references?.other)),
    genuine: new Set(wordList(questions.genuine)),
    every: new Set(wordList(questions.every)),
    joiners: new Set(wordList(packOf(code)?.joiners)),
    eithers: new Set(wordList(packOf(code)?.either)),
  }
}

/** Shorter stems are those of other words too. */
const SHORTEST_STEM = 4

function fillersOf(words: readonly string[], language: string): WordsOfLanguage['isFiller'] {
  const { stem } = languageOf(language)
  const exact = new Set(words)
  const stems = new Set(words.map((word) => stem(word)).filter((one) => one.length >= SHORTEST_STEM))
  return (word) => exact.has(word.text) || stems.has(word.stem)
}

const buts = new Set(packs.flatMap(({ questions }) => wordList(questions?.but)))
/** Whether a word parts what is denied from what is not, in any language. */
export const isBut = (word: string): boolean => buts.has(word)

const relations: Readonly<Record<string, FactRelation>> = askedFacts

/** The facts that bear a fact out: itself and what is a kind of it. */
export const bearingOut = (fact: AskedFact): ReadonlySet<string> => new Set([fact, ...wordList(relations[fact]?.from)])
/** The facts that rule it out. */
export const rulingOut = (fact: AskedFact): ReadonlySet<string> => new Set(wordList(relations[fact]?.against))
/** The facts that are worth telling where it is not told: how else it is washed. */
export const tellsBeside = (fact: AskedFact): ReadonlySet<string> => new Set(wordList(relations[fact]?.beside))
/** Whether it may be in something that somebody must not have. */
export const isContent = (fact: AskedFact): boolean => relations[fact]?.isContent === true
/** Whether nobody says "included" of it. */
export const isGiven = (fact: AskedFact): boolean => relations[fact]?.isGiven === true
