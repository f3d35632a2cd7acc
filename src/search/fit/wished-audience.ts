import { endOfDenial, isNegation } from '../../language/readers/negation.ts'
import { isPurposeWord } from '../../language/readers/purpose.ts'
import { type Audience, type AudienceReading, readAudience } from '../../language/readers/read-audience.ts'
import { type TextToken, tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { isOrdinaryWord } from '../index/meant-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { PartGrade } from './grade.ts'
import { audiencesIn, audiencesOfTitle } from './title-readings.ts'

/** For whom a wish is. */
export interface WishedAudience {
  /** False for animals. */
  isPerson: boolean
  /** Of a child, in whole years; null where it is not told, and of grown people. */
  age: number | null
  /** Whether a word of the wish is accounted for by it. */
  isPart(surface: string): boolean
  /** Null where it only refuses somebody, and the product is for nobody such. */
  grade(product: SearchProduct): PartGrade | null
}

/** What is for the second is for the first too. */
const takesIn: Readonly<Partial<Record<Audience, readonly Audience[]>>> = {
  men: ['adults'],
  women: ['adults'],
  adults: ['men', 'women'],
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

/** What is for the second may be for the first: nobody says of dog food whether a puppy can have it, and a niece may be grown up. */
const maySuit: Readonly<Partial<Record<Audience, readonly Audience[]>>> = {
  boys: ['men'],
  girls: ['women'],
  dogs: ['puppies'],
  puppies: ['dogs'],
  cats: ['kittens'],
  kittens: ['cats'],
}

const grown: readonly Audience[] = ['men', 'women', 'adults']
const young: readonly Audience[] = ['boys', 'girls', 'kids', 'baby']
const male: readonly Audience[] = ['men', 'boys']
const female: readonly Audience[] = ['women', 'girls']
const persons: readonly Audience[] = [...grown, ...young]

/** What nobody is both of. */
const apart: readonly (readonly [readonly Audience[], readonly Audience[]])[] = [
  [grown, young],
  [male, female],
]

const areApart = (one: Audience, other: Audience): boolean =>
  apart.some(([a, b]) => (a.includes(one) && b.includes(other)) || (b.includes(one) && a.includes(other)))

/** "Unisex" of what is for adults is for no child. */
function isForAll(wanted: Audience, audiences: readonly Audience[]): boolean {
  if (!audiences.includes('unisex') || !persons.includes(wanted)) return false
  const own = young.includes(wanted) ? young : grown
  return audiences.every((one) => one === 'unisex' || own.includes(one)) || audiences.some((one) => own.includes(one))
}

function verdictFor(wanted: Audience, { audiences, field }: Told, age: number | null = null): PartGrade['verdict'] {
  if (field === null) return 'unknown'
  // A toddler is a boy or a girl, and a boy of three may be one.
  const small: readonly Audience[] = young.includes(wanted) && age !== null && age <= TODDLER ? ['baby'] : []
  const fitting = [wanted, ...(takesIn[wanted] ?? []), ...small]
  if (audiences.some((one) => fitting.includes(one)) || isForAll(wanted, audiences)) return 'holds'
  const uncertain = maySuit[wanted] ?? []
  return audiences.some((one) => uncertain.includes(one)) ? 'unknown' : 'fails'
}

/** "Newborn girl": what is for one of them fits if nothing in it is against the other. */
function verdictForAll(wanted: readonly Audience[], own: Told, age: number | null): PartGrade['verdict'] {
  const verdicts = wanted.map((one) => verdictFor(one, own, age))
  if (verdicts.every((verdict) => verdict === verdicts[0])) return verdicts[0] ?? 'unknown'
  const meant = own.audiences.filter((told) => !wanted.some((one) => areApart(one, told)))
  return meant.length > 0 && verdicts.some((verdict) => verdict !== 'fails') ? 'unknown' : 'fails'
}

/** All for whom a wish is, the first of which is the one that is named. */
function audiencesOfWish(tokens: readonly TextToken[]): AudienceReading[] {
  const found: AudienceReading[] = []
  for (let one = readAudience(tokens); one; one = readAudience(tokens, one.to)) {
    // "My son is 5, which bike for him?"
    const isNamedBefore = !one.isSure && found.some(({ value }) => areApart(value, one.value))
    if (!isOfAnother(one, tokens) && !isNamedBefore) found.push(one)
  }
  return found
}

/** "For pet HAIR": what it is for is another thing, of which an animal tells the sort. */
function isOfAnother({ value, from, to }: AudienceReading, tokens: readonly TextToken[]): boolean {
  const [before, next] = [tokens[from]?.text ?? '', tokens[to]]
  return (
    !persons.includes(value) &&
    isPurposeWord(before) &&
    next?.kind === 'word' &&
    !isOrdinaryWord(next.text) &&
    !isNegation(next.text)
  )
}

const ADULT = 18
const TODDLER = 3

/** Small words between a "not" and whom it refuses: "not for my kids". */
const MOST_BETWEEN = 3

function isRefused({ from, to }: AudienceReading, tokens: readonly TextToken[]): boolean {
  const start = Math.max(0, from - MOST_BETWEEN)
  const before = tokens.slice(start, to)
  // "No, for men" corrects what was said before.
  const at = before.findLastIndex((_, place) => endOfDenial(tokens, start + place) !== null)
  // "No fluoride, for kids" refuses the fluoride.
  const own = tokens.slice(from, to).map(({ text }) => text)
  return at >= 0 && before.slice(at + 1).every(({ text }) => isOrdinaryWord(text) || own.includes(text))
}

/** Reads for whom a wish is, and for whom it is not, in any language; null when it does not say. */
export function wishedAudience(text: string): WishedAudience | null {
  const tokens = tokenize(boundedReading(text, textBounds.query))
  const all = audiencesOfWish(tokens)
  const [first] = all
  if (!first) return null
  const refused = all.filter((one) => isRefused(one, tokens)).map(({ value }) => value)
  const found = all.filter(({ value }) => !refused.includes(value))
  const words = new Set(all.flatMap(({ from, to }) => tokens.slice(from, to).map((token) => token.text)))
  const wanted = [...new Set(found.map(({ value }) => value))]
  const age = found.map(({ ageYears }) => ageYears).find((one) => one !== null && one < ADULT) ?? null
  return {
    isPerson: persons.includes(first.value),
    age,
    isPart: (surface) => words.has(surface) || words.has(surface.replace(/s$/, '')),
    grade(product) {
      const told = audiencesOf(product)
      const refuses = told.find((one) => refused.some((who) => verdictFor(who, one) === 'holds'))
      if (refuses)
        return { part: 'not_word', wanted: refused[0] ?? '', verdict: 'fails', field: refuses.field, says: null }
      if (wanted.length === 0) return null
      // A bed for cats may stand on the shelf of dogs.
      const own = told.find((one) => verdictForAll(wanted, one, age) === 'holds') ?? told[0] ?? untold
      const isForGrown = own.field !== null && own.audiences.every((one) => grown.includes(one))
      // "Is it ok for him?", of a dog.
      const mayBeAnimal = !first.isSure && own.field !== null && !own.audiences.some((one) => persons.includes(one))
      const possible = mayBeAnimal && age === null ? 'unknown' : verdictForAll(wanted, own, age)
      const verdict = possible === 'unknown' && isForGrown && age !== null ? 'fails' : possible
      return {
        ...{ part: 'audience', wanted: wanted[0] ?? '', verdict, field: own.field },
        says: verdict === 'holds' ? null : own.audiences.join(', ') || null,
      }
    },
  }
}

/** Whether what is said now may be of the child whose age was told: "a kids one", behind "my daughter is 6". @param texts bounded by the caller */
export function isOfSameChild(now: string, former: string): boolean {
  const [said, told] = [now, former].map((text) => readAudience(tokenize(text)))
  if (!said || !told || told.ageYears === null || said.ageYears !== null) return false
  return young.includes(said.value) && young.includes(told.value) && !areApart(said.value, told.value)
}

/** For whom a product is, and the field that tells it. */
interface Told {
  audiences: readonly Audience[]
  field: PartGrade['field']
}

/** Categories come again and again. */
const audiencesInLabel = remembering((text): readonly Audience[] => audiencesIn(text))

const untold: Told = { audiences: [], field: null }

/** By its title, else by its category, and by its tags. */
function audiencesOf(product: SearchProduct): Told[] {
  const { category, tags } = product
  const inTitle = audiencesOfTitle(product)
  if (inTitle.length > 0) return [{ audiences: inTitle, field: 'title' }]
  const inCategory = audiencesInLabel(category ?? '')
  const inTags = tags.length === 0 ? [] : audiencesInLabel(tags.join(' | '))
  const told: Told[] = [
    { audiences: inCategory, field: 'category' },
    { audiences: inTags, field: 'tags' },
  ]
  return told.filter(({ audiences }) => audiences.length > 0)
}
