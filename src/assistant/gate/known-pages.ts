import { MeaningReader } from '../../knowledge/index/meanings.ts'
import { fold } from '../../language/fold.ts'
import { endOfNegation } from '../../language/negation.ts'
import { packOf, packs, phraseList, wordList } from '../../language/packs.ts'
import { type TextToken, tokenize } from '../../language/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { splitSentences } from '../../shared/sentences.ts'
import type { Fact } from '../fact.ts'
import { boundAt } from './bounds.ts'
import { cuesIn, type ReadLanguage, readLanguages } from './cues.ts'
import { MOST_KEPT, stem, stemsOf } from './fact-words.ts'
import { isPlanted } from './leaks/planted.ts'
import { plainOf } from './plain-sentence.ts'
import { type Amount, readAmounts } from './said-amounts.ts'

/** A sentence of the owner's pages. */
export interface KnownPolicy {
  fact: Fact
  words: ReadonlySet<string>
  /** What it speaks of, in any language. */
  meanings: ReadonlySet<string>
  amounts: Amount[]
  /** Of each amount whether it is a limit. */
  bounds: ('most' | 'least' | null)[]
  isDenied: boolean
  /** What only the parts with a "not" speak of. */
  deniedMeanings: ReadonlySet<string>
  deniedWords: ReadonlySet<string>
  /** Whether it offers something for less or for nothing. */
  isOffer: boolean
  /** Whether it speaks of all: "every order". */
  isOfAll: boolean
  text: string
}

const meaningReaders = new Map<string, MeaningReader>()
/** What some words mean in the policies of shops, by terms that are the same in every language. */
export function meaningsOf(text: string, language: string): Set<string> {
  let reader = meaningReaders.get(language)
  if (!reader) {
    reader = new MeaningReader(language)
    meaningReaders.set(language, reader)
  }
  return new Set(reader.read(text).meanings.map(({ term }) => term))
}

const isDenying = (tokens: readonly TextToken[]): boolean => tokens.some((_, at) => endOfNegation(tokens, at) !== null)

/** The language of a text among those with a full pack, by its commonest words. */
export const languageOfText = remembering((text): string => {
  const words = tokenize(text.slice(0, 1500)).map(({ text: word }) => word)
  let best = { code: 'en', hits: 0 }
  for (const [code, glue] of glues) {
    const hits = words.filter((word) => glue.has(word)).length
    if (hits > best.hits) best = { code, hits }
  }
  return best.code
}, MOST_KEPT)
const glues = new Map(packs.map(({ code, glue }) => [code, new Set(wordList(packOf(code)?.glue ?? glue))]))

/** What only the parts of a sentence with a "not" speak of: "... within 30 days, but no opened food". */
function deniedIn(
  sentence: string,
  language: string,
  read: ReadLanguage,
): Pick<KnownPolicy, 'deniedMeanings' | 'deniedWords'> {
  const no = new Set<string>()
  const yes = new Set<string>()
  const affirmed = new Set<string>()
  const denied = new Set<string>()
  for (const part of partsOf(sentence, language)) {
    const tokens = tokenize(plainOf(part))
    const words = tokens.flatMap(({ kind, text }) => (kind === 'sign' ? [] : text))
    const isNo = isDenying(tokens) || cuesIn(words, read).some(({ name }) => name === 'manner.denied')
    for (const term of meaningsOf(part, language)) (isNo ? denied : affirmed).add(term)
    for (const word of words) (isNo ? no : yes).add(stem(word))
  }
  return {
    deniedMeanings: new Set([...denied].filter((term) => !affirmed.has(term))),
    deniedWords: new Set([...no].filter((word) => !yes.has(word))),
  }
}

/** Between signs, and before an "and". */
function partsOf(sentence: string, language: string): string[] {
  const ands = phraseList(packOf(language)?.further?.and).filter((word) => word.length > 0 && !word.includes(' '))
  const words = sentence.split(' ')
  const parts: string[][] = [[]]
  for (const word of words) {
    if (ands.includes(fold(word))) parts.push([])
    parts.at(-1)?.push(word)
    if (/[,;:(–]$/.test(word)) parts.push([])
  }
  return parts.map((part) => part.join(' '))
}

/** The sentences of a page, read once. */
export const policySentences = remembering((text): readonly Omit<KnownPolicy, 'fact'>[] => {
  const language = languageOfText(text)
  const [first = ''] = text.split('\n')
  const heading = text.includes('\n') && !/[.!?]$/.test(first) ? meaningsOf(first, language) : []
  const sentences = splitSentences(text).filter((sentence) => !isPlanted(sentence))
  return sentences.map((sentence) => {
    const tokens = tokenize(plainOf(sentence))
    const amounts = readAmounts(tokens, language)
    const read = readLanguages.find((code) => code === language) ?? 'en'
    const cues = cuesIn(
      tokens.flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : word)),
      read,
    )
    return {
      words: new Set(stemsOf(sentence)),
      meanings: new Set([...meaningsOf(sentence, language), ...heading]),
      amounts,
      isDenied: isDenying(tokens) || cues.some(({ name }) => name === 'manner.denied'),
      ...deniedIn(sentence, language, read),
      isOffer: cues.some(({ name }) => name === 'trade.discount' || name === 'trade.free'),
      isOfAll: cues.some(({ name }) => name === 'trade.all'),
      bounds: amounts.map(({ from, to }) => boundAt(tokens, language, from, to)),
      text: fold(sentence),
    }
  })
}, 500)
