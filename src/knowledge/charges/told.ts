import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { splitSentences } from '../../shared/sentences.ts'
import type { Entry } from '../index/entry.ts'
import { meaningReaderOf, type Reading } from '../index/meanings.ts'
import { termsNamed } from '../index/policy-words.ts'
import { sentencesOf } from '../index/sentences-of.ts'
import type { Charge } from './charge.ts'
import { isUnion, placesIn, placesListed } from './places-in.ts'

/** A sentence, with what stands above it. */
export interface Told {
  text: string
  read: Reading
  meanings: ReadonlySet<string>
  places: readonly string[]
  heading: Reading
  entry: Entry
}

export const has = (meanings: ReadonlySet<string>, terms: readonly string[]): boolean =>
  terms.some((term) => meanings.has(term))
export const meaningsOf = ({ meanings }: Reading): Set<string> => new Set(meanings.map(({ term }) => term))

const abroad = termsNamed('abroad')

/** The sentences of a passage. */
export function toldIn(entry: Entry): Told[] {
  const { source, heading, text } = entry
  const reader = meaningReaderOf(source.language)
  const above = reader.read(`${source.title}. ${heading}`)
  const label = reader.read(heading.split(' > ').at(-1) ?? '')
  const own = placesIn(label)
  const read = sentencesOf(splitSentences(boundedReading(text, textBounds.passage)), heading).map((one) => ({
    text: one.text,
    read: reader.read(one.text),
  }))
  const listed = placesListed(read)
  // "International delivery. We ship to Spain and France."
  const isOfListed = own.some(isUnion) || (own.length === 0 && has(meaningsOf(label), abroad))
  return read.map((one): Told => {
    const named = placesIn(one.read)
    return {
      ...{ ...one, meanings: meaningsOf(one.read), heading: above, entry },
      places: named.length > 0 ? named : isOfListed && listed.length > 0 ? listed : own,
    }
  })
}

/** A charge that a sentence tells. */
export function chargeOf(told: Told, of: Partial<Charge> & Pick<Charge, 'kind'>): Charge {
  const { source, position, heading, text } = told.entry
  return {
    ...{
      cost: null,
      percent: null,
      from: null,
      fromPieces: null,
      isPerItem: false,
      isAdded: false,
      isRefused: false,
      way: 'standard',
      places: [],
    },
    ...{
      time: null,
      limitQuote: null,
      code: null,
      topics: [...told.meanings, ...meaningsOf(told.heading)],
      goods: [],
      some: [],
      called: [],
      carrier: null,
      marks: [],
      isNotReduced: false,
    },
    quote: told.text,
    passage: {
      ...{ id: `${source.id}.${position}`, text, heading, title: heading.split(' > ')[0] || source.title },
      ...{ url: source.url, language: source.language },
    },
    ...of,
  }
}
