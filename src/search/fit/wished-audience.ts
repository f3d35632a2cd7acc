import { type Audience, readAudience } from '../../language/read-audience.ts'
import { tokenize } from '../../language/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import type { SearchProduct } from '../search-product.ts'
import type { PartGrade } from './grade.ts'
import { audiencesIn, audiencesOfTitle } from './title-readings.ts'

/** For whom a wish is. */
export interface WishedAudience {
  /** Whether a word of the wish is accounted for by it. */
  isPart(surface: string): boolean
  grade(product: SearchProduct): PartGrade
}

/** What is for the second is for the first too. */
const takesIn: Readonly<Partial<Record<Audience, readonly Audience[]>>> = {
  boys: ['kids'],
  girls: ['kids'],
  kids: ['boys', 'girls', 'baby'],
  pets: ['dogs', 'puppies', 'cats', 'kittens', 'rodents', 'birds'],
  dogs: ['pets'],
  puppies: ['pets'],
  cats: ['pets'],
  kittens: ['pets'],
  rodents: ['pets'],
  birds: ['pets'],
}

/** What is for the second may be for the first: nobody says of dog food whether a puppy can have it. */
const maySuit: Readonly<Partial<Record<Audience, readonly Audience[]>>> = {
  dogs: ['puppies'],
  puppies: ['dogs'],
  cats: ['kittens'],
  kittens: ['cats'],
}

/** Reads for whom a wish is, in any language; null when it does not say. */
export function wishedAudience(text: string): WishedAudience | null {
  const tokens = tokenize(boundedReading(text, textBounds.query))
  const found = readAudience(tokens)
  if (!found) return null
  const words = new Set(tokens.slice(found.from, found.to).map((token) => token.text))
  const fitting = new Set<Audience>([found.value, 'unisex', ...(takesIn[found.value] ?? [])])
  const uncertain = new Set<Audience>(maySuit[found.value])
  const verdictOf = ({ audiences, field }: Told): PartGrade['verdict'] => {
    if (field === null) return 'unknown'
    if (audiences.some((audience) => fitting.has(audience))) return 'holds'
    return audiences.some((audience) => uncertain.has(audience)) ? 'unknown' : 'fails'
  }
  return {
    isPart: (surface) => words.has(surface) || words.has(surface.replace(/s$/, '')),
    grade(product) {
      const own = audiencesOf(product)
      const verdict = verdictOf(own)
      return {
        ...{ part: 'audience', wanted: found.value, verdict, field: own.field },
        says: verdict === 'holds' ? null : own.audiences.join(', ') || null,
      }
    },
  }
}

/** For whom a product is, and the field that tells it. */
interface Told {
  audiences: readonly Audience[]
  field: PartGrade['field']
}

/** Categories come again and again. */
const audiencesInLabel = remembering((text): readonly Audience[] => audiencesIn(text))

/** By its title, else by its category and tags. */
function audiencesOf(product: SearchProduct): Told {
  const { category, tags } = product
  const inTitle = audiencesOfTitle(product)
  if (inTitle.length > 0) return { audiences: inTitle, field: 'title' }
  const inCategory = audiencesInLabel(category ?? '')
  if (inCategory.length > 0) return { audiences: inCategory, field: 'category' }
  const inTags = tags.length === 0 ? [] : audiencesInLabel(tags.join(' | '))
  return { audiences: inTags, field: inTags.length > 0 ? 'tags' : null }
}
