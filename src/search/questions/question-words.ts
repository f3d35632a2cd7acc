import {
  type AskedDimension,
  type AskedFact,
  askedDimensions,
  askedFacts,
  type FactRelation,
} from '../../language/data/asked-facts.ts'
import type { QuestionWords } from '../../language/pack-questions.ts'
import { packOf, packs, phraseList, wordList } from '../../language/packs.ts'
import { Meanings } from './fact-meanings.ts'

/** What a phrase around the facts tells. */
export type Cue = 'asks' | 'asksNothing' | 'includes' | 'given' | 'apart' | 'needs' | 'asksNeed'

/** The words of one language for questions, ready to be found in texts. */
export interface WordsOfLanguage {
  cues: Meanings<Cue>
  dimensions: Meanings<AskedDimension>
  facts: Meanings<AskedFact>
  /** Words of one that tell a fact, for what is spelled badly. */
  factWords: { word: string; fact: AskedFact }[]
  denies: Meanings<true>
  fillers: ReadonlySet<string>
  having: ReadonlySet<string>
  genuine: ReadonlySet<string>
}

/** Letters of the shortest word that is mended. */
export const SHORTEST_MENDED = 6

const cueNames: readonly Cue[] = ['asks', 'asksNothing', 'includes', 'given', 'apart', 'needs', 'asksNeed']
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
    dimensions.add(name, questions.dimensions?.[name], code)
  }
  const facts = new Meanings<AskedFact>()
  for (const name of Object.keys(askedFacts) as AskedFact[]) facts.add(name, questions.facts?.[name], code)
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
    factWords: (Object.keys(askedFacts) as AskedFact[]).flatMap((fact) =>
      phraseList(questions.facts?.[fact])
        .map((phrase) => phrase.replace('*', ''))
        .filter((word) => word.length >= SHORTEST_MENDED && !word.includes(' '))
        .map((word) => ({ word, fact })),
    ),
    denies,
    // "In stock" is told by the stock itself.
    fillers: new Set([...wordList(questions.fillers), ...ofStock]),
    having: new Set(wordList(questions.having)),
    genuine: new Set(wordList(questions.genuine)),
  }
}

const buts = new Set(packs.flatMap(({ questions }) => wordList(questions?.but)))
/** Whether a word parts what is denied from what is not, in any language. */
export const isBut = (word: string): boolean => buts.has(word)

const relations: Readonly<Record<string, FactRelation>> = askedFacts

/** The facts that bear a fact out: itself and what is a kind of it. */
export const bearingOut = (fact: AskedFact): ReadonlySet<string> => new Set([fact, ...wordList(relations[fact]?.from)])
/** The facts that rule it out. */
export const rulingOut = (fact: AskedFact): ReadonlySet<string> => new Set(wordList(relations[fact]?.against))
/** Whether nobody says "included" of it. */
export const isGiven = (fact: AskedFact): boolean => relations[fact]?.isGiven === true
