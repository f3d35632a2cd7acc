import { type Audience, readAudience } from '../../language/read-audience.ts'
import { type TextToken, tokenize } from '../../language/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { SearchProduct } from '../search-product.ts'
import type { PartGrade } from './grade.ts'

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
}

/** Reads for whom a wish is, in any language; null when it does not say. */
export function wishedAudience(text: string): WishedAudience | null {
  const tokens = tokenize(boundedReading(text, textBounds.query))
  const found = readAudience(tokens)
  if (!found) return null
  const words = new Set(tokens.slice(found.from, found.to).map((token) => token.text))
  const fitting = new Set<Audience>([found.value, 'unisex', ...(takesIn[found.value] ?? [])])
  return {
    isPart: (surface) => words.has(surface) || words.has(surface.replace(/s$/, '')),
    grade(product) {
      const own = audiencesOf(product)
      const holds = own.audiences.some((audience) => fitting.has(audience))
      return {
        ...{ part: 'audience', wanted: found.value, field: own.field },
        verdict: own.field === null ? 'unknown' : holds ? 'holds' : 'fails',
        says: holds ? null : own.audiences.join(', ') || null,
      }
    },
  }
}

/** For whom a product is by its title, else by its category and tags. */
function audiencesOf({ title, category, tags }: SearchProduct): { audiences: Audience[]; field: PartGrade['field'] } {
  const inTitle = audiencesIn(title)
  if (inTitle.length > 0) return { audiences: inTitle, field: 'title' }
  const inCategory = audiencesIn(category ?? '')
  if (inCategory.length > 0) return { audiences: inCategory, field: 'category' }
  const inTags = audiencesIn(tags.join(' | '))
  return { audiences: inTags, field: inTags.length > 0 ? 'tags' : null }
}

function audiencesIn(text: string): Audience[] {
  const tokens: TextToken[] = tokenize(boundedReading(text, textBounds.name))
  const found = new Set<Audience>()
  for (let at = 0; at < tokens.length; ) {
    const one = readAudience(tokens, at)
    if (!one) break
    found.add(one.value)
    at = one.to
  }
  return [...found]
}
