import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { pageFacets } from '../facets/read-facets.ts'
import { kindsTold, meaningsTold } from './answer-kinds.ts'
import { dayTermsOf } from './days.ts'
import type { Entry, IndexSource, Sentence } from './entry.ts'
import { isNameOfThing } from './goods-named.ts'
import { deniesOutright, listedIn } from './listings.ts'
import { isCountry, isLight, type MeaningReader, type Reading } from './meanings.ts'
import type { PageWords } from './page-words.ts'
import { wholesOf } from './policy-words.ts'
import { leansOnFormer } from './quote.ts'
import { sentencesOf } from './sentences-of.ts'

/** A passage as it is indexed: its sentences with the words, meanings, places and kinds of answer in them. */
export function readPassage(
  source: Entry['source'],
  chunk: IndexSource['chunks'][number],
  reader: MeaningReader,
  words: PageWords,
): Entry {
  const pieces = splitSentences(boundedReading(chunk.text, textBounds.passage))
  const heading = reader.read(chunk.heading)
  const above = new Set(heading.meanings.map(({ term }) => term))
  const numbersOf = (terms: string[]) => words.numbersFor(terms)
  const placesAbove = numbersOf([...above].filter(isCountry))
  const isName = ({ surface }: Reading['words'][number]) => isNameOfThing(surface, reader.language)
  const thingsAbove = numbersOf(heading.words.filter(isName).map(({ term }) => term))
  const sentences: Sentence[] = []
  for (const one of sentencesOf(pieces, chunk.heading)) {
    const told = kindsTold(one.text)
    const read = reader.read(one.text)
    const named = numbersOf(read.meanings.map(({ term }) => term).filter(isCountry))
    const places = named.length > 0 ? named : (sentences[one.lead]?.places ?? placesAbove)
    const listed = listedIn(one.text, new Set(read.meanings.map(({ term }) => term)), above)
    const more = [...listed, ...meaningsTold(told), ...dayTermsOf(one.text)]
    const names = read.words.filter(isName)
    const own = numbersOf(names.map(({ term }) => term))
    const things = own.length > 0 ? own : (sentences[one.lead]?.things ?? thingsAbove)
    const terms = numbersOf([...termsOf(read, reader, words), ...more])
    sentences.push({
      ...one,
      told,
      terms,
      places,
      things,
      facets: pageFacets.told(chunk.heading, one.text, reader.language),
      denies: deniesOutright(one.text),
      leans: leansOnFormer(one.text, reader.language),
      kinds: kindsOfGoods(one.text, reader).map(({ name, members }) => ({
        name: numbersOf(name),
        members: numbersOf(members),
      })),
    })
  }
  return {
    source,
    ...{ position: chunk.position, heading: chunk.heading, text: chunk.text },
    titleTerms: numbersOf(termsOf(reader.read(source.title), reader, words)),
    headingTerms: numbersOf(termsOf(heading, reader, words)),
    topics: topicsOf(chunk.heading.split(' > ').at(-1) ?? '', reader, words),
    sentences,
    words: sentences.reduce((sum, { terms }) => sum + terms.length, 0),
  }
}

/** Words before a list in brackets, at the most, that are the name of what it lists. */
const MOST_OF_NAME = 3
const bracketed = /(?<!\p{L})(\p{L}[\p{L}\s-]{2,60}?)\s\(([^()]{3,300},[^()]{2,300})\)/gu

/** The kinds of goods that a sentence explains: "oversized items (mattresses, futons)". */
function kindsOfGoods(text: string, reader: MeaningReader): { name: string[]; members: string[] }[] {
  const termsIn = (said: string) =>
    reader.read(said).words.flatMap(({ surface, term }) => (reader.analyzer.isStopWord(surface) ? [] : [term]))
  return [...text.matchAll(bracketed)].flatMap(([, name = '', listed = '']) => {
    const named = termsIn(name)
    return named.length > 0 && named.length <= MOST_OF_NAME ? [{ name: named, members: termsIn(listed) }] : []
  })
}

/** Words and meanings of a text, each as often as it stands there. */
function termsOf({ words: own, meanings }: Reading, reader: MeaningReader, words: PageWords): string[] {
  words.addSurfaces(reader.language, own)
  const terms = own.filter(({ surface }) => !reader.analyzer.isStopWord(surface)).map(({ term }) => term)
  const phrases = meanings.flatMap(({ term, phrase }) => (phrase === null ? [term] : [term, phrase]))
  return [...terms, ...phrases, ...wholesOf(new Set(meanings.map(({ term }) => term)))]
}

/** What a heading is about: of each word or phrase with a listed meaning its meanings. */
function topicsOf(heading: string, reader: MeaningReader, words: PageWords): Uint32Array[] {
  const groups = new Map<string, string[]>()
  for (const { term, places } of reader.read(heading).meanings) {
    if (isLight(term)) continue
    const group = groups.get(places.join()) ?? []
    group.push(term)
    groups.set(places.join(), group)
  }
  return [...groups.values()].map((group) => words.numbersFor(group))
}

/** As few sentences may name a place by chance. */
const FEW_NAMING = 2

/** The place that most sentences and headings name, by far or not; null where hardly one names any. */
export function homeOf(entries: readonly Entry[]): number | null {
  const counts = new Map<number, number>()
  for (const place of entries.flatMap(({ sentences }) => sentences.flatMap(({ places }) => [...new Set(places)])))
    counts.set(place, (counts.get(place) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best !== undefined && best[1] >= FEW_NAMING ? best[0] : null
}
