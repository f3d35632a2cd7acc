import { type Content, type ContentRelation, contents, isDiet } from '../../language/data/contents.ts'
import { wordList } from '../../language/packs.ts'
import { type ContentMode, mayNameContents, readContents } from '../../language/readers/read-contents.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { stripHtml } from '../analysis/strip-html.ts'
import type { SearchProduct } from '../search-product.ts'

/**
 * What the texts of a product tell of a content:
 * - `+` it is in it; of a diet: suits it
 * - `~` traces of it may be
 * - `-` it is not in it; of a diet: does not suit it
 * - `?` its category is called so ("Wine"), or there is little of it ("caffeine below 0.1 %"), where nothing else tells
 */
type Mark = '+' | '~' | '-' | '?'

/** All that a product tells, as one text that can be kept: "hazelnut~ milk~ vegan+". */
export type ToldContents = string

const marks: Readonly<Record<ContentMode, Mark>> = {
  there: '+',
  traces: '~',
  little: '?',
  denied: '-',
  unbearable: '-',
}

/** What is found later goes before what was found, but for these: whatever may harm is kept. */
const strength: Readonly<Record<Mark, number>> = { '?': 0, '-': 1, '~': 2, '+': 3 }

/** What a product's texts tell of contents; undefined where they tell nothing. Reads the description, which the index does not keep. */
export function toldContents(product: SearchProduct, language: string): ToldContents | undefined {
  const told = new Map<Content, Mark>()
  const { title, category, tags, description } = product
  const take = (text: string): void => {
    for (const { content, mode } of readContents(text, language)) {
      const mark = marks[mode]
      const former = told.get(content)
      // Of a diet No goes before Yes: "not for vegans" of a page that sells to vegans too.
      const isStronger = former === undefined || (isDiet(content) ? mark === '-' : strength[mark] > strength[former])
      if (isStronger) told.set(content, mark)
    }
  }
  for (const text of [title, tags.join(' | ')]) if (mayNameContents(text, language)) take(text)
  const page = description === null ? '' : boundedReading(stripHtml(description), textBounds.description)
  if (mayNameContents(page, language)) {
    for (const sentence of splitSentences(page)) if (mayNameContents(sentence, language)) take(sentence)
  }
  for (const { content, mode } of readContents(category ?? '', language)) {
    if (!told.has(content)) told.set(content, mode === 'there' ? '?' : '-')
  }
  return told.size === 0
    ? undefined
    : [...told]
        .map(([content, mark]) => content + mark)
        .sort()
        .join(' ')
}

const marksOf = remembering(
  (told: ToldContents): ReadonlyMap<string, Mark> =>
    new Map(told.split(' ').map((one) => [one.slice(0, -1), one.slice(-1) as Mark])),
)

const relations: Readonly<Record<string, ContentRelation>> = contents
const names = Object.keys(contents) as Content[]

/** A content and all that are kinds of it. */
const kindsOf = remembering((content): readonly string[] => {
  const found = [content]
  for (const one of found) {
    for (const kind of wordList(relations[one]?.kinds)) if (!found.includes(kind)) found.push(kind)
  }
  return found
})

const widerOf = remembering((content): readonly string[] =>
  names.filter((one) => one !== content && !isDiet(one) && kindsOf(one).includes(content)),
)

/** Diets for which a content is nothing. */
const dietsWithout = remembering((content): readonly string[] =>
  names.filter((diet) => wordList(relations[diet]?.without).some((one) => kindsOf(one).includes(content))),
)

/** What is told of a content that must not be there, or of a diet that must be kept, and which content says so. */
export interface ContentVerdict {
  verdict: 'holds' | 'fails' | 'unknown'
  /** The content that decides: "hazelnut" of nuts. */
  by: Content | null
}

const untold: ContentVerdict = { verdict: 'unknown', by: null }
const verdict = (is: 'holds' | 'fails', by: string): ContentVerdict => ({ verdict: is, by: by as Content })

/** Whether a product is without a content. @param isSure whether only what is told of the content itself will do, and no traces */
export function isWithout(content: Content, told: ToldContents | undefined, isSure: boolean): ContentVerdict {
  if (told === undefined) return untold
  const marks = marksOf(told)
  const [own, ...kinds] = kindsOf(content)
  const isThere = (one: string) => marks.get(one) === '+' || marks.get(one) === '~'
  if (own !== undefined && isThere(own)) return verdict('fails', own)
  // "Gluten-free" of what is made of wheat starch: the page says it of the content itself.
  if (marks.get(content) === '-') return verdict('holds', content)
  const kind = kinds.find(isThere)
  if (kind !== undefined) return verdict('fails', kind)
  const wider = widerOf(content).find((one) => marks.get(one) === '-')
  if (wider !== undefined) return verdict('holds', wider)
  const diet = dietsWithout(content).find((one) => marks.get(one) === '+')
  if (diet !== undefined && !isSure) return verdict('holds', diet)
  const labelled = kindsOf(content).find((one) => marks.get(one) === '?')
  return labelled === undefined ? untold : verdict('fails', labelled)
}

/** Whether a product suits a diet. */
export function suits(diet: Content, told: ToldContents | undefined): ContentVerdict {
  if (told === undefined) return untold
  const marks = marksOf(told)
  const { from, without } = relations[diet] ?? {}
  const mark = marks.get(diet)
  if (mark === '-') return verdict('fails', diet)
  const narrower = [diet, ...wordList(from)].find((one) => marks.get(one) === '+')
  if (narrower !== undefined) return verdict('holds', narrower)
  // What is not vegetarian is not vegan.
  const wider = names.find((one) => wordList(relations[one]?.from).includes(diet) && marks.get(one) === '-')
  if (wider !== undefined) return verdict('fails', wider)
  const against = wordList(without)
    .flatMap((one) => [...kindsOf(one)])
    .find((one) => marks.get(one) === '+' || marks.get(one) === '?')
  return against === undefined ? untold : verdict('fails', against)
}
