import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { atOnce } from '../../shared/in-slices.ts'
import { LearnedFile } from '../learned/learned-file.ts'
import { Concepts, readConcepts } from './concepts.ts'
import type { Naming } from './said-features.ts'
import { type WordsSaid, wordsSaid } from './said-lexicon.ts'
import { type Context, readLine, type SaidLine, saidTokens } from './said-lines.ts'
import { type SaidPart, SaidReader } from './said-reader.ts'
import { withoutNames } from './without-names.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const LESSONS = join(HERE, 'lessons')

/** What was learned of messages. */
export const saidFile = new LearnedFile('said', ['language/said'])

/** Languages of the lessons, ISO 639-1. */
export const saidLanguages = ['en', 'es', 'fr', 'de'] as const
export type SaidLanguage = (typeof saidLanguages)[number]

/** The lessons of a language: lines that people wrote as shoppers, with what each part and word is. */
export const readLessons = (language: SaidLanguage): SaidLine[] =>
  [`${language}.txt`, `${language}.phrases.txt`].flatMap((file, at) =>
    readFileSync(join(LESSONS, file), 'utf8')
      .split('\n')
      .flatMap((line) => readLine(line, at === 0) ?? []),
  )

/** What all processes read by. */
interface Learned {
  reader: SaidReader
  words: Record<SaidLanguage, WordsSaid>
}

/** Learns all lessons and keeps what was learned for other processes, ten seconds of work. */
export function learnLessons(): Learned {
  const concepts = readConcepts()
  const reader = new SaidReader(Concepts.of(concepts))
  const lessons = saidLanguages.map((language) => [language, readLessons(language)] as const)
  atOnce(reader.learn(lessons.flatMap(([, lines]) => lines)))
  const words = Object.fromEntries(lessons.map(([language, lines]) => [language, wordsSaid(lines)]))
  saidFile.keep([...[words, concepts].map((one) => Buffer.from(JSON.stringify(one))), ...reader.learned()])
  return { reader, words: words as Learned['words'] }
}

function readKept(): Learned | null {
  const [words, concepts, ...models] = saidFile.read() ?? []
  if (!words || !concepts) return null
  const reader = new SaidReader(Concepts.of(JSON.parse(String(concepts))))
  return reader.take(models) ? { reader, words: JSON.parse(String(words)) } : null
}

let made: Learned | undefined
const learned = (): Learned => {
  made ??= readKept() ?? learnLessons()
  return made
}

/** Gets what was learned, before the first message comes: from the disk, else by learning it. */
export const prepareSaid = (): void => void learned()

/** The words of each language as the lessons have them. They are read without the models, which have 24 MB. */
export function saidWords(): Learned['words'] {
  if (made) return made.words
  words ??= JSON.parse(String(saidFile.readFirst())) as Learned['words'] | null
  return words ?? learned().words
}
let words: Learned['words'] | null = null

/** Whether the lessons have a folded word often enough to tell something of it. */
export const isSaidWord = (word: string): boolean => learned().reader.knows(word)

/** Texts that are read again and again within a turn. */
const MOST_KEPT = 500
let kept = new Map<string, readonly SaidPart[]>()
const nothing = (): Naming => null

/**
 * What is done with a message, part by part, and what each of its words is.
 * @param text bounded by the caller
 * @param context what the assistant did just before
 * @param naming what is known of a folded word by itself
 */
export function readSaid(
  text: string,
  context: Context,
  naming: (word: string) => Naming = nothing,
): readonly SaidPart[] {
  const known = saidTokens(text).map(({ text: word }) => naming(word)?.[0] ?? '-')
  const key = `${context} ${known.join('')}\n${text}`
  const former = kept.get(key)
  if (former) return former
  const { reader } = learned()
  const named = reader.read(text, context, naming)
  const isWished = named.some(({ deed }) => deed === 'find')
  const parts = isWished ? withoutNames(named, reader.read(text, context, nothing)) : named
  if (kept.size >= MOST_KEPT) kept = new Map()
  kept.set(key, parts)
  return parts
}
