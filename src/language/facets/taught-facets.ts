import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { atOnce } from '../../shared/in-slices.ts'
import { remembering } from '../../shared/remembering.ts'
import type { LearnedFile } from '../learned/learned-file.ts'
import { type FacetLine, readFacetLine } from './facet-line.ts'
import { type CommonSigns, FacetReader } from './facet-reader.ts'

/** Questions whose facets are kept. */
const MOST_KEPT = 500
/** What is less likely a sentence does not tell. */
const LEAST_TOLD = 0.02

/** What lessons teach of questions and sentences: which of a list of facets they ask for, or tell. One of them is `none`. */
export class TaughtFacets<Facet extends string> {
  readonly facets: readonly Facet[]
  readonly file: LearnedFile
  readonly #lessons: () => FacetLine<Facet>[]
  readonly #common: CommonSigns
  #made: FacetReader | undefined
  /** Within a turn a clause is asked about again and again. */
  readonly #asked = remembering((key: string) => {
    const [language = ''] = key.split(' ', 1)
    return this.#learned.ofQuestion(key.slice(language.length + 1), language)
  }, MOST_KEPT)

  /**
   * @param facets all there are
   * @param lessons reads its lines
   * @param file where what was learned is kept for other processes
   */
  constructor(facets: readonly Facet[], lessons: () => FacetLine<Facet>[], file: LearnedFile, common: CommonSigns) {
    this.facets = facets
    this.file = file
    this.#lessons = lessons
    this.#common = common
  }

  /** The lines of all languages. */
  readLessons(): FacetLine<Facet>[] {
    return this.#lessons()
  }

  /** A reader that knows nothing yet. */
  newReader(): FacetReader {
    return new FacetReader(this.facets, this.#common)
  }

  /** Learns all lessons and keeps what was learned for other processes, some seconds of work. */
  learn(): FacetReader {
    const reader = this.newReader()
    atOnce(reader.learn(this.readLessons()))
    this.file.keep(reader.learned())
    return reader
  }

  /** Gets what was learned, before the first message comes: from the disk, else by learning it. */
  prepare(): void {
    void this.#learned
  }

  get #learned(): FacetReader {
    this.#made ??= this.#kept() ?? this.learn()
    return this.#made
  }

  #kept(): FacetReader | null {
    const reader = this.newReader()
    return reader.take(this.file.read() ?? []) ? reader : null
  }

  /**
   * How likely a question asks for each facet, in their order; the shares add up to 1.
   * @param text bounded by the caller
   * @param language ISO 639-1
   */
  asked(text: string, language: string): Float32Array {
    return this.#asked(`${language} ${text}`)
  }

  /** The facets that a sentence tells, as `mostOf` gives them. @param heading above it, empty where there is none */
  told(heading: string, text: string, language: string): Float32Array {
    return this.mostOf(this.#learned.ofSentence(heading, text, language))
  }

  /** Of the shares of all facets those that count: by turns the place of one and how likely it is. */
  mostOf(shares: Float32Array): Float32Array {
    const none = (this.facets as readonly string[]).indexOf('none')
    const told: number[] = []
    for (const [at, share] of shares.entries()) if (at !== none && share >= LEAST_TOLD) told.push(at, share)
    return Float32Array.from(told)
  }
}

/** The lines of a folder with a text file a language, named by its code. @param facets all there are */
export function readFacetLines<Facet extends string>(folder: URL, facets: readonly Facet[]): FacetLine<Facet>[] {
  const path = fileURLToPath(folder)
  return readdirSync(path)
    .sort()
    .flatMap((name) =>
      readFileSync(`${path}${name}`, 'utf8')
        .split('\n')
        .flatMap((line) => readFacetLine(line, facets, name.slice(0, 2)) ?? []),
    )
}

/**
 * How alike are what a question asks for and what a sentence tells, 0 to 1: the Bhattacharyya coefficient, which forgives a reader that is
 * unsure more than `facetMatch` does.
 * @param told as `told` gives it
 */
export function facetLikeness(asked: Float32Array, told: Float32Array): number {
  let sum = 0
  for (let at = 0; at < told.length; at += 2)
    sum += Math.sqrt((asked[told[at] as number] ?? 0) * (told[at + 1] as number))
  return sum
}

/** How likely a sentence tells what a question asks for, 0 to 1. @param told as `told` gives it */
export function facetMatch(asked: Float32Array, told: Float32Array): number {
  let sum = 0
  for (let at = 0; at < told.length; at += 2) sum += (asked[told[at] as number] ?? 0) * (told[at + 1] as number)
  return sum
}
