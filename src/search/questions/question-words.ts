import {
  type AskedDimension,
  type AskedFact,
  askedDimensions,
  askedFacts,
  type FactRelation,
} from '../../language/data/asked-facts.ts'
import { packOf, packs, phraseList, wordList } from '../../language/packs.ts'
import type { QuestionWords } from '../../language/question-pack.ts'
import { type Pattern, patternOf, placesOf, type TextWord } from './text-words.ts'

/** Phrases of a language with what they mean, by their first stem; those that only tell a beginning are apart. */
class Meanings<Meaning> {
  readonly #byStem = new Map<string, { pattern: Pattern; meaning: Meaning }[]>()
  readonly #beginnings: { pattern: Pattern; meaning: Meaning }[] = []

  add(meaning: Meaning, phrases: string | undefined, language: string): void {
    for (const phrase of phraseList(phrases)) {
      const pattern = patternOf(phrase, language)
      const [first] = pattern.words
      if (!first) continue
      const entry = { pattern, meaning }
      if (first.begins !== null) this.#beginnings.push(entry)
      else
        for (const key of new Set([first.stem, first.text]))
          this.#byStem.set(key, [...(this.#byStem.get(key) ?? []), entry])
    }
  }

  /** Every meaning that begins at a word, with the places of its words. */
  at(words: readonly TextWord[], from: number, gap?: number): { meaning: Meaning; places: number[] }[] {
    const word = words[from] as TextWord
    const found: { meaning: Meaning; places: number[] }[] = []
    const seen = new Set<object>()
    for (const list of [this.#byStem.get(word.stem), this.#byStem.get(word.text), this.#beginnings]) {
      for (const entry of list ?? []) {
        if (seen.has(entry)) continue
        seen.add(entry)
        const places = placesOf(entry.pattern, words, from, gap)
        if (places) found.push({ meaning: entry.meaning, places })
      }
    }
    return found
  }
}

/** What a phrase around the facts tells. */
export type Cue = 'asks' | 'asksNothing' | 'includes' | 'given' | 'apart' | 'needs'

/** The words of one language for questions, ready to be found in texts. */
export interface WordsOfLanguage {
  cues: Meanings<Cue>
  dimensions: Meanings<AskedDimension>
  facts: Meanings<AskedFact>
  denies: Pattern[]
  fillers: ReadonlySet<string>
  having: ReadonlySet<string>
  genuine: ReadonlySet<string>
}

const cueNames: readonly Cue[] = ['asks', 'asksNothing', 'includes', 'given', 'apart', 'needs']
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
  const audiences = packOf(code)?.audiences
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
    denies: phraseList(questions.denies).map((phrase) => patternOf(phrase, code)),
    fillers: new Set(wordList(questions.fillers)),
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
